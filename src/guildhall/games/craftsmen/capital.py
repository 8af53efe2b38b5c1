"""Capital cards: 12 kinds, 4 colours with the values 1 to 3.

A set of cards is one number, four bits for each kind: violet 1 lowest, red 3 highest. The
twelve bits of one colour are looked up in tables.
"""

from typing import Final, final

from guildhall.core.native import i64, vec
from guildhall.core.rng import Rng
from guildhall.games.craftsmen.components import COLOURS, OPEN_CAPITAL, Material

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
    """What the group is worth less, at least, without one of its cards."""
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


def count(cards: i64, kind: i64) -> i64:
    """How many cards of a kind are in a set."""
    return cards >> (4 * kind) & 15


def number(cards: i64) -> i64:
    """How many cards are in a set."""
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
    """What a set is worth less, at least, without one of its cards."""
    return min(
        min(_LOSS[cards & _ONE_COLOUR], _LOSS[cards >> 12 & _ONE_COLOUR]),
        min(_LOSS[cards >> 24 & _ONE_COLOUR], _LOSS[cards >> 36]),
    )


def most_value(cards: i64) -> i64:
    """The most that so many cards can be worth; all that others know of a hand."""
    return (3 * cards if cards < 3 else 5 * (cards - 1)) if cards > 0 else 0


def kinds(cards: i64) -> list[str]:
    """The cards of a set by name, ascending, each as often as it is there."""
    return [KIND_IDS[kind] for kind in range(KINDS) for _ in range(count(cards, kind))]


@final
class Bank:
    """The capital cards that are in nobody's hand.

    Nobody ever knows anything of the order of the deck, so it is kept as a set, and a card is
    drawn by chance when it is drawn: the same as having shuffled it before.
    """

    def __init__(self) -> None:
        self.deck: i64 = 0
        self.deck_size: i64 = 0
        self.open: i64 = 0
        self.open_size: i64 = 0
        self.discard: i64 = 0
        self.discard_size: i64 = 0

    def clone(self) -> "Bank":
        twin = Bank()
        twin.deck = self.deck
        twin.deck_size = self.deck_size
        twin.open = self.open
        twin.open_size = self.open_size
        twin.discard = self.discard
        twin.discard_size = self.discard_size
        return twin

    def stock(self, material: Material) -> None:
        """Shuffle all cards into the deck."""
        for kind in range(KINDS):
            self.deck += material.copies[kind] * ONE[kind]
        self.deck_size = number(self.deck)

    def drawable(self) -> i64:
        """Cards that can still be drawn, after a reshuffle if need be (A9)."""
        return self.deck_size + self.discard_size

    def draw(self, rng: Rng) -> i64:
        """Draw a card; the discard pile becomes the deck when that is empty (A9)."""
        if self.deck_size == 0:
            if self.discard_size == 0:
                return NO_CARD
            self.deck = self.discard
            self.deck_size = self.discard_size
            self.discard = 0
            self.discard_size = 0
        chosen: i64 = rng.below(self.deck_size)
        kind: i64 = 0
        while chosen >= count(self.deck, kind):
            chosen -= count(self.deck, kind)
            kind += 1
        self.deck -= ONE[kind]
        self.deck_size -= 1
        return kind

    def refill(self, rng: Rng) -> i64:
        """Fill the open places as far as possible (A39); return the cards that were laid out."""
        laid: i64 = 0
        while self.open_size < OPEN_CAPITAL and self.deck_size + self.discard_size > 0:
            kind: i64 = self.draw(rng)
            self.open += ONE[kind]
            self.open_size += 1
            laid += ONE[kind]
        return laid

    def take_open(self, kind: i64) -> None:
        self.open -= ONE[kind]
        self.open_size -= 1

    def put_away(self, kind: i64) -> None:
        """Lay a used card on the discard pile (C41)."""
        self.discard += ONE[kind]
        self.discard_size += 1
