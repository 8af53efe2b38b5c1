"""Opening a database, and refusing one that does not fit."""

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
from guildhall.server.errors import WrongDatabase
from guildhall.server.storage import timeouts
from guildhall.server.storage.availability import Reach, first_line
from guildhall.server.storage.group_commit import Writer
from guildhall.server.storage.schema import VERSION
from guildhall.server.tables.log_store import Logs
from guildhall.table.entry import LogEntry

_BUILDING: Final = 0x6711D0B
"""The lock of whoever changes how the database is built: of two that start at once one waits."""

_AT_FIRST: Final = 2
"""Connections to read by, until somebody has waited in vain for one of them."""
_MOMENT: Final = 0.1
"""Seconds that somebody waits for one, so short that it makes no database seem away."""


class Database:
    """The database of a server: read by `connect` and `logs`, changed by `writer` alone."""

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
        """A connection to read by; raises Unavailable where the database does not answer."""
        # All who ask at once, as a house does when it begins, would have one made for each, though
        # the first is free again before the last is made. Whoever waits in vain may have one more
        # made, and so may all who come later: the waits of many do not add up.
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
        """Tables and their logs, read by one connection.

        At one moment, whatever is written meanwhile is not seen, and does not wait.
        """
        async with self.connect() as connection:
            if at_one_moment and is_sqlite(self.url):
                # sqlite3 itself begins a transaction only for rows that change.
                await connection.exec_driver_sql("BEGIN")
            elif at_one_moment:
                # Said where the transaction begins anyway; the pool takes it back.
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield Logs(connection)

    async def lines_of_others(self, since: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        """What other processes have written after these entries; one who reads at a time."""
        found = await self._following.lines_of(since)
        if found is None:
            # The pool knows whether the database can be reached at all.
            async with self.logs() as logs:
                found = await logs.lines_of(since)
        return found

    @property
    def tells(self) -> bool:
        """Whether this process is told of what others write."""
        return not is_sqlite(self.url)

    def news(self, process: int) -> AsyncIterator[Heard | None]:
        """What other processes write, for ever; first None: what came before nobody tells."""
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
    """The URL with the driver that the house uses."""
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
    # What is hidden in a game must not come out in the words of an error.
    if not is_sqlite(url):
        return create_engine(url, hide_parameters=True, **options)
    engine = create_engine(url, hide_parameters=True, paramstyle="named", **options)
    event.listen(engine, "connect", _set_pragmas)
    return engine


@contextmanager
def opened(url: URL) -> Iterator[Engine]:
    """A database for the commands that look after it; raises WrongDatabase where it fails."""
    if is_sqlite(url) and not Path(str(url.database)).exists():
        # SQLite itself would make one, for everybody to read.
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
        "synchronous=FULL",  # a commit survives the loss of power
        "wal_autocheckpoint=4000",  # pages that change at every move are copied less often
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def found_version(connection: Connection) -> str | None:
    """The version of the database; None for an empty one."""
    names = inspect(connection).get_table_names()
    if not names:
        return None
    if "alembic_version" not in names:
        raise WrongDatabase(reason="foreign", detail="")
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(version) if version else None


def check_version(connection: Connection) -> None:
    """Raises WrongDatabase unless the database is of this version."""
    version = found_version(connection)
    if version is None:
        raise WrongDatabase(reason="empty", detail="")
    if version < VERSION:
        raise WrongDatabase(reason="old", detail=version)
    if version > VERSION:
        raise WrongDatabase(reason="new", detail=version)


def prepare(url: URL) -> None:
    """Make sure that there is a database of this version; only an empty one is changed.

    The queue of jobs is no part of it: it is made where it is missing.
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
    """A transaction in which nobody else changes how the database is built."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _BUILDING})
        else:
            # sqlite3 itself begins one only for rows: of a build that fails half would stay.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def create_private(file: Path) -> None:
    """A new, empty file that nobody else may read."""
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
    """Bring a database to this version; a SQLite file is copied before."""
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
    # Imported here because it takes a while and a server that runs does not need it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _keep_copy(connection: Connection, version: str) -> None:
    name = f"{connection.engine.url.database}.before-{VERSION}-{version}"
    # Whoever tries again keeps what was copied before.
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
