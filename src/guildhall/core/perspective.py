"""What one seat may know of a running game and nothing else; bots receive this."""

from typing import Final

from guildhall.core.game import Game
from guildhall.core.rng import Rng, seeded
from guildhall.core.state import State, View

_ANY_SEED: Final = 0


class Perspective:
    """A game from the perspective of one seat, without any hidden information."""

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.view: View = state.view(seat)
        self.legal: list[int] = state.legal() if state.seat == seat else []
        # Further states are sampled from the first one.
        self._imagined = state.determinize(seat, seeded(_ANY_SEED))

    def determinize(self, rng: Rng) -> State:
        """A possible state from the information of this seat; a different one each time."""
        return self._imagined.determinize(self.seat, rng)
