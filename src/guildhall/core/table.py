"""A running game: its state, its record and its undo points."""

from guildhall.core.errors import NothingToUndo
from guildhall.core.events import Log
from guildhall.core.game import Game, Value
from guildhall.core.record import Record, begin, replay
from guildhall.core.state import State
from guildhall.core.undo_point import UndoPoint


class Table:
    """One running game. Moves can be undone back to the last reveal."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        positions = replay(game, record)
        self._reached = UndoPoint(next(positions).state, 0)
        for number, (state, _, _) in enumerate(positions, 1):
            self._reached = self._reached.followed_by(state, number)

    @classmethod
    def open(cls, game: Game, seats: int, seed: int, **options: Value) -> "Table":
        return cls(game, begin(game, seats, seed, **options))

    @property
    def state(self) -> State:
        return self._reached.state

    def play(self, action: int) -> Log:
        """Play for the seat to act; return the events."""
        self._reached, log = self._reached.play(action, len(self.record.moves) + 1)
        self.record.moves.append(self.game.text(action))
        self._note_key()
        return log

    def undoable_by(self) -> int | None:
        """The seat that may undo the last move."""
        return self._reached.undoable_by()

    def undo(self) -> None:
        if self._reached.before is None:
            raise NothingToUndo()
        self._reached = self._reached.before
        self.record.moves.pop()
        self._note_key()

    def _note_key(self) -> None:
        self.record.key = f"{self.state.key():032x}"
