"""I. Animals, castles and mines; KE3 to KE5, KP2 and KP10 are in test_examples."""

import pytest

from tests.games.burgundy.position import (
    Owner,
    gained,
    legal,
    play,
    position,
    refused,
    seen,
    silver,
    storage,
    used_dice,
    workers,
)


@pytest.mark.rule("K85")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_as_many_points_as_animals(number: int) -> None:
    owner = Owner(placed={17: "ship"}, storage=[f"pig_{number}"], dice=(4, 1))
    assert gained(position(owner), "place 1 h10 with 4") == number


@pytest.mark.rule("K86", "K87")
def test_the_same_species_in_the_same_pasture_scores_again() -> None:
    placed = {17: "ship", 10: "cow_3", 9: "cow_2", 5: "pig_4", 19: "ship", 20: "ship"}
    placed[27] = "cow_4"
    owner = Owner(placed=placed, storage=["cow_4"], dice=(6, 1))
    state = position(owner)
    assert gained(state, "place 1 h0 with 6") == 4 + 3 + 2, "h9 is not adjacent to h0"


@pytest.mark.rule("K88", "K90")
def test_a_castle_gives_an_action_without_die_or_workers() -> None:
    owner = Owner(placed={11: "bank"}, storage=["castle"], dice=(6, 1))
    state = position(owner, depots={"4.1": "mine"})
    play(state, "place 1 h6 with 6")
    assert used_dice(state) == [False, True]
    play(state, "take 4.1")
    assert storage(state) == ["mine", "", ""]
    assert used_dice(state) == [False, True]
    assert workers(state) == 0
    assert legal(state, "workers") == {"workers with 1"}


@pytest.mark.rule("K89")
def test_the_castle_action_is_any_of_the_four_but_no_purchase() -> None:
    owner = Owner(placed={11: "bank"}, storage=["castle", "mine"], dice=(6, 1), silver=2)
    owner.goods = {"pink": 1, "red": 2}
    state = position(owner, depots={"1.2": "church", "6.4": "cow_2", "black.1": "ship"})
    play(state, "place 1 h6 with 6")
    assert legal(state) == {
        "take 1.2",
        "take 6.4",
        "place 2 h24",
        "sell pink",
        "sell red",
        "workers",
    }


@pytest.mark.rule("KA15")
def test_the_castle_action_cannot_be_declined() -> None:
    owner = Owner(placed={11: "bank"}, storage=["castle"], dice=(6, 1))
    state = position(owner)
    play(state, "place 1 h6 with 6")
    assert legal(state) == {"workers"}
    assert refused(state, "decline").startswith("K88: ")
    play(state, "workers")
    assert workers(state) == 2


@pytest.mark.rule("K91")
def test_a_castle_placed_by_a_castle_gives_an_action_again() -> None:
    owner = Owner(placed={11: "bank"}, storage=["castle", "castle"], dice=(6, 1))
    state = position(owner)
    play(state, "place 1 h6 with 6", "place 2 h2")
    assert seen(state)["effect"] == "castle"
    play(state, "workers")
    assert workers(state) == 2
    assert used_dice(state) == [False, True]


@pytest.mark.rule("K92")
def test_a_mine_has_no_effect_when_placed() -> None:
    state = position(Owner(storage=["mine"], dice=(4, 1)))
    assert gained(state, "place 1 h24 with 4") == 0
    assert silver(state) == 0
    assert seen(state)["effect"] == ""
