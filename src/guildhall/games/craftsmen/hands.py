"""F. Capital cards in the hands of players: drawing, limits, single cards, payments."""

from typing import TYPE_CHECKING

from guildhall.core.events import Event, Log
from guildhall.core.native import i64, vec
from guildhall.core.state import NOBODY
from guildhall.games.craftsmen import decisions, moves, payments
from guildhall.games.craftsmen.capital import FROM, KIND_IDS, KINDS, ONE, count, number
from guildhall.games.craftsmen.components import HAND_LIMIT
from guildhall.games.craftsmen.player import Player

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def draw_capital(state: "Craftsmen", log: Log | None) -> i64:
    """Draw a card, or NO_CARD if there is none anywhere (A9)."""
    if state.bank.deck_size == 0 and state.bank.discard_size > 0 and log is not None:
        log.append(Event("craftsmen-reshuffled", NOBODY, {}))
    state.revealed += 1
    return state.bank.draw(state.rng)


def refill_open(state: "Craftsmen", log: Log | None) -> None:
    """Open places are filled as soon as nothing else is pending (A39, A59)."""
    if state.bank.open_size == 2 or state.bank.drawable() == 0:
        return
    lacking: i64 = 2 - state.bank.open_size
    reshuffles = state.bank.deck_size < lacking and state.bank.discard_size > 0
    if reshuffles and log is not None:
        log.append(Event("craftsmen-reshuffled", NOBODY, {}))
    laid: i64 = state.bank.refill(state.rng)
    state.revealed += 1
    if log is not None:
        for kind in range(KINDS):
            for _ in range(count(laid, kind)):
                log.append(Event("craftsmen-open-card", NOBODY, {"card": KIND_IDS[kind]}))


def put_away(state: "Craftsmen", seat: i64, kind: i64, log: Log | None) -> None:
    """Discard a card of a hand, openly."""
    state.players[seat].lose_capital(kind)
    state.bank.put_away(kind)
    if log is not None:
        log.append(Event("craftsmen-discarded", int(seat), {"card": KIND_IDS[kind]}))


def put_all_away(state: "Craftsmen", seat: i64, log: Log | None) -> None:
    state.revealed += 1
    for kind in range(KINDS):
        while count(state.players[seat].capital, kind) > 0:
            put_away(state, seat, kind, log)


def check_limit(state: "Craftsmen", seat: i64) -> None:
    """Never more than ten cards, at once and also out of turn (C40, A8)."""
    excess: i64 = state.players[seat].capital_size - HAND_LIMIT
    if excess > 0:
        state.left = excess
        state.lowest_kind = 0
        state.ask(seat, decisions.TOO_MANY)


def legal_discard(state: "Craftsmen", buffer: vec[i64]) -> i64:
    """Kinds in ascending order that leave enough cards for the rest."""
    capital: i64 = state.players[state.seat].capital
    written: i64 = 0
    for kind in range(state.lowest_kind, KINDS):
        if count(capital, kind) > 0 and number(capital & FROM[kind]) >= state.left:
            buffer[written] = moves.DISCARD + kind
            written += 1
    return written


def discard_excess(state: "Craftsmen", kind: i64, log: Log | None) -> None:
    state.players[state.seat].lose_capital(kind)
    state.bank.put_away(kind)
    if log is not None:
        state.tell(log, "craftsmen-too-many", {"card": KIND_IDS[kind]})
    state.lowest_kind = kind
    state.left -= 1
    if state.left > 0:
        state.ask(state.seat, decisions.TOO_MANY)
    else:
        state.lowest_kind = 0


# Single cards: fee, bribe, price of the merchants


def ask_for_card(state: "Craftsmen", action: i64, log: Log | None) -> None:
    """A move costs any one card; the only card of a hand goes by itself (A65)."""
    player = state.players[state.seat]
    state.pending = action
    state.pending_asked = state.asked
    if player.capital_size > 1:
        state.ask(state.seat, decisions.GIVE_CARD)
        return
    state.revealed += 1
    state.play_pending(_only_card(player), log)


def _only_card(player: Player) -> i64:
    kind: i64 = 0
    while count(player.capital, kind) == 0:
        kind += 1
    return kind


def legal_card(state: "Craftsmen", buffer: vec[i64]) -> i64:
    capital: i64 = state.players[state.seat].capital
    written: i64 = 0
    for kind in range(KINDS):
        if count(capital, kind) > 0:
            buffer[written] = moves.PAY + kind
            written += 1
    return written


# Payments of several cards (A35)


def begin_payment(state: "Craftsmen", seat: i64, price: i64, colours: i64, log: Log | None) -> None:
    state.price = price
    state.colours = colours
    state.paid = 0
    state.lowest_kind = 0
    state.ask(seat, decisions.PAY)
    _pay_last_card(state, log)


def legal_payment(state: "Craftsmen", buffer: vec[i64]) -> i64:
    usable: i64 = state.players[state.seat].capital & state.colours
    written: i64 = 0
    for kind in range(state.lowest_kind, KINDS):
        if count(usable, kind) > 0 and payments.leads_on(usable, state.paid, kind, state.price):
            buffer[written] = moves.PAY + kind
            written += 1
    return written


def pay(state: "Craftsmen", kind: i64, log: Log | None) -> None:
    state.players[state.seat].lose_capital(kind)
    state.paid += ONE[kind]
    state.lowest_kind = kind
    if log is not None:
        state.tell(log, "craftsmen-paid", {"card": KIND_IDS[kind]})
    if payments.completes(state.paid, state.price):
        _end_payment(state, log)
    else:
        state.ask(state.seat, decisions.PAY)
        _pay_last_card(state, log)


def _pay_last_card(state: "Craftsmen", log: Log | None) -> None:
    """All know that a hand of one card pays with that card (A65)."""
    player = state.players[state.seat]
    if player.capital_size == 1:
        state.revealed += 1
        pay(state, _only_card(player), log)


def _end_payment(state: "Craftsmen", log: Log | None) -> None:
    for kind in range(KINDS):
        while count(state.paid, kind) > 0:
            state.paid -= ONE[kind]
            state.bank.put_away(kind)
    state.decision = decisions.NOTHING
    state.colours = 0
    state.lowest_kind = 0
    state.settle_payment(log)
