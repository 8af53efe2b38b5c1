"""Stage VI: town hall."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.errors import Refusal
from guildhall.core.events import Log
from guildhall.games.craftsmen import guilds, moves, phases
from guildhall.games.craftsmen.components import MOST_TOKENS, ORDER_SLOTS
from guildhall.games.craftsmen.decision import HelperDecision
from guildhall.games.craftsmen.queue import take_disc

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen") -> bool:
    if state.progress != phases.NOT_BEGUN:
        return False
    seat: i64 = state.actor
    if can_take_privilege(state, seat) or can_take_work(state, seat) or can_change(state, seat):
        state.ask(seat, TOWN_HALL)
        return True
    return False


def can_take_privilege(state: "Craftsmen", seat: i64) -> bool:
    return state.privileges > 0 and state.players[seat].privileges < MOST_TOKENS  # C69, C70


def can_take_work(state: "Craftsmen", seat: i64) -> bool:
    return state.works > 0 and state.players[seat].works < MOST_TOKENS


def slot(state: "Craftsmen", place: i64) -> i64:
    """The seat on a slot of the order-change track, or -1."""
    return (state.track >> (3 * place) & 7) - 1


def is_on_track(state: "Craftsmen", seat: i64) -> bool:
    return slot(state, 0) == seat or slot(state, 1) == seat or slot(state, 2) == seat


def can_change(state: "Craftsmen", seat: i64) -> bool:
    """One slot for each player, three in all (A21); never with two players (C86)."""
    full = slot(state, ORDER_SLOTS - 1) >= 0
    return state.seats > 2 and not full and not is_on_track(state, seat)


@final
class TownHall(HelperDecision):
    """The choice of a token, or of an earlier place in turn order."""

    name = "town_hall"
    rule = "C69"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        buffer[0] = moves.PASS
        number: i64 = guilds.offer_work(state, buffer, 1)
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

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        player = state.players[state.seat]
        state.progress = phases.ACTED
        if action == moves.CHANGE_ORDER:
            _change_order(state, log)
        elif action == moves.TOKEN_PRIVILEGE:
            state.privileges -= 1
            player.privileges += 1
            if log is not None:
                state.tell(log, "craftsmen-took-privilege", {})
        else:
            state.works -= 1
            player.works += 1
            if log is not None:
                state.tell(log, "craftsmen-took-work", {})

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        player = state.players[state.seat]
        if action == moves.CHANGE_ORDER:
            if state.seats == 2:
                return Refusal("C86", "craftsmen-refused-two-players", {})
            if is_on_track(state, state.seat):
                return Refusal("A21", "craftsmen-refused-on-order-track", {})
            return Refusal("A21", "craftsmen-refused-order-track-full", {})
        if action == moves.TOKEN_PRIVILEGE or action == moves.TOKEN_WORK:
            privilege = action == moves.TOKEN_PRIVILEGE
            if (player.privileges if privilege else player.works) == MOST_TOKENS:
                return Refusal("C70", "craftsmen-refused-three-tokens", {})
            return Refusal("C69", "craftsmen-refused-no-token", {})
        return self.asks_else()

    def things(self, state: "Craftsmen", action: i64) -> list[str]:
        if action == moves.CHANGE_ORDER:
            return ["track:change"]
        if action == moves.TOKEN_PRIVILEGE or action == moves.TOKEN_WORK:
            return ["pool:privilege" if action == moves.TOKEN_PRIVILEGE else "pool:work"]
        return []


TOWN_HALL: Final = TownHall()


def _change_order(state: "Craftsmen", log: Log | None) -> None:
    """The helper moves to the first free slot (C71)."""
    place: i64 = 0
    factor: i64 = 1
    while slot(state, place) >= 0:
        place += 1
        factor *= 8
    state.track += (state.seat + 1) * factor
    state.queues[5] = take_disc(state.queues[5], state.turn)
    if log is not None:
        state.tell(log, "craftsmen-changes-order", {"slot": int(place) + 1})
