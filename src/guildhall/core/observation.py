"""Writes observations, one number after the other, into shared memory."""

from collections.abc import Callable
from typing import final

from guildhall.compiled_types import i16, i64, vec
from guildhall.core.bits import lowest


@final
class ObservationWriter:
    """A cursor in an array of numbers.

    The array may be any that stores numbers by index; compiled it is a `vec`. `wipe` writes zeros
    to a range, for arrays that can do this at once.
    """

    def __init__(self, numbers: vec[i16], wipe: Callable[[int, int], None] | None = None) -> None:
        self.numbers = numbers
        self.at: i64 = 0
        self._wipe = wipe

    def begin(self, start: i64, size: i64) -> None:
        """Move the cursor and wipe the range."""
        if self._wipe is None:
            numbers = self.numbers
            for place in range(start, start + size):
                numbers[place] = 0
        else:
            self._wipe(start, start + size)
        self.at = start

    def number(self, number: i64) -> None:
        if number:
            self.numbers[self.at] = i16(number)
        self.at += 1

    def flag(self, holds: bool) -> None:
        if holds:
            self.numbers[self.at] = 1
        self.at += 1

    def choice(self, chosen: i64, size: i64) -> None:
        """Write a 1 at index `chosen` of `size` numbers; a negative index writes only zeros."""
        if chosen >= 0:
            self.numbers[self.at + chosen] = 1
        self.at += size

    def members(self, bits: i64, size: i64) -> None:
        """Write a 1 at the index of every member of a bit set."""
        while bits:
            self.numbers[self.at + lowest(bits)] = 1
            bits &= bits - 1
        self.at += size

    def array(self, array: vec[i64]) -> None:
        for number in array:
            self.number(number)
