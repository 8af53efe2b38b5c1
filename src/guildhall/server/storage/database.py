"""Opens the database and refuses one that does not fit."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL as URL
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from guildhall.server.bots import job_queue
from guildhall.server.cluster import listener
from guildhall.server.cluster.listener import Heard
from guildhall.server.cluster.log_reader import Following
from guildhall.server.operator_errors import WrongDatabase
from guildhall.server.storage import timeouts
from guildhall.server.storage.availability import Reach, first_line
from guildhall.server.storage.group_commit import Writer
from guildhall.server.storage.schema import VERSION
from guildhall.server.tables.log_store import Logs
from guildhall.table.entry import LogEntry

_BUILDING: Final = 0x6711D0B
"""The advisory lock for schema changes: of two processes that start at once, one waits."""

_AT_FIRST: Final = 2
"""Initial number of read connections; grows if a request waits too long for one."""
_MOMENT: Final = 0.1
"""Seconds to wait for a connection, shorter than the timeout of an unavailable database."""


class Database:
    """The database of a server: read through `connect` and `logs`, changed by `writer` only."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        driver = "sqlite+aiosqlite" if is_sqlite(self.url) else self.url.drivername
        self._read: AsyncEngine = create_async_engine(
            self.url.set(drivername=driver),
            hide_parameters=True,
            **timeouts.asynchronous(self.url),
        )
        if is_sqlite(self.url):
            event.listen(self._read.sync_engine, "connect", _set_pragmas)
        self._free = asyncio.Semaphore(_AT_FIRST)
        self._written = _new_engine(self.url, **timeouts.options(self.url))
        timeouts.listen(self._written)
        self._reach = Reach("read")
        self.writer = Writer(self._written)
        self._following = Following(self.url)

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A read connection; raises Unavailable if the database does not answer."""
        # After a restart many requests need a connection at once, but the first is free again
        # before a new one is opened. The limit grows only if a request has waited in vain, also for
        # later ones, so that waiting times do not add up.
        with suppress(TimeoutError):
            async with asyncio.timeout(_MOMENT):
                await self._free.acquire()
        try:
            async with self._read.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            explained = self._reach.explained(error)
            if explained is error:
                raise
            raise explained from error
        finally:
            self._free.release()
        self._reach.answered()

    @asynccontextmanager
    async def logs(self, *, at_one_moment: bool = False) -> AsyncIterator[Logs]:
        """Tables and their logs on one connection.

        The caller sees one snapshot and does not block writers.
        """
        async with self.connect() as connection:
            if at_one_moment and is_sqlite(self.url):
                # sqlite3 begins a transaction implicitly only for changes.
                await connection.exec_driver_sql("BEGIN")
            elif at_one_moment:
                # Set with the start of the transaction; the pool resets it.
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield Logs(connection)

    async def lines_of_others(self, since: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        """Entries written by other processes after the given ones; one reader at a time."""
        found = await self._following.lines_of(since)
        if found is None:
            # The pool knows whether the database is reachable.
            async with self.logs() as logs:
                found = await logs.lines_of(since)
        return found

    @property
    def tells(self) -> bool:
        """Whether this process receives notifications of other processes."""
        return not is_sqlite(self.url)

    def news(self, process: int) -> AsyncIterator[Heard | None]:
        """Yield notifications from other processes; None first (earlier ones are unknown)."""
        return listener.listen(self.url, process)

    async def open(self) -> None:
        async with self.connect() as connection:
            await connection.run_sync(check_version)

    async def close(self) -> None:
        await self.writer.stop()
        await self._following.close()
        self._written.dispose()
        await self._read.dispose()


def database_url(url: str) -> URL:
    """The URL with the drivers that the server uses."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise WrongDatabase(reason="url", detail="") from error
    match found.get_backend_name():
        case "sqlite" if found.database and found.database != ":memory:":
            return found.set(drivername="sqlite")
        case "postgresql" | "postgres":
            return found.set(drivername="postgresql+psycopg")
    raise WrongDatabase(reason="url", detail="")


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _new_engine(url: URL, **options: Any) -> Engine:
    # Error messages must not contain hidden information of games.
    if not is_sqlite(url):
        return create_engine(url, hide_parameters=True, **options)
    engine = create_engine(url, hide_parameters=True, paramstyle="named", **options)
    event.listen(engine, "connect", _set_pragmas)
    return engine


@contextmanager
def opened(url: URL) -> Iterator[Engine]:
    """A database for maintenance commands; raises WrongDatabase if it cannot be used."""
    if is_sqlite(url) and not Path(str(url.database)).exists():
        # SQLite would create a missing file, readable for all users.
        raise WrongDatabase(reason="missing", detail=str(url.database))
    patient = {} if is_sqlite(url) else {"connect_args": timeouts.reaching()}
    engine = _new_engine(url, **patient)
    try:
        yield engine
    except SQLAlchemyError as error:
        raise WrongDatabase(reason="unreachable", detail=first_line(error)) from error
    finally:
        engine.dispose()


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # commits survive power loss
        "wal_autocheckpoint=4000",  # pages that change with every move are checkpointed less often
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def found_version(connection: Connection) -> str | None:
    """The schema version of the database; None for an empty one."""
    names = inspect(connection).get_table_names()
    if not names:
        return None
    if "alembic_version" not in names:
        raise WrongDatabase(reason="foreign", detail="")
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(version) if version else None


def check_version(connection: Connection) -> None:
    """Raise WrongDatabase unless the database has this version."""
    version = found_version(connection)
    if version is None:
        raise WrongDatabase(reason="empty", detail="")
    if version < VERSION:
        raise WrongDatabase(reason="old", detail=version)
    if version > VERSION:
        raise WrongDatabase(reason="new", detail=version)


def prepare(url: URL) -> None:
    """Create the schema in an empty database; raises WrongDatabase for another version.

    The job queue has its own schema, which is created if it is missing.
    """
    if is_sqlite(url):
        _create(url)
    with opened(url) as engine:
        with engine.connect() as connection:
            empty = found_version(connection) is None
        if empty:
            upgrade(url)
        with engine.connect() as connection:
            check_version(connection)
        if not is_sqlite(url):
            with _alone(engine) as connection:
                job_queue.prepare(connection)


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """A transaction that holds the lock for schema changes."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _BUILDING})
        else:
            # sqlite3 begins one implicitly only for row changes, so a failed migration would stay
            # half done.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def create_private(file: Path) -> None:
    """Create an empty file that only the current user can read."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _create(url: URL) -> None:
    file = Path(str(url.database))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        create_private(file)
    except FileExistsError:
        pass
    except OSError as error:
        raise WrongDatabase(reason="unreachable", detail=str(error)) from error


def upgrade(url: URL) -> None:
    """Upgrade a database to this version; a SQLite file is copied first."""
    if is_sqlite(url):
        _create(url)
    with opened(url) as engine:
        with engine.connect() as connection:
            version = found_version(connection)
            if version is not None and version > VERSION:
                raise WrongDatabase(reason="new", detail=version)
            if version is not None and version < VERSION and is_sqlite(url):
                _keep_copy(connection, version)
        with _alone(engine) as connection:
            migrate(connection, VERSION)


def migrate(connection: Connection, version: str) -> None:
    # Imported here because it is slow and a running server does not need it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _keep_copy(connection: Connection, version: str) -> None:
    name = f"{connection.engine.url.database}.before-{VERSION}-{version}"
    # A repeated upgrade keeps the first copy.
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    copy = next(file for file in map(Path, names) if not file.exists())
    unfinished = Path(f"{name}.part")
    unfinished.unlink(missing_ok=True)
    create_private(unfinished)
    try:
        connection.execute(text("VACUUM INTO :file"), {"file": str(unfinished)})
        unfinished.rename(copy)
    finally:
        unfinished.unlink(missing_ok=True)
