"""Auctions at the notary, with the mayor's bid."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.games.craftsmen import hands, moves
from guildhall.games.craftsmen.capital import (
    COLOUR,
    NO_CARD,
    ONE,
    digits,
    kinds,
    most_value,
    value,
)
from guildhall.games.craftsmen.components import MAYOR_CARDS, TYPE_SIZE
from guildhall.games.craftsmen.decision import Decision, Said
from guildhall.games.craftsmen.deck import ALL_KNOW, HOUSE, PLAIN, entry
from guildhall.games.craftsmen.lot import end_action
from guildhall.games.craftsmen.moves import amount_of, verb_of

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def open_auction(state: "Craftsmen", card: i64, log: Log | None) -> None:
    state.lot = card
    state.bid = 0
    state.bids = 0
    state.bidding = BIT[state.seats] - 1
    if log is not None:
        state.tell(log, "craftsmen-auctions", {"building": state.material.ids[card]})
    state.ask(state.seat, OPEN_AUCTION)


def _legal_bids(state: "Craftsmen", buffer: vec[i64], number: i64) -> i64:
    """Any higher bid that the bidder can pay (C50, A40)."""
    means: i64 = value(state.players[state.seat].capital)
    first: i64 = moves.bid(state.bid + 1)
    for more in range(min(means, moves.MOST_BID) - state.bid):
        buffer[number] = first + more
        number += 1
    return number


class Bidding(Decision):
    """The choice of a bid."""

    kind = "number"
    rule = "C50"

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        _bid(state, amount_of(action), log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        if verb_of(action) != moves.BID:
            return self.asks_else()
        means: i64 = value(state.players[state.seat].capital)
        if amount_of(action) > means:
            return hands.too_dear("C50", amount_of(action), means)
        return self.wrong_bid(state)

    def wrong_bid(self, state: "Craftsmen") -> Refusal:
        """Why an affordable bid is not legal."""
        return Refusal("A40", "craftsmen-refused-bid", {"bid": int(state.bid)})

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        if verb_of(action) != moves.BID:
            return []
        means = int(value(state.players[state.seat].capital))
        return [("craftsmen-preview-bid", {"value": means})]


@final
class OpenAuction(Bidding):
    """The opening bid, which is mandatory."""

    name = "open_auction"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        return _legal_bids(state, buffer, 0)


OPEN_AUCTION: Final = OpenAuction()


@final
class Bid(Bidding):
    """The choice to raise or to drop out."""

    name = "bid"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        buffer[0] = moves.PASS
        return _legal_bids(state, buffer, 1)

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        _drop_out(state, state.seat, log)
        _ask_next_bidder(state, log)


BID: Final = Bid()


def bid_of(bids: i64, seat: i64) -> i64:
    """The last bid of a seat in this auction."""
    return bids >> (6 * seat) & 63


def _bid(state: "Craftsmen", amount: i64, log: Log | None) -> None:
    state.bids += (amount - bid_of(state.bids, state.seat)) * BIT[6 * state.seat]
    state.bid = amount
    state.bidder = state.seat
    if log is not None:
        kind = "craftsmen-raised" if state.seat != state.actor else "craftsmen-bid"
        if state.mayor:
            kind = "craftsmen-mayor-outbid"
        state.tell(log, kind, {"bid": int(amount)})
    if state.mayor:
        _win(state, log)
    else:
        _ask_next_bidder(state, log)


def _drop_out(state: "Craftsmen", seat: i64, log: Log | None) -> None:
    state.bidding ^= BIT[seat]
    if log is not None:
        log.append(Event("craftsmen-no-bid", int(seat), {}))


def _ask_next_bidder(state: "Craftsmen", log: Log | None) -> None:
    """To the left, until only the highest bidder is left (A28, A40)."""
    seat: i64 = (state.seat + 1) % state.seats
    while seat != state.bidder:
        if state.bidding & BIT[seat]:
            if most_value(state.players[seat].capital_size) > state.bid:
                state.ask(seat, BID)
                return
            _drop_out(state, seat, log)
        seat = (seat + 1) % state.seats
    state.seat = state.bidder
    if state.bids == state.bid * BIT[6 * state.actor]:  # all other bids are 0
        _ask_mayor(state, log)
    else:
        _win(state, log)


def _win(state: "Craftsmen", log: Log | None) -> None:
    hands.begin_payment(
        state, state.bidder, state.bid, COLOUR[0] | COLOUR[1] | COLOUR[2] | COLOUR[3], log
    )


def mayor_bid(state: "Craftsmen") -> i64:
    """The greatest possible value of the mayor's cards (A13)."""
    return digits(state.mayor) if state.polish_mayor else value(state.mayor)


def _ask_mayor(state: "Craftsmen", log: Log | None) -> None:
    """C51, A13."""
    for _ in range(MAYOR_CARDS[state.lot // TYPE_SIZE]):
        kind: i64 = hands.draw_capital(state, log)
        if kind != NO_CARD:
            state.mayor += ONE[kind]
    offer: i64 = mayor_bid(state)
    if log is not None:
        facts: Facts = {"cards": kinds(state.mayor) or "nothing", "bid": int(offer)}
        state.tell(log, "craftsmen-mayor", facts)
    if state.bid > offer:
        if log is not None:
            state.tell(log, "craftsmen-mayor-beaten", {"bid": int(state.bid)})
        _win(state, log)
    elif most_value(state.players[state.seat].capital_size) > offer:
        state.ask(state.seat, OUTBID_MAYOR)
    else:
        _yield_to_mayor(state, log)


@final
class OutbidMayor(Bidding):
    """The choice to bid one more than the mayor, or to leave the card to the mayor."""

    name = "outbid_mayor"
    kind = "choice"
    rule = "C51"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        buffer[0] = moves.PASS
        needed: i64 = mayor_bid(state) + 1
        if value(state.players[state.seat].capital) < needed:
            return 1
        buffer[1] = moves.bid(needed)
        return 2

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        _yield_to_mayor(state, log)

    def wrong_bid(self, state: "Craftsmen") -> Refusal:
        return Refusal("A13", "craftsmen-refused-mayor-bid", {"bid": int(mayor_bid(state)) + 1})


OUTBID_MAYOR: Final = OutbidMayor()


def _yield_to_mayor(state: "Craftsmen", log: Log | None) -> None:
    """The card goes under its deck before the space is refilled (C51, A13)."""
    card_type: i64 = state.lot // TYPE_SIZE
    card: i64 = state.lot % TYPE_SIZE
    house = state.material.houses[card_type] & BIT[card] != 0
    state.decks[card_type].put_under(entry(card, ALL_KNOW, HOUSE if house else PLAIN))
    if log is not None:
        state.tell(log, "craftsmen-under-deck", {"building": state.material.ids[state.lot]})
    end_action(state, log)
