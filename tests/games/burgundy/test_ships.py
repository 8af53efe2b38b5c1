"""I. Ships; KE2, KE13, KP5 and KP8 are in test_examples."""

import pytest

from tests.games.burgundy.position import (
    Owner,
    held,
    kinds_of,
    legal,
    pass_round,
    play,
    position,
    refused,
    seen,
)

SAIL = "place 1 h17 with 2"


@pytest.mark.rule("K75")
def test_goods_first_then_the_marker() -> None:
    state = position(Owner(storage=["ship"], dice=(2, 1)), goods={3: {"red": 1}})
    play(state, SAIL)
    assert seen(state)["players"][0]["track"] == 0
    assert refused(state, "decline").startswith("K75: ")
    log = play(state, "load 3")
    assert kinds_of(log)[:2] == ["burgundy-loaded", "burgundy-marker"]
    assert seen(state)["players"][0]["track"] == 1


@pytest.mark.rule("K76", "KA13")
def test_any_one_depot_even_an_empty_one() -> None:
    state = position(Owner(storage=["ship"], dice=(2, 1)), goods={3: {"red": 2}, 5: {"pink": 1}})
    play(state, SAIL)
    assert legal(state) == {f"load {depot}" for depot in range(1, 7)}
    play(state, "load 4")
    assert held(state) == {}
    assert seen(state)["players"][0]["track"] == 1
    assert refused(state, "load 3").startswith("K76: ")


@pytest.mark.rule("K76", "KA13")
def test_without_any_goods_the_game_goes_on_by_itself() -> None:
    state = position(Owner(storage=["ship"], dice=(2, 1)))
    play(state, SAIL)
    assert seen(state)["effect"] == ""
    assert seen(state)["players"][0]["track"] == 1


@pytest.mark.rule("K77")
def test_three_kinds_and_any_number_of_each() -> None:
    goods = {"red": 5, "pink": 4, "brown": 1}
    state = position(
        Owner(storage=["ship"], goods=goods, dice=(2, 1)), goods={1: {"red": 2}}, phase="C"
    )
    play(state, SAIL, "load 1")
    assert held(state) == {"red": 7, "pink": 4, "brown": 1}


@pytest.mark.rule("K78")
def test_kinds_already_held_are_all_taken() -> None:
    state = position(
        Owner(storage=["ship"], goods={"red": 1, "pink": 1}, dice=(2, 1)),
        goods={1: {"red": 2, "pink": 1, "brown": 2}},
        phase="C",
    )
    play(state, SAIL, "load 1")
    assert held(state) == {"red": 3, "pink": 2, "brown": 2}


@pytest.mark.rule("K79", "K81", "KA14")
def test_new_kinds_are_chosen_whole_and_as_many_as_fit() -> None:
    state = position(
        Owner(storage=["ship"], goods={"red": 1}, dice=(2, 1)),
        goods={1: {"turquoise": 1, "pink": 2, "brown": 1, "red": 1}},
        phase="C",
    )
    play(state, SAIL, "load 1")
    assert legal(state) == {"keep turquoise pink", "keep turquoise brown", "keep pink brown"}
    assert refused(state, "keep pink").startswith("K79: Choose exactly 2 new kinds")
    assert refused(state, "load 2").startswith("K79: ")
    play(state, "keep pink brown")
    assert held(state) == {"pink": 2, "red": 2, "brown": 1}
    assert seen(state)["depots"][0]["goods"] == {"turquoise": 1}


def test_a_selection_of_new_kinds_shows_the_missing_number_and_then_the_goods() -> None:
    state = position(
        Owner(storage=["ship"], goods={"red": 1}, dice=(2, 1)),
        goods={1: {"turquoise": 1, "pink": 2, "brown": 1, "red": 1}},
        phase="C",
    )
    play(state, SAIL, "load 1")
    one = ["fresh:pink"]
    both = [*one, "fresh:brown"]
    assert state.compose(one).says == [("burgundy-set-kinds", {"number": 1, "needed": 2})]
    assert state.compose(both).says == [("burgundy-set-goods", {"number": 3})]


@pytest.mark.rule("K80", "K81")
def test_what_does_not_fit_stays_and_nothing_held_is_thrown_away() -> None:
    state = position(
        Owner(storage=["ship"], goods={"red": 1, "pink": 1, "brown": 1}, dice=(2, 1)),
        goods={1: {"turquoise": 1, "red": 1}},
        phase="C",
    )
    play(state, SAIL, "load 1")
    assert held(state) == {"pink": 1, "red": 2, "brown": 1}
    assert seen(state)["depots"][0]["goods"] == {"turquoise": 1}
    assert seen(state)["effect"] == ""


@pytest.mark.rule("K82")
def test_the_marker_moves_on_top_of_those_already_there() -> None:
    state = position(
        Owner(storage=["ship"], dice=(2, 1)),
        Owner(placed={17: "ship"}),
        Owner(),
        Owner(placed={17: "ship"}),
        order=[3, 1, 2, 0],
    )
    assert seen(state)["order"] == [3, 1, 2, 0]
    play(state, SAIL)
    assert seen(state)["order"] == [0, 3, 1, 2]


@pytest.mark.rule("K83")
def test_who_becomes_first_takes_the_white_die() -> None:
    state = position(Owner(storage=["ship"], dice=(2, 1)), Owner(), order=[1, 0])
    log = play(state, SAIL)
    assert kinds_of(log)[-1] == "burgundy-first"
    pass_round(state)
    assert seen(state)["round_order"] == [0, 1]
    state = position(Owner(storage=["ship"], dice=(2, 1)), Owner(), order=[0, 1])
    assert "burgundy-first" not in kinds_of(play(state, SAIL))
