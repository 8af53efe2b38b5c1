"""The rulebook's examples of the guilds of craftsmen and merchants, and of two players."""

import pytest

from tests.games.craftsmen.position import (
    Owner,
    asked,
    capital,
    column,
    hold,
    legal,
    log_of,
    play,
    points,
    position,
    seen,
)
from tests.games.craftsmen.test_examples import BLACK, BLUE, GREEN, RED, YELLOW

WORKSHOP = {"crafts": [[], [0], []]}


@pytest.mark.rule("W9")
def test_parts_of_a_card() -> None:
    state = position(Owner(row=["sawmill_1", "tailor_1"]))
    assert seen(state)["players"][0]["row"][1]["card"] == {
        "id": "tailor_1",
        "upper": "violet",
        "lower": "green",
        "makes": "clothes",
        "inputs": ["cloth", "leather"],
        "points": 4,
    }


@pytest.mark.rule("W10", "W11")
def test_grapes_to_the_fair_and_wheat_from_it() -> None:
    state = position(
        Owner(points=0, row=["sawmill_1", "vineyard_1", "mill_1"]), stage="crafts", queues=WORKSHOP
    )
    play(state, "make grapes fair")
    assert (seen(state)["work_points"], seen(state)["players"][0]["fair"]) == (2, 1)
    play(state, "fetch wheat mill_1")
    assert (seen(state)["work_points"], seen(state)["players"][0]["fair"]) == (1, 0)
    assert seen(state)["players"][0]["row"][2]["cubes"] == [True]
    assert points(state) == 0


@pytest.mark.rule("W12", "W13")
def test_flour_to_a_full_granary() -> None:
    state = position(
        Owner(points=0, row=["sawmill_1", "mill_1"], filled={"mill_1": ["wheat"]}),
        seats=5,
        stage="crafts",
        queues=WORKSHOP,
        granary={"flour": [GREEN, RED]},
    )
    play(state, "process mill_1 granary")
    assert legal(state) == {"take violet_1", "take green_1", "draw"}
    play(state, "take violet_1")
    assert column(state, "flour") == [str(RED), str(YELLOW)]
    assert state.players[GREEN].cubes == 20
    assert capital(state) == ["violet_1"]
    assert points(state) == 1


@pytest.mark.rule("W14", "W15")
def test_clothes_with_a_bribe() -> None:
    state = position(
        Owner(
            points=0,
            row=["sawmill_1", "tailor_1"],
            filled={"tailor_1": ["cloth", "leather"]},
            capital=["red_1"],
        ),
        seats=5,
        stage="crafts",
        queues=WORKSHOP,
        holds={(3, "clothes"): [GREEN, RED]},
    )
    play(state, "bribe tailor_1 3")
    assert hold(state, 3, "clothes") == [RED, YELLOW]
    assert state.players[GREEN].cubes == 20
    assert points(state) == 4
    assert capital(state) == []
    assert seen(state)["players"][0]["row"][1]["cubes"] == [False, False]


@pytest.mark.rule("W15")
@pytest.mark.parametrize(("seat", "possible"), [(GREEN, False), (RED, True)])
def test_the_owner_of_the_left_cube_cannot_bribe(seat: int, possible: bool) -> None:
    tailor = Owner(
        row=["sawmill_1", "tailor_1"],
        filled={"tailor_1": ["cloth", "leather"]},
        capital=["red_1", "red_2"],
    )
    owners = [tailor if n == seat else Owner() for n in range(5)]
    state = position(
        *owners,
        stage="crafts",
        queues={"crafts": [[], [seat], []]},
        holds={(3, "clothes"): [GREEN, RED]},
    )
    assert ("bribe tailor_1 3" in legal(state)) == possible


TAILOR = ["sawmill_1", "tailor_1"]


@pytest.mark.rule("W16")
def test_buying_leather_with_a_card() -> None:
    state = position(
        Owner(capital=["red_1"], row=TAILOR),
        seats=5,
        stage="merchants",
        queues={"merchants": [[], [0], []]},
    )
    play(state, "purchase leather tailor_1")
    assert column(state, "leather") == ["n"]
    assert seen(state)["capital_discard"] == ["red_1"]
    assert seen(state)["players"][0]["row"][1]["cubes"] == [False, True]
    state = position(
        Owner(capital=["red_1"], row=TAILOR),
        seats=5,
        stage="merchants",
        queues={"merchants": [[], [0], []]},
        granary={"leather": [GREEN, RED]},
    )
    play(state, "purchase leather tailor_1")
    assert (capital(state), capital(state, GREEN)) == ([], ["red_1"])
    assert column(state, "leather") == [str(RED)]
    assert state.players[GREEN].cubes == 20


@pytest.mark.rule("W16")
def test_buying_leather_with_a_fair_cube() -> None:
    for before, after, owner_fair in (
        (["n", "n"], ["n"], 0),
        ([GREEN, RED], [str(RED)], 1),
    ):
        state = position(
            Owner(row=TAILOR, fair=1, capital=["red_1"]),
            seats=5,
            stage="merchants",
            queues={"merchants": [[0], [], []]},
            granary={"leather": before},
        )
        play(state, "barter leather tailor_1")
        assert column(state, "leather") == after
        assert state.players[0].fair == 0
        assert state.players[GREEN].fair == owner_fair
        assert capital(state) == ["red_1"]
        assert capital(state, GREEN) == []


@pytest.mark.rule("W17")
def test_privilege_tokens_in_a_guild() -> None:
    owners = [Owner(capital=["red_1"] if n == YELLOW else []) for n in range(5)]
    owners[GREEN] = Owner(privileges=1, capital=["blue_1"])
    state = position(
        *owners,
        stage="bankers",
        queues={"bankers": [[YELLOW, RED], [GREEN], [BLACK]]},
    )
    offered = {}
    while asked(state)[1] == "bankers":
        seat = asked(state)[0]
        play(state, sorted(legal(state, "take") or legal(state, "draw"))[0])
        offered[seat] = "privilege" in legal(state)
        if seat == GREEN:
            pool = seen(state)["privilege_tokens"]
            play(state, "privilege")
            assert state.players[GREEN].privileges == 0
            assert seen(state)["privilege_tokens"] == pool + 1
        while asked(state) == (seat, "bankers_discard"):
            play(state, sorted(legal(state, "discard"))[0])
    assert offered == {YELLOW: True, RED: True, GREEN: True, BLACK: False}


@pytest.mark.rule("W18")
def test_helpers_that_used_a_privilege_are_counted() -> None:
    """Y used two, G, R, K and B one each; then all but Y get a token."""
    state = position(
        seats=5,
        stage="town_hall",
        queues={
            "bankers": [[YELLOW, YELLOW], [GREEN], [RED]],
            "builders": [[RED, BLACK], [BLUE], [GREEN]],
            "town_hall": [[YELLOW], [], []],
        },
    )
    for guild in (0, 1):
        for place in (0, 1, 2):
            state.queues[guild] |= 2 ** (18 + place)
    log = play(state, "pass")
    assert [seat for seat, _ in log_of(log, "fewest-privileges")] == [BLACK, RED, BLUE, GREEN]
    assert [p["privilege_tokens"] for p in seen(state)["players"]] == [0, 1, 1, 1, 1]
    assert [p["helpers"] for p in seen(state)["players"]] == [5] * 5


@pytest.mark.rule("W19")
def test_order_change() -> None:
    order = [YELLOW, BLACK, RED, BLUE, GREEN]
    state = position(
        seats=5,
        order=order,
        stage="town_hall",
        queues={"town_hall": [[GREEN], [RED], [BLUE]]},
    )
    play(state, "change order", "change order", "change order")
    assert seen(state)["order"] == [GREEN, RED, BLUE, YELLOW, BLACK]
    state = position(
        seats=5, order=order, stage="town_hall", queues={"town_hall": [[GREEN], [], []]}
    )
    play(state, "change order")
    assert seen(state)["order"] == [GREEN, YELLOW, BLACK, RED, BLUE]
