"""E. Start a construction; F. Hire a worker."""

import pytest

from tests.games.builders.position import (
    Owner,
    coins,
    crew,
    idle,
    legal,
    play,
    position,
    refused,
    seen,
    sites,
)


@pytest.mark.rule("B31", "B32")
def test_starting_costs_one_action_and_no_coins() -> None:
    state = position(Owner(coins=3), buildings=["cathedral"])
    play(state, "start cathedral")
    assert state.actions == 2
    assert coins(state) == 3
    assert sites(state) == {"cathedral"}
    assert crew(state, "cathedral") == set()


@pytest.mark.rule("B31")
def test_starting_needs_an_action() -> None:
    state = position(Owner(), buildings=["inn"], actions=0)
    assert refused(state, "start inn") == "B31: This takes 1 action; you have none left."


@pytest.mark.rule("B33")
def test_the_gap_is_filled_at_once_and_can_be_taken() -> None:
    state = position(Owner(), buildings=["inn"])
    following = seen(state)["buildings"]["top"]
    play(state, "start inn")
    assert seen(state)["buildings"]["places"][0] == following
    play(state, f"start {following}")
    assert sites(state) == {"inn", following}


@pytest.mark.rule("B34")
def test_the_top_card_of_the_deck_cannot_be_taken() -> None:
    state = position(Owner())
    top = seen(state)["buildings"]["top"]
    assert refused(state, f"start {top}").startswith("B34: ")


@pytest.mark.rule("B32")
def test_only_cards_of_the_row_can_be_started() -> None:
    state = position(Owner(finished=["inn"]), buildings=["bower"])
    assert refused(state, "start inn").startswith("B32: ")
    assert refused(state, "start tile_oven_3").startswith("B32: ")
    assert len(legal(state, "start")) == 5


@pytest.mark.rule("B35", "B36")
def test_any_number_of_sites_each_for_one_action() -> None:
    state = position(Owner(coins=50), buildings=["inn", "farm", "church", "abbey", "castle"])
    play(state, "start inn", "start farm", "start church", "buy", "start abbey", "buy")
    play(state, "start castle")
    assert len(sites(state)) == 5
    assert state.actions == 0


@pytest.mark.rule("B37")
def test_a_machine_is_started_like_a_building() -> None:
    state = position(Owner(), buildings=["crane_3"])
    play(state, "start crane_3")
    assert sites(state) == {"crane_3"}
    assert "crane_3" not in idle(state)


@pytest.mark.rule("B38")
def test_a_site_stays_with_its_builder() -> None:
    state = position(Owner(sites={"inn": []}), Owner(sites={"farm": []}))
    verbs = {text.split()[0] for text in legal(state)}
    assert verbs <= {"start", "hire", "send", "take", "buy", "end"}
    assert refused(state, "start farm").startswith("B38: ")


@pytest.mark.rule("B39", "B40")
def test_hiring_costs_one_action_and_no_wage() -> None:
    state = position(Owner(coins=0), workers=["master_01"])
    following = seen(state)["workers"]["top"]
    play(state, "hire master_01")
    assert state.actions == 2
    assert coins(state) == 0
    assert idle(state) == {"master_01"}
    assert seen(state)["workers"]["places"][0] == following


@pytest.mark.rule("B39")
def test_hiring_needs_an_action() -> None:
    state = position(Owner(), workers=["master_01"], actions=0)
    assert refused(state, "hire master_01").startswith("B39: ")


@pytest.mark.rule("B40")
def test_the_top_worker_and_hidden_workers_cannot_be_hired() -> None:
    state = position(Owner())
    top = seen(state)["workers"]["top"]
    assert refused(state, f"hire {top}").startswith("B40: ")
    assert refused(state, "hire master_08").startswith("B40: ")
    assert len(legal(state, "hire")) == 5


@pytest.mark.rule("B41")
def test_any_number_of_workers_each_for_one_action() -> None:
    names = ["master_01", "master_02", "master_03", "master_04", "master_05"]
    state = position(Owner(coins=20), workers=names)
    play(state, *(f"hire {name}" for name in names[:3]), "buy", f"hire {names[3]}", "buy")
    play(state, f"hire {names[4]}")
    assert idle(state) == set(names)


@pytest.mark.rule("B42")
def test_a_worker_just_hired_can_be_sent() -> None:
    state = position(Owner(sites={"chapel": []}), workers=["master_01"])
    play(state, "hire master_01", "send master_01 chapel")
    assert crew(state, "chapel") == {"master_01"}


@pytest.mark.rule("B43")
def test_workers_never_change_owner() -> None:
    state = position(Owner(idle=["master_01"]), Owner(idle=["master_02"]))
    assert refused(state, "hire master_02").startswith("B43: ")
    assert refused(state, "hire master_01").startswith("B43: ")


@pytest.mark.rule("BA7", "B31", "B39")
def test_a_gap_stays_when_the_deck_is_empty_and_an_empty_row_offers_nothing() -> None:
    state = position(
        Owner(coins=90),
        Owner(),
        buildings=["inn", "farm", "church", "abbey", "castle"],
        workers=["master_01", "master_02", "master_03", "master_04", "master_05"],
        building_deck=0,
        worker_deck=0,
        actions=10,
    )
    assert seen(state)["buildings"]["top"] == ""
    play(state, "start inn")
    assert seen(state)["buildings"]["places"][0] == ""
    play(state, "start farm", "start church", "start abbey", "start castle")
    play(state, *(f"hire master_0{n}" for n in range(1, 6)))
    assert legal(state, "start") == legal(state, "hire") == set()
    play(state, "buy", "take 1")
