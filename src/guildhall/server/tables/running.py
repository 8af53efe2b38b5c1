"""A game that has begun: its position with the way back, and a wish to go back further."""

from dataclasses import dataclass
from typing import Final

from guildhall.core.state import State
from guildhall.core.undo_point import UndoPoint
from guildhall.table.entry import LogEntry
from guildhall.table.view import Result

SNAPSHOT_EVERY: Final = 16
"""So many moves at most are replayed to reach a position."""


@dataclass(frozen=True)
class Asked:
    """A wish to go back further than is free."""

    seq: int
    seat: int
    to: int
    """The head to go back to."""
    agreed: frozenset[int]


@dataclass
class Running:
    """What is reached is never changed, only replaced: what is shown is always durable."""

    reached: UndoPoint
    """Its number is the entry of the last move that stands, or of the start."""
    position: int
    """Entry that brought the position about: a move, the start, or an undo."""
    depth: int
    asked: Asked | None = None
    _legal: dict[int, str] | None = None

    @property
    def state(self) -> State:
        return self.reached.state

    @property
    def head(self) -> int:
        return self.reached.number

    def legal(self) -> dict[int, str]:
        """The legal actions with their texts, worked out once for each position."""
        if self._legal is None:
            self._legal = self.state.game.moves.texts(self.state.legal())
        return self._legal

    def move_on(self, line: LogEntry, reached: UndoPoint) -> None:
        """Take over a position that is stored now."""
        self.reached = reached
        self._legal = None
        self.position, self.depth = line.seq, line.depth
        self.asked = None


def result_of(state: State) -> Result | None:
    if not state.over:
        return None
    breakdown = [state.breakdown(seat) for seat in range(state.seats)]
    return Result(state.ranking(), [sum(points.values()) for points in breakdown], breakdown)
