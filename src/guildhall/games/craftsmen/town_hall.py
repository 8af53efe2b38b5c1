"""Stage VI: town hall."""

from typing import TYPE_CHECKING

from guildhall.core.events import Log
from guildhall.core.native import i64, vec
from guildhall.games.craftsmen import decisions, moves
from guildhall.games.craftsmen.components import MOST_TOKENS, ORDER_SLOTS
from guildhall.games.craftsmen.helpers import take_disc

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen") -> bool:
    if state.progress != decisions.NOT_BEGUN:
        return False
    seat: i64 = state.actor
    if can_take_privilege(state, seat) or can_take_work(state, seat) or can_change(state, seat):
        state.ask(seat, decisions.TOWN_HALL)
        return True
    return False


def can_take_privilege(state: "Craftsmen", seat: i64) -> bool:
    return state.privileges > 0 and state.players[seat].privileges < MOST_TOKENS  # C69, C70


def can_take_work(state: "Craftsmen", seat: i64) -> bool:
    return state.works > 0 and state.players[seat].works < MOST_TOKENS


def slot(state: "Craftsmen", place: i64) -> i64:
    """The seat on a slot of the order-change track, or -1."""
    return (state.track >> (3 * place) & 7) - 1


def can_change(state: "Craftsmen", seat: i64) -> bool:
    """One slot for each player, three in all (A21); never with two players (C86)."""
    if state.seats == 2 or slot(state, ORDER_SLOTS - 1) >= 0:
        return False
    return slot(state, 0) != seat and slot(state, 1) != seat


def legal(state: "Craftsmen", buffer: vec[i64]) -> i64:
    buffer[0] = moves.PASS
    number: i64 = state.offer_work(buffer, 1)
    if can_take_privilege(state, state.seat):
        buffer[number] = moves.TOKEN_PRIVILEGE
        number += 1
    if can_take_work(state, state.seat):
        buffer[number] = moves.TOKEN_WORK
        number += 1
    if can_change(state, state.seat):
        buffer[number] = moves.CHANGE_ORDER
        number += 1
    return number


def take_privilege(state: "Craftsmen", log: Log | None) -> None:
    state.privileges -= 1
    state.players[state.seat].privileges += 1
    state.progress = decisions.ACTED
    if log is not None:
        state.tell(log, "craftsmen-took-privilege", {})


def take_work(state: "Craftsmen", log: Log | None) -> None:
    state.works -= 1
    state.players[state.seat].works += 1
    state.progress = decisions.ACTED
    if log is not None:
        state.tell(log, "craftsmen-took-work", {})


def change_order(state: "Craftsmen", log: Log | None) -> None:
    """The helper moves to the first free slot (C71)."""
    place: i64 = 0
    factor: i64 = 1
    while slot(state, place) >= 0:
        place += 1
        factor *= 8
    state.track += (state.seat + 1) * factor
    state.queues[5] = take_disc(state.queues[5], state.turn)
    state.progress = decisions.ACTED
    if log is not None:
        state.tell(log, "craftsmen-changes-order", {"slot": int(place) + 1})
