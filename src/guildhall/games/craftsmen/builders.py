"""Stage II: builders, the building rule and the bonus tokens."""

from typing import TYPE_CHECKING

from guildhall.core.bits import BIT, lowest
from guildhall.core.events import Log
from guildhall.core.native import i64, vec
from guildhall.games.craftsmen import decisions, guilds, hands, moves
from guildhall.games.craftsmen.capital import ANY_COLOUR, most_value, value
from guildhall.games.craftsmen.components import (
    BUILD_COST,
    COLOURS,
    FINALS,
    FIRST_ADVANCED,
    FIRST_FINAL,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.player import Player

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen", log: Log | None) -> bool:
    """Ask for the first and the second card, then for the payment of both (C44)."""
    player = state.players[state.actor]
    # Others know how many cards a player holds, not which (A65).
    can_build = player.low | player.advanced and most_value(
        player.capital_size
    ) >= state.price + cheapest(player)
    if state.built < 2 and can_build:
        state.ask(state.actor, decisions.BUILD)
        return True
    if state.price > 0:
        finish(state, log)
        return state.decision != decisions.NOTHING
    return False


def cheapest(player: Player) -> i64:
    """The least that a further card can cost, as far as others know the hand."""
    return BUILD_COST[0] if player.low else BUILD_COST[2]


def legal(state: "Craftsmen", buffer: vec[i64]) -> i64:
    """Cards that fit an end of the row, or by privilege any card there (C45, C46, A11)."""
    player = state.players[state.seat]
    means: i64 = value(player.capital)
    low: i64 = 0
    if state.price + BUILD_COST[0] <= means:
        low |= player.low & (BIT[TYPE_SIZE] - 1)
    if state.price + BUILD_COST[1] <= means:
        low |= player.low & ~(BIT[TYPE_SIZE] - 1)
    advanced: i64 = player.advanced if state.price + BUILD_COST[2] <= means else 0
    material = state.material
    left: i64 = player.row[0]
    right: i64 = player.row[len(player.row) - 1]
    buffer[0] = moves.PASS
    number: i64 = 1
    number = _offer(
        buffer, number, moves.BUILD, low, material.fits_low[left], material.fits_low[right]
    )
    number = _offer(
        buffer,
        number,
        moves.BUILD + 2 * FIRST_ADVANCED,
        advanced,
        material.fits_advanced[left],
        material.fits_advanced[right],
    )
    if guilds.may_use_privilege(state):
        number = _offer(
            buffer, number, moves.DEFY, low, ~material.fits_low[left], ~material.fits_low[right]
        )
        number = _offer(
            buffer,
            number,
            moves.DEFY + 2 * FIRST_ADVANCED,
            advanced,
            ~material.fits_advanced[left],
            ~material.fits_advanced[right],
        )
    if state.progress == decisions.NOT_BEGUN:
        number = state.offer_work(buffer, number)
    return number


def _offer(buffer: vec[i64], number: i64, first: i64, cards: i64, left: i64, right: i64) -> i64:
    """Write the actions for those of the cards that may be laid on the left or on the right."""
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if left & BIT[card]:
            buffer[number] = first + 2 * card
            number += 1
        if right & BIT[card]:
            buffer[number] = first + 2 * card + 1
            number += 1
    return number


def build(state: "Craftsmen", card: i64, on_the_left: bool, log: Log | None) -> None:
    player = state.players[state.seat]
    player.lose_card(card)
    player.build(card, on_the_left, state.material)
    state.progress = decisions.BEGUN
    state.built += 1
    state.price += BUILD_COST[card // TYPE_SIZE]
    if log is not None:
        material = state.material
        side = "left" if on_the_left else "right"
        state.tell(
            log,
            "craftsmen-built",
            {
                "building": material.ids[card],
                "side": side,
                "upper": COLOURS[material.upper[card]],
                "lower": COLOURS[material.lower[card]],
            },
        )
    _take_bonus_tokens(state, player, log)


def defy(state: "Craftsmen", card: i64, on_the_left: bool, log: Log | None) -> None:
    """C46."""
    guilds.use_privilege(state, log)
    build(state, card, on_the_left, log)


def _take_bonus_tokens(state: "Craftsmen", player: Player, log: Log | None) -> None:
    """The first complete line of a final product takes its token at once (C47, A12)."""
    for product in range(FINALS):
        line: i64 = state.material.lines[product]
        if state.bonus_left & BIT[product] and player.makes & line == line:
            state.bonus_left ^= BIT[product]
            player.bonus |= BIT[product]
            if log is not None:
                state.tell(
                    log,
                    "craftsmen-bonus-token",
                    {
                        "good": state.material.goods[FIRST_FINAL + product],
                        "points": int(state.material.bonus[product]),
                    },
                )


def finish(state: "Craftsmen", log: Log | None) -> None:
    """Pay for all cards of this action together, in any colours."""
    state.progress = decisions.ACTED
    if state.price > 0:
        hands.begin_payment(state, state.actor, state.price, ANY_COLOUR, log)


def paid(state: "Craftsmen") -> None:
    state.price = 0
