"""Goods: loading a ship (K75 to K84) and selling (section J of the rules)."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT, count, lowest
from guildhall.core.events import Facts, Log
from guildhall.core.native import i64
from guildhall.games.burgundy.components import (
    DEPOTS,
    GOOD_IDS,
    GOODS,
    KINDS_HELD,
    NO_TILE,
    ONE_GOOD,
    SALE_POINTS,
    amount,
    goods_list,
    kinds,
    total,
)
from guildhall.games.burgundy.moves import KIND_SETS
from guildhall.games.burgundy.player import SALES, Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

MORE_SILVER: Final[i64] = 3
"""The knowledge tile that gives a second silver for each sale (K139)."""
WORKER_FOR_A_SALE: Final[i64] = 4  # K140
TWO_DEPOTS: Final[i64] = 5  # K141


def any_goods(state: "Burgundy") -> bool:
    return heap(state, BIT[DEPOTS] - 1) != 0


def heap(state: "Burgundy", depots: i64) -> i64:
    """All goods in a set of depots, packed."""
    goods: i64 = 0
    while depots:
        goods += state.depot_goods[lowest(depots)]
        depots &= depots - 1
    return goods


def free_places(player: Player) -> i64:
    return KINDS_HELD - count(kinds(player.goods))


def new_kinds(state: "Burgundy", player: Player, depots: i64) -> i64:
    """Kinds of goods in these depots that the player does not hold."""
    return kinds(heap(state, depots)) & ~kinds(player.goods)


def load(state: "Burgundy", player: Player, depots: i64, log: Log | None) -> None:
    """Take the goods of these depots, as far as they fit."""
    fresh: i64 = new_kinds(state, player, depots)
    free: i64 = free_places(player)
    if count(fresh) > free and free:
        state.loading = depots  # K79
    elif count(fresh) <= free:
        _take_goods(state, player, depots, kinds(heap(state, depots)), log)
    else:
        _take_goods(state, player, depots, kinds(player.goods), log)  # K80


def keep(state: "Burgundy", player: Player, choice: i64, log: Log | None) -> None:
    chosen: i64 = kinds(player.goods) | KIND_SETS[choice]
    _take_goods(state, player, state.loading, chosen, log)


def _take_goods(
    state: "Burgundy", player: Player, depots: i64, chosen: i64, log: Log | None
) -> None:
    taken: i64 = 0
    left: i64 = depots
    while left:
        depot: i64 = lowest(left)
        left &= left - 1
        for kind in range(GOODS):
            if chosen & BIT[kind]:
                goods: i64 = amount(state.depot_goods[depot], kind) * ONE_GOOD[kind]
                state.depot_goods[depot] -= goods
                taken += goods  # K78, K79
    player.goods += taken
    if log is not None:
        if count(depots) == 2:
            state.tell_knowledge(log, TWO_DEPOTS)
        facts: Facts = {
            "goods": goods_list(taken),
            "number": int(total(taken)),
            "left": int(total(heap(state, depots))),
        }
        state.tell(log, "burgundy-loaded", facts)
    state.loading = 0
    state.effect = NO_TILE
    move_marker(state, player, log)


def move_marker(state: "Burgundy", player: Player, log: Log | None) -> None:
    """One space to the right, on top of those who stand there (K82)."""
    was_first: bool = state.order[0] == state.seat
    player.track += 1
    place: i64 = 0
    while state.order[place] != state.seat:
        place += 1
    while place and state.players[state.order[place - 1]].track <= player.track:
        state.order[place] = state.order[place - 1]
        place -= 1
    state.order[place] = state.seat
    if log is not None:
        state.tell(log, "burgundy-marker", {"space": int(player.track)})
        if place == 0 and not was_first:
            state.tell(log, "burgundy-first", {})  # K83


# J. Sell goods


def sell(state: "Burgundy", player: Player, kind: i64, log: Log | None) -> None:
    number: i64 = amount(player.goods, kind)  # K114
    player.goods -= number * ONE_GOOD[kind]
    player.sold += number * ONE_GOOD[kind]  # K117
    silver: i64 = 2 if player.knows(MORE_SILVER) else 1  # K115
    workers: i64 = 1 if player.knows(WORKER_FOR_A_SALE) else 0
    points: i64 = number * SALE_POINTS[state.seats]  # K116
    player.silver += silver
    player.workers += workers
    player.points[SALES] += points
    if log is not None:
        facts: Facts = {
            "good": GOOD_IDS[kind],
            "number": int(number),
            "points": int(points),
            "silver": int(silver),
            "workers": int(workers),
            "by": state.source(),
        }
        state.tell(log, "burgundy-sold", facts)
        if silver == 2:
            state.tell_knowledge(log, MORE_SILVER)
        if workers:
            state.tell_knowledge(log, WORKER_FOR_A_SALE)
    state.effect = NO_TILE
