"""The holdings of one player."""

from typing import Final, final

from guildhall.compiled_types import append, i64, vec
from guildhall.core.bits import BIT, count
from guildhall.games.craftsmen.capital import ONE
from guildhall.games.craftsmen.capital import count as count_kind
from guildhall.games.craftsmen.components import (
    BUILDINGS,
    CUBES,
    FIRST_ADVANCED,
    HELPERS,
    MOST_INPUTS,
    TYPE_SIZE,
    Material,
)

# Sources of points.
START: Final[i64] = 0
UNUSED_HELPERS: Final[i64] = 1
FEES: Final[i64] = 2
HALF_PRODUCTS: Final[i64] = 3
FINAL_PRODUCTS: Final[i64] = 4
SHIPS: Final[i64] = 5
SHIP_BONUSES: Final[i64] = 6
CITY: Final[i64] = 7
GRANARY: Final[i64] = 8
INVESTMENT: Final[i64] = 9
SOURCES: Final = [
    "start", "unused_helpers", "fees", "half_products", "final_products",
    "ships", "ship_bonuses", "city", "granary", "investment",
]  # fmt: skip


@final
class Player:
    """The holdings of one player; sets of cards and icons are bit sets."""

    def __init__(self) -> None:
        self.points: i64 = 0
        """Victory points on the track; bonus tokens are added at the end."""
        self.earned: vec[i64] = vec[i64]()
        """The same by source."""
        self.capital: i64 = 0
        self.capital_size: i64 = 0
        self.capital_seen: i64 = 0
        """Capital cards that are publicly known to be in this hand (A29)."""
        self.low: i64 = 0
        """Basic and extended building cards in hand."""
        self.low_hidden: i64 = 0
        """Those of them that only this player has seen: the rest of the deal."""
        self.advanced: i64 = 0
        """Advanced building cards in hand, numbered from 0; all were taken openly."""
        self.row: vec[i64] = vec[i64]()
        """The built cards from left to right."""
        self.makes: i64 = 0
        """Goods that the built cards produce."""
        self.built_extended: i64 = 0
        self.built_advanced: i64 = 0
        self.icons: i64 = 0
        """Input icons of the built advanced cards."""
        self.filled_extended: i64 = 0
        """Extended cards with a cube on their input icon."""
        self.filled_icons: i64 = 0
        """Icons of advanced cards with a cube."""
        self.cubes: i64 = CUBES
        """Cubes in the supply."""
        self.fair: i64 = 0
        self.helpers: i64 = HELPERS
        """Helpers not sent."""
        self.privileges: i64 = 0
        self.works: i64 = 0
        self.bonus: i64 = 0
        """Final products whose bonus token the player has."""

    def clone(self) -> "Player":
        twin = Player()
        twin.points = self.points
        twin.earned = self.earned[:]
        twin.capital = self.capital
        twin.capital_size = self.capital_size
        twin.capital_seen = self.capital_seen
        twin.low = self.low
        twin.low_hidden = self.low_hidden
        twin.advanced = self.advanced
        twin.row = self.row[:]
        twin.makes = self.makes
        twin.built_extended = self.built_extended
        twin.built_advanced = self.built_advanced
        twin.icons = self.icons
        twin.filled_extended = self.filled_extended
        twin.filled_icons = self.filled_icons
        twin.cubes = self.cubes
        twin.fair = self.fair
        twin.helpers = self.helpers
        twin.privileges = self.privileges
        twin.works = self.works
        twin.bonus = self.bonus
        return twin

    def earn(self, points: i64, source: i64) -> None:
        self.points += points
        self.earned[source] += points

    # Capital cards

    def get_capital(self, kind: i64) -> None:
        self.capital += ONE[kind]
        self.capital_size += 1

    def show_capital(self, kind: i64) -> None:
        """Add a card of this kind that was taken openly."""
        self.capital_seen += ONE[kind]

    def lose_capital(self, kind: i64) -> None:
        self.capital -= ONE[kind]
        self.capital_size -= 1
        if count_kind(self.capital_seen, kind) > 0:
            self.capital_seen -= ONE[kind]

    # Building cards in hand

    def hand_size(self) -> i64:
        return count(self.low) + count(self.advanced)

    def has_card(self, card: i64) -> bool:
        if card >= FIRST_ADVANCED:
            return self.advanced & BIT[card - FIRST_ADVANCED] != 0
        return self.low & BIT[card] != 0

    def get_card(self, card: i64) -> None:
        """Add a building card that was taken openly."""
        if card >= FIRST_ADVANCED:
            self.advanced |= BIT[card - FIRST_ADVANCED]
        else:
            self.low |= BIT[card]

    def lose_card(self, card: i64) -> None:
        if card >= FIRST_ADVANCED:
            self.advanced &= ~BIT[card - FIRST_ADVANCED]
        else:
            self.low &= ~BIT[card]
            self.low_hidden &= ~BIT[card]

    # The row of built cards

    def build(self, card: i64, on_the_left: bool, material: Material) -> None:
        self.row = append(self.row, card)
        if on_the_left:
            place: i64 = len(self.row) - 1
            while place > 0:
                self.row[place] = self.row[place - 1]
                place -= 1
            self.row[0] = card
        self.note_built(card, material)

    def note_built(self, card: i64, material: Material) -> None:
        """Update the sets that follow from the row."""
        self.makes |= BIT[material.makes[card]]
        if card < TYPE_SIZE or card >= BUILDINGS:
            return
        if card >= FIRST_ADVANCED:
            self.built_advanced |= BIT[card - FIRST_ADVANCED]
            self.icons |= material.icons[card - FIRST_ADVANCED]
        else:
            self.built_extended |= BIT[card - TYPE_SIZE]

    def has_built(self, building: i64) -> bool:
        """Whether an extended or advanced card is in the row."""
        if building >= FIRST_ADVANCED:
            return self.built_advanced & BIT[building - FIRST_ADVANCED] != 0
        return self.built_extended & BIT[building - TYPE_SIZE] != 0

    def is_full(self, advanced: i64) -> bool:
        """Whether all icons of a built advanced card hold cubes."""
        first: i64 = MOST_INPUTS * advanced
        return (self.icons ^ self.filled_icons) >> first & 7 == 0

    def cubes_on_icons(self) -> i64:
        return count(self.filled_extended) + count(self.filled_icons)
