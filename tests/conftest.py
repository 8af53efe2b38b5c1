"""Markers and settings of the tests."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import optional

# Nothing is timed in tests: a busy machine is no failure. The same examples every time: a test
# that fails by chance does not say what broke it.
settings.register_profile(
    "guildhall", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("guildhall")

# Hardly anything in tests is garbage that only looking for it finds: as often as Python looks by
# itself, that takes a tenth of what they import and make up.
gc.set_threshold(20_000, 20, 100)

_HERE = Path(__file__).parent
_MARKED = {_HERE / "games": "written", _HERE / "server" / "faults": "waits"}
"""Folders of which all tests are of one kind."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that a test proves")
    config.addinivalue_line(
        "markers", "written: needs the rules as they are written, to arrange or to break them"
    )
    config.addinivalue_line(
        "markers", "waits: leaves the processor to others, beside whom it is run"
    )
    config.addinivalue_line(
        "markers", "long: is begun first, so that nothing else is waited for in the end"
    )


@pytest.fixture(scope="session", autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whoever runs the tests finds no games of theirs among their own."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for folder, marker in _MARKED.items():
            if item.path.is_relative_to(folder):
                item.add_marker(marker)
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """What all tests have imported stays; to look for garbage in it took a tenth of their time."""
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show how many tests were skipped and why, last."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped]
    lines, unexpected = optional.summary(reasons)
    for line in lines:
        terminalreporter.write_line(line)
    if unexpected:
        terminalreporter.write_line(f"Unexpected skips: {', '.join(unexpected)}", red=True)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    reasons = [str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped]
    if session.exitstatus == pytest.ExitCode.OK and optional.summary(reasons)[1]:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
