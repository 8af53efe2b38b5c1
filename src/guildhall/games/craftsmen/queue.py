"""The queue of a guild, as one number.

Three bits for each of six places, field x 2 for the lower disc and one more for the upper one, with
0 or the seat + 1; above them one bit for each place whose helper has used a privilege.
"""

from typing import Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT

PLACES: Final[i64] = 6
NOBODY_THERE: Final[i64] = -1
_DISC: Final = vec[i64]([8**place for place in range(6)])


def disc(queue: i64, place: i64) -> i64:
    """The seat of the disc on a place of a queue, or NOBODY_THERE."""
    return (queue >> (3 * place) & 7) - 1


def has_used(queue: i64, place: i64) -> bool:
    return queue >> (18 + place) & 1 != 0


def used_in(queue: i64) -> i64:
    """The set of places whose helper has used a privilege."""
    return queue >> 18


def places_of(queue: i64, seat: i64) -> i64:
    """The set of places of a queue with discs of a seat."""
    found: i64 = 0
    if queue:
        for place in range(PLACES):
            if disc(queue, place) == seat:
                found |= BIT[place]
    return found


def mark_used(queue: i64, place: i64) -> i64:
    return queue | BIT[18 + place]


def put_disc(queue: i64, place: i64, seat: i64) -> i64:
    return queue + (seat + 1) * _DISC[place]


def take_disc(queue: i64, place: i64) -> i64:
    return queue - (disc(queue, place) + 1) * _DISC[place]


def number_of(queue: i64, seat: i64) -> i64:
    """The number of discs of a seat in a queue."""
    found: i64 = 0
    for place in range(PLACES):
        if disc(queue, place) == seat:
            found += 1
    return found
