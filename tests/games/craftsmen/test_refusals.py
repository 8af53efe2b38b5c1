"""A refusal cites the rule that forbids the move and gives the right reason."""

from typing import cast

import pytest

from guildhall.games.craftsmen.components import printed
from guildhall.games.craftsmen.game import CraftsmenGame
from guildhall.games.craftsmen.state import Craftsmen
from tests.games.craftsmen.position import GAME, Owner, asked, play, position, refused, seen

AT_NOTARY = {"notary": [[0], [], []]}


@pytest.mark.rule("C17")
def test_only_cards_in_hand_are_exchanged() -> None:
    state = GAME.new(3, seed=1)
    foreign = [n for n in range(1, 5) if not state.is_legal(GAME.parse(f"exchange apiary_{n}"))]
    assert state.refusal(GAME.parse(f"exchange apiary_{foreign[0]}")).rule == "C17"


@pytest.mark.rule("C49", "A40")
def test_without_capital_cards_nothing_is_bought_or_auctioned() -> None:
    market = {"basic": ["vineyard_2", "apiary_1"]}
    state = position(Owner(), stage="notary", queues=AT_NOTARY, market=market)
    assert refused(state, "buy apiary_1") == "C49: You have no capital cards."
    assert refused(state, "auction apiary_1") == "A40: You have no capital cards."


@pytest.mark.rule("C42", "C80", "C94", "A32")
def test_a_card_one_does_not_have_is_refused_by_the_rule_that_asks_for_it() -> None:
    state = position(
        Owner(capital=["blue_2", "red_3"], hand=["iron_ore_mine_4"], row=["sawmill_4"]),
        stage="builders",
        queues={"builders": [[0], [], []]},
    )
    play(state, "build iron_ore_mine_4 left")
    assert refused(state, "pay violet_1") == "C94: You do not have a violet 1."
    state = position(
        Owner(capital=["blue_2", "red_3"]),
        queues={"notary": [[1], [1], [2]]},
    )
    play(state, "cover notary 1 card")
    assert refused(state, "pay violet_1") == "A32: You do not have a violet 1."
    state = position(
        Owner(capital=["red_3", "red_3"]),
        stage="bankers",
        queues={"bankers": [[], [0], []]},
        capital_deck=0,
    )
    play(state, "take both")
    assert refused(state, "discard blue_3") == "C42: You do not have a blue 3."
    state = position(
        Owner(capital=["violet_1", "green_2", "blue_1", "red_3"]),
        season="winter",
    )
    while asked(state)[1] != "invest":
        play(state, "pass")
    assert refused(state, "invest violet_3") == "C80: You do not have a violet 3."


@pytest.mark.rule("A35")
def test_a_card_laid_down_too_early_is_not_called_superfluous() -> None:
    state = position(
        Owner(
            capital=["blue_2", "red_3", "green_1", "green_1"],
            hand=["paper_mill_1", "iron_ore_mine_4"],
            row=["sawmill_4"],
        ),
        stage="builders",
        queues={"builders": [[0], [], []]},
    )
    play(state, "build iron_ore_mine_4 left", "build paper_mill_1 left")
    assert state.price == 5
    assert refused(state, "pay red_3").endswith("another card comes before a red 3.")
    play(state, "pay green_1")
    assert refused(state, "pay red_3") == "A35: You do not need the red 3 to pay 5."


def test_the_fixed_order_of_cards_is_not_cited_as_a_rule() -> None:
    state = position(
        Owner(capital=["red_3"]),
        stage="bankers",
        queues={"bankers": [[], [0], []]},
        capital_deck=0,
    )
    play(state, "take both")
    assert refused(state, "discard red_3") == (
        ": Here, cards are chosen colour by colour (violet, green, blue, red), from low to high; "
        "another card comes before a red 3."
    )
    play(state, "discard green_1")
    assert refused(state, "discard violet_1") == (
        ": Here, cards are chosen colour by colour (violet, green, blue, red), from low to high; "
        "it is too late for a violet 1."
    )


@pytest.mark.rule("C17")
def test_a_sawmill_is_refused_for_the_one_reason_that_holds() -> None:
    material = printed()
    for sawmill in material["sawmill"]["cards"]:
        sawmill.update(upper="violet", lower="green")
    state = cast(Craftsmen, CraftsmenGame(material).new(2, seed=1))
    view = seen(state, int(state.seat))
    own = view["players"][int(state.seat)]["row"][0]["card"]["id"]
    other = view["box"][0]["id"]
    assert refused(state, f"swap {own}").endswith("is not in the box.")
    assert refused(state, f"swap {other}").endswith("has the same colours as yours.")


@pytest.mark.rule("C80")
def test_each_colour_is_invested_once() -> None:
    state = position(
        Owner(capital=["violet_1", "violet_2", "green_2", "blue_1", "red_3"]), season="winter"
    )
    while asked(state)[1] != "invest":
        play(state, "pass")
    assert refused(state, "invest red_3").endswith("a violet card comes before a red 3.")
    play(state, "invest violet_2")
    assert refused(state, "invest violet_1") == ("C80: You have already invested a violet card.")
    assert refused(state, "invest red_3").endswith("a green card comes before a red 3.")


@pytest.mark.rule("C80")
def test_the_view_says_what_has_been_invested() -> None:
    state = position(Owner(capital=["violet_3", "green_2", "blue_1", "red_3"]), season="winter")
    while asked(state)[1] != "invest":
        play(state, "pass")
    assert (seen(state)["payable_with"], seen(state)["paid_value"]) == (["violet"], 0)
    play(state, "invest violet_3")
    play(state, "invest green_2")
    assert (seen(state)["payable_with"], seen(state)["paid_value"]) == (["blue"], 5)
    assert (seen(state)["cards_left"], seen(state)["price"]) == (2, 0)


@pytest.mark.rule("A21")
def test_the_order_change_track_is_refused_for_the_one_reason_that_holds() -> None:
    state = position(
        Owner(),
        Owner(),
        Owner(),
        Owner(),
        stage="town_hall",
        queues={"town_hall": [[0, 0], [1, 2], [3]]},
        seats=4,
    )
    play(state, "change order")
    assert refused(state, "change order") == "A21: You are already on the order-change track."
    play(state, "pass", "change order", "change order")
    assert refused(state, "change order") == "A21: The order-change track is full."


@pytest.mark.rule("C80")
def test_who_lacks_a_colour_is_told_so_whatever_card_he_begins_with() -> None:
    state = position(
        Owner(capital=["green_2", "green_3", "blue_1", "red_3"]),
        season="winter",
    )
    while asked(state)[1] != "invest":
        play(state, "pass")
    assert refused(state, "invest red_3").startswith("C80: You have to invest one card of each")


@pytest.mark.rule("A33", "A60")
def test_the_privilege_of_the_bankers_comes_too_late_after_a_discard() -> None:
    state = position(
        Owner(capital=["red_3", "red_3"], privileges=1),
        stage="bankers",
        queues={"bankers": [[], [0], []]},
        capital_deck=0,
    )
    play(state, "take both", "discard violet_1")
    assert refused(state, "privilege").startswith("A33: ")
