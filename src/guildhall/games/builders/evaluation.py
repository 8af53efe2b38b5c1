"""The value of a position: points, sites under way, coins and workers."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.bits import lowest
from guildhall.games.builders.components import (
    COINS,
    COINS_PER_POINT,
    NEEDS,
    POINTS,
    POINTS_TO_END,
    PRODUCES,
    total,
    useful,
)

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders


# Values of things before they become points, in hundredths of a point.
_COIN: Final[i64] = 12
_WORKING_COIN: Final[i64] = 12
"""Additional value of the first coins, which pay wages."""
_WORKING_COINS: Final[i64] = 10
_PROMISED_COIN: Final[i64] = 18
_STARTED: Final[i64] = 60
"""A site to work at; only the first two count."""
_IDLE: Final[i64] = 40
"""A material that an idle worker can produce, over a whole game."""
_BUSY: Final[i64] = 25
"""The same for a worker at a site."""
_ENOUGH_HANDS: Final[i64] = 16


def evaluate(state: "Builders", seat: i64) -> i64:
    """Points, the finished share of each site, coins and workers."""
    player = state.players[seat]
    if state.over or (state.ending and not moves_again(state, seat)):
        return 100 * (player.points + player.coins // COINS_PER_POINT)
    ahead: i64 = points_ahead(state)
    worth: i64 = 100 * player.points + _COIN * player.coins
    worth += _WORKING_COIN * min(player.coins, _WORKING_COINS) * ahead // POINTS_TO_END
    hands: i64 = 0
    idle: i64 = player.idle
    while idle:
        hands += _IDLE * total(PRODUCES[lowest(idle)])
        idle &= idle - 1
    number: i64 = 0
    sites: i64 = player.sites
    while sites:
        site: i64 = lowest(sites)
        sites &= sites - 1
        number += 1
        hands += _BUSY * total(state.produced[site])
        needed: i64 = total(NEEDS[site])
        done: i64 = useful(NEEDS[site], 0, state.produced[site])
        reward: i64 = 100 * POINTS[site] + _PROMISED_COIN * COINS[site]
        worth += reward * done * (needed + done) // (2 * needed * needed)
    worth += _STARTED * min(number, 2)
    return worth + min(hands, _IDLE * _ENOUGH_HANDS) * ahead // POINTS_TO_END


def account(state: "Builders", seat: i64) -> dict[str, int]:
    """The parts of `evaluate` by source."""
    player = state.players[seat]
    if state.over or (state.ending and not moves_again(state, seat)):
        coins: i64 = 100 * (player.coins // COINS_PER_POINT)
        return {"points": int(100 * player.points), "coins": int(coins)}
    ahead: i64 = points_ahead(state)
    working: i64 = _WORKING_COIN * min(player.coins, _WORKING_COINS) * ahead // POINTS_TO_END
    hands: i64 = 0
    idle: i64 = player.idle
    while idle:
        hands += _IDLE * total(PRODUCES[lowest(idle)])
        idle &= idle - 1
    work: i64 = 0
    number: i64 = 0
    sites: i64 = player.sites
    while sites:
        site: i64 = lowest(sites)
        sites &= sites - 1
        number += 1
        hands += _BUSY * total(state.produced[site])
        needed: i64 = total(NEEDS[site])
        done: i64 = useful(NEEDS[site], 0, state.produced[site])
        reward: i64 = 100 * POINTS[site] + _PROMISED_COIN * COINS[site]
        work += reward * done * (needed + done) // (2 * needed * needed)
    return {
        "points": int(100 * player.points),
        "coins": int(_COIN * player.coins + working),
        "work": int(work),
        "sites": int(_STARTED * min(number, 2)),
        "workers": int(min(hands, _IDLE * _ENOUGH_HANDS) * ahead // POINTS_TO_END),
    }


def points_ahead(state: "Builders") -> i64:
    """The points that the leader still needs to end the game."""
    most: i64 = 0
    for player in state.players:
        most = max(most, player.points)
    return max(0, POINTS_TO_END - most)


def moves_again(state: "Builders", seat: i64) -> bool:
    """Whether a seat still has a turn in the last round (B75)."""
    seats: i64 = state.seats
    place: i64 = (seat - state.first_player + seats) % seats
    return place >= (state.seat - state.first_player + seats) % seats
