"""Use the compiled rules in every process whose PYTHONPATH contains this folder.

Python imports this file when it starts. Only the rules come from the build, everything else from
the sources, so only a change of the rules needs a build. If any rules changed since the build, all
of them are imported from source.
"""

import filecmp
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[2]
BUILT: Final = ROOT / "build" / "compiled"


class _Compiled(MetaPathFinder):
    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        return spec_from_file_location(fullname, file) if file else None


def _import_compiled() -> None:
    suffix = EXTENSION_SUFFIXES[0]
    files = {
        ".".join(file.relative_to(BUILT).parts).removesuffix(suffix): file
        for file in BUILT.rglob(f"*{suffix}")
    }
    if all(_current(name) for name in files):
        sys.meta_path.insert(0, _Compiled(files))


def _current(name: str) -> bool:
    """Return whether a module was built from the current source; some modules have no source."""
    source = Path(*name.split(".")).with_suffix(".py")
    built = BUILT / source
    written = ROOT / "src" / source
    if not built.exists() or not written.exists():
        return True
    return filecmp.cmp(built, written, shallow=False)


_import_compiled()
