"""The conformance tests that run for every registered game."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall import games
from guildhall.conformance import checks
from guildhall.conformance.games import Broken, proven_game
from guildhall.core.errors import BrokenInvariant
from guildhall.core.game import Game
from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded
from guildhall.core.state import State


def tables() -> Iterator[tuple[str, int]]:
    for name in games.NAMES:
        game = games.load(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            yield name, seats


TABLES = list(tables())


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_position_of_whole_games(name: str, seats: int, seed: int) -> None:
    game = games.load(name)
    proven_game(game, seats, seed, every=1 if seed == 2 and seats == game.min_seats else 11)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**128))
def test_games_of_any_seed(name: str, seats: int, seed: int) -> None:
    proven_game(games.load(name), seats, seed, every=211)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_do_not_share_state_or_use_the_global_generator(name: str, seats: int) -> None:
    game = games.load(name)

    def steps(seed: int) -> Iterator[int]:
        state, rng = game.new(seats, seed), seeded(seed)
        while not state.over:
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            yield state.key()

    alone = list(steps(3))
    random.seed(1)
    together = []
    for key, _ in zip(steps(3), steps(4), strict=False):
        random.random()
        together.append(key)
    assert together == alone[: len(together)]
    assert len(together) > 20


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_perspective_contains_nothing_hidden(name: str, seats: int) -> None:
    """Two states that differ only in hidden facts have equal perspectives."""
    for state in positions(games.load(name), seats, seed=8):
        seat = int(state.seat)
        one, other = (state.determinize(seat, seeded(n)) for n in (1, 2))
        first, second = Perspective(one, seat), Perspective(other, seat)
        assert first.view == second.view
        assert first.legal == second.legal
        assert first.determinize(seeded(3)) == second.determinize(seeded(3))


def positions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Yield every tenth position of a random game."""
    state, rng = game.new(seats, seed), seeded(seed)
    moves = 0
    while not state.over and moves < 200:
        if moves % 10 == 0:
            yield state
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
        moves += 1


def test_a_broken_invariant_is_reported_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails_late(state: State) -> None:
        checks.require(state.revealed < 3, "three cards were turned")

    monkeypatch.setattr("guildhall.conformance.checks.check_books", fails_late)
    with pytest.raises(Broken, match="three cards were turned") as caught:
        proven_game(games.load("builders"), 2, 1, every=1000)
    assert caught.value.record.moves


@pytest.mark.written
def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("builders")
    state = game.new(2, 1)
    look = type(state).do_view

    def leaking(self: State, viewer: int) -> dict[str, object]:
        return {**look(self, viewer), "next": list(self.buildings.deck)}  # type: ignore[attr-defined]

    monkeypatch.setattr(type(state), "do_view", leaking)
    with pytest.raises(BrokenInvariant):
        checks.check_secrecy(state, seeded(1))


@pytest.mark.written
def test_a_shallow_copy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("builders")
    state = game.new(2, 1)
    twin = type(state)._twin  # type: ignore[attr-defined]

    def shallow(self: State, *parts: object) -> State:
        copy: State = twin(self, *parts)
        copy.players = self.players  # type: ignore[attr-defined]
        return copy

    monkeypatch.setattr(type(state), "_twin", shallow)
    with pytest.raises(BrokenInvariant, match="changed its original"):
        checks.check_independence(state, seeded(1))
