"""A bot that plays by its game's heuristics without search."""

from guildhall.bots.bot import Bot, Budget
from guildhall.core.perspective import Perspective
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded


class Apprentice(Bot):
    """Draws an action in proportion to its eagerness."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self._rng = seeded(seed)

    def choose(self, perspective: Perspective, budget: Budget | None = None) -> int:
        return choose_eagerly(perspective.determinize(self._rng), self._rng)
