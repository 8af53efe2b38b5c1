"""Pairings: all entrants play in every round, without rematches where possible."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.server.tournaments.pairing import (
    Past,
    Tables,
    round_robin,
    swiss,
    usual_rounds,
)


def rematches(rounds: list[Tables]) -> int:
    met = Past(rounds, {}).meetings()
    return sum(times - 1 for times in met.values())


def tournament(
    kind: str, entrants: int, seats: int, rounds: int, luck: random.Random
) -> list[Tables]:
    """Yield rounds with random results."""
    numbers = list(range(1, entrants + 1))
    scores = dict.fromkeys(numbers, 0.0)
    played: list[Tables] = []
    for number in range(rounds):
        way = swiss if kind == "swiss" else round_robin
        tables = way(numbers, seats, Past(played, scores), f"cup {number}")
        assert sorted(one for table in tables for one in table) == numbers
        assert {len(table) for table in tables} == {seats}
        for table in tables:
            for points, one in enumerate(luck.sample(table, seats)):
                scores[one] += points
        played.append(tables)
    return played


@given(st.integers(1, 6), st.integers(2, 5), st.randoms(use_true_random=False))
@settings(max_examples=15, deadline=None)
def test_every_entrant_plays_once_per_round(tables: int, seats: int, luck: random.Random) -> None:
    for kind in ("swiss", "round-robin"):
        tournament(kind, tables * seats, seats, 3, luck)


@given(st.integers(2, 9), st.randoms(use_true_random=False))
@settings(max_examples=15, deadline=None)
def test_a_swiss_tournament_for_two_avoids_rematches_while_possible(
    pairs: int, luck: random.Random
) -> None:
    # With n entrants, n / 2 rounds can always be drawn: all have enough new opponents.
    assert rematches(tournament("swiss", 2 * pairs, 2, pairs, luck)) == 0


@pytest.mark.parametrize(
    ("entrants", "seats", "rounds"), [(16, 4, 3), (15, 3, 4), (24, 3, 6), (25, 5, 3)]
)
def test_a_swiss_tournament_for_more_avoids_rematches_while_possible(
    entrants: int, seats: int, rounds: int
) -> None:
    for seed in range(2):
        assert rematches(tournament("swiss", entrants, seats, rounds, random.Random(seed))) == 0


def test_entrants_with_equal_scores_meet() -> None:
    scores = {1: 3.0, 2: 3.0, 3: 1.0, 4: 1.0, 5: 0.0, 6: 0.0}
    tables = swiss(list(scores), 2, Past([], scores), "cup")
    assert [sorted(table) for table in tables] == [[1, 2], [3, 4], [5, 6]]
    # Entrants who have met do not meet again, though they have the same score.
    met = Past([[[1, 2], [3, 4], [5, 6]]], scores)
    again = {frozenset(table) for table in swiss(list(scores), 2, met, "cup")}
    assert not again & {frozenset({1, 2}), frozenset({3, 4}), frozenset({5, 6})}
    # Of the remaining pairings these have the nearest scores: 4 and 9 for the leaders, and 1.
    assert sum((scores[a] - scores[b]) ** 2 for a, b in map(sorted, again)) == 14


@given(st.integers(1, 10), st.randoms(use_true_random=False))
@settings(max_examples=10, deadline=None)
def test_in_a_round_robin_for_two_every_pair_meets_once(pairs: int, luck: random.Random) -> None:
    entrants = 2 * pairs
    rounds = tournament("round-robin", entrants, 2, usual_rounds("round-robin", entrants, 2), luck)
    met = Past(rounds, {}).meetings()
    assert met == Counter(combinations(range(1, entrants + 1), 2))


def test_a_round_robin_for_more_spreads_meetings() -> None:
    # Sixteen at tables of four: in five rounds every entrant could meet every other once.
    rounds = tournament("round-robin", 16, 4, 5, random.Random(1))
    met = Past(rounds, {}).meetings()
    assert max(met.values()) <= 2
    assert len(met) >= 90  # of 120


@given(st.integers(2, 8), st.integers(2, 5), st.randoms(use_true_random=False))
@settings(max_examples=10, deadline=None)
def test_seats_are_balanced(tables: int, seats: int, luck: random.Random) -> None:
    rounds = tournament("swiss", tables * seats, seats, seats, luck)
    sat = Counter(
        (one, seat) for drawn in rounds for table in drawn for seat, one in enumerate(table)
    )
    # Random seats would soon give some entrant the same seat every time.
    assert max(sat.values()) < max(seats, 3)


def test_fillers_are_spread_over_the_tables() -> None:
    entrants = list(range(1, 17))
    fillers = frozenset({14, 15, 16})
    rounds: list[Tables] = []
    for number in range(3):
        tables = swiss(entrants, 4, Past(rounds, {}, fillers), f"cup {number}")
        assert max(len(fillers.intersection(table)) for table in tables) == 1
        rounds.append(tables)
    # Each entrant meets a filler once before any does twice.
    company = Counter(
        (one, filler) for drawn in rounds for table in drawn for filler in fillers & set(table)
        for one in table if one not in fillers
    )  # fmt: skip
    assert max(company.values()) == 1


def test_a_draw_is_the_same_on_every_machine() -> None:
    past = Past([], dict.fromkeys(range(1, 13), 0.0))
    for seats in (2, 3, 4):
        assert swiss(range(1, 13), seats, past, "a") == swiss(range(1, 13), seats, past, "a")
        assert swiss(range(1, 13), seats, past, "a") != swiss(range(1, 13), seats, past, "b")


def test_usual_rounds() -> None:
    assert [usual_rounds("swiss", n, 2) for n in (2, 4, 5, 8, 16, 17)] == [1, 2, 3, 3, 4, 5]
    assert [usual_rounds("round-robin", n, 2) for n in (2, 4, 16)] == [1, 3, 15]
    assert usual_rounds("round-robin", 16, 4) == 5
    # 127 rounds would be too many.
    assert [usual_rounds("round-robin", n, 2) for n in (32, 33, 128)] == [31, 31, 31]
