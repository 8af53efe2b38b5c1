"""Sets of up to 62 small numbers, stored as the bits of one integer."""

from typing import Final

from guildhall.compiled_types import i64, vec

# A table, because mypyc compiles `1 << n` to a 32-bit shift.
BIT: Final = vec[i64]([2**n for n in range(62)])

# 67 is the smallest number that leaves a different remainder for every power of two up to 2**65.
_PLACE_BY_REMAINDER: Final = vec[i64](
    [next((n for n in range(66) if pow(2, n, 67) == r), 0) for r in range(67)]
)


def lowest(bits: i64) -> i64:
    """Smallest member of a non-empty set."""
    return _PLACE_BY_REMAINDER[(bits & -bits) % 67]


def write_members(buffer: vec[i64], start: i64, first: i64, bits: i64) -> i64:
    """Write `first` plus each member, ascending, to a buffer; return the next free index.

    All lists of legal moves are written by this, so it finds the members without a call for each.
    """
    end: i64 = start
    while bits:
        buffer[end] = first + _PLACE_BY_REMAINDER[(bits & -bits) % 67]
        end += 1
        bits &= bits - 1
    return end


def count(bits: i64) -> i64:
    """Number of members."""
    size: i64 = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


def members(bits: i64) -> list[int]:
    """All members, ascending."""
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found
