"""B. Setup."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

import pytest

from guildhall.games.builders.components import APPRENTICES, WORKERS
from guildhall.games.builders.state import Builders
from tests.games.builders.position import GAME, coins, finished, idle, legal, position, seen, sites


def fresh(seats: int, seed: int = 1) -> Builders:
    return cast(Builders, GAME.new(seats, seed))


@pytest.mark.rule("B13")
def test_five_buildings_open_and_37_in_the_deck() -> None:
    state = fresh(2)
    assert len(state.buildings.places) == 5
    assert len(state.buildings.deck) - state.buildings.top == 37
    assert sorted(state.buildings.deck) == list(range(42))


@pytest.mark.rule("B14")
def test_every_player_has_one_idle_apprentice() -> None:
    state = fresh(4)
    dealt = set().union(*(idle(state, seat) for seat in range(4)))
    assert len(dealt) == 4
    assert all(name.startswith("apprentice") for name in dealt)


@pytest.mark.rule("B15")
@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 3), (4, 2)])
def test_apprentices_left_over_join_the_deck(seats: int, left: int) -> None:
    deck = fresh(seats).workers.deck
    assert len([worker for worker in deck if worker in APPRENTICES]) == left
    assert len([worker for worker in deck if worker not in APPRENTICES]) == 36


@pytest.mark.rule("B16")
@pytest.mark.parametrize(("seats", "left"), [(2, 35), (3, 34), (4, 33)])
def test_five_workers_open(seats: int, left: int) -> None:
    row = fresh(seats).workers
    assert len(row.places) == 5
    assert len(row.deck) - row.top == left
    assert len(row.deck) == WORKERS - seats


@pytest.mark.rule("B17", "BA3")
def test_the_top_card_of_both_decks_is_open() -> None:
    state = fresh(2)
    view = seen(state)
    for row in ("buildings", "workers"):
        assert view[row]["top"]
    following = view["workers"]["top"]
    state.play(GAME.parse(sorted(legal(state, "hire"))[0]))
    assert following in seen(state)["workers"]["places"]


@pytest.mark.rule("B18", "B20")
def test_what_a_player_begins_with() -> None:
    state = fresh(3)
    for seat in range(3):
        assert coins(state, seat) == 10
        assert len(idle(state, seat)) == 1
        assert sites(state, seat) == finished(state, seat) == set()
    assert state.scores() == [1, 1, 1]
    assert [player.points for player in state.players] == [0, 0, 0]


@pytest.mark.rule("B12", "B19")
def test_the_first_player_has_the_first_turn() -> None:
    states = [fresh(4, seed) for seed in range(20)]
    assert all(state.seat == state.first_player for state in states)
    assert len({int(state.seat) for state in states}) > 1


@pytest.mark.rule("B19", "BA18")
def test_first_player_apprentices_and_decks_are_uniformly_random() -> None:
    states = [fresh(3, seed) for seed in range(600)]
    # Each limit is far beyond the 99.99th percentile for that many outcomes.
    assert_uniform([int(state.first_player) for state in states], outcomes=3, limit=25)
    assert_uniform([str(idle(state, 0)) for state in states], outcomes=6, limit=35)
    assert_uniform([int(state.buildings.deck[41]) for state in states], outcomes=42, limit=95)
    assert_uniform([int(state.workers.deck[0]) for state in states], outcomes=42, limit=95)


def assert_uniform(drawn: Sequence[object], outcomes: int, limit: float) -> None:
    counts = Counter(drawn)
    expected = len(drawn) / outcomes
    missing = outcomes - len(counts)
    assert missing >= 0
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square + missing * expected < limit


@pytest.mark.rule("B81")
def test_there_are_no_variants() -> None:
    assert not GAME.options
    assert position().options == {}
