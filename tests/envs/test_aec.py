"""PettingZoo's own tests, and copies in the middle of a game, which its own games cannot make."""

import copy
import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

from guildhall import games
from guildhall.core.errors import IllegalMove, InvalidOption, SeatsOutOfRange
from guildhall.envs.aec import TableEnv
from tests.envs.positions import TABLES

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def module(name: str) -> Any:
    version = games.load(name).layout.version
    return import_module(f"guildhall.envs.{name}_v{version}")


def play(env: Any, steps: int) -> list[tuple[str, bytes, float]]:
    """Play the lowest and highest legal actions in turn; return all observations."""
    found = []
    for number in range(steps):
        seen, reward, over, _, _ = env.last()
        found.append((env.agent_selection, seen["observation"].tobytes(), reward))
        if over:
            break
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[number % len(legal)]))
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_api(name: str, seats: int) -> None:
    api_test(module(name).env(num_players=seats), num_cycles=60)
    api_test(module(name).raw_env(num_players=seats), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_seeds(name: str, seats: int) -> None:
    seed_test(lambda: module(name).env(num_players=seats), num_cycles=40)


@pytest.mark.parametrize("name", games.NAMES)
def test_pettingzoo_parallel_api(name: str) -> None:
    def parallel() -> Any:
        return turn_based_aec_to_parallel(module(name).env())

    parallel_api_test(parallel(), num_cycles=20)
    parallel_seed_test(parallel, num_cycles=5)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_the_middle_of_a_game_continues_identically(
    name: str, seats: int, how: Any
) -> None:
    for env in (module(name).env(num_players=seats), module(name).raw_env(num_players=seats)):
        env.reset(seed=4)
        play(env, 37)
        twin = how(env)
        assert play(env, 30) == play(twin, 30)
        play(twin, 10)
        assert env.last()[0]["observation"].tobytes() != twin.last()[0]["observation"].tobytes()
        env.reset()
        twin.reset()
        assert play(env, 5) == play(twin, 5)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("reward", ["rank", "score"])
def test_rewards_come_at_the_end_and_add_up_to_zero(name: str, seats: int, reward: str) -> None:
    env = module(name).raw_env(num_players=seats, reward=reward)
    env.reset(seed=1)
    while not env.table.over:
        assert not any(env.rewards.values())
        legal = env.table.legal()
        env.step(max(legal, key=env.table.eagerness))
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert sum(rewards) == pytest.approx(0)
    places = env.table.ranking()
    scores = env.table.scores()
    for one in range(seats):
        for other in range(seats):
            if reward == "rank":
                assert (rewards[one] > rewards[other]) == (places[one] < places[other])
            else:
                assert (rewards[one] > rewards[other]) == (scores[one] > scores[other])
    if reward == "rank" and places.count(1) == 1:
        assert max(rewards) == 1


@pytest.mark.parametrize("name", games.NAMES)
def test_an_illegal_move(name: str) -> None:
    raw, lenient = module(name).raw_env(), module(name).env()
    for env in (raw, lenient):
        env.reset(seed=1)
    illegal = int(np.flatnonzero(raw.last()[0]["action_mask"] == 0)[0])
    before = raw.table.key()
    with pytest.raises(IllegalMove):
        raw.step(illegal)
    assert raw.table.key() == before
    agent = lenient.agent_selection
    lenient.step(illegal)
    assert all(lenient.terminations.values())
    assert lenient.rewards[agent] == -1
    assert lenient.infos[agent]["refused"]


@pytest.mark.parametrize("name", games.NAMES)
def test_text_and_picture(name: str) -> None:
    env = module(name).env(render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert "Player 1" in drawn
    assert max(len(line) for line in drawn.splitlines()) <= 100
    env = module(name).env(render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    play(env, 20)
    later = env.render()
    assert first.shape == later.shape
    assert first.dtype == np.uint8
    assert first.std() > 10
    assert (first != later).any()


@pytest.mark.parametrize("name", games.NAMES)
def test_the_environment_id_contains_the_version_of_the_encodings(name: str) -> None:
    made: TableEnv = module(name).raw_env()
    assert made.metadata["name"] == f"{name}_v{made.game.layout.version}"


def test_wrong_arguments_are_refused() -> None:
    builders = module("builders")
    with pytest.raises(SeatsOutOfRange):
        builders.env(num_players=9)
    with pytest.raises(InvalidOption, match="rank, score"):
        builders.env(reward="money")
