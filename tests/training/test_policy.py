"""Train a policy, the priors of moves, from searches; needs the extra `train`."""

from array import array

import numpy as np
import pytest

from guildhall import games
from guildhall.bots import net
from guildhall.bots.kernel import prior
from guildhall.bots.settings import EAGERNESS_CLASSES
from guildhall.training.samples import Samples
from guildhall.training.selfplay import REPLAYS
from tests.bots.nets import any_net

pytest.importorskip("torch", reason="without torch")

from guildhall.training.policy import Policy

GAME = games.load("builders")
MOVES = [GAME.moves.parse(text) for text in ("take 1", "take 2", "take 3", "buy", "end")]


def toy_samples(size: int) -> Samples:
    """Return positions where rich players buy and poor players take three."""
    chance = np.random.default_rng(1)
    counts = np.zeros((size, GAME.max_seats, len(GAME.counts)), np.uint8)
    coins = chance.integers(0, 12, size)
    counts[:, 0, 2] = coins
    asked = [
        [sample, action, 3, 0, 20 if action == MOVES[3 if coins[sample] >= 6 else 2] else 1]
        for sample in range(size)
        for action in MOVES
    ]
    nothing = np.zeros((size, GAME.max_seats), np.float32)
    return Samples(
        counts=counts,
        worth=nothing,
        game=np.arange(size),
        seats=np.full(size, 2, np.uint8),
        final=nothing,
        won=nothing,
        held_out=np.arange(size) % 10 == 0,
        replayed_sample=np.array([], int),
        replayed=np.zeros((0, REPLAYS, GAME.max_seats), np.float32),
        mover=np.zeros(size, np.uint8),
        asked=np.array(asked, np.int32),
    )


def test_a_policy_learns_and_its_integer_form_agrees() -> None:
    world = toy_samples(4_000)
    policy = Policy(GAME, 1, hidden=16)
    sights = policy.fit(world, 10, 600, lambda sight: None)
    assert sights[-1].first > 0.97
    assert sights[-1].surprise < 0.1
    learned = net.read(policy.added_to(any_net(GAME, 1), {"exploration": 0.5}).to_bytes())
    assert learned.has_prior_for(GAME)
    amounts = array("q", [0 for _ in GAME.counts])
    verbs = GAME.moves.verbs()
    asked = array("q", [n for a in MOVES for n in (a, verbs[a] * EAGERNESS_CLASSES + 3, 0)])
    said = prior(learned, 2, amounts, asked)
    for coins in range(12):
        amounts[2] = coins
        found = said.answer(len(MOVES))
        best = 3 if coins >= 6 else 2
        assert max(range(len(MOVES)), key=found.__getitem__) == best
        others = [wish for place, wish in enumerate(found) if place != best]
        # Twenty visits to one are a little over four doublings.
        assert found[best] - sum(others) / 4 == pytest.approx(256 * 4.32, rel=0.3)
