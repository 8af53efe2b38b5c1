"""Plays what looks best at once."""

from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded


class Greedy:
    """Chooses the action that its game's sense wants most; equals by lot."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def choose(self, perspective: Perspective) -> int:
        state = perspective.determinize(self._rng)
        wants = [state.eagerness(action) for action in perspective.legal]
        most = max(wants)
        best = [a for a, want in zip(perspective.legal, wants, strict=True) if want == most]
        return best[self._rng.below(len(best))]
