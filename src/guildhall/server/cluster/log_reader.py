"""Reads entries of other processes on a dedicated connection.

A process does this many times a second with the same statement: prepared once, it takes a quarter
of the CPU time (171 µs instead of 682).
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL
from sqlalchemy.dialects.postgresql import psycopg as dialect

from guildhall.server.storage import timeouts
from guildhall.server.tables.log_store import LINES_OF
from guildhall.server.tables.rows import entry_of
from guildhall.table.entry import LogEntry

if TYPE_CHECKING:
    from psycopg import AsyncConnection

_WORDS: Final = dialect.dialect()  # type: ignore[no-untyped-call]
_SQL: Final = str(LINES_OF.compile(dialect=_WORDS)).encode()


class Following:
    """A reader for one caller at a time; PostgreSQL only."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._connection: AsyncConnection[Any] | None = None

    async def lines_of(self, since: Mapping[str, int]) -> dict[str, list[LogEntry]] | None:
        """For each table its entries after a given one; None if the connection was lost."""
        # Installed only with the PostgreSQL extra.
        from psycopg import Error

        wanted = {"tables": list(since), "seqs": list(since.values())}
        found: dict[str, list[LogEntry]] = {table_id: [] for table_id in since}
        try:
            connection = self._connection = self._connection or await self._connect()
            cursor = await connection.execute(_SQL, wanted, prepare=True)
            for row in await cursor.fetchall():
                found[row.table_id].append(entry_of(row))
        except (Error, OSError):
            await self.close()
            return None
        return found

    async def _connect(self) -> "AsyncConnection[Any]":
        from psycopg.rows import namedtuple_row

        named = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        found: AsyncConnection[Any] = await timeouts.asynchronous_connection()(
            named, autocommit=True, row_factory=namedtuple_row, **timeouts.connecting()
        )
        return found

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with suppress(Exception):
                await connection.close()
