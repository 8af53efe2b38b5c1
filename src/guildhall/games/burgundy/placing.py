"""Placing a tile, and what it sets off (sections H and I of the rules)."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT, count, lowest
from guildhall.core.events import Facts, Log
from guildhall.core.native import i64, vec
from guildhall.games.burgundy import goods
from guildhall.games.burgundy.components import (
    ANIMAL,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BOARDING_HOUSE_WORKERS,
    BUILDING,
    CASTLE,
    CITY_HALL,
    COLOUR,
    COLOUR_IDS,
    FIRST_BUILDING,
    KNOWLEDGE,
    LARGE_BONUS,
    MINE,
    NO_TILE,
    NUMBERED_DEPOTS,
    PHASE_POINTS,
    REGION_POINTS,
    SHIP,
    SMALL_BONUS,
    STORAGE,
    TILE_IDS,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
    animals,
    species,
)
from guildhall.games.burgundy.estates import hexes_of_colour, region
from guildhall.games.burgundy.player import (
    ANIMAL_TILES,
    ANY_BUILDINGS,
    BONUS_TILES,
    KNOWLEDGE_7,
    PHASE_BONUS,
    REGIONS,
    WATCHTOWERS,
    Player,
)

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

MORE_FOR_ANIMALS: Final[i64] = 7
"""The knowledge tile that adds a point for each animal tile scored (K143)."""

WANTED: Final = vec[i64](
    [
        0,
        0,
        BIT[BUILDING],  # K96
        BIT[MINE] | BIT[KNOWLEDGE] | BIT[CASTLE],  # K97
        BIT[SHIP] | BIT[ANIMAL],  # K98
        0,
        0,
        0,
    ]
)
"""For each building the colours of tiles its effect can take."""


def place(state: "Burgundy", player: Player, storage: i64, hexagon: i64, log: Log | None) -> None:
    """Place a stored tile and resolve it (K70)."""
    tile: i64 = player.storage[storage]
    player.storage[storage] = NO_TILE
    if log is not None:
        _tell_placed(state, player, tile, hexagon, log)
    player.lay(tile, hexagon)
    state.effect = NO_TILE
    _complete_region(state, player, hexagon, log)
    _complete_colour(state, player, COLOUR[tile], log)
    _set_off(state, player, tile, hexagon, log)


def _tell_placed(state: "Burgundy", player: Player, tile: i64, hexagon: i64, log: Log) -> None:
    facts: Facts = {"tile": TILE_IDS[tile], "hex": int(hexagon), "by": state.source()}
    state.tell(log, "burgundy-placed", facts)
    if COLOUR[tile] == BUILDING and player.barred[tile - FIRST_BUILDING] & BIT[hexagon]:
        state.tell_knowledge(log, ANY_BUILDINGS)


# Completing regions and colours


def _complete_region(state: "Burgundy", player: Player, hexagon: i64, log: Log | None) -> None:
    hexes: i64 = region(player.estate, hexagon)
    if hexes & ~player.filled:
        return
    colour: i64 = COLOUR[player.tiles[hexagon]]
    size: i64 = count(hexes)
    player.points[REGIONS + colour] += REGION_POINTS[size]  # K106
    player.points[PHASE_BONUS + state.phase] += PHASE_POINTS[state.phase]  # K107
    if log is not None:
        facts: Facts = {
            "colour": COLOUR_IDS[colour],
            "size": int(size),
            "points": int(REGION_POINTS[size]),
            "phase": int(PHASE_POINTS[state.phase]),
        }
        state.tell(log, "burgundy-region", facts)


def _complete_colour(state: "Burgundy", player: Player, colour: i64, log: Log | None) -> None:
    if hexes_of_colour(player.estate, colour) & ~player.filled:
        return
    large_taken: i64 = 0
    small_taken: i64 = 0
    for other in state.players:
        large_taken |= other.large_bonuses
        small_taken |= other.small_bonuses
    points: i64 = 0
    if not large_taken & BIT[colour]:
        player.large_bonuses |= BIT[colour]
        points = LARGE_BONUS[state.seats]  # K109
    elif not small_taken & BIT[colour]:
        player.small_bonuses |= BIT[colour]
        points = SMALL_BONUS[state.seats]  # K110
    player.points[BONUS_TILES] += points  # K111
    if log is not None:
        facts: Facts = {"colour": COLOUR_IDS[colour], "points": int(points)}
        large = player.large_bonuses & BIT[colour] != 0
        kind = "burgundy-bonus-large" if large else "burgundy-bonus-small"
        state.tell(log, kind if points else "burgundy-bonus-none", facts)


# Effects


def _set_off(state: "Burgundy", player: Player, tile: i64, hexagon: i64, log: Log | None) -> None:
    colour: i64 = COLOUR[tile]
    if colour == SHIP:
        if goods.any_goods(state):
            state.effect = SHIP  # K76
        else:
            goods.move_marker(state, player, log)
    elif colour == ANIMAL:
        _score_animals(state, player, tile, hexagon, log)
    elif colour == CASTLE:
        state.effect = CASTLE  # K88
    elif colour == BUILDING:
        _set_off_building(state, player, tile, log)


def _score_animals(
    state: "Burgundy", player: Player, tile: i64, hexagon: i64, log: Log | None
) -> None:
    points: i64 = 0
    tiles: i64 = 0
    pasture: i64 = region(player.estate, hexagon) & player.filled
    while pasture:
        other: i64 = player.tiles[lowest(pasture)]
        pasture &= pasture - 1
        if species(other) == species(tile):  # K86, K87
            points += animals(other)  # K85
            tiles += 1
    more: i64 = tiles if player.knows(MORE_FOR_ANIMALS) else 0
    player.points[ANIMAL_TILES] += points
    player.points[KNOWLEDGE_7] += more
    if log is not None:
        facts: Facts = {"tile": TILE_IDS[tile], "points": int(points), "more": int(more)}
        state.tell(log, "burgundy-animals", facts)
        if more:
            state.tell_knowledge(log, MORE_FOR_ANIMALS)


def _set_off_building(state: "Burgundy", player: Player, tile: i64, log: Log | None) -> None:
    if tile == WATCHTOWER:
        player.points[WATCHTOWERS] += WATCHTOWER_POINTS  # K102
        if log is not None:
            state.tell(log, "burgundy-watchtower", {"points": int(WATCHTOWER_POINTS)})
    elif tile == BOARDING_HOUSE:
        player.workers += BOARDING_HOUSE_WORKERS  # K99
        if log is not None:
            state.tell(log, "burgundy-boarding-house", {"workers": int(BOARDING_HOUSE_WORKERS)})
    elif tile == BANK:
        player.silver += BANK_SILVER  # K100
        if log is not None:
            state.tell(log, "burgundy-bank", {"silver": int(BANK_SILVER)})
    elif _is_useful(state, player, tile):
        state.effect = tile
    elif log is not None:
        state.tell(log, "burgundy-effect-lost", {"tile": TILE_IDS[tile]})  # K94


def _is_useful(state: "Burgundy", player: Player, building: i64) -> bool:
    """Whether there is anything to choose for the effect of a building just placed."""
    if building == WAREHOUSE:
        return player.goods != 0
    if building == CITY_HALL:
        # A tile bought in between could still be placed (2019 edition).
        return can_place_any(player) or (state.later_edition and state.can_buy(player))
    return tiles_for(state, building) != 0


def can_place_any(player: Player) -> bool:
    for storage in range(STORAGE):
        tile: i64 = player.storage[storage]
        if tile != NO_TILE and player.openings(tile):
            return True
    return False


def tiles_for(state: "Burgundy", building: i64) -> i64:
    """The depot spaces from which the effect of this building can take a tile."""
    found: i64 = 0
    spaces: i64 = state.occupied & NUMBERED_DEPOTS
    while spaces:
        space: i64 = lowest(spaces)
        spaces &= spaces - 1
        if WANTED[building - FIRST_BUILDING] & BIT[COLOUR[state.spaces[space]]]:
            found |= BIT[space]
    return found
