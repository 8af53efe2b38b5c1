"""Five open cards beside their deck."""

from typing import Final, final

from guildhall.compiled_types import append, i64, vec
from guildhall.core.bits import BIT, lowest
from guildhall.core.rng import Rng
from guildhall.core.snapshot import SnapshotReader
from guildhall.games.builders.components import ROW_SIZE

GAP: Final[i64] = -1
"""An empty space in a row, when the deck is empty (BA7)."""


@final
class Row:
    """Five open cards beside their deck; the deck is face up, so its top card is open too."""

    def __init__(self, deck: vec[i64]) -> None:
        self.deck = deck
        """Shuffled once and never changed, so that clones share it."""
        self.top: i64 = 0
        """Index of the next card in the deck."""
        self.places: vec[i64] = vec[i64]()
        self.cards: i64 = 0
        """The open cards as a set."""

    def clone(self) -> "Row":
        twin = Row(self.deck)
        twin.top = self.top
        twin.places = self.places[:]
        twin.cards = self.cards
        return twin

    def lay_out(self) -> None:
        for _ in range(ROW_SIZE):
            card: i64 = self.deck[self.top]
            self.top += 1
            self.places = append(self.places, card)
            self.cards |= BIT[card]

    def take(self, card: i64) -> i64:
        """Take a card out and fill the gap with the top card; return the new card or GAP."""
        place: i64 = 0
        while self.places[place] != card:
            place += 1
        self.cards ^= BIT[card]
        following: i64 = GAP  # BA7
        if self.top < len(self.deck):
            following = self.deck[self.top]
            self.top += 1
            self.cards |= BIT[following]
        self.places[place] = following
        return following

    def top_card(self) -> i64:
        return self.deck[self.top] if self.top < len(self.deck) else GAP

    def open_cards(self) -> list[int]:
        """The open cards, the top one of the deck among them."""
        found = [int(card) for card in self.places if card != GAP]
        return [*found, int(self.top_card())] if self.top_card() != GAP else found

    def with_unseen_shuffled(self, rng: Rng) -> "Row":
        """A copy of the row with the cards below the open top card shuffled (B22)."""
        twin = self.clone()
        deck = self.deck[:]
        first_unseen: i64 = self.top + 1
        unseen: i64 = 0
        for place in range(first_unseen, len(deck)):
            unseen |= BIT[deck[place]]
        # Sort first, so that the result does not depend on the true order.
        for place in range(first_unseen, len(deck)):
            deck[place] = lowest(unseen)
            unseen &= unseen - 1
        rng.shuffle(deck, first_unseen, len(deck))
        twin.deck = deck
        return twin


def load_row(numbers: SnapshotReader, cards: i64, size: i64) -> Row:
    """The row of a deck of `size` cards, numbered below `cards`."""
    top: i64 = numbers.between(ROW_SIZE, size)
    places = numbers.array(numbers.between(ROW_SIZE, ROW_SIZE), GAP, cards - 1)
    row = Row(numbers.array(numbers.between(size, size), 0, cards - 1))
    row.top = top
    row.places = places
    for card in places:
        if card != GAP:
            row.cards |= BIT[card]
    return row
