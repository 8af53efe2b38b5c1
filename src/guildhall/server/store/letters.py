"""Who is told by letter that it is their turn, and what they were told."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update

from guildhall.server.clock import now
from guildhall.server.store.line import POSITIONAL
from guildhall.server.store.schema import entries, letters, people, seats, tables
from guildhall.server.store.writer import Change

_SET: Final = (
    update(people)
    .where(people.c.id == bindparam("of_person"))
    .values(
        letters=bindparam("new_language"),
        # The links in letters that were sent before must still work.
        letters_key=func.coalesce(people.c.letters_key, bindparam("new_key")),
    )
)
_STOP: Final = update(people).where(people.c.letters_key == bindparam("key")).values(letters=None)
_ADD: Final = insert(letters)
_FORGET: Final = delete(letters).where(
    letters.c.table_id == bindparam("of_table"), letters.c.position == bindparam("of_position")
)
_FORGET_OLD: Final = delete(letters).where(letters.c.at < bindparam("before"))


@dataclass(frozen=True)
class Addressee:
    """Somebody who wants letters."""

    person: str
    name: str
    email: str
    language: str
    key: str
    """Whoever has it may stop the letters, and nothing else."""


@dataclass(frozen=True)
class Due:
    """A table that waits for somebody who does not know it yet."""

    to: Addressee
    table: str
    game: str
    seats: int
    position: int


# Reading.


def due(connection: Connection, before: int) -> list[Due]:
    """Tables that have waited for somebody since then, of which no letter has told him."""
    reached, one = entries.alias("reached"), entries.alias("one")
    last = (
        select(func.max(one.c.seq))
        .where(one.c.table_id == tables.c.id, one.c.kind.in_(POSITIONAL))
        .scalar_subquery()
    )
    others = seats.alias("others")
    players = select(func.count(others.c.seat)).where(others.c.table_id == tables.c.id)
    told = select(letters.c.position).where(
        letters.c.table_id == tables.c.id, letters.c.position == reached.c.seq
    )
    query = (
        select(
            people.c.id.label("person"),
            people.c.name,
            people.c.email,
            people.c.letters,
            people.c.letters_key,
            tables.c.id,
            tables.c.game,
            players.scalar_subquery().label("players"),
            reached.c.seq,
        )
        .select_from(tables)
        .join(reached, and_(reached.c.table_id == tables.c.id, reached.c.seq == last))
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == reached.c.turn))
        .join(people, people.c.id == seats.c.person)
        .where(
            tables.c.status == "running",
            # Whoever plays live is there.
            tables.c.speed != "live",
            seats.c.bot == "",
            # Whoever made the last move himself knows.
            reached.c.seat != reached.c.turn,
            reached.c.at < before,
            people.c.letters.is_not(None),
            people.c.email.is_not(None),
            func.coalesce(people.c.banned, 0) <= now(),
            ~told.exists(),
        )
        .order_by(people.c.id, reached.c.at)
    )
    return [_due(row) for row in connection.execute(query)]


def _due(row: Any) -> Due:
    to = Addressee(row.person, row.name, row.email, row.letters, row.letters_key)
    return Due(to, row.id, row.game, row.players, row.seq)


# Changing.


def set_wanted(person: str, language: str | None, key: str) -> Change:
    """Letters in a language from now on, or none; the key is kept where there is one already."""
    return _SET, {"of_person": person, "new_language": language, "new_key": key}


def stop(key: str) -> Change:
    return _STOP, {"key": key}


def told(one: Due) -> Change:
    """Somebody is told of a table; of two processes that do it the second one fails."""
    row = {"table_id": one.table, "position": one.position, "person": one.to.person, "at": now()}
    return _ADD, row


def untold(one: Due) -> Change:
    return _FORGET, {"of_table": one.table, "of_position": one.position}


def forget_old(before: int) -> Change:
    return _FORGET_OLD, {"before": before}
