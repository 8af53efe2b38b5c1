"""Tiles, goods and the main board as flat tables, from `components.json`.

A tile is identified by its face: the 164 hex tiles have 49 different ones.
"""

import json
from importlib.resources import files
from typing import Any, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT

MATERIAL: Final[dict[str, Any]] = json.loads(
    files("guildhall.games.burgundy").joinpath("components.json").read_text("utf-8")
)
COLOUR_IDS: Final[list[str]] = MATERIAL["colours"]
GOOD_IDS: Final[list[str]] = MATERIAL["goods"]
PHASE_IDS: Final[list[str]] = ["phase_a", "phase_b", "phase_c", "phase_d", "phase_e"]

_TILES: Final[list[dict[str, Any]]] = MATERIAL["tiles"]
_DEPOTS: Final[list[list[Any]]] = MATERIAL["depots"]
_BLACK: Final[list[int]] = MATERIAL["black_depot"]

# Colours of hexes, tiles and bonus tiles (K2, K9)
CASTLE: Final[i64] = 0
SHIP: Final[i64] = 1
MINE: Final[i64] = 2
KNOWLEDGE: Final[i64] = 3
BUILDING: Final[i64] = 4
ANIMAL: Final[i64] = 5
COLOURS: Final[i64] = 6
ALL_COLOURS: Final[i64] = BIT[COLOURS] - 1

# Tiles by face: castle, ship and mine have the numbers of their colours.
NO_TILE: Final[i64] = -1
FIRST_ANIMAL: Final[i64] = 3
FIRST_BUILDING: Final[i64] = 15
FIRST_KNOWLEDGE: Final[i64] = 23
TILES: Final[i64] = 49
TILE_IDS: Final[list[str]] = [tile["id"] for tile in _TILES]
COLOUR: Final = vec[i64]([COLOUR_IDS.index(tile["colour"]) for tile in _TILES])

# Animals (K5): each species with 2, 3 and 4 animals
SPECIES: Final[i64] = 4
SIZES: Final[i64] = 3
SMALLEST: Final[i64] = 2

# Buildings (K4), in the order of the knowledge tiles 16 to 23 that score them
BUILDINGS: Final[i64] = 8
WAREHOUSE: Final[i64] = FIRST_BUILDING
WATCHTOWER: Final[i64] = FIRST_BUILDING + 1
CARPENTERS_WORKSHOP: Final[i64] = FIRST_BUILDING + 2
CHURCH: Final[i64] = FIRST_BUILDING + 3
MARKET: Final[i64] = FIRST_BUILDING + 4
BOARDING_HOUSE: Final[i64] = FIRST_BUILDING + 5
BANK: Final[i64] = FIRST_BUILDING + 6
CITY_HALL: Final[i64] = FIRST_BUILDING + 7

KNOWLEDGE_TILES: Final[i64] = 26


def animals(tile: i64) -> i64:
    """The number of animals on an animal tile."""
    return (tile - FIRST_ANIMAL) % SIZES + SMALLEST


def species(tile: i64) -> i64:
    return (tile - FIRST_ANIMAL) // SIZES


def knowledge(number: i64) -> i64:
    """The knowledge tile of this number, 1 to 26."""
    return FIRST_KNOWLEDGE + number - 1


# The seven face-down piles (K20): one of each colour, then the black-backed tiles
PILES: Final[i64] = 7
BLACK_PILE: Final[i64] = 6
_PILE_TILES: Final[list[list[int]]] = [
    [
        n
        for n, tile in enumerate(_TILES)
        if tile["colour"] == colour
        for _ in range(tile["coloured"])
    ]
    for colour in COLOUR_IDS
] + [[n for n, tile in enumerate(_TILES) for _ in range(tile["black"])]]
SORTED_PILES: Final[list[int]] = [tile for pile in _PILE_TILES for tile in pile]
"""All piles in a row, before they are shuffled."""
PILE_START: Final = vec[i64]([sum(len(pile) for pile in _PILE_TILES[:n]) for n in range(PILES + 1)])
"""The start of each pile; the last entry is the end of the last pile."""
ALL_TILES: Final[i64] = 164

# Depot spaces (K11, K13): four in each of the depots 1 to 6, then the eight of the black depot
DEPOTS: Final[i64] = 6
SPACES_OF_A_DEPOT: Final[i64] = 4
DEPOT_SPACES: Final[i64] = 24
SPACES: Final[i64] = 32
BLACK_DEPOT: Final[i64] = 6
SPACE_COLOUR: Final = vec[i64](
    [COLOUR_IDS.index(colour) for depot in _DEPOTS for colour, _ in depot]
)
SPACE_PLAYERS: Final = vec[i64]([players for depot in _DEPOTS for _, players in depot] + _BLACK)
"""The smallest number of players that uses a space."""
CASTLE_OR_MINE: Final[i64] = 5 * SPACES_OF_A_DEPOT
"""The dark green space of depot 6 (K37)."""
NUMBERED_DEPOTS: Final[i64] = BIT[DEPOT_SPACES] - 1
BLACK_SPACES: Final[i64] = BIT[SPACES] - BIT[DEPOT_SPACES]
SPACES_OF: Final = vec[i64](
    [
        sum(15 * 16**depot for depot in range(DEPOTS) if numbers & BIT[depot])
        for numbers in range(64)
    ]
)
"""The depot spaces of a set of depots."""


def depot_of(space: i64) -> i64:
    """The number of the depot that a space belongs to; 0 for the black one."""
    return 0 if space >= DEPOT_SPACES else space // SPACES_OF_A_DEPOT + 1


def place_in_depot(space: i64) -> i64:
    """The number of the space within its depot, from 1."""
    if space >= DEPOT_SPACES:
        return space - DEPOT_SPACES + 1
    return space % SPACES_OF_A_DEPOT + 1


# Goods (K7), packed into one number: four bits for each kind
GOODS: Final[i64] = 6
GOODS_OF_A_KIND: Final[i64] = 7
ALL_GOODS: Final[i64] = 42
ONE_GOOD: Final = vec[i64]([16**kind for kind in range(GOODS)])
MOST_GOODS: Final[i64] = 16**GOODS - 1
KINDS_HELD: Final[i64] = 3  # K19, K77

PHASES: Final[i64] = 5  # K1
ROUNDS: Final[i64] = 5
STORAGE: Final[i64] = 3  # K19
START_SILVER: Final[i64] = 1  # K27
START_GOODS: Final[i64] = 3  # K22
PRICE: Final[i64] = 2  # K119
WORKERS_TAKEN: Final[i64] = 2  # K118
BOARDING_HOUSE_WORKERS: Final[i64] = 4  # K99
BANK_SILVER: Final[i64] = 2  # K100
WATCHTOWER_POINTS: Final[i64] = 4  # K102

REGION_POINTS: Final = vec[i64]([0] + MATERIAL["region_points"])  # K106
PHASE_POINTS: Final = vec[i64](MATERIAL["phase_points"])  # K107
_BY_PLAYERS: Final[list[str]] = ["2", "3", "4"]
LARGE_BONUS: Final = vec[i64](
    [0, 0] + [MATERIAL["large_bonus_points"][n] for n in _BY_PLAYERS]
)  # K109
SMALL_BONUS: Final = vec[i64](
    [0, 0] + [MATERIAL["small_bonus_points"][n] for n in _BY_PLAYERS]
)  # K110
SALE_POINTS: Final = vec[i64](
    [0, 0] + [MATERIAL["points_per_good_sold"][n] for n in _BY_PLAYERS]
)  # K116


def amount(goods: i64, kind: i64) -> i64:
    """The number of goods of one kind in a packed amount."""
    return (goods >> (4 * kind)) & 15


def total(goods: i64) -> i64:
    number: i64 = 0
    while goods:
        number += goods & 15
        goods >>= 4
    return number


def kinds(goods: i64) -> i64:
    """The set of kinds that occur in a packed amount."""
    found: i64 = 0
    for kind in range(GOODS):
        if amount(goods, kind):
            found |= BIT[kind]
    return found


def goods_list(goods: i64) -> list[str]:
    """The goods one by one, for events."""
    return [GOOD_IDS[kind] for kind in range(GOODS) for _ in range(amount(goods, kind))]
