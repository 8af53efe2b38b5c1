"""The numbers a die can be used as, and the cost in workers (K48–K56).

In a set of numbers, the number 1 is bit 0.
"""

from typing import Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT

# Flags of cheaper changes (K54); both together are 3.
PLAIN: Final[i64] = 0
FREE_STEP: Final[i64] = 1
DOUBLE_STEPS: Final[i64] = 2

_WORKERS: Final = vec[i64]([0, 1, 2, 3, 0, 0, 1, 2, 0, 1, 1, 2, 0, 0, 1, 1])  # K54
_MOST_NEEDED: Final[i64] = 3  # K52

NO_KNOWLEDGE: Final[i64] = 0
BIGGER_STEPS: Final[i64] = 8
"""The knowledge tile that lets a worker change a die by 2 (K144)."""
FREE_FOR_BUILDINGS: Final[i64] = 9  # K145
FREE_FOR_SHIPS_AND_ANIMALS: Final[i64] = 10  # K146
FREE_FOR_THE_REST: Final[i64] = 11  # K147
FREE_FOR_TAKING: Final[i64] = 12  # K148
FREE_FOR_PLACING: Final = vec[i64](
    [
        FREE_FOR_THE_REST,
        FREE_FOR_SHIPS_AND_ANIMALS,
        FREE_FOR_THE_REST,
        FREE_FOR_THE_REST,
        FREE_FOR_BUILDINGS,
        FREE_FOR_SHIPS_AND_ANIMALS,
    ]
)
"""For each colour the knowledge tile that gives a free step when placing it."""


def workers_needed(die: i64, number: i64, skill: i64) -> i64:
    """The number of workers to use a die as this number (K51, K54)."""
    apart: i64 = die - number if die > number else number - die
    return _WORKERS[skill * 4 + min(apart, 6 - apart)]


_REACH: Final = vec[i64](
    [
        sum(BIT[n - 1] for n in range(1, 7) if workers_needed(die, n, skill) <= workers)
        for skill in range(4)
        for workers in range(4)
        for die in range(1, 7)
    ]
)


def reach(die: i64, workers: i64, skill: i64) -> i64:
    """The numbers a die can be used as."""
    return _REACH[(skill * 4 + min(workers, _MOST_NEEDED)) * 6 + die - 1]


def skill_with(owned: i64, free_step: i64) -> i64:
    """The flags of an owner of these knowledge tiles where tile `free_step` applies."""
    skill: i64 = DOUBLE_STEPS if owned & BIT[BIGGER_STEPS] else PLAIN
    if owned & BIT[free_step]:
        skill += FREE_STEP
    return skill
