"""Taking workers, and the purchase of a tile (K118–K123)."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, write_members
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.burgundy import moves, taking
from guildhall.games.burgundy.components import (
    BLACK_SPACES,
    DEPOT_SPACES,
    NO_TILE,
    PRICE,
    WORKERS_TAKEN,
)
from guildhall.games.burgundy.player import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

BUY_ANYWHERE: Final[i64] = 6
"""The knowledge tile that opens all depots to the purchase (K142)."""
SILVER_WITH_WORKERS: Final[i64] = 13  # K149
MORE_WORKERS: Final[i64] = 14  # K150


def take_workers(state: "Burgundy", player: Player, log: Log | None) -> None:
    workers: i64 = WORKERS_TAKEN  # K118
    if player.knows(MORE_WORKERS):
        workers += 2
    silver: i64 = 1 if player.knows(SILVER_WITH_WORKERS) else 0
    player.workers += workers
    player.silver += silver
    if log is not None:
        facts: Facts = {
            "workers": int(workers),
            "silver": int(silver),
            "by": state.source(),
        }
        state.tell(log, "burgundy-workers", facts)
        if workers > WORKERS_TAKEN:
            state.tell_knowledge(log, MORE_WORKERS)
        if silver:
            state.tell_knowledge(log, SILVER_WITH_WORKERS)
    state.effect = NO_TILE


# Purchase


def can_buy(state: "Burgundy", player: Player) -> bool:
    """Whether a purchase is still possible in this turn (K122)."""
    if state.bought or _for_sale(state, player) == 0:
        return False
    return player.silver >= PRICE or _can_pay_workers(state, player)


def _for_sale(state: "Burgundy", player: Player) -> i64:
    """The depot spaces from which this player may buy (K119, K142)."""
    if player.knows(BUY_ANYWHERE):
        return state.occupied
    return state.occupied & BLACK_SPACES


def _may_pay_workers(state: "Burgundy", player: Player) -> bool:
    """In the 2019 edition knowledge tile 6 lets its owner pay with workers (KD2)."""
    return state.later_edition and player.knows(BUY_ANYWHERE)


def _can_pay_workers(state: "Burgundy", player: Player) -> bool:
    return player.workers >= PRICE and _may_pay_workers(state, player)


def legal(state: "Burgundy", player: Player, buffer: vec[i64], start: i64) -> i64:
    """Write the purchases that are possible; return the new length."""
    if state.bought:  # K119
        return start
    length: i64 = start
    if player.silver >= PRICE:  # K122
        length = write_members(buffer, length, moves.buy(0), _for_sale(state, player))
    if _can_pay_workers(state, player):
        length = write_members(buffer, length, moves.buy_for_workers(0), _for_sale(state, player))
    return length


def is_purchase(verb: i64) -> bool:
    return verb == moves.BUY or verb == moves.BUY_FOR_WORKERS


def play(state: "Burgundy", player: Player, action: i64, log: Log | None) -> None:
    space: i64 = moves.space_of(action)
    for_workers: bool = moves.verb_of(action) == moves.BUY_FOR_WORKERS
    if for_workers:
        player.workers -= PRICE
    else:
        player.silver -= PRICE  # K119
    state.bought = True
    if log is not None:
        facts: Facts = {
            **taking.tile_facts(state, space),
            "silver": 0 if for_workers else int(PRICE),
            "workers": int(PRICE) if for_workers else 0,
        }
        state.tell(log, "burgundy-bought", facts)
        if for_workers or space < DEPOT_SPACES:
            state.tell_knowledge(log, BUY_ANYWHERE)
    taking.store(state, player, space)


def refusal(state: "Burgundy", player: Player, action: i64) -> Refusal:
    if state.bought:
        return Refusal("K123", "burgundy-refused-bought", {})
    space: i64 = moves.space_of(action)
    for_workers: bool = moves.verb_of(action) == moves.BUY_FOR_WORKERS
    if for_workers and not _may_pay_workers(state, player):
        return Refusal("K119", "burgundy-refused-pay-workers", {})
    if space < DEPOT_SPACES and not player.knows(BUY_ANYWHERE):
        return Refusal("K119", "burgundy-refused-not-black", {})
    if not state.occupied & BIT[space]:
        return taking.empty_space(space)
    price, silver, workers = int(PRICE), int(player.silver), int(player.workers)
    if _may_pay_workers(state, player) and max(silver, workers) < price <= silver + workers:
        return Refusal("KD2", "burgundy-refused-mixed", {"price": price})
    if for_workers:
        found = {"price": price, "workers": workers}
        return Refusal("K122", "burgundy-refused-price-workers", found)
    return Refusal("K122", "burgundy-refused-price", {"price": price, "silver": silver})


def describe(state: "Burgundy", action: i64) -> tuple[str, Facts]:
    for_workers: bool = moves.verb_of(action) == moves.BUY_FOR_WORKERS
    message = "burgundy-play-buy-for-workers" if for_workers else "burgundy-play-buy"
    return message, taking.tile_facts(state, moves.space_of(action))


def things(state: "Burgundy", player: Player, action: i64) -> list[str]:
    """The tile, and the currency if the tile is ambiguous."""
    found = moves.MOVES.things(int(action), int(state.seat))
    if moves.verb_of(action) == moves.BUY_FOR_WORKERS:
        return [f"workers:{state.seat}", *found]
    return [f"silver:{state.seat}", *found] if player.knows(BUY_ANYWHERE) else found
