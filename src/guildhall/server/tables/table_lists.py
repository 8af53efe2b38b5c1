"""Lists of tables from the database."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Select,
    Subquery,
    and_,
    bindparam,
    func,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.settings import Pace
from guildhall.server.storage import corrupt_tables
from guildhall.server.storage.schema import entries, invitations, seats, tables
from guildhall.server.tables import rows
from guildhall.server.tables.messages import Status
from guildhall.server.tables.rows import Listed, Place
from guildhall.table.entry import CLOCKED
from guildhall.table.fields import Speed

_SEATS: Final = (
    select(seats)
    .where(seats.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(seats.c.seat)
)


def _last_of(wanted: Select[Any]) -> Subquery:
    """The number of the last entry of each of these tables."""
    last = select(entries.c.table_id, func.max(entries.c.seq).label("seq"))
    return last.group_by(entries.c.table_id).where(entries.c.table_id.in_(wanted)).subquery()


def _last_entries(wanted: Select[Any]) -> Select[Any]:
    """Tables with number, turn and depth of their last entry, and the entry of their clock."""
    last_of = _last_of(wanted)
    clocked, one = entries.alias("clocked"), entries.alias("one")
    clock = (
        select(func.max(one.c.seq))
        .where(one.c.table_id == tables.c.id, one.c.kind.in_(CLOCKED))
        .scalar_subquery()
    )
    return (
        select(
            tables,
            entries.c.seq,
            entries.c.turn,
            entries.c.depth,
            clocked.c.at.label("since"),
            clocked.c.data.label("clock"),
        )
        .join(last_of, last_of.c.table_id == tables.c.id)
        .join(entries, and_(entries.c.table_id == tables.c.id, entries.c.seq == last_of.c.seq))
        .outerjoin(clocked, and_(clocked.c.table_id == tables.c.id, clocked.c.seq == clock))
        .order_by(tables.c.created.desc(), tables.c.id)
    )


def _unfinished(person: str, seated: ColumnElement[bool]) -> Select[Any]:
    opened = and_(tables.c.host == person, tables.c.status == "open")
    return (
        select(tables.c.id)
        .distinct()
        .join(seats, seats.c.table_id == tables.c.id)
        .where(or_(seated, opened), tables.c.status.in_(("open", "running")))
    )


def _invited(person: str, most: int) -> Select[Any]:
    """Open tables with an invitation of a person, the newest first."""
    return (
        select(tables.c.id)
        .join(invitations, invitations.c.table_id == tables.c.id)
        .where(invitations.c.person == person, tables.c.status == "open")
        .order_by(tables.c.created.desc())
        .limit(most)
    )


class TableLists:
    """Reads lists of tables by one connection."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def places(self, table_ids: Iterable[str]) -> dict[str, list[Place]]:
        """The seats of each of these tables."""
        found: dict[str, list[Place]] = {table_id: [] for table_id in table_ids}
        for row in await self._connection.execute(_SEATS, {"tables": list(found)}):
            found[row.table_id].append(Place(row.person, row.bot, row.name))
        return found

    async def public_tables(self, status: Status, most: int) -> list[Listed]:
        """The newest table of every host before the second newest of any host."""
        newest = tables.c.created.desc()
        turn = func.row_number().over(partition_by=tables.c.host, order_by=newest).label("turn")
        public = (
            select(tables.c.id, tables.c.created, turn)
            .where(tables.c.public.is_(True), tables.c.status == status)
            .subquery()
        )
        wanted = select(public.c.id).order_by(public.c.turn, public.c.created.desc()).limit(most)
        return await self._listed(wanted)

    async def tables_of(self, person: str, most: int) -> list[Listed]:
        """The tables of a player: running ones first, the newest first."""
        found = await self._listed(
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            # Branches are listed with their game.
            .where(
                seats.c.person == person,
                tables.c.status != "closed",
                or_(tables.c.status != "over", tables.c.branch_of == ""),
            )
            .order_by((tables.c.status == "running").desc(), tables.c.created.desc())
            .limit(most)
        )
        return sorted(found, key=lambda listed: listed.table.status != "running")

    async def running_tables(self, person: str, most: int) -> list[str]:
        """The newest running tables of a player, in order of time."""
        found = await self._ids(
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person, tables.c.status == "running")
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        return found[::-1]

    async def club_tables(self, club: str, status: Status, most: int) -> list[Listed]:
        """The newest tables of a club."""
        of_club = select(tables.c.id).where(tables.c.club == club, tables.c.status == status)
        return await self._listed(of_club.order_by(tables.c.created.desc()).limit(most))

    async def invited_tables(self, person: str, most: int) -> list[Listed]:
        """Open tables with an invitation of a person who has no seat there, the newest."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        return await self._listed(_invited(person, most).where(tables.c.id.not_in(sits)))

    async def invitations(self, person: str, most: int) -> list[str]:
        """The same tables, with or without a seat, in order of time."""
        return (await self._ids(_invited(person, most)))[::-1]

    async def branches(self, root: str, person: str) -> list[Listed]:
        """A person's branches of a table and of those branches, in order of time."""
        own = and_(tables.c.host == person, tables.c.status != "closed")
        below = (
            select(tables.c.id).where(tables.c.branch_of == root, own).cte("below", recursive=True)
        )
        deeper = select(tables.c.id).join(below, tables.c.branch_of == below.c.id).where(own)
        found = await self._listed(select(below.union_all(deeper).c.id))
        return sorted(found, key=lambda listed: (listed.table.created, listed.table.id))

    async def unfinished_tables(self, person: str) -> list[str]:
        """Open and running tables with a seat of a person, and their own open ones."""
        return await self._ids(_unfinished(person, seats.c.person == person))

    async def counted_tables(self, person: str, rules: Iterable[str]) -> int:
        """Those of them that the person plays without a bot and with installed rules."""
        plays = and_(
            seats.c.person == person,
            or_(tables.c.status == "open", tables.c.fingerprint.in_(list(rules))),
            seats.c.bot == "",
        )
        return len(await self._ids(_unfinished(person, plays)))

    async def silent_tables(
        self, status: Status, before: int, most: int, speed: Speed | None = None
    ) -> list[str]:
        """Tables with a status and without activity since a given time, the oldest first."""
        old = select(tables.c.id).where(tables.c.status == status, tables.c.created < before)
        if speed:
            old = old.where(tables.c.speed == speed)
        last_of = _last_of(old)
        query = (
            select(tables.c.id)
            .join(last_of, last_of.c.table_id == tables.c.id)
            .join(entries, and_(entries.c.table_id == tables.c.id, entries.c.seq == last_of.c.seq))
            .where(entries.c.at < before)
            .order_by(entries.c.at)
            .limit(most)
        )
        return await self._ids(query)

    async def late_tables(self, moment: int, paces: Mapping[str, Pace]) -> list[str]:
        """Running tables with a clock whose human player to act is out of time."""
        timed = select(tables.c.id).where(tables.c.status == "running", tables.c.speed != "relaxed")
        listed = await self._listed(timed)
        places = await self.places(one.table.id for one in listed)
        late = []
        for one in listed:
            with corrupt_tables.left_out(one.table.id):
                if _is_late(one, places[one.table.id], moment, paces):
                    late.append(one.table.id)
        return late

    async def tables_of_bots(self) -> list[str]:
        """Running tables whose bot is to act while a person or a tournament waits."""
        people = select(seats.c.table_id).where(seats.c.person.is_not(None), seats.c.bot == "")
        with_bots = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(
                tables.c.status == "running",
                seats.c.bot != "",
                or_(tables.c.id.in_(people), tables.c.tournament != ""),
            )
        )
        last_of = _last_of(with_bots)
        query = (
            select(tables.c.id)
            .join(last_of, last_of.c.table_id == tables.c.id)
            .join(entries, and_(entries.c.table_id == tables.c.id, entries.c.seq == last_of.c.seq))
            .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == entries.c.turn))
            .where(tables.c.status == "running", seats.c.bot != "")
        )
        return await self._ids(query)

    async def _listed(self, wanted: Select[Any]) -> list[Listed]:
        found = await self._connection.execute(_last_entries(wanted))
        listed = []
        for row in found:
            with corrupt_tables.left_out(row.id):
                listed.append(_listed(row))
        return listed

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [str(found) for found in (await self._connection.execute(query)).scalars()]


def _is_late(listed: Listed, places: list[Place], moment: int, paces: Mapping[str, Pace]) -> bool:
    if listed.turn < 0 or places[listed.turn].bot:
        return False
    return moment > listed.since + _left(listed, paces)


def _left(listed: Listed, paces: Mapping[str, Pace]) -> int:
    """Remaining milliseconds of the seat to act when its clock started."""
    table = listed.table
    return listed.clocks[listed.turn] if listed.clocks else paces[table.settings.speed].bank * 1000


def _listed(row: Any) -> Listed:
    table = rows.table_of(row)
    # Most tables have no clock, and the entry may be long.
    timed = table.settings.speed != "relaxed" and row.clock
    clocks = msgspec.json.decode(row.clock).get("clock", []) if timed else []
    return Listed(table, row.seq, row.turn, row.depth, row.since or 0, clocks)
