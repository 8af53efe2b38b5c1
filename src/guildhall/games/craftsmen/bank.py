"""The capital cards that are not in a hand."""

from typing import final

from guildhall.compiled_types import i64
from guildhall.core.rng import Rng
from guildhall.games.craftsmen.capital import KINDS, NO_CARD, ONE, count, number
from guildhall.games.craftsmen.components import OPEN_CAPITAL, Material


@final
class Bank:
    """The capital cards that are not in a hand.

    The order of the deck is always unknown, so the deck is a set, and each card is drawn at random:
    this is equivalent to shuffling.
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
        """Put a used card on the discard pile (C41)."""
        self.discard += ONE[kind]
        self.discard_size += 1
