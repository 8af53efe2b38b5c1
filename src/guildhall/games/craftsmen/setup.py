"""Setup, and the exchange of one card before play."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import append, i64, vec
from guildhall.core.bits import BIT, lowest
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Log
from guildhall.games.craftsmen import hands, moves, phases
from guildhall.games.craftsmen.capital import digits
from guildhall.games.craftsmen.components import (
    ADVANCED,
    BASIC,
    BUILDINGS,
    EXTENDED,
    FINALS,
    FIRST_ADVANCED,
    FIRST_HALF,
    HALVES,
    MEAT,
    NATURAL,
    NO_BUILDING,
    SAWMILLS,
    START_CAPITAL,
    START_POINTS,
    TOKENS,
    TYPE_SIZE,
    TYPES,
)
from guildhall.games.craftsmen.decision import Decision
from guildhall.games.craftsmen.deck import HOUSE, NOBODY_KNOWS, PLAIN, Deck, card_of, entry
from guildhall.games.craftsmen.moves import building_of, verb_of
from guildhall.games.craftsmen.player import SOURCES, START, Player

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def set_up(state: "Craftsmen") -> None:
    seats: i64 = state.seats
    for player in state.players:
        player.earned = vec[i64]([0 for _ in SOURCES])
    state.bank.stock(state.material)
    for player in state.players:
        for _ in range(START_CAPITAL):
            player.get_capital(state.bank.draw(state.rng))  # C12
    state.bank.refill(state.rng)
    state.places = vec[i64]([NO_BUILDING for _ in range(6)])
    state.decks = [_deck(state, BASIC), _deck(state, EXTENDED), _deck(state, ADVANCED)]
    for player in state.players:
        _deal(state, player, BASIC, 2)  # C13
        _deal(state, player, EXTENDED, 1)  # C14
    for place in range(6):
        state.refill_place(place, None)
    _deal_sawmills(state)
    state.queues = vec[i64]([0 for _ in range(6)])
    full: i64 = NATURAL + 8 * NATURAL
    state.granary = vec[i64](
        [0 if FIRST_HALF + half == MEAT else full for half in range(HALVES)]
    )  # C18
    state.holds = vec[i64]([0 for _ in range(len(state.material.hold_goods))])
    state.bonus_left = BIT[FINALS] - 1  # C18
    state.privileges = TOKENS[seats]  # C19
    state.works = TOKENS[seats]
    _order(state)
    state.revealed = 0
    state.phase = phases.EXCHANGING
    state.go_on(None)


def _deck(state: "Craftsmen", card_type: i64) -> Deck:
    """The house cards on top of the others, each part shuffled (C13 to C15)."""
    size: i64 = FIRST_ADVANCED // 3 if card_type == ADVANCED else TYPE_SIZE
    houses: i64 = state.material.houses[card_type]
    entries: vec[i64] = vec[i64]()
    for card in range(size):
        if houses & BIT[card]:
            entries = append(entries, entry(card, NOBODY_KNOWS, HOUSE))
    first_plain: i64 = len(entries)
    for card in range(size):
        if not houses & BIT[card]:
            entries = append(entries, entry(card, NOBODY_KNOWS, PLAIN))
    state.rng.shuffle(entries, 0, first_plain)
    state.rng.shuffle(entries, first_plain, size)
    return Deck(entries)


def _deal(state: "Craftsmen", player: Player, card_type: i64, cards: i64) -> None:
    for _ in range(cards):
        card: i64 = TYPE_SIZE * card_type + card_of(state.decks[card_type].draw())
        player.low |= BIT[card]
        player.low_hidden |= BIT[card]


def _deal_sawmills(state: "Craftsmen") -> None:
    """C16."""
    sawmills: vec[i64] = vec[i64](range(SAWMILLS))
    state.rng.shuffle(sawmills, 0, SAWMILLS)
    state.box = BIT[SAWMILLS] - 1
    for seat in range(state.seats):
        state.box ^= BIT[sawmills[seat]]
        state.players[seat].build(BUILDINGS + sawmills[seat], False, state.material)


def _order(state: "Craftsmen") -> None:
    """By printed values, in random order where they are equal (C20, A2)."""
    order: vec[i64] = vec[i64](range(state.seats))
    state.rng.shuffle(order, 0, state.seats)
    place: i64
    for first in range(1, state.seats):
        seat: i64 = order[first]
        place = first
        while place > 0 and _sum(state, order[place - 1]) > _sum(state, seat):
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    state.order = order
    for place in range(state.seats):
        state.players[order[place]].earn(START_POINTS[place], START)  # C21


def _sum(state: "Craftsmen", seat: i64) -> i64:
    return digits(state.players[seat].capital)


# The exchange (C17, A1): one card, or by the Polish text one card and also the sawmill


def asks(state: "Craftsmen", log: Log | None) -> bool:
    """Ask the players in turn order (A30)."""
    if state.turn == state.seats:
        state.begin_round(log)
        return False
    state.ask(state.order[state.turn], EXCHANGE)
    return True


@final
class Exchange(Decision):
    """The choice to exchange a dealt card or the sawmill."""

    name = "exchange"
    rule = "C17"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        player = state.players[state.seat]
        buffer[0] = moves.PASS
        number: i64 = 1
        if state.progress == phases.NOT_BEGUN:
            cards: i64 = player.low
            while cards:
                buffer[number] = moves.exchange(lowest(cards))
                number += 1
                cards &= cards - 1
        if state.progress == phases.BEGUN or not state.polish_exchange:
            for sawmill in range(SAWMILLS):
                if state.box & BIT[sawmill] and _differs(state, player, BUILDINGS + sawmill):
                    buffer[number] = moves.swap(sawmill)
                    number += 1
        return number

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        if verb_of(action) == moves.SWAP:
            _swap(state, building_of(action), log)
        else:
            _exchange(state, building_of(action), log)

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        _end_card(state)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        card: i64 = building_of(action)
        if verb_of(action) == moves.EXCHANGE:
            if state.progress != phases.NOT_BEGUN:
                return Refusal("C17", "craftsmen-refused-exchanged", {})
            return hands.not_in_hand(state, card, "C17")
        if verb_of(action) != moves.SWAP:
            return self.asks_else()
        building = {"building": state.material.ids[card]}
        if state.polish_exchange and state.progress == phases.NOT_BEGUN:
            return Refusal("C17", "craftsmen-refused-card-first", building)
        if not state.box & BIT[card - BUILDINGS]:
            return Refusal("C17", "craftsmen-refused-not-in-box", building)
        return Refusal("C17", "craftsmen-refused-same-colours", building)


EXCHANGE: Final = Exchange()


def _differs(state: "Craftsmen", player: Player, sawmill: i64) -> bool:
    """Whether a sawmill has other colours than the player's own."""
    material = state.material
    own: i64 = player.row[0]
    return (
        material.upper[own] != material.upper[sawmill]
        or material.lower[own] != material.lower[sawmill]
    )


def _end_card(state: "Craftsmen") -> None:
    """After a building card, the Polish text continues with the sawmill."""
    if state.polish_exchange and state.progress == phases.NOT_BEGUN:
        state.progress = phases.BEGUN
    else:
        _next(state)


def _next(state: "Craftsmen") -> None:
    state.progress = phases.NOT_BEGUN
    state.turn += 1


def _exchange(state: "Craftsmen", card: i64, log: Log | None) -> None:
    player = state.players[state.seat]
    card_type: i64 = card // TYPE_SIZE
    deck = state.decks[card_type]
    player.lose_card(card)
    house = state.material.houses[card_type] & BIT[card % TYPE_SIZE] != 0
    drawn: i64 = deck.draw()
    deck.put_under(entry(card % TYPE_SIZE, BIT[state.seat], HOUSE if house else PLAIN))
    new: i64 = TYPE_SIZE * card_type + card_of(drawn)
    player.low |= BIT[new]
    player.low_hidden |= BIT[new]
    state.revealed += 1
    if log is not None:
        ids = state.material.ids
        log.append(
            Event(
                "craftsmen-exchanged",
                int(state.seat),
                {"type": TYPES[card_type], "building": "face_down", "drawn": "face_down"},
                {"building": ids[card], "drawn": ids[new]},
            )
        )
    _end_card(state)


def _swap(state: "Craftsmen", sawmill: i64, log: Log | None) -> None:
    player = state.players[state.seat]
    state.box ^= BIT[sawmill - BUILDINGS] | BIT[player.row[0] - BUILDINGS]
    player.row[0] = sawmill
    if log is not None:
        state.tell(log, "craftsmen-swapped", {"building": state.material.ids[sawmill]})
    _next(state)
