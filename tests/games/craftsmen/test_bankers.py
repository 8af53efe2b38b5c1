"""Stage I: bankers."""

import pytest

from tests.games.craftsmen.position import (
    Owner,
    asked,
    capital,
    legal,
    log_of,
    play,
    position,
    refused,
    seen,
)

AT_BANK = {"bankers": [[], [0], []]}
ON_GOLD = {"bankers": [[0], [], []]}


@pytest.mark.rule("C42")
def test_four_cards_one_or_two_of_them_open() -> None:
    state = position(Owner(), stage="bankers", queues=AT_BANK)
    assert legal(state) == {"pass", "take violet_1", "take green_1", "take both"}
    assert refused(state, "draw").startswith("C42: ")
    log = play(state, "take green_1")
    assert log_of(log, "banked")[0][1] == {
        "open": ["green_1"], "number": 3, "cards": "face_down",
    }  # fmt: skip
    assert len(capital(state)) == 4
    assert asked(state) == (0, "bankers_discard")


@pytest.mark.rule("C42")
def test_two_cards_of_the_whole_hand_are_discarded_and_the_places_refilled() -> None:
    state = position(
        Owner(capital=["red_3", "red_3"]),
        stage="bankers",
        queues={"bankers": [[], [0], []], "town_hall": [[0], [], []]},
    )
    play(state, "take both")
    assert len(seen(state)["capital_open"]) == 0
    play(state, "discard violet_1", "discard green_1")
    assert len(capital(state)) == 4
    assert len(seen(state)["capital_open"]) == 2
    assert seen(state)["capital_discard"] == ["violet_1", "green_1"]


@pytest.mark.rule("C43", "A33")
def test_with_the_privilege_only_one_card_is_discarded() -> None:
    state = position(Owner(capital=["red_3"]), stage="bankers", queues=ON_GOLD)
    play(state, "take both", "privilege", "discard violet_1")
    assert len(capital(state)) == 4


@pytest.mark.rule("A36")
def test_the_action_is_taken_as_a_whole_or_not_at_all() -> None:
    state = position(Owner(capital=["red_3"]), stage="bankers", queues=AT_BANK)
    play(state, "take both")
    assert "pass" not in legal(state)


@pytest.mark.rule("A38", "A60")
def test_short_supply_never_discards_more_than_was_taken() -> None:
    state = position(
        Owner(capital=["red_3"]),
        stage="bankers",
        queues=AT_BANK,
        open_capital=["violet_1"],
        capital_deck=0,
    )
    assert legal(state) == {"pass", "take violet_1"}
    play(state, "take violet_1")
    assert state.left == 1


@pytest.mark.rule("A38", "A60")
def test_with_an_empty_deck_both_open_cards_are_taken() -> None:
    state = position(Owner(), stage="bankers", queues=AT_BANK, capital_deck=0)
    assert legal(state) == {"pass", "take both"}
    assert refused(state, "take violet_1").startswith("A38: ")


@pytest.mark.rule("A38")
def test_without_open_cards_all_come_from_the_deck() -> None:
    state = position(Owner(), stage="bankers", queues=AT_BANK)
    state.bank.open = 0
    state.bank.open_size = 0
    state.bank.discard = 17
    state.bank.discard_size = 2
    assert "draw" in legal(state)


@pytest.mark.rule("A60")
def test_with_a_card_in_the_deck_one_or_two_open_cards_as_always() -> None:
    state = position(Owner(), stage="bankers", queues=AT_BANK, capital_deck=1)
    assert legal(state, "take") == {"take violet_1", "take green_1", "take both"}


@pytest.mark.rule("A60", "A65")
def test_with_no_capital_card_anywhere_the_action_is_not_available() -> None:
    state = position(Owner(), stage="bankers", queues=AT_BANK, open_capital=[], capital_deck=0)
    assert asked(state)[1] != "bankers"


@pytest.mark.rule("A60")
@pytest.mark.parametrize(("held", "offered"), [(6, True), (7, True), (8, False), (10, False)])
def test_a_privilege_that_changes_nothing_is_not_offered(held: int, offered: bool) -> None:
    cards = (["violet_3"] * 4 + ["blue_3"] * 4 + ["red_3"] * 2)[:held]
    state = position(Owner(capital=cards), stage="bankers", queues=ON_GOLD)
    play(state, "take both")
    assert ("privilege" in legal(state)) == offered


@pytest.mark.rule("A39", "A59")
def test_empty_open_places_are_filled_as_soon_as_a_card_can_be_drawn() -> None:
    """The deck is empty: after all discards, the discarded cards become open cards."""
    state = position(
        Owner(capital=["red_1"]),
        stage="bankers",
        queues={"bankers": [[], [0], []], "town_hall": [[0], [], []]},
        capital_deck=0,
    )
    play(state, "take both")
    assert seen(state)["capital_open"] == []
    play(state, "discard violet_1")
    assert seen(state)["capital_open"] == []
    play(state, "discard red_1")
    assert seen(state)["capital_open"] == ["violet_1", "red_1"]


@pytest.mark.rule("C42")
def test_discards_are_made_in_ascending_order() -> None:
    state = position(Owner(capital=["red_3", "red_3"]), stage="bankers", queues=AT_BANK)
    play(state, "take both")
    play(state, "discard green_1")
    assert refused(state, "discard violet_1").endswith("it is too late for a violet 1.")
