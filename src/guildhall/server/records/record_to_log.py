"""Converts a record to the entries of a log."""

from dataclasses import dataclass

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import BadRecord
from guildhall.core.record import Record
from guildhall.core.state import NOBODY, State
from guildhall.server.clock import now
from guildhall.server.tables.running import SNAPSHOT_EVERY, result_of
from guildhall.table.entry import LogEntry, Move, Started
from guildhall.table.play import move_details, stage
from guildhall.table.settings import checked_options
from guildhall.table.view import Result

FIRST = 2
"""The number of the entry that starts the game; the first one opens the table."""


@dataclass(frozen=True)
class Retold:
    record: Record
    lines: list[LogEntry]
    snapshots: list[tuple[int, bytes]]
    result: Result | None


def retell(text: str, most_moves: int) -> Retold:
    """Convert the whole game; raises BadRecord if it does not match its end."""
    written = record.loads(text)
    if len(written.moves) > most_moves:
        raise BadRecord(reason="no-record", detail="")
    game = games.load(written.game)
    checked_options(game, written.options)
    at, seat = now(), NOBODY
    before: State | None = None
    lines: list[LogEntry] = []
    snapshots: list[tuple[int, bytes]] = []
    for depth, (state, move, log) in enumerate(record.replay(game, written)):
        seq, turn = FIRST + depth, int(state.seat)
        line = LogEntry(seq=seq, at=at, kind="move", head=seq, depth=depth, floor=seq, turn=turn)
        if before is None:
            line.kind = "started"
            details: Started | Move = Started(
                seed=str(written.seed), fingerprint=written.fingerprint, stage=stage(state)
            )
        else:
            line.seat, line.base = seat, seq - 1
            details = move_details(before, game.parse(move), state, log)
            line.events = log
        line.details = details
        lines.append(line)
        if depth % SNAPSHOT_EVERY == 0:
            snapshots.append((seq, state.snapshot()))
        seat, before = turn, state
    details.key = f"{state.key():032x}"
    return Retold(written, lines, snapshots, result_of(state))
