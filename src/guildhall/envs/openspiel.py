"""OpenSpiel: importing this file registers `guildhall_<game>` for every game.

Chance is sampled. The deal is a chance node with many outcomes, and so is every later move that
involves chance. Each outcome is one sample, the same in all copies of a state, so the same
parameters and history always give the same position.
"""

from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from guildhall import games
from guildhall.core.events import PUBLIC, Log
from guildhall.core.game import Game, Value
from guildhall.core.playout import random_playout
from guildhall.core.rng import seeded
from guildhall.core.state import State
from guildhall.envs.history import History
from guildhall.envs.observer import Observer
from guildhall.envs.rewards import reward_of

DEALS: Final = 2**14
LOTS: Final = 2**6
"""Outcomes of the first chance node and of each later one."""

_LONGEST: Final = 100_000
_GREATEST_DIFFERENCE: Final = 1000.0
_REWARD, _SEED, _PLAYERS = "reward", "rng_seed", "players"


def _type_of(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"guildhall_{game.name}",
        long_name=f"Guildhall {game.name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            _PLAYERS: game.min_seats,
            _REWARD: "rank",
            _SEED: 0,
            **{name: _parameter(option.default) for name, option in game.options.items()},
        },
    )


def _parameter(value: Value) -> Value:
    """An option as a parameter: OpenSpiel parses digits as a number, even in a string option."""
    return int(value) if isinstance(value, str) and value.isdecimal() else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: players, reward, rng_seed and options."""

    box: Game

    def __init__(self, parameters: dict[str, Any]) -> None:
        game = self.box
        self.seats: int = parameters[_PLAYERS]
        self.seed: int = parameters[_SEED]
        self.options = {
            name: type(option.default)(parameters[name]) for name, option in game.options.items()
        }
        self.rewards_of = reward_of(parameters[_REWARD])
        bound = 1.0 if parameters[_REWARD] == "rank" else _GREATEST_DIFFERENCE
        info = pyspiel.GameInfo(
            num_distinct_actions=game.n_actions,
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_type_of(game), info, dict(parameters))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return _LONGEST

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SpielObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node that leads to one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: State | None = None
        """The position; None before the deal."""
        self.drawing: int | None = None
        """The chosen action whose chance outcome is pending."""
        self.history_seen = History(None, game.seats, [])

    def current_player(self) -> int:
        if self.table is None or self.drawing is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else int(self.table.seat)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = DEALS if self.table is None else LOTS
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if self.table else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            game = self.get_game()
            self.table = game.box.new(game.seats, game.seed * DEALS + action, **game.options)
        elif self.drawing is not None:
            self._draw(self.table, self.drawing, action)
        else:
            self._play(self.table, action)

    def _play(self, table: State, action: int) -> None:
        after, log = table.clone(), Log()
        after.do_play(action, log)
        if (after.rng.first, after.rng.second) != (table.rng.first, table.rng.second):
            self.drawing = action
        else:
            self.table = after
            self._tell(log)

    def _draw(self, table: State, action: int, outcome: int) -> None:
        lots = table.rng.clone()
        table.rng = seeded((lots.word() * 2**32 + lots.word()) * LOTS + outcome)
        log = Log()
        table.do_play(action, log)
        self.drawing = None
        self._tell(log)

    def _tell(self, log: Log) -> None:
        self.history_seen = History(self.history_seen, self.num_players(), log)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        found: list[float] = self.get_game().rewards_of(self.table)
        return found

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A possible state for the player; chance comes from the sampler."""
        found: SpielState = self.clone()
        if self.table is not None:
            found.table = self.table.determinize(player, seeded(int(sampler() * 2**53)))
            found.history_seen = self.history_seen.as_imagined_by(player)
        return found

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot {action}"
        text: str = self.get_game().box.text(action)
        return text

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        drawing = "" if self.drawing is None else f" drawing {self.drawing}"
        return f"{_flat(self.table.view(PUBLIC))} {self.table.key():032x}{drawing}"


class SpielObserver:
    """The view of a player; with perfect recall the string also contains all observations.

    In both cases the tensor is the observation, each number divided by its scale, because no tensor
    of fixed size can contain a whole game. `dict` has its blocks by name.
    """

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._recall = recall
        self._observer = Observer(game.box, game.seats)
        scales = game.box.layout.scales(game.seats)
        self._scales: NDArray[np.float32] = np.array(scales, np.float32)
        self.tensor: NDArray[np.float32] = np.zeros(len(scales), np.float32)
        self.dict = {
            block.name: self.tensor[block.offset : block.offset + block.size]
            for block in game.box.layout.blocks(game.seats)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            np.divide(self._observer.numbers(state.table, player), self._scales, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return "before the deal"
        seen = _flat(state.table.view(player))
        return f"{seen} history {state.history_seen.digest(player).hex()}" if self._recall else seen


class PlayoutEvaluator:
    """An evaluator for OpenSpiel's search bots: random games in compiled code."""

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self._playouts = playouts
        self._rng = seeded(seed)

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """The mean returns of some random games from this state."""
        total = np.zeros(state.num_players())
        for _ in range(self._playouts):
            total += self._played_out(state)
        return total / self._playouts

    def _played_out(self, state: SpielState) -> list[float]:
        working = state.clone()
        while working.is_chance_node():
            working.apply_action(int(self._rng.below(len(working.chance_outcomes()))))
        table = working.table
        table.rng = self._rng.split()
        random_playout(table, self._rng)
        found: list[float] = state.get_game().rewards_of(table)
        return found

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Uniform priors."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def _flat(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def _register(game: Game) -> None:
    # A class, because pyspiel releases registered objects after Python has shut down: a class
    # survives that, a function does not.
    own = type(f"{game.name.title()}SpielGame", (SpielGame,), {"box": game})
    pyspiel.register_game(_type_of(game), own)


for _name in games.NAMES:
    _register(games.load(_name))
