"""A bot that plays random moves."""

from guildhall.bots.bot import Bot, Budget
from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded


class Random(Bot):
    """Chooses any legal action with equal probability."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self._rng = seeded(seed)

    def choose(self, perspective: Perspective, budget: Budget | None = None) -> int:
        return perspective.legal[self._rng.below(len(perspective.legal))]
