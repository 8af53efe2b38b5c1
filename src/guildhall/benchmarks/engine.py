"""Decisions per second and the time of a clone, for one game on one core."""

import time
from collections.abc import Callable
from math import inf
from typing import Final, TypedDict

from guildhall.bots.search import Search
from guildhall.bots.tree import Tree
from guildhall.core import compiled
from guildhall.core.game import Game
from guildhall.core.playout import choose_eagerly, random_playout
from guildhall.core.rng import seeded

_SIMULATIONS: Final = 200
_MOVES_BETWEEN: Final = 9


class Speed(TypedDict):
    """The measurements of a game."""

    playout_decisions_per_s: int
    stepped_decisions_per_s: int
    clone_us: float
    simulations_per_s: int
    """Simulations of the master's search, over the positions of a game."""
    outside_rules: float
    """Upper bound of the share of the search's time spent outside the rules."""
    compiled: bool


def measure(game: Game, seconds: float) -> Speed:
    """Measure a game with its smallest number of players, `seconds` for each figure."""
    simulations, outside = _search(game, seconds)
    return {
        "playout_decisions_per_s": round(_per_second(_playout(game), seconds)),
        "stepped_decisions_per_s": round(_per_second(_stepped(game), seconds)),
        "clone_us": round(1e6 / _per_second(_clones(game), seconds), 3),
        "simulations_per_s": round(simulations),
        "outside_rules": round(outside, 3),
        "compiled": compiled(),
    }


def _per_second(work: Callable[[int], int], seconds: float) -> float:
    """Repetitions per second of CPU time, set-up included."""
    work(0)
    done, seed, begun = 0, 1, time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        done += work(seed)
        seed += 1
    return done / passed


def _playout(game: Game) -> Callable[[int], int]:
    def work(seed: int) -> int:
        return random_playout(game.new(game.min_seats, seed), seeded(seed))

    return work


def _stepped(game: Game) -> Callable[[int], int]:
    def work(seed: int) -> int:
        state, rng = game.new(game.min_seats, seed), seeded(seed)
        decisions = 0
        while not state.over:
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            decisions += 1
        return decisions

    return work


def _clones(game: Game) -> Callable[[int], int]:
    def work(seed: int) -> int:
        state, rng = game.new(game.min_seats, seed), seeded(seed)
        for _ in range(60):
            if not state.over:
                legal = state.legal()
                state.play(legal[rng.below(len(legal))])
        clone = state.clone
        for _ in range(2000):
            clone()
        return 2000

    return work


def _search(game: Game, seconds: float) -> tuple[float, float]:
    """Simulations per second of CPU time, and the share of it outside the rules."""
    state, rng = game.new(game.min_seats, 1), seeded(1)
    simulations, searching, in_tree = 0, 0.0, 0.0
    while searching < seconds:
        if state.over:
            state = game.new(game.min_seats, 1 + simulations)
        search = Search(state.clone(), state.seat, rng, Tree())
        begun = time.process_time()
        search.run(_SIMULATIONS, inf)
        searching += time.process_time() - begun
        simulations += int(search.simulations)
        # Reading the clock takes time too, so the share is measured separately.
        clocked = Search(state.clone(), state.seat, rng, Tree())
        clocked.clocked = True
        begun = time.perf_counter()
        clocked.run(_SIMULATIONS, inf)
        in_tree += clocked.seconds_in_tree / (time.perf_counter() - begun)
        for each in (search, clocked):
            each.close()
        for _ in range(_MOVES_BETWEEN):
            if not state.over:
                state.play(choose_eagerly(state, rng))
    return simulations / searching, in_tree * _SIMULATIONS / simulations
