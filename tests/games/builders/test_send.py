"""G. Send a worker to work."""

import pytest

from tests.games.builders.position import (
    Owner,
    coins,
    crew,
    end_turn,
    idle,
    legal,
    play,
    position,
    refused,
)

APPRENTICES = ["apprentice_01", "apprentice_02", "apprentice_03", "apprentice_04"]


@pytest.mark.rule("B44")
def test_sending_needs_an_own_worker_and_an_own_site() -> None:
    state = position(
        Owner(idle=["apprentice_01"], sites={"chapel": []}),
        Owner(idle=["master_01"], sites={"farm": []}),
    )
    assert legal(state, "send") == {"send apprentice_01 chapel"}
    assert refused(state, "send master_01 chapel").startswith("B44: ")
    assert refused(state, "send apprentice_01 farm").startswith("B44: ")


@pytest.mark.rule("B45", "BA19")
def test_the_worker_moves_onto_the_site_and_order_does_not_matter() -> None:
    def built(*order: str) -> int:
        state = position(Owner(coins=30, idle=APPRENTICES, sites={"cathedral": []}), actions=20)
        play(state, *(f"send {name} cathedral" for name in order))
        assert crew(state, "cathedral") == set(order)
        return state.key()

    assert built(*APPRENTICES[:3]) == built(*reversed(APPRENTICES[:3]))


@pytest.mark.rule("B46")
def test_the_nth_worker_to_one_site_in_one_turn_costs_n_actions() -> None:
    state = position(Owner(coins=30, idle=APPRENTICES, sites={"cathedral": []}), actions=10)
    for name, left in zip(APPRENTICES, (9, 7, 4, 0), strict=True):
        play(state, f"send {name} cathedral")
        assert state.actions == left


@pytest.mark.rule("B46")
def test_too_few_actions_for_the_third_worker() -> None:
    state = position(Owner(coins=30, idle=APPRENTICES, sites={"cathedral": []}), actions=5)
    play(state, "send apprentice_01 cathedral", "send apprentice_02 cathedral")
    assert refused(state, "send apprentice_03 cathedral") == (
        "B46: The third worker you send to a building in a turn takes 3 actions; you have 2 left."
    )


@pytest.mark.rule("B47")
def test_the_wage_is_paid_at_each_sending() -> None:
    state = position(Owner(coins=4, idle=["master_01"], sites={"chapel": []}))
    assert refused(state, "send master_01 chapel") == "B47: Master 1 costs 5 coins; you have 4."
    play(state, "take 1", "send master_01 chapel")
    assert coins(state) == 0


@pytest.mark.rule("B47", "B65")
def test_a_worker_sent_on_to_another_site_is_paid_again() -> None:
    state = position(Owner(coins=8, idle=["craftsman_06"], sites={"bower": [], "chapel": []}))
    play(state, "send craftsman_06 bower", "send craftsman_06 chapel")
    assert coins(state) == 8 - 4 + 8 - 4


@pytest.mark.rule("B48")
def test_workers_of_earlier_turns_do_not_count() -> None:
    state = position(
        Owner(idle=["apprentice_03"], sites={"cathedral": ["apprentice_01", "apprentice_02"]})
    )
    play(state, "send apprentice_03 cathedral")
    assert state.actions == 2


@pytest.mark.rule("B49")
def test_the_count_starts_again_in_every_turn() -> None:
    state = position(Owner(coins=20, idle=APPRENTICES, sites={"cathedral": []}), Owner())
    play(state, "send apprentice_01 cathedral", "send apprentice_02 cathedral", "end")
    end_turn(state)
    play(state, "send apprentice_03 cathedral")
    assert state.actions == 2


@pytest.mark.rule("B50", "BA8", "B48")
def test_sending_elsewhere_does_not_reset_the_count() -> None:
    sites: dict[str, list[str]] = {"cathedral": [], "castle": []}
    state = position(Owner(coins=30, idle=APPRENTICES, sites=sites), actions=6)
    spent = []
    for name, site in zip(APPRENTICES, ("cathedral", "castle") * 2, strict=True):
        before = state.actions
        play(state, f"send {name} {site}")
        spent.append(before - state.actions)
    assert spent == [1, 1, 2, 2]


@pytest.mark.rule("B51")
def test_a_machine_takes_its_place_in_the_count() -> None:
    state = position(
        Owner(idle=["apprentice_01"], sites={"cathedral": []}, finished=["crane_2"]), actions=5
    )
    play(state, "send apprentice_01 cathedral", "send crane_2 cathedral")
    assert state.actions == 2


@pytest.mark.rule("B52")
def test_a_worker_stays_until_the_building_is_finished() -> None:
    state = position(Owner(sites={"cathedral": ["master_01"], "inn": []}))
    assert legal(state, "send") == set()
    assert refused(state, "send master_01 inn").startswith("B52: ")


@pytest.mark.rule("B53", "BA9")
def test_a_worker_who_adds_nothing_may_be_sent_and_is_stuck() -> None:
    state = position(Owner(idle=["apprentice_04"], sites={"survey_tools_3": ["labourer_12"]}))
    play(state, "send apprentice_04 survey_tools_3")
    assert crew(state, "survey_tools_3") == {"labourer_12", "apprentice_04"}
    assert idle(state) == set()


@pytest.mark.rule("B54")
def test_a_site_started_in_this_turn_may_be_worked_on() -> None:
    state = position(Owner(idle=["apprentice_03"]), buildings=["bower"])
    play(state, "start bower", "send apprentice_03 bower")
    assert coins(state) == 10 - 2 + 8
