"""What the tests of several bots need."""

from types import ModuleType

import pytest

from tests.machine_code import built


@pytest.fixture(scope="module")
def machine_code() -> ModuleType:
    return built("guildhall.bots._kernel")
