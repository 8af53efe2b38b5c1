"""Stage II: builders, the building rule and the bonus tokens."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, lowest
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.craftsmen import guilds, hands, moves, phases
from guildhall.games.craftsmen.capital import ANY_COLOUR, most_value, value
from guildhall.games.craftsmen.components import (
    BUILD_COST,
    COLOURS,
    FINALS,
    FIRST_ADVANCED,
    FIRST_FINAL,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.decision import NOTHING, HelperDecision, Said
from guildhall.games.craftsmen.moves import LEFT, SIDES, building_of, side_of, verb_of
from guildhall.games.craftsmen.player import Player

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen", log: Log | None) -> bool:
    """Ask for the first and the second card, then for the payment of both (C44)."""
    player = state.players[state.actor]
    # The number of a player's cards is public, the cards are not (A65).
    can_build = player.low | player.advanced and most_value(
        player.capital_size
    ) >= state.price + _cheapest(player)
    if state.built < 2 and can_build:
        state.ask(state.actor, BUILD)
        return True
    if state.price > 0:
        _finish(state, log)
        return state.decision is not NOTHING
    return False


def _cheapest(player: Player) -> i64:
    """The minimum cost of a further card, from public information about the hand."""
    return BUILD_COST[0] if player.low else BUILD_COST[2]


@final
class Build(HelperDecision):
    """The choice of the next card to build, and of the end of the row."""

    name = "build"
    kind = "pair"
    rule = "C44"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        """Cards that fit an end of the row, or any card with the privilege (C45, C46, A11)."""
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
        first: i64 = moves.build(moves.BUILD, 0, LEFT)
        number = _offer(
            buffer, number, first, low, material.fits_low[left], material.fits_low[right]
        )
        first = moves.build(moves.BUILD, FIRST_ADVANCED, LEFT)
        number = _offer(
            buffer,
            number,
            first,
            advanced,
            material.fits_advanced[left],
            material.fits_advanced[right],
        )
        if guilds.may_use_privilege(state):
            first = moves.build(moves.DEFY, 0, LEFT)
            number = _offer(
                buffer, number, first, low, ~material.fits_low[left], ~material.fits_low[right]
            )
            first = moves.build(moves.DEFY, FIRST_ADVANCED, LEFT)
            number = _offer(
                buffer,
                number,
                first,
                advanced,
                ~material.fits_advanced[left],
                ~material.fits_advanced[right],
            )
        return guilds.offer_work(state, buffer, number)

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        if verb_of(action) == moves.DEFY:
            guilds.use_privilege(state, log)  # C46
        _build(state, building_of(action), side_of(action) == LEFT, log)

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        if state.progress == phases.BEGUN:
            _finish(state, log)
        else:
            super().passing(state, log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        defies = verb_of(action) == moves.DEFY
        if not defies and verb_of(action) != moves.BUILD:
            return self.asks_else()
        player = state.players[state.seat]
        card: i64 = building_of(action)
        if not player.has_card(card):
            return hands.not_in_hand(state, card, "C44")
        cost: i64 = state.price + BUILD_COST[card // TYPE_SIZE]
        if value(player.capital) < cost:
            return hands.too_dear("C44", cost, value(player.capital))
        end: i64 = 0 if side_of(action) == LEFT else len(player.row) - 1
        facts = {
            "building": state.material.ids[card],
            "neighbour": state.material.ids[player.row[end]],
        }
        if not defies:
            return Refusal("C45", "craftsmen-refused-does-not-fit", facts)
        if guilds.may_use_privilege(state):
            return Refusal("A11", "craftsmen-refused-fits", facts)
        return guilds.no_privilege(state)

    def describe_pass(self, state: "Craftsmen") -> tuple[str, Facts]:
        if state.progress == phases.BEGUN:
            return "craftsmen-play-pass-built", {}
        return super().describe_pass(state)

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        verb: i64 = verb_of(action)
        if verb != moves.BUILD and verb != moves.DEFY:
            return []
        card: i64 = building_of(action)
        found: Said = [("craftsmen-preview-build", {"cost": int(BUILD_COST[card // TYPE_SIZE])})]
        if verb == moves.DEFY:
            found.append(("craftsmen-preview-defy", {}))
        return [*found, makes(state, card)]


BUILD: Final = Build()


def makes(state: "Craftsmen", card: i64) -> tuple[str, Facts]:
    """The purpose of a building card."""
    good = state.material.goods[state.material.makes[card]]
    return "craftsmen-preview-makes", {"makes": good, "points": int(state.material.points[card])}


def _offer(buffer: vec[i64], number: i64, first: i64, cards: i64, left: i64, right: i64) -> i64:
    """Write the actions for the cards that may be placed on the left or on the right."""
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if left & BIT[card]:
            buffer[number] = first + SIDES * card
            number += 1
        if right & BIT[card]:
            buffer[number] = first + SIDES * card + 1
            number += 1
    return number


def _build(state: "Craftsmen", card: i64, on_the_left: bool, log: Log | None) -> None:
    player = state.players[state.seat]
    player.lose_card(card)
    player.build(card, on_the_left, state.material)
    state.progress = phases.BEGUN
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


def _take_bonus_tokens(state: "Craftsmen", player: Player, log: Log | None) -> None:
    """The first complete line of a final product wins its token immediately (C47, A12)."""
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


def _finish(state: "Craftsmen", log: Log | None) -> None:
    """Pay for all cards of this action together, in any colours."""
    state.progress = phases.ACTED
    if state.price > 0:
        hands.begin_payment(state, state.actor, state.price, ANY_COLOUR, log)
