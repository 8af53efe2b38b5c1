"""D. Helpers phase."""

import pytest

from tests.games.craftsmen.position import (
    Owner,
    asked,
    capital,
    discs,
    legal,
    log_of,
    play,
    points,
    position,
    refused,
    seen,
)

FULL = [[1], [2], [2]]


@pytest.mark.rule("C25", "C92")
def test_one_helper_at_a_time_round_and_round_in_turn_order() -> None:
    state = position(order=[2, 0, 1])
    for seat in (2, 0, 1, 2, 0, 1):
        assert asked(state) == (seat, "send")
        play(state, {0: "send bankers", 1: "send notary", 2: "send crafts"}[seat])
    assert seen(state)["players"][2]["helpers"] == 3


@pytest.mark.rule("C25", "C92")
def test_the_phase_ends_when_all_have_passed_or_sent_all() -> None:
    state = position()
    moves = ["bankers", "builders", "notary", "crafts", "merchants"]
    play(state, "send bankers", "pass", "pass")
    for guild in moves[1:]:
        assert asked(state) == (0, "send")
        play(state, f"send {guild}")
    assert state.phase == 2
    assert seen(state)["players"][0]["helpers"] == 0


@pytest.mark.rule("C26")
def test_a_helper_goes_to_the_first_free_field() -> None:
    state = position()
    play(state, "send crafts", "send crafts", "send crafts")
    assert discs(state, "crafts") == [[0], [1], [2]]


@pytest.mark.rule("C27", "A3", "A31")
def test_covering_only_in_a_full_queue_any_field_two_discs_at_most() -> None:
    state = position(Owner(), seats=5, queues={"bankers": [[1], [2], []]})
    assert legal(state, "cover") == set()
    assert refused(state, "cover bankers 1 points").startswith("C27: ")
    state = position(Owner(), seats=5, queues={"bankers": [[1], [2], [3]]})
    assert refused(state, "send bankers").startswith("C26: ")
    assert legal(state, "cover") == {
        "cover bankers 1 points", "cover bankers 2 points", "cover bankers 3",
    }  # fmt: skip
    play(state, "cover bankers 2 points")
    assert discs(state, "bankers") == [[1], [2, 0], [3]]
    play(state, "pass")
    assert refused(state, "cover bankers 2 points").startswith("C27: ")


@pytest.mark.rule("A31", "C29")
def test_own_discs_may_be_covered_free_of_charge() -> None:
    state = position(Owner(), queues={"bankers": [[0], [2], [2]], "builders": [[1], [1], [0]]})
    assert "cover bankers 1" in legal(state)
    assert "cover builders 3" in legal(state)
    play(state, "cover bankers 1")
    assert (points(state, 0), points(state, 1)) == (10, 10)


@pytest.mark.rule("C28", "A4", "A26")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_fee_in_points_grows_with_the_years(year: int) -> None:
    state = position(Owner(points=5), year=year, queues={"bankers": FULL})
    play(state, "cover bankers 1 points")
    assert (points(state, 0), points(state, 1)) == (5 - year, 10 + year)


@pytest.mark.rule("C28")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_fee_in_cards_is_always_one(year: int) -> None:
    state = position(Owner(capital=["red_1", "red_2"]), year=year, queues={"bankers": FULL})
    play(state, "cover bankers 2 card", "pay red_2")
    assert capital(state, 0) == ["red_1"]
    assert capital(state, 2) == ["red_2"]


@pytest.mark.rule("A4", "A26", "C28")
def test_who_can_pay_neither_kind_may_not_cover() -> None:
    state = position(Owner(points=2), year=3, queues={"bankers": FULL})
    assert legal(state, "cover") == {"cover bankers 3"}
    assert refused(state, "cover bankers 1 points") == ("C28: This costs 3 points; you have 2.")
    assert refused(state, "cover bankers 1 card") == "C28: You have no capital cards."


@pytest.mark.rule("C29")
def test_no_fee_on_a_field_with_a_ribbon() -> None:
    state = position(Owner(), queues={"bankers": [[1], [1], [2]]})
    play(state, "cover bankers 3")
    assert discs(state, "bankers") == [[1], [1], [2, 0]]
    assert points(state, 0) == 10


@pytest.mark.rule("C30")
def test_fields_are_gold_silver_and_ribbon_and_the_town_hall_has_no_gold() -> None:
    fields = {g["guild"]: g["fields"] for g in seen(position())["guilds"]}
    assert all(fields[g] == ["gold", "silver", "ribbon"] for g in list(fields)[:5])
    assert fields["town_hall"] == ["silver", "silver", "ribbon"]


@pytest.mark.rule("C30")
def test_both_discs_on_a_gold_field_have_the_privilege() -> None:
    state = position(
        Owner(capital=["red_1"] * 3),
        Owner(capital=["red_2"] * 3),
        stage="bankers",
        queues={"bankers": [[0, 1], [], []]},
    )
    play(state, "take both")
    assert "privilege" in legal(state)
    play(state, "privilege", sorted(legal(state))[0], "take both")
    assert asked(state) == (1, "bankers_discard")
    assert "privilege" in legal(state)


@pytest.mark.rule("C31")
def test_at_most_two_helpers_of_a_player_in_a_guild() -> None:
    state = position(Owner(), seats=5, queues={"bankers": [[0], [0], []]})
    assert refused(state, "send bankers") == (
        "C31: You already have two helpers at the bankers’ guild."
    )


@pytest.mark.rule("C31")
@pytest.mark.parametrize(("seats", "most"), [(3, 4), (4, 5), (5, 6)])
def test_most_helpers_in_a_guild(seats: int, most: int) -> None:
    state = position(seats=seats)
    while any(m.split()[1] == "bankers" for m in legal(state) if m != "pass"):
        move = min(m for m in legal(state) if m != "pass" and m.split()[1] == "bankers")
        play(state, move)
    assert sum(len(field) for field in discs(state, "bankers")) == most


@pytest.mark.rule("C32", "A5")
def test_passing_is_final_and_unused_helpers_bring_one_point_in_all() -> None:
    state = position()
    play(state, "pass", "send bankers", "pass", "send bankers")
    assert asked(state) == (1, "send")
    log = play(state, "pass")
    assert [points(state, seat) for seat in range(3)] == [11, 11, 11]
    assert log_of(log, "unused-helpers") == [(seat, {"points": 1}) for seat in range(3)]


@pytest.mark.rule("A5", "A65")
def test_a_player_without_a_legal_field_passes_by_himself_and_gets_the_point() -> None:
    full = [[1], [2], [3, 4]]
    own = [[0], [0], []]
    queues = {"bankers": full, "builders": full, "merchants": full, "town_hall": full}
    state = position(
        Owner(points=0),
        seats=5,
        order=[1, 2, 3, 4, 0],
        queues={**queues, "notary": own, "crafts": own},
    )
    log = play(state, "pass", "pass", "pass", "pass")
    assert (0, {"helpers": 1}) in log_of(log, "passed-helpers")
    assert points(state, 0) == 1
    assert state.phase != 1


@pytest.mark.rule("C92")
def test_helpers_stay_in_their_guild_and_only_players_there_act() -> None:
    state = position()
    play(state, "send town_hall", "pass", "pass", "pass")
    assert asked(state) == (0, "town_hall")
    assert discs(state, "town_hall") == [[0], [], []]


@pytest.mark.rule("A58")
def test_a_helper_with_nothing_to_do_does_nothing() -> None:
    state = position(Owner(points=3))
    play(state, "send merchants", "pass", "pass", "pass")
    assert (state.season, points(state, 0)) == (1, 4)
