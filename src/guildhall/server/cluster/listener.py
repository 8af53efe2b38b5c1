"""What other processes write: PostgreSQL tells each of them where to look.

A notice is `{table, seq}` and nothing else; whoever holds the table reads the rest. Others name a
person, a session or a process in the same way. SQLite tells nothing, and a house on it is one
process.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final, cast

import msgspec
from msgspec import Struct
from sqlalchemy import URL, Connection, Delete, Insert, Table, Update

from guildhall.server.storage import timeouts
from guildhall.server.storage.schema import (
    entries,
    invitations,
    people,
    presences,
    seats,
    sessions,
    tables,
)

_ENTRIES: Final = "guildhall_entries"
_LISTED: Final = "guildhall_listed"
_INVITED: Final = "guildhall_invited"
_PEOPLE: Final = "guildhall_people"
_PRESENCE: Final = "guildhall_presence"
LOCK: Final = 0x6711D
"""The first half of the lock that a process holds while it listens; the second is its number."""
_BEAT: Final = 5.0
"""Seconds of silence after which the database is asked whether it is still there."""
_NOTIFY: Final = "SELECT pg_notify(%(channel)s, one) FROM unnest(%(news)s::text[]) AS one"
_ALIVE: Final = "SELECT pg_advisory_lock_shared(%s, %s)"
# A machine that is gone does not say so, and the locks of its processes must not stay for hours.
_OPTIONS: Final = (
    "-c tcp_keepalives_idle=1 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=2"
    " -c tcp_user_timeout=3000"
)

Written = tuple[Insert | Update | Delete, Mapping[str, Any]]


class News(Struct, frozen=True):
    """A table has an entry that it had not."""

    table: str
    seq: int
    listed: bool = False
    """Lists of tables say something else of it now: who sits there, or its status."""


class Changed(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody is called otherwise, or was signed out somewhere; or a session was ended."""

    person: str = ""
    session: str = ""


class Attended(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody came to a table or left it, at a process."""

    table: str
    process: int


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody was invited to a table, which is told to nobody else."""

    table: str
    person: str


Heard = News | Changed | Attended | Invited


class _Notice(Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    seq: int


def tell(connection: Connection, written: Sequence[Written]) -> None:
    """Tell the others, when the transaction is durable, of what it holds."""
    last: dict[str, int] = {}
    listed: set[str] = set()
    others: dict[str, dict[Struct, None]] = {_PEOPLE: {}, _PRESENCE: {}, _INVITED: {}}
    for statement, row in written:
        table = cast(Table, statement.table)
        # What somebody said is emptied when he is forgotten: that is no entry that is new.
        if table is entries and "seq" in row:
            last[row["table_id"]] = max(row["seq"], last.get(row["table_id"], 0))
        elif table is tables or table is seats:
            listed.add(row.get("of_table") or row.get("table_id") or row.get("id") or "")
        elif table is presences:
            others[_PRESENCE] |= dict.fromkeys(_attended(row))
        elif table is invitations and isinstance(statement, Insert):
            others[_INVITED][Invited(row["table_id"], row["person"])] = None
        elif (table is people and isinstance(statement, Update)) or (
            table is sessions and isinstance(statement, Delete)
        ):
            others[_PEOPLE] |= dict.fromkeys(_changed(row))
    listed &= set(last)
    of_tables = {one: _Notice(one, last[one]) for one in sorted(last)}
    told: dict[str, Sequence[Struct]] = {
        _ENTRIES: [notice for one, notice in of_tables.items() if one not in listed],
        _LISTED: [of_tables[one] for one in sorted(listed)],
        **{channel: list(found) for channel, found in others.items()},
    }
    for channel, notices in told.items():
        if notices:
            news = [msgspec.json.encode(notice).decode() for notice in notices]
            connection.exec_driver_sql(_NOTIFY, {"channel": channel, "news": news})


def _changed(row: Mapping[str, Any]) -> list[Changed]:
    if session := row.get("session_id"):
        return [Changed(session=session)]
    person = row.get("person_id") or row.get("of_person") or row.get("person")
    return [Changed(person=person)] if person else []


def _attended(row: Mapping[str, Any]) -> list[Attended]:
    table = row.get("table_id") or row.get("of_table")
    return [Attended(table, row.get("process") or row["of_process"])] if table else []


def _read(channel: str, text: str) -> Heard:
    if channel == _PEOPLE:
        return msgspec.json.decode(text, type=Changed)
    if channel == _PRESENCE:
        return msgspec.json.decode(text, type=Attended)
    if channel == _INVITED:
        return msgspec.json.decode(text, type=Invited)
    notice = msgspec.json.decode(text, type=_Notice)
    return News(notice.table, notice.seq, channel == _LISTED)


async def listen(url: URL, process: int) -> AsyncIterator[Heard | None]:
    """What others tell, for ever; first None: what came before nobody has told.

    As long as it listens, the others know that this process lives. Raises where the database is
    gone, or says nothing any more.
    """
    # Only there where PostgreSQL is used.
    from psycopg import AsyncConnection

    named = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await AsyncConnection.connect(
        named, autocommit=True, connect_timeout=timeouts.CONNECT, options=_OPTIONS
    )
    async with connection:
        async with asyncio.timeout(timeouts.STATEMENT):
            await connection.execute(_ALIVE, (LOCK, process))
            for channel in (_ENTRIES, _LISTED, _INVITED, _PEOPLE, _PRESENCE):
                await connection.execute(f"LISTEN {channel}".encode())
        yield None
        while True:
            async for told in connection.notifies(timeout=_BEAT):
                yield _read(told.channel, told.payload)
            # A database that was stopped in its tracks keeps the connection and is silent.
            async with asyncio.timeout(timeouts.STATEMENT):
                await connection.execute("SELECT 1")
