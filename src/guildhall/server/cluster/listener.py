"""Notifications between processes by PostgreSQL.

A notification contains `{table, seq}` and nothing else; a process that has the table loads the
rest. Others name a person, a session or a process. SQLite has none: it supports a single process.
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
    review_requests,
    reviews,
    seats,
    sessions,
    tables,
)

_ENTRIES: Final = "guildhall_entries"
_LISTED: Final = "guildhall_listed"
_INVITED: Final = "guildhall_invited"
_PEOPLE: Final = "guildhall_people"
_PRESENCE: Final = "guildhall_presence"
_REVIEW: Final = "guildhall_review"
LOCK: Final = 0x6711D
"""The first half of the advisory lock that a listening process holds; the second is its number."""
_BEAT: Final = 5.0
"""Seconds of silence after which the connection is tested."""
_NOTIFY: Final = "SELECT pg_notify(%(channel)s, one) FROM unnest(%(news)s::text[]) AS one"
_ALIVE: Final = "SELECT pg_advisory_lock_shared(%s, %s)"
# TCP keepalive detects dead machines, so that the locks of their processes are released.
_OPTIONS: Final = (
    "-c tcp_keepalives_idle=1 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=2"
    " -c tcp_user_timeout=3000"
)

Written = tuple[Insert | Update | Delete, Mapping[str, Any]]


class News(Struct, frozen=True):
    """A table has new entries."""

    table: str
    seq: int
    listed: bool = False
    """The summary of a table in lists has changed: seats or status."""


class Changed(Struct, frozen=True, forbid_unknown_fields=True):
    """A person was renamed or signed out, or a session was ended."""

    person: str = ""
    session: str = ""


class Attended(Struct, frozen=True, forbid_unknown_fields=True):
    """The presence at a table has changed at a process."""

    table: str
    process: int


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """A person was invited to a table."""

    table: str
    person: str


class Reviewed(Struct, frozen=True, forbid_unknown_fields=True):
    """A review was requested or stopped, has made progress or is done."""

    table: str


Heard = News | Changed | Attended | Invited | Reviewed


class _Notice(Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    seq: int


def tell(connection: Connection, written: Sequence[Written]) -> None:
    """Send notifications about the content of a transaction when it commits."""
    last: dict[str, int] = {}
    listed: set[str] = set()
    others: dict[str, dict[Struct, None]] = {_PEOPLE: {}, _PRESENCE: {}, _INVITED: {}, _REVIEW: {}}
    for statement, row in written:
        table = cast(Table, statement.table)
        # Emptying the chat messages of a deleted person is not a new entry.
        if table is entries and "seq" in row:
            last[row["table_id"]] = max(row["seq"], last.get(row["table_id"], 0))
        elif table is tables or table is seats:
            listed.add(row.get("of_table") or row.get("table_id") or row.get("id") or "")
        elif table is presences:
            others[_PRESENCE] |= dict.fromkeys(_attended(row))
        elif table is reviews or table is review_requests:
            others[_REVIEW][Reviewed(row.get("table_id") or row["of_table"])] = None
        elif table is invitations and isinstance(statement, Insert):
            others[_INVITED][Invited(row["table_id"], row["person"])] = None
        elif (table is people and isinstance(statement, Update)) or (
            table is sessions and isinstance(statement, Delete)
        ):
            others[_PEOPLE] |= dict.fromkeys(_changed(row))
    listed &= set(last)
    of_tables = {one: _Notice(one, last[one]) for one in sorted(last)}
    notices_by_channel: dict[str, Sequence[Struct]] = {
        _ENTRIES: [notice for one, notice in of_tables.items() if one not in listed],
        _LISTED: [of_tables[one] for one in sorted(listed)],
        **{channel: list(found) for channel, found in others.items()},
    }
    for channel, notices in notices_by_channel.items():
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
    if channel == _REVIEW:
        return msgspec.json.decode(text, type=Reviewed)
    notice = msgspec.json.decode(text, type=_Notice)
    return News(notice.table, notice.seq, channel == _LISTED)


async def listen(url: URL, process: int) -> AsyncIterator[Heard | None]:
    """Yield notifications from other processes; None first (earlier ones are unknown).

    While it listens, this process counts as alive. Raises if the database is lost or silent.
    """
    # Installed only with the PostgreSQL extra.
    from psycopg import AsyncConnection

    named = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await AsyncConnection.connect(
        named, autocommit=True, connect_timeout=timeouts.CONNECT, options=_OPTIONS
    )
    async with connection:
        async with asyncio.timeout(timeouts.STATEMENT):
            await connection.execute(_ALIVE, (LOCK, process))
            for channel in (_ENTRIES, _LISTED, _INVITED, _PEOPLE, _PRESENCE, _REVIEW):
                await connection.execute(f"LISTEN {channel}".encode())
        yield None
        while True:
            async for notification in connection.notifies(timeout=_BEAT):
                yield _read(notification.channel, notification.payload)
            # A frozen database keeps the connection and is silent.
            async with asyncio.timeout(timeouts.STATEMENT):
                await connection.execute("SELECT 1")
