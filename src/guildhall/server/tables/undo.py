"""Taking moves back: freely, or further if all people at the table agree."""

from guildhall.core.errors import NothingToUndo
from guildhall.core.events import PUBLIC
from guildhall.core.undo_point import UndoPoint
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import NotAllowed
from guildhall.server.tables import clocks, loading
from guildhall.server.tables.moves import seated
from guildhall.server.tables.table import Table
from guildhall.table.entry import LogEntry, Undone
from guildhall.table.errors import NoUndoAsked
from guildhall.table.session import Applied, Session, Stamp


async def undo(context: Context, table: Table, person: str, at: int) -> int:
    """Take back the last move of a person, if that is free."""
    async with table.lock:
        session, seat = seated(table, person, at)
        if table.places[seat].bot:
            raise NothingToUndo()
        back = session.undo(seat, Stamp(table.seq + 1, now(), person))
        await _return(context, table, back.session, back.entries)
        return back.entries[0].seq


async def ask_undo(context: Context, table: Table, person: str, at: int, before: int) -> int:
    """Ask to return to just before a move; done at once if no one else has to agree."""
    async with table.lock:
        session, seat = seated(table, person, at)
        if table.counts and table.claimed() == [seat]:
            # No one could disagree, so a player could undo what a reveal has shown.
            raise NothingToUndo()
        async with context.database.logs() as logs:
            move = await logs.standing_move(table.id, before)
            if move and move.first:
                # The steps of a move are taken back together.
                move = await logs.standing_move(table.id, move.first)
        if move is None:
            raise NothingToUndo()
        asked = session.request_undo(seat, move, Stamp(table.seq + 1, now(), person))
        return await _agree(context, table, asked)


async def answer_undo(
    context: Context, table: Table, person: str, asked: int, *, agree: bool
) -> int:
    """Agree to an open request, or decline it."""
    async with table.lock:
        session = table.in_play()
        seat = table.seat_of(person)
        if seat == PUBLIC:
            raise NotAllowed()
        if session.request is None or session.request.seq != asked:
            raise NoUndoAsked()
        stamp = Stamp(table.seq + 1, now(), person)
        return await _agree(context, table, session.answer_undo(seat, agree=agree, stamp=stamp))


async def _agree(context: Context, table: Table, answered: Applied) -> int:
    """Store a request or an answer; if all people agree, return with it."""
    session, entries, _ = answered
    request = session.request
    if request is None or not request.agreed.issuperset(table.claimed()):
        await context.tables.store(table, entries)
        table.session = session
        context.tables.publish(table, entries)
        return entries[0].seq
    async with context.database.logs() as logs:
        target = await logs.line(table.id, request.to)
        if target is None:
            raise NothingToUndo()
        state = await loading.state_at(logs, table, target.depth, target.seq)
    point = UndoPoint(state, target.seq)
    stamp = Stamp(entries[0].seq + 1, now())
    back = session.return_to(point, target.depth, stamp, request.seat)
    await _return(context, table, back.session, entries + back.entries)
    return entries[0].seq


async def _return(
    context: Context, table: Table, session: Session, entries: list[LogEntry]
) -> None:
    """Append entries, the last one restoring an earlier position, and publish them."""
    last = entries[-1]
    if table.pace.bank and isinstance(last.details, Undone):
        # Undo returns no time.
        last.details.clock = clocks.left_at(table, last.at, context.people.rests)
    await context.tables.store(table, entries)
    table.session = session
    context.tables.publish(table, entries)
