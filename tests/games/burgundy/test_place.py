"""H. Action: place a tile; KP1 and KP4 are in test_examples."""

import pytest

from guildhall.games.burgundy.components import COLOURS
from guildhall.games.burgundy.estates import COLOUR_HEXES
from tests.games.burgundy.position import (
    Owner,
    gained,
    kinds_of,
    legal,
    play,
    position,
    refused,
    seen,
    storage,
    used_dice,
)


@pytest.mark.rule("K63")
def test_a_stored_tile_goes_to_an_empty_hex() -> None:
    state = position(Owner(placed={25: "bank"}, storage=["church"], dice=(3, 3)))
    assert legal(state, "place") == {"place 1 h11 with 3"}
    assert refused(state, "place 2 h11 with 3") == "K63: Storage space 2 is empty."
    play(state, "place 1 h11 with 3")
    assert storage(state) == ["", "", ""]


@pytest.mark.rule("K64")
def test_the_number_of_the_hex_is_that_of_the_die() -> None:
    state = position(Owner(storage=["ship"], dice=(2, 5)))
    assert legal(state, "place") == {"place 1 h17 with 2", "place 1 h19 with 5"}
    assert refused(state, "place 1 h17 with 5") == (
        "K64: Using die 5 as a 2 costs 3 workers; you have none."
    )


@pytest.mark.rule("K65")
def test_the_colour_of_the_hex_is_that_of_the_tile() -> None:
    state = position(Owner(storage=["mine"], dice=(3, 4)))
    assert legal(state, "place") == {"place 1 h24 with 4"}
    assert refused(state, "place 1 h25 with 3") == (
        "K65: The 3-hex in row 5 is the wrong colour for the mine."
    )


@pytest.mark.rule("K66")
def test_the_hex_is_beside_a_placed_tile() -> None:
    tiles = ["ship", "knowledge_01", "bank"]
    state = position(Owner(storage=tiles, workers=9, dice=(1, 1)))
    hexes = {int(text.split()[2][1:]) for text in legal(state, "place")}
    assert hexes == {11, 12, 17, 19, 25}
    assert (
        refused(state, "place 3 h26 with 1")
        == "K66: The 1-hex in row 5 is not next to a tile you have placed."
    )


@pytest.mark.rule("K67")
def test_no_building_twice_in_one_city() -> None:
    owner = Owner(placed={25: "bank", 24: "mine"}, storage=["bank", "church"], workers=3)
    owner.dice = (1, 5)
    state = position(owner)
    assert "place 1 h26 with 1" not in legal(state)
    assert "place 2 h26 with 1" in legal(state)
    assert "place 1 h23 with 5" in legal(state), "another city"
    assert refused(state, "place 1 h26 with 1") == ("K67: This city already has a Bank.")


@pytest.mark.rule("K68")
def test_placed_tiles_stay() -> None:
    state = position(Owner(placed={25: "bank"}, storage=["church"], dice=(3, 3)))
    assert (
        refused(state, "place 1 h25 with 3")
        == "K68: There is already a tile on the 3-hex in row 5."
    )
    play(state, "place 1 h11 with 3", "workers with 3")
    assert seen(state)["players"][0]["hexes"][25] == "bank"


@pytest.mark.rule("K69")
def test_how_many_tiles_of_each_colour_fit() -> None:
    for estate in range(9):
        hexes = COLOUR_HEXES[estate * COLOURS : estate * COLOURS + COLOURS]
        assert [bin(h).count("1") for h in hexes] == [4, 6, 3, 6, 12, 6]


@pytest.mark.rule("K70", "KA11")
def test_order_of_resolution() -> None:
    mines = {24: "mine", 29: "mine"}
    state = position(Owner(placed=mines, storage=["mine"], dice=(3, 1)))
    log = play(state, "place 1 h33 with 3")
    assert kinds_of(log) == ["burgundy-placed", "burgundy-region", "burgundy-bonus-large"]
    state = position(Owner(storage=["watchtower"], dice=(3, 1)))
    log = play(state, "place 1 h11 with 3")
    assert kinds_of(log) == ["burgundy-placed", "burgundy-region", "burgundy-watchtower"]


@pytest.mark.rule("K71")
def test_a_tile_placed_by_an_effect_is_resolved_in_full_and_may_place_another() -> None:
    owner = Owner(placed={12: "knowledge_20"}, storage=["city_hall", "castle", "watchtower"])
    owner.dice = (3, 1)
    state = position(owner)
    play(state, "place 1 h25 with 3", "place 2 h6")
    assert seen(state)["effect"] == "castle"
    assert gained(state, "place 3 h11") == 1 + 10 + 4
    assert seen(state)["effect"] == ""
    assert used_dice(state) == [True, False] or used_dice(state) == [False, True]


@pytest.mark.rule("K72")
def test_an_effect_is_used_at_once_or_lost() -> None:
    state = position(
        Owner(storage=["market"], dice=(3, 1), silver=2),
        depots={"1.2": "bank", "1.3": "ship", "black.1": "ship"},
    )
    play(state, "place 1 h25 with 3", "decline")
    assert seen(state)["effect"] == ""
    assert refused(state, "take 1.3") == "K48: You need a die for this: choose one first."


@pytest.mark.rule("K73", "KA12")
def test_nothing_else_while_a_placement_is_resolved() -> None:
    state = position(
        Owner(storage=["market"], dice=(3, 1), silver=2),
        depots={"1.2": "bank", "1.3": "ship", "black.1": "ship"},
    )
    assert "buy black.1" in legal(state)
    play(state, "place 1 h25 with 3")
    assert legal(state) == {"take 1.3", "decline"}
    assert refused(state, "buy black.1") == "K73: Use the effect of the Market first."
    assert refused(state, "workers with 1").startswith("K73: ")
    assert refused(state, "end").startswith("K73: ")
    play(state, "take 1.3")
    assert "buy black.1" in legal(state)


@pytest.mark.rule("K74")
def test_one_placement_fills_at_most_one_region_and_one_colour_of_its_own() -> None:
    mines = {24: "mine", 29: "mine"}
    state = position(Owner(placed=mines, storage=["mine"], dice=(3, 1)))
    log = play(state, "place 1 h33 with 3")
    found = [event for event in log if event.kind != "burgundy-placed"]
    assert [event.facts["colour"] for event in found] == ["mine", "mine"]
