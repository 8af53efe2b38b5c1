"""What-if tables: playing on against bots from a position of another table.

A branch of a finished game has the same seed and moves, and therefore the same chance. A branch of
a running game starts from a determinization for its player: hidden information stays hidden, and
future chance is not revealed.
"""

from typing import Final

from msgspec.structs import replace

from guildhall.core.errors import GameIsOver
from guildhall.core.events import PUBLIC
from guildhall.core.rng import seeded
from guildhall.core.state import State
from guildhall.core.undo_point import UndoPoint
from guildhall.server.accounts import names
from guildhall.server.accounts.secrets import new_id, new_seed
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import BadRequest, NoSuchPosition, NotAllowed, OtherRules
from guildhall.server.operations import announcements
from guildhall.server.records import records
from guildhall.server.storage.group_commit import Change
from guildhall.server.tables import loading, seating
from guildhall.server.tables import store as tables_store
from guildhall.server.tables.log_store import Logs
from guildhall.server.tables.messages import Branches, BranchInfo
from guildhall.server.tables.rows import Place, StoredTable
from guildhall.server.tables.running import SNAPSHOT_EVERY, Running
from guildhall.server.tables.table import Table
from guildhall.table.entry import LogEntry, Move, Started
from guildhall.table.play import stage
from guildhall.table.settings import Branch, NewBranch, TableSettings

_AT_ONCE: Final = 250
"""Entries per query."""


async def branch(context: Context, table: Table, person: str, wanted: NewBranch) -> Table:
    """Create a table for the user that continues from this position."""
    _check(table, person)
    table.place(wanted.seat)
    level = seating.check_level(wanted.level)
    name = names.said(wanted.name)
    if not name:
        raise BadRequest(where="name", reason="empty")
    if wanted.at > table.depth:
        raise NoSuchPosition(position=wanted.at)
    if table.status == "running" and wanted.seat != table.seat_of(person):
        # Another seat would reveal its hidden information.
        raise NotAllowed()
    announcements.check_open(context)
    await seating.check_room(context, person)
    places = [Place(bot=level) for _ in table.places]
    places[wanted.seat] = Place(person)
    found = Table(
        id=new_id(),
        game=table.game,
        settings=TableSettings(
            options=table.settings.options,
            public=False,
            branch=Branch(table.id, wanted.at, name),
        ),
        status="running",
        host=person,
        created=now(),
        places=places,
        fingerprint=table.fingerprint,
    )
    lines = seating.first_lines(found)
    if table.status == "running":
        state, told, kept = await _imagined(context, table, found, wanted, len(lines))
    else:
        state, told, kept = await _retold(context, table, found, wanted, len(lines))
    lines += told
    last = lines[-1]
    await context.people.fetch([person])
    await context.tables.store(found, lines, *tables_store.add_table(found.stored(), places), *kept)
    found.running = Running(UndoPoint(state, last.seq), last.seq, last.depth)
    context.tables.keep(found)
    context.tables.publish(found, lines)
    context.lobbies.announce(found, person)
    return found


def _check(table: Table, person: str) -> None:
    """Allow a finished game that the user may see, or a private table without other people.

    A rated table is refused, because a branch would help its player.
    """
    if table.running is None:
        raise OtherRules(game=table.game.name)
    if table.status != "running":
        records.check_finished(table, person)
    elif table.settings.public or table.counts or table.claimed() != [table.seat_of(person)]:
        raise NotAllowed()


async def _imagined(
    context: Context, table: Table, found: Table, wanted: NewBranch, before: int
) -> tuple[State, list[LogEntry], list[Change]]:
    """Start from a determinization for the seat."""
    async with context.database.logs() as logs:
        head = await logs.head_at(table.id, wanted.at)
        state = await loading.state_at(logs, table, wanted.at, head)
    if state.over:
        raise GameIsOver()
    state = state.determinize(wanted.seat, seeded(new_seed()))
    seq = before + 1
    position = state.snapshot().decode()
    start = Started(position=position, fingerprint=table.fingerprint, stage=stage(state))
    line = LogEntry(seq=seq, at=found.created, kind="started", details=start, head=seq, floor=seq)
    line.turn = int(state.seat)
    return state, [line], [tables_store.add_snapshot(found.id, seq, state.snapshot())]


async def _retold(
    context: Context, table: Table, found: Table, wanted: NewBranch, before: int
) -> tuple[State, list[LogEntry], list[Change]]:
    """Start like the other game and play its moves."""
    lines: list[LogEntry] = []
    kept: list[Change] = []
    for first in range(0, wanted.at + 1, _AT_ONCE):
        # Long games are read in parts, so that other requests are not delayed.
        async with context.database.logs() as logs:
            head = await logs.head_at(table.id, min(first + _AT_ONCE - 1, wanted.at))
            for line in await logs.path(table.id, head, first):
                seq = before + 1 + line.depth
                lines.append(_copied(line, seq, found.created))
                if line.depth % SNAPSHOT_EVERY:
                    continue
                # Without a snapshot the game is replayed from the start.
                if snapshot := await logs.snapshot(table.id, line.seq):
                    kept.append(tables_store.add_snapshot(found.id, seq, snapshot))
    async with context.database.logs() as logs:
        state = await loading.state_at(logs, table, wanted.at, head)
    if state.over:
        raise GameIsOver()
    return state, lines, kept


def _copied(line: LogEntry, seq: int, at: int) -> LogEntry:
    details = line.details
    if isinstance(details, Move):
        details = replace(details, first=0, only=False, clock=[], key="")
    elif isinstance(details, Started):
        details = replace(details, clock=[], key="")
    return LogEntry(
        seq=seq,
        at=at,
        kind=line.kind,
        seat=line.seat,
        details=details,
        events=line.events,
        head=seq,
        base=seq - 1 if line.depth else 0,
        depth=line.depth,
        floor=seq,
        turn=line.turn,
    )


async def tree(context: Context, table: Table, person: str) -> Branches:
    """All branches of a game and of its branches that the user may see."""
    seated = table.seat_of(person) != PUBLIC
    if not seated or (table.settings.branch is None and table.status != "running"):
        records.check_finished(table, person)
    async with context.database.logs() as logs:
        root = table.id
        above = table.settings.branch
        while above is not None:
            stored = await logs.table(above.of)
            if stored is None or not await _may_open(logs, stored, person):
                break
            root, above = stored.id, stored.settings.branch
        found = await logs.branches(root, person)
    return Branches(
        root,
        [
            BranchInfo(
                one.table.id,
                branch.of,
                branch.at,
                branch.name,
                one.table.status,
                one.depth,
                one.table.result,
            )
            for one in found
            if (branch := one.table.settings.branch)
        ],
    )


async def _may_open(logs: Logs, table: StoredTable, person: str) -> bool:
    if table.shared and table.status == "over":
        return True
    places = await logs.places([table.id])
    return any(place.person == person for place in places[table.id])
