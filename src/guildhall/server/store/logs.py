"""Reading tables and their logs."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import BindParameter, Row, Select, and_, bindparam, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.live.line import POSITIONAL, Line, from_row
from guildhall.server.store.schema import entries, seats, snapshots, tables

Rows = Sequence[Row[Any]]


# Statements are made once: making one takes longer than running it.

_TABLE: Final[BindParameter[Any]] = bindparam("table")
_OF_TABLE: Final = select(entries).where(entries.c.table_id == _TABLE)
_SINCE: Final = _OF_TABLE.where(entries.c.seq > bindparam("since")).limit(bindparam("most"))
_LAST_LINES: Final = _SINCE.order_by(entries.c.seq.desc())
_FIRST_LINES: Final = _SINCE.order_by(entries.c.seq)
_LINE: Final = _OF_TABLE.where(entries.c.seq == bindparam("seq"))
_POSITION_LINE: Final = (
    _OF_TABLE.where(entries.c.kind.in_(POSITIONAL)).order_by(entries.c.seq.desc()).limit(1)
)
_UNDO_LINES: Final = _OF_TABLE.where(
    entries.c.seq > bindparam("since"),
    entries.c.kind.in_(("undo-asked", "undo-agreed", "undo-declined")),
).order_by(entries.c.seq)
_TAKEN_BACK: Final = select(entries.c.seq).where(
    entries.c.table_id == _TABLE,
    entries.c.seq > bindparam("seq"),
    entries.c.kind == "undone",
    entries.c.depth < bindparam("depth"),
)
_ROW: Final = select(tables).where(tables.c.id == _TABLE)
_SEATS: Final = (
    select(seats)
    .where(seats.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(seats.c.seat)
)
_SNAPSHOT: Final = select(snapshots.c.position).where(
    snapshots.c.table_id == _TABLE, snapshots.c.seq == bindparam("seq")
)


def _path() -> Select[Any]:
    """From a move back to the one it was played on, and so on."""
    walk = _OF_TABLE.where(entries.c.seq == bindparam("head")).cte("walk", recursive=True)
    same = and_(entries.c.table_id == walk.c.table_id, entries.c.seq == walk.c.base)
    before = select(entries).join(walk, same).where(walk.c.depth > bindparam("depth"))
    whole = walk.union_all(before)
    return select(whole).order_by(whole.c.depth)


_PATH: Final = _path()


async def table_row(connection: AsyncConnection, table_id: str) -> Row[Any] | None:
    return (await connection.execute(_ROW, {"table": table_id})).first()


async def seat_rows(connection: AsyncConnection, table_ids: Sequence[str]) -> Rows:
    return (await connection.execute(_SEATS, {"tables": list(table_ids)})).all()


async def last_lines(
    connection: AsyncConnection, table_id: str, since: int, most: int
) -> list[Line]:
    """The last entries after `since`, at most so many, in order."""
    wanted = {"table": table_id, "since": since, "most": most}
    rows = (await connection.execute(_LAST_LINES, wanted)).all()
    return [from_row(row) for row in reversed(rows)]


async def lines(connection: AsyncConnection, table_id: str, since: int, most: int) -> list[Line]:
    """The first entries after `since`, at most so many, in order."""
    wanted = {"table": table_id, "since": since, "most": most}
    return [from_row(row) for row in (await connection.execute(_FIRST_LINES, wanted)).all()]


async def line(connection: AsyncConnection, table_id: str, seq: int) -> Line | None:
    row = (await connection.execute(_LINE, {"table": table_id, "seq": seq})).first()
    return from_row(row) if row else None


async def standing_move(connection: AsyncConnection, table_id: str, seq: int) -> Line | None:
    """The move of an entry, unless it was taken back: no later undo went behind it."""
    found = await line(connection, table_id, seq)
    if found is None or found.kind != "move":
        return None
    later = {"table": table_id, "seq": seq, "depth": found.depth}
    taken_back = (await connection.execute(_TAKEN_BACK, later)).first()
    return None if taken_back else found


async def position_line(connection: AsyncConnection, table_id: str) -> Line | None:
    """The entry that brought about the present position."""
    row = (await connection.execute(_POSITION_LINE, {"table": table_id})).first()
    return from_row(row) if row else None


async def undo_lines(connection: AsyncConnection, table_id: str, since: int) -> list[Line]:
    """Asking for an undo and the answers, after an entry."""
    wanted = {"table": table_id, "since": since}
    return [from_row(row) for row in (await connection.execute(_UNDO_LINES, wanted)).all()]


async def path(
    connection: AsyncConnection, table_id: str, head: int, from_depth: int
) -> list[Line]:
    """The moves that stand at `head`, from the one of `from_depth` (0: the start) on."""
    wanted = {"table": table_id, "head": head, "depth": from_depth}
    return [from_row(row) for row in await connection.execute(_PATH, wanted)]


async def snapshot(connection: AsyncConnection, table_id: str, seq: int) -> bytes | None:
    found = (await connection.execute(_SNAPSHOT, {"table": table_id, "seq": seq})).scalar()
    return bytes(found) if found else None


def _last_entries(wanted: Any) -> Select[Any]:
    """Tables with number, turn and depth of their last entry, and since when the position is."""
    last = select(entries.c.table_id, func.max(entries.c.seq).label("seq"))
    last_of = last.group_by(entries.c.table_id).where(entries.c.table_id.in_(wanted)).subquery()
    moved = entries.alias("moved")
    since = (
        select(moved.c.at)
        .where(moved.c.table_id == tables.c.id, moved.c.kind.in_(POSITIONAL))
        .order_by(moved.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )
    return (
        select(tables, entries.c.seq, entries.c.turn, entries.c.depth, since.label("since"))
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


async def busy_tables(connection: AsyncConnection, person: str) -> list[str]:
    """Open and running tables at which somebody sits, or that he has opened."""
    query = (
        select(tables.c.id)
        .distinct()
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            or_(seats.c.person == person, tables.c.host == person),
            tables.c.status.in_(("open", "running")),
        )
    )
    return [str(found) for found in (await connection.execute(query)).scalars()]


async def tables_of_bots(connection: AsyncConnection) -> list[str]:
    """Running tables at which a bot is to act and a person waits for it."""
    people = select(seats.c.table_id).where(seats.c.person.is_not(None), seats.c.bot == "")
    with_bots = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.status == "running", seats.c.bot != "", tables.c.id.in_(people))
    )
    last = select(entries.c.table_id, func.max(entries.c.seq).label("seq"))
    last_of = last.group_by(entries.c.table_id).where(entries.c.table_id.in_(with_bots)).subquery()
    query = (
        select(tables.c.id)
        .join(last_of, last_of.c.table_id == tables.c.id)
        .join(entries, and_(entries.c.table_id == tables.c.id, entries.c.seq == last_of.c.seq))
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == entries.c.turn))
        .where(tables.c.status == "running", seats.c.bot != "")
    )
    return [str(found) for found in (await connection.execute(query)).scalars()]
