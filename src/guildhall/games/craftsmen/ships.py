"""Final products and meat, and their ships (C60 to C63)."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, lowest
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.craftsmen import granary, hands, moves
from guildhall.games.craftsmen.components import (
    FIRST_ADVANCED,
    MEAT,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.moves import SHIPS, building_of, ship_of, verb_of
from guildhall.games.craftsmen.player import FINAL_PRODUCTS, HALF_PRODUCTS, Player

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

NO_HOLD: Final[i64] = -1


def ready_to_ship(state: "Craftsmen", player: Player) -> i64:
    """Buildings that can produce a final product or meat, numbered from the extended on."""
    ready: i64 = 0
    cards: i64 = player.filled_extended
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if state.material.makes[TYPE_SIZE + card] == MEAT:
            ready |= BIT[card]
    cards = player.built_advanced
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if player.is_full(card):
            ready |= BIT[TYPE_SIZE + card]
    return ready


def has_room(content: i64) -> bool:
    """Whether a hold takes one more cube: the left field is filled first (A17)."""
    return content < 8


def legal(state: "Craftsmen", player: Player, buffer: vec[i64], number: i64) -> i64:
    """Load, bribe, or lose the product if no ship has room (C60 to C63, A47)."""
    ready: i64 = ready_to_ship(state, player)
    if not ready:
        return number
    without_room: i64 = 0
    workshops: i64 = ready
    while workshops:
        workshop: i64 = lowest(workshops)
        workshops &= workshops - 1
        without_room |= BIT[workshop]
        for ship in range(SHIPS):
            hold: i64 = hold_for(state, TYPE_SIZE + workshop, ship)
            if hold != NO_HOLD and has_room(state.holds[hold]):
                without_room &= ~BIT[workshop]
                buffer[number] = moves.load(moves.LOAD, TYPE_SIZE + workshop, ship)
                number += 1
    if player.capital_size > 0:
        workshops = ready
        while workshops:
            workshop = lowest(workshops)
            workshops &= workshops - 1
            for ship in range(SHIPS):
                hold = hold_for(state, TYPE_SIZE + workshop, ship)
                if hold != NO_HOLD and can_bribe(state, hold):
                    buffer[number] = moves.load(moves.BRIBE, TYPE_SIZE + workshop, ship)
                    number += 1
    while without_room:
        buffer[number] = moves.lose(TYPE_SIZE + lowest(without_room))
        number += 1
        without_room &= without_room - 1
    return number


def hold_for(state: "Craftsmen", building: i64, ship: i64) -> i64:
    """The hold of a ship for the product of a building, or NO_HOLD (C61)."""
    material = state.material
    return material.hold_of[material.makes[building] * SHIPS + ship]


def can_bribe(state: "Craftsmen", hold: i64) -> bool:
    """A full hold whose left cube is not the player's own (C62, A18)."""
    content: i64 = state.holds[hold]
    return not has_room(content) and content & 7 != state.seat + 1


def refusal(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    building: i64 = building_of(action)
    ship: i64 = ship_of(action)
    good: i64 = state.material.makes[building]
    facts: dict[str, object] = {
        "building": state.material.ids[building],
        "good": state.material.goods[good],
        "ship": int(ship) + 1,
    }
    if not player.has_built(building):
        return Refusal("C60", "craftsmen-refused-not-built", facts)
    if building < FIRST_ADVANCED and good != MEAT:
        return Refusal("C58", "craftsmen-refused-not-shipped", facts)
    if not ready_to_ship(state, player) & BIT[building - TYPE_SIZE]:
        return Refusal("C60", "craftsmen-refused-input-missing", facts)
    if verb_of(action) == moves.LOSE:
        return Refusal("A47", "craftsmen-refused-must-load", facts)
    hold: i64 = hold_for(state, building, ship)
    if hold == NO_HOLD:
        return Refusal("C61", "craftsmen-refused-no-hold", facts)
    if verb_of(action) == moves.LOAD:
        return Refusal("C61", "craftsmen-refused-hold-full", facts)
    if has_room(state.holds[hold]):
        return Refusal("C62", "craftsmen-refused-hold-free", facts)
    if player.capital_size == 0:
        return hands.no_card("C62")
    return Refusal("C62", "craftsmen-refused-own-cube", {})


def _use_inputs(state: "Craftsmen", player: Player, building: i64) -> None:
    """Return the cubes on the input icons to the supply."""
    if building < FIRST_ADVANCED:
        player.filled_extended ^= BIT[building - TYPE_SIZE]
        player.cubes += 1
    else:
        advanced: i64 = building - FIRST_ADVANCED
        player.filled_icons &= ~state.material.icons[advanced]
        player.cubes += state.material.inputs[advanced]


def load(state: "Craftsmen", building: i64, ship: i64, log: Log | None) -> None:
    player = state.players[state.seat]
    material = state.material
    _use_inputs(state, player, building)
    player.cubes -= 1
    hold: i64 = hold_for(state, building, ship)
    content: i64 = state.holds[hold]
    cube: i64 = state.seat + 1
    state.holds[hold] = cube if content == 0 else content + 8 * cube
    points: i64 = material.points[building]
    player.earn(points, HALF_PRODUCTS if building < FIRST_ADVANCED else FINAL_PRODUCTS)
    if log is not None:
        good = material.goods[material.makes[building]]
        facts: Facts = {"good": good, "ship": int(ship) + 1, "points": int(points)}
        state.tell(log, "craftsmen-shipped", facts)


def bribe(state: "Craftsmen", building: i64, ship: i64, kind: i64, log: Log | None) -> None:
    """Discard a card; the older cube returns to its owner, the newer moves left (C62, A17)."""
    hands.put_away(state, state.seat, kind, log)
    hold: i64 = hold_for(state, building, ship)
    removed: i64 = state.holds[hold] & 7
    state.holds[hold] >>= 3
    granary.return_cube(state, removed)
    if log is not None:
        state.tell(log, "craftsmen-bribed", {"ship": int(ship) + 1, "other": int(removed)})
    load(state, building, ship, log)


def lose(state: "Craftsmen", building: i64, log: Log | None) -> None:
    """C63, A47."""
    _use_inputs(state, state.players[state.seat], building)
    if log is not None:
        material = state.material
        good = material.goods[material.makes[building]]
        state.tell(log, "craftsmen-lost", {"good": good})
