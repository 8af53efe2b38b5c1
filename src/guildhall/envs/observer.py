"""The view of a seat as NumPy arrays."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from guildhall.core.game import Game
from guildhall.core.state import State
from guildhall.envs.memory import pen

Observation = dict[str, NDArray[Any]]

_GREATEST = int(np.iinfo(np.int16).max)


def observation_space(game: Game, seats: int) -> spaces.Dict:
    """The numbers of the game's layout, and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, _GREATEST, (game.observation_size(seats),), np.int16),
            "action_mask": spaces.Box(0, 1, (game.n_actions,), np.int8),
        }
    )


class Observer:
    """Observations for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self._size = game.observation_size(seats)
        self._pen, self._seen = pen(self._size)

    def numbers(self, state: State, seat: int) -> NDArray[np.int16]:
        state.observe(seat, self._pen, 0, self._size)
        return self._seen.copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """A 1 for each legal action; zeros if another seat is to act."""
        mask = np.zeros(self.game.n_actions, np.int8)
        if state.seat == seat:
            mask[state.legal()] = 1
        return mask

    def observation(self, state: State, seat: int) -> Observation:
        return {"observation": self.numbers(state, seat), "action_mask": self.mask(state, seat)}

    def __reduce__(self) -> tuple[object, ...]:
        return Observer, (self.game, self.seats)
