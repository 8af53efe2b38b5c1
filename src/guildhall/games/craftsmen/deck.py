"""The decks of building cards, and which players know their cards."""

from typing import Final, final

from guildhall.compiled_types import append, i64, vec
from guildhall.core.snapshot import SnapshotReader
from guildhall.games.craftsmen.components import BUILDINGS, TYPE_SIZE

# Viewers that know a card of a deck: bit n for seat n, bit 5 for a spectator.
NOBODY_KNOWS: Final[i64] = 0
ALL_KNOW: Final[i64] = 63
SPECTATOR: Final[i64] = 5

# Public knowledge of an unknown card in a deck: whether it has a house (C14, C15).
PLAIN: Final[i64] = 0
HOUSE: Final[i64] = 1
EITHER: Final[i64] = 2


def entry(card: i64, known: i64, sort: i64) -> i64:
    """A card of a deck, numbered within its type, with the viewers that know it."""
    return card + 32 * known + 2048 * sort


def card_of(item: i64) -> i64:
    return item & 31


def sort_of(item: i64) -> i64:
    return item >> 11


def is_known(item: i64, viewer: i64) -> bool:
    return item >> (5 + (viewer if viewer >= 0 else SPECTATOR)) & 1 != 0


@final
class Deck:
    """A face-down deck of one type of building, with the viewers that know its cards."""

    def __init__(self, entries: vec[i64]) -> None:
        self.entries = entries
        self.top: i64 = 0
        """Index of the top card in `entries`."""

    def clone(self) -> "Deck":
        twin = Deck(self.entries[:])
        twin.top = self.top
        return twin

    def size(self) -> i64:
        return len(self.entries) - self.top

    def draw(self) -> i64:
        """Take the top entry."""
        self.top += 1
        return self.entries[self.top - 1]

    def put_on(self, item: i64) -> None:
        if self.top == 0:
            lower: vec[i64] = self.entries
            self.entries = vec[i64]([item])
            for other in lower:
                self.entries = append(self.entries, other)
        else:
            self.top -= 1
            self.entries[self.top] = item

    def put_under(self, item: i64) -> None:
        self.entries = append(self.entries, item)


def load_deck(numbers: SnapshotReader, card_type: i64) -> Deck:
    size: i64 = min(TYPE_SIZE, BUILDINGS - TYPE_SIZE * card_type)
    entries = numbers.array(numbers.between(0, size), 0, entry(31, ALL_KNOW, EITHER))
    for item in entries:
        if card_of(item) >= size:
            raise ValueError("a deck contains a card of another type")
    return Deck(entries)
