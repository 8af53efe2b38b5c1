"""Reads a state from a list of numbers."""

from typing import Final, final

from guildhall.compiled_types import append, i64, vec
from guildhall.core.bits import BIT

MOST: Final[i64] = 1_000_000
"""An upper bound for coins, points and rounds in any game."""


@final
class SnapshotReader:
    """Reads a list of numbers from front to back; raises ValueError if one is invalid.

    Snapshots are untrusted input, so a game states the bounds of every number.
    """

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self._next = 0

    def between(self, lowest: i64, highest: i64) -> i64:
        number: i64 = self._numbers[self._next]
        self._next += 1
        if number < lowest or number > highest:
            raise ValueError("a number of the snapshot is out of bounds")
        return number

    def below(self, limit: i64) -> i64:
        return self.between(0, limit - 1)

    def amount(self) -> i64:
        """An amount without a specific limit."""
        return self.between(0, MOST)

    def flag(self) -> bool:
        return self.between(0, 1) == 1

    def members(self, size: i64) -> i64:
        """A set of numbers below `size`, as bits."""
        return self.between(0, BIT[size] - 1)

    def array(self, size: i64, lowest: i64, highest: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for _ in range(size):
            found = append(found, self.between(lowest, highest))
        return found

    def finish(self) -> None:
        """Check that all numbers have been read."""
        if self._next != len(self._numbers):
            raise ValueError("the snapshot has too many numbers")
