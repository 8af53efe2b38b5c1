"""The random generator inside a state: same seed, same numbers, on every machine."""

import hashlib
from typing import Final, final

from guildhall.compiled_types import i64, vec

_LOW: Final[i64] = 0xFFFFFFFF
# For both multipliers m, m * 2**32 - 1 is a safe prime, so each half has a period of about 2**62;
# m < 2**31 keeps every product below 2**63, where interpreted and native integers agree.
_FIRST: Final[i64] = 2147483085
_SECOND: Final[i64] = 1999999335
# 0 and the last state are fixed points of the generator.
LAST_FIRST: Final[i64] = _FIRST * 0x100000000 - 2
LAST_SECOND: Final[i64] = _SECOND * 0x100000000 - 2


@final
class Rng:
    """Two multiply-with-carry generators added together: 126 bits of state."""

    def __init__(self, first: i64, second: i64) -> None:
        self.first = first
        self.second = second

    def clone(self) -> "Rng":
        return Rng(self.first, self.second)

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (int(self.first), int(self.second))

    def word(self) -> i64:
        """Next 32 random bits."""
        first: i64 = _FIRST * (self.first & _LOW) + (self.first >> 32)
        second: i64 = _SECOND * (self.second & _LOW) + (self.second >> 32)
        self.first = first
        self.second = second
        return (first ^ (first >> 32) ^ second ^ (second >> 32)) & _LOW

    def below(self, limit: i64) -> i64:
        """Uniform number from 0 to limit - 1, without the bias of a plain remainder."""
        product: i64 = self.word() * limit
        if (product & _LOW) < limit:
            rejected: i64 = (_LOW + 1 - limit) % limit
            while (product & _LOW) < rejected:
                product = self.word() * limit
        return product >> 32

    def shuffle(self, array: vec[i64], start: i64, end: i64) -> None:
        """Shuffle array[start:end] in place, every order equally likely."""
        last: i64 = end - 1
        while last > start:
            other: i64 = start + self.below(last - start + 1)
            kept: i64 = array[last]
            array[last] = array[other]
            array[other] = kept
            last -= 1

    def split(self) -> "Rng":
        """A new generator with an independent sequence."""
        return Rng(_state(self.word(), self.word()), _state(self.word(), self.word()))


def _state(high: i64, low: i64) -> i64:
    # 0 and the largest state are the fixed points of multiply-with-carry; the bounds exclude both.
    return (high & 0x3FFFFFFF) * 0x100000000 + low + 1


def seeded(seed: int) -> Rng:
    """The generator of a seed; every bit of the seed counts."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    return Rng(_state(words[0], words[1]), _state(words[2], words[3]))
