"""What the tests of several bots need."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

COMPILED = Path(__file__).parents[2] / "build" / "compiled"


@pytest.fixture(scope="module")
def machine_code() -> ModuleType:
    found = list(COMPILED.glob("guildhall/bots/_kernel.*"))
    if not found:
        assert not list(COMPILED.glob("guildhall/core/state.*.so")), "compiled without the kernel"
        pytest.skip("no C compiler here: there is no kernel in C")
    spec = importlib.util.spec_from_file_location("guildhall.bots._kernel", found[0])
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
