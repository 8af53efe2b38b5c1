"""Move preferences of a sensible player: rough values in tenths of a point."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, lowest
from guildhall.games.burgundy import goods, turn
from guildhall.games.burgundy.components import (
    ANIMAL,
    CASTLE,
    CITY_HALL,
    COLOUR,
    FIRST_KNOWLEDGE,
    GOODS,
    MINE,
    NO_TILE,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    SALE_POINTS,
    SHIP,
    STORAGE,
    TILES,
    WAREHOUSE,
    amount,
    kinds,
    total,
)
from guildhall.games.burgundy.estates import hexes_of_colour, region
from guildhall.games.burgundy.evaluation import grazing
from guildhall.games.burgundy.moves import (
    CHOOSE,
    DECLINE,
    DISCARD,
    KEEP,
    LOAD,
    PLACE,
    PLACE_WITH,
    SELL,
    TAKE,
    TAKE_WITH,
    WORKERS,
    WORKERS_WITH,
    depots_of,
    die_of,
    good_of,
    hex_of,
    kinds_of,
    space_of,
    storage_of,
    verb_of,
)
from guildhall.games.burgundy.player import Player
from guildhall.games.burgundy.purchase import is_purchase
from guildhall.games.burgundy.scoring import FIRST_SCORING_TILE, knowledge_points

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

_WORKER: Final[i64] = 8
_DIE: Final[i64] = 30
_A_TILE_FOR_FREE: Final[i64] = 35

SUBJECTS: Final = 1 + 4 * int(TILES)
"""The subject for a learned policy: nothing, or the tile that a move takes, places, buys or
discards."""

_EFFECT: Final = vec[i64](
    [60, 25, 15]
    + [0 for _ in range(12)]
    + [10, 40, 35, 35, 35, 30, 25, 20]
    + [10, 15, 15, 15, 25, 30, 15, 25, 25, 20, 25, 20, 15, 20]
    + [0 for _ in range(12)]
)
"""The effect of each tile, if it does not depend on the position."""


def eagerness(state: "Burgundy", action: i64) -> i64:
    player = state.players[state.seat]
    verb: i64 = verb_of(action)
    if die_of(action):
        return max(1, _with_die(state, player, action))
    if verb == TAKE:
        return 2 + _stored_worth(state, player, state.spaces[space_of(action)])
    if verb == PLACE:
        tile: i64 = player.storage[storage_of(action)]
        return 20 + _placed_worth(state, player, tile, hex_of(action))
    if verb == SELL:
        return 2 + _sale_worth(state, player, good_of(action))
    if verb == WORKERS:
        return 2 + _workers_worth(player)
    if is_purchase(verb):
        return max(1, _stored_worth(state, player, state.spaces[space_of(action)]) - 15)
    if verb == LOAD:
        return 1 + _load_worth(state, player, depots_of(action))
    if verb == KEEP:
        heap: i64 = goods.heap(state, state.loading)
        return 1 + 20 * _goods_of(heap, kinds_of(action))
    if verb == DISCARD:
        worth: i64 = _stored_worth(state, player, player.storage[storage_of(action)])
        return max(1, 400 - 4 * worth)
    if verb == CHOOSE:
        return 10
    return 1 if verb == DECLINE else 15


def subject(state: "Burgundy", action: i64) -> i64:
    """The tile that an action moves, and its target."""
    verb: i64 = verb_of(action)
    player = state.players[state.seat]
    if verb == TAKE_WITH or verb == TAKE:  # noqa: SIM109
        return 1 + state.spaces[space_of(action)]
    if verb == PLACE_WITH or verb == PLACE:  # noqa: SIM109
        return 1 + TILES + player.storage[storage_of(action)]
    if is_purchase(verb):
        return 1 + 2 * TILES + state.spaces[space_of(action)]
    if verb == DISCARD:
        return 1 + 3 * TILES + player.storage[storage_of(action)]
    return 0


def _with_die(state: "Burgundy", player: Player, action: i64) -> i64:
    verb: i64 = verb_of(action)
    if verb == WORKERS_WITH:
        return _workers_worth(player)
    cost: i64 = _WORKER * turn.workers_for(player, action)
    if verb == TAKE_WITH:
        return _stored_worth(state, player, state.spaces[space_of(action)]) - cost
    if verb == PLACE_WITH:
        tile: i64 = player.storage[storage_of(action)]
        return _DIE + _placed_worth(state, player, tile, hex_of(action)) - cost
    return _sale_worth(state, player, good_of(action)) - cost


def _placed_worth(state: "Burgundy", player: Player, tile: i64, hexagon: i64) -> i64:
    """The gain from this tile on this hex."""
    hexes: i64 = region(player.estate, hexagon)
    size: i64 = count(hexes)
    missing: i64 = count(hexes & ~player.filled)
    worth: i64 = 10 * REGION_POINTS[size]
    if missing == 1:
        worth += 10 * PHASE_POINTS[state.phase]
        if not hexes_of_colour(player.estate, COLOUR[tile]) & ~player.filled & ~BIT[hexagon]:
            worth += 50
    else:
        worth = (worth + 5 * PHASE_POINTS[state.phase]) // (missing + 1)
    return worth + _effect_worth(state, player, tile, hexes)


def _effect_worth(state: "Burgundy", player: Player, tile: i64, hexes: i64) -> i64:
    colour: i64 = COLOUR[tile]
    if colour == ANIMAL:
        return 10 * grazing(player, tile, hexes & player.filled)
    if tile == MINE:
        return _EFFECT[MINE] * (PHASES - state.phase)
    if tile == SHIP:
        most: i64 = 0
        for depot in range(6):
            most = max(most, total(state.depot_goods[depot]))
        return _EFFECT[SHIP] + 15 * most
    if tile == WAREHOUSE:
        best: i64 = 0
        for kind in range(GOODS):
            best = max(best, _sale_worth(state, player, kind))
        return _EFFECT[WAREHOUSE] + best
    if tile >= FIRST_KNOWLEDGE + FIRST_SCORING_TILE - 1:
        number: i64 = tile - FIRST_KNOWLEDGE + 1
        return 20 + 10 * knowledge_points(player, number, state.later_edition)
    if tile == CASTLE or tile == CITY_HALL:  # noqa: SIM109
        return _EFFECT[tile] + _A_TILE_FOR_FREE * (STORAGE - _empty_storage(player) - 1)
    return _EFFECT[tile]


def _empty_storage(player: Player) -> i64:
    empty: i64 = 0
    for tile in player.storage:
        if tile == NO_TILE:
            empty += 1
    return empty


def _stored_worth(state: "Burgundy", player: Player, tile: i64) -> i64:
    """The gain from a stored tile that can be placed later."""
    hexes: i64 = player.openings(tile)
    best: i64 = 0
    while hexes:
        best = max(best, _placed_worth(state, player, tile, lowest(hexes)))
        hexes &= hexes - 1
    if best == 0:
        return 2
    rivals: i64 = 0
    for stored in player.storage:
        if stored != NO_TILE and COLOUR[stored] == COLOUR[tile]:
            rivals += 1
    empty: i64 = _empty_storage(player)
    return 5 + best * (empty + 1) // (4 + 4 * rivals)


def _sale_worth(state: "Burgundy", player: Player, kind: i64) -> i64:
    number: i64 = amount(player.goods, kind)
    return 10 * number * SALE_POINTS[state.seats] + 10 if number else 0


def _workers_worth(player: Player) -> i64:
    return 2 * _WORKER + (8 if player.workers < 2 else 0)


def _goods_of(heap: i64, chosen: i64) -> i64:
    number: i64 = 0
    for kind in range(GOODS):
        if chosen & BIT[kind]:
            number += amount(heap, kind)
    return number


def _load_worth(state: "Burgundy", player: Player, depots: i64) -> i64:
    heap: i64 = goods.heap(state, depots)
    if goods.free_places(player):
        return 20 * total(heap)
    return 20 * _goods_of(heap, kinds(player.goods))
