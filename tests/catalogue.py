"""The parsed catalogue, for tests of its messages."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast


@cache
def parsed(file: Path) -> Sequence[ast.EntryType]:
    """Return the entries of a file, parsed only once because parsing is slow."""
    return FluentParser(with_spans=False).parse(file.read_text("utf-8")).body


def messages_of(file: Path) -> Sequence[ast.Message]:
    return [entry for entry in parsed(file) if isinstance(entry, ast.Message)]
