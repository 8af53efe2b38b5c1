"""A record, told again as the entries of a log."""

from dataclasses import dataclass

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import BadRecord
from guildhall.core.record import Record
from guildhall.core.state import NOBODY, State
from guildhall.server.clock import now
from guildhall.server.tables.entry_texts import about_move, about_start
from guildhall.server.tables.log_entry import Line, stored
from guildhall.server.tables.messages import Result
from guildhall.server.tables.options import checked_options
from guildhall.server.tables.running import SNAPSHOT_EVERY, result_of

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
    written = record.loads(text)
    if len(written.moves) > most_moves:
        raise BadRecord(reason="no-record", detail="")
    game = games.load(written.game)
    checked_options(game, written.options)
    at, seat = now(), NOBODY
    before: State | None = None
    lines: list[Line] = []
    snapshots: list[tuple[int, bytes]] = []
    for depth, (state, move, log) in enumerate(record.replay(game, written)):
        seq, turn = FIRST + depth, int(state.seat)
        line = Line(seq=seq, at=at, kind="move", head=seq, depth=depth, floor=seq, turn=turn)
        if before is None:
            line.kind = "started"
            line.data = {"seed": str(written.seed), "fingerprint": written.fingerprint}
            line.data |= about_start(state)
        else:
            line.seat, line.base = seat, seq - 1
            line.data, line.events = {"move": move}, stored(log)
            line.data |= about_move(before, game.parse(move), state, log)
        lines.append(line)
        if depth % SNAPSHOT_EVERY == 0:
            snapshots.append((seq, state.snapshot()))
        seat, before = turn, state
    lines[-1].data["key"] = f"{state.key():032x}"
    return Retold(written, lines, snapshots, result_of(state))
