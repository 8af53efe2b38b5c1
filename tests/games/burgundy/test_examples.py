"""S. Worked examples of the rulebook (KE)."""

import pytest

from guildhall.core.bits import members
from guildhall.games.burgundy.dice import DOUBLE_STEPS, PLAIN, workers_needed
from guildhall.games.burgundy.estates import HEX_COLOUR, region
from tests.games.burgundy.position import (
    GAME,
    Owner,
    gained,
    held,
    legal,
    pass_round,
    play,
    position,
    refused,
    seen,
    storage,
    used_dice,
    workers,
)


@pytest.mark.rule("KE1")
def test_ke1_workers() -> None:
    state = position(Owner(workers=3, dice=(2, 4)), depots={"6.2": "bank"})
    play(state, "take 6.2 with 2")
    assert workers(state) == 1
    assert storage(state) == ["bank", "", ""]
    assert used_dice(state) == [True, False]


@pytest.mark.rule("KE2")
@pytest.mark.parametrize(("chosen", "left"), [("pink", "brown"), ("brown", "pink")])
def test_ke2_ship_and_goods(chosen: str, left: str) -> None:
    state = position(
        Owner(storage=["ship"], goods={"turquoise": 2, "orange": 1}, dice=(2, 1)),
        goods={4: {"turquoise": 1, "pink": 1, "brown": 1}},
    )
    play(state, "place 1 h17 with 2", "load 4")
    assert legal(state) == {"keep pink", "keep brown"}
    play(state, f"keep {chosen}")
    assert held(state) == {"turquoise": 3, "orange": 1, chosen: 1}
    assert seen(state)["depots"][3]["goods"] == {left: 1}
    assert seen(state)["players"][0]["track"] == 1


@pytest.mark.rule("KE3", "KE4")
def test_ke3_and_ke4_cows() -> None:
    owner = Owner(placed={17: "ship", 10: "cow_3"}, storage=["cow_4", "cow_4"], dice=(1, 2))
    state = position(owner)
    assert gained(state, "place 1 h5 with 1") == 4 + 3
    assert gained(state, "place 2 h4 with 2") == 4 + 4 + 3


@pytest.mark.rule("KE5")
def test_ke5_castle_then_another_tile() -> None:
    owner = Owner(placed={11: "bank"}, storage=["castle", "mine"], dice=(6, 1))
    state = position(owner)
    assert gained(state, "place 1 h6 with 6", "place 2 h24") == 0
    assert storage(state) == ["", "", ""]
    assert used_dice(state) == [False, True]


def regions(colour: int) -> list[list[int]]:
    found = {region(0, hexagon) for hexagon in range(37) if HEX_COLOUR[hexagon] == colour}
    return sorted((members(hexes) for hexes in found), key=lambda hexes: (len(hexes), hexes))


@pytest.mark.rule("KE6")
def test_ke6_cities_of_estate_one() -> None:
    assert regions(4) == [[11], [8, 13, 14], [22, 23, 28], [25, 26, 31, 32, 36]]


@pytest.mark.rule("KE7")
def test_ke7_labels_of_the_board_picture() -> None:
    assert [8, 13, 14] in regions(4)
    assert regions(1) == [[15, 16, 17], [19, 20, 21]]
    assert [27] in regions(5)
    assert sum(len(hexes) for colour in range(6) for hexes in regions(colour)) == 37


@pytest.mark.rule("KE8")
def test_ke8_effect_lost() -> None:
    state = position(
        Owner(storage=["market"], dice=(3, 1)), depots={"1.2": "bank", "black.1": "ship"}
    )
    play(state, "place 1 h25 with 3")
    assert seen(state)["players"][0]["hexes"][25] == "market"
    assert storage(state) == ["", "", ""]
    assert seen(state)["effect"] == ""


@pytest.mark.rule("KE9")
@pytest.mark.parametrize(
    ("phase", "points"), [("A", 16), ("B", 14), ("C", 12), ("D", 10), ("E", 8)]
)
def test_ke9_phase_points(phase: str, points: int) -> None:
    owner = Owner(placed={12: "knowledge_01", 7: "knowledge_02"}, storage=["knowledge_03"])
    owner.dice = (3, 1)
    assert gained(position(owner, phase=phase), "place 1 h3 with 3") == points


@pytest.mark.rule("KE10")
def test_ke10_third_mine() -> None:
    owner = Owner(placed={24: "mine", 29: "mine"}, storage=["mine"], dice=(3, 1))
    state = position(owner, Owner(), Owner(), Owner(), phase="B")
    assert gained(state, "place 1 h33 with 3") == 6 + 8 + 7


@pytest.mark.rule("KE11")
def test_ke11_sixth_animal_tile() -> None:
    placed = {0: "cow_2", 4: "sheep_2", 5: "chicken_2", 9: "cow_3", 10: "sheep_3"}
    placed |= {19: "ship", 20: "ship"}
    state = position(
        Owner(placed=placed, storage=["pig_2"], dice=(2, 1)), Owner(), Owner(), phase="D"
    )
    assert gained(state, "place 1 h27 with 2") == 2 + (1 + 4) + 6


@pytest.mark.rule("KE12")
def test_ke12_depot_six_with_three_players() -> None:
    state = position(Owner(), Owner(), Owner())
    fresh = GAME.new(3, 9)
    found = [fresh.view(0)["depots"][5]["spaces"][0]]  # type: ignore[index]
    for _ in range(4):
        for _ in range(5):
            pass_round(state)
        found.append(seen(state)["depots"][5]["spaces"][0])
    assert found == ["castle", "mine", "castle", "mine", "castle"]


@pytest.mark.rule("KE13")
def test_ke13_turn_order() -> None:
    a, b, c, d = 1, 2, 0, 3
    one_ship = {17: "ship"}
    state = position(
        Owner(storage=["ship"], dice=(2, 1)),
        Owner(placed=one_ship),
        Owner(placed=one_ship),
        Owner(),
        order=[a, b, c, d],
    )
    assert seen(state)["order"] == [a, b, c, d]
    log = play(state, "place 1 h17 with 2")
    assert seen(state)["order"] == [c, a, b, d]
    assert "burgundy-first" in [event.kind for event in log]


@pytest.mark.rule("KE14", "KE15")
def test_ke14_and_ke15_knowledge_7() -> None:
    placed = {12: "knowledge_07", 17: "ship", 10: "sheep_4"}
    state = position(Owner(placed=placed, storage=["sheep_3", "pig_2"], dice=(1, 2)))
    assert gained(state, "place 1 h5 with 1") == (3 + 1) + (4 + 1)
    assert gained(state, "place 2 h4 with 2") == 3


@pytest.mark.rule("KE16")
def test_ke16_knowledge_8() -> None:
    assert workers_needed(6, 3, DOUBLE_STEPS) == 2
    assert workers_needed(6, 3, PLAIN) == 3
    state = position(
        Owner(placed={12: "knowledge_08"}, workers=2, dice=(6, 6)), depots={"3.1": "cow_2"}
    )
    play(state, "take 3.1 with 6")
    assert workers(state) == 0


@pytest.mark.rule("KE17", "KE18")
def test_ke17_and_ke18_goods_sold() -> None:
    owner = Owner(
        placed={12: "knowledge_15", 7: "knowledge_25"},
        sold={"red": 4, "violet": 3, "pink": 3, "orange": 1},
    )
    found = position(owner, phase="E", round=5).breakdown(0)
    assert found["knowledge_15"] == 4 * 3
    assert found["knowledge_25"] == 4 + 3 + 3 + 1


@pytest.mark.rule("KE19")
def test_ke19_knowledge_17_and_22() -> None:
    placed = {12: "knowledge_17", 7: "knowledge_22"}
    placed |= dict.fromkeys((11, 8, 23, 25), "bank")
    placed |= {24: "mine", 13: "watchtower", 26: "watchtower"}
    found = position(Owner(placed=placed)).breakdown(0)
    assert found["knowledge_17"] + found["knowledge_22"] == 2 * 4 + 4 * 4


@pytest.mark.rule("KE20")
def test_ke20_knowledge_24() -> None:
    placed = {12: "knowledge_24", 17: "ship", 10: "cow_3", 9: "chicken_2"}
    placed |= {5: "sheep_2", 4: "sheep_3", 0: "sheep_4"}
    assert position(Owner(placed=placed)).breakdown(0)["knowledge_24"] == 3 * 4


def test_the_examples_refuse_what_the_rulebook_forbids() -> None:
    """KE2: leaving turquoise, or both new kinds, is not possible."""
    state = position(
        Owner(storage=["ship"], goods={"turquoise": 2, "orange": 1}, dice=(2, 1)),
        goods={4: {"turquoise": 1, "pink": 1, "brown": 1}},
    )
    play(state, "place 1 h17 with 2", "load 4")
    assert refused(state, "decline").startswith("K75: ")
    assert refused(state, "keep pink brown").startswith("K79: ")
