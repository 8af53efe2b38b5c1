"""Stage III: notary. Buying, auctions with the mayor's bid, and the privilege of searching."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT, count, lowest
from guildhall.core.events import Event, Facts, Log
from guildhall.core.native import i64, vec
from guildhall.games.craftsmen import decisions, guilds, hands, moves
from guildhall.games.craftsmen.capital import (
    COLOUR,
    KINDS,
    NO_CARD,
    ONE,
    digits,
    kinds,
    most_value,
    value,
)
from guildhall.games.craftsmen.capital import count as count_kind
from guildhall.games.craftsmen.components import (
    BASIC,
    MAYOR_CARDS,
    NOTARY_PRICE,
    SEARCHED,
    TYPE_SIZE,
    TYPES,
)
from guildhall.games.craftsmen.player import ALL_KNOW, EITHER, HOUSE, PLAIN, card_of, entry

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

NO_PLACE: Final[i64] = -1


def asks(state: "Craftsmen") -> bool:
    player = state.players[state.actor]
    open_cards = False
    for place in range(6):
        if state.places[place] >= 0:
            open_cards = True
    may_search = open_cards and guilds.may_use_privilege(state)
    if state.progress == decisions.NOT_BEGUN:
        if may_search or (open_cards and player.capital_size > 0):
            state.ask(state.actor, decisions.NOTARY)
            return True
    elif state.progress == decisions.BEGUN and may_search:
        state.ask(state.actor, decisions.NOTARY_AFTER)
        return True
    return False


def colours_of(state: "Craftsmen", card: i64) -> i64:
    """Mask of the capital cards that pay for a card at the notary (C49)."""
    return COLOUR[state.material.upper[card]] | COLOUR[state.material.lower[card]]


def legal(state: "Craftsmen", buffer: vec[i64]) -> i64:
    buffer[0] = moves.PASS
    number: i64 = 1
    if state.decision == decisions.NOTARY:
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
                if min(first, second) >= 0:
                    buffer[number] = moves.AUCTION + min(first, second)
                    number += 1
                if max(first, second) >= 0:
                    buffer[number] = moves.AUCTION + max(first, second)
                    number += 1
    if guilds.may_use_privilege(state):
        for card_type in range(3):
            if can_search(state, card_type):
                buffer[number] = moves.SEARCH + card_type
                number += 1
    if state.decision == decisions.NOTARY and state.progress == decisions.NOT_BEGUN:
        number = state.offer_work(buffer, number)
    return number


def _offer_purchase(
    state: "Craftsmen", buffer: vec[i64], number: i64, card: i64, capital: i64
) -> i64:
    if card >= 0:
        price: i64 = NOTARY_PRICE[card // TYPE_SIZE]
        if value(capital & colours_of(state, card)) >= price:
            buffer[number] = moves.BUY + card
            number += 1
    return number


def place_of(state: "Craftsmen", card: i64) -> i64:
    for place in range(6):
        if state.places[place] == card:
            return place
    return NO_PLACE


# Buying


def buy(state: "Craftsmen", card: i64, log: Log | None) -> None:
    state.lot = card
    if log is not None:
        state.tell(log, "craftsmen-buys", {"building": state.material.ids[card]})
    hands.begin_payment(
        state, state.seat, NOTARY_PRICE[card // TYPE_SIZE], colours_of(state, card), log
    )


def paid(state: "Craftsmen", log: Log | None) -> None:
    """Whoever has just paid takes the card; the place is refilled (C49, C50, A42)."""
    state.players[state.seat].get_card(state.lot)
    if log is not None:
        state.tell(log, "craftsmen-got-card", {"building": state.material.ids[state.lot]})
    _end_action(state, log)


def _end_action(state: "Craftsmen", log: Log | None) -> None:
    place: i64 = place_of(state, state.lot)
    state.places[place] = NO_PLACE
    state.refill_place(place, log)
    for kind in range(KINDS):
        while count_kind(state.mayor, kind) > 0:
            state.mayor -= ONE[kind]
            state.bank.put_away(kind)  # C51, A66
    state.lot = NO_PLACE
    state.bid = 0
    state.bids = 0
    state.bidder = 0
    state.bidding = 0
    state.price = 0
    state.progress = decisions.BEGUN


# Auction


def auction(state: "Craftsmen", card: i64, log: Log | None) -> None:
    state.lot = card
    state.bid = 0
    state.bids = 0
    state.bidding = BIT[state.seats] - 1
    if log is not None:
        state.tell(log, "craftsmen-auctions", {"building": state.material.ids[card]})
    state.ask(state.seat, decisions.OPEN_AUCTION)


def legal_bids(state: "Craftsmen", buffer: vec[i64]) -> i64:
    """Any higher bid within the means of the bidder; the opener must bid (C50, A40)."""
    number: i64 = 0
    if state.decision == decisions.BID:
        buffer[0] = moves.PASS
        number = 1
    means: i64 = value(state.players[state.seat].capital)
    for amount in range(state.bid + 1, min(means, moves.MOST_BID) + 1):
        buffer[number] = moves.bid(amount)
        number += 1
    return number


def bid_of(bids: i64, seat: i64) -> i64:
    """The last bid of a seat in this auction."""
    return bids >> (6 * seat) & 63


def bid(state: "Craftsmen", amount: i64, log: Log | None) -> None:
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


def drop_out(state: "Craftsmen", log: Log | None) -> None:
    _drop_out(state, state.seat, log)
    _ask_next_bidder(state, log)


def _drop_out(state: "Craftsmen", seat: i64, log: Log | None) -> None:
    state.bidding ^= BIT[seat]
    if log is not None:
        log.append(Event("craftsmen-no-bid", int(seat), {}))


def _ask_next_bidder(state: "Craftsmen", log: Log | None) -> None:
    """To the left, until all but the highest bidder are out (A28, A40)."""
    seat: i64 = (state.seat + 1) % state.seats
    while seat != state.bidder:
        if state.bidding & BIT[seat]:
            if most_value(state.players[seat].capital_size) > state.bid:
                state.ask(seat, decisions.BID)
                return
            _drop_out(state, seat, log)
        seat = (seat + 1) % state.seats
    state.seat = state.bidder
    if state.bids == state.bid * BIT[6 * state.actor]:  # nobody else has bid
        _ask_mayor(state, log)
    else:
        _win(state, log)


def _win(state: "Craftsmen", log: Log | None) -> None:
    hands.begin_payment(
        state, state.bidder, state.bid, COLOUR[0] | COLOUR[1] | COLOUR[2] | COLOUR[3], log
    )


def mayor_bid(state: "Craftsmen") -> i64:
    """The greatest possible value of his cards (D3)."""
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
        state.ask(state.seat, decisions.OUTBID_MAYOR)
    else:
        yield_to_mayor(state, log)


def legal_outbid(state: "Craftsmen", buffer: vec[i64]) -> i64:
    buffer[0] = moves.PASS
    needed: i64 = mayor_bid(state) + 1
    if value(state.players[state.seat].capital) < needed:
        return 1
    buffer[1] = moves.bid(needed)
    return 2


def yield_to_mayor(state: "Craftsmen", log: Log | None) -> None:
    """The card goes under its deck before the place is refilled (C51, A13)."""
    card_type: i64 = state.lot // TYPE_SIZE
    card: i64 = state.lot % TYPE_SIZE
    house = state.material.houses[card_type] & BIT[card] != 0
    state.decks[card_type].put_under(entry(card, ALL_KNOW, HOUSE if house else PLAIN))
    if log is not None:
        state.tell(log, "craftsmen-under-deck", {"building": state.material.ids[state.lot]})
    _end_action(state, log)


# Privilege (C52, A14, A63)


def can_search(state: "Craftsmen", card_type: i64) -> bool:
    return (
        state.places[2 * card_type] >= 0
        or state.places[2 * card_type + 1] >= 0
        or state.decks[card_type].size() > 0
    )


def search(state: "Craftsmen", card_type: i64, log: Log | None) -> None:
    guilds.use_privilege(state, log)
    if state.progress == decisions.BEGUN:
        state.progress = decisions.ACTED
    deck = state.decks[card_type]
    looked: i64 = 0
    shown: i64 = 0
    for _ in range(min(SEARCHED, deck.size())):
        looked |= BIT[card_of(deck.draw())]
    for place in range(2 * card_type, 2 * card_type + 2):
        if state.places[place] >= 0:
            shown |= BIT[state.places[place] % TYPE_SIZE]
            state.places[place] = NO_PLACE
    if looked:
        state.revealed += 1
    if log is not None:
        ids = state.material.ids
        found: list[str] = []
        cards: i64 = looked
        while cards:
            found.append(ids[TYPE_SIZE * card_type + lowest(cards)])
            cards &= cards - 1
        log.append(
            Event(
                "craftsmen-searched",
                int(state.seat),
                {"type": TYPES[card_type], "number": int(count(looked)), "cards": "face_down"},
                {"cards": found or "nothing"},
            )
        )
    state.looked_type = card_type
    state.looked = looked | shown
    state.looked_open = shown
    if count(state.looked) <= 2:
        while state.looked:
            _lay(state, lowest(state.looked), log)
        state.looked_type = 0
    else:
        state.ask(state.seat, decisions.LAY_OUT)


def legal_looked(state: "Craftsmen", buffer: vec[i64], first: i64) -> i64:
    cards: i64 = state.looked
    number: i64 = 0
    while cards:
        buffer[number] = first + TYPE_SIZE * state.looked_type + lowest(cards)
        number += 1
        cards &= cards - 1
    return number


def lay(state: "Craftsmen", card: i64, log: Log | None) -> None:
    _lay(state, card % TYPE_SIZE, log)
    if state.places[2 * state.looked_type + 1] < 0:
        state.ask(state.seat, decisions.LAY_OUT)
    elif state.decks[state.looked_type].size() > 0 and not state.french_search:  # D4
        state.ask(state.seat, decisions.WHICH_END)
    else:
        choose_end(state, False, log)


def _lay(state: "Craftsmen", card: i64, log: Log | None) -> None:
    place: i64 = 2 * state.looked_type
    if state.places[place] >= 0:
        place += 1
    state.places[place] = TYPE_SIZE * state.looked_type + card
    state.looked &= ~BIT[card]
    state.looked_open &= ~BIT[card]
    if log is not None:
        state.tell(log, "craftsmen-laid", {"building": state.material.ids[state.places[place]]})


def choose_end(state: "Craftsmen", below: bool, log: Log | None) -> None:
    state.below = below
    if log is not None:
        kind = "craftsmen-put-below" if below else "craftsmen-put-on-top"
        state.tell(
            log, kind, {"number": int(count(state.looked)), "type": TYPES[state.looked_type]}
        )
    _ask_to_put(state)


def _ask_to_put(state: "Craftsmen") -> None:
    if count(state.looked) > 1:
        state.ask(state.seat, decisions.PUT_BACK)
    else:
        _put(state, lowest(state.looked))
        state.looked_type = 0
        state.below = False


def put_back(state: "Craftsmen", card: i64) -> None:
    """Put one card after the other on top of the deck, or under it."""
    _put(state, card % TYPE_SIZE)
    _ask_to_put(state)


def _put(state: "Craftsmen", card: i64) -> None:
    state.looked &= ~BIT[card]
    state.looked_open &= ~BIT[card]
    item: i64 = entry(card, BIT[state.seat], PLAIN if state.looked_type == BASIC else EITHER)
    if state.below:
        state.decks[state.looked_type].put_under(item)
    else:
        state.decks[state.looked_type].put_on(item)
