"""What a bot is."""

from dataclasses import dataclass
from math import inf

from guildhall.core.perspective import Perspective


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one move: seconds, or simulations whatever the time."""

    seconds: float = 1.0
    iterations: int | None = None
    """With this the choice is the same on every machine."""
    patience: float = inf
    """Seconds after which a slow machine stops before it has made them all."""


class Bot:
    """A player; same seed, same perspectives and same iterations, same choices."""

    faults: list[str]
    """What went wrong with a bot from outside; the house's own have none."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget
        self.faults = []

    def choose(self, perspective: Perspective, budget: Budget | None = None) -> int:
        """One of the legal actions of the perspective, within this budget or its own."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over for this bot."""
