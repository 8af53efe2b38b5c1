"""What a sensible prince wants: rough values in tenths of a point, one guess a move."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT, count, lowest
from guildhall.core.native import i64, vec
from guildhall.core.state import Temper
from guildhall.games.burgundy import goods
from guildhall.games.burgundy.actions import (
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
from guildhall.games.burgundy.components import (
    ANIMAL,
    CASTLE,
    CITY_HALL,
    COLOUR,
    COLOURS,
    DEPOT_SPACES,
    FIRST_KNOWLEDGE,
    GOODS,
    LARGE_BONUS,
    MINE,
    NO_TILE,
    PHASE_POINTS,
    PHASES,
    REGION_POINTS,
    ROUNDS,
    SALE_POINTS,
    SHIP,
    SMALL_BONUS,
    SPACES_OF_A_DEPOT,
    STORAGE,
    WAREHOUSE,
    amount,
    animals,
    kinds,
    species,
    total,
)
from guildhall.games.burgundy.dice import (
    FREE_FOR_PLACING,
    FREE_FOR_TAKING,
    NO_KNOWLEDGE,
    skill_with,
    workers_needed,
)
from guildhall.games.burgundy.estates import ALL_HEXES, HEXES, NUMBER, hexes_of_colour, region
from guildhall.games.burgundy.scoring import FIRST_SCORING_TILE, knowledge_points
from guildhall.games.burgundy.table import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

TEMPER: Final = Temper(clear_lead=2500, horizon=0, trust=2.0)

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
        herd: i64 = 10 * animals(tile)
        pasture: i64 = hexes & player.filled
        while pasture:
            other: i64 = player.tiles[lowest(pasture)]
            pasture &= pasture - 1
            if species(other) == species(tile):
                herd += 10 * animals(other)
        return herd
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


# What things are worth before they become points, in hundredths of a point.
# The figures follow the least squares of what came of many positions.
_UNUSED_DIE: Final[i64] = 300
_SPARE_WORKER: Final[i64] = 40
_SPARE_WORKERS: Final[i64] = 5
_SPARE_SILVER: Final[i64] = 110
_SPARE_SILVERS: Final[i64] = 6
_UNSOLD_GOOD: Final[i64] = 70
_A_SALE: Final[i64] = 60
"""What it costs to sell a kind of goods, however many there are."""
_MINE_A_PHASE: Final[i64] = 130
_FRONTIER: Final[i64] = 40
_STORED: Final[i64] = 3
"""Hundredths for each tenth of a point that a tile would gain where it fits best."""
_STORED_IN_VAIN: Final[i64] = 20
_KNOWLEDGE_A_PHASE: Final = vec[i64](
    [
        0, 0, 100, 100, 150, 50, 50, 50, 200, 300, 100, 220, 250, 60, 80, 200,
        40, 40, 40, 100, 40, 40, 40, 60, 150, 70, 300,
    ]
)  # fmt: skip
"""What each of the knowledge tiles 1 to 26 still gains in a phase."""


def evaluate(state: "Burgundy", seat: i64) -> i64:
    """Points in hand, begun regions by how far they are, and what is stored for later."""
    player = state.players[seat]
    worth: i64 = 100 * (player.score() + total(player.goods) + player.silver)
    worth += 50 * player.workers
    scoring_tiles: i64 = player.knowledge & ~(BIT[FIRST_SCORING_TILE] - 1)
    while scoring_tiles:
        number: i64 = lowest(scoring_tiles)
        scoring_tiles &= scoring_tiles - 1
        worth += 100 * knowledge_points(player, number, state.later_edition)
    if state.over or state.phase < 0:
        return worth - (50 if player.workers % 2 else 0)
    dice: i64 = _dice_left(state, player, seat)
    worth += _UNUSED_DIE * dice
    if dice == 0:
        return worth
    worth += _spare_worth(state, player, dice) + _stored_tiles_worth(state, player, dice)
    worth += _regions_worth(state, player, dice) + _colours_worth(state, player, dice)
    return worth + _lasting_worth(state, player)


def _dice_left(state: "Burgundy", player: Player, seat: i64) -> i64:
    """The dice a player still has to use in this game."""
    rounds: i64 = (PHASES - 1 - state.phase) * ROUNDS + ROUNDS - 1 - state.round
    for place in range(state.turn, state.seats):
        if state.round_order[place] == seat:
            return 2 * rounds + 2 - count(player.used)
    return 2 * rounds


def _spare_worth(state: "Burgundy", player: Player, dice: i64) -> i64:
    """Workers, silver and goods that can still be used are worth more than what they score."""
    worth: i64 = _SPARE_WORKER * min(player.workers, _SPARE_WORKERS, dice)
    worth += _SPARE_SILVER * min(player.silver, _SPARE_SILVERS, dice)
    for kind in range(GOODS):
        number: i64 = amount(player.goods, kind)
        if number:
            worth += max(0, _UNSOLD_GOOD * number * (SALE_POINTS[state.seats] - 1) - _A_SALE)
    return worth


def _stored_tiles_worth(state: "Burgundy", player: Player, dice: i64) -> i64:
    worth: i64 = 0
    for tile in player.storage:
        if tile != NO_TILE:
            best: i64 = 0
            hexes: i64 = player.openings(tile)
            while hexes:
                best = max(best, _placed_worth(state, player, tile, lowest(hexes)))
                hexes &= hexes - 1
            worth += _STORED * best if best else _STORED_IN_VAIN
    return worth * min(dice, 4) // 4


def _regions_worth(state: "Burgundy", player: Player, dice: i64) -> i64:
    """Each begun region by the share that is filled and the chance to fill it all."""
    worth: i64 = 0
    hexes: i64 = ALL_HEXES
    while hexes:
        area: i64 = region(player.estate, lowest(hexes))
        hexes &= ~area
        size: i64 = count(area)
        missing: i64 = count(area & ~player.filled)
        if missing and missing < size:
            filled: i64 = size - missing
            reward: i64 = 100 * REGION_POINTS[size]
            reward += max(200, 100 * PHASE_POINTS[state.phase] - 40 * missing)
            share: i64 = 1000 * filled * (size + filled) // (2 * size * size)
            worth += reward * share // 1000 * _chance(missing, dice) // 100
    return worth + _FRONTIER * min(count(player.frontier), 12) * min(dice, 20) // 20


def _chance(missing: i64, dice: i64) -> i64:
    """In percent, how likely so many hexes of one kind can still be filled."""
    return max(0, 100 - 150 * missing // (dice + 1))


def _colours_worth(state: "Burgundy", player: Player, dice: i64) -> i64:
    """The bonus tiles for whole colours that are still to be had."""
    taken: i64 = 0
    for other in state.players:
        taken |= other.large_bonuses
    worth: i64 = 0
    for colour in range(COLOURS):
        hexes: i64 = hexes_of_colour(player.estate, colour)
        missing: i64 = count(hexes & ~player.filled)
        if missing:
            size: i64 = count(hexes)
            bonus: i64 = (
                SMALL_BONUS[state.seats] if taken & BIT[colour] else LARGE_BONUS[state.seats]
            )
            share: i64 = 100 * (size - missing) * (size - missing) // (size * size)
            worth += bonus * share * _chance(missing, dice) // 100
    return worth


def _lasting_worth(state: "Burgundy", player: Player) -> i64:
    """What mines and knowledge still bring in the phases to come."""
    mines: i64 = count(player.filled & hexes_of_colour(player.estate, MINE))
    worth: i64 = _MINE_A_PHASE * mines * (PHASES - state.phase)
    owned: i64 = player.knowledge
    while owned:
        number: i64 = lowest(owned)
        owned &= owned - 1
        worth += _KNOWLEDGE_A_PHASE[number] * (PHASES - 1 - state.phase)
    return worth
