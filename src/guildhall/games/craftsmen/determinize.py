"""Samples hidden information of one viewer: capital hands, hidden building cards, decks.

Hidden cards are collected in sorted order and dealt again at random. The viewer's knowledge is
kept: their own cards, cards that a player took openly, cards that they put into a deck.
"""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import append, i64, vec
from guildhall.core.bits import BIT, lowest
from guildhall.core.bits import count as count_cards
from guildhall.core.rng import Rng
from guildhall.games.craftsmen import phases
from guildhall.games.craftsmen.auction import BID, bid_of
from guildhall.games.craftsmen.bankers import BANKERS_DISCARDS
from guildhall.games.craftsmen.builders import BUILD
from guildhall.games.craftsmen.capital import COLOUR, FROM, KINDS, ONE, count, number, value
from guildhall.games.craftsmen.components import ADVANCED, COLOURS, EXTENDED, TYPE_SIZE
from guildhall.games.craftsmen.decision import NOTHING
from guildhall.games.craftsmen.deck import EITHER, HOUSE, PLAIN, card_of, is_known, sort_of
from guildhall.games.craftsmen.hands import PAY, TOO_MANY
from guildhall.games.craftsmen.payments import completes, leads_on
from guildhall.games.craftsmen.year import INVEST, invested_colours

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

_TRIES: Final[i64] = 50
_NONE: Final[i64] = -1


def determinize(state: "Craftsmen", viewer: i64, rng: Rng) -> None:
    """Modify a copy of the state."""
    _capital(state, viewer, rng)
    for card_type in range(3):
        _buildings(state, viewer, card_type, rng)


# Capital cards


def _capital(state: "Craftsmen", viewer: i64, rng: Rng) -> None:
    """Deal the unseen cards to the hands and the deck.

    A player who has bid, or is paying, discarding or investing, must hold cards that allow it; such
    hands are drawn until they do. The hand of the pending decision comes first.
    """
    unseen: i64 = state.bank.deck
    for seat in range(state.seats):
        if seat != viewer:
            player = state.players[seat]
            unseen += player.capital - player.capital_seen
    decisive: i64 = state.bidder if state.decision is BID else state.seat
    if decisive >= 0 and decisive != viewer:
        unseen = _deal(state, decisive, unseen, rng)
    for seat in range(state.seats):
        if seat != viewer and seat != decisive:
            unseen = _deal(state, seat, unseen, rng)
    state.bank.deck = unseen


def _deal(state: "Craftsmen", seat: i64, unseen: i64, rng: Rng) -> i64:
    """Give a player a new hand; return what is left of the unseen cards."""
    player = state.players[seat]
    size: i64 = player.capital_size - number(player.capital_seen)
    cards: i64 = 0
    for _ in range(_TRIES):
        cards = _sample(unseen, size, rng)
        if _is_credible(state, seat, player.capital_seen + cards):
            player.capital = player.capital_seen + cards
            return unseen - cards
    cards = max(_needed(state, seat, player.capital_seen, unseen, size, rng), 0)
    cards += _sample(unseen - cards, size - number(cards), rng)
    player.capital = player.capital_seen + cards
    return unseen - cards


def _sample(cards: i64, size: i64, rng: Rng) -> i64:
    """Draw this number of cards of a set at random."""
    left: i64 = number(cards)
    found: i64 = 0
    for _ in range(size):
        chosen: i64 = rng.below(left)
        kind: i64 = 0
        while chosen >= count(cards, kind):
            chosen -= count(cards, kind)
            kind += 1
        cards -= ONE[kind]
        found += ONE[kind]
        left -= 1
    return found


def _is_credible(state: "Craftsmen", seat: i64, hand: i64) -> bool:
    """Whether a player's public actions and decision are possible with this hand."""
    if seat == state.seat and state.decision is PAY:
        return _can_pay(state, hand)
    if value(hand) < bid_of(state.bids, seat):
        return False
    if seat == state.actor and state.decision is BUILD:
        return value(hand) >= state.price
    if seat != state.seat:
        return True
    decision = state.decision
    if decision is BANKERS_DISCARDS or decision is TOO_MANY:
        return number(hand & FROM[state.lowest_kind]) >= state.left
    if decision is INVEST and state.progress == phases.BEGUN:
        for colour in range(invested_colours(state), len(COLOURS)):
            if not hand & COLOUR[colour]:
                return False
    return True


def _can_pay(state: "Craftsmen", hand: i64) -> bool:
    usable: i64 = hand & state.colours
    for kind in range(state.lowest_kind, KINDS):
        if count(usable, kind) > 0 and leads_on(usable, state.paid, kind, state.price):
            return True
    return False


def _needed(state: "Craftsmen", seat: i64, seen: i64, unseen: i64, size: i64, rng: Rng) -> i64:
    """Unseen cards that make a hand consistent if random draws failed."""
    decision = state.decision if seat == state.seat else NOTHING
    found: i64 = 0
    if decision is PAY:
        return _payment(
            seen & state.colours,
            unseen & state.colours,
            state.paid,
            state.lowest_kind,
            state.price,
            size,
            rng,
        )
    if decision is BANKERS_DISCARDS or decision is TOO_MANY:
        lacking: i64 = state.left - number(seen & FROM[state.lowest_kind])
        return _sample(unseen & FROM[state.lowest_kind], max(lacking, 0), rng)
    if decision is INVEST:
        for colour in range(invested_colours(state), len(COLOURS)):
            if not seen & COLOUR[colour]:
                found += _sample(unseen & COLOUR[colour], 1, rng)
        return found
    price: i64 = bid_of(state.bids, seat)
    if seat == state.actor and state.decision is BUILD:
        price = max(price, state.price)
    return _payment(seen, unseen, 0, 0, price, size, rng)


def _payment(
    seen: i64, unseen: i64, paid: i64, lowest_kind: i64, price: i64, size: i64, rng: Rng
) -> i64:
    """Unseen cards, at most `size`, that together with seen ones complete a payment; or _NONE."""
    start: i64 = rng.below(KINDS)
    for step in range(KINDS):
        kind: i64 = (start + step) % KINDS
        if kind < lowest_kind:
            continue
        from_hand = count(seen, kind) > 0
        if not from_hand and (size == 0 or count(unseen, kind) == 0):
            continue
        new_paid: i64 = paid + ONE[kind]
        taken: i64 = 0 if from_hand else ONE[kind]
        if completes(new_paid, price):
            return taken
        most: i64 = value(new_paid) + 5 * (size + number(seen))
        if value(new_paid) >= price or most < price:
            continue
        rest: i64 = _payment(
            seen - (ONE[kind] if from_hand else 0),
            unseen - taken,
            new_paid,
            kind,
            price,
            size - (0 if from_hand else 1),
            rng,
        )
        if rest != _NONE:
            return rest + taken
    return _NONE


# Building cards


@final
class _Unseen:
    """Unseen cards of one type in random order; those with a house first, as long as it counts."""

    def __init__(self, cards: i64, houses: i64, rng: Rng) -> None:
        self.rng = rng
        self.cards: vec[i64] = vec[i64]()
        self._add(cards & houses)
        self.next_house: i64 = 0
        self.next_plain: i64 = len(self.cards)
        self._add(cards & ~houses)
        rng.shuffle(self.cards, 0, self.next_plain)
        rng.shuffle(self.cards, self.next_plain, len(self.cards))

    def _add(self, cards: i64) -> None:
        while cards:
            self.cards = append(self.cards, lowest(cards))
            cards &= cards - 1

    def draw(self, sort: i64) -> i64:
        if sort == HOUSE:
            self.next_house += 1
            return self.cards[self.next_house - 1]
        self.next_plain += 1
        return self.cards[self.next_plain - 1]

    def mix(self, houses: i64) -> None:
        """Combine the rest; from now on all cards are drawn as plain ones."""
        rest: i64 = 0
        while self.next_plain < len(self.cards):
            rest |= BIT[self.draw(PLAIN)]
        for place in range(self.next_house, houses):
            rest |= BIT[self.cards[place]]
        self.cards = vec[i64]()
        self._add(rest)
        self.rng.shuffle(self.cards, 0, len(self.cards))
        self.next_plain = 0


def _buildings(state: "Craftsmen", viewer: i64, card_type: i64, rng: Rng) -> None:
    """Deal the unseen cards of one type to hidden hands, the deck, and a searching player.

    The setup reveals for most of them whether they have a house; the result is consistent with
    that.
    """
    houses: i64 = state.material.houses[card_type]
    deck = state.decks[card_type]
    searched = state.looked_type == card_type and state.seat != viewer
    in_fingers: i64 = state.looked & ~state.looked_open if searched else 0
    cards: i64 = in_fingers
    for place in range(deck.top, len(deck.entries)):
        if not is_known(deck.entries[place], viewer):
            cards |= BIT[card_of(deck.entries[place])]
    for seat in range(state.seats):
        if seat != viewer:
            cards |= _hidden(state, seat, card_type)
    unseen = _Unseen(cards, houses, rng)

    for seat in range(state.seats):
        if seat != viewer and card_type != ADVANCED:
            _deal_hidden(state, seat, card_type, unseen)
    for place in range(deck.top, len(deck.entries)):
        item: i64 = deck.entries[place]
        if not is_known(item, viewer) and sort_of(item) != EITHER:
            deck.entries[place] = item - card_of(item) + unseen.draw(sort_of(item))
    unseen.mix(count_cards(cards & houses))
    for place in range(deck.top, len(deck.entries)):
        item = deck.entries[place]
        if not is_known(item, viewer) and sort_of(item) == EITHER:
            deck.entries[place] = item - card_of(item) + unseen.draw(PLAIN)
    if searched:
        state.looked = state.looked_open
        while in_fingers:
            state.looked |= BIT[unseen.draw(PLAIN)]
            in_fingers &= in_fingers - 1


def _hidden(state: "Craftsmen", seat: i64, card_type: i64) -> i64:
    """The hidden cards of one type in a hand, numbered within the type."""
    if card_type == ADVANCED:
        return 0
    hidden: i64 = state.players[seat].low_hidden
    return (hidden >> TYPE_SIZE if card_type == EXTENDED else hidden) & (BIT[TYPE_SIZE] - 1)


def _deal_hidden(state: "Craftsmen", seat: i64, card_type: i64, unseen: _Unseen) -> None:
    player = state.players[seat]
    hidden: i64 = _hidden(state, seat, card_type)
    new: i64 = 0
    while hidden:
        card: i64 = lowest(hidden)
        hidden &= hidden - 1
        player.lose_card(TYPE_SIZE * card_type + card)
        house = state.material.houses[card_type] & BIT[card] != 0
        new |= BIT[TYPE_SIZE * card_type + unseen.draw(HOUSE if house else PLAIN)]
    player.low |= new
    player.low_hidden |= new
