"""N. The 26 knowledge tiles; KE14 to KE20 and KP5 are in test_examples."""

import pytest

from tests.games.burgundy.position import (
    Owner,
    gained,
    held,
    legal,
    pass_round,
    play,
    position,
    refused,
    seen,
    silver,
    workers,
)

TAKEN_BY_BUILDING = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenters_workshop",
    19: "church",
    20: "market",
    21: "boarding_house",
    22: "bank",
    23: "city_hall",
}


def knows(*numbers: int, **more: object) -> Owner:
    """Return a player with these knowledge tiles on h12, h7 and h3."""
    placed = dict(zip((12, 7, 3), (f"knowledge_{n:02}" for n in numbers), strict=False))
    extra = more.pop("placed", {})
    assert isinstance(extra, dict)
    return Owner(placed={**placed, **extra}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("K104", "KA19")
def test_a_tile_works_from_its_placement_on_and_not_for_it() -> None:
    owner = Owner(storage=["knowledge_11", "mine"], dice=(2, 5))
    state = position(owner)
    assert not legal(state, "place"), "not in storage, and not for itself"
    owner = Owner(storage=["knowledge_11", "mine"], dice=(1, 5))
    state = position(owner)
    play(state, "place 1 h12 with 1", "place 2 h24 with 5")


@pytest.mark.rule("K105")
def test_no_knowledge_tile_has_an_effect_when_placed() -> None:
    for number in range(1, 27):
        state = position(Owner(storage=[f"knowledge_{number:02}"], goods={"red": 1}, silver=2))
        before = seen(state)["players"][0]
        play(state, "place 1 h12 with 1")
        after = seen(state)["players"][0]
        assert seen(state)["effect"] == ""
        for what in ("goods", "silver", "workers", "points", "sold"):
            assert after[what] == before[what]


@pytest.mark.rule("K137")
def test_1_allows_equal_buildings_in_a_city() -> None:
    owner = knows(1, placed={25: "bank"}, storage=["bank"], dice=(1, 1))
    state = position(owner)
    play(state, "place 1 h26 with 1")
    assert silver(state) == 2


@pytest.mark.rule("K138")
def test_2_gives_workers_for_the_silver_of_mines() -> None:
    state = position(knows(2, placed={24: "mine", 29: "mine"}), round=5)
    pass_round(state)
    assert (silver(state), workers(state)) == (2, 4 + 2)


@pytest.mark.rule("K139", "K140", "KA24")
@pytest.mark.parametrize(
    ("tiles", "coins", "hired"), [((), 1, 0), ((3,), 2, 0), ((4,), 1, 1), ((3, 4), 2, 1)]
)
def test_3_and_4_reward_sales_by_die_castle_and_warehouse(
    tiles: tuple[int, ...], coins: int, hired: int
) -> None:
    by_die = position(knows(*tiles, goods={"red": 2}, dice=(4, 1)))
    assert gained(by_die, "sell red with 4") == 4
    by_castle = position(
        knows(*tiles, goods={"red": 2}, placed={11: "bank"}, storage=["castle"], dice=(6, 1))
    )
    play(by_castle, "place 1 h6 with 6", "sell red")
    by_warehouse = position(knows(*tiles, goods={"red": 2}, storage=["warehouse"], dice=(3, 1)))
    play(by_warehouse, "place 1 h25 with 3", "sell red")
    for state in (by_die, by_castle, by_warehouse):
        assert (silver(state), workers(state)) == (coins, hired)


@pytest.mark.rule("K141", "KA25")
def test_5_loads_two_neighbouring_depots_or_one() -> None:
    goods = {6: {"red": 1}, 1: {"pink": 1}, 2: {"brown": 1}}
    state = position(knows(5, storage=["ship"], dice=(2, 1)), goods=goods)
    play(state, "place 1 h17 with 2")
    pairs = {"load 1+2", "load 2+3", "load 3+4", "load 4+5", "load 5+6", "load 6+1"}
    assert legal(state) == {f"load {depot}" for depot in range(1, 7)} | pairs
    play(state, "load 6+1")
    assert held(state) == {"pink": 1, "red": 1}
    state = position(Owner(storage=["ship"], dice=(2, 1)), goods=goods)
    play(state, "place 1 h17 with 2")
    assert refused(state, "load 6+1").startswith("K141: ")


@pytest.mark.rule("K142", "KA26")
def test_6_buys_from_all_seven_depots_for_silver() -> None:
    depots = {f"{depot}.1": "mine" for depot in range(1, 7)} | {"black.4": "castle"}
    state = position(knows(6, silver=2, workers=9), depots=depots)
    assert legal(state, "buy") == {f"buy {depot}.1" for depot in range(1, 7)} | {"buy black.4"}
    play(state, "buy 4.1")
    assert (silver(state), workers(state)) == (0, 9)
    assert not legal(state, "buy")


@pytest.mark.rule("K143", "KA19")
def test_7_adds_a_point_for_each_tile_scored_and_none_for_earlier_ones() -> None:
    placed = {17: "ship", 10: "cow_3", 9: "cow_4"}
    owner = Owner(placed=placed, storage=["knowledge_07", "cow_2"], dice=(1, 2))
    state = position(owner)
    assert gained(state, "place 1 h12 with 1") == 0
    assert gained(state, "place 2 h4 with 2") == 2 + 3 + 4 + 3
    assert state.breakdown(0)["knowledge_07"] == 3


@pytest.mark.rule("K144")
def test_8_lets_a_worker_change_a_die_by_two() -> None:
    depots = {f"{depot}.1": "mine" for depot in range(1, 7)}
    state = position(knows(8, workers=1, dice=(6, 6)), depots=depots)
    assert legal(state, "take") == {f"take {n}.1 with 6" for n in (4, 5, 6, 1, 2)}
    play(state, "take 2.1 with 6")
    assert workers(state) == 0


@pytest.mark.rule("K145", "K146", "K147", "KA9")
@pytest.mark.parametrize(
    ("number", "tile", "hexagon", "near"),
    [
        (9, "church", 25, (2, 4)),
        (10, "ship", 17, (1, 3)),
        (10, "cow_2", 10, (3, 5)),
        (11, "castle", 6, (1, 5)),
        (11, "mine", 24, (3, 5)),
        (11, "knowledge_01", 7, (4, 6)),
    ],
)
def test_9_to_11_change_a_die_for_placing_by_one(
    number: int, tile: str, hexagon: int, near: tuple[int, int]
) -> None:
    around = {11: "bank"} if hexagon != 10 else {17: "ship"}
    for die in near:
        move = f"place 1 h{hexagon} with {die}"
        owner = knows(number, placed=around, storage=[tile], dice=(die, die))
        assert move in legal(position(owner))
        for other in {9, 10, 11, 12} - {number}:
            owner = knows(other, placed=around, storage=[tile], dice=(die, die))
            assert move not in legal(position(owner))


@pytest.mark.rule("K148", "KA9")
def test_12_changes_a_die_for_taking_by_one() -> None:
    depots = {f"{depot}.1": "mine" for depot in range(1, 7)}
    state = position(knows(12, dice=(6, 6)), depots=depots)
    assert legal(state, "take") == {f"take {n}.1 with 6" for n in (5, 6, 1)}


@pytest.mark.rule("K149", "K150", "KA27")
@pytest.mark.parametrize(
    ("tiles", "hired", "coins"), [((), 2, 0), ((13,), 2, 1), ((14,), 4, 0), ((13, 14), 4, 1)]
)
def test_13_and_14_reward_taking_workers_but_not_the_boarding_house(
    tiles: tuple[int, ...], hired: int, coins: int
) -> None:
    by_die = position(knows(*tiles))
    play(by_die, "workers with 1")
    by_castle = position(knows(*tiles, placed={11: "bank"}, storage=["castle"], dice=(6, 1)))
    play(by_castle, "place 1 h6 with 6", "workers")
    for state in (by_die, by_castle):
        assert (workers(state), silver(state)) == (hired, coins)
    site = position(knows(*tiles, storage=["boarding_house"], dice=(3, 1)))
    play(site, "place 1 h25 with 3")
    assert (workers(site), silver(site)) == (4, 0)


@pytest.mark.rule("K151", "K163")
def test_15_scores_kinds_sold() -> None:
    owner = knows(15, sold={"red": 3, "pink": 1}, goods={"brown": 2})
    assert position(owner, phase="C").breakdown(0)["knowledge_15"] == 6


@pytest.mark.rule("K152", "K153", "K154", "K155", "K156", "K157", "K158", "K159", "KA28", "K163")
@pytest.mark.parametrize("number", range(16, 24))
def test_16_to_23_score_their_building(number: int) -> None:
    building = TAKEN_BY_BUILDING[number]
    for other in TAKEN_BY_BUILDING.values():
        placed = {11: other, 25: other, 24: "mine", 23: other}
        found = position(knows(number, placed=placed)).breakdown(0)
        assert found[f"knowledge_{number}"] == (12 if other == building else 0)


@pytest.mark.rule("K160")
def test_24_scores_species() -> None:
    placed = {17: "ship", 10: "cow_3", 9: "cow_4", 5: "pig_2", 19: "ship", 20: "ship"}
    placed[27] = "chicken_2"
    assert position(knows(24, placed=placed)).breakdown(0)["knowledge_24"] == 12


@pytest.mark.rule("K161", "K163")
def test_25_scores_goods_sold() -> None:
    owner = knows(25, sold={"red": 3, "pink": 1}, goods={"brown": 2})
    assert position(owner, phase="C").breakdown(0)["knowledge_25"] == 4


@pytest.mark.rule("K162")
def test_26_scores_bonus_tiles() -> None:
    mines = {24: "mine", 29: "mine", 33: "mine"}
    castles = {11: "bank", 6: "castle", 1: "castle", 2: "castle"}
    owner = knows(26, placed={**mines, **castles})
    assert position(owner).breakdown(0)["knowledge_26"] == 4


@pytest.mark.rule("K163", "KA19")
def test_scoring_tiles_look_at_everything_before_them() -> None:
    owner = Owner(placed={11: "bank"}, sold={"red": 2}, storage=["knowledge_22", "knowledge_25"])
    owner.dice = (1, 5)
    state = position(owner)
    play(state, "place 1 h12 with 1", "place 2 h7 with 5")
    found = state.breakdown(0)
    assert (found["knowledge_22"], found["knowledge_25"]) == (4, 2)


@pytest.mark.parametrize(
    ("numbers", "more", "move", "reported"),
    [
        ((3, 4), {"goods": {"red": 1}, "dice": (4, 4)}, "sell red with 4", [3, 4]),
        ((13,), {"goods": {"red": 1}, "dice": (4, 4)}, "sell red with 4", []),
        ((13, 14), {}, "workers with 1", [14, 13]),
        ((3,), {}, "workers with 1", []),
        ((8, 9), {"storage": ["bank"], "dice": (4, 4)}, "place 1 h25 with 4", [9]),
        ((8, 9), {"storage": ["bank"], "dice": (3, 3)}, "place 1 h25 with 3", []),
        ((8,), {"storage": ["bank"], "dice": (5, 5), "workers": 1}, "place 1 h25 with 5", [8]),
    ],
)
def test_a_knowledge_tile_is_reported_when_it_makes_a_difference(
    numbers: tuple[int, ...], more: dict[str, object], move: str, reported: list[int]
) -> None:
    log = play(position(knows(*numbers, **more)), move)
    received = [event.facts["tile"] for event in log if event.kind == "burgundy-knowledge"]
    assert received == [f"knowledge_{number:02}" for number in reported]
