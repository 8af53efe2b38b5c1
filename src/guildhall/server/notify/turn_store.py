"""Turns of which somebody was not told yet, and that he is told of each once."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, Table, and_, bindparam, delete, func, insert, select

from guildhall.server.clock import now
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import entries, people, seats, tables
from guildhall.table.entry import POSITIONAL


@dataclass(frozen=True)
class Turn:
    """A table that waits for somebody who does not know it yet."""

    person: str
    table: str
    game: str
    seats: int
    position: int


class Told:
    """The turns of which people were told in one way: by letter, or by push."""

    def __init__(self, told: Table) -> None:
        self._told = told
        self._add: Final = insert(told)
        self._take_back: Final = delete(told).where(
            told.c.table_id == bindparam("of_table"), told.c.position == bindparam("of_position")
        )
        self._forget_old: Final = delete(told).where(told.c.at < bindparam("before"))

    def untold(self, before: int, person: str = "") -> Select[Any]:
        """Tables that have waited for somebody, or anybody, since then, untold."""
        reached, one = entries.alias("reached"), entries.alias("one")
        last = (
            select(func.max(one.c.seq))
            .where(one.c.table_id == tables.c.id, one.c.kind.in_(POSITIONAL))
            .scalar_subquery()
        )
        others = seats.alias("others")
        players = select(func.count(others.c.seat)).where(others.c.table_id == tables.c.id)
        told = select(self._told.c.position).where(
            self._told.c.table_id == tables.c.id, self._told.c.position == reached.c.seq
        )
        query = (
            select(
                people.c.id.label("person"),
                tables.c.id.label("table"),
                tables.c.game,
                players.scalar_subquery().label("seats"),
                reached.c.seq.label("position"),
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
                func.coalesce(people.c.banned, 0) <= now(),
                ~told.exists(),
            )
            .order_by(people.c.id, reached.c.at)
        )
        return query.where(people.c.id == person) if person else query

    def tell(self, turn: Turn) -> Change:
        """Somebody is told of a table; of two processes that do it the second one fails."""
        row = {"table_id": turn.table, "position": turn.position, "person": turn.person}
        return self._add, {**row, "at": now()}

    def take_back(self, turn: Turn) -> Change:
        return self._take_back, {"of_table": turn.table, "of_position": turn.position}

    def forget_old(self, before: int) -> Change:
        return self._forget_old, {"before": before}


def from_row(row: Any) -> Turn:
    return Turn(row.person, row.table, row.game, row.seats, row.position)
