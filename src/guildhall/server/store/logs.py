"""Reading tables and their logs."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.live.line import POSITIONAL, Line, from_row
from guildhall.server.store.schema import entries, seats, snapshots, tables

Rows = Sequence[Row[Any]]


async def table_row(connection: AsyncConnection, table_id: str) -> Row[Any] | None:
    return (await connection.execute(select(tables).where(tables.c.id == table_id))).first()


async def seat_rows(connection: AsyncConnection, table_ids: Sequence[str]) -> Rows:
    query = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.seat)
    return (await connection.execute(query)).all()


async def last_lines(
    connection: AsyncConnection, table_id: str, since: int, most: int
) -> list[Line]:
    """The last entries after `since`, at most so many, in order."""
    query = (
        select(entries)
        .where(entries.c.table_id == table_id, entries.c.seq > since)
        .order_by(entries.c.seq.desc())
        .limit(most)
    )
    rows = (await connection.execute(query)).all()
    return [from_row(row) for row in reversed(rows)]


async def lines(connection: AsyncConnection, table_id: str, since: int, most: int) -> list[Line]:
    """The first entries after `since`, at most so many, in order."""
    query = (
        select(entries)
        .where(entries.c.table_id == table_id, entries.c.seq > since)
        .order_by(entries.c.seq)
        .limit(most)
    )
    return [from_row(row) for row in (await connection.execute(query)).all()]


async def line(connection: AsyncConnection, table_id: str, seq: int) -> Line | None:
    query = select(entries).where(entries.c.table_id == table_id, entries.c.seq == seq)
    row = (await connection.execute(query)).first()
    return from_row(row) if row else None


async def position_line(connection: AsyncConnection, table_id: str) -> Line | None:
    """The entry that brought about the present position."""
    query = (
        select(entries)
        .where(entries.c.table_id == table_id, entries.c.kind.in_(POSITIONAL))
        .order_by(entries.c.seq.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).first()
    return from_row(row) if row else None


async def undo_lines(connection: AsyncConnection, table_id: str, since: int) -> list[Line]:
    """Asking for an undo and the answers, after an entry."""
    kinds = ("undo-asked", "undo-agreed", "undo-declined")
    query = (
        select(entries)
        .where(entries.c.table_id == table_id, entries.c.seq > since, entries.c.kind.in_(kinds))
        .order_by(entries.c.seq)
    )
    return [from_row(row) for row in (await connection.execute(query)).all()]


async def path(
    connection: AsyncConnection, table_id: str, head: int, from_depth: int
) -> list[Line]:
    """The moves that stand at `head`, from the one of `from_depth` (0: the start) on."""
    end = select(entries).where(entries.c.table_id == table_id, entries.c.seq == head)
    walk = end.cte("walk", recursive=True)
    before = select(entries).join(
        walk, and_(entries.c.table_id == walk.c.table_id, entries.c.seq == walk.c.base)
    )
    walk = walk.union_all(before.where(walk.c.depth > from_depth))
    rows = await connection.execute(select(walk).order_by(walk.c.depth))
    return [from_row(row) for row in rows]


async def snapshot(connection: AsyncConnection, table_id: str, seq: int) -> bytes | None:
    query = select(snapshots.c.position).where(
        snapshots.c.table_id == table_id, snapshots.c.seq == seq
    )
    found = (await connection.execute(query)).scalar()
    return bytes(found) if found else None


def _last_entries(wanted: Any) -> Select[Any]:
    """Tables with the number, turn and depth of their last entry."""
    last = select(entries.c.table_id, func.max(entries.c.seq).label("seq"))
    last_of = last.group_by(entries.c.table_id).where(entries.c.table_id.in_(wanted)).subquery()
    return (
        select(tables, entries.c.seq, entries.c.turn, entries.c.depth, entries.c.at)
        .join(last_of, last_of.c.table_id == tables.c.id)
        .join(entries, and_(entries.c.table_id == tables.c.id, entries.c.seq == last_of.c.seq))
        .order_by(tables.c.created.desc(), tables.c.id)
    )


async def public_tables(connection: AsyncConnection, status: str, most: int) -> Rows:
    wanted = (
        select(tables.c.id)
        .where(tables.c.public.is_(True), tables.c.status == status)
        .order_by(tables.c.created.desc())
        .limit(most)
    )
    rows: Rows = (await connection.execute(_last_entries(wanted))).all()
    return rows


async def tables_of(connection: AsyncConnection, person: str, most: int) -> Rows:
    """The tables at which somebody sits: those being played first, the newest first."""
    wanted = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, tables.c.status != "closed")
        .order_by((tables.c.status == "running").desc(), tables.c.created.desc())
        .limit(most)
    )
    rows = (await connection.execute(_last_entries(wanted))).all()
    return sorted(rows, key=lambda row: row.status != "running")


async def busy_tables(connection: AsyncConnection, person: str) -> int:
    """Open and running tables at which somebody sits, or that he has opened."""
    query = (
        select(func.count(tables.c.id.distinct()))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            or_(seats.c.person == person, tables.c.host == person),
            tables.c.status.in_(("open", "running")),
        )
    )
    return int((await connection.execute(query)).scalar() or 0)


async def tables_of_bots(connection: AsyncConnection) -> list[str]:
    """Running tables at which a bot is to act."""
    last = select(entries.c.table_id, func.max(entries.c.seq).label("seq")).group_by(
        entries.c.table_id
    )
    last_of = last.subquery()
    query = (
        select(tables.c.id)
        .join(last_of, last_of.c.table_id == tables.c.id)
        .join(entries, and_(entries.c.table_id == tables.c.id, entries.c.seq == last_of.c.seq))
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == entries.c.turn))
        .where(tables.c.status == "running", seats.c.bot != "")
    )
    return [str(found) for found in (await connection.execute(query)).scalars()]
