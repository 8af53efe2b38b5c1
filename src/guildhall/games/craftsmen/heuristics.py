"""What a sensible craftsman wants: rough values, one guess a move."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT, count
from guildhall.core.native import i64, vec
from guildhall.core.state import SearchSettings
from guildhall.games.craftsmen import crafts, decisions, moves
from guildhall.games.craftsmen.capital import COLOUR, number, value
from guildhall.games.craftsmen.components import (
    ALL_RAWS,
    FIRST_FINAL,
    NOTARY_PRICE,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.moves import DESTINATIONS, SHIPS, WORKSHOPS
from guildhall.games.craftsmen.notary import mayor_bid
from guildhall.games.craftsmen.player import Player

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

SEARCH_SETTINGS: Final = SearchSettings(clear_lead=2500, horizon=20, trust=1.0)

_GUILD_WISH: Final = vec[i64]([20, 30, 25, 60, 6, 6])
"""How much each guild is liked when nothing special speaks for it."""


def eagerness(state: "Craftsmen", action: i64) -> i64:
    player = state.players[state.seat]
    if action == moves.PASS:
        return _pass(state, player)
    if action < moves.EXCHANGE:
        return _helper(state, player, action)
    if action < moves.BUILD:
        return _card(state, player, action)
    if action < moves.BUY:
        return _build(state, player, action)
    if action < moves.MAKE_FAIR:
        return _notary(state, player, action)
    if action < moves.WORK:
        return _craft(state, player, action)
    if action == moves.WORK:
        return 20
    if action < moves.TOKEN_PRIVILEGE:
        return 60
    return 12 if action == moves.TOKEN_WORK else 6


def _pass(state: "Craftsmen", player: Player) -> i64:
    decision: i64 = state.decision
    if decision == decisions.SEND:
        return 2 if player.helpers > 1 else 6
    if decision == decisions.BID or decision == decisions.OUTBID_MAYOR:
        return max(1, state.bid - _worth(state, player, state.lot)) * 6 + 2
    if decision == decisions.NOTARY or decision == decisions.EXCHANGE:
        return 20
    if decision == decisions.BUILD:
        return 8
    return 1


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


def _helper(state: "Craftsmen", player: Player, action: i64) -> i64:
    guild: i64 = action - moves.SEND if action < moves.COVER else (action - moves.COVER) % 18 // 3
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
    if action >= moves.COVER:
        wish = wish // 2 + 1
    return wish


# Capital cards: keep sets of a colour together


def _card(state: "Craftsmen", player: Player, action: i64) -> i64:
    if action >= moves.PAY and action < moves.PRIVILEGE:
        kind: i64 = (action - moves.PAY) % 12
        same: i64 = number(player.capital & COLOUR[kind // 3])
        if action >= moves.INVEST:
            return 20 * (kind % 3 + 1)
        return max(1, 40 // (same * same)) + (3 - kind % 3)
    if action == moves.TAKE_BOTH:
        return 10
    if action >= moves.TAKE and action < moves.TAKE_BOTH:
        return 4 + 6 * number(player.capital & COLOUR[(action - moves.TAKE) // 3])
    if action == moves.PRIVILEGE:
        return 30
    return 5


def _build(state: "Craftsmen", player: Player, action: i64) -> i64:
    card: i64 = (action - moves.BUILD) % 128 // 2
    wish: i64 = 12 * _worth(state, player, card)
    return wish if action < moves.DEFY else wish // 2 + 1


def _notary(state: "Craftsmen", player: Player, action: i64) -> i64:
    worth: i64
    if action < moves.AUCTION:
        worth = _worth(state, player, action - moves.BUY)
        return 5 * worth
    if action < moves.BID:
        card: i64 = action - moves.AUCTION
        worth = _worth(state, player, card)
        return 3 * worth if value(player.capital) > NOTARY_PRICE[card // TYPE_SIZE] // 2 else 1
    if action < moves.SEARCH:
        amount: i64 = action - moves.BID + 1
        worth = _worth(state, player, state.lot)
        if amount > worth + 2:
            return 1
        if state.decision == decisions.OUTBID_MAYOR:
            return 10 * (worth - mayor_bid(state)) + 20
        return 12 if amount <= state.bid + 2 else 3
    if action < moves.LAY:
        return 6
    if action < moves.ON_TOP:
        return 1 + _worth(state, player, action - moves.LAY)
    return 5


# Work points


def _craft(state: "Craftsmen", player: Player, action: i64) -> i64:
    material = state.material
    place: i64
    if action < moves.MAKE:
        return 3 if player.fair < 2 else 1
    if action < moves.FETCH:
        place = action - moves.MAKE
        return 60 + _need(state, player, place % WORKSHOPS)
    if action < moves.PROCESS:
        place = action - moves.FETCH
        raw: i64 = place // WORKSHOPS
        made_here: i64 = player.makes & ALL_RAWS & BIT[raw]
        return (20 if made_here else 70) + _need(state, player, place % WORKSHOPS)
    if action < moves.LOAD:
        place = action - moves.PROCESS
        good: i64 = material.makes[TYPE_SIZE + place // DESTINATIONS]
        if place % DESTINATIONS == moves.GRANARY_PLACE:
            return 15 if crafts.free_icons(state, player, good) else 70
        return 150
    if action < moves.LOSE:
        place = (action - moves.LOAD) % (WORKSHOPS * SHIPS)
        hold: i64 = crafts.hold_for(state, place // SHIPS, place % SHIPS)
        points: i64 = 40 * material.hold_points[hold] + 20
        return points if action < moves.BRIBE else points // 3
    return 1


def _need(state: "Craftsmen", player: Player, workshop: i64) -> i64:
    """More where a final product waits for this raw material."""
    if workshop >= TYPE_SIZE:
        return 60
    good: i64 = state.material.makes[TYPE_SIZE + workshop]
    if crafts.free_icons(state, player, good):
        return 60
    return 10


# What things are worth before they become points, in hundredths of a point.
_SHIPPED: Final[i64] = 90
"""Of each point printed beside a hold: a cube may still be pushed out."""
_IN_THE_GRANARY: Final[i64] = 90
_BUILT_A_YEAR: Final[i64] = 60
"""What the two colours of a card bring to the sets of the city."""
_WORKSHOP_A_SEASON: Final[i64] = 40
_LINE_A_SEASON: Final = vec[i64]([200, 70, 25, 10, 0, 0, 0, 0])
"""A line of production by the number of goods it still lacks."""
_CAPITAL: Final[i64] = 70
_CARD: Final[i64] = 60
_CUBE: Final[i64] = 60
"""A cube on an icon of a workshop or at the fair."""
_PRIVILEGE: Final[i64] = 80
_WORK: Final[i64] = 150
_LAST_YEAR: Final[i64] = 3
_SEASONS: Final[i64] = 4


def evaluate(state: "Craftsmen", seat: i64) -> i64:
    """Points in hand, cubes that will score at the end of the year, and what can be made later."""
    player = state.players[seat]
    worth: i64 = 100 * player.points
    for product in range(8):
        if player.bonus & BIT[product]:
            worth += 100 * state.material.bonus[product]
    if state.over:
        return worth
    cube: i64 = seat + 1
    for hold in range(len(state.holds)):
        cubes: i64 = state.holds[hold]
        points: i64 = _SHIPPED * state.material.hold_points[hold]
        if cubes & 7 == cube:
            worth += points
        if cubes >> 3 == cube:
            worth += points
    for cubes in state.granary:
        if cubes & 7 == cube:
            worth += _IN_THE_GRANARY
        if cubes >> 3 == cube:
            worth += _IN_THE_GRANARY
    worth += _CAPITAL * min(player.capital_size, 8) + _CARD * min(player.hand_size(), 4)
    worth += _CUBE * (player.cubes_on_icons() + player.fair)
    worth += _PRIVILEGE * player.privileges + _WORK * player.works
    return worth + _workshops_worth(state, player)


def _workshops_worth(state: "Craftsmen", player: Player) -> i64:
    """What the built cards still bring."""
    years: i64 = _LAST_YEAR + 1 - state.year
    seasons: i64 = years * _SEASONS - state.season
    worth: i64 = _BUILT_A_YEAR * years * len(player.row)
    a_season: i64 = _WORKSHOP_A_SEASON * count(player.built_extended)
    for product in range(8):
        a_season += _LINE_A_SEASON[count(state.material.lines[product] & ~player.makes)]
    return worth + a_season * seasons
