"""Bringing a table back from its log, without replaying it from the start."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall import games
from guildhall.core.errors import BadSnapshot
from guildhall.core.game import Game
from guildhall.core.state import NOBODY, State
from guildhall.server.errors import NoSuchTable
from guildhall.server.live.line import POSITIONAL, Line
from guildhall.server.live.running import SNAPSHOT_EVERY, Asked, Running, Step
from guildhall.server.live.table import TAIL, Place, Table
from guildhall.server.store import logs
from guildhall.server.wire.tables import Result


async def load(connection: AsyncConnection, table_id: str) -> Table:
    row = await logs.table_row(connection, table_id)
    tail = await logs.last_lines(connection, table_id, 0, TAIL)
    if row is None or not tail or row.game not in games.NAMES:
        raise NoSuchTable(table=table_id)
    last = tail[-1]
    seat_rows = await logs.seat_rows(connection, [table_id])
    table = Table(
        id=row.id,
        game=games.load(row.game),
        options=msgspec.json.decode(row.options),
        speed=row.speed,
        public=row.public,
        status=row.status,
        host=row.host,
        created=row.created,
        places=[Place(seat.person, seat.bot, seat.name) for seat in seat_rows],
        seq=last.seq,
        turn=last.turn,
        depth=last.depth,
        rematch=row.rematch,
        shared=row.shared,
        uploaded=row.uploaded,
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
        fingerprint=row.fingerprint,
    )
    table.tail.extend(tail)
    if row.status in ("running", "over"):
        if row.fingerprint == table.game.fingerprint:
            table.running = await _running(connection, table)
        else:
            table.refused = "other-rules"
            table.turn = NOBODY
    return table


async def _running(connection: AsyncConnection, table: Table) -> Running:
    recent = {line.seq: line for line in table.tail}
    now = next((line for line in reversed(table.tail) if line.kind in POSITIONAL), None)
    now = now or await logs.position_line(connection, table.id)
    if now is None:
        raise NoSuchTable(table=table.id)
    floor = recent.get(now.floor) or await logs.line(connection, table.id, now.floor)
    if floor is None:
        raise NoSuchTable(table=table.id)
    from_depth = floor.depth - floor.depth % SNAPSHOT_EVERY
    moves = await logs.path(connection, table.id, now.head, from_depth)
    state = await _state(connection, table, moves[0])
    steps: list[Step] = []
    head = moves[0].seq
    for line in moves[1:]:
        before = state
        state = played(table.game, before, line)
        if line.depth > floor.depth:
            steps.append(Step(head, before, line.seat))
        head = line.seq
    running = Running(state, now.head, now.seq, now.depth, now.at, steps)
    if now.seq in recent:
        after = [line for line in table.tail if line.seq > now.seq]
    else:
        after = await logs.undo_lines(connection, table.id, now.seq)
    for line in after:
        running.asked = asked_after(running.asked, line)
    return running


def asked_after(asked: Asked | None, line: Line) -> Asked | None:
    """The wish to go back, after an entry about it."""
    match line.kind:
        case "undo-asked":
            return Asked(line.seq, line.seat, int(line.data["to"]), frozenset({line.seat}))
        case "undo-agreed" if asked:
            return Asked(asked.seq, asked.seat, asked.to, asked.agreed | {line.seat})
        case "undo-declined":
            return None
    return asked


async def state_at(connection: AsyncConnection, table: Table, depth: int, head: int) -> State:
    """The position after a move that stands or stood, by its entry."""
    moves = await logs.path(connection, table.id, head, depth - depth % SNAPSHOT_EVERY)
    state = await _state(connection, table, moves[0])
    for line in moves[1:]:
        state = played(table.game, state, line)
    return state


async def _state(connection: AsyncConnection, table: Table, line: Line) -> State:
    """The position at an entry that has a snapshot; replayed from the start where it is lost."""
    snapshot = await logs.snapshot(connection, table.id, line.seq)
    if snapshot:
        try:
            return table.game.restore(snapshot)
        except BadSnapshot:
            pass
    moves = await logs.path(connection, table.id, line.seq, 0)
    state = started(table.game, len(table.places), table, moves[0])
    for move in moves[1:]:
        state = played(table.game, state, move)
    return state


def started(game: Game, seats: int, table: Table, line: Line) -> State:
    return game.new(seats, int(line.data["seed"]), **table.options)


def played(game: Game, state: State, line: Line) -> State:
    after = state.clone()
    after.play(game.parse(line.data["move"]))
    return after
