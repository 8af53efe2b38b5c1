"""Move preferences of a sensible player: rough values."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count
from guildhall.games.craftsmen import moves, production, ships
from guildhall.games.craftsmen.auction import BID, OUTBID_MAYOR, mayor_bid
from guildhall.games.craftsmen.builders import BUILD
from guildhall.games.craftsmen.capital import COLOUR, colour_of, digit_of, number, value
from guildhall.games.craftsmen.components import (
    ALL_RAWS,
    FIRST_ADVANCED,
    FIRST_FINAL,
    NO_BUILDING,
    NOTARY_PRICE,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.helpers import SEND
from guildhall.games.craftsmen.moves import (
    amount_of,
    building_of,
    good_of,
    guild_of,
    kind_of,
    place_of,
    ship_of,
)
from guildhall.games.craftsmen.notary import NOTARY
from guildhall.games.craftsmen.player import Player
from guildhall.games.craftsmen.setup import EXCHANGE

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

_GUILD_WISH: Final = vec[i64]([20, 30, 25, 60, 6, 6])
"""The default preference for each guild."""


_FIXED: Final = {
    "exchange": 5, "swap": 5, "take-both": 10, "draw": 5, "privilege": 30, "search": 6,
    "on-top": 5, "below": 5, "put": 5, "lose": 1, "work": 20, "purchase": 60, "barter": 60,
    "token-privilege": 6, "token-work": 12, "change-order": 6,
}  # fmt: skip
"""Moves with the same value in every position."""

# The others, by the kind of their value.
_PASS: Final[i64] = 0
_SEND: Final[i64] = 1
_COVER: Final[i64] = 2
_TAKE: Final[i64] = 3
_SPEND: Final[i64] = 4
_INVEST: Final[i64] = 5
_BUILD: Final[i64] = 6
_DEFY: Final[i64] = 7
_BUY: Final[i64] = 8
_AUCTION: Final[i64] = 9
_BID: Final[i64] = 10
_LAY: Final[i64] = 11
_FOR_FAIR: Final[i64] = 12
_MAKE: Final[i64] = 13
_FETCH: Final[i64] = 14
_PROCESS: Final[i64] = 15
_LOAD: Final[i64] = 16
_BRIBE: Final[i64] = 17
_SORTS: Final = {
    "pass": _PASS, "send": _SEND, "cover": _COVER, "cover-card": _COVER, "cover-points": _COVER,
    "take": _TAKE, "pay": _SPEND, "discard": _SPEND, "invest": _INVEST, "build": _BUILD,
    "defy": _DEFY, "buy": _BUY, "auction": _AUCTION, "bid": _BID, "lay": _LAY,
    "make-fair": _FOR_FAIR, "make": _MAKE, "fetch": _FETCH, "process": _PROCESS, "load": _LOAD,
    "bribe": _BRIBE,
}  # fmt: skip

_WISH: Final = vec[i64](
    [_FIXED.get(verb.name) or -_SORTS[verb.name] for verb in moves.VERBS for _ in range(verb.size)]
)
"""For each action its value, or its kind as a negative number."""


def eagerness(state: "Craftsmen", action: i64) -> i64:
    fixed: i64 = _WISH[action]
    if fixed > 0:
        return fixed
    sort: i64 = -fixed
    player = state.players[state.seat]
    if sort == _PASS:
        return _pass(state, player)
    if sort >= _FOR_FAIR:
        return _craft(state, player, action, sort)
    if sort >= _BUY:
        return _notary(state, player, action, sort)
    if sort >= _BUILD:
        wish: i64 = 12 * _worth(state, player, building_of(action))
        return wish if sort == _BUILD else wish // 2 + 1
    if sort >= _TAKE:
        return _card(player, kind_of(action), sort)
    wish = _guild(player, guild_of(action))
    return wish if sort == _SEND else wish // 2 + 1


def _pass(state: "Craftsmen", player: Player) -> i64:
    decision = state.decision
    if decision is SEND:
        return 2 if player.helpers > 1 else 6
    if decision is BID or decision is OUTBID_MAYOR:
        return max(1, state.bid - _worth(state, player, state.lot)) * 6 + 2
    if decision is NOTARY or decision is EXCHANGE:
        return 20
    return 8 if decision is BUILD else 1


# The value of a card for a player: the production lines it advances


def _worth(state: "Craftsmen", player: Player, card: i64) -> i64:
    """The value of a building card in capital."""
    material = state.material
    good: i64 = material.makes[card]
    if player.makes & BIT[good]:
        return 1
    worth: i64 = 2
    for product in range(8):
        line: i64 = material.lines[product]
        if line & BIT[good]:
            lacking: i64 = count(line & ~player.makes)
            worth += 8 // lacking
            if good == FIRST_FINAL + product and lacking <= 2:
                worth += 4
    return worth


# Helpers


def _guild(player: Player, guild: i64) -> i64:
    wish: i64 = _GUILD_WISH[guild]
    cards: i64 = player.hand_size()
    if guild == 0 and player.capital_size <= 5:
        wish += 40
    if guild == 0 and player.capital_size >= 8:
        wish = 3
    if guild == 1:
        wish = wish + 15 * cards if cards > 0 and value(player.capital) >= 3 else 2
    if guild == 2 and (player.capital_size < 3 or cards > 3):
        wish = 4
    if guild == 4 and player.built_advanced == 0:
        wish = 1
    return wish


# Capital cards: keep sets of a colour together


def _card(player: Player, kind: i64, sort: i64) -> i64:
    if sort == _INVEST:
        return 20 * digit_of(kind)
    same: i64 = number(player.capital & COLOUR[colour_of(kind)])
    if sort == _TAKE:
        return 4 + 6 * same
    return max(1, 40 // (same * same)) + (4 - digit_of(kind))


def _notary(state: "Craftsmen", player: Player, action: i64, sort: i64) -> i64:
    worth: i64
    if sort == _BID:
        amount: i64 = amount_of(action)
        worth = _worth(state, player, state.lot)
        if amount > worth + 2:
            return 1
        if state.decision is OUTBID_MAYOR:
            return 10 * (worth - mayor_bid(state)) + 20
        return 12 if amount <= state.bid + 2 else 3
    card: i64 = building_of(action)
    worth = _worth(state, player, card)
    if sort == _LAY:
        return 1 + worth
    if sort == _BUY:
        return 5 * worth
    return 3 * worth if value(player.capital) > NOTARY_PRICE[card // TYPE_SIZE] // 2 else 1


# Work points


def _craft(state: "Craftsmen", player: Player, action: i64, sort: i64) -> i64:
    if sort == _FOR_FAIR:
        return 3 if player.fair < 2 else 1
    if sort == _MAKE:
        return 60 + _need(state, player, place_of(action))
    if sort == _FETCH:
        made_here: i64 = player.makes & ALL_RAWS & BIT[good_of(action)]
        return (20 if made_here else 70) + _need(state, player, place_of(action))
    material = state.material
    if sort == _PROCESS:
        if place_of(action) != NO_BUILDING:
            return 150
        good: i64 = material.makes[building_of(action)]
        return 15 if production.free_icons(state, player, good) else 70
    hold: i64 = ships.hold_for(state, building_of(action), ship_of(action))
    points: i64 = 40 * material.hold_points[hold] + 20
    return points if sort == _LOAD else points // 3


def _need(state: "Craftsmen", player: Player, building: i64) -> i64:
    """More if a final product waits for this raw material."""
    if building >= FIRST_ADVANCED:
        return 60
    return 60 if production.free_icons(state, player, state.material.makes[building]) else 10
