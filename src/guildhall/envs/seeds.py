"""The seeds of one game after the other."""

import numpy as np

_SEEDS = 2**31


class Seeds:
    """A seed that is given is used as it is; all that follow are drawn from it."""

    def __init__(self) -> None:
        self._draw = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        if seed is None:
            return int(self._draw.integers(_SEEDS))
        self._draw = np.random.default_rng(seed)
        return seed
