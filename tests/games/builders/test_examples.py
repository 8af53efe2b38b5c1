"""N. Positions for subtle rules; O. the worked examples of the rulebook."""

from typing import cast

import pytest

from guildhall.games.builders.state import Builders
from tests.games.builders.position import (
    GAME,
    Owner,
    coins,
    crew,
    end_turn,
    finished,
    idle,
    legal,
    play,
    position,
    refused,
    seen,
    sites,
)

CHAPEL_CREW = ["craftsman_02", "apprentice_02"]
FOUR = ["apprentice_01", "apprentice_02", "apprentice_03", "apprentice_04"]


@pytest.mark.rule("BE1")
def test_be1_chapel_started() -> None:
    state = position(Owner(), buildings=["inn", "chapel"])
    top = seen(state)["buildings"]["top"]
    play(state, "start chapel")
    row = seen(state)["buildings"]
    assert sites(state) == {"chapel"}
    assert crew(state, "chapel") == set()
    assert (state.actions, coins(state)) == (2, 10)
    assert row["places"][1] == top
    assert row["deck"] == 36


@pytest.mark.rule("BE2")
def test_be2_craftsman_hired() -> None:
    state = position(Owner(idle=["apprentice_02"]), workers=["craftsman_03"])
    play(state, "hire craftsman_03")
    assert idle(state) == {"apprentice_02", "craftsman_03"}
    assert (state.actions, coins(state)) == (2, 10)
    assert "" not in seen(state)["workers"]["places"]


@pytest.mark.rule("BE3", "BE4")
def test_be3_and_be4_craftsman_sent_and_chapel_finished() -> None:
    state = position(Owner(idle=["craftsman_03"], sites={"chapel": CHAPEL_CREW}))
    missing = seen(state)["players"][0]["sites"][0]["missing"]
    assert missing == {"stone": 0, "wood": 0, "knowledge": 1, "tile": 3}
    play(state, "send craftsman_03 chapel")
    assert state.actions == 2
    assert coins(state) == 10 - 4 + 18
    assert finished(state) == {"chapel"}
    assert idle(state) == {*CHAPEL_CREW, "craftsman_03"}
    assert state.players[0].points == 5


@pytest.mark.rule("BE5")
def test_be5_growing_cost_with_three_bought_actions() -> None:
    state = position(Owner(coins=21, idle=FOUR, sites={"cathedral": []}))
    play(state, "send apprentice_01 cathedral", "send apprentice_02 cathedral")
    assert state.actions == 0
    play(state, "buy", "buy", "buy", "send apprentice_03 cathedral")
    assert coins(state) == 21 - 15 - 6


@pytest.mark.rule("BE6")
def test_be6_another_building_costs_one_action() -> None:
    state = position(Owner(idle=FOUR, sites={"cathedral": [], "castle": []}))
    play(state, "send apprentice_01 cathedral", "send apprentice_02 castle")
    assert state.actions == 1


@pytest.mark.rule("BE7")
def test_be7_workers_already_there_do_not_count() -> None:
    state = position(Owner(idle=["master_01"], sites={"cathedral": FOUR[:2]}))
    play(state, "send master_01 cathedral")
    assert state.actions == 2


@pytest.mark.rule("BE8")
@pytest.mark.parametrize(("actions", "gain"), [(1, 1), (2, 3), (3, 6)])
def test_be8_coins(actions: int, gain: int) -> None:
    state = position(Owner())
    play(state, f"take {actions}")
    assert coins(state) == 10 + gain


@pytest.mark.rule("BE9")
def test_be9_start_money() -> None:
    players = seen(cast(Builders, GAME.new(4, 1)))["players"]
    assert [player["coins"] for player in players] == [10, 10, 10, 10]


@pytest.mark.rule("BE10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_be10_end_by_the_first_player(seats: int) -> None:
    owners = [Owner(finished=["cathedral", "castle", "crane_3"]), *[Owner()] * (seats - 1)]
    state = position(*owners)
    turns = 0
    while not state.over:
        end_turn(state)
        turns += 1
    assert turns == seats


@pytest.mark.rule("BE11")
def test_be11_end_by_the_last_player() -> None:
    state = position(Owner(), Owner(), Owner(finished=["cathedral", "castle", "crane_3"]), seat=2)
    end_turn(state)
    assert state.over


@pytest.mark.rule("BE12")
@pytest.mark.parametrize(("money", "points"), [(10, 1), (19, 1), (9, 0)])
def test_be12_points_for_coins(money: int, points: int) -> None:
    assert position(Owner(coins=money)).breakdown(0)["coins"] == points


@pytest.mark.rule("BP1")
def test_bp1_machine_at_once_with_mixed_actions() -> None:
    state = position(
        Owner(idle=["apprentice_02", "apprentice_01"], sites={"tile_oven_2": [], "bower": []})
    )
    play(state, "send apprentice_02 tile_oven_2")
    assert finished(state) == {"tile_oven_2"}
    assert coins(state) == 8
    play(state, "send tile_oven_2 bower", "buy", "send apprentice_01 bower")
    assert finished(state) == {"tile_oven_2", "bower"}
    assert coins(state) == 10 - 2 - 0 - 5 - 2 + 8
    assert idle(state) == {"apprentice_01", "apprentice_02", "tile_oven_2"}
    assert state.players[0].points == 1
    assert state.actions == 0


@pytest.mark.rule("BP2")
def test_bp2_interleaving() -> None:
    state = position(Owner(coins=20, idle=FOUR, sites={"cathedral": [], "castle": []}))
    play(state, "send apprentice_01 cathedral", "send apprentice_02 castle", "buy")
    play(state, "send apprentice_03 cathedral")
    assert coins(state) == 20 - 6 - 5
    assert state.actions == 0
    play(state, "buy")
    assert refused(state, "send apprentice_04 castle").startswith("B46: ")
    assert "buy" not in legal(state)


@pytest.mark.rule("BP3")
def test_bp3_no_substitution() -> None:
    state = position(Owner(idle=["apprentice_03"], sites={"treehouse": ["labourer_01"]}))
    play(state, "send apprentice_03 treehouse")
    assert finished(state) == set()
    assert crew(state, "treehouse") == {"labourer_01", "apprentice_03"}


@pytest.mark.rule("BP4")
def test_bp4_the_reward_pays_for_an_action() -> None:
    def lacking_one(money: int) -> Builders:
        return position(Owner(coins=money, idle=["craftsman_05"], sites={"inn": ["labourer_03"]}))

    state = lacking_one(4)
    play(state, "send craftsman_05 inn", "buy")
    assert coins(state) == 4 - 4 + 12 - 5
    assert refused(lacking_one(3), "send craftsman_05 inn").startswith("B47: ")


@pytest.mark.rule("BP5")
def test_bp5_coins_taken_apart() -> None:
    state = position(Owner(coins=0), Owner())
    play(state, "take 1", "take 2")
    assert coins(state) == 4


@pytest.mark.rule("BP6")
def test_bp6_coins_do_not_count_for_the_end() -> None:
    state = position(
        Owner(), Owner(coins=45, finished=["church", "abbey", "aqueduct"]), Owner(), seat=1
    )
    assert state.scores()[1] == 16 + 4
    end_turn(state)
    assert not state.ending


@pytest.mark.rule("BP7")
def test_bp7_tie() -> None:
    state = position(
        Owner(coins=27, finished=["cathedral", "castle", "inn"]),
        Owner(coins=24, finished=["church", "abbey", "cloister", "pigsty"]),
        Owner(coins=33, finished=["aqueduct", "chapel", "watchtower", "crane_2"]),
    )
    assert state.scores() == [20, 20, 20]
    assert state.ranking() == [1, 2, 3]
