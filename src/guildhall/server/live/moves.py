"""Moves: playing one, why one is not possible, what each would cost and bring."""

from typing import TYPE_CHECKING, Final

from guildhall.core.errors import GameIsOver, Refusal
from guildhall.core.events import PUBLIC
from guildhall.server import measures
from guildhall.server.errors import NotAllowed, NotYourTurn, Stale
from guildhall.server.live.running import SNAPSHOT_EVERY, Running, result_of
from guildhall.server.live.table import Table
from guildhall.server.store import changes
from guildhall.server.store.line import stored
from guildhall.server.store.writer import Change
from guildhall.server.wire.live import Preview
from guildhall.server.wire.tables import Sentence

if TYPE_CHECKING:
    from guildhall.server.live.house import House

_MOST_REASONS: Final = 8


async def move(house: "House", table: Table, person: str, at: int, text: str) -> int:
    """Play a move for somebody; returns its entry once it is durable."""
    async with table.lock:
        running, seat = _turn_of(table, person, at)
        return await play(house, table, running, table.game.parse(text), seat, person)


def _turn_of(table: Table, person: str, at: int) -> tuple[Running, int]:
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
    house: "House", table: Table, running: Running, action: int, seat: int, person: str | None
) -> int:
    """Play an action for a seat; the caller holds the lock."""
    seq = table.seq + 1
    reached, log = running.reached.play(action, seq)
    after = reached.state
    line = house.line(
        table,
        "move",
        seat=seat,
        person=person,
        data={"move": table.game.text(action)},
        events=stored(log),
        head=seq,
        base=running.head,
        depth=running.depth + 1,
        floor=reached.floor,
        turn=int(after.seat),
    )
    others: list[Change] = []
    if line.depth % SNAPSHOT_EVERY == 0:
        others.append(changes.add_snapshot(table.id, seq, after.snapshot()))
    result = result_of(after)
    if result:
        line.data["key"] = f"{after.key():032x}"
        others.append(changes.end(table.id, result))
    await house.store(table, [line], *others)
    if result:
        table.status, table.result = "over", result
    running.move_on(line, reached)
    house.appended(table, [line])
    measures.MOVES.labels(table.game.name, "person" if person else "bot").inc()
    return line.seq


def why(
    table: Table, person: str, at: int, text: str | None, things: list[str]
) -> list[tuple[str, Refusal | None]]:
    """For a move, or for each that pointing at things most likely meant: why it is not possible.

    None where it is; several moves that one reason forbids are answered once.
    """
    running, _ = _turn_of(table, person, at)
    state = running.state
    meant = state.nearest(things) if text is None else [table.game.parse(text)]
    found: dict[object, tuple[str, Refusal | None]] = {}
    for action in meant:
        refusal = None if action in running.legal() else state.refusal(action)
        reason = refusal and (refusal.rule, refusal.message, str(refusal.facts))
        found.setdefault(reason, (table.game.text(action), refusal))
    return list(found.values())[:_MOST_REASONS]


def preview(table: Table, person: str, at: int) -> dict[str, Preview]:
    """What somebody can know of each of his legal moves, by its text."""
    running, _ = _turn_of(table, person, at)
    found: dict[str, Preview] = {}
    for action, move_text in running.legal().items():
        known = running.state.preview(action)
        says = [Sentence(message, dict(facts)) for message, facts in known.says]
        found[move_text] = Preview(known.reveals, says)
    return found
