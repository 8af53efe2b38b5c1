"""Taking moves back: freely, or further when all people at the table agree."""

from collections.abc import Sequence

from guildhall.core.errors import NothingToUndo
from guildhall.core.events import PUBLIC
from guildhall.core.undo_point import UndoPoint
from guildhall.server.context import Context
from guildhall.server.errors import NotAllowed, NoUndoAsked
from guildhall.server.tables import clocks, loading
from guildhall.server.tables.moves import seated
from guildhall.server.tables.running import Running
from guildhall.server.tables.table import Table
from guildhall.table.entry import LogEntry, UndoAnswered, Undone, UndoRequested
from guildhall.table.view import EntryKind


async def undo(context: Context, table: Table, person: str, at: int) -> int:
    """Take back the last move of somebody, where that is free."""
    async with table.lock:
        running, seat = seated(table, person, at)
        before = running.reached.before
        if before is None or running.reached.undoable_by() != seat or table.places[seat].bot:
            raise NothingToUndo()
        line = _back_to(context, table, before, running.depth - running.reached.steps)
        line.seat, line.person = seat, person
        await _go_back(context, table, [line], before)
        return line.seq


async def ask_undo(context: Context, table: Table, person: str, at: int, before: int) -> int:
    """Ask to go back to just before a move; done at once where nobody else has to agree."""
    async with table.lock:
        running, seat = seated(table, person, at)
        if table.counts and table.claimed() == [seat]:
            # Where the result counts and nobody could disagree, what came to light stays there.
            raise NothingToUndo()
        async with context.database.logs() as logs:
            asked = await logs.standing_move(table.id, before)
            if asked and asked.first:
                # The steps of a move are taken back together.
                asked = await logs.standing_move(table.id, asked.first)
        if asked is None:
            raise NothingToUndo()
        before = asked.seq
        line = context.tables.entry(
            table,
            "undo-asked",
            seat=seat,
            person=person,
            details=UndoRequested(to=asked.base, before=before),
        )
        await _answer(context, table, running, line)
        return line.seq


async def answer_undo(
    context: Context, table: Table, person: str, asked: int, *, agree: bool
) -> int:
    async with table.lock:
        running = table.game_on()
        seat = table.seat_of(person)
        if seat == PUBLIC:
            raise NotAllowed()
        if running.asked is None or running.asked.seq != asked or seat in running.asked.agreed:
            raise NoUndoAsked()
        kind: EntryKind = "undo-agreed" if agree else "undo-declined"
        line = context.tables.entry(
            table, kind, seat=seat, person=person, details=UndoAnswered(asked=asked)
        )
        await _answer(context, table, running, line)
        return line.seq


async def _answer(context: Context, table: Table, running: Running, line: LogEntry) -> None:
    """Store a wish or an answer; with it go back when all agree whose game it is."""
    asked = loading.asked_after(running.asked, line)
    if asked is None or not asked.agreed.issuperset(table.claimed()):
        await context.tables.store(table, [line])
        running.asked = asked
        context.tables.publish(table, [line])
        return
    async with context.database.logs() as logs:
        target = await logs.line(table.id, asked.to)
        if target is None:
            raise NothingToUndo()
        state = await loading.state_at(logs, table, target.depth, target.seq)
    before = UndoPoint(state, target.seq)
    back = _back_to(context, table, before, target.depth)
    back.seat, back.seq = asked.seat, line.seq + 1
    await _go_back(context, table, [line, back], before)


def _back_to(context: Context, table: Table, before: UndoPoint, depth: int) -> LogEntry:
    return context.tables.entry(
        table,
        "undone",
        details=Undone(to=before.number),
        head=before.number,
        base=before.number,
        depth=depth,
        floor=before.floor,
        turn=int(before.state.seat),
    )


async def _go_back(
    context: Context, table: Table, lines: Sequence[LogEntry], before: UndoPoint
) -> None:
    """Store entries of which the last one brings back a position, and take it over."""
    running, last = table.game_on(), lines[-1]
    if table.pace.bank and isinstance(last.details, Undone):
        # The time spent on a move that is taken back does not come back.
        last.details.clock = clocks.left_at(table, last.at, context.people.rests)
    await context.tables.store(table, lines)
    running.move_on(last, before)
    context.tables.publish(table, lines)
