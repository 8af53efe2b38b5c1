"""The seeds of successive games."""

import numpy as np

_SEEDS = 2**31


class Seeds:
    """Use the given seed for the first game, and draw all later ones from it."""

    def __init__(self) -> None:
        self._draw = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        if seed is None:
            return int(self._draw.integers(_SEEDS))
        self._draw = np.random.default_rng(seed)
        return seed
