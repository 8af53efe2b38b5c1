"""Sets of cards: selected in any order, played as the steps that the rules require."""

import itertools

import pytest

from guildhall.core.errors import UnparsableMove
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.games.craftsmen.state import Craftsmen
from tests.games.craftsmen.position import GAME, Owner, asked, capital, play, position

AT_NOTARY = {"notary": [[], [0], []], "town_hall": [[2], [], []]}
MARKET = {
    "basic": ["vineyard_2", "apiary_1"],
    "extended": ["mill_3", "tannery_1"],
    "advanced": ["tailor_1", "bakery_1"],
}


def paying(*cards: str) -> Craftsmen:
    """Return a position where the player with these cards must pay a bid of 7 in any colours."""
    state = position(Owner(capital=cards), stage="notary", queues=AT_NOTARY, market=MARKET)
    play(state, "auction mill_3", "bid 7")
    while asked(state)[1] == "bid":
        play(state, "pass")
    if asked(state)[1] == "outbid_mayor":
        play(state, next(t for t in map(GAME.text, state.legal()) if t.startswith("bid")))
    assert asked(state)[1] == "pay"
    state.price = 7
    return state


def things(*cards: str) -> list[str]:
    return [f"capital:{card}" for card in cards]


def says(state: Craftsmen, *cards: str) -> str:
    return state.compose(things(*cards)).says[0][0]


def test_a_payment_can_be_selected_in_any_order() -> None:
    state = paying("violet_3", "green_2", "blue_1", "blue_1", "red_3")
    assert state.kind() == "set"
    chosen = things("blue_1", "violet_3", "red_3")
    for order in itertools.permutations(chosen):
        made = state.compose(list(order))
        texts = [GAME.text(action) for action in made.steps]
        assert texts == ["pay violet_3", "pay blue_1", "pay red_3"]
        assert made.says == [("craftsmen-set-exact", {"paid": 7, "price": 7})]
    play(state, *texts)
    assert asked(state)[1] != "pay"
    assert capital(state) == ["green_2", "blue_1"]


def test_a_set_shows_what_is_missing_wasted_or_superfluous() -> None:
    state = paying("violet_3", "green_3", "blue_3", "red_1")
    assert says(state) == "craftsmen-set-short"
    assert says(state, "violet_3", "green_3") == "craftsmen-set-short"
    over = state.compose(things("violet_3", "green_3", "blue_3"))
    assert over.says == [("craftsmen-set-over", {"paid": 9, "price": 7, "waste": 2})]
    assert over.steps
    much = state.compose(things("violet_3", "green_3", "blue_3", "red_1"))
    assert much.steps == []
    assert much.refusal
    assert much.refusal.rule == "A35"


def test_the_best_payments_waste_nothing_if_possible() -> None:
    state = paying("violet_3", "green_3", "blue_3", "red_1", "green_1")
    best = state.best_sets()
    assert 1 <= len(best) <= 3
    assert state.compose(best[0]).says[0][0] == "craftsmen-set-exact"
    assert len({tuple(one) for one in best}) == len(best)


def test_the_second_card_of_a_kind_is_a_separate_thing() -> None:
    state = paying("blue_1", "blue_1", "blue_2", "red_3")
    assert "capital:blue_1.2" in state.pieces()
    twice = state.compose([*things("blue_1", "blue_1"), "capital:blue_1"])
    assert twice.says == state.compose(things("blue_1")).says
    both = state.compose(["capital:blue_1.2", "capital:blue_1"])
    assert both.says == [("craftsmen-set-short", {"paid": 5, "price": 7})]


@pytest.mark.parametrize("junk", ["capital:moon", "capital:", "card:mill_3", "", "capital"])
def test_a_set_with_an_unknown_card_is_refused(junk: str) -> None:
    with pytest.raises(UnparsableMove):
        paying("violet_3", "green_3", "blue_3").compose([junk])


def test_every_offered_set_is_a_valid_answer() -> None:
    """Also when the last cards of a hand are paid automatically."""
    met: set[str] = set()
    for seed in range(6):
        state, rng = GAME.new(3, seed), seeded(seed)
        assert isinstance(state, Craftsmen)
        while not state.over:
            if state.kind() == "set" and state.pieces():
                _check(state, met)
            state.play(choose_eagerly(state, rng))
    assert met >= {"pay", "bankers_discard", "lay_out", "invest"}


def _check(state: Craftsmen, met: set[str]) -> None:
    sets = state.best_sets() or [list(pair) for pair in itertools.combinations(state.pieces(), 2)]
    for one in sets[:3]:
        assert set(one) <= set(state.pieces())
        made = state.compose(one[::-1])
        if not made.steps:
            continue
        met.add(state.decision.name)
        after, seat = state.clone(), state.seat
        for number, action in enumerate(made.steps):
            assert (after.seat, after.revealed) == (seat, state.revealed) or number == 0
            after.play(action)
        if after.decision is state.decision and after.seat == seat:
            # The next limit asks again, for the remaining cards.
            gone = state.players[seat].capital_size - after.players[seat].capital_size
            assert (gone, after.lowest_kind) == (len(one), 0)
