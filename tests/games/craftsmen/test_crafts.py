"""Stage IV: crafts guild."""

import pytest

from tests.games.craftsmen.position import (
    Owner,
    asked,
    capital,
    column,
    hold,
    legal,
    log_of,
    play,
    points,
    position,
    refused,
    seen,
)

AT_WORK = {"crafts": [[], [0], []], "town_hall": [[2], [], []]}
ON_GOLD = {"crafts": [[0], [], []], "town_hall": [[2], [], []]}
MILLER = ["sawmill_1", "wheat_field_1", "mill_1", "bakery_1"]


def cubes(state: object, place: int) -> list[bool]:
    return seen(state)["players"][0]["row"][place]["cubes"]  # type: ignore[arg-type]


@pytest.mark.rule("C53", "A43")
def test_raw_production_is_limited_only_by_work_points() -> None:
    """The same field makes wheat three times; no waiting cube is needed or counted."""
    state = position(Owner(row=["sawmill_1", "wheat_field_1"]), stage="crafts", queues=AT_WORK)
    play(state, "make wheat fair", "make wheat fair", "make wheat fair")
    assert seen(state)["players"][0]["fair"] == 3
    assert seen(state)["players"][0]["cubes"] == 17


@pytest.mark.rule("A43")
def test_without_a_cube_nothing_raw_can_be_made() -> None:
    state = position(
        Owner(row=MILLER, filled={"mill_1": ["wheat"]}), stage="crafts", queues=AT_WORK
    )
    state.players[0].cubes = 0
    assert legal(state, "make") == set()
    assert refused(state, "make wood fair") == "A43: All your cubes are in use."
    assert "process mill_1 granary" in legal(state)


@pytest.mark.rule("C54", "A36")
@pytest.mark.parametrize(("year", "work_points"), [(1, 3), (2, 4), (3, 5)])
def test_work_points_by_year_used_one_by_one_and_unused_ones_lost(
    year: int, work_points: int
) -> None:
    state = position(Owner(row=MILLER), stage="crafts", year=year, queues=AT_WORK)
    assert seen(state)["work_points"] == work_points
    play(state, "make wood fair")
    assert seen(state)["work_points"] == work_points - 1
    play(state, "pass")
    assert asked(state) == (2, "town_hall")


@pytest.mark.rule("C54")
def test_two_helpers_have_their_own_work_points() -> None:
    state = position(Owner(row=MILLER), stage="crafts", queues={"crafts": [[], [0, 0], []]})
    play(state, "make wood fair", "pass")
    assert (asked(state), seen(state)["work_points"]) == ((0, "craft"), 3)


@pytest.mark.rule("C55", "A15")
def test_a_raw_material_goes_to_the_fair_or_to_a_free_icon_of_that_raw() -> None:
    state = position(Owner(row=MILLER), stage="crafts", queues=AT_WORK)
    assert legal(state, "make") == {
        "make wood fair", "make wheat fair", "make wheat mill_1", "make wood bakery_1",
    }  # fmt: skip
    assert refused(state, "make wheat bakery_1").startswith("C55: ")
    assert refused(state, "make grapes fair").startswith("C55: ")
    play(state, "make wheat mill_1")
    assert cubes(state, 2) == [True]
    assert refused(state, "make wheat mill_1").startswith("A15: ")


@pytest.mark.rule("A15")
def test_with_no_room_anywhere_a_raw_material_may_not_be_made() -> None:
    state = position(
        Owner(row=MILLER, fair=3, filled={"mill_1": ["wheat"], "bakery_1": ["wood"]}),
        stage="crafts",
        queues=AT_WORK,
    )
    assert legal(state, "make") == set()


@pytest.mark.rule("C56", "A45")
def test_a_fair_cube_becomes_any_raw_on_any_free_raw_icon_for_a_second_point() -> None:
    state = position(Owner(row=MILLER, fair=1), stage="crafts", queues=AT_WORK)
    assert legal(state, "fetch") == {"fetch wheat mill_1", "fetch wood bakery_1"}
    play(state, "fetch wheat mill_1")
    assert seen(state)["players"][0]["fair"] == 0
    assert seen(state)["work_points"] == 2
    assert refused(state, "fetch wood bakery_1").startswith("C56: ")


@pytest.mark.rule("C57")
def test_three_cubes_on_the_fair_at_most() -> None:
    state = position(Owner(row=MILLER, fair=3), stage="crafts", queues=AT_WORK)
    assert refused(state, "make wood fair") == "C57: You already have three cubes at the fair."


@pytest.mark.rule("C58", "A44")
def test_a_half_product_scores_and_goes_to_the_granary_or_an_advanced_building() -> None:
    ready = Owner(row=MILLER, filled={"mill_1": ["wheat"]})
    for place in ("granary", "bakery_1"):
        state = position(ready, stage="crafts", queues=AT_WORK)
        assert legal(state, "process") == {"process mill_1 granary", "process mill_1 bakery_1"}
        play(state, f"process mill_1 {place}")
        assert points(state) == 11
        assert cubes(state, 2) == [False]
        assert cubes(state, 3) == [place == "bakery_1", False]
        assert seen(state)["work_points"] == 2


@pytest.mark.rule("C58")
def test_a_half_product_needs_its_raw_material() -> None:
    state = position(Owner(row=MILLER), stage="crafts", queues=AT_WORK)
    assert (
        refused(state, "process mill_1 granary")
        == "C58: The Mill still lacks what it needs to make flour."
    )


@pytest.mark.rule("A44")
def test_cubes_on_icons_stay_over_rounds_and_years() -> None:
    state = position(
        Owner(row=MILLER, filled={"mill_1": ["wheat"]}), season="winter", order=[0, 1, 2]
    )
    while state.season == 3:
        play(state, "pass")
    assert (state.year, cubes(state, 2)) == (2, [True])


@pytest.mark.rule("C59", "A49")
def test_the_granary_is_a_queue_of_two_by_age() -> None:
    ready = Owner(row=MILLER, filled={"mill_1": ["wheat"]})
    for before, after, pushed in (([], ["0"], 0), ([1], ["1", "0"], 0), ([1, 2], ["2", "0"], 1)):
        state = position(ready, stage="crafts", queues=AT_WORK, granary={"flour": before})
        owned = state.players[1].cubes
        play(state, "process mill_1 granary")
        assert column(state, "flour") == after
        assert state.players[1].cubes == owned + pushed


@pytest.mark.rule("A16")
def test_own_and_natural_cubes_are_pushed_out_too() -> None:
    ready = Owner(row=MILLER, filled={"mill_1": ["wheat"]})
    state = position(ready, stage="crafts", queues=AT_WORK, granary={"flour": [0, "n"]})
    play(state, "process mill_1 granary")
    assert column(state, "flour") == ["n", "0"]
    state = position(ready, stage="crafts", queues=AT_WORK)
    play(state, "process mill_1 granary")
    assert column(state, "flour") == ["n", "0"]


@pytest.mark.rule("C59", "A16", "A50")
def test_every_delivery_brings_an_open_card_or_the_top_one() -> None:
    ready = Owner(row=MILLER, filled={"mill_1": ["wheat"]})
    state = position(ready, stage="crafts", queues=AT_WORK, granary={"flour": []})
    play(state, "process mill_1 granary")
    assert asked(state) == (0, "granary_card")
    assert legal(state) == {"take violet_1", "take green_1", "draw"}
    play(state, "take green_1")
    assert capital(state) == ["green_1"]
    assert len(seen(state)["capital_open"]) == 2
    state = position(ready, stage="crafts", queues=AT_WORK)
    play(state, "process mill_1 granary", "draw")
    assert len(capital(state)) == 1
    assert sorted(seen(state)["capital_open"]) == ["green_1", "violet_1"]


@pytest.mark.rule("A50", "A59")
def test_with_ten_cards_in_hand_one_is_discarded_before_the_place_is_refilled() -> None:
    ten = ["violet_3"] * 4 + ["blue_3"] * 4 + ["red_3"] * 2
    state = position(
        Owner(row=MILLER, filled={"mill_1": ["wheat"]}, capital=ten),
        stage="crafts",
        queues=AT_WORK,
    )
    play(state, "process mill_1 granary", "take green_1")
    assert asked(state) == (0, "too_many")
    assert seen(state)["capital_open"] == ["violet_1"]
    play(state, "discard green_1")
    assert len(seen(state)["capital_open"]) == 2


@pytest.mark.rule("A50", "A65")
def test_without_any_card_a_delivery_brings_nothing() -> None:
    state = position(
        Owner(row=MILLER, filled={"mill_1": ["wheat"]}),
        stage="crafts",
        queues=AT_WORK,
        open_capital=[],
        capital_deck=0,
    )
    play(state, "process mill_1 granary")
    assert capital(state) == []
    assert asked(state) == (0, "craft")


@pytest.mark.rule("C60", "C61", "A48")
def test_a_final_product_needs_all_inputs_and_is_shipped_at_once() -> None:
    state = position(
        Owner(row=MILLER, filled={"bakery_1": ["flour", "wood"]}), stage="crafts", queues=AT_WORK
    )
    assert legal(state, "load") == {"load bakery_1 1", "load bakery_1 4"}
    assert refused(state, "load bakery_1 2").startswith("C61: ")
    play(state, "load bakery_1 4")
    assert hold(state, 4, "bread") == [0]
    assert points(state) == 12
    assert cubes(state, 3) == [False, False]
    assert seen(state)["players"][0]["cubes"] == 19
    state = position(
        Owner(row=MILLER, filled={"bakery_1": ["flour"]}), stage="crafts", queues=AT_WORK
    )
    assert legal(state, "load") == set()
    assert refused(state, "load bakery_1 1").startswith("C60: ")


@pytest.mark.rule("C61", "A17")
def test_a_hold_is_a_queue_of_two_the_older_cube_left() -> None:
    state = position(
        Owner(row=MILLER, filled={"bakery_1": ["flour", "wood"]}),
        stage="crafts",
        queues=AT_WORK,
        holds={(1, "bread"): [1]},
    )
    play(state, "load bakery_1 1")
    assert hold(state, 1, "bread") == [1, 0]


@pytest.mark.rule("C62", "A17", "A18", "A32")
def test_a_bribe_costs_any_card_and_removes_the_left_cube() -> None:
    state = position(
        Owner(
            row=MILLER,
            filled={"bakery_1": ["flour", "wood"]},
            capital=["red_1", "blue_3"],
        ),
        stage="crafts",
        queues=AT_WORK,
        holds={(1, "bread"): [1, 2]},
    )
    assert legal(state, "load") == {"load bakery_1 4"}
    assert "bribe bakery_1 1" in legal(state)
    assert refused(state, "bribe bakery_1 4").startswith("C62: ")
    log = play(state, "bribe bakery_1 1", "pay blue_3")
    assert hold(state, 1, "bread") == [2, 0]
    assert seen(state)["players"][1]["cubes"] == 20
    assert seen(state)["capital_discard"] == ["blue_3"]
    assert points(state) == 12
    assert log_of(log, "bribed") == [(0, {"ship": 1, "other": 2})]


@pytest.mark.rule("A18", "C62")
def test_an_own_cube_is_never_removed_and_a_bribe_needs_a_card() -> None:
    ready = {"bakery_1": ["flour", "wood"]}
    state = position(
        Owner(row=MILLER, filled=ready, capital=["red_1"]),
        stage="crafts",
        queues=AT_WORK,
        holds={(1, "bread"): [0, 1], (4, "bread"): [1, 0]},
    )
    assert legal(state, "bribe") == {"bribe bakery_1 4"}
    assert refused(state, "bribe bakery_1 1").startswith("C62: ")
    state = position(
        Owner(row=MILLER, filled=ready),
        stage="crafts",
        queues=AT_WORK,
        holds={(1, "bread"): [1, 2]},
    )
    assert refused(state, "bribe bakery_1 1") == "C62: You have no capital cards."


@pytest.mark.rule("C63", "A47", "A18")
def test_a_product_without_room_is_lost_without_points() -> None:
    state = position(
        Owner(row=MILLER, filled={"bakery_1": ["flour", "wood"]}, capital=["red_1"]),
        stage="crafts",
        queues=AT_WORK,
        holds={(1, "bread"): [1, 2], (4, "bread"): [2, 1]},
    )
    assert "lose bakery_1" in legal(state)
    play(state, "lose bakery_1")
    assert points(state) == 10
    assert cubes(state, 3) == [False, False]
    assert seen(state)["players"][0]["cubes"] == 20


@pytest.mark.rule("A47", "C60")
def test_with_a_free_field_on_any_ship_the_product_must_be_loaded() -> None:
    state = position(
        Owner(row=MILLER, filled={"bakery_1": ["flour", "wood"]}, capital=["red_1"]),
        stage="crafts",
        queues=AT_WORK,
        holds={(1, "bread"): [1, 2]},
    )
    assert refused(state, "lose bakery_1").startswith("A47: ")
    assert {"load bakery_1 4", "bribe bakery_1 1"} <= legal(state)


@pytest.mark.rule("A47", "A48", "C8", "C58")
def test_meat_is_shipped_like_a_final_product_and_lost_without_points() -> None:
    butcher = Owner(row=["sawmill_1", "butcher_1"], filled={"butcher_1": ["cow"]})
    state = position(butcher, stage="crafts", queues=AT_WORK)
    play(state, "load butcher_1 3")
    assert (points(state), hold(state, 3, "meat")) == (11, [0])
    state = position(
        butcher,
        stage="crafts",
        queues=AT_WORK,
        holds={(3, "meat"): [1, 2], (4, "meat"): [1, 2]},
    )
    play(state, "lose butcher_1")
    assert points(state) == 10


@pytest.mark.rule("C64", "A19", "A33")
def test_the_privilege_makes_two_raws_with_one_work_point_once_per_helper() -> None:
    state = position(Owner(row=MILLER), stage="crafts", queues=ON_GOLD)
    play(state, "privilege")
    assert legal(state, "make") == {
        "make wood fair", "make wheat fair", "make wheat mill_1", "make wood bakery_1",
    }  # fmt: skip
    assert "pass" not in legal(state)
    play(state, "make wheat mill_1", "make wood bakery_1")
    assert seen(state)["work_points"] == 2
    assert refused(state, "privilege").startswith("C35: ")


@pytest.mark.rule("A19")
def test_two_raws_need_two_places_and_may_come_from_one_building() -> None:
    state = position(Owner(row=["sawmill_1"], fair=2, privileges=1), stage="crafts", queues=AT_WORK)
    assert refused(state, "privilege").startswith("A19: ")
    state = position(Owner(row=["sawmill_1"], fair=1, privileges=1), stage="crafts", queues=AT_WORK)
    play(state, "privilege")
    assert seen(state)["players"][0]["fair"] == 3


@pytest.mark.rule("A65")
def test_a_work_point_that_must_be_used_in_the_only_way_is_used_by_itself() -> None:
    state = position(
        Owner(row=["sawmill_1", "cooperage_1"], fair=3, privileges=1, works=1),
        stage="crafts",
        queues=AT_WORK,
    )
    play(state, "make wood cooperage_1", "pass")
    assert asked(state) == (0, "tokens")
    log = play(state, "work")
    assert log_of(log, "made-half") == [(0, {"good": "barrel", "place": "granary", "points": 1})]
    assert asked(state) == (0, "granary_card")
    state = position(
        Owner(row=["sawmill_1", "cooperage_1"], fair=2, privileges=1),
        stage="crafts",
        queues=AT_WORK,
    )
    play(state, "privilege")
    assert legal(state) == {"make wood fair", "make wood cooperage_1"}
    log = play(state, "make wood cooperage_1")
    assert log_of(log, "made-raw")[1:] == [(0, {"good": "wood", "place": "fair"})]


@pytest.mark.rule("A65")
def test_who_cannot_use_a_work_point_is_not_asked() -> None:
    state = position(Owner(row=["sawmill_1"], fair=3), stage="crafts", queues=AT_WORK)
    assert asked(state) == (2, "town_hall")
