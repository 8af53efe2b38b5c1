"""A game that has begun: its position, and the way back to where free undo ends."""

from dataclasses import dataclass, field
from typing import Final

from guildhall.core.events import Log
from guildhall.core.state import State
from guildhall.server.store.line import Line, StoredEvent, stored
from guildhall.server.wire.tables import Result

SNAPSHOT_EVERY: Final = 16
"""So many moves at most are replayed to reach a position."""


@dataclass(frozen=True)
class Step:
    """What was before a move that its seat may still take back."""

    head: int
    state: State
    seat: int
    """Who played the move."""


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
    """States in here are never changed, only replaced: what is shown is always durable."""

    state: State
    head: int
    """Entry of the last move that stands, or of the start."""
    position: int
    """Entry that brought the position about: a move, the start, or an undo."""
    depth: int
    steps: list[Step] = field(default_factory=list)
    asked: Asked | None = None
    version: int = 0
    """Grows whenever something about the position is shown otherwise than before."""
    common: bytes = b""
    """What everybody sees alike of the position, encoded; empty until somebody looks."""
    _legal: dict[int, str] | None = None

    @property
    def floor(self) -> int:
        return self.steps[0].head if self.steps else self.head

    def legal(self) -> dict[int, str]:
        """The legal actions with their texts, worked out once for each position."""
        if self._legal is None:
            self._legal = {action: self.state.game.text(action) for action in self.state.legal()}
        return self._legal

    def undoable_by(self) -> int | None:
        return self.steps[-1].seat if self.steps and not self.state.over else None

    def played(self, action: int) -> "tuple[State, list[StoredEvent]]":
        """The position after a move and what it brings about; raises where it is not legal."""
        after = self.state.clone()
        log: Log = []
        after.play(action, log)
        return after, stored(log)

    def steps_after(self, after: State) -> list[Step]:
        """The way back once a move has led to `after`."""
        if after.revealed != self.state.revealed:
            return []
        seat = int(self.state.seat)
        kept = self.steps if self.steps and self.steps[-1].seat == seat else []
        return [*kept, Step(self.head, self.state, seat)]

    def move_on(self, line: Line, after: State, steps: list[Step]) -> None:
        """Take over a position that is stored now."""
        self.state = after
        self.common, self._legal = b"", None
        self.steps = steps
        self.head, self.position, self.depth = line.head, line.seq, line.depth
        self.asked = None
        self.touch()

    def touch(self) -> None:
        """Show the position anew."""
        self.version += 1


def result_of(state: State) -> Result | None:
    if not state.over:
        return None
    breakdown = [state.breakdown(seat) for seat in range(state.seats)]
    return Result(state.ranking(), [sum(points.values()) for points in breakdown], breakdown)
