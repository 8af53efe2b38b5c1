"""Stage V: merchants."""

from typing import TYPE_CHECKING

from guildhall.core.bits import lowest
from guildhall.core.events import Log
from guildhall.core.native import i64, vec
from guildhall.games.craftsmen import crafts, decisions, guilds, hands, moves
from guildhall.games.craftsmen.capital import KIND_IDS
from guildhall.games.craftsmen.components import (
    FAIR_LIMIT,
    FIRST_ADVANCED,
    FIRST_HALF,
    HALVES,
    MOST_INPUTS,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.setup import NATURAL

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen") -> bool:
    if state.progress != decisions.NOT_BEGUN:
        return False
    player = state.players[state.actor]
    if not can_pay_card(state, state.actor) and not can_barter(state, state.actor):
        return False
    for half in range(HALVES):
        if on_sale(state, half, state.actor) and crafts.free_icons(
            state, player, FIRST_HALF + half
        ):
            state.ask(state.actor, decisions.MERCHANTS)
            return True
    return False


def on_sale(state: "Craftsmen", half: i64, seat: i64) -> bool:
    """The lower cube is sold, unless it is the buyer's own (C66)."""
    lower: i64 = state.granary[half] & 7
    return lower != 0 and lower != seat + 1


def can_pay_card(state: "Craftsmen", seat: i64) -> bool:
    """C65; the buyer needs a cube of his own to place (A43)."""
    return state.players[seat].capital_size > 0 and state.players[seat].cubes > 0


def can_barter(state: "Craftsmen", seat: i64) -> bool:
    """C68; the cube from the fair is the one that is placed, if need be (A62)."""
    return state.players[seat].fair > 0 and guilds.may_use_privilege(state)


def legal(state: "Craftsmen", buffer: vec[i64]) -> i64:
    buffer[0] = moves.PASS
    number: i64 = 1
    if can_pay_card(state, state.seat):
        number = _offer(state, buffer, number, moves.PURCHASE)
    if can_barter(state, state.seat):
        number = _offer(state, buffer, number, moves.BARTER)
    # `work` has a lower number than the purchases.
    if state.can_offer_work():
        place: i64 = number
        while place > 1:
            buffer[place] = buffer[place - 1]
            place -= 1
        buffer[1] = moves.WORK
        number += 1
    return number


def _offer(state: "Craftsmen", buffer: vec[i64], number: i64, first: i64) -> i64:
    player = state.players[state.seat]
    for half in range(HALVES):
        if on_sale(state, half, state.seat):
            icons: i64 = crafts.free_icons(state, player, FIRST_HALF + half)
            while icons:
                advanced: i64 = lowest(icons) // MOST_INPUTS
                buffer[number] = first + 16 * half + advanced
                number += 1
                icons &= ~state.material.icons[advanced]
    return number


def purchase(state: "Craftsmen", half: i64, advanced: i64, kind: i64, log: Log | None) -> None:
    """For a capital card, which goes to the owner of the cube (C65 to C67)."""
    lower: i64 = state.granary[half] & 7
    if log is not None:
        _tell(state, "craftsmen-purchased", half, advanced, lower, KIND_IDS[kind], log)
    if lower == NATURAL:
        state.players[state.seat].lose_capital(kind)
        state.bank.put_away(kind)
        _take(state, half, advanced)
    else:
        owner: i64 = lower - 1
        state.players[state.seat].lose_capital(kind)
        state.players[owner].get_capital(kind)
        state.players[owner].show_capital(kind)
        _take(state, half, advanced)
        hands.check_limit(state, owner)


def barter(state: "Craftsmen", half: i64, advanced: i64, log: Log | None) -> None:
    """For an own cube from the fair; the owner may put one of his there (C68, A51)."""
    guilds.use_privilege(state, log)
    player = state.players[state.seat]
    player.fair -= 1
    player.cubes += 1
    lower: i64 = state.granary[half] & 7
    if log is not None:
        _tell(state, "craftsmen-bartered", half, advanced, lower, "", log)
    _take(state, half, advanced)
    if lower != NATURAL:
        owner = state.players[lower - 1]
        if owner.fair < FAIR_LIMIT and owner.cubes > 0:
            owner.fair += 1
            owner.cubes -= 1


def _take(state: "Craftsmen", half: i64, advanced: i64) -> None:
    """The cube goes back to its owner, the upper one moves down, an own one is placed (A20)."""
    lower: i64 = state.granary[half] & 7
    state.granary[half] >>= 3
    if lower != NATURAL:
        state.players[lower - 1].cubes += 1
    player = state.players[state.seat]
    player.cubes -= 1
    crafts.fill(state, player, FIRST_HALF + half, TYPE_SIZE + advanced)
    state.progress = decisions.ACTED


def _tell(
    state: "Craftsmen", kind: str, half: i64, advanced: i64, lower: i64, card: str, log: Log
) -> None:
    facts: dict[str, int | str | list[int] | list[str]] = {
        "good": state.material.goods[FIRST_HALF + half],
        "place": state.material.ids[FIRST_ADVANCED + advanced],
        "other": 0 if lower == NATURAL else int(lower),
    }
    if card:
        facts["card"] = card
    state.tell(log, kind, facts)
