"""Plays anything."""

from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded


class Random:
    """Chooses any legal action, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        return perspective.legal[self._rng.below(len(perspective.legal))]
