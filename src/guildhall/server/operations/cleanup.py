"""Deletes old data at the request of an operator."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, func, or_, select, true

from guildhall.server.storage.schema import (
    audit,
    blocks,
    deliveries,
    destinations,
    entries,
    invitations,
    keepers,
    metadata,
    people,
    presences,
    review_requests,
    reviews,
    seats,
    sessions,
    snapshots,
    tables,
)

_AT_ONCE: Final = 200
"""Rows per transaction: a running server waits for each transaction."""
_PARTS: Final = (entries, seats, snapshots, reviews, review_requests, deliveries, invitations)
"""Tables deleted with a game table; a game table with any other reference is kept."""
_LOOSE: Final = (keepers, presences)
"""These refer to a table without a foreign key."""
_OF_GUESTS: Final = (sessions, blocks)
"""Tables deleted with a guest; a guest with any other reference is kept."""


@dataclass(frozen=True)
class Tidied:
    """The numbers of rows that were or would be deleted."""

    guests: int = 0
    tables: int = 0
    lines: int = 0

    def __bool__(self) -> bool:
        return bool(self.guests or self.tables or self.lines)

    def __add__(self, other: "Tidied") -> "Tidied":
        return Tidied(
            self.guests + other.guests, self.tables + other.tables, self.lines + other.lines
        )


@dataclass(frozen=True)
class Before:
    """The limits in time; None keeps all rows of a kind."""

    guests: int | None = None
    tables: int | None = None
    audit: int | None = None


@dataclass(frozen=True)
class Old:
    """The ids of rows to delete."""

    guests: list[str]
    tables: list[str]
    lines: list[int]

    def count(self) -> Tidied:
        return Tidied(len(self.guests), len(self.tables), len(self.lines))

    def parts(self) -> "Iterator[Old]":
        """One part per transaction."""
        most = max(len(self.guests), len(self.tables), len(self.lines))
        for first in range(0, most, _AT_ONCE):
            part = slice(first, first + _AT_ONCE)
            yield Old(self.guests[part], self.tables[part], self.lines[part])


def find(connection: Connection, before: Before) -> Old:
    """The rows to delete; guests who become unreferenced by this are found in the next run."""
    return Old(
        _guests(connection, before.guests),
        _tables(connection, before.tables),
        _lines(connection, before.audit),
    )


def tidy(connection: Connection, before: Before, old: Old) -> Tidied:
    """Delete these rows, unless their guest has returned meanwhile."""
    gone_tables = _tables(connection, before.tables, old.tables)
    for table in (*_PARTS, *_LOOSE):
        connection.execute(delete(table).where(table.c.table_id.in_(gone_tables)))
    connection.execute(delete(tables).where(tables.c.id.in_(gone_tables)))
    gone_guests = _guests(connection, before.guests, old.guests)
    connection.execute(delete(destinations).where(destinations.c.person.in_(gone_guests)))
    connection.execute(delete(sessions).where(sessions.c.person.in_(gone_guests)))
    connection.execute(
        delete(blocks).where(
            or_(blocks.c.person.in_(gone_guests), blocks.c.blocked.in_(gone_guests))
        )
    )
    connection.execute(delete(people).where(people.c.id.in_(gone_guests)))
    connection.execute(delete(audit).where(audit.c.id.in_(old.lines)))
    return Tidied(len(gone_guests), len(gone_tables), len(old.lines))


def _tables(
    connection: Connection, before: int | None, among: Sequence[str] | None = None
) -> list[str]:
    """Unshared, unreferenced finished games played only by guests."""
    if before is None:
        return []
    of_others = select(people.c.id).where(people.c.kind != "guest")
    others = select(seats.c.table_id).where(seats.c.person.in_(of_others))
    recent = select(entries.c.table_id).where(entries.c.at >= before)
    if among is not None:
        recent = recent.where(entries.c.table_id.in_(among))
        others = others.where(seats.c.table_id.in_(among))
    query = select(tables.c.id).where(
        true() if among is None else tables.c.id.in_(among),
        tables.c.status.in_(("over", "closed")),
        tables.c.shared.is_(False),
        tables.c.created < before,
        tables.c.host.not_in(of_others),
        tables.c.id.not_in(others),
        tables.c.id.not_in(recent),
        *_unreferenced(tables, tables.c.id, _PARTS),
    )
    found = set(connection.execute(query.order_by(tables.c.created)).scalars())
    links = select(tables.c.id, tables.c.rematch, tables.c.branch_of).where(
        or_(tables.c.rematch != "", tables.c.branch_of != "")
    )
    linked = [tuple(row) for row in connection.execute(links)]
    # A table with branches or a rematch is kept as long as these are.
    kept = 1
    while kept:
        wanted = {to for of, *others in linked if of not in found for to in others}
        kept = len(found & wanted)
        found -= wanted
    return sorted(found)


def _guests(
    connection: Connection, before: int | None, among: Sequence[str] | None = None
) -> list[str]:
    """Guests who have been away since and have no other data."""
    if before is None:
        return []
    here = select(sessions.c.person).where(sessions.c.seen >= before)
    spoke = select(entries.c.person).where(entries.c.person.is_not(None))
    if among is not None:
        spoke = spoke.where(entries.c.person.in_(among))
    query = select(people.c.id).where(
        true() if among is None else people.c.id.in_(among),
        people.c.kind == "guest",
        people.c.created < before,
        # A ban or mute of an operator keeps the guest.
        func.coalesce(people.c.banned, 0) == 0,
        people.c.id.not_in(here),
        people.c.id.not_in(select(seats.c.person).where(seats.c.person.is_not(None))),
        people.c.id.not_in(select(tables.c.host)),
        people.c.id.not_in(spoke),
        *_unreferenced(people, people.c.id, _OF_GUESTS),
    )
    return list(connection.execute(query.order_by(people.c.created)).scalars())


def _unreferenced(
    target: Table, key: ColumnElement[str], parts: tuple[Table, ...]
) -> list[ColumnElement[bool]]:
    """The condition that no row of another table refers to it, except those deleted with it."""
    referring = (
        column
        for table in metadata.sorted_tables
        for column in table.columns
        if table not in parts
        if any(one.column.table is target for one in column.foreign_keys)
    )
    return [and_(key.not_in(select(column).where(column.is_not(None)))) for column in referring]


def _lines(connection: Connection, before: int | None) -> list[int]:
    if before is None:
        return []
    query = select(audit.c.id).where(audit.c.at < before).order_by(audit.c.id)
    return list(connection.execute(query).scalars())
