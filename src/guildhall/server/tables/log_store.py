"""SQL for reading tables and their logs."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    ARRAY,
    BindParameter,
    Integer,
    Select,
    String,
    and_,
    bindparam,
    func,
    select,
)

from guildhall.server.accounts import display_names
from guildhall.server.storage.schema import entries, snapshots, tables
from guildhall.server.tables import rows
from guildhall.server.tables.rows import StoredTable, entry_of
from guildhall.server.tables.table_lists import TableLists
from guildhall.table.entry import CLOCKED, POSITIONAL, LogEntry, Removal
from guildhall.table.view import Person

_MOST_AT_ONCE: Final = 50
"""Number of rows converted to entries before other tasks get a turn."""

# Statements are module constants: building one takes longer than running it.

_TABLE: Final[BindParameter[Any]] = bindparam("table")
_OF_TABLE: Final = select(entries).where(entries.c.table_id == _TABLE)
_SINCE: Final = _OF_TABLE.where(entries.c.seq > bindparam("since")).limit(bindparam("most"))
_LAST_LINES: Final = _SINCE.order_by(entries.c.seq.desc())
_FIRST_LINES: Final = _SINCE.order_by(entries.c.seq)
_BEHIND: Final = (
    func.unnest(bindparam("tables", type_=ARRAY(String)), bindparam("seqs", type_=ARRAY(Integer)))
    .table_valued("table_id", "seq", name="behind")
    .render_derived()
)
# Only PostgreSQL has several processes, and arrays.
LINES_OF: Final = (
    select(entries)
    .join(
        _BEHIND,
        and_(entries.c.table_id == _BEHIND.c.table_id, entries.c.seq > _BEHIND.c.seq),
    )
    .order_by(entries.c.table_id, entries.c.seq)
)
_LINE: Final = _OF_TABLE.where(entries.c.seq == bindparam("seq"))
_POSITION_LINE: Final = (
    _OF_TABLE.where(entries.c.kind.in_(POSITIONAL)).order_by(entries.c.seq.desc()).limit(1)
)
_CLOCK_LINE: Final = (
    _OF_TABLE.where(entries.c.kind.in_(CLOCKED)).order_by(entries.c.seq.desc()).limit(1)
)
_UNDO_LINES: Final = _OF_TABLE.where(
    entries.c.seq > bindparam("since"),
    entries.c.kind.in_(("undo-asked", "undo-agreed", "undo-declined")),
).order_by(entries.c.seq)
_ENDING_LINES: Final = _OF_TABLE.where(
    entries.c.kind.in_(("end-agreed", "end-declined", "resigned"))
).order_by(entries.c.seq)
_TAKEN_BACK: Final = select(entries.c.seq).where(
    entries.c.table_id == _TABLE,
    entries.c.seq > bindparam("seq"),
    entries.c.kind == "undone",
    entries.c.depth < bindparam("depth"),
)
_REMOVED: Final = _OF_TABLE.where(entries.c.kind == "removed")
_RESIGNED: Final = _OF_TABLE.where(entries.c.kind == "resigned")
# An undone move is followed by a later entry of the same depth.
_HEAD_AT: Final = select(func.max(entries.c.seq)).where(
    entries.c.table_id == _TABLE,
    entries.c.kind.in_(("started", "move")),
    entries.c.depth == bindparam("depth"),
)
_ROW: Final = select(tables).where(tables.c.id == _TABLE)
_SNAPSHOT: Final = select(snapshots.c.position).where(
    snapshots.c.table_id == _TABLE, snapshots.c.seq == bindparam("seq")
)


def _path() -> Select[Any]:
    """Walk back from a move to the one it was played on, and so on."""
    walk = _OF_TABLE.where(entries.c.seq == bindparam("head")).cte("walk", recursive=True)
    same = and_(entries.c.table_id == walk.c.table_id, entries.c.seq == walk.c.base)
    before = select(entries).join(walk, same).where(walk.c.depth > bindparam("depth"))
    whole = walk.union_all(before)
    return select(whole).order_by(whole.c.depth)


_PATH: Final = _path()


class Logs(TableLists):
    """Reads tables, their logs and lists of tables by one connection."""

    async def people(self, ids: Sequence[str]) -> list[Person]:
        return await display_names.named(self._connection, ids)

    async def table(self, table_id: str) -> StoredTable | None:
        row = (await self._connection.execute(_ROW, {"table": table_id})).first()
        return rows.table_of(row) if row else None

    async def last_lines(self, table_id: str, since: int, most: int) -> list[LogEntry]:
        """The last entries after `since`, up to a maximum number, in order."""
        lines = await self._lines(_LAST_LINES, table=table_id, since=since, most=most)
        return lines[::-1]

    async def lines(self, table_id: str, since: int, most: int) -> list[LogEntry]:
        """The first entries after `since`, up to a maximum number, in order."""
        return await self._lines(_FIRST_LINES, table=table_id, since=since, most=most)

    async def line(self, table_id: str, seq: int) -> LogEntry | None:
        return _first(await self._lines(_LINE, table=table_id, seq=seq))

    async def standing_move(self, table_id: str, seq: int) -> LogEntry | None:
        """The move of an entry, unless it was undone."""
        found = await self.standing_position(table_id, seq)
        return found if found and found.kind == "move" else None

    async def standing_position(self, table_id: str, seq: int) -> LogEntry | None:
        """The move of an entry, or the start, unless it was undone."""
        found = await self.line(table_id, seq)
        if found is None or found.kind not in ("started", "move"):
            return None
        later = {"table": table_id, "seq": seq, "depth": found.depth}
        taken_back = (await self._connection.execute(_TAKEN_BACK, later)).first()
        return None if taken_back else found

    async def position_line(self, table_id: str) -> LogEntry | None:
        """The entry that led to the current position."""
        return _first(await self._lines(_POSITION_LINE, table=table_id))

    async def clock_line(self, table_id: str) -> LogEntry | None:
        """The entry that started the current clock."""
        return _first(await self._lines(_CLOCK_LINE, table=table_id))

    async def undo_lines(self, table_id: str, since: int) -> list[LogEntry]:
        """Undo requests and answers after an entry."""
        return await self._lines(_UNDO_LINES, table=table_id, since=since)

    async def ending_lines(self, table_id: str) -> list[LogEntry]:
        """All entries about ending the game without a result."""
        return await self._lines(_ENDING_LINES, table=table_id)

    async def path(self, table_id: str, head: int, from_depth: int) -> list[LogEntry]:
        """The valid moves at `head`, from the one of `from_depth` (0: the start) on."""
        return await self._lines(_PATH, table=table_id, head=head, depth=from_depth)

    async def was_removed(self, table_id: str, person: str) -> bool:
        """Whether the host has removed a person from a table."""
        removals = await self._lines(_REMOVED, table=table_id)
        return Removal(removed=person) in [line.details for line in removals]

    async def resigned(self, table_id: str) -> int:
        """The number of people who have resigned from a game."""
        return len(await self._lines(_RESIGNED, table=table_id))

    async def head_at(self, table_id: str, depth: int) -> int:
        """The valid move of that depth; 0 if the game is shorter."""
        wanted = {"table": table_id, "depth": depth}
        return (await self._connection.execute(_HEAD_AT, wanted)).scalar() or 0

    async def snapshot(self, table_id: str, seq: int) -> bytes | None:
        wanted = {"table": table_id, "seq": seq}
        found = (await self._connection.execute(_SNAPSHOT, wanted)).scalar()
        return bytes(found) if found else None

    async def last_seqs(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        query = select(entries.c.table_id, func.max(entries.c.seq).label("seq"))
        wanted = query.where(entries.c.table_id.in_(list(table_ids))).group_by(entries.c.table_id)
        return {row.table_id: row.seq for row in await self._connection.execute(wanted)}

    async def lines_of(self, since: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        """For each of these tables the entries after a given one, in one query."""
        named = {"tables": list(since), "seqs": list(since.values())}
        found: dict[str, list[LogEntry]] = {table_id: [] for table_id in since}
        for row in await self._connection.execute(LINES_OF, named):
            found[row.table_id].append(entry_of(row))
        return found

    async def _lines(self, query: Select[Any], **wanted: object) -> list[LogEntry]:
        found = []
        for number, row in enumerate(await self._connection.execute(query, wanted), 1):
            found.append(entry_of(row))
            if not number % _MOST_AT_ONCE:
                await asyncio.sleep(0)
        return found


def _first(lines: list[LogEntry]) -> LogEntry | None:
    return lines[0] if lines else None
