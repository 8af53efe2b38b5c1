"""L. End of a phase; M. End of the game; KP7, KP9 and KE17 to KE20 are in test_examples."""

import pytest

from tests.games.burgundy.position import (
    Owner,
    pass_round,
    position,
    seen,
    silver,
    storage,
    workers,
)


@pytest.mark.rule("K124")
def test_a_phase_ends_after_the_fifth_round() -> None:
    state = position(Owner(placed={24: "mine"}), round=4)
    pass_round(state)
    assert (seen(state)["round"], silver(state)) == (5, 0)
    assert seen(state)["round_goods"] == []
    pass_round(state)
    assert (seen(state)["phase"], silver(state)) == ("phase_b", 1)


@pytest.mark.rule("K125", "K126", "K127")
def test_mines_pay_every_player() -> None:
    mines = {24: "mine", 29: "mine"}
    state = position(
        Owner(placed=mines, silver=1),
        Owner(placed={24: "mine", 12: "knowledge_02"}),
        Owner(placed={12: "knowledge_03"}),
        round=5,
    )
    pass_round(state)
    assert [silver(state, seat) for seat in range(3)] == [3, 1, 0]
    assert [workers(state, seat) for seat in range(3)] == [4, 5, 4]


@pytest.mark.rule("K128", "KA22")
def test_mines_pay_after_phase_e_too() -> None:
    state = position(Owner(placed={24: "mine"}), phase="E", round=5)
    pass_round(state)
    assert state.over
    assert state.breakdown(0)["left_silver"] == 1


@pytest.mark.rule("K129")
def test_what_stays_for_the_next_phase() -> None:
    state = position(
        Owner(storage=["ship"], goods={"red": 1}, silver=4, workers=3),
        Owner(placed={17: "ship"}),
        depots={"1.2": "bank"},
        goods={5: {"pink": 2}},
        round=5,
    )
    pass_round(state)
    player = seen(state)["players"][0]
    assert seen(state)["order"] == [1, 0]
    assert (player["storage"], player["goods"]) == (["ship", "", ""], {"red": 1})
    assert (player["silver"], player["workers"]) == (4, 7)
    assert seen(state)["depots"][4]["goods"]["pink"] >= 2


@pytest.mark.rule("K130", "K131", "K132", "K133")
def test_final_scoring_of_what_is_left() -> None:
    state = position(Owner(goods={"red": 2, "pink": 1}, silver=5, workers=3), phase="E", round=5)
    pass_round(state)
    assert state.over
    assert not state.legal()
    found = state.breakdown(0)
    assert (found["left_goods"], found["left_silver"], found["left_workers"]) == (3, 5, 3)
    assert state.scores()[0] == 11


@pytest.mark.rule("K134")
def test_knowledge_tiles_in_the_estate_score() -> None:
    state = position(Owner(placed={12: "knowledge_22", 11: "bank"}), phase="E", round=5)
    pass_round(state)
    assert state.breakdown(0)["knowledge_22"] == 4


@pytest.mark.rule("K135")
def test_tiles_in_storage_score_nothing() -> None:
    owner = Owner(placed={11: "bank"}, storage=["knowledge_22", "cow_4", "watchtower"])
    state = position(owner, phase="E", round=5)
    pass_round(state)
    assert storage(state) == ["knowledge_22", "cow_4", "watchtower"]
    assert state.scores()[0] == 1 + 10 + 4 // 2


@pytest.mark.rule("K136")
def test_most_points_then_more_empty_hexes_then_the_later_last_turn() -> None:
    tied = Owner(sold={"red": 2}, silver=1)
    fuller = Owner(placed={24: "mine"}, sold={"pink": 2})
    state = position(tied, fuller, Owner(sold={"red": 2}, silver=1), Owner(), phase="E", round=5)
    pass_round(state)
    assert state.scores()[:3] == [8 + 1 + 2, 8 + 1 + 2, 8 + 1 + 2]
    assert state.scores()[3] > 11
    assert state.ranking() == [3, 4, 2, 1]
