"""Move preferences of a sensible player: rough values in coins and materials."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.bits import count, lowest
from guildhall.games.builders.components import (
    COINS,
    NEEDS,
    POINTS,
    PRODUCES,
    WAGE,
    total,
    useful,
)
from guildhall.games.builders.moves import (
    BUY,
    HIRE,
    SEND,
    START,
    TAKE,
    actions_of,
    building_of,
    unit_of,
    verb_of,
)
from guildhall.games.builders.player import Player

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders

_ENOUGH_SITES: Final[i64] = 2
_ENOUGH_WORKERS: Final[i64] = 5


def eagerness(state: "Builders", action: i64) -> i64:
    player = state.players[state.seat]
    verb: i64 = verb_of(action)
    if verb == START:
        return _start(player, building_of(action))
    if verb == HIRE:
        return _hire(state, player, unit_of(action))
    if verb == SEND:
        return _send(state, unit_of(action), building_of(action))
    if verb == TAKE:
        actions: i64 = actions_of(action)
        return actions * actions * (8 if player.coins < 5 else 1)
    return 1 if verb == BUY else 40


def _start(player: Player, building: i64) -> i64:
    if count(player.sites) >= _ENOUGH_SITES:
        return 1
    made: i64 = 0
    idle: i64 = player.idle
    while idle:
        made += PRODUCES[lowest(idle)]
        idle &= idle - 1
    needed: i64 = total(NEEDS[building])
    ready: i64 = useful(made, 0, NEEDS[building])
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
        best = max(best, useful(PRODUCES[worker], state.produced[site], NEEDS[site]))
    if workers >= _ENOUGH_WORKERS:
        return 1 + best
    return 8 + 12 * best


def _send(state: "Builders", unit: i64, site: i64) -> i64:
    brought: i64 = useful(PRODUCES[unit], state.produced[site], NEEDS[site])
    if brought == 0:
        return 1
    lacking: i64 = useful(NEEDS[site], state.produced[site], NEEDS[site])
    if brought == lacking:
        return 1000 + 20 * POINTS[site] + COINS[site] - WAGE[unit]
    wasted: i64 = total(PRODUCES[unit]) - brought
    return max(2, 60 * brought - 25 * wasted - 10 * lacking - 20 * state.sent[site])
