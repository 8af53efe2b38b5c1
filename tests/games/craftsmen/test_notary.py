"""Stage III: notary."""

import pytest

from guildhall.core.events import Log
from guildhall.games.craftsmen.state import Craftsmen
from tests.games.craftsmen.position import (
    Owner,
    asked,
    capital,
    cards,
    deck,
    hand,
    legal,
    log_of,
    open_cards,
    play,
    position,
    refused,
    seen,
)

AT_NOTARY = {"notary": [[], [0], []], "town_hall": [[2], [], []]}
ON_GOLD = {"notary": [[0], [], []], "town_hall": [[2], [], []]}
MARKET = {
    "basic": ["vineyard_2", "apiary_1"],
    "extended": ["mill_3", "tannery_1"],
    "advanced": ["tailor_1", "bakery_1"],
}
VINES = {"basic": ["flax_plantation_1", "wheat_field_1", "cow_pasture_1", "apiary_2"]}


@pytest.mark.rule("C48", "C49", "A42")
def test_a_bought_card_goes_to_hand_and_its_place_is_refilled() -> None:
    state = position(
        Owner(capital=["green_1", "green_2", "red_3"]),
        stage="notary",
        queues=AT_NOTARY,
        market=MARKET,
        decks=VINES,
    )
    play(state, "buy vineyard_2", "pay green_1", "pay green_2")
    assert hand(state) == {"vineyard_2"}
    assert capital(state) == ["red_3"]
    assert set(open_cards(state, "basic")) == {"flax_plantation_1", "apiary_1"}
    assert seen(state)["capital_discard"] == ["green_1", "green_2"]


@pytest.mark.rule("C49")
@pytest.mark.parametrize(("name", "price"), [("vineyard_2", 3), ("mill_3", 5), ("tailor_1", 10)])
def test_prices_by_type(name: str, price: int) -> None:
    colours = {"vineyard_2": "green", "mill_3": "red", "tailor_1": "violet"}
    state = position(
        Owner(capital=[f"{colours[name]}_{n}" for n in (1, 2, 3, 3)]),
        stage="notary",
        queues=AT_NOTARY,
        market=MARKET,
    )
    play(state, f"buy {name}")
    assert state.price == price


@pytest.mark.rule("C49")
def test_only_cards_in_the_colours_of_the_building_pay() -> None:
    state = position(
        Owner(capital=["red_3", "blue_2", "violet_3", "violet_3"]),
        stage="notary",
        queues=AT_NOTARY,
        market=MARKET,
    )
    assert legal(state, "buy") == {"buy mill_3", "buy apiary_1"}
    assert refused(state, "buy tailor_1") == (
        "C49: This costs 10; your cards in its colours are worth 6."
    )
    play(state, "buy mill_3")
    assert refused(state, "pay violet_3").startswith("C49: ")
    play(state, "pay blue_2", "pay red_3")
    assert capital(state) == ["violet_3", "violet_3"]


@pytest.mark.rule("C48", "A41")
def test_one_helper_deals_with_one_card() -> None:
    state = position(
        Owner(capital=["green_1", "green_2", "green_3", "green_3"]),
        stage="notary",
        queues=AT_NOTARY,
        market=MARKET,
    )
    play(state, "buy vineyard_2", "pay green_3")
    assert asked(state) == (2, "town_hall")


@pytest.mark.rule("C50", "A28", "A40")
def test_bids_go_round_to_the_left_until_all_but_one_have_passed() -> None:
    rich = ["red_1", "red_2", "red_3", "red_3"]
    state = position(
        Owner(capital=["green_1", "green_2", "green_3"]),
        Owner(capital=rich),
        Owner(capital=["blue_1", "blue_2", "blue_3"]),
        order=[2, 1, 0],
        stage="notary",
        queues=AT_NOTARY,
        market=MARKET,
    )
    play(state, "auction bakery_1")
    assert legal(state) == {f"bid {n}" for n in range(1, 11)}
    play(state, "bid 2")
    assert asked(state) == (1, "bid")
    assert "bid 2" not in legal(state)
    assert max(int(m.split()[1]) for m in legal(state, "bid")) == 15
    play(state, "bid 4")
    assert asked(state) == (2, "bid")
    play(state, "bid 5")
    assert asked(state) == (0, "bid")
    play(state, "pass")
    assert asked(state) == (1, "bid")
    play(state, "bid 7")
    assert asked(state) == (2, "bid")
    log = play(state, "pass")
    assert log_of(log, "mayor") == []
    assert asked(state) == (1, "pay")
    play(state, "pay red_1", "pay red_2", "pay red_3")
    assert hand(state, 1) == {"bakery_1"}
    assert len(open_cards(state, "advanced")) == 2
    assert asked(state) == (2, "town_hall")


@pytest.mark.rule("C50", "A40")
def test_nobody_bids_more_than_his_cards_are_worth() -> None:
    state = position(
        Owner(capital=["green_1", "red_2"]), stage="notary", queues=AT_NOTARY, market=MARKET
    )
    play(state, "auction bakery_1")
    assert refused(state, "bid 4") == "C50: This costs 4; your cards are worth 3."


@pytest.mark.rule("A40")
def test_the_opener_must_bid_and_without_cards_nobody_can_open() -> None:
    state = position(Owner(capital=["green_1"]), stage="notary", queues=AT_NOTARY, market=MARKET)
    play(state, "auction bakery_1")
    assert "pass" not in legal(state)
    state = position(Owner(privileges=1), stage="notary", queues=AT_NOTARY, market=MARKET)
    assert legal(state, "auction") == set()


@pytest.mark.rule("A40", "A65")
def test_who_cannot_raise_as_all_can_see_is_not_asked() -> None:
    """One card is worth at most three; two cards could be worth six."""
    state = position(
        Owner(capital=["green_1", "green_2"]),
        Owner(capital=["red_3"]),
        Owner(capital=["blue_1", "violet_1"]),
        stage="notary",
        queues=AT_NOTARY,
        market=MARKET,
    )
    log = play(state, "auction bakery_1", "bid 3")
    assert log_of(log, "no-bid") == [(1, {})]
    assert asked(state) == (2, "bid")
    assert legal(state) == {"pass"}


@pytest.mark.rule("C51", "A13")
@pytest.mark.parametrize(("name", "drawn"), [("vineyard_2", 1), ("mill_3", 2), ("bakery_1", 3)])
def test_the_mayor_bids_with_one_two_or_three_cards(name: str, drawn: int) -> None:
    state = position(
        Owner(capital=["green_1", "green_2", "green_3", "green_3", "blue_3"]),
        stage="notary",
        queues=AT_NOTARY,
        market=MARKET,
    )
    log = play(state, f"auction {name}", "bid 1")
    (received,) = log_of(log, "mayor")
    assert isinstance(received[1]["cards"], list)
    assert len(received[1]["cards"]) == drawn


def mayor(bid: int, drawn: list[str], held: list[str]) -> tuple[Craftsmen, Log]:
    """Bid for an advanced card while the capital deck contains only the cards to be drawn."""
    state = position(Owner(capital=held), stage="notary", queues=AT_NOTARY, market=MARKET)
    state.bank.discard += state.bank.deck - cards(drawn)
    state.bank.discard_size += state.bank.deck_size - len(drawn)
    state.bank.deck = cards(drawn)
    state.bank.deck_size = len(drawn)
    return state, play(state, "auction bakery_1", f"bid {bid}")


@pytest.mark.rule("C51", "A13")
def test_a_standing_bid_above_the_mayors_wins() -> None:
    state, log = mayor(4, ["red_1", "blue_1", "green_1"], ["violet_2", "violet_1"])
    assert log_of(log, "mayor-beaten") == [(0, {"bid": 4})]
    assert asked(state) == (0, "pay")
    assert state.price == 4


@pytest.mark.rule("C51", "A13")
def test_the_mayor_is_outbid_by_one_or_the_card_goes_under_its_deck() -> None:
    state, _ = mayor(3, ["red_1", "blue_1", "green_1"], ["violet_2", "violet_1"])
    assert asked(state) == (0, "outbid_mayor")
    assert legal(state) == {"pass", "bid 4"}
    assert refused(state, "bid 5").startswith("A13: ")
    assert seen(state, 1)["mayor"] == ["green_1", "blue_1", "red_1"]
    assert seen(state, 1)["mayor_bid"] == 3
    play(state, "bid 4")
    assert state.price == 4
    state, _ = mayor(3, ["red_1", "blue_1", "green_1"], ["violet_2", "violet_1"])
    size = len(deck(state, "advanced"))
    log = play(state, "pass")
    assert log_of(log, "under-deck") == [(0, {"building": "bakery_1"})]
    assert deck(state, "advanced", 1)[-1] == "bakery_1"
    assert len(deck(state, "advanced")) == size
    assert len(open_cards(state, "advanced")) == 2
    assert seen(state)["mayor"] == []
    assert capital(state) == ["violet_1", "violet_2"]
    assert asked(state) == (2, "town_hall")


@pytest.mark.rule("A13", "C51")
def test_the_mayors_value_uses_colour_sets() -> None:
    state, log = mayor(6, ["red_1", "red_2", "green_1"], ["violet_2", "violet_1", "violet_1"])
    assert log_of(log, "mayor")[0][1]["bid"] == 6
    assert asked(state) == (0, "outbid_mayor")


@pytest.mark.rule("A13", "A66")
def test_the_mayor_draws_what_is_there_and_nothing_is_a_bid_of_zero() -> None:
    state = position(
        Owner(capital=["green_1", "green_2"]),
        stage="notary",
        queues=AT_NOTARY,
        market=MARKET,
        capital_deck=0,
    )
    play(state, "auction bakery_1", "bid 1")
    log = play(state, "pass")
    assert log_of(log, "mayor")[0][1] == {"cards": "nothing", "bid": 0}
    assert asked(state) == (0, "pay")


@pytest.mark.rule("A13")
def test_from_an_empty_deck_the_same_card_comes_back() -> None:
    state = position(
        Owner(capital=["green_1"]),
        stage="notary",
        queues=AT_NOTARY,
        market={**MARKET, "advanced": ["bakery_1"]},
        decks={"advanced": []},
    )
    log = play(state, "auction bakery_1", "bid 1")
    assert log_of(log, "under-deck") == [(0, {"building": "bakery_1"})]
    assert open_cards(state, "advanced") == ["bakery_1"]


@pytest.mark.rule("C52", "A14", "A33", "A34")
def test_the_privilege_searches_three_cards_of_a_deck_and_the_open_ones() -> None:
    state = position(
        Owner(capital=["green_1"]), stage="notary", queues=ON_GOLD, market=MARKET, decks=VINES
    )
    log = play(state, "search basic")
    assert log_of(log, "searched") == [(0, {"type": "basic", "number": 3, "cards": "face_down"})]
    assert legal(state, "lay") == {
        "lay flax_plantation_1", "lay wheat_field_1", "lay cow_pasture_1",
        "lay vineyard_2", "lay apiary_1",
    }  # fmt: skip
    assert seen(state, 1)["looking_hidden"] == 3
    assert [c["id"] for c in seen(state, 1)["looking"]] == ["apiary_1", "vineyard_2"]
    play(state, "lay wheat_field_1", "lay vineyard_2")
    assert open_cards(state, "basic") == ["wheat_field_1", "vineyard_2"]
    assert legal(state) == {"on top", "below"}
    play(state, "below", "put apiary_1", "put flax_plantation_1")
    assert deck(state, "basic", 0) == [
        "plain", "apiary_1", "flax_plantation_1", "cow_pasture_1",
    ]  # fmt: skip
    assert deck(state, "basic", 1) == ["plain"] * 4
    assert asked(state) == (0, "notary")
    assert legal(state, "search") == set()


@pytest.mark.rule("C52", "A34")
def test_the_privilege_may_come_after_the_action_but_not_twice() -> None:
    state = position(
        Owner(capital=["green_1", "green_2", "green_3"]),
        stage="notary",
        queues=ON_GOLD,
        market=MARKET,
        decks=VINES,
    )
    play(state, "buy vineyard_2", "pay green_3")
    assert asked(state) == (0, "notary_after")
    assert legal(state) == {"pass", "search basic", "search extended", "search advanced"}
    play(state, "search basic")
    assert legal(state, "lay") == {
        "lay flax_plantation_1", "lay wheat_field_1", "lay cow_pasture_1", "lay apiary_2",
        "lay apiary_1",
    }  # fmt: skip
    play(state, "lay apiary_1", "lay apiary_2", "put wheat_field_1", "put cow_pasture_1")
    assert asked(state) == (2, "town_hall")


@pytest.mark.rule("A14", "A63")
def test_with_fewer_cards_two_fill_the_places_and_the_others_go_back() -> None:
    state = position(
        Owner(capital=["green_1"]),
        stage="notary",
        queues=ON_GOLD,
        market=MARKET,
        decks={"basic": ["cow_pasture_1"]},
    )
    play(state, "search basic", "lay cow_pasture_1", "lay vineyard_2")
    assert asked(state) == (0, "notary")
    assert deck(state, "basic", 0) == ["apiary_1"]


@pytest.mark.rule("A63")
def test_a_type_with_a_single_card_may_be_searched_and_one_without_may_not() -> None:
    state = position(
        Owner(capital=["green_1"]),
        stage="notary",
        queues=ON_GOLD,
        market={"basic": ["apiary_1"], "extended": []},
        decks={"basic": [], "extended": []},
    )
    assert legal(state, "search") == {"search basic", "search advanced"}
    assert refused(state, "search extended").startswith("A63: ")
    play(state, "search basic")
    assert open_cards(state, "basic") == ["apiary_1"]
    assert asked(state) == (0, "notary")


@pytest.mark.rule("A14")
def test_cards_put_on_top_come_next_last_put_first() -> None:
    state = position(
        Owner(capital=["green_1", "green_2", "green_3"]),
        stage="notary",
        queues=ON_GOLD,
        market=MARKET,
        decks=VINES,
    )
    play(state, "search basic", "lay vineyard_2", "lay apiary_1", "on top")
    play(state, "put flax_plantation_1", "put wheat_field_1")
    assert deck(state, "basic", 0)[:3] == ["cow_pasture_1", "wheat_field_1", "flax_plantation_1"]
    play(state, "buy vineyard_2", "pay green_3")
    assert set(open_cards(state, "basic")) == {"cow_pasture_1", "apiary_1"}


@pytest.mark.rule("A9", "A42")
def test_building_decks_are_not_refilled_and_places_stay_empty() -> None:
    state = position(
        Owner(capital=["green_3"]),
        stage="notary",
        queues=AT_NOTARY,
        market=MARKET,
        decks={"basic": []},
    )
    play(state, "buy vineyard_2")
    assert open_cards(state, "basic") == ["apiary_1"]
