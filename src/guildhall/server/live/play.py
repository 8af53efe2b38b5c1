"""Moves, undo, and why a move is not possible."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import SQLAlchemyError

from guildhall.core.errors import GameIsOver, NothingToUndo, Refusal
from guildhall.core.events import PUBLIC
from guildhall.core.state import NOBODY, State
from guildhall.server.errors import NotAllowed, NotYourTurn, NoUndoAsked, Stale
from guildhall.server.live import loading
from guildhall.server.live.bots import NotWanted
from guildhall.server.live.house import House
from guildhall.server.live.line import Line
from guildhall.server.live.running import SNAPSHOT_EVERY, Running, Step, result_of
from guildhall.server.live.table import Table
from guildhall.server.live.worker import WorkerLost, WorkFailed
from guildhall.server.store import logs
from guildhall.server.store.schema import snapshots, tables
from guildhall.server.store.writer import Change
from guildhall.server.wire.live import Preview, Said

_ADD_SNAPSHOT: Final = insert(snapshots)
_END_GAME: Final = (
    update(tables)
    .where(tables.c.id == bindparam("ended"))
    .values(status="over", result=bindparam("final"))
)
_LOG = logging.getLogger(__name__)


def snapshot_of(table: Table, line: Line, state: State) -> list[Change]:
    """The snapshot that belongs to an entry, where one does."""
    if line.depth % SNAPSHOT_EVERY:
        return []
    row = {"table_id": table.id, "seq": line.seq, "position": state.snapshot()}
    return [(_ADD_SNAPSHOT, row)]


async def move(house: House, table: Table, person: str, at: int, text: str) -> int:
    """Play a move for somebody; returns its entry once it is durable."""
    async with table.lock:
        running, seat = _turn_of(table, person, at)
        return await _play(house, table, running, table.game.parse(text), seat, person)


def _turn_of(table: Table, person: str, at: int) -> tuple[Running, int]:
    """The game and the seat of somebody whose turn it is at the position he sees."""
    running = table.running
    if running is not None and table.status == "over":
        raise GameIsOver()
    running = table.game_on()
    seat = table.seat_of(person)
    if seat == PUBLIC:
        raise NotAllowed()
    if at != running.position:
        raise Stale()
    if seat != running.state.seat or table.places[seat].bot:
        raise NotYourTurn()
    return running, seat


async def _play(
    house: House, table: Table, running: Running, action: int, seat: int, person: str | None
) -> int:
    after, events = running.played(action)
    steps = running.steps_after(after)
    seq = table.seq + 1
    line = house.line(
        table,
        "move",
        seat=seat,
        person=person,
        data={"move": table.game.text(action)},
        events=events,
        head=seq,
        base=running.head,
        depth=running.depth + 1,
        floor=steps[0].head if steps else seq,
        turn=int(after.seat),
    )
    changes = snapshot_of(table, line, after)
    result = result_of(after)
    if result:
        line.data["key"] = f"{after.key():032x}"
        final = msgspec.json.encode(result).decode()
        changes.append((_END_GAME, {"ended": table.id, "final": final}))
    await house.store(table, [line], *changes)
    if result:
        table.status, table.result = "over", result
    running.move_on(line, after, steps)
    house.appended(table, [line])
    think(house, table)
    return line.seq


def why(table: Table, person: str, at: int, text: str) -> Refusal | None:
    """Why a move is not possible now; None where it is."""
    running, _ = _turn_of(table, person, at)
    action = table.game.parse(text)
    if running.state.is_legal(action):
        return None
    return running.state.refusal(action)


def preview(table: Table, person: str, at: int) -> dict[str, Preview]:
    """What somebody can know of each of his legal moves, by its text."""
    running, _ = _turn_of(table, person, at)
    state = running.state
    found: dict[str, Preview] = {}
    for action in state.legal():
        twin = state.clone()
        twin.do_play(action, None)
        says = [Said(message, dict(facts)) for message, facts in state.preview(action)]
        found[table.game.text(action)] = Preview(twin.revealed > state.revealed, says)
    return found


# Taking back.


async def undo(house: House, table: Table, person: str, at: int) -> int:
    """Take back the last move of somebody, where that is free."""
    async with table.lock:
        running, seat = _seated(table, person, at)
        if running.undoable_by() != seat or table.places[seat].bot:
            raise NothingToUndo()
        step = running.steps[-1]
        line = _back_to(house, table, step.head, running.depth - 1, step.state, running.steps[:-1])
        line.seat, line.person = seat, person
        await _go_back(house, table, [line], step.state, running.steps[:-1])
        return line.seq


async def ask_undo(house: House, table: Table, person: str, at: int, before: int) -> int:
    """Ask to go back to just before a move; done at once where nobody else has to agree."""
    async with table.lock:
        running, seat = _seated(table, person, at)
        async with house.database.engine.connect() as connection:
            asked = await logs.standing_move(connection, table.id, before)
        if asked is None:
            raise NothingToUndo()
        line = house.line(
            table, "undo-asked", seat=seat, person=person, data={"to": asked.base, "before": before}
        )
        await _answer(house, table, running, line)
        return line.seq


async def answer_undo(house: House, table: Table, person: str, asked: int, *, agree: bool) -> int:
    async with table.lock:
        running = table.game_on()
        seat = table.seat_of(person)
        if seat == PUBLIC:
            raise NotAllowed()
        if running.asked is None or running.asked.seq != asked or seat in running.asked.agreed:
            raise NoUndoAsked()
        kind = "undo-agreed" if agree else "undo-declined"
        line = house.line(table, kind, seat=seat, person=person, data={"asked": asked})  # type: ignore[arg-type]
        await _answer(house, table, running, line)
        return line.seq


async def _answer(house: House, table: Table, running: Running, line: Line) -> None:
    """Store a wish or an answer; with it go back when all people at the table agree."""
    asked = loading.asked_after(running.asked, line)
    if asked is None or not asked.agreed.issuperset(table.people()):
        await house.store(table, [line])
        running.asked = asked
        running.touch()
        house.appended(table, [line])
        return
    async with house.database.engine.connect() as connection:
        target = await logs.line(connection, table.id, asked.to)
        if target is None:
            raise NothingToUndo()
        state = await loading.state_at(connection, table, target.depth, target.seq)
    back = _back_to(house, table, target.seq, target.depth, state, [])
    back.seat, back.seq = asked.seat, line.seq + 1
    await _go_back(house, table, [line, back], state, [])


def _seated(table: Table, person: str, at: int) -> tuple[Running, int]:
    if table.status == "over":
        raise GameIsOver()
    running = table.game_on()
    seat = table.seat_of(person)
    if seat == PUBLIC:
        raise NotAllowed()
    if at != running.position:
        raise Stale()
    return running, seat


def _back_to(
    house: House, table: Table, head: int, depth: int, state: State, steps: Sequence[Step]
) -> Line:
    floor = steps[0].head if steps else head
    turn = int(state.seat)
    return house.line(
        table,
        "undone",
        data={"to": head},
        head=head,
        base=head,
        depth=depth,
        floor=floor,
        turn=turn,
    )


async def _go_back(
    house: House, table: Table, lines: Sequence[Line], state: State, steps: Sequence[Step]
) -> None:
    """Store entries of which the last one brings back a position, and take it over."""
    running = table.game_on()
    await house.store(table, lines)
    running.move_on(lines[-1], state, list(steps))
    house.appended(table, lines)
    think(house, table)


# Bots.

_PATIENCE: Final = 3
"""Failed thoughts after which a bot plays anything, so that the table goes on."""
_LONGEST_WAIT: Final = 5.0
SWEEP_SECONDS: Final = 5.0


def think(house: House, table: Table) -> None:
    """Let a bot think where one is to act."""
    running = table.running
    if running is not None and _bot_acts(table, running) and table.thinking != running.position:
        table.thinking = running.position
        house.in_background(_bot_move(house, table, running, running.position))


def _bot_acts(table: Table, running: Running) -> bool:
    """Whether a bot is to act, and somebody plays or looks on."""
    if table.running is not running or table.status != "running" or table.turn == NOBODY:
        return False
    return bool(table.places[table.turn].bot and (table.people() or table.watchers))


async def _bot_move(house: House, table: Table, running: Running, position: int) -> None:
    """Have a bot's move thought and played, again and again while the position stands."""

    def wanted() -> bool:
        return running.position == position and _bot_acts(table, running)

    await asyncio.sleep(house.settings.bot_pause)
    failures = thoughts = 0
    while wanted():
        seat = table.turn
        level = table.places[seat].bot if thoughts < _PATIENCE else "random"
        try:
            action = await house.thinkers.choose(table.id, running.state, level, table.host, wanted)
            async with table.lock:
                if wanted():
                    await _play(house, table, running, action, seat, None)
        except NotWanted:
            pass
        except Exception as error:
            if not failures and not isinstance(error, Stale):
                _LOG.exception("a bot of level %s failed at table %s", level, table.id)
            failures += 1
            thoughts += isinstance(error, WorkFailed | WorkerLost)
            await asyncio.sleep(min(0.25 * 2**failures, _LONGEST_WAIT))
    if table.thinking == position:
        table.thinking = 0
    think(house, table)


async def keep_bots_awake(house: House) -> None:
    """Look for bots that should think and do not: at the start, and where something failed."""
    asleep: list[str] | None = None
    while True:
        try:
            if asleep is None:
                asleep = await _tables_of_bots(house)
            asleep = [table_id for table_id in asleep if not await _woken(house, table_id)]
        except Exception:
            _LOG.exception("bots could not be woken")
        for table in house.loaded():
            think(house, table)
        await asyncio.sleep(SWEEP_SECONDS)


async def _tables_of_bots(house: House) -> list[str]:
    async with house.database.engine.connect() as connection:
        return await logs.tables_of_bots(connection)


async def _woken(house: House, table_id: str) -> bool:
    """Let a table's bot think; false where the database is away."""
    try:
        think(house, await house.table(table_id))
    except (SQLAlchemyError, OSError):
        return False
    except Exception:
        # Not to be played on, and not to stop the others.
        _LOG.exception("table %s cannot be loaded", table_id)
    return True
