"""A batch of games: same results as single games, without copying arrays."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from guildhall import games
from guildhall.core.errors import IllegalMove, UnparsableMove
from guildhall.core.ranking import rank_rewards
from guildhall.core.rng import seeded
from guildhall.envs import BatchEnv
from guildhall.envs.observer import Observer
from tests.envs.positions import TABLES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_batch_plays_like_single_games(name: str, seats: int) -> None:
    game = games.load(name)
    batch, observer = BatchEnv(name, 3, seats), Observer(game, seats)
    batch.reset(8)
    draw = seeded(8)
    deals = [int(draw.below(2**31)) for _ in range(3)]
    tables = [game.new(seats, deal) for deal in deals]
    for _ in range(150):
        for place, table in enumerate(tables):
            seat = int(table.seat)
            assert batch.seats[place] == seat
            assert np.array_equal(batch.observations[place], observer.numbers(table, seat))
            assert np.array_equal(batch.masks[place], observer.mask(table, seat))
        actions = batch.random_actions().copy()
        batch.step(actions)
        for place, action in enumerate(actions):
            tables[place].play(int(action))
            assert batch.ended[place] == tables[place].over
            if tables[place].over:
                assert batch.rewards[place].tolist() == rank_rewards(tables[place])
                tables[place] = game.new(seats, int(draw.below(2**31)))
            else:
                assert not batch.rewards[place].any()


@pytest.mark.parametrize("name", games.NAMES)
def test_a_finished_game_is_replaced_by_a_new_one(name: str) -> None:
    batch = BatchEnv(name, 2, reward="score")
    batch.reset(1)
    ended = 0
    for _ in range(6000):
        batch.step(batch.random_actions())
        assert (batch.masks.sum(axis=1) > 0).all()
        for place in np.flatnonzero(batch.ended):
            ended += 1
            assert batch.rewards[place].sum() == pytest.approx(0)
        if ended >= 3:
            break
    assert ended >= 3


def everything(batch: BatchEnv) -> list[NDArray[Any]]:
    return [batch.observations, batch.masks, batch.seats, batch.ended, batch.rewards]


def test_the_arrays_share_memory_with_the_batch() -> None:
    batch = BatchEnv("builders", 4)
    arrays = everything(batch)
    places = [array.ctypes.data for array in arrays]
    batch.reset(3)
    before = batch.observations.copy()
    batch.step(batch.random_actions())
    assert (batch.observations != before).any()
    assert all(one is other for one, other in zip(arrays, everything(batch), strict=True))
    assert [array.ctypes.data for array in arrays] == places
    for array in arrays:
        assert not array.flags.owndata
        assert not array.flags.writeable


def test_with_one_illegal_action_no_action_is_played() -> None:
    batch = BatchEnv("builders", 3)
    batch.reset(3)
    before = batch.observations.copy(), batch.masks.copy()
    actions = batch.random_actions().copy()
    actions[2] = np.flatnonzero(batch.masks[2] == 0)[0]
    with pytest.raises(IllegalMove):
        batch.step(actions)
    actions[2] = 10**6
    with pytest.raises(UnparsableMove):
        batch.step(actions)
    with pytest.raises(ValueError, match="3 games need as many actions, not 2"):
        batch.step(actions[:2])
    assert np.array_equal(batch.observations, before[0])
    assert np.array_equal(batch.masks, before[1])


def test_the_same_seed_deals_the_same_games() -> None:
    one, other = BatchEnv("builders", 3), BatchEnv("builders", 3)
    one.reset(5)
    other.reset(6)
    assert not np.array_equal(one.observations, other.observations)
    other.reset(5)
    for _ in range(400):
        assert np.array_equal(one.observations, other.observations)
        actions = one.random_actions().astype(np.int32)
        one.step(actions)
        other.step(actions)
