"""Ten levels for people: each is meant to win two games of three against the one below.

How long a level looks ahead and how surely it then plays what it found best stands in
`levels.json` in the folder of its game, with the ratings that `make levels` has measured.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.core.game import Game
from guildhall.core.perspective import Perspective
from guildhall.paths import game_folders

NUMBERS: Final = tuple(str(number) for number in range(1, 11))
"""The names of the levels, from weak to strong."""
_PATIENCE: Final = 1.0
"""Seconds that a level thinks at most, where a machine is slow."""
_ABSURD: Final = 0.1
"""A move less likely than that, measured by the likeliest, is not even a mistake of a person."""
_CERTAIN: Final = 2**30


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level plays a game."""

    simulations: int
    """For each move; with none it goes by what it wants at first sight."""
    temperature: float
    """0: always what seems best; 1: everything as often as it seemed worth a try."""


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The levels of a game, and what they and other bots were measured to be worth."""

    levels: list[Level]
    ratings: dict[str, int]
    """By name of a bot; 120 points more win two games of three."""


_USUAL: Final = Levels(
    [
        Level(simulations, temperature)
        for simulations, temperature in (
            (0, 1.0), (0, 0.5), (8, 1.0), (16, 0.7), (32, 0.7),
            (64, 0.5), (128, 0.5), (256, 0.3), (512, 0.2), (1024, 0.0),
        )
    ],
    {},
)  # fmt: skip
"""For a game whose levels nobody has measured."""


@cache
def levels_of(game: str) -> Levels:
    folder = game_folders().get(game)
    file = folder / "levels.json" if folder else None
    if file is None or not file.exists():
        return _USUAL
    return msgspec.json.decode(file.read_bytes(), type=Levels)


class Numbered(Grandmaster):
    """Looks ahead as far as its level does, and takes one of the better moves it has seen.

    What so short a look misses it does not play; what it does play is never absurd.
    """

    # Levels were measured without, and a short look that knows the good moves is no beginner's.
    wants = False

    def __init__(self, seed: int, budget: Budget, number: str) -> None:
        super().__init__(seed, budget)
        self._place = NUMBERS.index(number)

    def choose(self, perspective: Perspective, budget: Budget | None = None) -> int:
        level = self._level(perspective.game)
        if not level.simulations:
            table = perspective.determinize(self._rng)
            wants = [(action, int(table.eagerness(action))) for action in perspective.legal]
            return self._drawn(wants, level.temperature)
        thinking = Budget(iterations=level.simulations, patience=_PATIENCE)
        if budget is not None and budget.iterations is not None:
            thinking = Budget(iterations=min(level.simulations, budget.iterations))
        advice = self.advise(perspective, thinking)
        action = self._drawn([(one.action, one.tries) for one in advice], level.temperature)
        self._play_on(perspective, action)
        return action

    def _level(self, game: Game) -> Level:
        return levels_of(game.name).levels[self._place]

    def _drawn(self, moves: Sequence[tuple[int, int]], temperature: float) -> int:
        """One of the moves, each by its weight; the first of the weightiest without temperature."""
        best, most = max(moves, key=lambda move: move[1])
        if not temperature:
            return best
        likely = [
            (action, (weight / max(most, 1)) ** (1 / temperature))
            for action, weight in moves
            if weight >= _ABSURD * most
        ]
        ticket = self._rng.below(_CERTAIN) / _CERTAIN * sum(share for _, share in likely)
        for action, share in likely:
            ticket -= share
            if ticket < 0:
                return action
        return best
