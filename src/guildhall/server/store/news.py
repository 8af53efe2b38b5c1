"""What other processes write: PostgreSQL tells each of them which table has a new entry.

A notice is `{table, seq}` and nothing else; whoever holds the table reads the rest. SQLite tells
nothing, and a house on it is one process.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import URL, Connection, Table

from guildhall.server.store import patience
from guildhall.server.store.schema import entries, seats, tables

_ENTRIES: Final = "guildhall_entries"
_LISTED: Final = "guildhall_listed"
_BEAT: Final = 5.0
"""Seconds of silence after which the database is asked whether it is still there."""
_NOTIFY: Final = "SELECT pg_notify(%(channel)s, one) FROM unnest(%(news)s::text[]) AS one"


class News(Struct, frozen=True):
    """A table has an entry that it had not."""

    table: str
    seq: int
    listed: bool = False
    """Lists of tables say something else of it now: who sits there, or its status."""


class _Notice(Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    seq: int


def tell(connection: Connection, written: Sequence[tuple[Table, Mapping[str, Any]]]) -> None:
    """Tell the others, when the transaction is durable, of what it holds."""
    last: dict[str, int] = {}
    listed: set[str] = set()
    for table, row in written:
        # What somebody said is emptied when he is forgotten: that is no entry that is new.
        if table is entries and "seq" in row:
            last[row["table_id"]] = max(row["seq"], last.get(row["table_id"], 0))
        elif table is tables or table is seats:
            listed.add(row.get("of_table") or row.get("table_id") or row.get("id") or "")
    listed &= set(last)
    for channel, ids in ((_ENTRIES, set(last) - listed), (_LISTED, listed)):
        if ids:
            news = [msgspec.json.encode(_Notice(one, last[one])).decode() for one in sorted(ids)]
            connection.exec_driver_sql(_NOTIFY, {"channel": channel, "news": news})


async def listen(url: URL) -> AsyncIterator[News | None]:
    """What others tell, for ever; first None: what came before nobody has told.

    Raises where the database is gone, or says nothing any more.
    """
    # Only there where PostgreSQL is used.
    from psycopg import AsyncConnection

    named = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await AsyncConnection.connect(
        named, autocommit=True, connect_timeout=patience.CONNECT
    )
    async with connection:
        for channel in (_ENTRIES, _LISTED):
            await connection.execute(f"LISTEN {channel}".encode())
        yield None
        while True:
            async for told in connection.notifies(timeout=_BEAT):
                notice = msgspec.json.decode(told.payload, type=_Notice)
                yield News(notice.table, notice.seq, told.channel == _LISTED)
            # A database that was stopped in its tracks keeps the connection and is silent.
            async with asyncio.timeout(patience.STATEMENT):
                await connection.execute("SELECT 1")
