"""What one seat may know of a running game, and nothing else: this is what a bot is given."""

from typing import Final

from guildhall.core.game import Game
from guildhall.core.rng import Rng, seeded
from guildhall.core.state import State, View

_ANY_SEED: Final = 0


class Perspective:
    """A table as one seat sees it; what the seat cannot see is not in here at all."""

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.view: View = state.view(seat)
        self.legal: list[int] = state.legal() if state.seat == seat else []
        # One imagined state stands for all: further ones are drawn from it.
        self._imagined = state.determinize(seat, seeded(_ANY_SEED))

    def determinize(self, rng: Rng) -> State:
        """A state this seat could believe in; another one each time."""
        return self._imagined.determinize(self.seat, rng)
