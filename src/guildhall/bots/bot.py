"""The base class of bots."""

from dataclasses import dataclass
from math import inf

from guildhall.core.perspective import Perspective


@dataclass(frozen=True)
class Budget:
    """Limits the search for one move, by time or by simulations."""

    seconds: float = 1.0
    iterations: int | None = None
    """A number of simulations: the choice is the same on every machine."""
    patience: float = inf
    """Time limit in seconds for `iterations`."""


class Bot:
    """A bot is deterministic given its seed, the perspectives and the iterations."""

    faults: list[str]
    """Errors of an external program; empty for built-in bots."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget
        self.faults = []

    def choose(self, perspective: Perspective, budget: Budget | None = None) -> int:
        """Return a legal action, within `budget` or the bot's own budget."""
        raise NotImplementedError

    def close(self) -> None:
        """Release resources at the end of the game."""
