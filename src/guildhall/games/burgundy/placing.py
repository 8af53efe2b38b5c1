"""Placing a tile, and its effects (K63–K113)."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, lowest, write_members
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.burgundy import goods, moves, purchase, rounds
from guildhall.games.burgundy.components import (
    ALL_COLOURS,
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
from guildhall.games.burgundy.estates import HEX_COLOUR, HEXES, hexes_of_colour, region
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

_WANTED: Final = vec[i64](
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


def wanted(building: i64) -> i64:
    """The colours of tiles that the effect of a building can take."""
    return _WANTED[building - FIRST_BUILDING]


def legal(player: Player, buffer: vec[i64], start: i64) -> i64:
    """Write all placements without a required number; return the new length."""
    length: i64 = start
    for storage in range(STORAGE):
        tile: i64 = player.storage[storage]
        if tile != NO_TILE:
            length = write_members(buffer, length, moves.place(storage, 0), player.openings(tile))
    return length


def refusal(player: Player, storage: i64, hexagon: i64) -> Refusal | None:
    """The reason why a stored tile does not fit on a hex, ignoring its number."""
    tile: i64 = player.storage[storage]
    if tile == NO_TILE:
        return Refusal("K63", "burgundy-refused-empty-storage", {"storage": int(storage + 1)})
    of_colour: i64 = hexes_of_colour(player.estate, COLOUR[tile])
    if player.filled & BIT[hexagon]:
        if of_colour & BIT[hexagon] and not of_colour & ~player.filled:
            return Refusal("K68", "burgundy-refused-colour-full", {"tile": TILE_IDS[tile]})
        return Refusal("K68", "burgundy-refused-filled", {"hex": int(hexagon)})
    colour: i64 = HEX_COLOUR[player.estate * HEXES + hexagon]
    if colour != COLOUR[tile]:
        wrong: Facts = {**facts(player, storage, hexagon), "colour": COLOUR_IDS[colour]}
        return Refusal("K65", "burgundy-refused-colour", wrong)
    if not player.frontier & of_colour:
        return Refusal("K66", "burgundy-refused-no-hex", {"tile": TILE_IDS[tile]})
    if not player.frontier & BIT[hexagon]:
        return Refusal("K66", "burgundy-refused-not-adjacent", {"hex": int(hexagon)})
    if not player.openings(tile) & BIT[hexagon]:
        return Refusal("K67", "burgundy-refused-same-building", facts(player, storage, hexagon))
    return None


def facts(player: Player, storage: i64, hexagon: i64) -> Facts:
    """A stored tile and the hex it is placed on."""
    return {"tile": TILE_IDS[player.storage[storage]], "hex": int(hexagon)}


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
            rounds.move_marker(state, player, log)
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
    """Whether the effect of a building just placed offers a choice."""
    if building == WAREHOUSE:
        return player.goods != 0
    if building == CITY_HALL:
        # A tile bought in between could still be placed (2019 edition).
        return _can_place_any(player) or (state.later_edition and purchase.can_buy(state, player))
    return tiles_of(state, wanted(building)) != 0


def _can_place_any(player: Player) -> bool:
    for storage in range(STORAGE):
        tile: i64 = player.storage[storage]
        if tile != NO_TILE and player.openings(tile):
            return True
    return False


def tiles_of(state: "Burgundy", colours: i64) -> i64:
    """The spaces of the numbered depots with a tile of one of these colours."""
    spaces: i64 = state.occupied & NUMBERED_DEPOTS
    if colours == ALL_COLOURS:
        return spaces
    found: i64 = 0
    while spaces:
        space: i64 = lowest(spaces)
        spaces &= spaces - 1
        if colours & BIT[COLOUR[state.spaces[space]]]:
            found |= BIT[space]
    return found
