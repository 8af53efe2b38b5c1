"""OpenSpiel's own tests and search bots with our games."""

import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot

from guildhall import games
from guildhall.core.errors import InvalidOption
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.envs.history import History
from guildhall.envs.openspiel import PlayoutEvaluator
from tests.envs.positions import TABLES


def load(name: str, seats: int, **parameters: object) -> Any:
    return pyspiel.load_game(f"guildhall_{name}", {"players": seats, **parameters})


def sensible_actions(game: Any, deal: int = 7) -> list[int]:
    """Return the actions of a whole game between sensible random players."""
    state, rng, actions = game.new_initial_state(), seeded(deal), []
    while not state.is_terminal():
        action = deal if state.is_chance_node() else choose_eagerly(state.table, rng)
        actions.append(action)
        state.apply_action(action)
    return actions


def midgame(game: Any, moves: int) -> Any:
    state = game.new_initial_state()
    for action in sensible_actions(game)[:moves]:
        state.apply_action(action)
    while state.is_chance_node():
        state.apply_action(0)
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_simulation(name: str, seats: int) -> None:
    reward = "rank" if seats % 2 else "score"
    game = load(name, seats, reward=reward)
    pyspiel.random_sim_test(game, num_sims=1, serialize=seats == 2, verbose=False)


@pytest.fixture
def _every_block_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write each block of every position once: OpenSpiel repeats all of them, and few change."""
    write: Any = generate_playthrough._format_tensor
    written: dict[object, list[str]] = {}

    def write_once(block: NDArray[np.float32], name: str) -> list[str]:
        known = (name, block.dtype.char, block.shape, block.tobytes())
        if known not in written:
            written[known] = write(block, name)
        return written[known]

    monkeypatch.setattr(generate_playthrough, "_format_tensor", write_once)


@pytest.mark.usefixtures("_every_block_written_once")
@pytest.mark.parametrize("name", games.NAMES)
def test_playthrough(name: str) -> None:
    played = sensible_actions(load(name, 2))
    text = generate_playthrough.playthrough(f"guildhall_{name}", played, seed=1)
    assert re.search(r"Returns\(\) = \[.+\]\s*$", text)


@pytest.mark.parametrize("name", games.NAMES)
def test_mcts_plays(name: str) -> None:
    game = load(name, 2)
    state = midgame(game, 20)
    bot = MCTSBot(game, 2.0, 30, PlayoutEvaluator(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", games.NAMES)
def test_is_mcts_plays_and_sees_no_hidden_information(name: str) -> None:
    game = load(name, 2)
    state = midgame(game, 20)
    other = state.resample_from_infostate(state.current_player(), lambda: 0.3)

    def choice(position: Any) -> int:
        draw = np.random.RandomState(1)
        bot = ISMCTSBot(game, PlayoutEvaluator(), 2.0, 20, random_state=draw)
        bot.set_resampler(lambda s, player: s.resample_from_infostate(player, draw.random_sample))
        return int(bot.step(position))

    assert choice(state) == choice(other)
    assert choice(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_resampling_keeps_what_the_player_knows_and_nothing_else(name: str, seats: int) -> None:
    state = midgame(load(name, seats), 30)
    for player in range(seats):
        one, other = (state.resample_from_infostate(player, lambda d=d: d) for d in (0.1, 0.9))
        assert one.table != other.table
        for found in (one, other):
            assert found.history() == state.history()
            assert found.observation_string(player) == state.observation_string(player)
            assert found.information_state_string(player) == state.information_state_string(player)
            assert found.information_state_tensor(player) == state.information_state_tensor(player)


@pytest.mark.parametrize("name", games.NAMES)
def test_copies_and_serialised_states_are_equal(name: str) -> None:
    game = load(name, 2, rng_seed=3)
    state = midgame(game, 25)
    _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for copy in (state.clone(), restored):
        assert copy.table == state.table
        assert str(copy) == str(state)
        for player in range(2):
            assert copy.information_state_string(player) == state.information_state_string(player)
        copy.apply_action(copy.legal_actions()[0])
        assert str(copy) != str(state)


@pytest.mark.parametrize("name", games.NAMES)
def test_history_and_seed_fix_the_game(name: str) -> None:
    actions = sensible_actions(load(name, 2))[:30]
    ends = []
    for seed in (0, 0, 1):
        state = load(name, 2, rng_seed=seed).new_initial_state()
        for action in actions:
            if action not in state.legal_actions():
                break
            state.apply_action(action)
        ends.append(str(state))
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("name", games.NAMES)
def test_observations_make_different_information_states(name: str) -> None:
    """Observations imply perfect recall: two ways to one position are two information states."""
    game = load(name, 2)
    state = midgame(game, 12)
    before = state.information_state_string(0)
    state.history_seen = History(state.history_seen, 2, [])
    assert state.information_state_string(0) != before
    assert state.observation_string(0) in state.information_state_string(0)


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(InvalidOption, match="rank, score"):
        load("builders", 2, reward="money")
