"""What a sensible craftsman wants: rough values, one guess a move."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT, count
from guildhall.core.native import i64, vec
from guildhall.games.craftsmen import crafts, moves
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
    verb_of,
)
from guildhall.games.craftsmen.notary import BID, NOTARY, OUTBID_MAYOR, mayor_bid
from guildhall.games.craftsmen.player import Player
from guildhall.games.craftsmen.setup import EXCHANGE

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

_GUILD_WISH: Final = vec[i64]([20, 30, 25, 60, 6, 6])
"""How much each guild is liked when nothing special speaks for it."""


def eagerness(state: "Craftsmen", action: i64) -> i64:
    player = state.players[state.seat]
    if action == moves.PASS:
        return _pass(state, player)
    verb: i64 = verb_of(action)
    if verb < moves.EXCHANGE:
        return _helper(player, action)
    if verb < moves.BUILD:
        return _card(player, action)
    if verb < moves.BUY:
        return _build(state, player, action)
    if verb < moves.MAKE_FAIR:
        return _notary(state, player, action)
    if action < moves.WORK:
        return _craft(state, player, action)
    if action == moves.WORK:
        return 20
    if verb <= moves.BARTER:
        return 60
    return 12 if action == moves.TOKEN_WORK else 6


def _pass(state: "Craftsmen", player: Player) -> i64:
    decision = state.decision
    if decision is SEND:
        return 2 if player.helpers > 1 else 6
    if decision is BID or decision is OUTBID_MAYOR:
        return max(1, state.bid - _worth(state, player, state.lot)) * 6 + 2
    if decision is NOTARY or decision is EXCHANGE:
        return 20
    return 8 if decision is BUILD else 1


# What a card is worth to a player: the lines it brings him nearer to


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


def _helper(player: Player, action: i64) -> i64:
    guild: i64 = guild_of(action)
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
    return wish if verb_of(action) == moves.SEND else wish // 2 + 1


# Capital cards: keep sets of a colour together


def _card(player: Player, action: i64) -> i64:
    kind: i64 = kind_of(action)
    if kind < 0:
        if action == moves.TAKE_BOTH:
            return 10
        return 30 if action == moves.PRIVILEGE else 5
    verb: i64 = verb_of(action)
    if verb == moves.INVEST:
        return 20 * digit_of(kind)
    same: i64 = number(player.capital & COLOUR[colour_of(kind)])
    if verb == moves.TAKE:
        return 4 + 6 * same
    return max(1, 40 // (same * same)) + (4 - digit_of(kind))


def _build(state: "Craftsmen", player: Player, action: i64) -> i64:
    wish: i64 = 12 * _worth(state, player, building_of(action))
    return wish if verb_of(action) == moves.BUILD else wish // 2 + 1


def _notary(state: "Craftsmen", player: Player, action: i64) -> i64:
    worth: i64
    verb: i64 = verb_of(action)
    if verb == moves.BID:
        amount: i64 = amount_of(action)
        worth = _worth(state, player, state.lot)
        if amount > worth + 2:
            return 1
        if state.decision is OUTBID_MAYOR:
            return 10 * (worth - mayor_bid(state)) + 20
        return 12 if amount <= state.bid + 2 else 3
    if verb == moves.SEARCH:
        return 6
    if verb > moves.LAY:
        return 5
    card: i64 = building_of(action)
    worth = _worth(state, player, card)
    if verb == moves.LAY:
        return 1 + worth
    if verb == moves.BUY:
        return 5 * worth
    return 3 * worth if value(player.capital) > NOTARY_PRICE[card // TYPE_SIZE] // 2 else 1


# Work points


def _craft(state: "Craftsmen", player: Player, action: i64) -> i64:
    material = state.material
    verb: i64 = verb_of(action)
    if verb == moves.MAKE_FAIR:
        return 3 if player.fair < 2 else 1
    if verb == moves.MAKE:
        return 60 + _need(state, player, place_of(action))
    if verb == moves.FETCH:
        made_here: i64 = player.makes & ALL_RAWS & BIT[good_of(action)]
        return (20 if made_here else 70) + _need(state, player, place_of(action))
    if verb == moves.PROCESS:
        if place_of(action) != NO_BUILDING:
            return 150
        good: i64 = material.makes[building_of(action)]
        return 15 if crafts.free_icons(state, player, good) else 70
    if verb == moves.LOSE:
        return 1
    hold: i64 = crafts.hold_for(state, building_of(action), ship_of(action))
    points: i64 = 40 * material.hold_points[hold] + 20
    return points if verb == moves.LOAD else points // 3


def _need(state: "Craftsmen", player: Player, building: i64) -> i64:
    """More where a final product waits for this raw material."""
    if building >= FIRST_ADVANCED:
        return 60
    return 60 if crafts.free_icons(state, player, state.material.makes[building]) else 10
