"""Checks random games from start to end."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from guildhall.conformance import checks
from guildhall.core import record
from guildhall.core.errors import BrokenInvariant
from guildhall.core.events import Log
from guildhall.core.game import Game, Value
from guildhall.core.playout import choose_eagerly
from guildhall.core.record import Record
from guildhall.core.rng import seeded
from guildhall.core.state import State

_PLAYERS: Final = 7_000_003
"""Added to a seed, so that the players do not use the random numbers of the game."""


class Broken(Exception):
    """A check failed; the record leads to the position."""

    def __init__(self, what: str, record: Record) -> None:
        super().__init__(what, record)
        self.what = what
        self.record = record


@dataclass
class Tally:
    """The coverage of a number of games."""

    games: int = 0
    decisions: int = 0
    effects: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.effects.update(other.effects)


def proven_game(game: Game, seats: int, seed: int, every: int, **options: Value) -> Tally:
    """Play one random game; audit every position, and run all checks at every `every`-th.

    The seed determines whether the players are random, weighted by eagerness, or both in turn.
    """
    written = record.begin(game, seats, seed, **options)
    try:
        return _play(game, written, every)
    except (BrokenInvariant, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise Broken(f"{type(error).__name__}: {error}", written) from error


def _play(game: Game, written: Record, every: int) -> Tally:
    state = game.new(written.seats, written.seed, **written.options)
    rng = seeded(written.seed + _PLAYERS)
    tally = Tally(games=1)
    earlier: list[tuple[State, int]] = []
    while True:
        checks.check_books(state)
        if tally.decisions % every == 0 or state.over:
            checks.check_position(state, rng)
            earlier.append((state.clone(), state.key()))
        if state.over:
            break
        legal = state.legal()
        eager = rng.below(2) < written.seed % 3
        action = choose_eagerly(state, rng) if eager else legal[rng.below(len(legal))]
        log: Log = []
        written.moves.append(game.text(action))
        state.do_play(action, log)
        tally.decisions += 1
        if tally.decisions % every == 0:
            checks.check_events(state, log)
        for event in log:
            tally.effects.update(game.effects_of(event))
    for clone, key in earlier:
        checks.require(clone.key() == key, "a later move changed an earlier clone")
    written.key = f"{state.key():032x}"
    checks.require(record.verify(game, written) == state, "the record leads to the same end")
    return tally
