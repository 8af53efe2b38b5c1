"""Stage IV: crafts guild. Raw materials, the fair, half-products, final products, ships."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT, count, lowest
from guildhall.core.events import Event, Facts, Log
from guildhall.core.native import i64, vec
from guildhall.core.state import borrow_buffer, give_back
from guildhall.games.craftsmen import decisions, guilds, hands, moves
from guildhall.games.craftsmen.capital import KIND_IDS, KINDS
from guildhall.games.craftsmen.capital import count as count_kind
from guildhall.games.craftsmen.components import (
    ALL_RAWS,
    FAIR_LIMIT,
    FIRST_ADVANCED,
    FIRST_HALF,
    MEAT,
    MOST_INPUTS,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.moves import DESTINATIONS, SHIPS, WORKSHOPS
from guildhall.games.craftsmen.player import FINAL_PRODUCTS, HALF_PRODUCTS, Player
from guildhall.games.craftsmen.setup import NATURAL

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

NO_HOLD: Final[i64] = -1


def asks(state: "Craftsmen", log: Log | None) -> bool:
    """Go on asking until the work points are used up; everything here is open (A65)."""
    while state.raws_left > 0:
        state.ask(state.actor, decisions.TWO_RAWS)
        if not _plays_the_only_move(state, log):
            return True
    if state.work_points == 0 or not can_craft(state, state.players[state.actor]):
        return False
    state.ask(state.actor, decisions.CRAFT)
    return True


def free_extended(state: "Craftsmen", player: Player, raw: i64) -> i64:
    """The player's extended cards with a free icon for a raw material."""
    return player.built_extended & state.material.extended_for[raw] & ~player.filled_extended


def free_icons(state: "Craftsmen", player: Player, good: i64) -> i64:
    """The free icons for a good on the player's advanced cards."""
    return player.icons & state.material.icons_for[good] & ~player.filled_icons


def _places_for_raws(state: "Craftsmen", player: Player, raws: i64) -> i64:
    """How many free icons these raw materials have."""
    places: i64 = 0
    while raws:
        raw: i64 = lowest(raws)
        raws &= raws - 1
        places += count(free_extended(state, player, raw))
        places += count(free_icons(state, player, raw))
    return places


def can_craft(state: "Craftsmen", player: Player) -> bool:
    """Whether a work point can be used at all."""
    if player.filled_extended:
        return True
    if player.cubes > 0 and player.fair < FAIR_LIMIT:
        return True
    advanced: i64 = player.built_advanced
    while advanced:
        if player.is_full(lowest(advanced)):
            return True
        advanced &= advanced - 1
    if player.cubes > 0 and _places_for_raws(state, player, player.makes & ALL_RAWS) > 0:
        return True
    return player.fair > 0 and _places_for_raws(state, player, ALL_RAWS) > 0


def can_use_token(state: "Craftsmen", seat: i64) -> bool:
    """A46."""
    player = state.players[seat]
    return player.works > 0 and can_craft(state, player)


def spend_token(state: "Craftsmen", log: Log | None) -> None:
    """C36: the work point is used at once."""
    state.players[state.seat].works -= 1
    state.works += 1
    if log is not None:
        state.tell(log, "craftsmen-work-token", {})
    state.ask(state.seat, decisions.USE_TOKEN)
    _plays_the_only_move(state, log)


def _plays_the_only_move(state: "Craftsmen", log: Log | None) -> bool:
    """Where a work point must be used, all can see whether there is only one way (A65)."""
    room = borrow_buffer()
    ways: i64 = legal(state, room.actions)
    action: i64 = room.actions[0]
    give_back(room)
    if ways > 1:
        return False
    state.asked = state.decision
    state.decision = decisions.NOTHING
    state.craft(action, log)
    return True


# What can be made


def legal(state: "Craftsmen", buffer: vec[i64]) -> i64:
    player = state.players[state.seat]
    number: i64 = 0
    if state.decision == decisions.CRAFT:
        buffer[0] = moves.PASS
        number = 1
        if may_make_two(state, player):
            buffer[number] = moves.PRIVILEGE
            number += 1
    if player.cubes > 0:
        number = _legal_raws(state, player, buffer, number)
    if state.decision == decisions.TWO_RAWS:
        return number
    if player.fair > 0:
        number = _legal_icons(state, player, buffer, number, moves.FETCH, ALL_RAWS)
    number = _legal_half_products(state, player, buffer, number)
    number = _legal_shipping(state, player, buffer, number)
    if state.decision == decisions.CRAFT and state.progress == decisions.NOT_BEGUN:
        number = state.offer_work(buffer, number)
    return number


def may_make_two(state: "Craftsmen", player: Player) -> bool:
    """C64, A19: both raw materials need a cube and a place to go to."""
    if player.cubes < 2 or not guilds.may_use_privilege(state):
        return False
    room: i64 = FAIR_LIMIT - player.fair
    return room >= 2 or room + _places_for_raws(state, player, player.makes & ALL_RAWS) >= 2


def _legal_raws(state: "Craftsmen", player: Player, buffer: vec[i64], number: i64) -> i64:
    """Raw materials to the fair or to a free icon of that raw (C55, A15)."""
    raws: i64 = player.makes & ALL_RAWS
    if player.fair < FAIR_LIMIT:
        remaining: i64 = raws
        while remaining:
            buffer[number] = moves.MAKE_FAIR + lowest(remaining)
            number += 1
            remaining &= remaining - 1
    return _legal_icons(state, player, buffer, number, moves.MAKE, raws)


def _legal_icons(
    state: "Craftsmen", player: Player, buffer: vec[i64], number: i64, first: i64, raws: i64
) -> i64:
    """Raw materials to free icons of these raws (C55, C56)."""
    while raws:
        raw: i64 = lowest(raws)
        raws &= raws - 1
        start: i64 = first + raw * WORKSHOPS
        cards: i64 = free_extended(state, player, raw)
        while cards:
            buffer[number] = start + lowest(cards)
            number += 1
            cards &= cards - 1
        icons: i64 = free_icons(state, player, raw)
        while icons:
            advanced: i64 = lowest(icons) // MOST_INPUTS
            buffer[number] = start + TYPE_SIZE + advanced
            number += 1
            icons &= ~state.material.icons[advanced]
    return number


def _legal_half_products(state: "Craftsmen", player: Player, buffer: vec[i64], number: i64) -> i64:
    """Half-products to the granary or to a free icon of an advanced card (C58, A44)."""
    cards: i64 = player.filled_extended
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        good: i64 = state.material.makes[TYPE_SIZE + card]
        if good == MEAT:
            continue
        start: i64 = moves.PROCESS + card * DESTINATIONS
        buffer[number] = start + moves.GRANARY_PLACE
        number += 1
        icons: i64 = free_icons(state, player, good)
        while icons:
            advanced: i64 = lowest(icons) // MOST_INPUTS
            buffer[number] = start + 1 + advanced
            number += 1
            icons &= ~state.material.icons[advanced]
    return number


def ready_to_ship(state: "Craftsmen", player: Player) -> i64:
    """Workshops that can make a final product or meat, as a set."""
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


def _legal_shipping(state: "Craftsmen", player: Player, buffer: vec[i64], number: i64) -> i64:
    """Load, bribe, or, with no room anywhere, lose the product (C60 to C63, A47)."""
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
            hold: i64 = hold_for(state, workshop, ship)
            if hold != NO_HOLD and has_room(state.holds[hold]):
                without_room &= ~BIT[workshop]
                buffer[number] = moves.LOAD + workshop * SHIPS + ship
                number += 1
    if player.capital_size > 0:
        workshops = ready
        while workshops:
            workshop = lowest(workshops)
            workshops &= workshops - 1
            for ship in range(SHIPS):
                hold = hold_for(state, workshop, ship)
                if hold != NO_HOLD and can_bribe(state, hold):
                    buffer[number] = moves.BRIBE + workshop * SHIPS + ship
                    number += 1
    while without_room:
        buffer[number] = moves.LOSE + lowest(without_room)
        number += 1
        without_room &= without_room - 1
    return number


def hold_for(state: "Craftsmen", workshop: i64, ship: i64) -> i64:
    """The hold of a ship for what a workshop makes, or NO_HOLD (C61)."""
    material = state.material
    return material.hold_of[material.makes[TYPE_SIZE + workshop] * SHIPS + ship]


def can_bribe(state: "Craftsmen", hold: i64) -> bool:
    """A full hold whose left cube is not the player's own (C62, A18)."""
    content: i64 = state.holds[hold]
    return not has_room(content) and content & 7 != state.seat + 1


# Making it


def use_work_point(state: "Craftsmen") -> None:
    """Take the work point of a token, of the helper, or of its privilege."""
    if state.asked == decisions.CRAFT:
        state.work_points -= 1
        state.progress = decisions.BEGUN
    elif state.asked == decisions.TWO_RAWS:
        state.raws_left -= 1


def use_privilege(state: "Craftsmen", log: Log | None) -> None:
    """C64: one work point for two raw materials."""
    guilds.use_privilege(state, log)
    use_work_point(state)
    state.raws_left = 2


def make_for_fair(state: "Craftsmen", raw: i64, log: Log | None) -> None:
    use_work_point(state)
    player = state.players[state.seat]
    player.cubes -= 1
    player.fair += 1
    if log is not None:
        state.tell(log, "craftsmen-made-raw", {"good": state.material.goods[raw], "place": "fair"})


def make_for_workshop(state: "Craftsmen", raw: i64, workshop: i64, log: Log | None) -> None:
    use_work_point(state)
    player = state.players[state.seat]
    player.cubes -= 1
    fill(state, player, raw, workshop)
    if log is not None:
        place = state.material.ids[TYPE_SIZE + workshop]
        state.tell(log, "craftsmen-made-raw", {"good": state.material.goods[raw], "place": place})


def fetch(state: "Craftsmen", raw: i64, workshop: i64, log: Log | None) -> None:
    """C56."""
    use_work_point(state)
    player = state.players[state.seat]
    player.fair -= 1
    fill(state, player, raw, workshop)
    if log is not None:
        place = state.material.ids[TYPE_SIZE + workshop]
        state.tell(log, "craftsmen-fetched", {"good": state.material.goods[raw], "place": place})


def fill(state: "Craftsmen", player: Player, good: i64, workshop: i64) -> None:
    """Put a cube on the first free icon of a good."""
    if workshop < TYPE_SIZE:
        player.filled_extended |= BIT[workshop]
    else:
        icons: i64 = free_icons(state, player, good) & state.material.icons[workshop - TYPE_SIZE]
        player.filled_icons |= icons & -icons


def process(state: "Craftsmen", card: i64, to: i64, log: Log | None) -> None:
    """Make a half-product; its points count wherever it goes (C58, A44)."""
    use_work_point(state)
    player = state.players[state.seat]
    material = state.material
    good: i64 = material.makes[TYPE_SIZE + card]
    points: i64 = material.points[TYPE_SIZE + card]
    player.filled_extended ^= BIT[card]
    player.earn(points, HALF_PRODUCTS)
    if log is not None:
        place = "granary" if to == 0 else material.ids[FIRST_ADVANCED + to - 1]
        facts: Facts = {"good": material.goods[good], "place": place, "points": int(points)}
        state.tell(log, "craftsmen-made-half", facts)
    if to == moves.GRANARY_PLACE:
        _deliver(state, good, log)
    else:
        fill(state, player, good, TYPE_SIZE + to - 1)


# Granary (C59)


def _deliver(state: "Craftsmen", good: i64, log: Log | None) -> None:
    """Enter from above, pushing out the lower of two cubes; then take a card (A16, A49)."""
    column: i64 = state.granary[good - FIRST_HALF]
    cube: i64 = state.seat + 1
    if column == 0:
        column = cube
    elif column < 8:
        column += 8 * cube
    else:
        pushed: i64 = column & 7
        _give_back(state, pushed)
        column = (column >> 3) + 8 * cube
        if log is not None:
            facts: Facts = {"good": state.material.goods[good], "other": _whose(pushed)}
            state.tell(log, "craftsmen-pushed-out", facts)
    state.granary[good - FIRST_HALF] = column
    _ask_for_granary_card(state, log)


def _whose(cube: i64) -> int:
    """The number of the player a cube belongs to, 0 for a natural one."""
    return 0 if cube == NATURAL else int(cube)


def _give_back(state: "Craftsmen", cube: i64) -> None:
    """To its owner; a natural cube goes beside the board."""
    if cube != NATURAL:
        state.players[cube - 1].cubes += 1


def _ask_for_granary_card(state: "Craftsmen", log: Log | None) -> None:
    """An open card or the top one; all know when only one thing is left (A50, A65)."""
    bank = state.bank
    sorts: i64 = 0
    last: i64 = 0
    for kind in range(KINDS):
        if count_kind(bank.open, kind) > 0:
            sorts += 1
            last = kind
    if sorts + min(bank.drawable(), 1) > 1:
        state.ask(state.seat, decisions.GRANARY_CARD)
    elif sorts == 1:
        take_open_card(state, last, log)
    elif bank.drawable() > 0:
        draw_card(state, log)


def legal_card(state: "Craftsmen", buffer: vec[i64]) -> i64:
    number: i64 = 0
    for kind in range(KINDS):
        if count_kind(state.bank.open, kind) > 0:
            buffer[number] = moves.TAKE + kind
            number += 1
    if state.bank.drawable() > 0:
        buffer[number] = moves.DRAW
        number += 1
    return number


def take_open_card(state: "Craftsmen", kind: i64, log: Log | None) -> None:
    player = state.players[state.seat]
    state.bank.take_open(kind)
    player.get_capital(kind)
    player.show_capital(kind)
    if log is not None:
        state.tell(log, "craftsmen-took-card", {"card": KIND_IDS[kind]})
    hands.check_limit(state, state.seat)


def draw_card(state: "Craftsmen", log: Log | None) -> None:
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


# Final products and meat (C60 to C63)


def _use_inputs(state: "Craftsmen", player: Player, workshop: i64) -> None:
    """Take the cubes off the input icons into the supply."""
    if workshop < TYPE_SIZE:
        player.filled_extended ^= BIT[workshop]
        player.cubes += 1
    else:
        advanced: i64 = workshop - TYPE_SIZE
        player.filled_icons &= ~state.material.icons[advanced]
        player.cubes += state.material.inputs[advanced]


def load(state: "Craftsmen", workshop: i64, ship: i64, log: Log | None) -> None:
    use_work_point(state)
    player = state.players[state.seat]
    material = state.material
    _use_inputs(state, player, workshop)
    player.cubes -= 1
    hold: i64 = hold_for(state, workshop, ship)
    content: i64 = state.holds[hold]
    cube: i64 = state.seat + 1
    state.holds[hold] = cube if content == 0 else content + 8 * cube
    points: i64 = material.points[TYPE_SIZE + workshop]
    player.earn(points, HALF_PRODUCTS if workshop < TYPE_SIZE else FINAL_PRODUCTS)
    if log is not None:
        good = material.goods[material.makes[TYPE_SIZE + workshop]]
        facts: Facts = {"good": good, "ship": int(ship) + 1, "points": int(points)}
        state.tell(log, "craftsmen-shipped", facts)


def bribe(state: "Craftsmen", workshop: i64, ship: i64, kind: i64, log: Log | None) -> None:
    """Discard a card; the older cube goes back to its owner, the newer moves left (C62, A17)."""
    hands.put_away(state, state.seat, kind, log)
    hold: i64 = hold_for(state, workshop, ship)
    removed: i64 = state.holds[hold] & 7
    state.holds[hold] >>= 3
    _give_back(state, removed)
    if log is not None:
        state.tell(log, "craftsmen-bribed", {"ship": int(ship) + 1, "other": int(removed)})
    load(state, workshop, ship, log)


def lose(state: "Craftsmen", workshop: i64, log: Log | None) -> None:
    """C63, A47."""
    use_work_point(state)
    _use_inputs(state, state.players[state.seat], workshop)
    if log is not None:
        material = state.material
        good = material.goods[material.makes[TYPE_SIZE + workshop]]
        state.tell(log, "craftsmen-lost", {"good": good})
