"""Markers, settings and the summary of a test run."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import optional

# No deadline, because the machine may be busy; derandomised, so that a failure has a code change as
# its cause.
settings.register_profile(
    "guildhall", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("guildhall")

_GAMES = Path(__file__).parent / "games"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that a test proves")
    config.addinivalue_line("markers", "written: arranges positions, so needs interpreted rules")


@pytest.fixture(scope="session", autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep the games of the tests apart from the user's."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(_GAMES):
            item.add_marker("written")


def _skips(config: pytest.Config) -> tuple[list[str], list[str]]:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    return optional.summary([str(one.longrepr[2]).removeprefix("Skipped: ") for one in skipped])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print at the end how many tests were skipped and why."""
    lines, unexpected = _skips(terminalreporter.config)
    for line in lines:
        terminalreporter.write_line(line)
    if unexpected:
        terminalreporter.write_line(f"Unexpected skips: {', '.join(unexpected)}", red=True)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run with skips that the user has not chosen."""
    if session.exitstatus == pytest.ExitCode.OK and _skips(session.config)[1]:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
