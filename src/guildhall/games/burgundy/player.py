"""The holdings of one player, and the sources of their points."""

from typing import Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT
from guildhall.core.snapshot import MOST, SnapshotReader
from guildhall.games.burgundy.components import (
    BUILDING,
    BUILDINGS,
    CASTLE,
    COLOUR,
    COLOURS,
    FIRST_BUILDING,
    FIRST_KNOWLEDGE,
    KNOWLEDGE,
    MOST_GOODS,
    NO_TILE,
    PHASES,
    STORAGE,
    TILES,
)
from guildhall.games.burgundy.estates import ESTATES, HEXES, NEIGHBOURS, hexes_of_colour, region

NO_ESTATE: Final[i64] = -1
BOTH_DICE: Final[i64] = 3
ANY_BUILDINGS: Final[i64] = 1
"""The knowledge tile that removes the limit on equal buildings (K137)."""

# Sources of points during the game
REGIONS: Final[i64] = 0
"""Points for the size of regions, one source for each colour (K106)."""
PHASE_BONUS: Final[i64] = REGIONS + COLOURS
"""Points of the phase in which a region was filled, one source for each phase (K107)."""
ANIMAL_TILES: Final[i64] = PHASE_BONUS + PHASES
KNOWLEDGE_7: Final[i64] = ANIMAL_TILES + 1
SALES: Final[i64] = KNOWLEDGE_7 + 1
WATCHTOWERS: Final[i64] = SALES + 1
BONUS_TILES: Final[i64] = WATCHTOWERS + 1
SOURCES: Final[i64] = BONUS_TILES + 1


@final
class Player:
    """A player board; sets of hexes, tiles and colours are bit sets."""

    def __init__(self) -> None:
        self.choices: i64 = 0
        """The estates to choose from (K165)."""
        self.estate: i64 = NO_ESTATE
        self.start_castle: i64 = 0
        """The hex of the start castle."""
        self.filled: i64 = 0
        self.frontier: i64 = 0
        """Empty hexes beside filled ones (K66)."""
        self.tiles: vec[i64] = vec[i64]()
        """The tile on each hex."""
        self.barred: vec[i64] = vec[i64]()
        """For each building the hexes of the cities that already hold it (K67)."""
        self.knowledge: i64 = 0
        """The numbers of the knowledge tiles in the estate."""
        self.storage: vec[i64] = vec[i64]()
        self.goods: i64 = 0
        """Unsold goods, packed."""
        self.sold: i64 = 0
        """Sold goods, packed."""
        self.silver: i64 = 0
        self.workers: i64 = 0
        self.low_die: i64 = 0
        self.high_die: i64 = 0
        self.used: i64 = 0
        """The used dice: 1 the low one, 2 the high one."""
        self.track: i64 = 0
        """The space of the marker on the turn-order track."""
        self.large_bonuses: i64 = 0
        self.small_bonuses: i64 = 0
        self.points: vec[i64] = vec[i64]()
        """Points so far by source."""

    def lay_out(self) -> None:
        """An empty board."""
        self.tiles = vec[i64]([NO_TILE for _ in range(HEXES)])
        self.barred = vec[i64]([0 for _ in range(BUILDINGS)])
        self.storage = vec[i64]([NO_TILE for _ in range(STORAGE)])
        self.points = vec[i64]([0 for _ in range(SOURCES)])

    def settle(self, estate: i64, hexagon: i64) -> None:
        """Start on this estate with a castle on this hex (K24), without effect and points."""
        self.estate = estate
        self.start_castle = hexagon
        self.lay(CASTLE, hexagon)  # K26

    def lay(self, tile: i64, hexagon: i64) -> None:
        """Put a tile on a hex."""
        self.tiles[hexagon] = tile
        self.filled |= BIT[hexagon]
        self.frontier = (self.frontier | NEIGHBOURS[hexagon]) & ~self.filled
        if COLOUR[tile] == BUILDING:
            self.barred[tile - FIRST_BUILDING] |= region(self.estate, hexagon)
        elif COLOUR[tile] == KNOWLEDGE:
            self.knowledge |= BIT[tile - FIRST_KNOWLEDGE + 1]  # K104

    def knows(self, number: i64) -> bool:
        """Whether the estate contains the knowledge tile of this number."""
        return self.knowledge & BIT[number] != 0

    def openings(self, tile: i64) -> i64:
        """The hexes on which a tile may be placed, ignoring their numbers (K65, K66, K67)."""
        hexes: i64 = self.frontier & hexes_of_colour(self.estate, COLOUR[tile])
        if COLOUR[tile] == BUILDING and not self.knows(ANY_BUILDINGS):
            hexes &= ~self.barred[tile - FIRST_BUILDING]
        return hexes

    def has_unused(self, die: i64) -> bool:
        """Whether a die with this number is unused."""
        return (self.low_die == die and not self.used & 1) or (
            self.high_die == die and not self.used & 2
        )

    def place_of(self, die: i64) -> i64:
        """The index of the first unused die that shows this number: 0 or 1."""
        return 0 if self.low_die == die and not self.used & 1 else 1

    def die_in_hand(self) -> i64:
        """The number of the only usable die, or 0 if there is a choice."""
        if self.used == BOTH_DICE or (self.used == 0 and self.low_die != self.high_die):
            return 0
        return self.high_die if self.used & 1 else self.low_die

    def use(self, die: i64) -> None:
        """Mark an unused die that shows this number as used."""
        if self.low_die == die and not self.used & 1:
            self.used |= 1
        else:
            self.used |= 2

    def free_storage(self) -> i64:
        """The first empty storage space, or STORAGE if all are full."""
        space: i64 = 0
        while space < STORAGE and self.storage[space] != NO_TILE:
            space += 1
        return space

    def score(self) -> i64:
        """The points on the score track."""
        total: i64 = 0
        for points in self.points:
            total += points
        return total

    def clone(self) -> "Player":
        twin = Player()
        twin.choices = self.choices
        twin.estate = self.estate
        twin.start_castle = self.start_castle
        twin.filled = self.filled
        twin.frontier = self.frontier
        twin.tiles = self.tiles[:]
        twin.barred = self.barred[:]
        twin.knowledge = self.knowledge
        twin.storage = self.storage[:]
        twin.goods = self.goods
        twin.sold = self.sold
        twin.silver = self.silver
        twin.workers = self.workers
        twin.low_die = self.low_die
        twin.high_die = self.high_die
        twin.used = self.used
        twin.track = self.track
        twin.large_bonuses = self.large_bonuses
        twin.small_bonuses = self.small_bonuses
        twin.points = self.points[:]
        return twin

    def ints(self) -> list[int]:
        found: list[int] = [
            self.choices, self.estate, self.start_castle, self.goods, self.sold, self.silver,
            self.workers, self.low_die, self.high_die, self.used, self.track,
            self.large_bonuses, self.small_bonuses,
        ]  # fmt: skip
        found.extend([*self.tiles, *self.storage, *self.points])
        return [int(number) for number in found]

    def load(self, numbers: SnapshotReader) -> None:
        self.lay_out()
        self.choices = numbers.members(ESTATES)
        self.estate = numbers.between(NO_ESTATE, ESTATES - 1)
        self.start_castle = numbers.below(HEXES)
        self.goods = numbers.between(0, MOST_GOODS)
        self.sold = numbers.between(0, MOST_GOODS)
        self.silver = numbers.amount()
        self.workers = numbers.amount()
        self.low_die = numbers.between(0, 6)
        self.high_die = numbers.between(0, 6)
        self.used = numbers.between(0, BOTH_DICE)
        self.track = numbers.between(0, HEXES)
        self.large_bonuses = numbers.members(COLOURS)
        self.small_bonuses = numbers.members(COLOURS)
        tiles = numbers.array(HEXES, NO_TILE, TILES - 1)
        for hexagon in range(HEXES):
            if tiles[hexagon] != NO_TILE:
                if self.estate == NO_ESTATE:
                    raise ValueError("a tile is placed on an estate that has not been chosen")
                self.lay(tiles[hexagon], hexagon)
        self.storage = numbers.array(STORAGE, NO_TILE, TILES - 1)
        self.points = numbers.array(SOURCES, 0, MOST)
