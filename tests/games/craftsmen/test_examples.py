"""O. The worked examples of the rulebook."""

import pytest

from guildhall.games.craftsmen.capital import digits, value
from guildhall.games.craftsmen.helpers import SEND
from guildhall.games.craftsmen.state import Craftsmen
from guildhall.games.craftsmen.year import colour_count, colour_sets
from tests.games.craftsmen.position import (
    GAME,
    Owner,
    asked,
    capital,
    cards,
    deck,
    discs,
    finish_round,
    hand,
    legal,
    open_cards,
    play,
    points,
    position,
    refused,
    row,
    seen,
)

YELLOW, BLACK, RED, BLUE, GREEN = range(5)

# Calendar, start, queue


@pytest.mark.rule("W1")
def test_calendar() -> None:
    state = position()
    seasons = []
    while not state.over:
        seasons.append((int(state.year), seen(state)["season"]))
        finish_round(state)
    names = ["spring", "summer", "autumn", "winter"]
    assert seasons == [(year, season) for year in (1, 2, 3) for season in names]


@pytest.mark.rule("W2")
def test_order_and_points_at_the_start() -> None:
    """Digits only: five cards of one colour count 7, not 20."""
    assert digits(cards(["violet_1"] * 3 + ["violet_2"] * 2)) == 7
    assert value(cards(["violet_1"] * 3 + ["violet_2"] * 2)) == 20
    for seed in range(40):
        state = GAME.new(5, seed)
        assert isinstance(state, Craftsmen)
        sums = [digits(state.players[seat].capital) for seat in state.order]
        assert sums == sorted(sums)
        assert [points(state, int(seat)) for seat in state.order] == [0, 1, 1, 2, 2]


def after_the_queue(year: int, fee: str) -> Craftsmen:
    """Y, K and R send helpers; R covers field 1, B field 2, G field 3."""
    five = Owner(points=5, capital=["red_1"] if fee == "card" else [])
    state = position(
        *[five if fee == "points" else Owner(points=5) for _ in range(5)],
        seats=5,
        year=year,
        order=[YELLOW, BLACK, RED, BLUE, GREEN],
        queues={"bankers": [[YELLOW], [BLACK], [RED]]},
    )
    if fee == "card":
        for seat, kind in ((RED, 0), (BLUE, 3)):
            state.players[seat].get_capital(kind)
            state.bank.deck -= 16**kind
            state.bank.deck_size -= 1
    play(state, "pass", "pass", f"cover bankers 1 {fee}")
    play(state, f"cover bankers 2 {fee}", "cover bankers 3")
    return state


@pytest.mark.rule("W3")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_fee_of_the_queue_in_points(year: int) -> None:
    state = after_the_queue(year, "points")
    assert discs(state, "bankers") == [[YELLOW, RED], [BLACK, BLUE], [RED, GREEN]]
    assert [points(state, seat) for seat in range(5)] == [
        5 + year, 5 + year, 5 - year, 5 - year, 5,
    ]  # fmt: skip
    assert refused_for(state, RED)


def refused_for(state: Craftsmen, seat: int) -> bool:
    """The guild is full for all players."""
    state.ask(seat, SEND)
    return not any("bankers" in move for move in legal(state))


@pytest.mark.rule("W3")
def test_the_fee_of_the_queue_in_cards() -> None:
    state = after_the_queue(3, "card")
    assert (capital(state, YELLOW), capital(state, BLACK)) == (["violet_1"], ["green_1"])
    assert [points(state, seat) for seat in range(5)] == [5] * 5


@pytest.mark.rule("W4")
def test_order_in_a_guild() -> None:
    state = position(
        seats=5,
        stage="bankers",
        queues={"bankers": [[YELLOW, RED], [BLACK, BLUE], [RED, GREEN]]},
    )
    acting = []
    while asked(state)[1] == "bankers":
        seat = asked(state)[0]
        gold = state.turn < 2
        acting.append((seat, gold))
        play(state, "pass")
    assert acting == [
        (YELLOW, True), (RED, True), (BLACK, False), (BLUE, False), (RED, False), (GREEN, False),
    ]  # fmt: skip


# Capital cards, building, notary


@pytest.mark.rule("W5")
def test_sets_worth_13_and_16() -> None:
    for names, worth, plain in (
        (["violet_1", "violet_2", "violet_3", "red_3"], 13, 9),
        (["violet_1", "violet_2", "green_1", "green_2", "red_3"], 13, 9),
        (["green_1", "green_2", "green_3", "green_3", "blue_1"], 16, 10),
        (["red_1", "red_2", "red_2", "blue_1", "blue_1", "violet_1"], 16, 8),
    ):
        assert value(cards(names)) == worth
        assert digits(cards(names)) == plain


@pytest.mark.rule("W6")
def test_building_a_paper_mill_and_a_flax_plantation() -> None:
    state = position(
        Owner(
            capital=["blue_1", "blue_2", "red_3"],
            hand=["paper_mill_1", "flax_plantation_2"],
            row=["sawmill_4"],
        ),
        stage="builders",
        queues={"builders": [[], [0], []]},
    )
    play(state, "build paper_mill_1 right", "build flax_plantation_2 right")
    assert row(state) == ["sawmill_4", "paper_mill_1", "flax_plantation_2"]
    assert state.price == 5
    payments = set()
    for first in legal(state):
        one = state.clone()
        assert isinstance(one, Craftsmen)
        play(one, first)
        for second in legal(one, "pay"):
            two = one.clone()
            assert isinstance(two, Craftsmen)
            play(two, second)
            payments.add((first[4:], second[4:]))
            assert asked(two)[1] != "pay", "two cards are always enough"
    assert payments == {("blue_1", "blue_2"), ("blue_2", "red_3")}


@pytest.mark.rule("W7")
def test_buying_a_green_vineyard_and_a_red_and_blue_mill() -> None:
    market = {"basic": ["vineyard_2", "apiary_1"], "extended": ["mill_3", "tannery_1"]}
    at_notary = {"notary": [[], [0], []]}
    state = position(
        Owner(capital=["green_1", "green_1", "blue_3"]),
        stage="notary",
        queues=at_notary,
        market=market,
        open_capital=["violet_1", "red_1"],
    )
    play(state, "buy vineyard_2")
    assert legal(state) == {"pay green_1"}
    assert refused(state, "pay blue_3").startswith("C49: ")
    play(state, "pay green_1", "pay green_1")
    assert hand(state) == {"vineyard_2"}
    assert capital(state) == ["blue_3"]
    assert seen(state)["capital_discard"] == ["green_1", "green_1"]
    assert len(open_cards(state, "basic")) == 2
    state = position(
        Owner(capital=["red_3", "blue_2", "violet_3"]),
        stage="notary",
        queues=at_notary,
        market=market,
    )
    play(state, "buy mill_3", "pay blue_2", "pay red_3")
    assert capital(state) == ["violet_3"]


@pytest.mark.rule("W8")
def test_the_notarys_privilege() -> None:
    state = position(
        Owner(capital=["red_1"]),
        stage="notary",
        queues={"notary": [[0], [], []]},
        market={"basic": ["vineyard_1", "vineyard_2"]},
        decks={"basic": ["apiary_1", "apiary_2", "apiary_3", "apiary_4"]},
    )
    play(state, "search basic", "lay apiary_3", "lay vineyard_1", "on top")
    play(state, "put vineyard_2", "put apiary_2")
    assert open_cards(state, "basic") == ["apiary_3", "vineyard_1"]
    assert deck(state, "basic") == ["apiary_1", "apiary_2", "vineyard_2", "plain"]
    assert hand(state) == set()


# Crafts guild


# Merchants, town hall, end phase


# Year scoring


@pytest.mark.rule("W20")
def test_city_sets() -> None:
    state = position(
        Owner(row=["vineyard_2", "paper_mill_2", "sawmill_4", "mill_3", "flax_plantation_3"]),
    )
    player = state.players[0]
    assert [colour_count(state, player, colour) for colour in range(4)] == [2, 3, 3, 2]
    assert 3 * colour_sets(state, player) == 6
    state = position(Owner(row=["mill_3", "sawmill_4", "paper_mill_1"]))
    assert 3 * colour_sets(state, state.players[0]) == 3


def scored(**laid_out: object) -> Craftsmen:
    """Five players without cards, after the scoring of the first winter."""
    owners = [Owner(points=0) for _ in range(5)]
    state = position(*owners, season="winter", **laid_out)  # type: ignore[arg-type]
    while state.year == 1:
        state.play(0)
    return state


@pytest.mark.rule("W21")
def test_ships_of_a_year() -> None:
    state = scored(
        holds={
            (1, "wine"): [YELLOW], (1, "beer"): [YELLOW, BLACK], (1, "bread"): [RED],
            (2, "weapons"): [GREEN, GREEN], (2, "candles"): [BLUE, BLUE],
            (2, "beer"): [BLACK, BLACK],
            (3, "books"): [RED, YELLOW], (3, "wine"): [YELLOW, YELLOW], (3, "meat"): [RED, RED],
            (4, "clothes"): [BLACK, BLACK], (4, "tools"): [GREEN, GREEN],
            (4, "bread"): [BLUE, BLUE], (4, "meat"): [YELLOW, YELLOW],
        },
    )  # fmt: skip
    totals = []
    for seat in range(5):
        points_ = state.breakdown(seat)
        totals.append(points_["ships"] + points_["ship_bonuses"])
    assert totals == [39, 35, 21, 28, 36]
    bonuses = [state.breakdown(seat)["ship_bonuses"] for seat in range(5)]
    assert bonuses == [4 + 4 + 1, 7, 6, 3 + 3, 5 + 5]


@pytest.mark.rule("W22")
def test_granary_of_a_year() -> None:
    state = scored(
        granary={
            "barrel": [YELLOW, RED], "rope": [BLACK, YELLOW], "leather": [GREEN, BLUE],
            "paper": ["n", "n"], "iron": ["n", YELLOW], "cloth": [RED, BLUE], "flour": ["n", "n"],
        },
    )  # fmt: skip
    assert [state.breakdown(seat)["granary"] for seat in range(5)] == [3, 1, 2, 2, 1]
    assert all(c["cubes"] == ["natural", "natural"] for c in seen(state)["granary"])
    assert [p["cubes"] for p in seen(state)["players"]] == [20] * 5


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("violet", "gain"), [("violet_1", 7), ("violet_3", 9)])
def test_investments_of_7_and_9(violet: str, gain: int) -> None:
    four = [violet, "green_2", "blue_1", "red_3"]
    state = position(Owner(points=0, capital=four), season="winter")
    while asked(state)[1] in ("craft", "build"):
        play(state, "pass")
    play(state, *(f"invest {name}" for name in four))
    assert state.breakdown(0)["investment"] == gain
    assert capital(state) == []


@pytest.mark.rule("W23")
def test_three_cards_or_two_of_one_colour_are_no_investment() -> None:
    state = position(Owner(capital=["violet_1", "violet_2", "green_1", "blue_1"]), season="winter")
    while asked(state)[1] in ("craft", "build"):
        play(state, "pass")
    assert legal(state) == {"pass"}


# Two players


@pytest.mark.rule("W24")
def test_each_is_first_six_times() -> None:
    state = position(seats=2, order=[0, 1])
    firsts = []
    while not state.over:
        firsts.append(seen(state)["order"][0])
        finish_round(state)
    assert firsts == [0, 1] * 6


@pytest.mark.rule("W25")
@pytest.mark.parametrize(("used", "tokens"), [((0, 2), [0, 0]), ((0, 1, 2), [0, 1])])
def test_privileges_of_two_players(used: tuple[int, ...], tokens: list[int]) -> None:
    state = position(
        seats=2,
        stage="town_hall",
        queues={"bankers": [[0, 0], [1]], "town_hall": [[0], []]},
    )
    for place in used:
        state.queues[0] |= 2 ** (18 + place)
    play(state, "pass")
    assert [p["privilege_tokens"] for p in seen(state)["players"]] == tokens
