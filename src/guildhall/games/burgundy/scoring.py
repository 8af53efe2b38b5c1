"""Points by source, final scoring (K130–K136) and the ranking with its tie-breaks."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.bits import BIT, count, members
from guildhall.core.events import Event, Facts, Log
from guildhall.core.ranking import places
from guildhall.games.burgundy.components import (
    COLOUR_IDS,
    COLOURS,
    FIRST_ANIMAL,
    FIRST_BUILDING,
    KNOWLEDGE_TILES,
    NO_TILE,
    PHASE_IDS,
    PHASES,
    SIZES,
    SPECIES,
    TILE_IDS,
    kinds,
    knowledge,
    total,
)
from guildhall.games.burgundy.estates import HEXES
from guildhall.games.burgundy.player import (
    ANIMAL_TILES,
    BONUS_TILES,
    KNOWLEDGE_7,
    PHASE_BONUS,
    REGIONS,
    SALES,
    WATCHTOWERS,
    Player,
)

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

FIRST_SCORING_TILE: Final[i64] = 15
"""Knowledge tiles from this number on score at the end (K105)."""
_FIRST_BUILDING_TILE: Final[i64] = 16
_SPECIES_TILE: Final[i64] = 24
_SOLD_TILE: Final[i64] = 25

_POINTS_PER_BUILDING: Final[i64] = 4
_POINTS_PER_SPECIES: Final[i64] = 4
_WORKERS_PER_POINT: Final[i64] = 2


def knowledge_points(player: Player, number: i64, later_edition: bool) -> i64:
    """The final points of a knowledge tile from 15 up (K134, K163)."""
    if number == FIRST_SCORING_TILE:
        return (2 if later_edition else 3) * count(kinds(player.sold))  # K151, KD3
    if number < _SPECIES_TILE:
        building: i64 = FIRST_BUILDING + number - _FIRST_BUILDING_TILE
        return _POINTS_PER_BUILDING * _in_estate(player, building, building + 1)  # K152 to K159
    if number == _SPECIES_TILE:
        found: i64 = 0
        for species in range(SPECIES):
            first: i64 = FIRST_ANIMAL + species * SIZES
            if _in_estate(player, first, first + SIZES):
                found += 1
        return _POINTS_PER_SPECIES * found  # K160
    if number == _SOLD_TILE:
        return total(player.sold)  # K161
    tiles: i64 = count(player.large_bonuses) + count(player.small_bonuses)
    return (3 if later_edition else 2) * tiles  # K162, KD4


def _in_estate(player: Player, first: i64, end: i64) -> i64:
    """The number of knowledge tiles from `first` up to `end` in the estate."""
    found: i64 = 0
    for tile in player.tiles:
        if first <= tile < end:
            found += 1
    return found


def breakdown(state: "Burgundy", seat: int) -> dict[str, int]:
    player = state.players[seat]
    points = player.points
    found: dict[str, int] = {}
    for colour in range(COLOURS):
        found["regions_" + COLOUR_IDS[colour]] = points[REGIONS + colour]
    for phase in range(PHASES):
        found["regions_" + PHASE_IDS[phase]] = points[PHASE_BONUS + phase]
    found["animals"] = points[ANIMAL_TILES]
    found["goods_sold"] = points[SALES]
    found["watchtowers"] = points[WATCHTOWERS]
    found["bonus_tiles"] = points[BONUS_TILES]
    if points[KNOWLEDGE_7]:
        found["knowledge_07"] = points[KNOWLEDGE_7]
    for number in range(FIRST_SCORING_TILE, KNOWLEDGE_TILES + 1):
        if player.knows(number):
            worth = knowledge_points(player, number, state.later_edition)
            found[TILE_IDS[knowledge(number)]] = worth
    found["left_goods"] = total(player.goods)  # K131
    found["left_silver"] = player.silver  # K132
    found["left_workers"] = player.workers // _WORKERS_PER_POINT  # K133
    return found


def left_over(state: "Burgundy", seat: i64) -> dict[str, int]:
    player = state.players[seat]
    stored = sum([1 for tile in player.storage if tile != NO_TILE])
    return {
        "goods": int(total(player.goods)),
        "silver": int(player.silver),
        "workers": int(player.workers),
        "stored": stored,
        "hexes": int(HEXES - count(player.filled)),
    }


def tell(state: "Burgundy", seat: int, log: Log) -> None:
    """Log the final scoring of a player."""
    found = breakdown(state, seat)
    left: Facts = {
        "goods": found["left_goods"],
        "silver": found["left_silver"],
        "workers": found["left_workers"],
    }
    log.append(Event("burgundy-final-left", seat, left))
    for number in members(state.players[seat].knowledge & ~(BIT[FIRST_SCORING_TILE] - 1)):
        tile = TILE_IDS[knowledge(number)]
        worth: Facts = {"tile": tile, "points": found[tile]}
        log.append(Event("burgundy-final-knowledge", seat, worth))
    log.append(Event("burgundy-final", seat, {"points": sum(found.values())}))


def ranking(state: "Burgundy") -> list[int]:
    """By points, then by empty hexes, then by the later turn (K136, KA23)."""
    standing: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        empty = int(HEXES - count(state.players[seat].filled))
        points = sum(breakdown(state, seat).values())
        standing.append((points, empty, list(state.round_order).index(seat)))
    return places(standing)
