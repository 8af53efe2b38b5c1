"""Two players."""

from typing import cast

import pytest

from guildhall.games.craftsmen.components import printed
from guildhall.games.craftsmen.game import CraftsmenGame
from guildhall.games.craftsmen.state import Craftsmen
from tests.games.craftsmen.position import (
    Owner,
    asked,
    discs,
    finish_round,
    legal,
    play,
    points,
    position,
    refused,
    seen,
)


@pytest.mark.rule("C83")
def test_two_players_play_the_same_years() -> None:
    state = position(seats=2, season="winter", year=3)
    finish_round(state)
    assert state.over


@pytest.mark.rule("C84")
def test_queues_have_two_fields_and_take_four_helpers() -> None:
    state = position(seats=2)
    assert all(len(g["fields"]) == 2 for g in seen(state)["guilds"])
    play(state, "send bankers", "send bankers", "cover bankers 1", "cover bankers 2")
    assert discs(state, "bankers") == [[0, 0], [1, 1]]
    assert refused(state, "send bankers").startswith("C31: ")
    assert refused(state, "cover notary 3").startswith("C84: ")


@pytest.mark.rule("C85", "A56")
def test_covering_the_opponent_costs_nothing_and_he_draws_a_card() -> None:
    state = position(seats=2, queues={"bankers": [[1], [0]]})
    assert legal(state, "cover") == {"cover bankers 1", "cover bankers 2"}
    play(state, "cover bankers 1")
    assert (points(state, 0), points(state, 1)) == (10, 10)
    assert seen(state)["players"][1]["capital_cards"] == 1
    assert seen(state)["players"][1]["capital_seen"] == []


@pytest.mark.rule("A67")
def test_the_opponent_draws_also_where_a_corrected_file_has_a_ribbon() -> None:
    material = printed()
    material["guilds"]["fields"]["bankers"] = ["gold", "ribbon", "silver"]
    game = CraftsmenGame(material)
    state = cast(Craftsmen, game.new(2, seed=1))
    while asked(state)[1] == "exchange":
        state.play(game.parse("pass"))
    first = int(state.seat)
    for move in ("send bankers", "send bankers"):
        state.play(game.parse(move))
    assert discs(state, "bankers") == [[first], [1 - first]]
    before = seen(state)["players"][1 - first]["capital_cards"]
    assert seen(state)["guilds"][0]["fields"] == ["gold", "ribbon"]
    state.play(game.parse("cover bankers 2"))
    assert seen(state)["players"][1 - first]["capital_cards"] == before + 1


@pytest.mark.rule("A56")
def test_covering_an_own_disc_gives_nobody_a_card() -> None:
    state = position(seats=2, queues={"bankers": [[1], [0]]})
    play(state, "cover bankers 2")
    assert [p["capital_cards"] for p in seen(state)["players"]] == [0, 0]


@pytest.mark.rule("A8", "C85")
def test_the_drawn_card_counts_against_the_limit_at_once() -> None:
    ten = ["violet_3"] * 4 + ["blue_3"] * 4 + ["red_3"] * 2
    state = position(Owner(), Owner(capital=ten), seats=2, queues={"bankers": [[1], [0]]})
    play(state, "cover bankers 1")
    assert asked(state) == (1, "too_many")


@pytest.mark.rule("C86")
def test_the_town_hall_gives_only_tokens() -> None:
    state = position(seats=2, stage="town_hall", queues={"town_hall": [[0], []]})
    assert legal(state) == {"pass", "token privilege", "token work"}
    assert refused(state, "change order").startswith("C86: ")


@pytest.mark.rule("C87")
@pytest.mark.parametrize(("marks", "tokens"), [((), [0, 0]), ((0,), [0, 1]), ((0, 2), [0, 0])])
def test_equal_numbers_of_privileges_bring_nobody_a_token(
    marks: tuple[int, ...], tokens: list[int]
) -> None:
    state = position(
        seats=2,
        stage="town_hall",
        queues={"bankers": [[0], [1]], "town_hall": [[0], []]},
    )
    for place in marks:
        state.queues[0] |= 2 ** (18 + place)
    play(state, "pass")
    assert [p["privilege_tokens"] for p in seen(state)["players"]] == tokens


@pytest.mark.rule("C88", "A64", "A30")
def test_places_are_swapped_after_every_round_before_the_hand_limit() -> None:
    nine = ["violet_3"] * 4 + ["blue_3"] * 4 + ["red_3"]
    other = ["violet_2"] * 4 + ["blue_2"] * 4 + ["red_2"]
    state = position(
        Owner(capital=nine),
        Owner(capital=other),
        seats=2,
        order=[0, 1],
        stage="town_hall",
        queues={"town_hall": [[0], []]},
    )
    play(state, "pass")
    assert seen(state)["order"] == [1, 0]
    assert asked(state) == (1, "too_many")


@pytest.mark.rule("A64", "A55")
def test_the_swap_counts_for_the_last_tie_break() -> None:
    state = position(seats=2, season="winter", year=3, order=[0, 1])
    finish_round(state)
    assert state.scores() == [10, 10]
    assert state.ranking() == [1, 2]
