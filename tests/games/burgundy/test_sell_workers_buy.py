"""J. Sell goods; K. Take workers, purchase."""

import pytest

from tests.games.burgundy.position import (
    Owner,
    gained,
    held,
    legal,
    pass_round,
    pass_turn,
    play,
    position,
    refused,
    seen,
    silver,
    storage,
    used_dice,
    workers,
)


@pytest.mark.rule("K114", "KA20")
def test_the_die_names_the_goods_and_all_of_them_are_sold() -> None:
    state = position(Owner(goods={"red": 3, "pink": 1}, dice=(4, 2)))
    assert legal(state, "sell") == {"sell red with 4"}
    assert refused(state, "sell violet with 2") == "K114: You have no violet goods."
    assert refused(state, "sell pink with 2") == (
        "K114: Using die 2 as a 3 costs 1 worker; you have none."
    )
    play(state, "sell red with 4")
    assert held(state) == {"pink": 1}


@pytest.mark.rule("K115", "K116")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_silver_a_sale_and_points_for_each_tile(seats: int) -> None:
    owners = [Owner(goods={"red": 3}, dice=(4, 4)), *(Owner() for _ in range(seats - 1))]
    state = position(*owners)
    assert gained(state, "sell red with 4") == 3 * seats
    assert silver(state) == 1


@pytest.mark.rule("K117")
def test_sold_goods_free_the_storage_and_stay_sold() -> None:
    goods = {"red": 1, "pink": 1, "brown": 1}
    state = position(
        Owner(goods=goods, storage=["ship"], dice=(4, 2)), goods={1: {"violet": 1}}, phase="B"
    )
    play(state, "sell red with 4", "place 1 h17 with 2", "load 1")
    assert held(state) == {"violet": 1, "pink": 1, "brown": 1}
    pass_round(state)
    assert seen(state)["players"][0]["sold"] == {"red": 1}


@pytest.mark.rule("K118")
def test_two_workers_for_a_die_of_any_number() -> None:
    for die in range(1, 7):
        state = position(Owner(dice=(die, die)))
        play(state, f"workers with {die}")
        assert workers(state) == 2


@pytest.mark.rule("K119", "K122")
def test_a_tile_of_the_black_depot_for_two_silver() -> None:
    state = position(Owner(silver=3), depots={"black.2": "mine", "1.2": "bank"})
    assert legal(state, "buy") == {"buy black.2"}
    assert refused(state, "buy 1.2").startswith("K119: ")
    assert refused(state, "buy black.1") == "K122: Space 1 of the black depot is empty."
    assert refused(state, "buy black.2 for workers").startswith("K119: ")
    play(state, "buy black.2")
    assert (silver(state), storage(state)) == (1, ["mine", "", ""])
    assert used_dice(state) == [False, False]
    state = position(Owner(silver=1), depots={"black.2": "mine"})
    assert refused(state, "buy black.2") == "K122: A tile costs 2 silver; you have 1."


@pytest.mark.rule("K120")
def test_before_between_or_after_the_actions() -> None:
    for moves in (
        ["buy black.2", "workers with 1", "workers with 1"],
        ["workers with 1", "buy black.2", "workers with 1"],
        ["workers with 1", "workers with 1", "buy black.2"],
    ):
        state = position(Owner(silver=2), depots={"black.2": "mine"})
        play(state, *moves)
        assert state.seat == 1
        assert storage(state) == ["mine", "", ""]


@pytest.mark.rule("K121", "KA21")
def test_a_purchase_with_full_storage_discards_first() -> None:
    state = position(Owner(silver=2, storage=["ship", "ship", "bank"]), depots={"black.2": "mine"})
    play(state, "buy black.2")
    assert legal(state) == {"discard 1", "discard 2", "discard 3"}
    play(state, "discard 3")
    assert storage(state) == ["ship", "ship", "mine"]


@pytest.mark.rule("K122")
def test_silver_received_in_the_turn_may_be_spent() -> None:
    state = position(Owner(silver=1, goods={"red": 1}, dice=(4, 1)), depots={"black.2": "mine"})
    play(state, "sell red with 4", "buy black.2")
    assert silver(state) == 0


@pytest.mark.rule("K123")
def test_one_purchase_a_turn_whatever_the_source() -> None:
    owner = Owner(silver=9, placed={12: "knowledge_06"})
    state = position(owner, depots={"black.2": "mine", "black.3": "ship", "1.2": "bank"})
    play(state, "buy 1.2")
    assert not legal(state, "buy")
    assert refused(state, "buy black.2") == (
        "K123: You have already bought a tile; you can buy only one per turn."
    )
    pass_round(state)
    while state.seat != 0:
        pass_turn(state)
    assert legal(state, "buy")
