"""Databases and servers for the tests."""

from collections.abc import Callable, Iterator
from inspect import iscoroutinefunction, signature
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from guildhall.server.accounts import secrets
from guildhall.server.storage.database import database_url, is_sqlite, prepare
from tests.server.harness import Server, settings, within
from tests.server.postgres import Postgres


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run async tests with a timeout."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    names = signature(pyfuncitem.obj).parameters
    within(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(autouse=True)
def _quick_password_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use cheap password hashes; `test_safety` checks the real parameters."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(secrets, "_HASHER", quick)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


NewDatabase = Callable[[], str]


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def empty_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NewDatabase:
    """Yield a function that creates databases without tables, for each kind in turn."""
    if request.param == "postgresql":
        found: Postgres = request.getfixturevalue("postgres")
        return found.empty_database

    def sqlite() -> str:
        folder: Path = tmp_path_factory.mktemp("sqlite")
        return f"sqlite:///{folder / 'guildhall.db'}"

    return sqlite


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, empty_database: NewDatabase) -> NewDatabase:
    """Yield a function that creates databases with empty tables, for each kind in turn."""
    if not is_sqlite(database_url(empty_database())):
        found: Postgres = request.getfixturevalue("postgres")
        return found.new_database

    def sqlite() -> str:
        url = empty_database()
        prepare(database_url(url))
        return url

    return sqlite


@pytest.fixture(scope="session")
def server(new_database: NewDatabase) -> Iterator[Server]:
    """Yield one server per kind of database, shared by all tests that can share it."""
    with Server(settings(new_database())) as found:
        yield found


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return the URL of a SQLite database with empty tables."""
    url = f"sqlite:///{tmp_path / 'guildhall.db'}"
    prepare(database_url(url))
    return url
