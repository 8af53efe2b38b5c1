"""Bringing a table back from its log, without replaying it from the start."""

from guildhall import games
from guildhall.core.errors import BadSnapshot
from guildhall.core.game import Game
from guildhall.core.state import NOBODY, State
from guildhall.server.errors import NoSuchTable
from guildhall.server.live.running import SNAPSHOT_EVERY, Asked, Running, Step
from guildhall.server.live.table import TAIL, Table
from guildhall.server.store.line import POSITIONAL, Line
from guildhall.server.store.logs import Logs
from guildhall.server.store.rows import Listed, Place


async def load(logs: Logs, table_id: str) -> Table:
    stored = await logs.table(table_id)
    tail = await logs.last_lines(table_id, 0, TAIL)
    if stored is None or not tail or stored.game not in games.NAMES:
        raise NoSuchTable(table=table_id)
    places = (await logs.places([table_id]))[table_id]
    last = tail[-1]
    table = without_game(Listed(stored, last.seq, last.turn, last.depth, 0), places)
    table.tail.extend(tail)
    if table.status in ("running", "over") and not table.refused:
        table.running = await _running(logs, table)
    return table


def without_game(listed: Listed, places: list[Place]) -> Table:
    """A table as far as it is told without its log."""
    stored = listed.table
    game = games.load(stored.game)
    refused = stored.status in ("running", "over") and stored.fingerprint != game.fingerprint
    return Table(
        id=stored.id,
        game=game,
        options=stored.options,
        speed=stored.speed,
        public=stored.public,
        status=stored.status,
        host=stored.host,
        created=stored.created,
        places=places,
        seq=listed.seq,
        turn=NOBODY if refused else listed.turn,
        depth=listed.depth,
        since=listed.since,
        rematch=stored.rematch,
        shared=stored.shared,
        uploaded=stored.uploaded,
        refused="other-rules" if refused else "",
        result=stored.result,
        fingerprint=stored.fingerprint,
    )


async def _running(logs: Logs, table: Table) -> Running:
    recent = {line.seq: line for line in table.tail}
    now = next((line for line in reversed(table.tail) if line.kind in POSITIONAL), None)
    now = now or await logs.position_line(table.id)
    if now is None:
        raise NoSuchTable(table=table.id)
    floor = recent.get(now.floor) or await logs.line(table.id, now.floor)
    if floor is None:
        raise NoSuchTable(table=table.id)
    from_depth = floor.depth - floor.depth % SNAPSHOT_EVERY
    moves = await logs.path(table.id, now.head, from_depth)
    state = await _state(logs, table, moves[0])
    steps: list[Step] = []
    head = moves[0].seq
    for line in moves[1:]:
        before = state
        state = played(table.game, before, line)
        if line.depth > floor.depth:
            steps.append(Step(head, before, line.seat))
        head = line.seq
    table.since = now.at
    running = Running(state, now.head, now.seq, now.depth, steps)
    if now.seq in recent:
        after = [line for line in table.tail if line.seq > now.seq]
    else:
        after = await logs.undo_lines(table.id, now.seq)
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


async def state_at(logs: Logs, table: Table, depth: int, head: int) -> State:
    """The position after a move that stands or stood, by its entry."""
    moves = await logs.path(table.id, head, depth - depth % SNAPSHOT_EVERY)
    state = await _state(logs, table, moves[0])
    for line in moves[1:]:
        state = played(table.game, state, line)
    return state


async def _state(logs: Logs, table: Table, line: Line) -> State:
    """The position at an entry that has a snapshot; replayed from the start where it is lost."""
    snapshot = await logs.snapshot(table.id, line.seq)
    if snapshot:
        try:
            return table.game.restore(snapshot)
        except BadSnapshot:
            pass
    moves = await logs.path(table.id, line.seq, 0)
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
