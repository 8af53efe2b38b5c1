"""Stage VI: town hall."""

import pytest

from tests.games.craftsmen.position import (
    Owner,
    asked,
    discs,
    legal,
    play,
    position,
    refused,
    seen,
)

HALL = {"town_hall": [[0], [1], [2]]}


@pytest.mark.rule("C69")
def test_one_of_three_actions() -> None:
    state = position(stage="town_hall", queues=HALL)
    assert legal(state) == {"pass", "token privilege", "token work", "change order"}
    play(state, "token privilege", "token work")
    view = seen(state)
    assert (view["privilege_tokens"], view["work_tokens"]) == (5, 5)
    assert view["players"][0]["privilege_tokens"] == 1
    assert view["players"][1]["work_tokens"] == 1


@pytest.mark.rule("C69", "C70")
def test_nothing_from_an_empty_pool_and_never_more_than_three() -> None:
    state = position(Owner(privileges=3), Owner(privileges=3), stage="town_hall", queues=HALL)
    assert refused(state, "token privilege").startswith("C70: ")
    play(state, "pass", "pass")
    assert refused(state, "token privilege") == "C69: There are none of these tokens left."
    state = position(Owner(works=3), stage="town_hall", queues=HALL)
    assert refused(state, "token work").startswith("C70: ")


@pytest.mark.rule("C71", "A21")
def test_change_of_order_takes_the_first_free_slot_and_one_for_each_player() -> None:
    state = position(stage="town_hall", queues={"town_hall": [[0, 0], [1], [2]]})
    play(state, "change order")
    assert seen(state)["order_change"] == [0]
    assert discs(state, "town_hall") == [[0], [1], [2]]
    assert asked(state) == (0, "town_hall")
    assert refused(state, "change order").startswith("A21: ")
    play(state, "pass", "change order", "pass")
    assert seen(state)["order"] == [0, 1, 2]


@pytest.mark.rule("A21")
def test_with_three_slots_taken_the_action_is_not_available() -> None:
    state = position(seats=4, stage="town_hall", queues={"town_hall": [[0], [1, 3], [2]]})
    play(state, "change order", "change order", "change order")
    assert refused(state, "change order").startswith("A21: ")


@pytest.mark.rule("A65", "C69")
def test_who_can_take_nothing_is_not_asked() -> None:
    state = position(
        Owner(privileges=2, works=2),
        Owner(privileges=2, works=2),
        seats=2,
        stage="town_hall",
        queues={"town_hall": [[0], [], []]},
    )
    assert asked(state)[1] == "send"
