"""The printed estates: 37 hexes in seven rows, in reading order; the centre is hex 18.

Sets of hexes are bit sets. The numbers are in the same places on every estate; only the
colours differ.
"""

from typing import Any, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT
from guildhall.games.burgundy.components import COLOURS, MATERIAL

_ESTATES: Final[list[dict[str, Any]]] = MATERIAL["estates"]
_ROWS: Final[list[int]] = MATERIAL["rows"]
_LETTERS: Final[str] = MATERIAL["letters"]

HEXES: Final[i64] = 37  # K17
ALL_HEXES: Final[i64] = BIT[HEXES] - 1
CENTRE: Final[i64] = 18
ESTATES: Final[i64] = 16
BASIC_ESTATE: Final[i64] = 0
FIRST_LATER_ESTATE: Final[i64] = 9
"""Estates from this number on come from the 2019 edition."""
CASTLES_OF_AN_ESTATE: Final[i64] = 4

ESTATE_IDS: Final[list[str]] = [estate["id"] for estate in _ESTATES]
NUMBER: Final = vec[i64](MATERIAL["numbers"])

# Axial coordinates: rows slope, so that a step down is (0, 1) or (-1, 1).
_PLACES: Final[list[tuple[int, int]]] = [
    (column - min(row, 3), row) for row, size in enumerate(_ROWS) for column in range(size)
]
_STEPS: Final[list[tuple[int, int]]] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
NEIGHBOURS: Final = vec[i64](
    [
        sum(BIT[_PLACES.index((q + x, r + y))] for x, y in _STEPS if (q + x, r + y) in _PLACES)
        for q, r in _PLACES
    ]
)
HEXES_OF: Final = vec[i64](
    [
        sum(BIT[hexagon] for hexagon in range(HEXES) if numbers & BIT[NUMBER[hexagon] - 1])
        for numbers in range(64)
    ]
)
"""The hexes whose numbers are in a set of numbers; the number 1 is bit 0."""


def _colours(estate: dict[str, Any]) -> list[int]:
    return [_LETTERS.index(letter) for row in estate["rows"] for letter in row.split()]


def _region(colours: list[int], hexagon: int) -> int:
    """All hexes of one colour connected with this one (K18)."""
    region: i64 = BIT[hexagon]
    waiting = [hexagon]
    while waiting:
        neighbours: i64 = NEIGHBOURS[waiting.pop()]
        for other in range(HEXES):
            fits = colours[other] == colours[hexagon] and not region & BIT[other]
            if fits and neighbours & BIT[other]:
                region |= BIT[other]
                waiting.append(other)
    return region


_COLOURS: Final[list[list[int]]] = [_colours(estate) for estate in _ESTATES]
HEX_COLOUR: Final = vec[i64]([colour for colours in _COLOURS for colour in colours])
"""The colour of hex h of estate e is at e * HEXES + h."""
REGION: Final = vec[i64](
    [_region(colours, hexagon) for colours in _COLOURS for hexagon in range(HEXES)]
)
"""The region that hex h of estate e belongs to is at e * HEXES + h."""
COLOUR_HEXES: Final = vec[i64](
    [
        sum(BIT[hexagon] for hexagon in range(HEXES) if colours[hexagon] == colour)
        for colours in _COLOURS
        for colour in range(COLOURS)
    ]
)
"""All hexes of colour c of estate e are at e * COLOURS + c."""
CASTLE_HEX: Final = vec[i64](
    [hexagon for colours in _COLOURS for hexagon in range(HEXES) if colours[hexagon] == 0]
)
"""The n-th dark green hex of estate e is at e * CASTLES_OF_AN_ESTATE + n."""


def estate_of(castle: i64) -> i64:
    """The estate of a dark green hex of CASTLE_HEX."""
    return castle // CASTLES_OF_AN_ESTATE


def region(estate: i64, hexagon: i64) -> i64:
    return REGION[estate * HEXES + hexagon]


def hexes_of_colour(estate: i64, colour: i64) -> i64:
    return COLOUR_HEXES[estate * COLOURS + colour]
