"""Many games in compiled code, with NumPy views of its memory."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from guildhall import games
from guildhall.core.batch import Batch
from guildhall.core.game import Value
from guildhall.core.rng import seeded
from guildhall.envs.memory import as_taken, pen, shared
from guildhall.envs.rewards import reward_of


class BatchEnv:
    """`count` parallel games, each waiting for a move of its seat to act.

    `step` plays one action in each game in one compiled call. The arrays below are read-only
    views of the memory it writes, so they always show the current state: copy data to keep it.
    A finished game is replaced by a new one at once.
    """

    observations: NDArray[np.int16]
    """count × numbers: the observation of the seat to act."""
    masks: NDArray[np.int8]
    """count × actions: a 1 for each legal action."""
    seats: NDArray[np.int64]
    """count: the seat to act."""
    ended: NDArray[np.bool_]
    """count: whether the last step ended a game."""
    rewards: NDArray[np.float64]
    """count × players: the rewards of the game that ended, else 0."""

    def __init__(
        self,
        game: str,
        count: int,
        num_players: int | None = None,
        reward: str = "rank",
        **options: Value,
    ) -> None:
        self.game = games.load(game)
        self.count = count
        self.num_players = num_players or self.game.min_seats
        reward_of(reward)
        size = self.game.observation_size(self.num_players)
        writer, seen = pen(count * size)
        masks, seen_masks = shared(count * self.game.n_actions, np.uint8)
        seats, self.seats = shared(count, np.int64)
        ended, seen_ended = shared(count, np.uint8)
        rewards, seen_rewards = shared(count * self.num_players, np.float64)
        self.observations = seen.reshape(count, size)
        self.masks = seen_masks.view(np.int8).reshape(count, self.game.n_actions)
        self.ended = seen_ended.view(np.bool_)
        self.rewards = seen_rewards.reshape(count, self.num_players)
        self._chosen, self._seen_chosen = shared(count, np.int64)
        self._batch = Batch(
            self.game, self.num_players, self.game.checked(options), reward == "rank",
            writer, masks, seats, ended, rewards,
        )  # fmt: skip

    def reset(self, seed: int) -> None:
        """Restart all games; the same seed deals the same games."""
        self._batch.reset(seed)
        self._rng = seeded(seed + 1)

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action in each game; if one is illegal, raise and play none."""
        self._batch.step(as_taken(np.ascontiguousarray(actions, np.int64)))

    def random_actions(self) -> NDArray[np.int64]:
        """A uniformly random legal action for each game; new ones at every call."""
        self._batch.random_actions(self._rng, self._chosen)
        return self._seen_chosen
