"""Stage III: notary. Buying a card, or opening an auction."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.craftsmen import guilds, hands, moves, phases
from guildhall.games.craftsmen.auction import open_auction
from guildhall.games.craftsmen.builders import makes
from guildhall.games.craftsmen.capital import (
    COLOUR,
    value,
)
from guildhall.games.craftsmen.components import (
    COLOURS,
    NO_BUILDING,
    NOTARY_PRICE,
    TYPE_SIZE,
    TYPES,
)
from guildhall.games.craftsmen.decision import HelperDecision, Said
from guildhall.games.craftsmen.lot import NO_PLACE, place_of
from guildhall.games.craftsmen.moves import building_of, type_of, verb_of
from guildhall.games.craftsmen.searching import can_search, search

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen") -> bool:
    player = state.players[state.actor]
    open_cards = False
    for place in range(6):
        if state.places[place] != NO_BUILDING:
            open_cards = True
    may_search = open_cards and guilds.may_use_privilege(state)
    if state.progress == phases.NOT_BEGUN:
        if may_search or (open_cards and player.capital_size > 0):
            state.ask(state.actor, NOTARY)
            return True
    elif state.progress == phases.BEGUN and may_search:
        state.ask(state.actor, NOTARY_AFTER)
        return True
    return False


def _colours_of(state: "Craftsmen", card: i64) -> i64:
    """Mask of the capital cards that pay for a card at the notary (C49)."""
    return COLOUR[state.material.upper[card]] | COLOUR[state.material.lower[card]]


class NotaryDecision(HelperDecision):
    """At the notary the privilege of searching can be used before or after the action (C52)."""

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        search(state, type_of(action), log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        if verb_of(action) != moves.SEARCH:
            return self.asks_else()
        if not guilds.may_use_privilege(state):
            return guilds.no_privilege(state)
        return Refusal("A63", "craftsmen-refused-no-cards", {"type": TYPES[type_of(action)]})


@final
class Notary(NotaryDecision):
    """The choice of an open card to buy or to auction."""

    name = "notary"
    rule = "C48"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        buffer[0] = moves.PASS
        number: i64 = 1
        capital: i64 = state.players[state.seat].capital
        for card_type in range(3):
            first: i64 = state.places[2 * card_type]
            second: i64 = state.places[2 * card_type + 1]
            number = _offer_purchase(state, buffer, number, min(first, second), capital)
            number = _offer_purchase(state, buffer, number, max(first, second), capital)
        if capital:
            for card_type in range(3):
                first = state.places[2 * card_type]
                second = state.places[2 * card_type + 1]
                if min(first, second) != NO_BUILDING:
                    buffer[number] = moves.auction(min(first, second))
                    number += 1
                if max(first, second) != NO_BUILDING:
                    buffer[number] = moves.auction(max(first, second))
                    number += 1
        number = _offer_search(state, buffer, number)
        return guilds.offer_work(state, buffer, number)

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        verb: i64 = verb_of(action)
        if verb == moves.BUY:
            _buy(state, building_of(action), log)
        elif verb == moves.AUCTION:
            open_auction(state, building_of(action), log)
        else:
            super().play(state, action, log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        buys = verb_of(action) == moves.BUY
        if not buys and verb_of(action) != moves.AUCTION:
            return super().refusal(state, action)
        player = state.players[state.seat]
        card: i64 = building_of(action)
        if place_of(state, card) == NO_PLACE:
            facts = {"building": state.material.ids[card]}
            return Refusal("C48", "craftsmen-refused-building-not-open", facts)
        if player.capital_size == 0:
            return hands.no_card("C49" if buys else "A40")
        usable: i64 = player.capital & _colours_of(state, card)
        money = {"price": int(NOTARY_PRICE[card // TYPE_SIZE]), "value": int(value(usable))}
        return Refusal("C49", "craftsmen-refused-colours-too-dear", money)

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        card: i64 = building_of(action)
        if verb_of(action) == moves.AUCTION:
            return [("craftsmen-preview-auction", {}), makes(state, card)]
        if verb_of(action) != moves.BUY:
            return []
        price: Facts = {
            "price": int(NOTARY_PRICE[card // TYPE_SIZE]),
            "upper": COLOURS[state.material.upper[card]],
            "lower": COLOURS[state.material.lower[card]],
        }
        return [("craftsmen-preview-buy", price), makes(state, card)]


NOTARY: Final = Notary()


@final
class NotaryAfter(NotaryDecision):
    """The choice to search after the action."""

    name = "notary_after"
    rule = "C52"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        buffer[0] = moves.PASS
        return _offer_search(state, buffer, 1)


NOTARY_AFTER: Final = NotaryAfter()


def _offer_search(state: "Craftsmen", buffer: vec[i64], number: i64) -> i64:
    if guilds.may_use_privilege(state):
        for card_type in range(3):
            if can_search(state, card_type):
                buffer[number] = moves.search(card_type)
                number += 1
    return number


def _offer_purchase(
    state: "Craftsmen", buffer: vec[i64], number: i64, card: i64, capital: i64
) -> i64:
    if card != NO_BUILDING:
        price: i64 = NOTARY_PRICE[card // TYPE_SIZE]
        if value(capital & _colours_of(state, card)) >= price:
            buffer[number] = moves.buy(card)
            number += 1
    return number


def _buy(state: "Craftsmen", card: i64, log: Log | None) -> None:
    state.lot = card
    if log is not None:
        state.tell(log, "craftsmen-buys", {"building": state.material.ids[card]})
    hands.begin_payment(
        state, state.seat, NOTARY_PRICE[card // TYPE_SIZE], _colours_of(state, card), log
    )
