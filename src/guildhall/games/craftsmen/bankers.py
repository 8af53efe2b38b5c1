"""Stage I: bankers."""

from typing import TYPE_CHECKING

from guildhall.core.events import Event, Facts, Log
from guildhall.core.native import i64, vec
from guildhall.games.craftsmen import decisions, guilds, hands, moves
from guildhall.games.craftsmen.capital import KINDS, ONE, count, kinds, number
from guildhall.games.craftsmen.components import (
    BANKERS_CARDS,
    BANKERS_DISCARD,
    HAND_LIMIT,
)

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen") -> bool:
    if state.progress != decisions.NOT_BEGUN:
        return False
    if state.bank.open_size + state.bank.drawable() == 0:  # A60
        return False
    state.ask(state.actor, decisions.BANKERS)
    return True


def legal(state: "Craftsmen", buffer: vec[i64]) -> i64:
    """One or two open cards, the rest from the deck (C42); what there is (A38, A60)."""
    bank = state.bank
    buffer[0] = moves.PASS
    written: i64 = 1
    if bank.open_size < 2 or bank.drawable() > 0:
        for kind in range(KINDS):
            if count(bank.open, kind) > 0:
                buffer[written] = moves.TAKE + kind
                written += 1
    if bank.open_size == 2:
        buffer[written] = moves.TAKE_BOTH
        written += 1
    if bank.open_size == 0:
        buffer[written] = moves.DRAW
        written += 1
    return state.offer_work(buffer, written)


def take(state: "Craftsmen", action: i64, log: Log | None) -> None:
    player = state.players[state.seat]
    bank = state.bank
    taken: i64 = 0
    for kind in range(KINDS):
        while count(bank.open, kind) > 0 and (
            action == moves.TAKE_BOTH or (action == moves.TAKE + kind and taken == 0)
        ):
            bank.take_open(kind)
            player.get_capital(kind)
            player.show_capital(kind)
            taken += ONE[kind]
    drawn: i64 = 0
    wanted: i64 = BANKERS_CARDS - number(taken)
    while wanted > 0 and bank.drawable() > 0:
        kind = hands.draw_capital(state, log)
        player.get_capital(kind)
        drawn += ONE[kind]
        wanted -= 1
    if log is not None:
        facts: Facts = {"open": kinds(taken) or "nothing", "number": int(number(drawn))}
        log.append(
            Event(
                "craftsmen-banked",
                int(state.seat),
                {**facts, "cards": "face_down"},
                {"cards": kinds(drawn) or "nothing"},
            )
        )
    state.progress = decisions.BEGUN
    state.drawn = number(taken) + number(drawn)
    state.lowest_kind = 0
    state.left = _to_discard(state, BANKERS_DISCARD)
    ask_to_discard(state, log)


def ask_to_discard(state: "Craftsmen", log: Log | None) -> None:
    all_cards = state.left == state.players[state.seat].capital_size
    if state.left > 0 and all_cards and not privilege_matters(state):
        hands.put_all_away(state, state.seat, log)  # A65
        state.left = 0
    if state.left > 0:
        state.ask(state.seat, decisions.BANKERS_DISCARD)
    else:
        state.progress = decisions.ACTED
        state.lowest_kind = 0


def _to_discard(state: "Craftsmen", asked: i64) -> i64:
    """The discard of the action and, after it, what is above the limit (A8, A38)."""
    excess: i64 = state.players[state.seat].capital_size - HAND_LIMIT
    return max(min(asked, state.drawn), excess)


def privilege_matters(state: "Craftsmen") -> bool:
    """C43; offered before the first discard, and where it changes anything (A33, A60)."""
    return (
        state.left == _to_discard(state, BANKERS_DISCARD)
        and _to_discard(state, BANKERS_DISCARD - 1) < state.left
        and guilds.may_use_privilege(state)
    )


def legal_discard(state: "Craftsmen", buffer: vec[i64]) -> i64:
    written: i64 = hands.legal_discard(state, buffer)
    if privilege_matters(state):
        buffer[written] = moves.PRIVILEGE
        written += 1
    return written


def use_privilege(state: "Craftsmen", log: Log | None) -> None:
    guilds.use_privilege(state, log)
    state.left = _to_discard(state, BANKERS_DISCARD - 1)
    ask_to_discard(state, log)


def discard(state: "Craftsmen", kind: i64, log: Log | None) -> None:
    hands.put_away(state, state.seat, kind, log)
    state.lowest_kind = kind
    state.left -= 1
    ask_to_discard(state, log)
