"""The granary, and the capital card that a delivery brings (C59)."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.games.craftsmen import hands, moves
from guildhall.games.craftsmen.capital import KIND_IDS, KINDS
from guildhall.games.craftsmen.capital import count as count_kind
from guildhall.games.craftsmen.components import (
    FIRST_HALF,
    NATURAL,
)
from guildhall.games.craftsmen.decision import Decision
from guildhall.games.craftsmen.moves import kind_of, verb_of

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def deliver(state: "Craftsmen", good: i64, log: Log | None) -> None:
    """Enter from above, pushing out the lower of two cubes; then take a card (A16, A49)."""
    column: i64 = state.granary[good - FIRST_HALF]
    cube: i64 = state.seat + 1
    brings_card = _is_full(column) or not state.card_where_full  # A16
    if column == 0:
        column = cube
    elif column < 8:
        column += 8 * cube
    else:
        pushed: i64 = column & 7
        return_cube(state, pushed)
        column = (column >> 3) + 8 * cube
        if log is not None:
            facts: Facts = {
                "good": state.material.goods[good],
                "other": _whose(pushed),
                "own": int(pushed == cube),
            }
            state.tell(log, "craftsmen-pushed-out", facts)
    state.granary[good - FIRST_HALF] = column
    if brings_card:
        _ask_for_granary_card(state, log)


def brings_card(state: "Craftsmen", building: i64) -> bool:
    """Whether delivering the product of a building brings a capital card."""
    column: i64 = state.granary[state.material.makes[building] - FIRST_HALF]
    return _is_full(column) or not state.card_where_full


def _is_full(column: i64) -> bool:
    return column >= 8


def _whose(cube: i64) -> int:
    """The number of the player a cube belongs to, 0 for a natural one."""
    return 0 if cube == NATURAL else int(cube)


def return_cube(state: "Craftsmen", cube: i64) -> None:
    """Return the cube to its owner; a natural cube goes back to the stock."""
    if cube != NATURAL:
        state.players[cube - 1].cubes += 1


def _ask_for_granary_card(state: "Craftsmen", log: Log | None) -> None:
    """An open card or the top one; it is public when only one choice is left (A50, A65)."""
    bank = state.bank
    sorts: i64 = 0
    last: i64 = 0
    for kind in range(KINDS):
        if count_kind(bank.open, kind) > 0:
            sorts += 1
            last = kind
    if sorts + min(bank.drawable(), 1) > 1:
        state.ask(state.seat, GRANARY_CARD)
    elif sorts == 1:
        _take_open_card(state, last, log)
    elif bank.drawable() > 0:
        _draw_card(state, log)


@final
class GranaryCard(Decision):
    """The choice of a capital card for a delivery."""

    name = "granary_card"
    rule = "C59"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        number: i64 = 0
        for kind in range(KINDS):
            if count_kind(state.bank.open, kind) > 0:
                buffer[number] = moves.take(kind)
                number += 1
        if state.bank.drawable() > 0:
            buffer[number] = moves.DRAW
            number += 1
        return number

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        if action == moves.DRAW:
            _draw_card(state, log)
        else:
            _take_open_card(state, kind_of(action), log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        if verb_of(action) == moves.TAKE:
            return hands.not_open(kind_of(action))
        if action == moves.TAKE_BOTH:
            return Refusal("C59", "craftsmen-refused-one-card", {})
        if action == moves.DRAW:
            return Refusal("A9", "craftsmen-refused-deck-empty", {})
        return self.asks_else()

    def things(self, state: "Craftsmen", action: i64) -> list[str]:
        return hands.things_of_taking(state, action)


GRANARY_CARD: Final = GranaryCard()


def _take_open_card(state: "Craftsmen", kind: i64, log: Log | None) -> None:
    player = state.players[state.seat]
    state.bank.take_open(kind)
    player.get_capital(kind)
    player.show_capital(kind)
    if log is not None:
        state.tell(log, "craftsmen-took-card", {"card": KIND_IDS[kind]})
    hands.check_limit(state, state.seat)


def _draw_card(state: "Craftsmen", log: Log | None) -> None:
    kind: i64 = hands.draw_capital(state, log)
    state.players[state.seat].get_capital(kind)
    if log is not None:
        log.append(
            Event(
                "craftsmen-took-card",
                int(state.seat),
                {"card": "face_down"},
                {"card": KIND_IDS[kind]},
            )
        )
    hands.check_limit(state, state.seat)
