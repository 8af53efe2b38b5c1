"""Capital cards: 12 kinds, 4 colours with the values 1 to 3.

A set of cards is one number, four bits for each kind: violet 1 lowest, red 3 highest. The
twelve bits of one colour are looked up in tables.
"""

from typing import Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import lowest
from guildhall.games.craftsmen.components import COLOURS

KINDS: Final[i64] = 12
KIND_IDS: Final[list[str]] = [f"{colour}_{value}" for colour in COLOURS for value in (1, 2, 3)]
NO_CARD: Final[i64] = -1
MOST_OF_A_KIND: Final[i64] = 15

ONE: Final = vec[i64]([16**kind for kind in range(12)])
"""A set of one card of a kind."""
FROM: Final = vec[i64]([16**12 - 16**kind for kind in range(13)])
"""Mask of all cards of a kind and of the kinds above it."""
COLOUR: Final = vec[i64]([0xFFF * 4096**colour for colour in range(4)])
"""Mask of all cards of a colour."""
ANY_COLOUR: Final[i64] = 16**12 - 1
_ONE_COLOUR: Final[i64] = 0xFFF


def _group(cards: int) -> tuple[int, int, int]:
    return cards & 15, cards >> 4 & 15, cards >> 8


def _value_of(group: tuple[int, int, int]) -> int:
    digits = group[0] + 2 * group[1] + 3 * group[2]
    return max(digits, 5 * (sum(group) - 1))  # C38, C39


def _least_loss(group: tuple[int, int, int]) -> int:
    """The smallest loss of value when the group loses one of its cards."""
    ones, twos, threes = group
    left = [
        _value_of(rest)
        for rest in ((ones - 1, twos, threes), (ones, twos - 1, threes), (ones, twos, threes - 1))
        if min(rest) >= 0
    ]
    return _value_of(group) - max(left) if left else 99


_VALUE: Final = vec[i64]([_value_of(_group(cards)) for cards in range(4096)])
_NUMBER: Final = vec[i64]([sum(_group(cards)) for cards in range(4096)])
_DIGITS: Final = vec[i64]([sum(n * k for k, n in enumerate(_group(c), 1)) for c in range(4096)])
_LOSS: Final = vec[i64]([_least_loss(_group(cards)) for cards in range(4096)])


def colour_of(kind: i64) -> i64:
    return kind // 3


def digit_of(kind: i64) -> i64:
    """The printed value of a kind."""
    return kind % 3 + 1


def count(cards: i64, kind: i64) -> i64:
    """The number of cards of a kind in a set."""
    return cards >> (4 * kind) & 15


def number(cards: i64) -> i64:
    """The number of cards in a set."""
    return (
        _NUMBER[cards & _ONE_COLOUR]
        + _NUMBER[cards >> 12 & _ONE_COLOUR]
        + _NUMBER[cards >> 24 & _ONE_COLOUR]
        + _NUMBER[cards >> 36]
    )


def value(cards: i64) -> i64:
    """The best value of a set of cards (C39)."""
    return (
        _VALUE[cards & _ONE_COLOUR]
        + _VALUE[cards >> 12 & _ONE_COLOUR]
        + _VALUE[cards >> 24 & _ONE_COLOUR]
        + _VALUE[cards >> 36]
    )


def digits(cards: i64) -> i64:
    """The sum of the printed values."""
    return (
        _DIGITS[cards & _ONE_COLOUR]
        + _DIGITS[cards >> 12 & _ONE_COLOUR]
        + _DIGITS[cards >> 24 & _ONE_COLOUR]
        + _DIGITS[cards >> 36]
    )


def least_loss(cards: i64) -> i64:
    """The smallest loss of value when a set loses one of its cards."""
    return min(
        min(_LOSS[cards & _ONE_COLOUR], _LOSS[cards >> 12 & _ONE_COLOUR]),
        min(_LOSS[cards >> 24 & _ONE_COLOUR], _LOSS[cards >> 36]),
    )


def most_value(cards: i64) -> i64:
    """The greatest possible value of this number of cards, from public information."""
    return (3 * cards if cards < 3 else 5 * (cards - 1)) if cards > 0 else 0


def kinds(cards: i64) -> list[str]:
    """The cards of a set by name, ascending, with repetitions."""
    found: list[str] = []
    while cards:
        kind = lowest(cards) // 4
        found.append(KIND_IDS[kind])
        cards -= ONE[kind]
    return found
