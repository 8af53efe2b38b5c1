"""I. Buildings; KE8 is in test_examples."""

import pytest

from tests.games.burgundy.position import (
    Owner,
    gained,
    held,
    kinds_of,
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

BUILD = "place 1 h25 with 3"
EVERYTHING = {
    "1.2": "bank",
    "2.1": "knowledge_02",
    "2.3": "castle",
    "3.1": "cow_2",
    "4.2": "ship",
    "5.2": "mine",
    "black.1": "church",
    "black.2": "ship",
    "black.3": "mine",
}


@pytest.mark.rule("K93")
def test_an_effect_is_used_once_and_needs_no_die() -> None:
    state = position(Owner(storage=["carpenters_workshop"], dice=(3, 1)), depots=EVERYTHING)
    play(state, BUILD, "take 1.2")
    assert used_dice(state) == [False, True]
    assert seen(state)["effect"] == ""
    assert not {text for text in legal(state) if text.startswith("take") and "with" not in text}


@pytest.mark.rule("K94", "KA16")
@pytest.mark.parametrize(
    "building", ["warehouse", "carpenters_workshop", "church", "market", "city_hall"]
)
def test_five_buildings_may_be_left_unused(building: str) -> None:
    owner = Owner(storage=[building, "ship"], goods={"red": 1}, dice=(3, 1))
    state = position(owner, depots=EVERYTHING)
    play(state, BUILD)
    assert "decline" in legal(state)
    before = seen(state)["players"][0]
    play(state, "decline")
    assert seen(state)["players"][0] == before
    assert used_dice(state) == [False, True]


@pytest.mark.rule("K94")
@pytest.mark.parametrize(
    "building", ["warehouse", "carpenters_workshop", "church", "market", "city_hall"]
)
def test_an_effect_that_cannot_be_used_is_lost(building: str) -> None:
    state = position(Owner(storage=[building], dice=(3, 1)), depots={"black.1": "castle"})
    assert kinds_of(play(state, BUILD))[-1] == "burgundy-effect-lost"
    assert seen(state)["effect"] == ""
    assert refused(state, "decline").startswith("K94: ")


@pytest.mark.rule("KA16")
@pytest.mark.parametrize("building", ["boarding_house", "bank", "watchtower"])
def test_plain_gains_are_simply_received(building: str) -> None:
    state = position(Owner(storage=[building], dice=(3, 1)))
    play(state, BUILD)
    assert not legal(state, "decline")


@pytest.mark.rule("K95")
def test_warehouse_sells_one_kind_as_with_a_die() -> None:
    owner = Owner(storage=["warehouse"], goods={"red": 2, "pink": 1}, dice=(3, 1))
    state = position(owner)
    play(state, BUILD)
    assert legal(state) == {"sell red", "sell pink", "decline"}
    assert refused(state, "sell brown") == "K114: You have no brown goods."
    assert gained(state, "sell red") == 2 * 2
    assert silver(state) == 1
    assert held(state) == {"pink": 1}


@pytest.mark.rule("K96")
def test_carpenters_workshop_takes_a_building() -> None:
    state = position(Owner(storage=["carpenters_workshop"], dice=(3, 1)), depots=EVERYTHING)
    play(state, BUILD)
    assert legal(state) == {"take 1.2", "decline"}
    assert (
        refused(state, "take 2.3")
        == "K96: With the Carpenter’s Workshop you can only take a building."
    )
    play(state, "take 1.2")
    assert storage(state) == ["bank", "", ""]


@pytest.mark.rule("K97")
def test_church_takes_a_mine_a_knowledge_tile_or_a_castle() -> None:
    state = position(Owner(storage=["church"], dice=(3, 1)), depots=EVERYTHING)
    play(state, BUILD)
    assert legal(state) == {"take 2.1", "take 2.3", "take 5.2", "decline"}
    assert refused(state, "take 1.2").startswith("K97: ")
    play(state, "take 5.2")
    assert storage(state) == ["mine", "", ""]


@pytest.mark.rule("K98")
def test_market_takes_a_ship_or_animals() -> None:
    state = position(Owner(storage=["market"], dice=(3, 1)), depots=EVERYTHING)
    play(state, BUILD)
    assert legal(state) == {"take 3.1", "take 4.2", "decline"}
    assert refused(state, "take 5.2").startswith("K98: ")
    play(state, "take 3.1")
    assert storage(state) == ["cow_2", "", ""]


@pytest.mark.rule("K99")
def test_boarding_house_gives_four_workers() -> None:
    state = position(Owner(storage=["boarding_house"], dice=(3, 1)))
    play(state, BUILD)
    assert workers(state) == 4


@pytest.mark.rule("K100")
def test_bank_gives_two_silver() -> None:
    state = position(Owner(storage=["bank"], dice=(3, 1)))
    play(state, BUILD)
    assert silver(state) == 2


@pytest.mark.rule("K101", "KA17")
def test_city_hall_places_another_tile_whatever_the_number() -> None:
    owner = Owner(storage=["city_hall", "ship", "bank"], dice=(3, 1))
    state = position(owner)
    play(state, BUILD)
    placements = legal(state, "place")
    assert placements == {"place 2 h17", "place 2 h19", "place 3 h11", "place 3 h26", "place 3 h31"}
    assert refused(state, "place 2 h25").startswith("K68: ")
    assert refused(state, "place 2 h16").startswith("K66: ")
    assert refused(state, "place 2 h11").startswith("K65: ")
    assert refused(state, "place 1 h11").startswith("K63: ")
    play(state, "place 3 h26")
    assert silver(state) == 2
    assert used_dice(state) == [False, True]


@pytest.mark.rule("KA17")
def test_a_second_city_hall_needs_another_city() -> None:
    owner = Owner(storage=["city_hall", "city_hall", "ship"], dice=(3, 1))
    state = position(owner)
    play(state, BUILD)
    assert refused(state, "place 2 h26").startswith("K67: ")
    play(state, "place 2 h11")
    assert seen(state)["effect"] == "city_hall"
    play(state, "place 3 h17")
    assert storage(state) == ["", "", ""]


@pytest.mark.rule("K102")
def test_watchtower_scores_four() -> None:
    state = position(Owner(storage=["watchtower"], dice=(3, 1)))
    assert gained(state, BUILD) == 4


@pytest.mark.rule("K103", "KA18")
@pytest.mark.parametrize("building", ["carpenters_workshop", "church", "market"])
def test_the_tile_just_placed_has_left_room(building: str) -> None:
    owner = Owner(storage=[building, "ship", "ship"], dice=(3, 1))
    state = position(owner, depots=EVERYTHING)
    play(state, BUILD)
    play(state, min(legal(state, "take")))
    assert seen(state)["surplus"] == ""
    assert "" not in storage(state)
