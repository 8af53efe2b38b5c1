"""Gymnasium: its own checks, bots in the other seats, and vector environments."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import guildhall.envs  # noqa: F401
from guildhall import games
from guildhall.bots import UnknownBot
from guildhall.core.errors import NoSuchSeat
from tests.envs.positions import TABLES


def id_of(name: str) -> str:
    return f"guildhall/{name.title()}-v{games.load(name).layout.version}"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_checks_it(name: str, seats: int) -> None:
    env = gymnasium.make(id_of(name), num_players=seats, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", games.NAMES)
def test_only_the_learner_acts(name: str) -> None:
    env: Any = gymnasium.make(id_of(name), num_players=3, seat=1).unwrapped
    seen, _ = env.reset(seed=7)
    over = False
    for number in range(40):
        assert env.table.seat == 1
        legal = np.flatnonzero(seen["action_mask"])
        assert legal.tolist() == env.table.legal()
        seen, reward, over, _, _ = env.step(int(legal[number % len(legal)]))
        if over:
            break
        assert reward == 0


@pytest.mark.parametrize("name", games.NAMES)
def test_a_whole_game(name: str) -> None:
    env: Any = gymnasium.make(id_of(name), bot="random", reward="score").unwrapped
    seen, _ = env.reset(seed=3)
    reward, over = 0.0, False
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        wanted = max(legal, key=lambda action: env.table.eagerness(int(action)))
        seen, reward, over, _, _ = env.step(int(wanted))
    scores = env.table.scores()
    assert reward == scores[env.seat] - scores[1 - env.seat]
    assert not seen["action_mask"].any()


@pytest.mark.parametrize("name", games.NAMES)
def test_an_illegal_move_ends_the_game_with_a_reason(name: str) -> None:
    env: Any = gymnasium.make(id_of(name)).unwrapped
    seen, _ = env.reset(seed=3)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1, True)
    assert info["refused"]


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vectors(name: str, mode: Any) -> None:
    envs = gymnasium.make_vec(id_of(name), num_envs=2, vectorization_mode=mode)
    seen, _ = envs.reset(seed=1)
    for _ in range(5):
        actions = seen["action_mask"].argmax(axis=1)
        seen, *_ = envs.step(actions)
    assert seen["action_mask"].any(axis=1).all()
    envs.close()


def test_the_seat_changes_with_the_seed_unless_it_is_fixed() -> None:
    free: Any = gymnasium.make(id_of("builders"), num_players=3).unwrapped
    fixed: Any = gymnasium.make(id_of("builders"), num_players=3, seat=2).unwrapped
    seats = set()
    for seed in range(6):
        free.reset(seed=seed)
        fixed.reset(seed=seed)
        seats.add(free.seat)
        assert fixed.seat == 2
    assert seats == {0, 1, 2}


@pytest.mark.parametrize("bot", ["random", "apprentice", "journeyman", "master:30"])
@pytest.mark.parametrize("name", games.NAMES)
def test_a_pickled_environment_continues_identically(name: str, bot: str) -> None:
    env: Any = gymnasium.make(id_of(name), bot=bot).unwrapped
    seen, _ = env.reset(seed=3)
    for _ in range(6):
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    for _ in range(6):
        action = int(seen["action_mask"].argmax())
        seen, *_ = env.step(action)
        for twin in twins:
            also, *_ = twin.step(action)
            assert np.array_equal(seen["observation"], also["observation"])


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(NoSuchSeat):
        gymnasium.make(id_of("builders"), seat=2)
    with pytest.raises(UnknownBot):
        gymnasium.make(id_of("builders"), bot="wizard")


@pytest.mark.parametrize("name", games.NAMES)
def test_maskable_ppo_finds_the_legal_actions(name: str) -> None:
    env: Any = gymnasium.make(id_of(name)).unwrapped
    seen, _ = env.reset(seed=3)
    masks = env.action_masks()
    assert masks.dtype == bool
    assert (masks == (seen["action_mask"] == 1)).all()
    assert masks.sum() == len(env.table.legal())
