"""A game being played: its state, its record, and the way back."""

from dataclasses import dataclass

from guildhall.core.errors import NothingToUndo
from guildhall.core.events import Log
from guildhall.core.game import Game, Value
from guildhall.core.record import Record, begin, verify
from guildhall.core.state import State


@dataclass
class _Step:
    before: State
    seat: int


class Table:
    """One running game. Moves are played and may be taken back as far as that reveals nothing."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.state = verify(game, record)
        self._steps: list[_Step] = []

    @classmethod
    def open(cls, game: Game, seats: int, seed: int, **options: Value) -> "Table":
        return cls(game, begin(game, seats, seed, **options))

    def play(self, action: int) -> Log:
        """Play for the seat to act; return what happened."""
        before, seat = self.state.clone(), int(self.state.seat)
        log: Log = []
        self.state.play(action, log)
        if self._steps and self._steps[-1].seat != seat:
            self._steps.clear()
        if self.state.revealed == before.revealed:
            self._steps.append(_Step(before, seat))
        else:
            self._steps.clear()
        self.record.moves.append(self.game.text(action))
        self._note_key()
        return log

    def undoable_by(self) -> int | None:
        """The seat that may take back the last move: nothing was revealed, nobody acted since."""
        return self._steps[-1].seat if self._steps else None

    def undo(self) -> None:
        if not self._steps:
            raise NothingToUndo()
        self.state = self._steps.pop().before
        self.record.moves.pop()
        self._note_key()

    def _note_key(self) -> None:
        self.record.key = f"{self.state.key():032x}"
