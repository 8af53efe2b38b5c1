"""H. End phase, I. Winter, J. Year scoring, K. End of the game."""

import pytest

from guildhall.games.craftsmen.year import colour_sets
from tests.games.craftsmen.position import (
    Owner,
    asked,
    capital,
    column,
    finish_round,
    hold,
    legal,
    log_of,
    play,
    points,
    position,
    refused,
    row,
    seen,
)

# End phase


def tokens(state: object) -> list[int]:
    return [p["privilege_tokens"] for p in seen(state)["players"]]  # type: ignore[arg-type]


def used(state: object, guild: int, place: int) -> None:
    state.queues[guild] |= 2 ** (18 + place)  # type: ignore[attr-defined]


@pytest.mark.rule("C72", "A21", "A22")
def test_fewest_privileges_used_brings_a_token_all_tied_get_one() -> None:
    state = position(
        stage="town_hall",
        queues={"bankers": [[0], [1], []], "town_hall": [[2], [], []]},
    )
    used(state, 0, 0)
    play(state, "change order")
    assert tokens(state) == [0, 1, 1]


@pytest.mark.rule("A22")
def test_if_all_are_equal_everyone_gets_a_token_but_not_a_fourth() -> None:
    state = position(Owner(privileges=3), stage="town_hall", queues={"town_hall": [[2], [], []]})
    play(state, "pass")
    assert tokens(state) == [3, 1, 1]


@pytest.mark.rule("C72", "A22")
def test_too_few_tokens_go_to_the_left_of_the_order_before_any_change() -> None:
    state = position(
        Owner(privileges=3),
        Owner(privileges=1),
        Owner(privileges=1),
        order=[2, 1, 0],
        stage="town_hall",
        queues={"town_hall": [[1], [], []]},
    )
    play(state, "change order")
    assert tokens(state) == [3, 1, 2]
    assert seen(state)["order"] == [1, 2, 0]


@pytest.mark.rule("C73", "A53", "A54")
def test_helpers_return_and_those_on_the_track_go_first() -> None:
    state = position(
        seats=4,
        order=[0, 1, 2, 3],
        stage="town_hall",
        queues={"town_hall": [[3], [2], []], "bankers": [[0], [1], []]},
    )
    play(state, "change order", "change order")
    assert seen(state)["order"] == [3, 2, 0, 1]
    assert [p["helpers"] for p in seen(state)["players"]] == [5] * 4
    assert seen(state)["order_change"] == []


@pytest.mark.rule("C74", "A30", "A53")
def test_the_hand_limit_comes_after_the_order_change_in_the_new_order() -> None:
    nine = ["violet_3"] * 4 + ["blue_3"] * 4 + ["red_3"]
    other = ["violet_2"] * 4 + ["blue_2"] * 4 + ["red_2"]
    state = position(
        Owner(capital=nine),
        Owner(capital=other),
        order=[0, 1, 2],
        stage="town_hall",
        queues={"town_hall": [[1], [], []]},
    )
    play(state, "change order")
    assert asked(state) == (1, "too_many")
    play(state, "discard violet_2")
    assert asked(state) == (0, "too_many")
    play(state, "discard red_3")
    assert (state.season, asked(state)) == (1, (1, "send"))


# Winter


@pytest.mark.rule("C75")
def test_in_winter_each_player_builds_and_crafts_in_turn_order_without_helpers() -> None:
    builder = Owner(capital=["red_2", "red_3"], hand=["iron_ore_mine_4"], row=["sawmill_4"])
    state = position(builder, Owner(), season="winter", order=[1, 0, 2], year=2)
    assert asked(state) == (0, "build")
    play(state, "build iron_ore_mine_4 left", "pay red_2")
    assert row(state) == ["iron_ore_mine_4", "sawmill_4"]
    acting = []
    while asked(state)[1] == "craft":
        acting.append((asked(state)[0], seen(state)["work_points"]))
        play(state, "pass")
    assert acting == [(1, 4), (0, 4), (2, 4)]


@pytest.mark.rule("C75", "C47")
def test_bonus_tokens_can_be_won_in_winter() -> None:
    state = position(
        Owner(
            capital=["red_1", "red_2", "red_3"],
            hand=["brewery_1"],
            row=["sawmill_4", "cooperage_3", "wheat_field_4"],
        ),
        season="winter",
    )
    play(state, "build brewery_1 right")
    assert seen(state)["players"][0]["bonus_tokens"] == ["beer"]


@pytest.mark.rule("C76", "A23")
def test_privilege_tokens_work_in_winter_once_per_stage() -> None:
    state = position(
        Owner(
            capital=["red_1", "red_2", "red_3"],
            hand=["iron_ore_mine_3", "apiary_3"],
            row=["sawmill_4"],
            privileges=3,
        ),
        season="winter",
    )
    play(state, "defy iron_ore_mine_3 left")
    assert "build apiary_3 left" in legal(state)
    assert legal(state, "defy") == set()
    play(state, "build apiary_3 left")
    play(state, *["pay red_1", "pay red_2"])
    assert asked(state) == (0, "craft")
    play(state, "privilege")
    assert state.players[0].privileges == 1


@pytest.mark.rule("A23")
def test_no_privilege_tokens_are_given_in_winter() -> None:
    state = position(season="winter")
    finish_round(state)
    assert tokens(state) == [0, 0, 0]


@pytest.mark.rule("A8", "A53")
def test_in_winter_the_hand_limit_comes_before_the_scoring() -> None:
    nine = ["violet_3"] * 3 + ["blue_3"] * 3 + ["red_3"] * 2 + ["green_3"]
    state = position(Owner(capital=nine), season="winter")
    while asked(state)[1] == "craft":
        play(state, "pass")
    assert asked(state) == (0, "too_many")
    assert state.players[0].earned[7] == 0
    play(state, "discard violet_3")
    assert asked(state) == (0, "invest")


# Year scoring


def score(*owners: Owner, **position_: object) -> object:
    """Pass through winter up to the investment or the next year."""
    state = position(*owners, season="winter", **position_)  # type: ignore[arg-type]
    while state.year == 1 and asked(state)[1] in ("craft", "build", "tokens"):
        state.play(0)
    return state


@pytest.mark.rule("C77", "A27")
def test_ships_by_cubes_then_highest_hold_then_left() -> None:
    state = score(
        Owner(points=0),
        Owner(points=0),
        Owner(points=0),
        holds={(2, "weapons"): [1], (2, "beer"): [1, 0], (2, "tools"): [0, 2]},
    )
    breakdowns = [state.breakdown(seat) for seat in range(3)]  # type: ignore[attr-defined]
    assert [b["ships"] for b in breakdowns] == [9, 12, 5]
    assert [b["ship_bonuses"] for b in breakdowns] == [3, 5, 0]
    assert hold(state, 2, "weapons") == []  # type: ignore[arg-type]
    assert [p["cubes"] for p in seen(state)["players"]] == [20, 20, 20]  # type: ignore[arg-type]


@pytest.mark.rule("C77", "A27")
def test_within_a_hold_the_left_cube_ranks_first_and_lapsed_bonuses_go_to_nobody() -> None:
    state = score(holds={(4, "books"): [2, 0]})
    breakdowns = [state.breakdown(seat) for seat in range(3)]  # type: ignore[attr-defined]
    assert [b["ship_bonuses"] for b in breakdowns] == [5, 0, 7]


@pytest.mark.rule("C78", "A52")
def test_sets_of_four_colours_count_halves_of_built_cards() -> None:
    state = position(
        Owner(row=["sawmill_1", "vineyard_3", "iron_ore_mine_4"]),
        Owner(row=["sawmill_2"]),
    )
    assert colour_sets(state, state.players[0]) == 1
    assert colour_sets(state, state.players[1]) == 0


@pytest.mark.rule("C79", "C81", "A25")
def test_own_cubes_in_the_granary_score_and_natural_ones_fill_all_fields() -> None:
    state = score(
        Owner(points=0),
        granary={"flour": [0, 1], "iron": ["n", 0], "rope": ["n"], "paper": []},
    )
    assert state.breakdown(0)["granary"] == 2  # type: ignore[attr-defined]
    assert state.breakdown(1)["granary"] == 1  # type: ignore[attr-defined]
    for good in ("flour", "iron", "rope", "paper"):
        assert column(state, good) == ["n", "n"]  # type: ignore[arg-type]
    assert state.players[0].cubes == 20  # type: ignore[attr-defined]


@pytest.mark.rule("C80", "A24", "A30")
def test_four_cards_of_four_colours_once_a_year_in_turn_order() -> None:
    state = position(
        Owner(capital=["violet_1", "violet_3", "green_2", "blue_1", "red_3"]),
        Owner(capital=["violet_2", "green_3", "blue_2", "red_1"]),
        season="winter",
        order=[1, 0, 2],
    )
    while asked(state)[1] in ("craft", "build"):
        play(state, "pass")
    assert asked(state) == (1, "invest")
    log = play(state, "invest violet_2", "invest green_3", "invest blue_2", "invest red_1")
    assert log_of(log, "invested") == [(1, {"points": 8})]
    assert asked(state) == (0, "invest")
    assert legal(state) == {"pass", "invest violet_1", "invest violet_3"}
    play(state, "invest violet_3")
    assert legal(state) == {"invest green_2"}
    play(state, "invest green_2", "invest blue_1", "invest red_3")
    assert state.breakdown(0)["investment"] == 9
    assert capital(state) == ["violet_1"]
    assert (state.year, asked(state)[1]) == (2, "send")


@pytest.mark.rule("C80", "A65")
def test_without_four_colours_nothing_is_invested_but_four_cards_are_asked_about() -> None:
    state = position(
        Owner(capital=["violet_1", "violet_3", "green_2", "blue_1"]),
        Owner(capital=["violet_1", "green_2", "red_1"]),
        season="winter",
    )
    while asked(state)[1] in ("craft", "build"):
        play(state, "pass")
    assert asked(state) == (0, "invest")
    assert legal(state) == {"pass"}
    assert refused(state, "invest violet_1").startswith("C80: ")
    play(state, "pass")
    assert state.year == 2


@pytest.mark.rule("C81", "A66")
def test_the_granary_is_refilled_also_after_year_three() -> None:
    state = position(season="winter", year=3, granary={"flour": []})
    finish_round(state)
    assert state.over
    assert column(state, "flour") == ["n", "n"]


# End


@pytest.mark.rule("C82")
def test_bonus_tokens_count_at_the_end() -> None:
    line = ["sawmill_4", "cooperage_3", "wheat_field_4", "brewery_1"]
    state = position(
        Owner(points=10, row=line, bonus=["beer"]), Owner(points=12), season="winter", year=3
    )
    finish_round(state)
    assert state.scores() == [13, 12, 10]
    assert state.ranking() == [1, 2, 3]


@pytest.mark.rule("C82", "A55")
def test_ties_by_capital_cards_then_by_the_later_place_in_turn_order() -> None:
    state = position(
        Owner(capital=["red_1"]),
        Owner(capital=["red_2", "red_3"]),
        Owner(capital=["blue_1"]),
        season="winter",
        year=3,
        order=[2, 0, 1],
    )
    finish_round(state)
    assert state.scores() == [10, 10, 10]
    assert state.ranking() == [2, 1, 3]


@pytest.mark.rule("A55")
def test_capital_cards_are_counted_after_the_investment() -> None:
    state = position(
        Owner(points=6, capital=["violet_1", "green_1", "blue_1", "red_1"]),
        Owner(points=10),
        season="winter",
        year=3,
        order=[1, 0, 2],
    )
    while asked(state)[1] in ("craft", "build"):
        play(state, "pass")
    play(state, "invest violet_1", "invest green_1", "invest blue_1", "invest red_1")
    assert state.over
    assert points(state, 0) == points(state, 1) == 10
    assert state.ranking()[:2] == [2, 3]
