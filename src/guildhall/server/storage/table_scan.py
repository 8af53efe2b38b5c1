"""Reads all stored data of tables, one after the other, for checks."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import URL, Connection, select

from guildhall.server.ratings import store as ratings_store
from guildhall.server.storage.database import check_version, is_sqlite, opened
from guildhall.server.storage.schema import entries, seats, snapshots, tables
from guildhall.server.tables import rows
from guildhall.server.tables.rows import Place, StoredTable
from guildhall.table.entry import LogEntry


@dataclass(frozen=True)
class Whole:
    """All stored data of a table."""

    table: StoredTable
    places: dict[int, Place]
    lines: list[LogEntry]
    snapshots: dict[int, bytes]
    """By entry."""


class Everything:
    """A whole database of this version."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def tables(self) -> list[str]:
        """Ids of all tables, the oldest first."""
        query = select(tables.c.id).order_by(tables.c.created)
        return [str(found) for found in self._connection.execute(query).scalars()]

    def table(self, table_id: str) -> Whole:
        execute = self._connection.execute
        row = execute(select(tables).where(tables.c.id == table_id)).one()
        seated = execute(select(seats).where(seats.c.table_id == table_id))
        from_logs = execute(
            select(entries).where(entries.c.table_id == table_id).order_by(entries.c.seq)
        )
        kept = execute(select(snapshots).where(snapshots.c.table_id == table_id))
        return Whole(
            rows.table_of(row),
            {one.seat: Place(one.person, one.bot, one.name) for one in seated},
            [rows.entry_of(one) for one in from_logs],
            {one.seq: bytes(one.position) for one in kept},
        )

    def wrong_ratings(self) -> set[str]:
        """Tables whose ratings differ from the logs; some may not be rated yet."""
        stored = set(ratings_store.stored(self._connection))
        rated = {one.table for one in stored}
        from_logs = {one for one in ratings_store.from_logs(self._connection) if one.table in rated}
        return {one.table for one in stored ^ from_logs}


@contextmanager
def everything(url: URL) -> Iterator[Everything]:
    """One snapshot, also while a server is running."""
    with opened(url) as engine, engine.connect() as connection:
        if is_sqlite(url):
            # sqlite3 begins a transaction implicitly only for writes.
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        check_version(connection)
        yield Everything(connection)
