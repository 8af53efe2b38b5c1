"""Playing moves, and requests of the player to act."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from guildhall.core.errors import GameIsOver
from guildhall.core.events import PUBLIC
from guildhall.server.clock import now
from guildhall.server.errors import NotAllowed, Stale
from guildhall.server.operations import metrics
from guildhall.server.ratings import boards
from guildhall.server.tables import clocks, store
from guildhall.server.tables.table import Table
from guildhall.table import choices, why_not
from guildhall.table.entry import Move
from guildhall.table.errors import NotYourTurn
from guildhall.table.session import Session, Stamp
from guildhall.table.view import Bundle, Reason

if TYPE_CHECKING:
    from guildhall.server.context import Context


async def move(context: "Context", table: Table, person: str, at: int, *texts: str) -> int:
    """Play a move of one or more steps; returns its last entry once it is durable."""
    async with table.lock:
        turn_of(table, person, at)
        return await play(context, table, texts, person)


async def play(
    context: "Context", table: Table, moves: Sequence[str | int], person: str | None
) -> int:
    """Play a move for the seat to act; the caller holds the lock."""
    session = table.in_play()
    played, entries, snapshots = session.play(moves, Stamp(table.seq + 1, now(), person))
    last = entries[-1]
    if table.pace.bank and isinstance(last.details, Move):
        last.details.clock = clocks.after_move(table, last.at, last.turn, context.people.rests)
    changes = [store.add_snapshot(table.id, *snapshot) for snapshot in snapshots]
    if played.result:
        changes.append(store.end(table.id, played.result))
    await context.tables.store(table, entries, *changes)
    table.session = played
    if played.result:
        table.status, table.result = "over", played.result
    context.tables.publish(table, entries)
    if played.over and table.settings.rated:
        context.background.start(boards.rate_soon(context, table.id))
    if played.over and table.settings.tournament:
        context.rounds_wait.set()
    metrics.moves(table.game.name, "person" if person else "bot").inc(len(entries))
    return last.seq


def turn_of(table: Table, person: str, at: int) -> Session:
    """The session, if it is the turn of a person who sees its position."""
    session, seat = seated(table, person, at)
    if seat != session.turn or table.places[seat].bot:
        raise NotYourTurn()
    return session


def seated(table: Table, person: str, at: int) -> tuple[Session, int]:
    """The session and the seat of a person who sees its position."""
    if table.session is not None and table.status == "over":
        raise GameIsOver()
    session = table.in_play()
    seat = table.seat_of(person)
    if seat == PUBLIC:
        raise NotAllowed()
    if at != session.position:
        raise Stale()
    return session, seat


def why(
    table: Table, person: str, at: int, text: str | None, things: list[str], language: str
) -> list[Reason]:
    """For a move, or for the moves that things most likely mean: why they are not possible."""
    return why_not.reasons(turn_of(table, person, at).state, text, things, language)


def compose(
    table: Table, person: str, at: int, things: list[str], language: str
) -> tuple[Bundle, Reason | None, list[Bundle]]:
    """The effect of a selection, and suggestions without a selection."""
    return choices.compose(turn_of(table, person, at).state, things, language)
