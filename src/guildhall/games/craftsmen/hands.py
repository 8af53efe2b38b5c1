"""Capital cards in the hands of players: drawing, limits, single cards, payments."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.core.state import NOBODY
from guildhall.games.craftsmen import moves, payments
from guildhall.games.craftsmen.capital import (
    FROM,
    KIND_IDS,
    KINDS,
    ONE,
    count,
    kinds,
    number,
    value,
)
from guildhall.games.craftsmen.components import HAND_LIMIT
from guildhall.games.craftsmen.decision import NOTHING, Decision, Said
from guildhall.games.craftsmen.moves import kind_of, verb_of
from guildhall.games.craftsmen.player import Player
from guildhall.games.craftsmen.sets import SetOfCards

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


def things_of_taking(state: "Craftsmen", action: i64) -> list[str]:
    """The open cards that are taken, or the deck; two open cards of a kind are two things."""
    if action == moves.DRAW:
        return ["deck:capital"]
    if action != moves.TAKE_BOTH:
        return [f"open:{KIND_IDS[kind_of(action)]}"]
    first, second = kinds(state.bank.open)
    return [f"open:{first}", f"open:{second}" + (".2" if first == second else "")]


def not_open(kind: i64) -> Refusal:
    return Refusal("C42", "craftsmen-refused-not-open", {"card": KIND_IDS[kind]})


def too_dear(rule: str, price: i64, means: i64) -> Refusal:
    facts = {"price": int(price), "value": int(means)}
    return Refusal(rule, "craftsmen-refused-too-dear", facts)


def no_card(rule: str) -> Refusal:
    return Refusal(rule, "craftsmen-refused-no-card", {})


def not_in_hand(state: "Craftsmen", card: i64, rule: str) -> Refusal:
    return Refusal(rule, "craftsmen-refused-not-in-hand", {"building": state.material.ids[card]})


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
    """At most ten cards at any time, also out of turn (C40, A8)."""
    excess: i64 = state.players[seat].capital_size - HAND_LIMIT
    if excess > 0:
        ask_to_discard(state, seat, excess)


def ask_to_discard(state: "Craftsmen", seat: i64, cards: i64) -> None:
    state.left = cards
    state.lowest_kind = 0
    state.ask(seat, TOO_MANY)


def legal_discard(state: "Craftsmen", buffer: vec[i64]) -> i64:
    """Kinds in ascending order that leave enough cards for the rest."""
    capital: i64 = state.players[state.seat].capital
    written: i64 = 0
    for kind in range(state.lowest_kind, KINDS):
        if count(capital, kind) > 0 and number(capital & FROM[kind]) >= state.left:
            buffer[written] = moves.discard(kind)
            written += 1
    return written


def no_such_card(decision: Decision, kind: i64) -> Refusal:
    return Refusal(decision.rule, "craftsmen-refused-no-such-card", {"card": KIND_IDS[kind]})


def out_of_order(state: "Craftsmen", kind: i64) -> Refusal:
    """The rules define no order; the ascending order gives each set of cards one path."""
    late = kind < state.lowest_kind
    message = "craftsmen-refused-too-late" if late else "craftsmen-refused-too-early"
    return Refusal("", message, {"card": KIND_IDS[kind]})


def discard_refusal(decision: Decision, state: "Craftsmen", kind: i64) -> Refusal:
    if count(state.players[state.seat].capital, kind) == 0:
        return no_such_card(decision, kind)
    return out_of_order(state, kind)


class Discards(SetOfCards):
    """The choice of a number of cards from the hand to discard."""

    def usable(self, state: "Craftsmen") -> i64:
        return state.players[state.seat].capital & FROM[state.lowest_kind]

    def move(self, kind: i64) -> i64:
        return moves.discard(kind)

    def is_whole(self, state: "Craftsmen", cards: i64) -> bool:
        return number(cards) == state.left

    def too_much(self, state: "Craftsmen", cards: i64) -> Refusal | None:
        if number(cards) <= state.left:
            return None
        return Refusal(self.rule, "craftsmen-refused-discards", {"cards": int(state.left)})

    def makes(self, state: "Craftsmen", cards: i64) -> Said:
        facts: Facts = {"cards": int(number(cards)), "needed": int(state.left)}
        return [("craftsmen-set-cards", facts)]

    def regret(self, state: "Craftsmen", cards: i64) -> i64:
        return -value(state.players[state.seat].capital - cards)


@final
class TooMany(Discards):
    """Cards above a limit are discarded one by one."""

    name = "too_many"
    rule = "C40"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        return legal_discard(state, buffer)

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        kind: i64 = kind_of(action)
        state.players[state.seat].lose_capital(kind)
        state.bank.put_away(kind)
        if log is not None:
            state.tell(log, "craftsmen-too-many", {"card": KIND_IDS[kind]})
        state.lowest_kind = kind
        state.left -= 1
        if state.left > 0:
            state.ask(state.seat, TOO_MANY)
        else:
            state.lowest_kind = 0

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        if verb_of(action) != moves.DISCARD:
            return self.asks_else()
        return discard_refusal(self, state, kind_of(action))


TOO_MANY: Final = TooMany()


# Single cards: fee, bribe, price of the merchants


def ask_for_card(state: "Craftsmen", asked: Decision, action: i64, log: Log | None) -> None:
    """A move costs any one card; the only card of a hand is paid automatically (A65)."""
    player = state.players[state.seat]
    if player.capital_size > 1:
        state.waiting = action
        state.waiting_for = asked
        state.ask(state.seat, GIVE_CARD)
        return
    state.revealed += 1
    asked.play_for_card(state, action, _only_card(player), log)


def _only_card(player: Player) -> i64:
    kind: i64 = 0
    while count(player.capital, kind) == 0:
        kind += 1
    return kind


@final
class GiveCard(Decision):
    """The choice of the card for a fee, a bribe or a purchase."""

    name = "give_card"
    rule = "A32"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        capital: i64 = state.players[state.seat].capital
        written: i64 = 0
        for kind in range(KINDS):
            if count(capital, kind) > 0:
                buffer[written] = moves.pay(kind)
                written += 1
        return written

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        waiting: i64 = state.waiting
        asked = state.waiting_for
        state.waiting = moves.PASS
        state.waiting_for = NOTHING
        asked.play_for_card(state, waiting, kind_of(action), log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        if verb_of(action) != moves.PAY:
            return self.asks_else()
        return no_such_card(self, kind_of(action))


GIVE_CARD: Final = GiveCard()


# Payments of several cards (A35)


def begin_payment(state: "Craftsmen", seat: i64, price: i64, colours: i64, log: Log | None) -> None:
    state.price = price
    state.colours = colours
    state.paid = 0
    state.lowest_kind = 0
    _ask_to_pay(state, seat, log)


def _ask_to_pay(state: "Craftsmen", seat: i64, log: Log | None) -> None:
    """It is public that a hand of one card pays with that card (A65)."""
    player = state.players[seat]
    state.ask(seat, PAY)
    if player.capital_size == 1:
        state.revealed += 1
        _pay(state, _only_card(player), log)


def _pay(state: "Craftsmen", kind: i64, log: Log | None) -> None:
    state.players[state.seat].lose_capital(kind)
    state.paid += ONE[kind]
    state.lowest_kind = kind
    if log is not None:
        state.tell(log, "craftsmen-paid", {"card": KIND_IDS[kind]})
    if payments.completes(state.paid, state.price):
        _end_payment(state, log)
    else:
        _ask_to_pay(state, state.seat, log)


def _end_payment(state: "Craftsmen", log: Log | None) -> None:
    for kind in range(KINDS):
        while count(state.paid, kind) > 0:
            state.paid -= ONE[kind]
            state.bank.put_away(kind)
    state.decision = NOTHING
    state.price = 0
    state.colours = 0
    state.lowest_kind = 0
    state.settle_payment(log)


@final
class Pay(SetOfCards):
    """The choice of the next card of a payment."""

    name = "pay"
    rule = "C94"

    def usable(self, state: "Craftsmen") -> i64:
        return state.players[state.seat].capital & state.colours & FROM[state.lowest_kind]

    def move(self, kind: i64) -> i64:
        return moves.pay(kind)

    def is_whole(self, state: "Craftsmen", cards: i64) -> bool:
        return payments.completes(state.paid + cards, state.price)

    def too_much(self, state: "Craftsmen", cards: i64) -> Refusal | None:
        paid: i64 = state.paid + cards
        if value(paid) < state.price or payments.completes(paid, state.price):
            return None
        for kind in range(KINDS):
            if count(cards, kind) and value(paid - ONE[kind]) >= state.price:
                facts = {"card": KIND_IDS[kind], "price": int(state.price)}
                return Refusal("A35", "craftsmen-refused-superfluous", facts)
        return None

    def makes(self, state: "Craftsmen", cards: i64) -> Said:
        paid, price = int(value(state.paid + cards)), int(state.price)
        if paid < price:
            return [("craftsmen-set-short", {"paid": paid, "price": price})]
        if paid == price:
            return [("craftsmen-set-exact", {"paid": paid, "price": price})]
        return [("craftsmen-set-over", {"paid": paid, "price": price, "waste": paid - price})]

    def regret(self, state: "Craftsmen", cards: i64) -> i64:
        """By the loss of unused value, then by the value left in hand."""
        waste: i64 = value(state.paid + cards) - state.price
        return 1000 * waste - value(state.players[state.seat].capital - cards)

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        usable: i64 = state.players[state.seat].capital & state.colours
        written: i64 = 0
        for kind in range(state.lowest_kind, KINDS):
            if count(usable, kind) > 0 and payments.leads_on(usable, state.paid, kind, state.price):
                buffer[written] = moves.pay(kind)
                written += 1
        return written

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        _pay(state, kind_of(action), log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        if verb_of(action) != moves.PAY:
            return self.asks_else()
        kind: i64 = kind_of(action)
        capital: i64 = state.players[state.seat].capital
        if count(capital, kind) == 0:
            return no_such_card(self, kind)
        if not state.colours & ONE[kind]:
            return Refusal("C49", "craftsmen-refused-colour", {"card": KIND_IDS[kind]})
        first: i64 = state.lowest_kind
        if kind < first or payments.takes_part(
            capital & state.colours, state.paid, first, kind, state.price
        ):
            return out_of_order(state, kind)
        facts = {"card": KIND_IDS[kind], "price": int(state.price)}
        return Refusal("A35", "craftsmen-refused-superfluous", facts)

    def question(self, state: "Craftsmen") -> tuple[str, Facts]:
        return "craftsmen-question-pay", {"price": int(state.price)}

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        paid = int(value(state.paid + ONE[kind_of(action)]))
        return [("craftsmen-preview-pay", {"paid": paid, "price": int(state.price)})]


PAY: Final = Pay()
