"""The policy of a net: its file, its two implementations, and which bots use it."""

from array import array
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from guildhall import games
from guildhall.bots import net
from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.bots.kernel import PlainPrior, native_prior
from guildhall.bots.learned import Learned, eagerness_class
from guildhall.bots.levels import Numbered
from guildhall.bots.master import Advice
from guildhall.bots.net import BadNet, Net
from guildhall.bots.settings import EAGERNESS_CLASSES
from guildhall.buffers import borrow_buffer, give_back
from guildhall.core.perspective import Perspective
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State
from tests.bots.nets import any_net, with_any_policy


def a_net(name: str, seed: int = 1) -> Net:
    game = games.load(name)
    return with_any_policy(any_net(game, seed), game, seed)


def some_positions(name: str, number: int, seats: int = 2) -> list[State]:
    found: list[State] = []
    state, rng = games.load(name).new(seats, 3), seeded(3)
    while len(found) < number and not state.over:
        if len(state.legal()) > 1:
            found.append(state.clone())
        state.play(choose_eagerly(state, rng))
    return found


def priors_of(learned: Learned, state: State) -> list[float]:
    room = borrow_buffer()
    number = state.do_legal(room.actions)
    learned.compute_priors(state, room.actions, number)
    give_back(room)
    return [float(learned.priors[move]) for move in range(int(number))]


@pytest.mark.parametrize("name", games.NAMES)
def test_both_implementations_return_the_same_priors(name: str, machine_code: ModuleType) -> None:
    game, chance = games.load(name), Random(5)
    spread = set()
    for seed in range(3):
        learned = with_any_policy(any_net(game, seed), game, seed, 5 + 8 * seed, 300 * 8**seed)
        verbs = game.moves.verbs()
        for seats in learned.header.seats:
            amounts = array("q", [chance.choice([-2, 0, 0, 1, 3, 300]) for _ in game.counts])
            asked = array("q")
            for _ in range(40):
                action = chance.randrange(game.n_actions)
                wish = verbs[action] * EAGERNESS_CLASSES + chance.randrange(EAGERNESS_CLASSES)
                asked.extend([action, wish, chance.randrange(game.subjects)])
            here = PlainPrior(learned, seats, amounts, asked).answer(40)
            there = native_prior(machine_code.NativePrior, learned, seats, amounts, asked)
            assert there.answer(40) == here
            spread.update(here)
    assert len(spread) > 100


def test_the_c_implementation_refuses_arrays_of_wrong_sizes(machine_code: ModuleType) -> None:
    learned = a_net("builders")
    counts = len(learned.header.counts)
    amounts, asked = array("q", [0] * counts), array("q", [0] * 30)
    for short in (array("q", [0] * (counts - 1)), array("i", [0] * (2 * counts))):
        with pytest.raises(ValueError, match="do not fit"):
            native_prior(machine_code.NativePrior, learned, 2, short, asked)
    prior = native_prior(machine_code.NativePrior, learned, 2, amounts, asked)
    assert len(prior.answer(10)) == 10
    for number in (-1, 11):
        with pytest.raises(IndexError):
            prior.answer(number)
    for place in range(3):
        for strange in (-1, 10**9):
            asked[place] = strange
            with pytest.raises(IndexError):
                prior.answer(1)
            asked[place] = 0
    with pytest.raises(IndexError):
        machine_code.NativePrior.__new__(machine_code.NativePrior).answer(0)


def test_a_saved_net_with_a_policy_can_be_loaded() -> None:
    made = a_net("burgundy")
    back = net.read(made.to_bytes())
    assert back.prior == made.prior
    assert back.header.prior == made.header.prior
    assert (back.rows, back.second, back.last) == (made.rows, made.second, made.last)
    assert back.has_prior_for(games.load("burgundy"))


def test_a_file_with_a_policy_of_wrong_size_is_refused() -> None:
    good = a_net("builders").to_bytes()
    for change in ((b'"verbs":6', b'"verbs":7'), (b'"subjects":1', b'"subjects":0')):
        assert change[0] in good
        with pytest.raises(BadNet):
            net.read(good.replace(*change))
    with pytest.raises(BadNet):
        net.read(good[:-96])


def test_a_policy_for_other_action_numbers_is_ignored() -> None:
    learned, game = a_net("builders"), games.load("builders")
    assert Learned(learned, game, 2, policy=True).uses_policy
    assert not Learned(learned, game, 2, policy=False).uses_policy
    assert not Learned(any_net(game, 1), game, 2, policy=True).uses_policy
    assert learned.header.prior
    learned.header.prior.moves = "of another time"
    assert learned.reason_against(game, 2, {}) == ""
    assert not Learned(learned, game, 2, policy=True).uses_policy


@pytest.mark.parametrize("name", games.NAMES)
def test_priors_are_positive_and_add_up_to_one(name: str) -> None:
    learned = Learned(a_net(name, 7), games.load(name), 2, policy=True)
    unequal = 0
    for state in some_positions(name, 20):
        found = priors_of(learned, state)
        assert sum(found) == pytest.approx(1, abs=0.002 * len(found) + 1e-9)
        assert min(found) > 0
        unequal += max(found) > 2 * min(found)
    assert unequal > 5


def test_a_higher_exponent_sharpens_the_priors() -> None:
    made = a_net("burgundy", 7)
    usual = Learned(made, games.load("burgundy"), 2, policy=True)
    assert made.header.prior
    made.header.prior.search["policy_exponent"] = 0.5
    dull = Learned(made, games.load("burgundy"), 2, policy=True)
    for state in some_positions("burgundy", 10):
        assert max(priors_of(dull, state)) <= max(priors_of(usual, state)) + 1e-9


def test_prior_strength_grows_in_half_doublings() -> None:
    strengths = [int(eagerness_class(eagerness)) for eagerness in (1, 2, 3, 4, 6, 8, 12, 1000)]
    assert strengths == [0, 2, 3, 4, 5, 6, 7, 19]
    assert int(eagerness_class(10**9)) == EAGERNESS_CLASSES - 1


def test_moves_with_high_priors_are_sampled_first(tmp_path: Path) -> None:
    """Given two nets that differ in one action, the net with the higher prior samples it more."""
    state = some_positions("builders", 8)[-1]
    game, seat = games.load("builders"), int(state.seat)
    action = state.legal()[-1]
    tries = []
    for wanted in (0, 4000):
        made = with_any_policy(any_net(game, 1), game, 1, hidden=4, size=0)
        assert made.header.prior
        assert made.prior
        for bias in made.header.prior.bias:
            bias[:] = [1024] * 4
        for place in range(4):
            made.prior.actions[4 * action + place] = wanted
        file = tmp_path / f"{wanted}.net"
        file.write_bytes(made.to_bytes())
        bot = Grandmaster(1, Budget(iterations=200), file)
        advice = bot.advise(Perspective(state, seat))
        tries.append(next(one.tries for one in advice if one.action == action))
    assert tries[1] > 2 * tries[0]


def test_a_grandmaster_uses_the_policy_and_a_level_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The strength of levels was measured without policies."""
    game = games.load("builders")
    state = some_positions("builders", 8)[-1]
    perspective = Perspective(state, int(state.seat))
    received: dict[str, list[list[Advice]]] = {"grandmaster": [], "level": []}
    silent = any_net(game, 1)
    for shipped in (silent, with_any_policy(silent, game, 1)):
        monkeypatch.setattr(net, "shipped", lambda name, found=shipped: found)
        budget = Budget(iterations=100)
        received["grandmaster"].append(Grandmaster(1, budget).advise(perspective))
        received["level"].append(Numbered(1, budget, "9").advise(perspective))
    assert received["level"][0] == received["level"][1]
    assert received["grandmaster"][0] != received["grandmaster"][1]


@pytest.mark.parametrize("name", ["builders", "burgundy", "craftsmen"])
def test_shipped_nets_have_a_policy(name: str) -> None:
    found = net.shipped(name)
    assert found
    assert found.has_prior_for(games.load(name))
