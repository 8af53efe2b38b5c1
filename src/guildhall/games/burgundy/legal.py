"""All that the seat to act may do now, in ascending order."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT, count, lowest
from guildhall.core.native import i64, vec
from guildhall.games.burgundy import goods, placing
from guildhall.games.burgundy.components import (
    CASTLE,
    CITY_HALL,
    COLOUR,
    DEPOT_SPACES,
    DEPOTS,
    GOODS,
    NO_TILE,
    NUMBERED_DEPOTS,
    PRICE,
    SHIP,
    SPACES_OF,
    STORAGE,
    WAREHOUSE,
    kinds,
)
from guildhall.games.burgundy.dice import (
    FREE_FOR_PLACING,
    FREE_FOR_TAKING,
    NO_KNOWLEDGE,
    reach,
    skill_with,
)
from guildhall.games.burgundy.estates import CASTLES_OF_AN_ESTATE, HEXES, HEXES_OF
from guildhall.games.burgundy.moves import (
    BUY,
    BUY_FOR_WORKERS,
    CHOOSE,
    DECLINE,
    DISCARD,
    END,
    KEEP,
    KIND_SETS,
    LOAD,
    LOAD_TWO,
    PLACE,
    PLACE_WITH,
    PLACES,
    SELL,
    SELL_WITH,
    TAKE,
    TAKE_WITH,
    WORKERS,
    WORKERS_WITH,
)
from guildhall.games.burgundy.player import BOTH_DICE, Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

_ALL_STORAGE: Final[i64] = BIT[STORAGE] - 1


def into(state: "Burgundy", buffer: vec[i64]) -> i64:
    """Write the legal actions to the front of the buffer; return their number."""
    player = state.players[state.seat]
    if state.phase < 0:
        return _choices_of_estate(player, buffer)
    if state.surplus != NO_TILE:
        return _write(buffer, 0, DISCARD, _ALL_STORAGE)  # K59
    length: i64 = 0
    effect: i64 = state.effect
    if effect == NO_TILE:
        length = _actions_with_dice(state, player, buffer)
    elif effect == CASTLE:  # K89
        length = _write(buffer, length, TAKE, state.occupied & NUMBERED_DEPOTS)
        length = _placements(player, buffer, length)
        length = _write(buffer, length, SELL, kinds(player.goods))
        buffer[length] = WORKERS
        length += 1
    elif effect == CITY_HALL:
        length = _placements(player, buffer, length)  # K101
    elif effect == WAREHOUSE:
        length = _write(buffer, length, SELL, kinds(player.goods))  # K95
    elif effect != SHIP:
        length = _write(buffer, length, TAKE, placing.tiles_for(state, effect))
    if effect == NO_TILE or state.later_edition:  # K120, KA12
        length = _purchases(state, player, buffer, length)
    if effect == SHIP:
        return _loads(state, player, buffer, length)
    if effect == NO_TILE:
        if player.used == BOTH_DICE:  # K56
            buffer[length] = END
            length += 1
    elif effect != CASTLE:  # K94, KA15
        buffer[length] = DECLINE
        length += 1
    return length


def _choices_of_estate(player: Player, buffer: vec[i64]) -> i64:
    length: i64 = 0
    estates: i64 = player.choices
    while estates:
        first: i64 = CHOOSE + lowest(estates) * CASTLES_OF_AN_ESTATE
        estates &= estates - 1
        length = _write(buffer, length, first, BIT[CASTLES_OF_AN_ESTATE] - 1)
    return length


def _actions_with_dice(state: "Burgundy", player: Player, buffer: vec[i64]) -> i64:
    # Two dice that show the same number are one choice; without a second choice it is 0.
    low: i64 = 0 if player.used & 1 else player.low_die
    high: i64 = 0 if player.used & 2 else player.high_die
    if low == high or low == 0:
        low = high
        high = 0
    if low == 0:
        return 0
    length: i64 = _takes(state, player, buffer, 0, low)
    if high:
        length = _takes(state, player, buffer, length, high)
    length = _placements_with(player, buffer, length, low)
    if high:
        length = _placements_with(player, buffer, length, high)
    if player.goods:
        length = _sales(player, buffer, length, low)
        if high:
            length = _sales(player, buffer, length, high)
    buffer[length] = WORKERS_WITH + low - 1  # K118
    length += 1
    if high:
        buffer[length] = WORKERS_WITH + high - 1
        length += 1
    return length


def _takes(state: "Burgundy", player: Player, buffer: vec[i64], start: i64, die: i64) -> i64:
    skill: i64 = skill_with(player.knowledge, FREE_FOR_TAKING)
    spaces: i64 = state.occupied & SPACES_OF[reach(die, player.workers, skill)]  # K57, K61
    return _write(buffer, start, TAKE_WITH + (die - 1) * DEPOT_SPACES, spaces)


def _placements_with(player: Player, buffer: vec[i64], start: i64, die: i64) -> i64:
    length: i64 = start
    for storage in range(STORAGE):
        tile: i64 = player.storage[storage]
        if tile != NO_TILE:
            hexes: i64 = player.openings(tile)
            if hexes:
                skill: i64 = skill_with(player.knowledge, FREE_FOR_PLACING[COLOUR[tile]])
                hexes &= HEXES_OF[reach(die, player.workers, skill)]  # K64
                first: i64 = PLACE_WITH + (die - 1) * PLACES + storage * HEXES
                length = _write(buffer, length, first, hexes)
    return length


def _sales(player: Player, buffer: vec[i64], start: i64, die: i64) -> i64:
    skill: i64 = skill_with(player.knowledge, NO_KNOWLEDGE)
    saleable: i64 = kinds(player.goods) & reach(die, player.workers, skill)  # K114
    return _write(buffer, start, SELL_WITH + (die - 1) * GOODS, saleable)


def _placements(player: Player, buffer: vec[i64], start: i64) -> i64:
    """All placements where no number is asked for."""
    length: i64 = start
    for storage in range(STORAGE):
        tile: i64 = player.storage[storage]
        if tile != NO_TILE:
            length = _write(buffer, length, PLACE + storage * HEXES, player.openings(tile))
    return length


def _purchases(state: "Burgundy", player: Player, buffer: vec[i64], start: i64) -> i64:
    if state.bought or state.loading:  # K119
        return start
    length: i64 = start
    if player.silver >= PRICE:  # K122
        length = _write(buffer, length, BUY, state.tiles_for_sale(player))
    if state.can_pay_workers(player):
        length = _write(buffer, length, BUY_FOR_WORKERS, state.tiles_for_sale(player))
    return length


def _loads(state: "Burgundy", player: Player, buffer: vec[i64], start: i64) -> i64:
    length: i64 = start
    if state.loading == 0:
        length = _write(buffer, length, LOAD, BIT[DEPOTS] - 1)  # K76, KA13
        if player.knows(goods.TWO_DEPOTS):
            length = _write(buffer, length, LOAD_TWO, BIT[DEPOTS] - 1)  # K141
        return length
    fresh: i64 = goods.new_kinds(state, player, state.loading)
    free: i64 = goods.free_places(player)
    for choice in range(len(KIND_SETS)):
        if not KIND_SETS[choice] & ~fresh and count(KIND_SETS[choice]) == free:  # K79, K81
            buffer[length] = KEEP + choice
            length += 1
    return length


def _write(buffer: vec[i64], start: i64, first_action: i64, members: i64) -> i64:
    """Write `first_action` plus each member of a set; return the new length."""
    length: i64 = start
    while members:
        buffer[length] = first_action + lowest(members)
        length += 1
        members &= members - 1
    return length
