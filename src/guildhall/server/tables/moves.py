"""Moves: playing them, why one is not possible, what each would cost and bring."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from guildhall.core.errors import GameIsOver, Refusal
from guildhall.core.events import PUBLIC, Facts
from guildhall.server.errors import BundleGoesOn, NotAllowed, NotYourTurn, Stale
from guildhall.server.operations import metrics
from guildhall.server.ratings import boards
from guildhall.server.storage.group_commit import Change
from guildhall.server.tables import clocks, store
from guildhall.server.tables.running import SNAPSHOT_EVERY, Running, result_of
from guildhall.server.tables.table import Table
from guildhall.table.entry import LogEntry
from guildhall.table.play import move_details
from guildhall.table.view import Reason, Sentence

if TYPE_CHECKING:
    from guildhall.server.context import Context

_MOST_REASONS: Final = 8


async def move(context: "Context", table: Table, person: str, at: int, *texts: str) -> int:
    """Play a move of one or more steps for somebody; returns its last entry once it is durable."""
    async with table.lock:
        running, seat = turn_of(table, person, at)
        actions = [table.game.parse(text) for text in texts]
        return await play(context, table, running, actions, seat, person)


def turn_of(table: Table, person: str, at: int) -> tuple[Running, int]:
    """The game and the seat of somebody whose turn it is at the position he sees."""
    running, seat = seated(table, person, at)
    if seat != running.state.seat or table.places[seat].bot:
        raise NotYourTurn()
    return running, seat


def seated(table: Table, person: str, at: int) -> tuple[Running, int]:
    """The game and the seat of somebody who sees its present position."""
    if table.running is not None and table.status == "over":
        raise GameIsOver()
    running = table.game_on()
    seat = table.seat_of(person)
    if seat == PUBLIC:
        raise NotAllowed()
    if at != running.position:
        raise Stale()
    return running, seat


async def play(
    context: "Context",
    table: Table,
    running: Running,
    actions: Sequence[int],
    seat: int,
    person: str | None,
) -> int:
    """Play actions for a seat, all of them or none; the caller holds the lock."""
    lines: list[LogEntry] = []
    others: list[Change] = []
    after = running.state
    for action in actions:
        if lines and (after.revealed != running.state.revealed or after.seat != seat):
            # Who could go on would learn what came to light, and by a wrong step not pay for it.
            raise BundleGoesOn()
        before = after
        after, log = before.played(action)
        line = _step(context, table, running, lines, seat, person)
        details = move_details(before, action, after, log)
        if lines:
            details.first = lines[0].seq
        else:
            details.only = person is not None and len(running.legal()) == 1
        line.details, line.events, line.turn = details, log, int(after.seat)
        lines.append(line)
        if line.depth % SNAPSHOT_EVERY == 0:
            others.append(store.add_snapshot(table.id, line.seq, after.snapshot()))
    last = lines[-1]
    # All steps together are one move to go back over.
    reached = running.reached.followed_by(after, last.seq, len(lines))
    for line in lines:
        line.floor = reached.floor
    if table.pace.bank:
        details.clock = clocks.after_move(table, last.at, last.turn, context.people.rests)
    result = result_of(after)
    if result:
        details.key = f"{after.key():032x}"
        others.append(store.end(table.id, result))
    await context.tables.store(table, lines, *others)
    if result:
        table.status, table.result = "over", result
    running.move_on(last, reached)
    context.tables.publish(table, lines)
    if result and table.settings.rated:
        context.background.start(boards.rate_soon(context, table.id))
    if result and table.settings.tournament:
        context.rounds_wait.set()
    metrics.moves(table.game.name, "person" if person else "bot").inc(len(lines))
    return last.seq


def _step(
    context: "Context",
    table: Table,
    running: Running,
    before: Sequence[LogEntry],
    seat: int,
    person: str | None,
) -> LogEntry:
    """The entry of one step of a move, after those of the steps before it."""
    line = context.tables.entry(table, "move", seat=seat, person=person)
    if before:
        line.seq = before[-1].seq + 1
    line.head = line.seq
    line.base = before[-1].seq if before else running.head
    line.depth = running.depth + len(before) + 1
    return line


def why(
    table: Table, person: str, at: int, text: str | None, things: list[str]
) -> list[tuple[str, Refusal | None]]:
    """For a move, or for each that pointing at things most likely meant: why it is not possible.

    None where it is; several moves that one reason forbids are answered once.
    """
    running, _ = turn_of(table, person, at)
    return why_at(running, text, things)


def why_at(
    running: Running, text: str | None, things: list[str]
) -> list[tuple[str, Refusal | None]]:
    state = running.state
    meant = state.nearest(things) if text is None else [state.game.parse(text)]
    found: dict[object, tuple[str, Refusal | None]] = {}
    for action in meant:
        refusal = None if action in running.legal() else state.refusal(action)
        reason = refusal and (refusal.rule, refusal.message, str(refusal.facts))
        found.setdefault(reason, (state.game.text(action), refusal))
    return list(found.values())[:_MOST_REASONS]


def reason(move: str, refusal: Refusal | None, language: str) -> Reason:
    if refusal is None:
        return Reason(move, possible=True)
    return Reason(
        move,
        possible=False,
        rule=refusal.rule,
        message=refusal.message,
        facts=dict(refusal.facts),
        sentence=refusal.sentence(language),
    )


def sentences(says: Sequence[tuple[str, Facts]]) -> list[Sentence]:
    return [Sentence(message, dict(facts)) for message, facts in says]
