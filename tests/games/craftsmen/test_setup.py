"""B. Setup and hidden information."""

from collections import Counter
from typing import cast

import pytest

from guildhall.core.rng import seeded
from guildhall.games.craftsmen.capital import digits, number
from guildhall.games.craftsmen.state import Craftsmen
from tests.games.craftsmen.position import (
    GAME,
    MATERIAL,
    Owner,
    asked,
    capital,
    card,
    deck,
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


def new(seats: int, seed: int = 1, **options: str) -> Craftsmen:
    return cast(Craftsmen, GAME.new(seats, seed, **options))


@pytest.mark.rule("C11")
def test_every_player_has_his_cubes_and_the_calendar_begins() -> None:
    view = seen(new(4))
    assert [p["cubes"] for p in view["players"]] == [20] * 4
    assert [p["helpers"] for p in view["players"]] == [5] * 4
    assert (view["year"], view["season"]) == (1, "spring")


@pytest.mark.rule("C12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_capital_cards_each_and_two_open(seats: int) -> None:
    view = seen(new(seats))
    assert [p["capital_cards"] for p in view["players"]] == [5] * seats
    assert len(view["capital_open"]) == 2
    assert view["capital_deck"] == 48 - 5 * seats - 2


@pytest.mark.rule("C13", "C14", "C15")
@pytest.mark.parametrize("seats", [2, 5])
def test_building_cards_are_dealt_and_laid_out(seats: int) -> None:
    state = new(seats)
    for seat in range(seats):
        numbers = [card(name) for name in hand(state, seat)]
        assert Counter(n // 24 for n in numbers) == {0: 2, 1: 1}
        extended = next(n for n in numbers if n >= 24)
        assert MATERIAL.houses[1] >> (extended - 24) & 1
    assert [len(deck(state, t)) for t in ("basic", "extended", "advanced")] == [
        24 - 2 * seats - 2,
        24 - seats - 2,
        14,
    ]
    assert deck(state, "extended") == ["house"] * (8 - seats - 2) + ["plain"] * 16
    assert deck(state, "advanced") == ["house"] * 6 + ["plain"] * 8
    for name in open_cards(state, "advanced"):
        assert MATERIAL.houses[2] >> (card(name) - 48) & 1


@pytest.mark.rule("C16")
def test_one_sawmill_each_already_built() -> None:
    state = new(5)
    mills = [row(state, seat) for seat in range(5)]
    assert all(len(m) == 1 and m[0].startswith("sawmill_") for m in mills)
    assert len({m[0] for m in mills}) == 5
    assert len(seen(state)["box"]) == 1


@pytest.mark.rule("C17", "A1", "A30")
def test_one_card_in_all_may_be_exchanged_in_turn_order() -> None:
    state = new(3)
    order = seen(state)["order"]
    first = order[0]
    assert asked(state) == (first, "exchange")
    assert legal(state, "exchange") == {f"exchange {name}" for name in hand(state, first)}
    assert len(legal(state, "swap")) == 3
    play(state, "pass")
    assert asked(state) == (order[1], "exchange")
    play(state, sorted(legal(state, "swap"))[0])
    assert asked(state) == (order[2], "exchange")


@pytest.mark.rule("C17", "A1")
def test_an_exchanged_hand_card_goes_under_its_deck_and_the_top_one_is_drawn() -> None:
    state = new(3)
    seat = int(state.seat)
    old = next(name for name in sorted(hand(state, seat)) if card(name) < 24)
    top = MATERIAL.ids[int(state.decks[0].entries[state.decks[0].top]) & 31]
    play(state, f"exchange {old}")
    assert top in hand(state, seat)
    assert old not in hand(state, seat)
    assert deck(state, "basic", seat)[-1] == old
    assert deck(state, "basic", (seat + 1) % 3)[-1] == "plain"


@pytest.mark.rule("C17", "A1")
def test_a_returned_sawmill_can_be_taken_by_a_later_player() -> None:
    state = new(5)
    seat = int(state.seat)
    own = row(state, seat)[0]
    (only,) = legal(state, "swap")
    play(state, only)
    assert row(state, seat) == [only.split()[1]]
    assert legal(state, "swap") == {f"swap {own}"}
    assert refused(state, only).startswith("C17: ")


@pytest.mark.rule("C18")
def test_bonus_tokens_and_natural_cubes() -> None:
    view = seen(new(3))
    assert len(view["bonus_tokens"]) == 8
    assert [c["cubes"] for c in view["granary"]] == [["natural", "natural"]] * 7


@pytest.mark.rule("C19")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_tokens_by_number_of_players(seats: int, tokens: int) -> None:
    view = seen(new(seats))
    assert (view["privilege_tokens"], view["work_tokens"]) == (tokens, tokens)


@pytest.mark.rule("C20", "C21")
@pytest.mark.parametrize("seed", range(6))
def test_order_by_printed_values_and_points_by_order(seed: int) -> None:
    state = new(5, seed)
    order = seen(state)["order"]
    sums = [digits(state.players[seat].capital) for seat in order]
    assert sums == sorted(sums)
    assert [points(state, seat) for seat in order] == [0, 1, 1, 2, 2]


@pytest.mark.rule("C20", "A2")
def test_equal_sums_are_ordered_by_lot() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(400):
        state = new(2, seed)
        if digits(state.players[0].capital) == digits(state.players[1].capital):
            firsts[seen(state)["order"][0]] += 1
    assert min(firsts[0], firsts[1]) > 5


@pytest.mark.rule("C91", "A29")
def test_hands_and_decks_are_hidden_everything_else_is_open() -> None:
    state = position(
        Owner(capital=["green_2", "green_3"], hand=["vineyard_1"]),
        Owner(capital=["red_2", "blue_2"], hand=["mill_1", "bakery_1"]),
    )
    state.players[1].low_hidden = state.players[1].low
    view = seen(state, 0)
    assert view["hand_capital"] == ["green_2", "green_3"]
    assert view["players"][1]["capital_cards"] == 2
    assert view["players"][1]["building_cards"] == 2
    assert [c["id"] for c in view["players"][1]["buildings_seen"]] == ["bakery_1"]
    public = seen(state, -1)
    assert public["hand_capital"] == []
    assert public["hand_buildings"] == []


@pytest.mark.rule("A29")
def test_cards_taken_openly_stay_known_until_they_are_paid() -> None:
    state = position(
        Owner(capital=["red_1"]),
        stage="bankers",
        queues={"bankers": [[0], [], []]},
        open_capital=["violet_1", "green_1"],
    )
    play(state, "take both")
    assert seen(state, 1)["players"][0]["capital_seen"] == ["violet_1", "green_1"]
    play(state, "discard violet_1")
    play(state, sorted(legal(state, "discard"))[-1])
    assert "violet_1" not in seen(state, 1)["players"][0]["capital_seen"]
    assert "green_1" in capital(state)


@pytest.mark.rule("A29")
def test_an_imagined_table_keeps_hand_sizes_and_what_was_seen() -> None:
    state = new(4)
    for _ in range(4):
        play(state, "pass")
    for n in range(5):
        other = cast(Craftsmen, state.determinize(0, seeded(n)))
        assert capital(other, 0) == capital(state, 0)
        assert [number(p.capital) for p in other.players] == [5] * 4
        other.audit()
    hands = {tuple(capital(cast(Craftsmen, state.determinize(0, seeded(n))), 1)) for n in range(9)}
    assert len(hands) > 3


@pytest.mark.rule("A28")
def test_seats_are_fixed_and_are_not_the_turn_order() -> None:
    orders = {tuple(seen(new(3, seed))["order"]) for seed in range(20)}
    assert len(orders) > 3
