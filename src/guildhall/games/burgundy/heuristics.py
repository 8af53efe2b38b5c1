"""What a sensible prince wants: rough values in tenths of a point, one guess a move."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT, count, lowest
from guildhall.core.native import i64, vec
from guildhall.core.state import SearchSettings
from guildhall.games.burgundy import goods
from guildhall.games.burgundy.components import (
    ANIMAL,
    CASTLE,
    CITY_HALL,
    COLOUR,
    DEPOT_SPACES,
    FIRST_KNOWLEDGE,
    GOODS,
    MINE,
    NO_TILE,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    SALE_POINTS,
    SHIP,
    SPACES_OF_A_DEPOT,
    STORAGE,
    WAREHOUSE,
    amount,
    kinds,
    total,
)
from guildhall.games.burgundy.dice import (
    FREE_FOR_PLACING,
    FREE_FOR_TAKING,
    NO_KNOWLEDGE,
    skill_with,
    workers_needed,
)
from guildhall.games.burgundy.estates import HEXES, NUMBER, hexes_of_colour, region
from guildhall.games.burgundy.evaluation import grazing
from guildhall.games.burgundy.moves import (
    BUY,
    BUY_FOR_WORKERS,
    DECLINE,
    DISCARD,
    KEEP,
    KIND_SETS,
    LOAD,
    PLACE,
    PLACE_WITH,
    PLACES,
    SELL,
    SELL_WITH,
    TAKE,
    TAKE_WITH,
    WORKERS,
    WORKERS_WITH,
    loaded_depots,
)
from guildhall.games.burgundy.player import Player
from guildhall.games.burgundy.scoring import FIRST_SCORING_TILE, knowledge_points

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

SEARCH_SETTINGS: Final = SearchSettings(
    clear_lead=2500, horizon=0, trust=2.0, curiosity=0.4, ambition=0.6
)

_WORKER: Final[i64] = 8
_DIE: Final[i64] = 30
_A_TILE_FOR_FREE: Final[i64] = 35

_EFFECT: Final = vec[i64](
    [60, 25, 15]
    + [0 for _ in range(12)]
    + [10, 40, 35, 35, 35, 30, 25, 20]
    + [10, 15, 15, 15, 25, 30, 15, 25, 25, 20, 25, 20, 15, 20]
    + [0 for _ in range(12)]
)
"""The effect of each tile where it does not depend on the position."""


def eagerness(state: "Burgundy", action: i64) -> i64:
    player = state.players[state.seat]
    if action < TAKE_WITH:
        return 10
    if action < TAKE:
        return max(1, _with_die(state, player, action))
    if action < PLACE:
        return 2 + _stored_worth(state, player, state.spaces[action - TAKE])
    if action < SELL:
        pair: i64 = action - PLACE
        return 20 + _placed_worth(state, player, player.storage[pair // HEXES], pair % HEXES)
    if action < WORKERS:
        return 2 + _sale_worth(state, player, action - SELL)
    if action < BUY:
        return 2 + _workers_worth(player)
    if action < LOAD:
        space: i64 = action - (BUY if action < BUY_FOR_WORKERS else BUY_FOR_WORKERS)
        return max(1, _stored_worth(state, player, state.spaces[space]) - 15)
    if action < KEEP:
        return 1 + _load_worth(state, player, loaded_depots(action))
    if action < DISCARD:
        heap: i64 = goods.heap(state, state.loading)
        return 1 + 20 * _goods_of(heap, KIND_SETS[action - KEEP])
    if action < DECLINE:
        worth: i64 = _stored_worth(state, player, player.storage[action - DISCARD])
        return max(1, 400 - 4 * worth)
    return 1 if action == DECLINE else 15


def _with_die(state: "Burgundy", player: Player, action: i64) -> i64:
    rest: i64
    workers: i64
    if action < PLACE_WITH:
        rest = action - TAKE_WITH
        space: i64 = rest % DEPOT_SPACES
        number: i64 = space // SPACES_OF_A_DEPOT + 1
        skill: i64 = skill_with(player.knowledge, FREE_FOR_TAKING)
        workers = workers_needed(rest // DEPOT_SPACES + 1, number, skill)
        return _stored_worth(state, player, state.spaces[space]) - _WORKER * workers
    if action < SELL_WITH:
        rest = action - PLACE_WITH
        tile: i64 = player.storage[rest % PLACES // HEXES]
        hexagon: i64 = rest % HEXES
        skill = skill_with(player.knowledge, FREE_FOR_PLACING[COLOUR[tile]])
        workers = workers_needed(rest // PLACES + 1, NUMBER[hexagon], skill)
        return _DIE + _placed_worth(state, player, tile, hexagon) - _WORKER * workers
    if action < WORKERS_WITH:
        rest = action - SELL_WITH
        skill = skill_with(player.knowledge, NO_KNOWLEDGE)
        workers = workers_needed(rest // GOODS + 1, rest % GOODS + 1, skill)
        return _sale_worth(state, player, rest % GOODS) - _WORKER * workers
    return _workers_worth(player)


def _placed_worth(state: "Burgundy", player: Player, tile: i64, hexagon: i64) -> i64:
    """What it gains to have this tile on this hex."""
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
    """What it gains to hold a tile that can be placed later."""
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
