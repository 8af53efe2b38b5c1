"""Loading a table from its log without replaying it from the start."""

from collections.abc import Sequence

from guildhall import games
from guildhall.core.errors import BadSnapshot
from guildhall.core.state import NOBODY, State
from guildhall.core.undo_point import UndoPoint
from guildhall.server.errors import NoSuchTable
from guildhall.server.tables.log_store import Logs
from guildhall.server.tables.rows import Listed, Place
from guildhall.server.tables.table import TAIL, Table
from guildhall.table.entry import CLOCKED, POSITIONAL, LogEntry
from guildhall.table.records import first_state
from guildhall.table.session import SNAPSHOT_EVERY, Session, replayed


async def load(logs: Logs, table_id: str) -> Table:
    """A table as it is stored; `logs` must read one moment, or its status could be older."""
    stored = await logs.table(table_id)
    tail = await logs.last_lines(table_id, 0, TAIL)
    if stored is None or not tail or stored.game_name not in games.NAMES:
        raise NoSuchTable(table=table_id)
    places = (await logs.places([table_id]))[table_id]
    last = tail[-1]
    table = without_log(Listed(stored, last.seq, last.turn, last.depth, 0), places)
    table.tail.extend(tail)
    if table.status in ("running", "over") and not table.refused:
        table.session = await _session(logs, table)
    if table.status == "running":
        for line in await logs.ending_lines(table_id):
            table.ending = ending_after(table.ending, line)
    return table


def without_log(listed: Listed, places: list[Place]) -> Table:
    """A table for lists, without its log and its game."""
    stored = listed.table
    game = games.load(stored.game_name)
    refused = stored.status in ("running", "over") and stored.fingerprint != game.fingerprint
    return Table(
        **vars(stored),
        game=game,
        places=places,
        seq=listed.seq,
        turn=NOBODY if refused else listed.turn,
        depth=listed.depth,
        since=listed.since,
        refused="other-rules" if refused else "",
        clocks=listed.clocks,
    )


async def _session(logs: Logs, table: Table) -> Session:
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
    first = UndoPoint(await _state(logs, table, moves[0]), moves[0].seq)
    session = Session(first, first.number, moves[0].depth).followed(moves[1:], floor.depth)
    clocked = next((line for line in reversed(table.tail) if line.kind in CLOCKED), None)
    clocked = clocked or await logs.clock_line(table.id) or now
    table.since, table.clocks = clocked.at, clocked.clock
    if now.seq in recent:
        later = [line for line in table.tail if line.seq > now.seq]
    else:
        later = await logs.undo_lines(table.id, now.seq)
    return session.resumed(now, later)


def follow(table: Table, lines: Sequence[LogEntry]) -> bool:
    """Continue a game with moves that another process has written.

    False, with nothing changed, if moves are missing, if there are other entries, or if the game
    ends: then the table has to be loaded again.
    """
    session = table.session
    if session is None or table.status != "running" or not lines:
        return False
    head = session.head
    for number, line in enumerate(lines, table.seq + 1):
        if line.kind != "move" or line.seq != number or line.base != head:
            return False
        head = line.seq
    followed = session.followed(lines)
    if followed.over or followed.reached.floor != lines[-1].floor:
        return False
    table.session = followed
    table.append(lines)
    # The process that wrote the moves now runs the bots of the table.
    table.keeper = table.thinking = 0
    return True


def ending_after(ending: frozenset[int], line: LogEntry) -> frozenset[int]:
    """The seats that want to end the game, after an entry about it."""
    match line.kind:
        case "end-agreed":
            return ending | {line.seat}
        case "end-declined":
            return frozenset()
        case "resigned":
            return ending - {line.seat}
    return ending


async def state_at(logs: Logs, table: Table, depth: int, head: int) -> State:
    """The position after a move, undone or not, by its entry."""
    moves = await logs.path(table.id, head, depth - depth % SNAPSHOT_EVERY)
    state = await _state(logs, table, moves[0])
    for _, after in replayed(state, moves[1:]):
        state = after
    return state


async def _state(logs: Logs, table: Table, line: LogEntry) -> State:
    """The position at an entry that has a snapshot; replayed from the start if that is lost."""
    snapshot = await logs.snapshot(table.id, line.seq)
    if snapshot:
        try:
            return table.game.restore(snapshot)
        except BadSnapshot:
            pass
    start, *moves = await logs.path(table.id, line.seq, 0)
    state = first_state(table.game, len(table.places), table.settings.options, start)
    for _, after in replayed(state, moves):
        state = after
    return state
