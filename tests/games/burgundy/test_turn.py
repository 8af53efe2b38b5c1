"""F. Turn, workers; KP6 and KE1 are in test_examples."""

import pytest

from guildhall.games.burgundy.dice import reach, workers_needed
from tests.games.burgundy.position import (
    Owner,
    legal,
    play,
    position,
    refused,
    storage,
    used_dice,
    workers,
)


@pytest.mark.rule("K48")
def test_exactly_two_actions_one_with_each_die_in_any_order() -> None:
    state = position(Owner(dice=(2, 5)))
    assert legal(state) == {"workers with 2", "workers with 5"}
    assert refused(state, "end") == "K48: You have to use both dice."
    play(state, "workers with 5")
    assert used_dice(state) == [False, True]
    assert refused(state, "workers with 5") == "K48: You have no unused die showing 5."
    assert refused(state, "workers") == "K48: You need a die for this: choose one first."
    play(state, "workers with 2")
    assert state.seat == 1


@pytest.mark.rule("K48")
def test_two_equal_dice_are_one_choice_and_two_actions() -> None:
    state = position(Owner(dice=(4, 4)))
    assert legal(state) == {"workers with 4"}
    play(state, "workers with 4")
    assert state.seat == 0
    play(state, "workers with 4")
    assert state.seat == 1


@pytest.mark.rule("K49")
def test_four_actions_and_the_same_one_twice() -> None:
    state = position(
        Owner(storage=["bank"], goods={"pink": 1}, dice=(3, 3)),
        depots={"3.1": "cow_2", "3.3": "market"},
    )
    assert legal(state) == {
        "take 3.1 with 3",
        "take 3.3 with 3",
        "place 1 h11 with 3",
        "place 1 h25 with 3",
        "sell pink with 3",
        "workers with 3",
    }
    play(state, "take 3.1 with 3", "take 3.3 with 3")
    assert storage(state) == ["bank", "cow_2", "market"]


@pytest.mark.rule("K50")
def test_one_purchase_besides_the_dice() -> None:
    state = position(Owner(silver=2, dice=(2, 5)), depots={"black.2": "mine"})
    play(state, "buy black.2")
    assert used_dice(state) == [False, False]


@pytest.mark.rule("K51", "K52")
@pytest.mark.parametrize(
    ("held", "numbers"), [(0, {1}), (1, {6, 1, 2}), (2, {5, 6, 1, 2, 3}), (3, {1, 2, 3, 4, 5, 6})]
)
def test_each_worker_changes_a_die_by_one_on_the_circle(held: int, numbers: set[int]) -> None:
    depots = {f"{depot}.1": "mine" for depot in range(1, 7)}
    state = position(Owner(workers=held, dice=(1, 1)), depots=depots)
    assert legal(state, "take") == {f"take {number}.1 with 1" for number in numbers}


@pytest.mark.rule("K53", "KA8")
def test_workers_are_paid_when_the_die_is_used_and_no_more_than_needed() -> None:
    state = position(Owner(workers=0, dice=(1, 3)), depots={"5.2": "mine"})
    assert refused(state, "take 5.2 with 3") == (
        "K57: Using die 3 as a 5 costs 2 workers; you have none."
    )
    play(state, "workers with 1")
    assert workers(state) == 2
    play(state, "take 5.2 with 3")
    assert workers(state) == 0
    state = position(Owner(workers=5, dice=(1, 1)), depots={"1.2": "bank"})
    play(state, "take 1.2 with 1")
    assert workers(state) == 5


@pytest.mark.rule("K54")
def test_cost_by_distance() -> None:
    tables = [[0, 1, 2, 3], [0, 0, 1, 2], [0, 1, 1, 2], [0, 0, 1, 1]]
    for skill, costs in enumerate(tables):  # plain, free step, knowledge 8, both
        for die in range(1, 7):
            for number in range(1, 7):
                steps = min(abs(die - number), 6 - abs(die - number))
                assert workers_needed(die, number, skill) == costs[steps]
                for held in range(5):
                    within = reach(die, held, skill) & 2 ** (number - 1) != 0
                    assert within == (costs[steps] <= held)


@pytest.mark.rule("KA9")
def test_a_free_step_is_one_step_of_the_die_used_for_its_purpose() -> None:
    depots = {f"{depot}.1": "mine" for depot in range(1, 7)}
    state = position(Owner(placed={12: "knowledge_12"}, dice=(1, 1)), depots=depots)
    assert legal(state, "take") == {f"take {number}.1 with 1" for number in (6, 1, 2)}
    play(state, "take 2.1 with 1", "take 6.1 with 1")
    owner = Owner(placed={12: "knowledge_12"}, storage=["bank"], goods={"violet": 1}, dice=(4, 1))
    state = position(owner, depots=depots)
    assert not legal(state, "place")
    assert not legal(state, "sell")
    owner = Owner(placed={12: "knowledge_12", 11: "bank", 6: "castle", 7: "knowledge_08"})
    owner.workers = 1
    owner.dice = (1, 1)
    state = position(owner, depots=depots)
    assert legal(state, "take") == {f"take {number}.1 with 1" for number in range(1, 7)}
    play(state, "take 3.1 with 1")
    assert workers(state) == 0


@pytest.mark.rule("K56")
def test_the_turn_ends_by_itself_when_nothing_can_be_bought() -> None:
    state = position(Owner(silver=1), depots={"black.2": "mine"})
    play(state, "workers with 1", "workers with 1")
    assert state.seat == 1
    state = position(Owner(silver=2), depots={"black.2": "mine"})
    play(state, "workers with 1", "workers with 1")
    assert state.seat == 0
    assert legal(state) == {"buy black.2", "end"}
    play(state, "end")
    assert state.seat == 1


@pytest.mark.rule("K56")
def test_the_turn_ends_by_itself_after_the_purchase() -> None:
    state = position(Owner(silver=4), depots={"black.2": "mine", "black.3": "ship"})
    play(state, "workers with 1", "workers with 1", "buy black.2")
    assert state.seat == 1
