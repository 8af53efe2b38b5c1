"""A. Terms and material."""

import json
from collections import Counter

import pytest

from guildhall.games.craftsmen.components import (
    CUBES,
    GUILDS,
    HELPERS,
    NATURAL_CUBES,
    SEASONS,
    TOKENS,
    YEARS,
    printed,
)
from guildhall.games.craftsmen.player import SOURCES
from tests.games.craftsmen.position import (
    GAME,
    MATERIAL,
    Owner,
    legal,
    play,
    points,
    position,
    seen,
)

DATA = printed()


@pytest.mark.rule("C1")
def test_three_years_of_four_seasons() -> None:
    assert YEARS == 3
    assert SEASONS == ["spring", "summer", "autumn", "winter"]
    state = GAME.new(3, 1)
    rounds = set()
    while not state.over:
        view = state.view(0)
        rounds.add((view["year"], view["season"]))
        state.do_play(state.legal()[0], None)
    assert len(rounds) == 12


@pytest.mark.rule("C2")
def test_material_of_the_box() -> None:
    assert sum(MATERIAL.copies) == 48
    assert [len(DATA[t]["cards"]) for t in ("sawmill", "basic", "extended", "advanced")] == [
        6, 24, 24, 16,
    ]  # fmt: skip
    assert len(DATA["bonus_tokens"]["points"]) == 8
    assert (TOKENS[5], CUBES, NATURAL_CUBES) == (10, 20, 14)
    assert (GAME.min_seats, GAME.max_seats) == (2, 5)


@pytest.mark.rule("C3", "A57")
def test_five_helpers_and_no_upper_limit_of_points() -> None:
    assert HELPERS == 5
    state = position(Owner(points=149), stage="town_hall")
    assert seen(state)["players"][0]["helpers"] == 5
    assert points(state) == 149


@pytest.mark.rule("C4")
def test_a_cube_is_the_good_of_the_icon_it_lies_on() -> None:
    """One cube is grapes at the fair, then wheat in the mill."""
    state = position(
        Owner(row=["sawmill_1", "vineyard_1", "mill_1"]),
        stage="crafts",
        queues={"crafts": [[0], [], []]},
    )
    play(state, "make grapes fair", "fetch wheat mill_1")
    assert seen(state)["players"][0]["row"][2]["cubes"] == [True]
    assert seen(state)["players"][0]["cubes"] == 19


@pytest.mark.rule("C5", "C6", "C7")
def test_goods_and_where_they_are_made() -> None:
    raw, half, final = (DATA["goods"][k] for k in ("raw", "half", "final"))
    assert (len(raw), len(half), len(final)) == (7, 8, 8)
    made = {r["makes"]: r["from"] for r in DATA["recipes"]["kinds"]}
    assert all(made[good] == [] for good in raw)
    assert all(len(made[good]) == 1 and made[good][0] in raw for good in half)
    assert all(set(made[good]) <= set(raw + half) and len(made[good]) >= 2 for good in final)
    kinds = {r["kind"]: r["makes"] for r in DATA["recipes"]["kinds"]}
    for table, goods in (("sawmill", ["wood"]), ("basic", raw), ("extended", half)):
        for card in DATA[table]["cards"]:
            assert kinds[card["id"].rpartition("_")[0]] in goods


@pytest.mark.rule("C8")
def test_meat_is_only_shipped() -> None:
    assert all("meat" not in r["from"] for r in DATA["recipes"]["kinds"])
    state = position(
        Owner(row=["sawmill_1", "butcher_1"], filled={"butcher_1": ["cow"]}),
        stage="crafts",
        queues={"crafts": [[0], [], []]},
    )
    assert legal(state, "process") == set()
    assert legal(state, "load") == {"load butcher_1 3", "load butcher_1 4"}
    assert "meat" not in [column["good"] for column in seen(state)["granary"]]


@pytest.mark.rule("C9")
def test_cards_have_two_colours_a_product_and_perhaps_a_house() -> None:
    for table in ("sawmill", "basic", "extended", "advanced"):
        for card in DATA[table]["cards"]:
            assert {card["upper"], card["lower"]} <= {"violet", "green", "blue", "red"}
    for table in ("extended", "advanced"):
        assert sum(card["house"] for card in DATA[table]["cards"]) == 8
    vineyards = [c for c in DATA["basic"]["cards"] if c["id"].startswith("vineyard")]
    assert {"green"} in [{c["upper"], c["lower"]} for c in vineyards]
    mills = [c for c in DATA["extended"]["cards"] if c["id"].startswith("mill_")]
    assert {"red", "blue"} in [{c["upper"], c["lower"]} for c in mills]


@pytest.mark.rule("C10")
def test_areas_of_the_board() -> None:
    view = seen(position())
    assert [g["guild"] for g in view["guilds"]] == GUILDS
    assert all(len(g["fields"]) == 3 for g in view["guilds"])
    assert len(view["capital_open"]) == 2
    assert [len(m["open"]) for m in view["markets"]] == [2, 2, 2]
    assert len(view["granary"]) == 7
    assert len(view["ships"]) == 4


@pytest.mark.rule("C89")
def test_sources_of_points_and_none_for_building() -> None:
    assert {"half_products", "final_products", "ships", "city", "granary", "investment"} <= set(
        SOURCES
    )
    assert set(GAME.new(2, 1).breakdown(0)) == {*SOURCES, "bonus_tokens"}
    state = position(
        Owner(capital=["violet_2", "red_2"], hand=["iron_ore_mine_1"], row=["sawmill_1"]),
        stage="builders",
        queues={"builders": [[0], [], []]},
    )
    play(state, "build iron_ore_mine_1 left", "pay violet_2")
    assert points(state) == 10


@pytest.mark.rule("C1", "C2")
def test_copies_of_a_kind_differ_in_colours() -> None:
    for table in ("basic", "extended", "advanced"):
        combos = Counter(
            (c["id"].rpartition("_")[0], c["upper"], c["lower"]) for c in DATA[table]["cards"]
        )
        assert set(combos.values()) == {1}


def test_every_table_has_a_source() -> None:
    tables = [t for t in DATA.values() if isinstance(t, dict)]
    assert len(tables) == 10
    assert {t["source"]["status"] for t in tables} == {"documented", "reconstructed"}
    assert GAME.sources["ships"] == "reconstructed"
    assert GAME.sources["goods"] == "documented"
    assert json.loads(json.dumps(GAME.material)) == DATA
