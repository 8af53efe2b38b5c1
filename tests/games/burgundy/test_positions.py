"""R. Our own positions for subtle rules (KP)."""

import pytest

from guildhall.games.burgundy.player import BOTH_DICE
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


@pytest.mark.rule("KP1")
def test_kp1_chain() -> None:
    owner = Owner(placed={12: "knowledge_20"}, storage=["city_hall", "castle", "mine"])
    owner.dice = (3, 1)
    owner.silver = 2
    state = position(owner, depots={"black.1": "ship"})
    play(state, "place 1 h25 with 3")
    assert not legal(state, "buy")
    play(state, "place 2 h6")
    assert not legal(state, "buy")
    play(state, "place 3 h24")
    assert storage(state) == ["", "", ""]
    assert seen(state)["players"][0]["points"] == 0
    assert used_dice(state) == [False, True]
    assert "buy black.1" in legal(state)


@pytest.mark.rule("KP2")
@pytest.mark.parametrize(
    ("tiles", "coins", "hired"),
    [({}, 1, 0), ({12: "knowledge_03", 7: "knowledge_04"}, 2, 1)],
)
def test_kp2_castle_sale(tiles: dict[int, str], coins: int, hired: int) -> None:
    owner = Owner(placed={11: "bank", **tiles}, storage=["castle"], dice=(6, 1))
    owner.goods = {"pink": 2, "red": 1}
    state = position(owner, Owner(), Owner())
    assert gained(state, "place 1 h6 with 6", "sell pink") == 6
    assert (silver(state), workers(state)) == (coins, hired)
    assert held(state) == {"red": 1}


@pytest.mark.rule("KP3")
def test_kp3_full_storage() -> None:
    state = position(Owner(storage=["mine", "ship", "bank"], dice=(2, 1)), depots={"2.3": "castle"})
    play(state, "take 2.3 with 2")
    assert len(legal(state)) == 3, "the castle itself cannot be discarded"
    play(state, "discard 2")
    assert storage(state) == ["mine", "castle", "bank"]
    assert seen(state)["removed"] == {"ship": 1}


@pytest.mark.rule("KP4")
def test_kp4_region_colour_effect() -> None:
    cities = {8: "bank", 13: "church", 14: "market", 22: "bank", 23: "church", 28: "market"}
    cities |= {25: "bank", 26: "church", 31: "market", 32: "warehouse", 36: "city_hall"}
    state = position(
        Owner(placed=cities, storage=["watchtower"], dice=(3, 1)),
        Owner(),
        Owner(),
        Owner(),
        phase="C",
    )
    assert gained(state, "place 1 h11 with 3") == (1 + 6) + 7 + 4


@pytest.mark.rule("KP5")
@pytest.mark.parametrize(
    ("chosen", "number", "sixth", "first"),
    [("violet", 2, {}, {"pink": 1}), ("pink", 1, {"violet": 1}, {"violet": 1})],
)
def test_kp5_two_depots(
    chosen: str, number: int, sixth: dict[str, int], first: dict[str, int]
) -> None:
    owner = Owner(placed={12: "knowledge_05"}, storage=["ship"], dice=(2, 1))
    owner.goods = {"red": 1, "orange": 2}
    goods = {6: {"violet": 1, "red": 1}, 1: {"violet": 1, "pink": 1}}
    state = position(owner, goods=goods, phase="B")
    play(state, "place 1 h17 with 2", "load 6+1")
    assert legal(state) == {"keep violet", "keep pink"}
    play(state, f"keep {chosen}")
    assert held(state) == {"red": 2, "orange": 2, chosen: number}
    assert seen(state)["depots"][5]["goods"] == sixth
    assert seen(state)["depots"][0]["goods"] == first


@pytest.mark.rule("KP6")
@pytest.mark.parametrize(
    ("tiles", "cost"),
    [
        ((), 3),
        (("knowledge_08",), 2),
        (("knowledge_12",), 2),
        (("knowledge_08", "knowledge_12"), 1),
    ],
)
def test_kp6_dice(tiles: tuple[str, ...], cost: int) -> None:
    placed = dict(zip((12, 7), tiles, strict=False))
    depots = {"2.1": "knowledge_01"}
    state = position(Owner(placed=placed, workers=5, dice=(5, 5)), depots=depots)
    play(state, "take 2.1 with 5")
    assert workers(state) == 5 - cost
    if cost > 1:
        state = position(Owner(placed=placed, workers=cost - 1, dice=(5, 5)), depots=depots)
        assert f"costs {cost} workers" in refused(state, "take 2.1 with 5")


@pytest.mark.rule("KP7")
def test_kp7_phase_end() -> None:
    placed = {24: "mine", 29: "mine", 12: "knowledge_02"}
    state = position(
        Owner(placed=placed, storage=["ship", "ship"], dice=(2, 5)), phase="E", round=5
    )
    play(state, "place 1 h17 with 2", "place 2 h19 with 5")
    state.players[0].silver = state.players[0].workers = 3
    pass_round(state)
    found = state.breakdown(0)
    assert (silver(state), workers(state)) == (5, 5)
    assert (found["left_silver"], found["left_workers"]) == (5, 2)


@pytest.mark.rule("KP8")
def test_kp8_marker_under_a_stack() -> None:
    a, b, c, d = 1, 2, 0, 3
    state = position(
        Owner(storage=["ship"], dice=(2, 1)), Owner(), Owner(), Owner(), order=[a, b, c, d]
    )
    state.round_order = state.order[:]
    state.turn = 2
    state.players[a].used = state.players[b].used = BOTH_DICE
    play(state, "place 1 h17 with 2")
    assert seen(state)["order"] == [c, a, b, d]
    assert [player["track"] for player in seen(state)["players"]] == [1, 0, 0, 0]
    play(state, "workers with 1")
    assert state.seat == d
    pass_turn(state)
    assert seen(state)["round_order"] == [c, a, b, d]


@pytest.mark.rule("KP9", "KA23")
def test_kp9_last_round() -> None:
    x = Owner(storage=["mine"], goods={"red": 2}, dice=(4, 4))
    y = Owner(storage=["ship"], goods={"pink": 2}, dice=(2, 3))
    state = position(x, y, Owner(), phase="E", round=5)
    play(state, "place 1 h24 with 4", "sell red with 4")
    play(state, "place 1 h17 with 2", "sell pink with 3")
    assert seen(state)["order"] == [1, 0, 2], "Y has passed X on the track"
    state.players[1].silver += 1  # as much as player X's mine will pay
    pass_round(state)
    assert state.scores()[0] == state.scores()[1]
    assert state.ranking().index(2) == 1, "second to the player who sold the unnamed goods"
    assert state.ranking()[1] < state.ranking()[0]


@pytest.mark.rule("KP10")
def test_kp10_animals() -> None:
    placed = {17: "ship", 10: "cow_3", 9: "pig_2", 19: "ship", 20: "ship", 27: "cow_4"}
    state = position(Owner(placed=placed, storage=["cow_2"], dice=(1, 2)))
    assert gained(state, "place 1 h5 with 1") == 2 + 3


@pytest.mark.rule("KP11")
def test_kp11_start_castle_region() -> None:
    owner = Owner(estate="estate_7", castle=1, storage=["castle"], dice=(4, 1))
    state = position(owner, phase="B")
    assert seen(state)["players"][0]["points"] == 0
    assert gained(state, "place 1 h2 with 4") == 3 + 8
    assert seen(state)["effect"] == "castle"
