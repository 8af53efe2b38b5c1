"""Stage V: merchants."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import lowest
from guildhall.core.errors import Refusal
from guildhall.core.events import Log
from guildhall.games.craftsmen import guilds, hands, moves, phases, production
from guildhall.games.craftsmen.capital import KIND_IDS
from guildhall.games.craftsmen.components import (
    FAIR_LIMIT,
    FIRST_ADVANCED,
    FIRST_HALF,
    HALVES,
    MOST_INPUTS,
    NATURAL,
)
from guildhall.games.craftsmen.decision import HelperDecision, Said
from guildhall.games.craftsmen.moves import good_of, place_of, verb_of

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen") -> bool:
    if state.progress != phases.NOT_BEGUN:
        return False
    player = state.players[state.actor]
    if not can_pay_card(state, state.actor) and not can_barter(state, state.actor):
        return False
    for half in range(HALVES):
        if on_sale(state, half, state.actor) and production.free_icons(
            state, player, FIRST_HALF + half
        ):
            state.ask(state.actor, MERCHANTS)
            return True
    return False


def on_sale(state: "Craftsmen", half: i64, seat: i64) -> bool:
    """The lower cube is sold, unless it is the buyer's own (C66)."""
    lower: i64 = state.granary[half] & 7
    return lower != 0 and lower != seat + 1


def can_pay_card(state: "Craftsmen", seat: i64) -> bool:
    """C65; the buyer needs an own cube to place (A43)."""
    return state.players[seat].capital_size > 0 and state.players[seat].cubes > 0


def can_barter(state: "Craftsmen", seat: i64) -> bool:
    """C68; the cube from the fair may be the one that is placed (A62)."""
    return state.players[seat].fair > 0 and guilds.may_use_privilege(state)


@final
class Merchants(HelperDecision):
    """The choice of a half-product to buy, and of its building."""

    name = "merchants"
    kind = "pair"
    rule = "C65"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        buffer[0] = moves.PASS
        number: i64 = guilds.offer_work(state, buffer, 1)
        if can_pay_card(state, state.seat):
            number = _offer(state, buffer, number, moves.PURCHASE)
        if can_barter(state, state.seat):
            number = _offer(state, buffer, number, moves.BARTER)
        return number

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        if verb_of(action) == moves.PURCHASE:
            hands.ask_for_card(state, self, action, log)
        else:
            _barter(state, _half_of(action), place_of(action), log)

    def play_for_card(self, state: "Craftsmen", action: i64, kind: i64, log: Log | None) -> None:
        _purchase(state, _half_of(action), place_of(action), kind, log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        barters = verb_of(action) == moves.BARTER
        if not barters and verb_of(action) != moves.PURCHASE:
            return self.asks_else()
        player = state.players[state.seat]
        good: i64 = good_of(action)
        building: i64 = place_of(action)
        facts = {"good": state.material.goods[good]}
        if state.granary[_half_of(action)] == 0:
            return Refusal("C65", "craftsmen-refused-not-in-granary", facts)
        if not on_sale(state, _half_of(action), state.seat):
            return Refusal("C66", "craftsmen-refused-own-below", facts)
        if not production.has_free_icon(state, player, good, building):
            return production.no_icon(state, player, good, building, "A20")
        if barters:
            if not guilds.may_use_privilege(state):
                return guilds.no_privilege(state)
            return Refusal("C68", "craftsmen-refused-fair-empty", {})
        if player.capital_size == 0:
            return hands.no_card("C65")
        return Refusal("A43", "craftsmen-refused-no-cube", {})

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        if verb_of(action) == moves.PURCHASE:
            return [("craftsmen-preview-purchase", {})]
        return [("craftsmen-preview-barter", {})] if verb_of(action) == moves.BARTER else []

    def things(self, state: "Craftsmen", action: i64) -> list[str]:
        found = super().things(state, action)
        return [f"fair:{state.seat}", *found] if verb_of(action) == moves.BARTER else found


MERCHANTS: Final = Merchants()


def _half_of(action: i64) -> i64:
    return good_of(action) - FIRST_HALF


def _offer(state: "Craftsmen", buffer: vec[i64], number: i64, verb: i64) -> i64:
    player = state.players[state.seat]
    for half in range(HALVES):
        if on_sale(state, half, state.seat):
            icons: i64 = production.free_icons(state, player, FIRST_HALF + half)
            while icons:
                advanced: i64 = lowest(icons) // MOST_INPUTS
                buffer[number] = moves.trade(verb, half, FIRST_ADVANCED + advanced)
                number += 1
                icons &= ~state.material.icons[advanced]
    return number


def _purchase(state: "Craftsmen", half: i64, building: i64, kind: i64, log: Log | None) -> None:
    """For a capital card, which goes to the owner of the cube (C65 to C67)."""
    lower: i64 = state.granary[half] & 7
    if log is not None:
        _tell(state, "craftsmen-purchased", half, building, lower, KIND_IDS[kind], log)
    if lower == NATURAL:
        state.players[state.seat].lose_capital(kind)
        state.bank.put_away(kind)
        _take(state, half, building)
    else:
        owner: i64 = lower - 1
        state.players[state.seat].lose_capital(kind)
        state.players[owner].get_capital(kind)
        state.players[owner].show_capital(kind)
        _take(state, half, building)
        hands.check_limit(state, owner)


def _barter(state: "Craftsmen", half: i64, building: i64, log: Log | None) -> None:
    """For an own cube from the fair; the owner may put a cube there in exchange (C68, A51)."""
    guilds.use_privilege(state, log)
    player = state.players[state.seat]
    player.fair -= 1
    player.cubes += 1
    lower: i64 = state.granary[half] & 7
    if log is not None:
        _tell(state, "craftsmen-bartered", half, building, lower, "", log)
    _take(state, half, building)
    if lower != NATURAL:
        owner = state.players[lower - 1]
        if owner.fair < FAIR_LIMIT and owner.cubes > 0:
            owner.fair += 1
            owner.cubes -= 1


def _take(state: "Craftsmen", half: i64, building: i64) -> None:
    """The cube returns to its owner, the upper one moves down, an own one is placed (A20)."""
    lower: i64 = state.granary[half] & 7
    state.granary[half] >>= 3
    if lower != NATURAL:
        state.players[lower - 1].cubes += 1
    player = state.players[state.seat]
    player.cubes -= 1
    production.fill(state, player, FIRST_HALF + half, building)
    state.progress = phases.ACTED


def _tell(
    state: "Craftsmen", kind: str, half: i64, building: i64, lower: i64, card: str, log: Log
) -> None:
    facts: dict[str, int | str | list[int] | list[str]] = {
        "good": state.material.goods[FIRST_HALF + half],
        "place": state.material.ids[building],
        "other": 0 if lower == NATURAL else int(lower),
    }
    if card:
        facts["card"] = card
    state.tell(log, kind, facts)
