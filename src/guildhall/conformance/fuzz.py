"""Checks many games, on all cores."""

from collections.abc import Callable
from functools import partial

from guildhall.conformance.games import Broken, Tally, proven_game
from guildhall.core.game import Game, Value
from guildhall.core.rng import seeded
from guildhall.spread import Engine, spread

EVERY = 499
"""All checks run at every n-th position; a prime, so that all kinds of moves are covered."""
_CHUNK = 50


def fuzz(
    game: Game,
    seats: int,
    count: int,
    seed: int,
    options: dict[str, Value],
    progress: Callable[[int], None],
    engine: Engine = "local",
) -> Tally:
    """Play `count` games with seeds from `seed` on; raises Broken at the first failure.

    Without options the games are played with various ones, see `_varied`.
    """
    total = Tally()
    chunks = [range(s, min(s + _CHUNK, seed + count)) for s in range(seed, seed + count, _CHUNK)]
    for tally in spread(partial(_chunk, game, seats, options), chunks, engine):
        if isinstance(tally, Broken):
            raise tally
        total.add(tally)
        progress(tally.games)
    return total


def options_met(game: Game) -> list[str]:
    """What a long run must cover: every value of each option."""
    return [
        f"{name} = {choice}" for name, option in game.options.items() for choice in option.choices
    ]


def _varied(game: Game, seed: int) -> dict[str, Value]:
    """The options of a game: defaults in every second game, otherwise random."""
    if seed % 2 == 0:
        return game.checked({})
    rng = seeded(seed)
    chosen = {
        name: option.choices[rng.below(len(option.choices))]
        for name, option in game.options.items()
        if option.choices
    }
    return game.checked(chosen)


def _chunk(game: Game, seats: int, options: dict[str, Value], seeds: range) -> Tally | Broken:
    total = Tally()
    for seed in seeds:
        try:
            chosen = options or _varied(game, seed)
            total.add(proven_game(game, seats, seed, EVERY, **chosen))
            total.effects.update(f"{name} = {value}" for name, value in chosen.items())
        except Broken as broken:
            return broken
    return total
