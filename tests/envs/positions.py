"""Positions for the tests of environments."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from guildhall import games
from guildhall.core.game import Game, Value
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State

TABLES = [
    (name, seats)
    for name in games.NAMES
    for seats in range(games.load(name).min_seats, games.load(name).max_seats + 1)
]

"""Every game with every number of players."""


def positions(
    game: Game,
    seats: int,
    seed: int,
    every: int = 1,
    options: Mapping[str, Value] = MappingProxyType({}),
) -> Iterator[State]:
    """Yield every n-th position of a game between sensible random players, and its end."""
    state, rng = game.new(seats, seed, **options), seeded(seed)
    moves = 0
    while not state.over:
        if moves % every == 0:
            yield state
        state.play(choose_eagerly(state, rng))
        moves += 1
    yield state
