"""What a bot is."""

from typing import Protocol

from guildhall.core.perspective import Perspective


class Bot(Protocol):
    """A player; same seed and same perspectives, same choices."""

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions of the perspective."""
        ...
