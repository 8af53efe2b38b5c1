"""What if: opening a table that continues from a position of another table."""

from typing import Final

from guildhall.core.errors import GameIsOver
from guildhall.core.events import PUBLIC
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
from guildhall.server.tables.table import Table
from guildhall.table import branches
from guildhall.table.entry import LogEntry
from guildhall.table.session import SNAPSHOT_EVERY, Session, Stamp
from guildhall.table.settings import Branch, NewBranch, TableSettings

_AT_ONCE: Final = 250
"""Entries per query."""


async def branch(context: Context, table: Table, person: str, wanted: NewBranch) -> Table:
    """Open a table of the person that continues from a position."""
    _check(table, person)
    table.place(wanted.seat)
    level = seating.check_level(wanted.level)
    name = names.said(wanted.name)
    if not name:
        raise BadRequest(where="name", reason="empty")
    if wanted.at > table.depth:
        raise NoSuchPosition(position=wanted.at)
    if table.status == "running" and wanted.seat != table.seat_of(person):
        # Another seat would show its hidden cards.
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
    lines = found.first_entries()
    first = Stamp(len(lines) + 1, found.created)
    if table.status == "running":
        session, started, changes = await _imagined(context, table, found, wanted, first)
    else:
        session, started, changes = await _copied(context, table, found, wanted, first)
    lines += started
    await context.people.fetch([person])
    await context.tables.store(found, lines, *tables_store.add_table(found, places), *changes)
    found.session = session
    context.tables.keep(found)
    context.tables.publish(found, lines)
    context.lobbies.announce(found, person)
    return found


def _check(table: Table, person: str) -> None:
    """Raise unless the person may branch off here.

    They may from a finished game that they may see, and from a private game without other people
    unless its result counts.
    """
    if table.session is None:
        raise OtherRules(game=table.game.name)
    if table.status != "running":
        records.check_finished(table, person)
    elif table.settings.public or table.counts or table.claimed() != [table.seat_of(person)]:
        raise NotAllowed()


async def _imagined(
    context: Context, table: Table, found: Table, wanted: NewBranch, first: Stamp
) -> tuple[Session, list[LogEntry], list[Change]]:
    """Begin with a determinization for the seat."""
    async with context.database.logs() as logs:
        head = await logs.head_at(table.id, wanted.at)
        state = await loading.state_at(logs, table, wanted.at, head)
    begun = branches.imagined(state, wanted.seat, new_seed(), first)
    changes = [tables_store.add_snapshot(found.id, *snapshot) for snapshot in begun.snapshots]
    return begun.session, begun.entries, changes


async def _copied(
    context: Context, table: Table, found: Table, wanted: NewBranch, first: Stamp
) -> tuple[Session, list[LogEntry], list[Change]]:
    """Begin as the other game did, and play its moves."""
    entries: list[LogEntry] = []
    changes: list[Change] = []
    for start in range(0, wanted.at + 1, _AT_ONCE):
        # A long game is read in parts so that other requests do not wait for all of it.
        async with context.database.logs() as logs:
            head = await logs.head_at(table.id, min(start + _AT_ONCE - 1, wanted.at))
            for entry in await logs.path(table.id, head, start):
                seq = first.seq + entry.depth
                entries.append(branches.copied(entry, Stamp(seq, first.at)))
                if entry.depth % SNAPSHOT_EVERY:
                    continue
                # If one is missing, the game is replayed from the start when it is loaded.
                if snapshot := await logs.snapshot(table.id, entry.seq):
                    changes.append(tables_store.add_snapshot(found.id, seq, snapshot))
    async with context.database.logs() as logs:
        state = await loading.state_at(logs, table, wanted.at, head)
    if state.over:
        raise GameIsOver()
    last = entries[-1]
    return Session(UndoPoint(state, last.seq), last.seq, last.depth), entries, changes


async def tree(context: Context, table: Table, person: str) -> Branches:
    """All branches of a game that a person has opened, and branches of these."""
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
