"""A position with the earlier positions to which undo may return."""

from dataclasses import dataclass

from guildhall.core.events import Log
from guildhall.core.state import State


@dataclass(frozen=True, eq=False)
class UndoPoint:
    """An immutable position: every move creates a new one."""

    state: State
    number: int
    """The number of the move that led here."""
    before: "UndoPoint | None" = None
    """The position before the last move; None if undo would hide revealed facts again."""
    steps: int = 1
    """Number of actions in the last move."""

    def play(self, action: int, number: int) -> "tuple[UndoPoint, Log]":
        """Return the position after an action and its events; raise if it is illegal."""
        after, log = self.state.played(action)
        return self.followed_by(after, number), log

    def followed_by(self, after: State, number: int, steps: int = 1) -> "UndoPoint":
        if after.revealed != self.state.revealed:
            return UndoPoint(after, number)
        same_turn = self.before is not None and self.before.state.seat == self.state.seat
        before = self if same_turn else UndoPoint(self.state, self.number)
        return UndoPoint(after, number, before, steps)

    def undoable_by(self) -> int | None:
        """Return the seat that may undo the last move."""
        return int(self.before.state.seat) if self.before and not self.state.over else None

    @property
    def floor(self) -> int:
        """The number of the earliest position that undo may return to."""
        found = self
        while found.before:
            found = found.before
        return found.number
