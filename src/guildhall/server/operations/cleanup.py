"""What an operator lets go of after a while: by default nothing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, func, or_, select, true

from guildhall.server.storage.schema import (
    audit,
    blocks,
    entries,
    invitations,
    keepers,
    letters,
    metadata,
    people,
    presences,
    pushes,
    reviews,
    seats,
    sessions,
    snapshots,
    subscriptions,
    tables,
)

_AT_ONCE: Final = 200
"""Rows that go in one transaction: a server that runs waits meanwhile."""
_PARTS: Final = (entries, seats, snapshots, reviews, letters, pushes, invitations)
"""What goes with a table; a table that anything else refers to stays, a rated one for instance."""
_LOOSE: Final = (keepers, presences)
"""They name a table without referring to it."""
_OF_GUESTS: Final = (sessions, blocks)
"""What goes with a guest; one whom anything else refers to stays."""


@dataclass(frozen=True)
class Tidied:
    """How much has gone, or would go."""

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
    """What is older than these moments goes; None keeps all of it."""

    guests: int | None = None
    tables: int | None = None
    audit: int | None = None


@dataclass(frozen=True)
class Old:
    """What may go, by its ids."""

    guests: list[str]
    tables: list[str]
    lines: list[int]

    def count(self) -> Tidied:
        return Tidied(len(self.guests), len(self.tables), len(self.lines))

    def parts(self) -> "Iterator[Old]":
        """A part for each transaction."""
        most = max(len(self.guests), len(self.tables), len(self.lines))
        for first in range(0, most, _AT_ONCE):
            part = slice(first, first + _AT_ONCE)
            yield Old(self.guests[part], self.tables[part], self.lines[part])


def find(connection: Connection, before: Before) -> Old:
    """What may go; guests whose last table goes with them are not among it yet."""
    return Old(
        _guests(connection, before.guests),
        _tables(connection, before.tables),
        _lines(connection, before.audit),
    )


def tidy(connection: Connection, before: Before, old: Old) -> Tidied:
    """Let this go, unless somebody has come back to it meanwhile."""
    gone_tables = _tables(connection, before.tables, old.tables)
    for table in (*_PARTS, *_LOOSE):
        connection.execute(delete(table).where(table.c.table_id.in_(gone_tables)))
    connection.execute(delete(tables).where(tables.c.id.in_(gone_tables)))
    gone_guests = _guests(connection, before.guests, old.guests)
    connection.execute(delete(subscriptions).where(subscriptions.c.person.in_(gone_guests)))
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
    """Finished games of guests alone that nobody has shared, and nothing else refers to."""
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
    # Whoever was branched from, or is played again at, stays with those who lead there.
    kept = 1
    while kept:
        wanted = {to for of, *others in linked if of not in found for to in others}
        kept = len(found & wanted)
        found -= wanted
    return sorted(found)


def _guests(
    connection: Connection, before: int | None, among: Sequence[str] | None = None
) -> list[str]:
    """Guests who have not been here since and have left nothing behind."""
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
        # An operator's word outlasts the guest.
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
    """That no row of another table refers to it, beside those that go with it."""
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
