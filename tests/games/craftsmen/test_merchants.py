"""Stage V: merchants."""

import pytest

from tests.games.craftsmen.position import (
    Owner,
    asked,
    capital,
    column,
    legal,
    play,
    position,
    refused,
    seen,
)

TAILOR = ["sawmill_1", "tailor_1"]
BOTH = ["sawmill_1", "tailor_1", "weaponsmith_1"]
AT_MARKET = {"merchants": [[], [0], []], "town_hall": [[2], [], []]}
ON_GOLD = {"merchants": [[0], [], []], "town_hall": [[2], [], []]}


@pytest.mark.rule("C65", "A20", "C67")
def test_one_half_product_for_one_card_onto_a_free_icon() -> None:
    state = position(
        Owner(capital=["red_1", "red_2"], row=BOTH), stage="merchants", queues=AT_MARKET
    )
    assert legal(state, "purchase") == {
        "purchase leather tailor_1", "purchase cloth tailor_1",
        "purchase leather weaponsmith_1", "purchase iron weaponsmith_1",
    }  # fmt: skip
    play(state, "purchase leather weaponsmith_1", "pay red_1")
    assert column(state, "leather") == ["n"]
    assert seen(state)["capital_discard"] == ["red_1"]
    weaponsmith = seen(state)["players"][0]["row"][2]
    assert weaponsmith["cubes"] == [False, True]
    assert seen(state)["players"][0]["cubes"] == 19
    assert asked(state) == (2, "town_hall")


@pytest.mark.rule("A20")
def test_without_a_free_icon_nothing_can_be_bought() -> None:
    state = position(
        Owner(capital=["red_1"], row=TAILOR, filled={"tailor_1": ["leather"]}),
        stage="merchants",
        queues=AT_MARKET,
    )
    assert legal(state, "purchase") == {"purchase cloth tailor_1"}
    assert refused(state, "purchase leather tailor_1").startswith("A15: ")
    assert refused(state, "purchase rope tailor_1").startswith("A20: ")


@pytest.mark.rule("C66", "A51")
def test_the_lower_cube_is_bought_and_an_own_one_blocks() -> None:
    state = position(
        Owner(capital=["red_1"], row=TAILOR),
        stage="merchants",
        queues=AT_MARKET,
        granary={"leather": [0, 1], "cloth": [1, 0]},
    )
    assert legal(state, "purchase") == {"purchase cloth tailor_1"}
    assert refused(state, "purchase leather tailor_1").startswith("C66: ")
    play(state, "purchase cloth tailor_1")
    assert column(state, "cloth") == ["0"]


@pytest.mark.rule("C67")
def test_the_card_goes_to_the_owner_of_the_cube() -> None:
    state = position(
        Owner(capital=["red_1", "blue_2"], row=TAILOR),
        Owner(capital=["green_1"]),
        stage="merchants",
        queues=AT_MARKET,
        granary={"leather": [1, 2]},
    )
    play(state, "purchase leather tailor_1", "pay blue_2")
    assert capital(state, 1) == ["green_1", "blue_2"]
    assert seen(state)["players"][1]["cubes"] == 20
    assert seen(state, 2)["players"][1]["capital_seen"] == ["blue_2"]


@pytest.mark.rule("C68", "A51")
def test_the_privilege_pays_with_a_fair_cube_and_the_owner_gets_one_there() -> None:
    state = position(
        Owner(row=TAILOR, fair=2),
        Owner(fair=1),
        stage="merchants",
        queues=ON_GOLD,
        granary={"leather": [1, 2]},
    )
    play(state, "barter leather tailor_1")
    players = seen(state)["players"]
    assert (players[0]["fair"], players[1]["fair"]) == (1, 2)
    assert (players[0]["cubes"], players[1]["cubes"]) == (18, 18)
    assert column(state, "leather") == ["2"]


@pytest.mark.rule("A51")
def test_an_owner_with_three_cubes_on_the_fair_gets_nothing_and_never_a_card() -> None:
    state = position(
        Owner(row=TAILOR, fair=1, capital=["red_1", "red_2"]),
        Owner(fair=3),
        stage="merchants",
        queues=ON_GOLD,
        granary={"leather": [1, 2]},
    )
    play(state, "barter leather tailor_1")
    assert seen(state)["players"][1]["fair"] == 3
    assert capital(state, 1) == []
    assert capital(state, 0) == ["red_1", "red_2"]


@pytest.mark.rule("A62", "A43")
def test_without_a_cube_in_supply_only_a_fair_cube_can_pay() -> None:
    state = position(
        Owner(row=TAILOR, fair=1, capital=["red_1"]), stage="merchants", queues=ON_GOLD
    )
    state.players[0].cubes = 0
    assert legal(state, "purchase") == set()
    assert refused(state, "purchase leather tailor_1") == "A43: All your cubes are in use."
    assert "barter leather tailor_1" in legal(state)


@pytest.mark.rule("C68", "C34")
def test_bartering_needs_the_privilege_and_a_fair_cube() -> None:
    state = position(
        Owner(row=TAILOR, fair=1, capital=["red_1"]), stage="merchants", queues=AT_MARKET
    )
    assert refused(state, "barter leather tailor_1").startswith("C34: ")
    state = position(Owner(row=TAILOR, capital=["red_1"]), stage="merchants", queues=ON_GOLD)
    assert refused(state, "barter leather tailor_1").startswith("C68: ")


@pytest.mark.rule("A65", "C65")
def test_who_can_buy_nothing_is_not_asked() -> None:
    state = position(Owner(row=TAILOR), stage="merchants", queues=AT_MARKET)
    assert asked(state) == (2, "town_hall")
