"""PettingZoo environments: one agent per seat."""

import sys
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from guildhall import games
from guildhall.core.errors import IllegalMove
from guildhall.core.game import Value
from guildhall.core.state import State
from guildhall.envs.observer import Observation, Observer, observation_space
from guildhall.envs.picture import RENDER_MODES, render
from guildhall.envs.rewards import reward_of
from guildhall.envs.seeds import Seeds

ILLEGAL = -1.0
"""Penalty for an illegal move."""


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game. It can be copied and pickled at any time."""

    def __init__(
        self,
        game: str,
        version: int,
        num_players: int,
        reward: str,
        render_mode: str | None,
        options: dict[str, Value],
    ) -> None:
        super().__init__()
        self.game = games.load(game)
        self.options = options
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self._rewards_of = reward_of(reward)
        self._seeds = Seeds()
        self._state = self.game.new(num_players, 0, **options)
        self._observer = Observer(self.game, num_players)
        self.possible_agents = [f"player_{seat}" for seat in range(num_players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.game, num_players) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game.n_actions) for agent in self.possible_agents
        }

    @property
    def table(self) -> State:
        """The state, with all hidden information."""
        return self._state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; a seed always deals the same game."""
        seats = len(self.possible_agents)
        self._state = self.game.new(seats, self._seeds.next(seed), **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[int(self._state.seat)]

    def observe(self, agent: str) -> Observation:
        return self._observer.observation(self._state, self._seats[agent])

    def step(self, action: int) -> None:
        """Play for the selected agent; if the rules forbid the action, raise and change nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._play(agent, action)
        if self._state.over:
            self._end(self._rewards_of(self._state))
        elif not self.terminations[agent]:
            self.agent_selection = self.possible_agents[int(self._state.seat)]

    def _play(self, agent: str, action: int) -> None:
        self._state.play(int(action))

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the selected agent sees it."""
        return render(self.render_mode, self._state, self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing to release."""


class LenientTableEnv(TableEnv):
    """The same, but an illegal move ends the game with a penalty for the player."""

    def _play(self, agent: str, action: int) -> None:
        try:
            super()._play(agent, action)
        except IllegalMove as refused:
            self.infos[agent]["refused"] = refused.sentence()
            self._end([ILLEGAL if other == agent else 0.0 for other in self.agents])


@dataclass(frozen=True)
class Maker:
    """The factory behind `env` and `raw_env` of a game's module."""

    game: str
    version: int
    raw: bool = False

    def __call__(
        self,
        num_players: int | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: Value,
    ) -> Any:
        """An environment, by default with the fewest players."""
        seats = num_players or games.load(self.game).min_seats
        kind = TableEnv if self.raw else LenientTableEnv
        made = kind(self.game, self.version, seats, reward, render_mode, options)
        return made if self.raw else OrderEnforcingWrapper(made)


def register(package: str) -> None:
    """Make each game importable from the package as `<name>_v<version>`.

    The version is that of the game's encodings.
    """
    for name in games.NAMES:
        version = games.load(name).layout.version
        module = ModuleType(f"{package}.{name}_v{version}", f"{name} for PettingZoo.")
        vars(module).update(env=Maker(name, version), raw_env=Maker(name, version, raw=True))
        sys.modules[module.__name__] = module
        setattr(sys.modules[package], f"{name}_v{version}", module)
