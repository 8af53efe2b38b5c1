"""Imports the interpreted rules although compiled ones are installed.

An interpreted class cannot inherit from a compiled one, and games outside the package inherit
from `State`.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class _Written(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("guildhall."):
            return None
        found = PathFinder.find_spec(fullname, path, target)
        if not (found and found.origin and isinstance(found.loader, ExtensionFileLoader)):
            return found
        source = Path(found.origin).with_name(f"{fullname.rpartition('.')[2]}.py")
        return spec_from_file_location(fullname, source) if source.exists() else found


def prefer_python_sources() -> None:
    """Prefer the source of a module to its compiled form."""
    sys.meta_path.insert(0, _Written())
