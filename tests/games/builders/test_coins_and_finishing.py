"""H. Take coins; I. Finishing a building; J. Machines."""

import pytest

from guildhall.core.errors import IllegalMove
from guildhall.games.builders.components import MATERIAL
from tests.games.builders.position import (
    GAME,
    Owner,
    coins,
    crew,
    finished,
    idle,
    legal,
    play,
    position,
    refused,
    seen,
    sites,
)


@pytest.mark.rule("B55")
@pytest.mark.parametrize(("actions", "gain"), [(1, 1), (2, 3), (3, 6)])
def test_coins_for_actions(actions: int, gain: int) -> None:
    state = position(Owner(coins=0))
    play(state, f"take {actions}")
    assert coins(state) == gain


@pytest.mark.rule("B55")
def test_taking_needs_the_actions() -> None:
    state = position(Owner(), actions=2)
    assert refused(state, "take 3") == "B55: This takes 3 actions; you have 2 left."


@pytest.mark.rule("B56", "BA10")
def test_no_step_above_three_actions() -> None:
    state = position(Owner(coins=50), actions=6)
    assert legal(state, "take") == {"take 1", "take 2", "take 3"}
    with pytest.raises(IllegalMove) as received:
        GAME.parse("take 4")
    assert received.value.sentence().endswith("(B56)")


@pytest.mark.rule("B57", "BA10")
def test_takings_are_priced_each_on_its_own() -> None:
    state = position(Owner(coins=0), actions=4)
    play(state, "take 1", "take 1")
    assert coins(state) == 2
    play(state, "take 2")
    assert coins(state) == 5


@pytest.mark.rule("B58")
def test_taking_coins_is_always_possible() -> None:
    state = position(Owner(coins=0), building_deck=0, worker_deck=0)
    assert "take 1" in legal(state)


@pytest.mark.rule("B59", "B61", "BA11")
def test_a_building_is_finished_at_once_without_action_or_choice() -> None:
    state = position(Owner(idle=["apprentice_03"], sites={"bower": []}))
    play(state, "send apprentice_03 bower")
    assert state.actions == 2
    assert finished(state) == {"bower"}
    assert sites(state) == set()


@pytest.mark.rule("B60")
def test_each_material_must_reach_its_amount() -> None:
    state = position(Owner(coins=20, idle=["master_04", "labourer_09"], sites={"inn": []}))
    play(state, "send master_04 inn")  # 3 stone, 2 wood for 2 stone, 1 wood, 1 knowledge, 2 tile
    assert finished(state) == set()
    play(state, "send labourer_09 inn")  # 2 knowledge, 1 tile: one tile too few
    assert finished(state) == set()


@pytest.mark.rule("B44")
def test_nobody_can_be_sent_to_a_finished_building() -> None:
    state = position(Owner(idle=["master_01"], finished=["inn"]))
    assert refused(state, "send master_01 inn").startswith("B44: ")


@pytest.mark.rule("B62", "BA12")
def test_all_workers_and_machines_return() -> None:
    state = position(
        Owner(
            idle=["apprentice_06"],
            sites={"wash_house": ["tile_oven_2"]},
            finished=["tile_oven_2"],
        )
    )
    play(state, "send apprentice_06 wash_house")
    assert idle(state) == {"apprentice_06", "tile_oven_2"}
    assert crew(state, "wash_house") == set()


@pytest.mark.rule("B63")
def test_ordinary_buildings_pay_six_to_twenty_coins() -> None:
    paid = [card["coins"] for card in MATERIAL["buildings"] if "produces" not in card]
    assert min(paid) == 6
    assert max(paid) == 20


@pytest.mark.rule("B64")
def test_points_count_from_the_moment_of_finishing() -> None:
    state = position(Owner(coins=9, idle=["labourer_08"], sites={"treehouse": []}))
    assert state.scores()[0] == 0
    play(state, "send labourer_08 treehouse")
    assert state.breakdown(0) == {"buildings": 1, "machines": 0, "coins": 1}


@pytest.mark.rule("B65", "BA13")
def test_returned_workers_may_be_sent_again_in_the_same_turn() -> None:
    state = position(Owner(idle=["craftsman_06"], sites={"bower": [], "inn": []}))
    play(state, "send craftsman_06 bower", "send craftsman_06 inn")
    assert state.actions == 1
    assert crew(state, "inn") == {"craftsman_06"}


@pytest.mark.rule("B66")
def test_the_last_wage_is_paid_before_the_coins_come() -> None:
    state = position(Owner(coins=1, idle=["apprentice_03"], sites={"bower": []}))
    assert refused(state, "send apprentice_03 bower").startswith("B47: ")


@pytest.mark.rule("B67", "B68")
def test_a_machine_is_built_like_a_building_and_joins_the_workers() -> None:
    state = position(Owner(idle=["apprentice_06"], sites={"crane_2": []}))
    play(state, "send apprentice_06 crane_2")
    assert coins(state) == 8
    assert idle(state) == {"apprentice_06", "crane_2"}
    assert state.breakdown(0) == {"buildings": 0, "machines": 1, "coins": 0}


@pytest.mark.rule("B68")
def test_an_unfinished_machine_cannot_work() -> None:
    state = position(Owner(sites={"crane_2": [], "inn": []}))
    assert refused(state, "send crane_2 inn").startswith("B68: ")


@pytest.mark.rule("B69", "B70", "BA13")
def test_a_machine_works_at_once_for_actions_only() -> None:
    state = position(Owner(coins=2, idle=["apprentice_06"], sites={"crane_2": [], "inn": []}))
    play(state, "send apprentice_06 crane_2", "send crane_2 inn")
    assert state.actions == 1
    assert coins(state) == 0
    missing = seen(state)["players"][0]["sites"][0]["missing"]
    assert missing == {"stone": 0, "wood": 1, "knowledge": 1, "tile": 2}


@pytest.mark.rule("B71", "B72", "BA14")
def test_a_machine_stays_on_its_site_and_keeps_its_points() -> None:
    state = position(Owner(sites={"inn": ["crane_2"], "farm": []}, finished=["crane_2"]))
    assert refused(state, "send crane_2 farm").startswith("B52: ")
    assert state.breakdown(0)["machines"] == 1
