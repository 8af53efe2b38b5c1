"""Levels 1 to 10: each is meant to win two games out of three against the one below.

`levels.json` in the folder of a game defines the simulations and temperatures of its levels, and
contains the ratings measured by `make levels`.
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
"""Names of the levels, from weak to strong."""
_PATIENCE: Final = 1.0
"""Time limit per move, in seconds, on slow machines."""
_ABSURD: Final = 0.1
"""Moves with a smaller share of the visits than this, relative to the best, are never played."""
_CERTAIN: Final = 2**30


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The strength of a level in one game."""

    simulations: int
    """Simulations per move; 0 plays by the heuristics."""
    temperature: float
    """0 plays the best move, 1 draws a move in proportion to its visits."""


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The levels of a game and the measured ratings of bots."""

    levels: list[Level]
    ratings: dict[str, int]
    """Rating by bot name; 120 points more win two games out of three."""


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
"""For games without `levels.json`."""


@cache
def levels_of(game: str) -> Levels:
    folder = game_folders().get(game)
    file = folder / "levels.json" if folder else None
    if file is None or not file.exists():
        return _USUAL
    return msgspec.json.decode(file.read_bytes(), type=Levels)


class Numbered(Grandmaster):
    """A short search that draws one of the better moves, never an absurd one."""

    # The levels were measured without priors, which would make the lowest ones too strong.
    policy = False

    def __init__(self, seed: int, budget: Budget, number: str) -> None:
        super().__init__(seed, budget)
        self._place = NUMBERS.index(number)

    def choose(self, perspective: Perspective, budget: Budget | None = None) -> int:
        level = self._level(perspective.game)
        if not level.simulations:
            table = perspective.determinize(self._rng)
            weights = [(action, int(table.eagerness(action))) for action in perspective.legal]
            return self._drawn(weights, level.temperature)
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
        """Draw a move by weight; with temperature 0 return the first of the best."""
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
