"""Import built C modules, whichever form of the rules a test runs."""

import importlib.util
from pathlib import Path
from types import ModuleType

from tests.optional import missing

COMPILED = Path(__file__).parents[1] / "build" / "compiled"


def built(name: str) -> ModuleType:
    """Return a module of the build; skip the test if nothing was compiled."""
    found = list(COMPILED.glob(f"{name.replace('.', '/')}.*"))
    if not found:
        assert not list(COMPILED.glob("guildhall/core/state.*.so")), f"compiled without {name}"
        missing("compiler", f"{name} was not built")
    spec = importlib.util.spec_from_file_location(name, found[0])
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
