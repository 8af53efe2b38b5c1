"""A legal move in words: which tile it moves, how many goods it sells, what it costs."""

from typing import TYPE_CHECKING

from guildhall.core.events import Facts
from guildhall.core.native import i64
from guildhall.games.burgundy import moves
from guildhall.games.burgundy.components import (
    COLOUR,
    DEPOT_SPACES,
    GOOD_IDS,
    GOODS,
    SPACES_OF_A_DEPOT,
    TILE_IDS,
    amount,
)
from guildhall.games.burgundy.dice import (
    FREE_FOR_PLACING,
    FREE_FOR_TAKING,
    NO_KNOWLEDGE,
    skill_with,
    workers_needed,
)
from guildhall.games.burgundy.estates import HEXES, NUMBER
from guildhall.games.burgundy.moves import (
    BUY,
    BUY_FOR_WORKERS,
    DECLINE,
    DISCARD,
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
)
from guildhall.games.burgundy.player import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy


def describe(state: "Burgundy", action: i64) -> tuple[str, Facts]:
    player = state.players[state.seat]
    if TAKE_WITH <= action < WORKERS_WITH:
        return _with_die(state, player, action)
    if TAKE <= action < PLACE:
        return "burgundy-play-take", _taken(state, action - TAKE)
    if PLACE <= action < SELL:
        return "burgundy-play-place", _placed(player, action - PLACE)
    if SELL <= action < WORKERS:
        return "burgundy-play-sell", _sold(player, action - SELL)
    if BUY <= action < BUY_FOR_WORKERS:
        return "burgundy-play-buy", _taken(state, action - BUY)
    if BUY_FOR_WORKERS <= action < LOAD:
        return "burgundy-play-buy-for-workers", _taken(state, action - BUY_FOR_WORKERS)
    if DISCARD <= action < DECLINE:
        return "burgundy-play-discard", {"tile": TILE_IDS[player.storage[action - DISCARD]]}
    return moves.describe(action)


def _with_die(state: "Burgundy", player: Player, action: i64) -> tuple[str, Facts]:
    if action < PLACE_WITH:
        rest: i64 = action - TAKE_WITH
        space: i64 = rest % DEPOT_SPACES
        die: i64 = rest // DEPOT_SPACES + 1
        cost = _cost(player, die, space // SPACES_OF_A_DEPOT + 1, FREE_FOR_TAKING)
        return "burgundy-play-take-with", {**_taken(state, space), **cost}
    if action < SELL_WITH:
        rest = action - PLACE_WITH
        pair: i64 = rest % PLACES
        free_step: i64 = FREE_FOR_PLACING[COLOUR[player.storage[pair // HEXES]]]
        cost = _cost(player, rest // PLACES + 1, NUMBER[pair % HEXES], free_step)
        return "burgundy-play-place-with", {**_placed(player, pair), **cost}
    rest = action - SELL_WITH
    cost = _cost(player, rest // GOODS + 1, rest % GOODS + 1, NO_KNOWLEDGE)
    return "burgundy-play-sell-with", {**_sold(player, rest % GOODS), **cost}


def _cost(player: Player, die: i64, number: i64, free_step: i64) -> Facts:
    skill: i64 = skill_with(player.knowledge, free_step)
    return {"die": int(die), "workers": int(workers_needed(die, number, skill))}


def _taken(state: "Burgundy", space: i64) -> Facts:
    """The tile and its depot; depot 0 is the black one."""
    depot: i64 = 0 if space >= DEPOT_SPACES else space // SPACES_OF_A_DEPOT + 1
    return {"tile": TILE_IDS[state.spaces[space]], "depot": int(depot)}


def _placed(player: Player, pair: i64) -> Facts:
    return {"tile": TILE_IDS[player.storage[pair // HEXES]], "hex": int(pair % HEXES)}


def _sold(player: Player, kind: i64) -> Facts:
    return {"good": GOOD_IDS[kind], "number": int(amount(player.goods, kind))}
