"""What a sensible builder wants: rough values in coins and materials, one guess a move."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import count, lowest
from guildhall.core.native import i64
from guildhall.core.state import SearchSettings
from guildhall.games.builders.components import (
    COINS,
    COINS_PER_POINT,
    NEEDS,
    POINTS,
    POINTS_TO_END,
    PRODUCES,
    UNITS,
    WAGE,
    amount,
)
from guildhall.games.builders.moves import BUY, HIRE, SEND, START, TAKE
from guildhall.games.builders.player import Player

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders

SEARCH_SETTINGS: Final = SearchSettings(clear_lead=400, horizon=6, trust=0.5)
_ENOUGH_SITES: Final[i64] = 2
_ENOUGH_WORKERS: Final[i64] = 5


def eagerness(state: "Builders", action: i64) -> i64:
    player = state.players[state.seat]
    if action < HIRE:
        return _start(player, action - START)
    if action < SEND:
        return _hire(state, player, action - HIRE)
    if action < TAKE:
        pair: i64 = action - SEND
        return _send(state, pair % UNITS, pair // UNITS)
    if action < BUY:
        actions: i64 = action - TAKE + 1
        return actions * actions * (8 if player.coins < 5 else 1)
    return 1 if action == BUY else 40


def _sum(materials: i64) -> i64:
    return amount(materials, 0) + amount(materials, 1) + amount(materials, 2) + amount(materials, 3)


def _useful(made: i64, present: i64, needed: i64) -> i64:
    """Units of `made` that a site still lacks."""
    useful: i64 = 0
    for material in range(4):
        lack: i64 = amount(needed, material) - amount(present, material)
        useful += max(0, min(lack, amount(made, material)))
    return useful


def _start(player: Player, building: i64) -> i64:
    if count(player.sites) >= _ENOUGH_SITES:
        return 1
    made: i64 = 0
    idle: i64 = player.idle
    while idle:
        made += PRODUCES[lowest(idle)]
        idle &= idle - 1
    needed: i64 = _sum(NEEDS[building])
    ready: i64 = _useful(made, 0, NEEDS[building])
    worth: i64 = COINS[building] + 5 * POINTS[building]
    return 10 + 20 * worth * (ready + 2) // ((needed + 2) * needed)


def _hire(state: "Builders", player: Player, worker: i64) -> i64:
    workers: i64 = count(player.idle)
    best: i64 = 0
    sites: i64 = player.sites
    while sites:
        site: i64 = lowest(sites)
        sites &= sites - 1
        workers += count(state.crew[site])
        best = max(best, _useful(PRODUCES[worker], state.produced[site], NEEDS[site]))
    if workers >= _ENOUGH_WORKERS:
        return 1 + best
    return 8 + 12 * best


def _send(state: "Builders", unit: i64, site: i64) -> i64:
    useful: i64 = _useful(PRODUCES[unit], state.produced[site], NEEDS[site])
    if useful == 0:
        return 1
    lacking: i64 = _useful(NEEDS[site], state.produced[site], NEEDS[site])
    if useful == lacking:
        return 1000 + 20 * POINTS[site] + COINS[site] - WAGE[unit]
    wasted: i64 = _sum(PRODUCES[unit]) - useful
    return max(2, 60 * useful - 25 * wasted - 10 * lacking - 20 * state.sent[site])


# What things are worth before they become points, in hundredths of a point.
_COIN: Final[i64] = 12
_WORKING_COIN: Final[i64] = 12
"""Besides, for the first coins, which pay wages."""
_WORKING_COINS: Final[i64] = 10
_PROMISED_COIN: Final[i64] = 18
_STARTED: Final[i64] = 60
"""A site to work at; only the first two count."""
_IDLE: Final[i64] = 40
"""A material that an idle worker can bring, over a whole game."""
_BUSY: Final[i64] = 25
"""The same of a worker who stays at a site for now."""
_ENOUGH_HANDS: Final[i64] = 16


def evaluate(state: "Builders", seat: i64) -> i64:
    """Points in hand, the share of each site that is done, coins and workers."""
    player = state.players[seat]
    if state.over or (state.ending and not _moves_again(state, seat)):
        return 100 * (player.points + player.coins // COINS_PER_POINT)
    ahead: i64 = _ahead(state)
    worth: i64 = 100 * player.points + _COIN * player.coins
    worth += _WORKING_COIN * min(player.coins, _WORKING_COINS) * ahead // POINTS_TO_END
    hands: i64 = 0
    idle: i64 = player.idle
    while idle:
        hands += _IDLE * _sum(PRODUCES[lowest(idle)])
        idle &= idle - 1
    number: i64 = 0
    sites: i64 = player.sites
    while sites:
        site: i64 = lowest(sites)
        sites &= sites - 1
        number += 1
        hands += _BUSY * _sum(state.produced[site])
        needed: i64 = _sum(NEEDS[site])
        done: i64 = _useful(NEEDS[site], 0, state.produced[site])
        reward: i64 = 100 * POINTS[site] + _PROMISED_COIN * COINS[site]
        worth += reward * done * (needed + done) // (2 * needed * needed)
    worth += _STARTED * min(number, 2)
    return worth + min(hands, _IDLE * _ENOUGH_HANDS) * ahead // POINTS_TO_END


def _ahead(state: "Builders") -> i64:
    """How many points the leader still needs to end the game."""
    most: i64 = 0
    for player in state.players:
        most = max(most, player.points)
    return max(0, POINTS_TO_END - most)


def _moves_again(state: "Builders", seat: i64) -> bool:
    """Whether a seat still has a turn in the last round (B75)."""
    seats: i64 = state.seats
    place: i64 = (seat - state.first_player + seats) % seats
    return place >= (state.seat - state.first_player + seats) % seats
