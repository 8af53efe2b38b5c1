"""The privilege of the notary: searching the cards of a type (C52, A14, A63)."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, lowest
from guildhall.core.composed import Composed
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Log
from guildhall.games.craftsmen import guilds, moves, phases
from guildhall.games.craftsmen.components import (
    BASIC,
    NO_BUILDING,
    SEARCHED,
    TYPE_SIZE,
    TYPES,
)
from guildhall.games.craftsmen.decision import Decision, Said
from guildhall.games.craftsmen.deck import EITHER, PLAIN, card_of, entry
from guildhall.games.craftsmen.moves import building_of, verb_of

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def can_search(state: "Craftsmen", card_type: i64) -> bool:
    return (
        state.places[2 * card_type] != NO_BUILDING
        or state.places[2 * card_type + 1] != NO_BUILDING
        or state.decks[card_type].size() > 0
    )


def search(state: "Craftsmen", card_type: i64, log: Log | None) -> None:
    guilds.use_privilege(state, log)
    if state.progress == phases.BEGUN:
        state.progress = phases.ACTED
    deck = state.decks[card_type]
    looked: i64 = 0
    shown: i64 = 0
    for _ in range(min(SEARCHED, deck.size())):
        looked |= BIT[card_of(deck.draw())]
    for place in range(2 * card_type, 2 * card_type + 2):
        if state.places[place] != NO_BUILDING:
            shown |= BIT[state.places[place] % TYPE_SIZE]
            state.places[place] = NO_BUILDING
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
        state.ask(state.seat, LAY_OUT)


class Searching(Decision):
    """A question about the cards being searched."""

    rule = "C52"

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        if verb_of(action) != self.verb():
            return self.asks_else()
        return Refusal("C52", "craftsmen-refused-not-looked", {})

    def verb(self) -> i64:
        """The effect on the cards."""
        raise NotImplementedError


def _legal_looked(state: "Craftsmen", buffer: vec[i64], first: i64) -> i64:
    cards: i64 = state.looked
    number: i64 = 0
    while cards:
        buffer[number] = first + lowest(cards)
        number += 1
        cards &= cards - 1
    return number


@final
class LayOut(Searching):
    """The choice of the next card to place in the display."""

    name = "lay_out"
    kind = "set"

    def compose(self, state: "Craftsmen", things: list[str]) -> Composed:
        """At most as many cards as there are free spaces."""
        cards = [action for action in state.legal() if state.things(action)[0] in things]
        free = 1 if state.places[2 * state.looked_type] != NO_BUILDING else 2
        says: Said = [("craftsmen-set-laid", {"cards": len(cards), "needed": free})]
        if len(cards) > free:
            refusal = Refusal("C52", "craftsmen-refused-laid-out", {"cards": free})
            return Composed([], says, refusal)
        return Composed(cards if len(cards) == free else [], says)

    def verb(self) -> i64:
        return moves.LAY

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        return _legal_looked(state, buffer, moves.lay(TYPE_SIZE * state.looked_type))

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        _lay(state, building_of(action) % TYPE_SIZE, log)
        if state.places[2 * state.looked_type + 1] == NO_BUILDING:
            state.ask(state.seat, LAY_OUT)
        elif state.decks[state.looked_type].size() > 0 and not state.french_search:  # A14
            state.ask(state.seat, WHICH_END)
        else:
            _choose_end(state, False, log)


LAY_OUT: Final = LayOut()


def _lay(state: "Craftsmen", card: i64, log: Log | None) -> None:
    place: i64 = 2 * state.looked_type
    if state.places[place] != NO_BUILDING:
        place += 1
    state.places[place] = TYPE_SIZE * state.looked_type + card
    state.looked &= ~BIT[card]
    state.looked_open &= ~BIT[card]
    if log is not None:
        state.tell(log, "craftsmen-laid", {"building": state.material.ids[state.places[place]]})


@final
class WhichEnd(Decision):
    """The choice whether the other cards go on top of the deck or under it."""

    name = "which_end"
    kind = "choice"
    rule = "C52"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        buffer[0] = moves.ON_TOP
        buffer[1] = moves.BELOW
        return 2

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        _choose_end(state, action == moves.BELOW, log)


WHICH_END: Final = WhichEnd()


def _choose_end(state: "Craftsmen", below: bool, log: Log | None) -> None:
    state.below = below
    if log is not None:
        kind = "craftsmen-put-below" if below else "craftsmen-put-on-top"
        state.tell(
            log, kind, {"number": int(count(state.looked)), "type": TYPES[state.looked_type]}
        )
    _ask_to_put(state)


def _ask_to_put(state: "Craftsmen") -> None:
    if count(state.looked) > 1:
        state.ask(state.seat, PUT_BACK)
    else:
        _put(state, lowest(state.looked))
        state.looked_type = 0
        state.below = False


@final
class PutBack(Searching):
    """The choice of the next card to put back, on top of the deck or under it."""

    name = "put_back"

    def verb(self) -> i64:
        return moves.PUT

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        return _legal_looked(state, buffer, moves.put(TYPE_SIZE * state.looked_type))

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        _put(state, building_of(action) % TYPE_SIZE)
        _ask_to_put(state)


PUT_BACK: Final = PutBack()


def _put(state: "Craftsmen", card: i64) -> None:
    state.looked &= ~BIT[card]
    state.looked_open &= ~BIT[card]
    item: i64 = entry(card, BIT[state.seat], PLAIN if state.looked_type == BASIC else EITHER)
    if state.below:
        state.decks[state.looked_type].put_under(item)
    else:
        state.decks[state.looked_type].put_on(item)
