"""G. Action: take a tile."""

import pytest

from tests.games.burgundy.position import (
    Owner,
    gained,
    legal,
    play,
    position,
    refused,
    seen,
    storage,
)


@pytest.mark.rule("K57")
def test_one_tile_from_the_depot_of_the_die() -> None:
    state = position(Owner(dice=(2, 5)), depots={"2.1": "knowledge_01", "5.2": "mine"})
    assert legal(state, "take") == {"take 2.1 with 2", "take 5.2 with 5"}
    assert refused(state, "take 2.2 with 2") == "K57: Space 2 of depot 2 is empty."
    play(state, "take 5.2 with 5")
    assert storage(state) == ["mine", "", ""]
    assert seen(state)["depots"][4]["spaces"] == ["", "", "", ""]


@pytest.mark.rule("K58")
def test_a_tile_goes_to_storage_even_if_it_is_placed_next() -> None:
    state = position(Owner(dice=(4, 4)), depots={"4.1": "mine"})
    play(state, "take 4.1 with 4")
    assert storage(state) == ["mine", "", ""]
    assert seen(state)["players"][0]["hexes"][24] == ""
    play(state, "place 1 h24 with 4")
    assert storage(state) == ["", "", ""]
    assert seen(state)["players"][0]["hexes"][24] == "mine"


@pytest.mark.rule("K59", "KA10")
def test_full_storage_gives_up_one_of_the_stored_tiles() -> None:
    state = position(Owner(storage=["mine", "ship", "bank"], dice=(2, 3)), depots={"2.3": "castle"})
    play(state, "take 2.3 with 2")
    assert legal(state) == {"discard 1", "discard 2", "discard 3"}
    assert seen(state)["surplus"] == "castle"
    assert "K59" in refused(state, "workers with 3")
    play(state, "discard 1")
    assert storage(state) == ["castle", "ship", "bank"]
    assert seen(state)["removed"] == {"mine": 1}


@pytest.mark.rule("K60")
def test_no_discarding_at_any_other_time() -> None:
    state = position(Owner(storage=["mine", "ship", "bank"], dice=(2, 3)))
    assert not legal(state, "discard")
    assert refused(state, "discard 1").startswith("K60: ")
    state = position(Owner(storage=["mine", "ship"], dice=(2, 3)), depots={"2.3": "castle"})
    play(state, "take 2.3 with 2")
    assert not legal(state, "discard")


@pytest.mark.rule("K61")
def test_dice_do_not_reach_the_black_depot() -> None:
    state = position(Owner(workers=9, silver=2), depots={"black.1": "castle"})
    assert not legal(state, "take")
    assert legal(state, "buy") == {"buy black.1"}


@pytest.mark.rule("K62")
def test_any_tile_may_be_taken_and_storing_it_does_nothing() -> None:
    full = {24: "mine", 29: "mine", 33: "mine"}
    state = position(Owner(placed=full, dice=(5, 4)), depots={"5.2": "mine", "4.1": "watchtower"})
    assert gained(state, "take 5.2 with 5") == 0
    assert gained(state, "take 4.1 with 4") == 0
    assert storage(state) == ["mine", "watchtower", ""]
    assert seen(state)["effect"] == ""
