"""A position that was reached, with the way back from it that is free."""

from dataclasses import dataclass

from guildhall.core.events import Log
from guildhall.core.state import State


@dataclass(frozen=True, eq=False)
class Reached:
    """Neither it nor its state ever changes: a move leads to another one."""

    state: State
    number: int
    """Of the move that led here, as whoever keeps the game counts."""
    before: "Reached | None" = None
    """Where the seat that moved last may go back to: nothing was revealed, nobody acted since."""
    steps: int = 1
    """How many actions the move from there had."""

    def play(self, action: int, number: int) -> "tuple[Reached, Log]":
        """Where an action leads, and what it brings about; raises where it is not legal."""
        after, log = self.state.played(action)
        return self.followed_by(after, number), log

    def followed_by(self, after: State, number: int, steps: int = 1) -> "Reached":
        if after.revealed != self.state.revealed:
            return Reached(after, number)
        goes_on = self.before is not None and self.before.state.seat == self.state.seat
        return Reached(after, number, self if goes_on else Reached(self.state, self.number), steps)

    def undoable_by(self) -> int | None:
        """The seat that may take back the last move."""
        return int(self.before.state.seat) if self.before and not self.state.over else None

    @property
    def floor(self) -> int:
        """The number of the position that the free way back ends at."""
        found = self
        while found.before:
            found = found.before
        return found.number
