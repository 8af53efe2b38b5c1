"""Databases and servers for the tests."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from guildhall.server.storage.database import database_url, is_sqlite
from tests.forked import mother_of, shared_folder
from tests.server.fresh import fill
from tests.server.harness import Server, settings
from tests.server.hashing import hash_quickly
from tests.server.nursery import fork_workers
from tests.server.postgres import Postgres


@pytest.fixture(scope="session", autouse=True)
def _quick_hashes() -> None:
    hash_quickly()


@pytest.fixture(scope="session", autouse=True)
def _forked_workers() -> None:
    """Those of houses in this process, too."""
    fork_workers(lambda: mother_of(os.environ))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres(shared=shared_folder())
    yield server
    server.stop()


NewDatabase = Callable[[], str]


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def empty_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NewDatabase:
    """Makes databases without any table, of each kind in turn."""
    if request.param == "postgresql":
        found: Postgres = request.getfixturevalue("postgres")
        return found.empty_database

    def sqlite() -> str:
        folder: Path = tmp_path_factory.mktemp("sqlite")
        return f"sqlite:///{folder / 'guildhall.db'}"

    return sqlite


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, empty_database: NewDatabase) -> NewDatabase:
    """Makes databases with all tables and nothing in them, of each kind in turn."""
    if not is_sqlite(database_url(empty_database())):
        found: Postgres = request.getfixturevalue("postgres")
        return found.new_database

    def sqlite() -> str:
        url = empty_database()
        fill(url)
        return url

    return sqlite


@pytest.fixture(scope="session")
def server(new_database: NewDatabase) -> Iterator[Server]:
    """One server for all tests that do not mind each other."""
    patient = {"GUILDHALL_TEST_PATIENCE": "60"}
    with Server(settings(new_database()), environment=patient) as found:
        yield found


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A database with all tables and nothing in them."""
    url = f"sqlite:///{tmp_path / 'guildhall.db'}"
    fill(url)
    return url
