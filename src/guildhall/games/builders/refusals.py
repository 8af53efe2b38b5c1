"""Why a move is not possible now, with the rule that forbids it."""

from typing import TYPE_CHECKING

from guildhall.core.bits import BIT
from guildhall.core.errors import Refusal
from guildhall.core.native import i64
from guildhall.games.builders.components import (
    BUILDING_IDS,
    BUILDINGS,
    EXTRA_ACTION_PRICE,
    MACHINE_UNIT,
    UNIT_IDS,
    UNITS,
    WAGE,
    WORKER_IDS,
    WORKERS,
)
from guildhall.games.builders.moves import BUY, END, HIRE, SEND, START, TAKE

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders


def refusal(state: "Builders", action: i64) -> Refusal:
    if action < HIRE:
        return _start(state, action - START)
    if action < SEND:
        return _hire(state, action - HIRE)
    if action < TAKE:
        pair: i64 = action - SEND
        return _send(state, pair % UNITS, pair // UNITS)
    if action < BUY:
        return _too_few_actions("B55", action - TAKE + 1, state.actions)
    if action == BUY:
        coins = int(state.players[state.seat].coins)
        facts = {"price": int(EXTRA_ACTION_PRICE), "coins": coins}
        return Refusal("B25", "builders-refused-buy", facts)
    if action == END:
        return Refusal("B23", "builders-refused-end", {"actions": int(state.actions)})
    raise ValueError(f"not an action of The Builders: {action}")


def _too_few_actions(rule: str, needed: i64, left: i64) -> Refusal:
    facts = {"needed": int(needed), "left": int(left)}
    return Refusal(rule, "builders-refused-actions", facts)


def _start(state: "Builders", building: i64) -> Refusal:
    facts = {"building": BUILDING_IDS[building]}
    for player in state.players:
        if player.sites & BIT[building]:
            return Refusal("B38", "builders-refused-site-taken", facts)
        if player.finished & BIT[building]:
            return Refusal("B32", "builders-refused-already-built", facts)
    if state.buildings.top_card() == building:
        return Refusal("B34", "builders-refused-top-building", facts)
    if not state.buildings.cards & BIT[building]:
        return Refusal("B32", "builders-refused-building-not-open", facts)
    return _too_few_actions("B31", 1, state.actions)


def _hire(state: "Builders", worker: i64) -> Refusal:
    facts = {"worker": WORKER_IDS[worker]}
    if state.workers.top_card() == worker:
        return Refusal("B40", "builders-refused-top-worker", facts)
    if not state.workers.cards & BIT[worker]:
        for seat in range(state.seats):
            if _owns(state, seat, worker):
                return Refusal("B43", "builders-refused-worker-taken", facts)
        return Refusal("B40", "builders-refused-worker-not-open", facts)
    return _too_few_actions("B39", 1, state.actions)


def _send(state: "Builders", unit: i64, site: i64) -> Refusal:
    player = state.players[state.seat]
    facts = {"worker": UNIT_IDS[unit], "building": BUILDING_IDS[site]}
    if not player.sites & BIT[site]:
        if player.finished & BIT[site]:
            return Refusal("B60", "builders-refused-finished", facts)
        return Refusal("B44", "builders-refused-not-your-site", facts)
    if not player.idle & BIT[unit]:
        if _owns(state, state.seat, unit):
            return Refusal("B52", "builders-refused-at-work", facts)
        if unit >= WORKERS and player.sites & BIT[unit - MACHINE_UNIT]:
            return Refusal("B68", "builders-refused-machine-unfinished", facts)
        return Refusal("B44", "builders-refused-not-your-worker", facts)
    if player.coins < WAGE[unit]:
        money = {"worker": UNIT_IDS[unit], "wage": int(WAGE[unit]), "coins": int(player.coins)}
        return Refusal("B47", "builders-refused-wage", money)
    cost = state.sending_cost(site)
    nth = {"nth": int(cost), "needed": int(cost), "left": int(state.actions)}
    return Refusal("B46", "builders-refused-nth-worker", nth)


def _owns(state: "Builders", seat: i64, unit: i64) -> bool:
    player = state.players[seat]
    if player.idle & BIT[unit]:
        return True
    for site in range(BUILDINGS):
        if player.sites & BIT[site] and state.crew[site] & BIT[unit]:
            return True
    return False
