"""Reading back a position that was written as a list of numbers."""

from typing import final

from guildhall.core.native import append, i64, vec


@final
class SnapshotReader:
    """A list of numbers, read from front to back."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self._next = 0

    def one(self) -> i64:
        number = self._numbers[self._next]
        self._next += 1
        return number

    def flag(self) -> bool:
        return self.one() != 0

    def array(self, size: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for _ in range(size):
            found = append(found, self.one())
        return found

    def finish(self) -> None:
        """All must have been read."""
        if self._next != len(self._numbers):
            raise ValueError("more numbers than this position has")
