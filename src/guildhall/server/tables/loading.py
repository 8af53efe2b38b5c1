"""Bringing a table back from its log, without replaying it from the start."""

from collections.abc import Iterator, Mapping, Sequence

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import BadSnapshot
from guildhall.core.game import Game, Value
from guildhall.core.state import NOBODY, State
from guildhall.core.undo_point import UndoPoint
from guildhall.server.errors import NoSuchTable
from guildhall.server.tables.log_store import Logs
from guildhall.server.tables.rows import Listed, Place
from guildhall.server.tables.running import SNAPSHOT_EVERY, Asked, Running
from guildhall.server.tables.table import TAIL, Table
from guildhall.table.entry import CLOCKED, POSITIONAL, LogEntry, Started, UndoRequested


async def load(logs: Logs, table_id: str) -> Table:
    """A table as it is stored; the logs are of one moment, or its status could be an older one."""
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
    if table.status == "running":
        for line in await logs.ending_lines(table_id):
            table.ending = ending_after(table.ending, line)
    return table


def without_game(listed: Listed, places: list[Place]) -> Table:
    """A table as far as it is told without its log."""
    stored = listed.table
    game = games.load(stored.game)
    refused = stored.status in ("running", "over") and stored.fingerprint != game.fingerprint
    return Table(
        id=stored.id,
        game=game,
        settings=stored.settings,
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
        word=stored.word,
        clocks=listed.clocks,
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
    reached = before = UndoPoint(await _state(logs, table, moves[0]), moves[0].seq)
    steps = 0
    for line, state in played(reached.state, moves[1:]):
        if not line.first:
            before, steps = reached, 0
        steps += 1
        free = line.depth > floor.depth
        reached = before.followed_by(state, line.seq, steps) if free else UndoPoint(state, line.seq)
    clocked = next((line for line in reversed(table.tail) if line.kind in CLOCKED), None)
    clocked = clocked or await logs.clock_line(table.id) or now
    table.since, table.clocks = clocked.at, clocked.clock
    running = Running(reached, now.seq, now.depth)
    if now.seq in recent:
        after = [line for line in table.tail if line.seq > now.seq]
    else:
        after = await logs.undo_lines(table.id, now.seq)
    for line in after:
        running.asked = asked_after(running.asked, line)
    return running


def go_on(table: Table, lines: Sequence[LogEntry]) -> bool:
    """Let a game go on by moves that another process has written.

    False, with nothing changed, where they are not all, or more than moves, or end the game: then
    the table has to be read again.
    """
    running = table.running
    if running is None or table.status != "running" or not lines:
        return False
    head = running.head
    for number, line in enumerate(lines, table.seq + 1):
        if line.kind != "move" or line.seq != number or line.base != head:
            return False
        head = line.seq
    reached = before = running.reached
    steps = 0
    for line, state in played(reached.state, lines):
        if not line.first:
            before, steps = reached, 0
        steps += 1
        reached = before.followed_by(state, line.seq, steps)
    if reached.state.over or reached.floor != lines[-1].floor:
        return False
    running.move_on(lines[-1], reached)
    table.append(lines)
    # Who has written them has taken the bots of the table to himself.
    table.keeper = table.thinking = 0
    return True


def ending_after(ending: frozenset[int], line: LogEntry) -> frozenset[int]:
    """Who wants to end the game, after an entry about it."""
    match line.kind:
        case "end-agreed":
            return ending | {line.seat}
        case "end-declined":
            return frozenset()
        case "resigned":
            return ending - {line.seat}
    return ending


def asked_after(asked: Asked | None, line: LogEntry) -> Asked | None:
    """The wish to go back, after an entry about it."""
    if isinstance(line.details, UndoRequested):
        return Asked(line.seq, line.seat, line.details.to, frozenset({line.seat}))
    match line.kind:
        case "undo-agreed" if asked:
            return Asked(asked.seq, asked.seat, asked.to, asked.agreed | {line.seat})
        case "undo-declined":
            return None
    return asked


async def state_at(logs: Logs, table: Table, depth: int, head: int) -> State:
    """The position after a move that stands or stood, by its entry."""
    moves = await logs.path(table.id, head, depth - depth % SNAPSHOT_EVERY)
    state = await _state(logs, table, moves[0])
    for _, after in played(state, moves[1:]):
        state = after
    return state


async def _state(logs: Logs, table: Table, line: LogEntry) -> State:
    """The position at an entry that has a snapshot; replayed from the start where it is lost."""
    snapshot = await logs.snapshot(table.id, line.seq)
    if snapshot:
        try:
            return table.game.restore(snapshot)
        except BadSnapshot:
            pass
    start, *moves = await logs.path(table.id, line.seq, 0)
    state = start_of(table.game, len(table.places), table.settings.options, start)
    for _, after in played(state, moves):
        state = after
    return state


def start_of(game: Game, seats: int, options: Mapping[str, Value], start: LogEntry) -> State:
    """The position that a game began with: that of its seed, or one that it went on from."""
    started = start.details
    if not isinstance(started, Started):
        raise BadSnapshot(detail=f"entry {start.seq} does not start a game")
    if started.position:
        return game.restore(started.position.encode())
    return game.new(seats, int(started.seed), **options)


def played(state: State, moves: Sequence[LogEntry]) -> Iterator[tuple[LogEntry, State]]:
    """Where the moves of a log lead from a position, one after the other."""
    steps = record.play_on(state, (line.move for line in moves))
    return ((line, step.state) for line, step in zip(moves, steps, strict=True))
