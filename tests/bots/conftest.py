"""Fixtures shared by the tests of bots."""

from types import ModuleType

import pytest

from tests.machine_code import built


@pytest.fixture(scope="module")
def machine_code() -> ModuleType:
    return built("guildhall.bots._kernel")
