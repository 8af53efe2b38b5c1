"""Markers and settings of the tests."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Nothing is timed in tests: a busy machine is no failure. The same examples every time: a test
# that fails by chance does not say what broke it.
settings.register_profile(
    "guildhall", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("guildhall")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that a test proves")
    config.addinivalue_line(
        "markers", "written: needs the rules as they are written, to arrange or to break them"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent / "games" in item.path.parents:
            item.add_marker("written")
