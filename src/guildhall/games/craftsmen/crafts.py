"""Stage IV: crafts guild. Raw materials, the fair, half-products; the rest in granary and ships."""

from typing import TYPE_CHECKING, Final, final

from guildhall.buffers import borrow_buffer, give_back
from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, lowest
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.craftsmen import (
    granary,
    guilds,
    hands,
    moves,
    phases,
    production,
    ships,
)
from guildhall.games.craftsmen.components import (
    ALL_RAWS,
    FAIR_LIMIT,
    FIRST_ADVANCED,
    MEAT,
    MOST_INPUTS,
    NO_BUILDING,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.decision import NOTHING, Decision, Said, leave
from guildhall.games.craftsmen.moves import (
    building_of,
    good_of,
    place_of,
    ship_of,
    verb_of,
)
from guildhall.games.craftsmen.player import Player

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen", log: Log | None) -> bool:
    """Continue until the work points are used up; all of this is public (A65)."""
    while state.raws_left > 0:
        state.ask(state.actor, TWO_RAWS)
        if not _plays_the_only_move(state, log):
            return True
    if state.work_points == 0 or not can_craft(state, state.players[state.actor]):
        return False
    state.ask(state.actor, CRAFT)
    return True


def _places_for_raws(state: "Craftsmen", player: Player, raws: i64) -> i64:
    """The number of free icons for these raw materials."""
    places: i64 = 0
    while raws:
        raw: i64 = lowest(raws)
        raws &= raws - 1
        places += count(production.free_extended(state, player, raw))
        places += count(production.free_icons(state, player, raw))
    return places


def can_craft(state: "Craftsmen", player: Player) -> bool:
    """Whether a work point can be used."""
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
    state.ask(state.seat, USE_TOKEN)
    _plays_the_only_move(state, log)


def _plays_the_only_move(state: "Craftsmen", log: Log | None) -> bool:
    """If a work point must be used, everyone can see whether there is only one way (A65)."""
    room = borrow_buffer()
    ways: i64 = state.do_legal(room.actions)
    action: i64 = room.actions[0]
    give_back(room)
    if ways > 1:
        return False
    asked = state.decision
    state.decision = NOTHING
    asked.play(state, action, log)
    return True


# Possible products


class Work(Decision):
    """The use of a work point; subclasses differ in its source."""

    kind = "pair"

    def spend(self, state: "Craftsmen") -> None:
        """Use up the work point."""

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        verb: i64 = verb_of(action)
        if verb == moves.BRIBE:
            hands.ask_for_card(state, self, action, log)
            return
        self.spend(state)
        if verb == moves.MAKE_FAIR:
            production.make_for_fair(state, good_of(action), log)
        elif verb == moves.MAKE:
            production.make_for_building(state, good_of(action), place_of(action), log)
        elif verb == moves.FETCH:
            production.fetch(state, good_of(action), place_of(action), log)
        elif verb == moves.PROCESS:
            production.process(state, building_of(action), place_of(action), log)
        elif verb == moves.LOAD:
            ships.load(state, building_of(action), ship_of(action), log)
        else:
            ships.lose(state, building_of(action), log)

    def play_for_card(self, state: "Craftsmen", action: i64, kind: i64, log: Log | None) -> None:
        self.spend(state)
        ships.bribe(state, building_of(action), ship_of(action), kind, log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        player = state.players[state.seat]
        verb: i64 = verb_of(action)
        if verb == moves.MAKE_FAIR or verb == moves.MAKE or verb == moves.FETCH:
            return _no_raw(state, player, action)
        if verb == moves.PROCESS:
            return _no_half_product(state, player, action)
        if verb == moves.LOAD or verb == moves.BRIBE or verb == moves.LOSE:
            return ships.refusal(state, player, action)
        return self.asks_else()

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        verb: i64 = verb_of(action)
        if verb == moves.LOSE:
            return [("craftsmen-preview-lose", {})]
        if verb == moves.PROCESS:
            found: Said = [_points(state, building_of(action))]
            if place_of(action) == NO_BUILDING and granary.brings_card(state, building_of(action)):
                found.append(("craftsmen-preview-granary", {}))
            return found
        if verb != moves.LOAD and verb != moves.BRIBE:
            return []
        hold: i64 = ships.hold_for(state, building_of(action), ship_of(action))
        more: Facts = {"points": int(state.material.hold_points[hold])}
        found = [_points(state, building_of(action)), ("craftsmen-preview-hold", more)]
        if verb == moves.BRIBE:
            found.append(("craftsmen-preview-bribe", {}))
        return found

    def things(self, state: "Craftsmen", action: i64) -> list[str]:
        """The place of the work, and the destination of its product."""
        ids = state.material.ids
        verb: i64 = verb_of(action)
        fair = f"fair:{state.seat}"
        if verb == moves.MAKE_FAIR:
            return [*_source_of(state, good_of(action)), fair]
        if verb == moves.MAKE:
            return [*_source_of(state, good_of(action)), f"card:{ids[place_of(action)]}"]
        if verb == moves.FETCH:
            return [fair, f"card:{ids[place_of(action)]}"]
        if verb == moves.PROCESS and place_of(action) == NO_BUILDING:
            good = state.material.goods[state.material.makes[building_of(action)]]
            return [f"card:{ids[building_of(action)]}", f"granary:{good}"]
        return super().things(state, action)


@final
class Craft(Work):
    """A work point of a helper at the crafts guild."""

    name = "craft"
    rule = "C54"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        player = state.players[state.seat]
        buffer[0] = moves.PASS
        number: i64 = 1
        if _may_make_two(state, player):
            buffer[number] = moves.PRIVILEGE
            number += 1
        number = _legal_work(state, player, buffer, number)
        return guilds.offer_work(state, buffer, number)

    def spend(self, state: "Craftsmen") -> None:
        state.work_points -= 1
        state.progress = phases.BEGUN

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        if action == moves.PRIVILEGE:
            guilds.use_privilege(state, log)
            self.spend(state)
            state.raws_left = 2  # C64
        else:
            super().play(state, action, log)

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        leave(state)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        if action != moves.PRIVILEGE:
            return super().refusal(state, action)
        if not guilds.may_use_privilege(state):
            return guilds.no_privilege(state)
        return Refusal("A19", "craftsmen-refused-two-raws", {})

    def describe(self, state: "Craftsmen", action: i64) -> tuple[str, Facts]:
        if action == moves.PRIVILEGE:
            return "craftsmen-play-privilege-crafts", {}
        return super().describe(state, action)

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        found = super().preview(state, action)
        if action == moves.PRIVILEGE or verb_of(action) == moves.LOSE:
            return found
        return [("craftsmen-preview-work-point", {}), *found]


@final
class TwoRaws(Work):
    """One of the two raw materials that the privilege produces with a work point (C64, A19)."""

    name = "two_raws"
    rule = "C64"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        player = state.players[state.seat]
        return _legal_raws(state, player, buffer, 0) if player.cubes > 0 else 0

    def spend(self, state: "Craftsmen") -> None:
        state.raws_left -= 1

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        verb: i64 = verb_of(action)
        if verb != moves.MAKE_FAIR and verb != moves.MAKE:
            return self.asks_else()
        return super().refusal(state, action)


@final
class UseToken(Work):
    """The work point of a token, which must be used."""

    name = "use_token"
    rule = "C36"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        return _legal_work(state, state.players[state.seat], buffer, 0)


CRAFT: Final = Craft()
TWO_RAWS: Final = TwoRaws()
USE_TOKEN: Final = UseToken()


def _source_of(state: "Craftsmen", raw: i64) -> list[str]:
    """The first building in the row that makes a raw material."""
    material = state.material
    for card in state.players[state.seat].row:
        if material.makes[card] == raw:
            return [f"card:{material.ids[card]}"]
    return []


def _points(state: "Craftsmen", building: i64) -> tuple[str, Facts]:
    return "craftsmen-preview-points", {"points": int(state.material.points[building])}


def _legal_work(state: "Craftsmen", player: Player, buffer: vec[i64], number: i64) -> i64:
    if player.cubes > 0:
        number = _legal_raws(state, player, buffer, number)
    if player.fair > 0:
        number = _legal_icons(state, player, buffer, number, moves.FETCH, ALL_RAWS)
    number = _legal_half_products(state, player, buffer, number)
    return ships.legal(state, player, buffer, number)


def _may_make_two(state: "Craftsmen", player: Player) -> bool:
    """C64, A19: both raw materials need a cube and a destination."""
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
            buffer[number] = moves.make_fair(lowest(remaining))
            number += 1
            remaining &= remaining - 1
    return _legal_icons(state, player, buffer, number, moves.MAKE, raws)


def _legal_icons(
    state: "Craftsmen", player: Player, buffer: vec[i64], number: i64, verb: i64, raws: i64
) -> i64:
    """Raw materials to free icons of these raws (C55, C56)."""
    while raws:
        raw: i64 = lowest(raws)
        raws &= raws - 1
        first: i64 = moves.supply(verb, raw, TYPE_SIZE)
        cards: i64 = production.free_extended(state, player, raw)
        while cards:
            buffer[number] = first + lowest(cards)
            number += 1
            cards &= cards - 1
        icons: i64 = production.free_icons(state, player, raw)
        while icons:
            advanced: i64 = lowest(icons) // MOST_INPUTS
            buffer[number] = first + TYPE_SIZE + advanced
            number += 1
            icons &= ~state.material.icons[advanced]
    return number


def _legal_half_products(state: "Craftsmen", player: Player, buffer: vec[i64], number: i64) -> i64:
    """Half-products to the granary or to a free icon of an advanced card (C58, A44)."""
    cards: i64 = player.filled_extended
    while cards:
        building: i64 = TYPE_SIZE + lowest(cards)
        cards &= cards - 1
        good: i64 = state.material.makes[building]
        if good == MEAT:
            continue
        buffer[number] = moves.process_for_granary(building)
        number += 1
        icons: i64 = production.free_icons(state, player, good)
        while icons:
            advanced: i64 = lowest(icons) // MOST_INPUTS
            buffer[number] = moves.process(building, FIRST_ADVANCED + advanced)
            number += 1
            icons &= ~state.material.icons[advanced]
    return number


# Refusals


def _no_raw(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    made = verb_of(action) != moves.FETCH
    raw: i64 = good_of(action)
    if made and not player.makes & BIT[raw]:
        good = {"good": state.material.goods[raw]}
        return Refusal("C55", "craftsmen-refused-not-made", good)
    if made and player.cubes == 0:
        return Refusal("A43", "craftsmen-refused-no-cube", {})
    if verb_of(action) == moves.MAKE_FAIR:
        return Refusal("C57", "craftsmen-refused-fair-full", {})
    if not made and player.fair == 0:
        return Refusal("C56", "craftsmen-refused-fair-empty", {})
    return production.no_icon(state, player, raw, place_of(action), "C55" if made else "C56")


def _no_half_product(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    building: i64 = building_of(action)
    good: i64 = state.material.makes[building]
    facts = {"building": state.material.ids[building], "good": state.material.goods[good]}
    if not player.has_built(building):
        return Refusal("C58", "craftsmen-refused-not-built", facts)
    if good == MEAT:
        return Refusal("C8", "craftsmen-refused-meat", {})
    if not player.filled_extended & BIT[building - TYPE_SIZE]:
        return Refusal("C58", "craftsmen-refused-input-missing", facts)
    return production.no_icon(state, player, good, place_of(action), "C58")
