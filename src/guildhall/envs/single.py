"""Gymnasium environments: one learning seat, bots on all others."""

from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from guildhall import bots, games
from guildhall.core.errors import IllegalMove, NoSuchSeat
from guildhall.core.game import Value
from guildhall.core.perspective import Perspective
from guildhall.envs.observer import Observation, Observer, observation_space
from guildhall.envs.picture import RENDER_MODES, render
from guildhall.envs.rewards import reward_of
from guildhall.envs.seeds import Seeds

ILLEGAL = -1.0
"""Penalty for an illegal move, which also ends the game."""

RenderFrame = str | NDArray[np.uint8]


class SeatEnv(gym.Env[Any, Any]):
    """One seat of a table; between its moves the bots play theirs.

    Args:
        game: Name of the game.
        num_players: All seats together; the fewest the game allows by default.
        bot: The bots on the other seats, as `journeyman`, `grandmaster:500` (simulations) or a
            level from `1` to `10`.
        seat: The seat to learn for; by default another one each game, by the seed.
        reward: `rank` or `score`, given when the game is over.
        render_mode: `ansi` or `rgb_array`.
        options: Variants of the rules.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_players: int | None = None,
        bot: str = "apprentice",
        seat: int | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.game = games.load(game)
        self.seats = num_players or self.game.min_seats
        if seat is not None and not 0 <= seat < self.seats:
            raise NoSuchSeat(seat=seat + 1, seats=self.seats)
        self.options = options
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.seats)
        self.action_space = spaces.Discrete(self.game.n_actions)
        self._bot = bot
        self._fixed_seat = seat
        self._rewards_of = reward_of(reward)
        self._seeds = Seeds()
        self._observer = Observer(self.game, self.seats)
        self._begin(0)

    def _begin(self, seed: int) -> None:
        self.table = self.game.new(self.seats, seed, **self.options)
        self.seat = seed % self.seats if self._fixed_seat is None else self._fixed_seat
        self._bots = [bots.make(self._bot, seed + seat) for seat in range(self.seats)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(self._seeds.next(seed))
        self._let_bots_play()
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.table.play(int(action))
        except IllegalMove as refused:
            return self._observation(), ILLEGAL, True, False, {"refused": refused.sentence()}
        self._let_bots_play()
        reward = self._rewards_of(self.table)[self.seat] if self.table.over else 0.0
        return self._observation(), reward, self.table.over, False, {}

    def render(self) -> Any:
        return render(self.render_mode, self.table, self.seat)

    def _observation(self) -> Observation:
        return self._observer.observation(self.table, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, for MaskablePPO of sb3-contrib."""
        return self._observation()["action_mask"].astype(bool)

    def _let_bots_play(self) -> None:
        while not self.table.over and self.table.seat != self.seat:
            seat = int(self.table.seat)
            self.table.do_play(self._bots[seat].choose(Perspective(self.table, seat)), None)


def register() -> None:
    """Register the games as `guildhall/<Game>-v<version>`."""
    for name in games.NAMES:
        game = games.load(name)
        gym.register(
            id=f"guildhall/{name.title()}-v{game.layout.version}",
            entry_point=f"{__name__}:SeatEnv",
            kwargs={"game": name},
        )
