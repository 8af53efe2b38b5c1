"""Decisions per second and the time of a clone, for one game on one core."""

import time
from collections.abc import Callable
from typing import TypedDict

from guildhall.core import compiled
from guildhall.core.game import Game
from guildhall.core.playout import random_playout
from guildhall.core.rng import seeded


class Speed(TypedDict):
    """What is measured of a game."""

    playout_decisions_per_s: int
    stepped_decisions_per_s: int
    clone_us: float
    compiled: bool


def measure(game: Game, seconds: float) -> Speed:
    """Measure a game with its smallest number of players, `seconds` for each figure."""
    return {
        "playout_decisions_per_s": round(_per_second(_playout(game), seconds)),
        "stepped_decisions_per_s": round(_per_second(_stepped(game), seconds)),
        "clone_us": round(1e6 / _per_second(_clones(game), seconds), 3),
        "compiled": compiled(),
    }


def _per_second(work: Callable[[int], int], seconds: float) -> float:
    """How much of the work is done in a second of processor time, set-up of tables included."""
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
