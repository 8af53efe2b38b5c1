"""D. Preparing a phase; E. Round; KE12 and KE13 are in test_examples."""

from typing import cast

import pytest

from guildhall.games.burgundy.components import COLOUR, NO_TILE, SPACE_COLOUR, SPACE_PLAYERS
from guildhall.games.burgundy.state import Burgundy
from tests.games.burgundy.position import (
    GAME,
    Owner,
    kinds_of,
    legal,
    pass_round,
    pass_turn,
    play,
    position,
    seen,
    used_dice,
)


def fresh(seats: int, seed: int = 1) -> Burgundy:
    return cast(Burgundy, GAME.new(seats, seed))


def pass_phase(state: Burgundy) -> None:
    phase = state.phase
    while not state.over and state.phase == phase:
        pass_round(state)


@pytest.mark.rule("K35")
def test_tiles_are_cleared_and_goods_stay() -> None:
    state = position(
        depots={"1.2": "church", "6.1": "castle", "black.3": "knowledge_24"},
        goods={2: {"violet": 1}},
        round=5,
    )
    assert seen(state)["removed"] == {}
    pass_round(state)
    assert seen(state)["phase"] == "phase_b"
    assert seen(state)["removed"] == {"church": 1, "castle": 1, "knowledge_24": 1}
    assert seen(state)["depots"][1]["goods"]["violet"] >= 1
    assert "knowledge_24" not in seen(state)["depots"][6]["spaces"]


@pytest.mark.rule("K36")
@pytest.mark.parametrize(("seats", "per_depot"), [(2, 2), (3, 3), (4, 4)])
def test_depots_are_filled_by_colour_and_number_of_players(seats: int, per_depot: int) -> None:
    state = fresh(seats)
    for depot in range(6):
        spaces = range(4 * depot, 4 * depot + 4)
        assert sum(state.spaces[space] != NO_TILE for space in spaces) == per_depot
        for space in spaces:
            assert (state.spaces[space] != NO_TILE) == (SPACE_PLAYERS[space] <= seats)
            if state.spaces[space] != NO_TILE:
                assert COLOUR[state.spaces[space]] == SPACE_COLOUR[space]


@pytest.mark.rule("K37")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, ["", "", "", "", ""]),
        (3, ["castle", "mine", "castle", "mine", "castle"]),
        (4, ["castle"] * 5),
    ],
)
def test_the_dark_green_space_of_depot_six(seats: int, expected: list[str]) -> None:
    state = fresh(seats)
    found = []
    for _ in range(5):
        found.append(seen(state)["depots"][5]["spaces"][0])
        pass_phase(state)
    assert found == expected


@pytest.mark.rule("K38")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (4, 8)])
def test_the_black_depot(seats: int, tiles: int) -> None:
    state = fresh(seats)
    black = seen(state)["depots"][6]
    assert sum(tile != "" for tile in black["spaces"]) == sum(black["used"]) == tiles
    assert seen(state)["piles"]["black"] == 40 - tiles


@pytest.mark.rule("K39", "KA6")
def test_five_goods_in_the_order_of_their_stack() -> None:
    state = fresh(2)
    stack = [GAME.material["goods"][kind] for kind in state.goods[6:11]]
    assert seen(state)["round_goods"] == stack[1:]
    pass_phase(state)
    stack = [GAME.material["goods"][kind] for kind in state.goods[11:16]]
    assert seen(state)["round_goods"] == stack[1:]


@pytest.mark.rule("K40")
def test_tiles_suffice_and_four_players_use_them_all() -> None:
    for seats in (2, 3, 4):
        state = fresh(seats)
        tiles_in_depots = [sum(len([t for t in d["spaces"] if t]) for d in seen(state)["depots"])]
        pass_round(state)
        now = sum(len([t for t in d["spaces"] if t]) for d in seen(state)["depots"])
        assert now == tiles_in_depots[0]
        while not state.over:
            left = seen(state)["piles"]
            pass_phase(state)
        assert (set(left.values()) == {0}) == (seats == 4)


@pytest.mark.rule("K41")
def test_everybody_rolls_two_dice_and_the_first_player_the_white_one() -> None:
    state = fresh(3)
    rolls = set()
    log = []
    for _ in range(10):
        before = state.revealed
        while state.revealed == before:
            log = play(state, sorted(legal(state, "workers", "end"))[0])
        view = seen(state)
        rolls.add(tuple(d["number"] for p in view["players"] for d in p["dice"]))
        assert used_dice(state) == [False, False]
    assert len(rolls) == 10
    assert kinds_of(log)[-4:] == ["burgundy-rolled"] * 3 + ["burgundy-white-die"]
    assert log[-1].seat == view["order"][0]


@pytest.mark.rule("K42")
def test_the_next_goods_go_to_the_depot_of_the_white_die() -> None:
    state = position(Owner(), goods={})
    coming = seen(state)["round_goods"][0]
    pass_round(state)
    view = seen(state)
    assert view["depots"][view["white_die"] - 1]["goods"] == {coming: 1}
    assert sum(len(depot["goods"]) for depot in view["depots"]) == 1
    assert len(view["round_goods"]) == 3


@pytest.mark.rule("K43", "K55")
def test_neither_the_white_die_nor_those_of_others_can_be_used_or_changed() -> None:
    state = position(Owner(workers=9, dice=(2, 2)), Owner(dice=(5, 5)))
    state.white_die = 6
    dice = {text.rpartition(" ")[2] for text in legal(state) if " with " in text}
    assert dice == {"2"}
    before = seen(state)["white_die"], seen(state)["players"][1]["dice"]
    play(state, "workers with 2")
    assert (seen(state)["white_die"], seen(state)["players"][1]["dice"]) == before


@pytest.mark.rule("K44", "K46")
def test_turns_go_from_the_right_and_from_the_top() -> None:
    state = position(
        Owner(placed={17: "ship"}),
        Owner(),
        Owner(placed={17: "ship", 16: "ship"}),
        Owner(placed={17: "ship"}),
        order=[3, 0, 2, 1],
    )
    pass_round(state)
    assert seen(state)["round_order"] == [2, 3, 0, 1]
    turns = []
    for _ in range(4):
        turns.append(int(state.seat))
        pass_turn(state)
    assert turns == [2, 3, 0, 1]


@pytest.mark.rule("K45", "KA7")
def test_a_marker_moved_changes_only_later_rounds() -> None:
    state = position(Owner(), Owner(storage=["ship"], dice=(2, 1)), Owner())
    pass_turn(state)
    play(state, "place 1 h17 with 2")
    assert seen(state)["order"] == [1, 0, 2]
    assert seen(state)["round_order"] == [0, 1, 2]
    pass_turn(state)
    assert state.seat == 2
    pass_turn(state)
    assert seen(state)["round_order"] == [1, 0, 2]
    assert state.seat == 1


@pytest.mark.rule("K47")
def test_five_rounds_make_a_phase() -> None:
    state = fresh(2)
    found = []
    for _ in range(6):
        found.append((seen(state)["phase"], seen(state)["round"]))
        pass_round(state)
    assert found == [("phase_a", n) for n in range(1, 6)] + [("phase_b", 1)]
