"""Goods in depots and with players, and selling them (K114–K117)."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.bits import BIT, count, lowest
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.burgundy.components import (
    DEPOTS,
    GOOD_IDS,
    KINDS_HELD,
    NO_TILE,
    ONE_GOOD,
    SALE_POINTS,
    amount,
    kinds,
)
from guildhall.games.burgundy.player import SALES, Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

MORE_SILVER: Final[i64] = 3
"""The knowledge tile that gives a second silver for each sale (K139)."""
WORKER_FOR_A_SALE: Final[i64] = 4  # K140


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


# Sell goods


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


def none_to_sell(kind: i64) -> Refusal:
    return Refusal("K114", "burgundy-refused-no-goods", {"good": GOOD_IDS[kind]})


def sale_facts(player: Player, kind: i64) -> Facts:
    """The goods, and the number of them in a sale."""
    return {"good": GOOD_IDS[kind], "number": int(amount(player.goods, kind))}
