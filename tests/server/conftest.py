"""Databases and servers for the tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server, settings
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


NewDatabase = Callable[[], str]


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NewDatabase:
    """Makes empty databases, of each kind in turn."""
    if request.param == "postgresql":
        found: Postgres = request.getfixturevalue("postgres")
        return found.new_database

    def sqlite() -> str:
        folder: Path = tmp_path_factory.mktemp("sqlite")
        return f"sqlite:///{folder / 'guildhall.db'}"

    return sqlite


@pytest.fixture(scope="session")
def server(new_database: NewDatabase) -> Iterator[Server]:
    """One server for all tests that do not mind each other."""
    with Server(settings(new_database(), bot_seconds=60.0)) as found:
        yield found


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'guildhall.db'}"
