"""The catalogue as Fluent's parser reads it, for tests of its words."""

import gc
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast


@cache
def parsed(file: Path) -> Sequence[ast.EntryType]:
    """What stands in a file, read once: that takes longer than to look at it."""
    found = FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
    # It stays, as what was imported does: to look for garbage in it would cost what is saved.
    gc.freeze()
    return found


def messages_of(file: Path) -> Sequence[ast.Message]:
    return [entry for entry in parsed(file) if isinstance(entry, ast.Message)]
