"""D. Turn."""

import pytest

from tests.games.builders.position import (
    Owner,
    coins,
    end_turn,
    idle,
    legal,
    play,
    position,
    refused,
    sites,
)


@pytest.mark.rule("B23", "BA5")
def test_three_actions_which_must_be_used() -> None:
    state = position(Owner(coins=0), Owner())
    for _ in range(3):
        assert "end" not in legal(state)
        assert "You have to use all your actions" in refused(state, "end")
        play(state, "take 1")
    assert state.seat == 1


@pytest.mark.rule("B24")
def test_any_number_of_actions_can_be_bought() -> None:
    state = position(Owner(coins=23))
    play(state, "buy", "buy", "buy", "buy")
    assert state.actions == 7
    assert coins(state) == 3


@pytest.mark.rule("B25")
def test_no_credit_for_actions() -> None:
    state = position(Owner(coins=4))
    assert refused(state, "buy") == "B25: One more action costs 5 coins; you have 4."
    play(state, "take 1")
    assert "buy" in legal(state)


@pytest.mark.rule("B25")
def test_coins_of_a_building_just_finished_buy_actions() -> None:
    state = position(Owner(coins=2, idle=["apprentice_03"], sites={"bower": []}))
    play(state, "send apprentice_03 bower", "buy")
    assert coins(state) == 2 - 2 + 8 - 5


@pytest.mark.rule("B26", "BA6")
def test_bought_and_free_actions_pay_one_cost_together() -> None:
    state = position(
        Owner(
            coins=26,
            idle=["apprentice_01", "apprentice_02", "apprentice_03"],
            sites={"cathedral": []},
        )
    )
    play(state, "send apprentice_01 cathedral", "send apprentice_02 cathedral")
    assert state.actions == 0
    play(state, "buy", "buy", "buy", "send apprentice_03 cathedral")
    assert state.actions == 0


@pytest.mark.rule("BA6")
def test_actions_are_bought_before_between_and_after_and_used_for_anything() -> None:
    state = position(Owner(coins=20))
    play(state, "buy", "take 1", "buy", "take 3", "take 1", "buy")
    assert state.seat == 0
    play(state, "take 1")
    assert coins(state) == 20 - 3 * 5 + 1 + 6 + 1 + 1


@pytest.mark.rule("B27")
def test_four_things_in_any_order_and_mix() -> None:
    state = position(
        Owner(coins=20, idle=["apprentice_01"], sites={"chapel": []}),
        buildings=["inn"],
        workers=["master_01"],
        actions=4,
    )
    play(state, "take 1", "hire master_01", "send apprentice_01 chapel", "start inn")
    assert idle(state) == {"master_01"}
    assert sites(state) == {"chapel", "inn"}


@pytest.mark.rule("B28")
def test_bought_actions_are_not_kept() -> None:
    state = position(Owner(coins=50), Owner(coins=0))
    play(state, "buy", "buy")
    end_turn(state)
    end_turn(state)
    assert state.seat == 0
    assert state.actions == 3


@pytest.mark.rule("B29")
def test_a_turn_without_actions_ends_at_once_below_five_coins() -> None:
    state = position(Owner(coins=0), Owner())
    play(state, "take 1", "take 2")
    assert coins(state) == 4
    assert state.seat == 1


@pytest.mark.rule("B29")
def test_with_five_coins_the_player_may_buy_or_end() -> None:
    state = position(Owner(coins=0), Owner())
    play(state, "take 3")
    assert state.seat == 0
    assert legal(state) == {"buy", "end"}
    play(state, "end")
    assert state.seat == 1


@pytest.mark.rule("B30")
def test_then_the_player_to_the_left_has_his_turn() -> None:
    state = position(Owner(), Owner(), Owner())
    end_turn(state)
    assert state.seat == 1
    assert state.actions == 3
