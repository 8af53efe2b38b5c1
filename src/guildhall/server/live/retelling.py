"""A record, told again as the entries of a log."""

from dataclasses import dataclass

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import BadRecord
from guildhall.core.events import Log
from guildhall.core.record import Record
from guildhall.core.state import State
from guildhall.server.clock import now
from guildhall.server.live.options import checked_options
from guildhall.server.live.running import SNAPSHOT_EVERY, result_of
from guildhall.server.store.line import Line, stored
from guildhall.server.wire.tables import Result

FIRST = 2
"""The entry of the start; the first one says that the table was opened."""


@dataclass(frozen=True)
class Retold:
    record: Record
    lines: list[Line]
    snapshots: list[tuple[int, bytes]]
    result: Result | None


def retell(text: str, most_moves: int) -> Retold:
    """The whole game; raises BadRecord unless it leads where it says."""
    try:
        written = record.loads(text)
    except RecursionError as error:
        raise BadRecord(reason="not-json", detail="") from error
    if len(written.moves) > most_moves:
        raise BadRecord(reason="no-record", detail="")
    game = games.load(written.game)
    checked_options(game, written.options)
    record.verify(game, written)
    state = game.new(written.seats, written.seed, **written.options)
    at = now()
    data = {"seed": str(written.seed), "fingerprint": written.fingerprint}
    turn = int(state.seat)
    lines = [Line(seq=FIRST, at=at, kind="started", data=data, head=FIRST, floor=FIRST, turn=turn)]
    snapshots = [(FIRST, state.snapshot())]
    for depth, move in enumerate(written.moves, 1):
        line = _played(state, move, at, FIRST + depth, depth)
        lines.append(line)
        if depth % SNAPSHOT_EVERY == 0:
            snapshots.append((line.seq, state.snapshot()))
    lines[-1].data["key"] = f"{state.key():032x}"
    return Retold(written, lines, snapshots, result_of(state))


def _played(state: State, move: str, at: int, seq: int, depth: int) -> Line:
    log: Log = []
    seat = int(state.seat)
    state.play(state.game.parse(move), log)
    return Line(
        seq=seq,
        at=at,
        kind="move",
        seat=seat,
        data={"move": move},
        events=stored(log),
        head=seq,
        base=seq - 1,
        depth=depth,
        floor=seq,
        turn=int(state.seat),
    )
