"""Why a move is not possible now, with the rule that forbids it."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT
from guildhall.core.errors import Refusal
from guildhall.core.native import i64
from guildhall.games.craftsmen import (
    crafts,
    decisions,
    guilds,
    helpers,
    merchants,
    moves,
    notary,
    payments,
    year,
)
from guildhall.games.craftsmen.capital import KIND_IDS, KINDS, count, value
from guildhall.games.craftsmen.components import (
    BANKERS_DISCARD,
    BUILD_COST,
    BUILDINGS,
    FIRST_HALF,
    GUILDS,
    HALVES,
    MEAT,
    NOTARY_PRICE,
    TYPE_SIZE,
    TYPES,
)
from guildhall.games.craftsmen.moves import DESTINATIONS, FIELDS, SHIPS, WORKSHOPS
from guildhall.games.craftsmen.player import Player

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

_RULES: Final = [
    "C24", "C17", "C25", "C42", "C42", "C44", "C94", "C48", "C52", "C50", "C50", "C51", "C52",
    "C52", "C52", "C54", "C64", "C36", "C59", "A32", "C65", "C69", "C36", "C40", "C80",
]  # fmt: skip
"""For each decision the rule that says what is to be decided."""


def refusal(state: "Craftsmen", action: i64) -> Refusal:
    player = state.players[state.seat]
    if action == moves.WORK:
        return _work(state, player)
    if not _fits_decision(state.decision, action):
        return _now(state)
    if action == moves.PASS:
        return _now(state)
    if action < moves.EXCHANGE:
        return _helper(state, player, action)
    if action < moves.BUILD:
        return _cards(state, player, action)
    if action < moves.BUY:
        return _build(state, player, action)
    if action < moves.MAKE_FAIR:
        return _notary(state, player, action)
    if action < moves.WORK:
        return _craft(state, player, action)
    if action < moves.TOKEN_PRIVILEGE:
        return _merchants(state, player, action)
    return _town_hall(state, player, action)


def _now(state: "Craftsmen") -> Refusal:
    """Something else is asked."""
    facts = {"decision": "decision_" + decisions.NAMES[state.decision]}
    return Refusal(_RULES[state.decision], "craftsmen-refused-now", facts)


def _work(state: "Craftsmen", player: Player) -> Refusal:
    if player.works == 0:
        return Refusal("C36", "craftsmen-refused-no-work-token", {})
    if not crafts.can_craft(state, player):
        return Refusal("A46", "craftsmen-refused-no-use", {})
    if state.french_tokens:
        return Refusal("A7", "craftsmen-refused-work-beside", {})
    return Refusal("A7", "craftsmen-refused-work-now", {})


def _fits_decision(decision: i64, action: i64) -> bool:
    """Whether a move of this sort answers what is asked."""
    if action < moves.EXCHANGE:
        return decision == decisions.SEND
    if action < moves.TAKE:
        return decision == decisions.EXCHANGE
    if action < moves.PAY:
        return decision in (decisions.BANKERS, decisions.GRANARY_CARD)
    if action < moves.DISCARD:
        return decision in (decisions.PAY, decisions.GIVE_CARD)
    if action < moves.INVEST:
        return decision in (decisions.BANKERS_DISCARD, decisions.TOO_MANY)
    if action < moves.PRIVILEGE:
        return decision == decisions.INVEST
    if action == moves.PRIVILEGE:
        return decision in (decisions.BANKERS_DISCARD, decisions.CRAFT)
    if action < moves.BUY:
        return decision == decisions.BUILD
    if action < moves.BID:
        return decision == decisions.NOTARY
    if action < moves.SEARCH:
        return decision in (decisions.OPEN_AUCTION, decisions.BID, decisions.OUTBID_MAYOR)
    if action < moves.LAY:
        return decision in (decisions.NOTARY, decisions.NOTARY_AFTER)
    if action < moves.ON_TOP:
        return decision == decisions.LAY_OUT
    if action < moves.PUT:
        return decision == decisions.WHICH_END
    if action < moves.MAKE_FAIR:
        return decision == decisions.PUT_BACK
    if action < moves.FETCH:
        return decision in (decisions.CRAFT, decisions.USE_TOKEN, decisions.TWO_RAWS)
    if action < moves.WORK:
        return decision in (decisions.CRAFT, decisions.USE_TOKEN)
    if action < moves.TOKEN_PRIVILEGE:
        return decision == decisions.MERCHANTS
    return decision == decisions.TOWN_HALL


# D. Helpers


def _helper(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    place: i64 = (
        3 * (action - moves.SEND) if action < moves.COVER else (action - moves.COVER) % FIELDS
    )
    guild: i64 = place // 3
    field: i64 = place % 3
    facts = {"guild": GUILDS[guild], "field": int(field) + 1}
    if not helpers.has_room(state, guild, state.seat):
        if helpers.number_of(state.queues[guild], state.seat) == 2:
            return Refusal("C31", "craftsmen-refused-two-helpers", facts)
        return Refusal("C31", "craftsmen-refused-guild-full", facts)
    if action < moves.COVER:
        return Refusal("C26", "craftsmen-refused-queue-full", facts)
    if field >= helpers.fields(state):
        return Refusal("C84", "craftsmen-refused-third-field", facts)
    if helpers.first_free(state, guild) >= 0:
        return Refusal("C27", "craftsmen-refused-field-free", facts)
    if not helpers.can_cover(state, guild, field):
        return Refusal("C27", "craftsmen-refused-two-discs", facts)
    if not helpers.costs(state, guild, field, state.seat):
        return Refusal("C85" if state.seats == 2 else "C29", "craftsmen-refused-no-fee", facts)
    if action < moves.COVER_CARD:
        return Refusal("C28", "craftsmen-refused-fee", facts)
    if action < moves.COVER_POINTS:
        return Refusal("C28", "craftsmen-refused-no-card", {})
    needed = {"points": int(state.year), "have": int(player.points)}
    return Refusal("C28", "craftsmen-refused-fee-points", needed)


# Cards of the opening hand, capital cards


def _cards(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    if action < moves.SWAP:
        if state.progress != decisions.NOT_BEGUN:
            return Refusal("C17", "craftsmen-refused-exchanged", {})
        return _not_in_hand(state, action - moves.EXCHANGE, "C17")
    if action < moves.TAKE:
        building = {"building": state.material.ids[BUILDINGS + action - moves.SWAP]}
        if state.polish_exchange and state.progress == decisions.NOT_BEGUN:
            return Refusal("C17", "craftsmen-refused-card-first", building)
        return Refusal("C17", "craftsmen-refused-sawmill", building)
    if action < moves.PAY:
        return _take(state, action)
    if action == moves.PRIVILEGE:
        return _privilege(state, player)
    kind: i64 = (action - moves.PAY) % KINDS
    card = {"card": KIND_IDS[kind]}
    if count(player.capital, kind) == 0:
        return Refusal(_RULES[state.decision], "craftsmen-refused-no-such-card", card)
    if action < moves.DISCARD:
        if not state.colours >> (12 * (kind // 3)) & 1:
            return Refusal("C49", "craftsmen-refused-colour", card)
        usable: i64 = player.capital & state.colours
        if kind < state.lowest_kind or payments.takes_part(
            usable, state.paid, state.lowest_kind, kind, state.price
        ):
            return Refusal("A35", "craftsmen-refused-order", card)
        return Refusal("A35", "craftsmen-refused-superfluous", {**card, "price": int(state.price)})
    if action < moves.INVEST:
        return Refusal(_RULES[state.decision], "craftsmen-refused-order", card)
    if state.progress == decisions.NOT_BEGUN and not year.can_invest(player):
        return Refusal("C80", "craftsmen-refused-four-colours", {})
    return Refusal("C80", "craftsmen-refused-colour-by-colour", card)


def _take(state: "Craftsmen", action: i64) -> Refusal:
    bank = state.bank
    if action < moves.TAKE_BOTH:
        card = {"card": KIND_IDS[action - moves.TAKE]}
        if count(bank.open, action - moves.TAKE) == 0:
            return Refusal("C42", "craftsmen-refused-not-open", card)
        return Refusal("A38", "craftsmen-refused-take-both", {})
    if action == moves.TAKE_BOTH:
        if state.decision == decisions.GRANARY_CARD:
            return Refusal("C59", "craftsmen-refused-one-card", {})
        return Refusal("C42", "craftsmen-refused-not-both", {})
    if state.decision == decisions.BANKERS:
        return Refusal("C42", "craftsmen-refused-open-first", {})
    return Refusal("A9", "craftsmen-refused-deck-empty", {})


def _privilege(state: "Craftsmen", player: Player) -> Refusal:
    if not guilds.may_use_privilege(state):
        return _no_privilege(state)
    if state.decision == decisions.CRAFT:
        return Refusal("A19", "craftsmen-refused-two-raws", {})
    if state.left < min(BANKERS_DISCARD, state.drawn):
        return Refusal("A33", "craftsmen-refused-privilege-late", {})
    return Refusal("A60", "craftsmen-refused-no-difference", {})


def _no_privilege(state: "Craftsmen") -> Refusal:
    if state.privileged:
        return Refusal("C35", "craftsmen-refused-privilege-used", {})
    return Refusal("C34", "craftsmen-refused-no-privilege", {})


def _not_in_hand(state: "Craftsmen", card: i64, rule: str) -> Refusal:
    return Refusal(rule, "craftsmen-refused-not-in-hand", {"building": state.material.ids[card]})


# Stage II


def _build(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    defies = action >= moves.DEFY
    place: i64 = (action - moves.BUILD) % (2 * BUILDINGS)
    card: i64 = place // 2
    if not player.has_card(card):
        return _not_in_hand(state, card, "C44")
    cost: i64 = state.price + BUILD_COST[card // TYPE_SIZE]
    if value(player.capital) < cost:
        money = {"price": int(cost), "value": int(value(player.capital))}
        return Refusal("C44", "craftsmen-refused-too-dear", money)
    end: i64 = 0 if place % 2 == 0 else len(player.row) - 1
    facts = {
        "building": state.material.ids[card],
        "neighbour": state.material.ids[player.row[end]],
    }
    if defies and guilds.may_use_privilege(state):
        return Refusal("A11", "craftsmen-refused-fits", facts)
    if defies:
        return _no_privilege(state)
    return Refusal("C45", "craftsmen-refused-does-not-fit", facts)


# Stage III


def _notary(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    if action < moves.BID:
        card: i64 = (action - moves.BUY) % BUILDINGS
        facts = {"building": state.material.ids[card]}
        if notary.place_of(state, card) < 0:
            return Refusal("C48", "craftsmen-refused-building-not-open", facts)
        if player.capital_size == 0:
            rule = "C49" if action < moves.AUCTION else "A40"
            return Refusal(rule, "craftsmen-refused-no-card", {})
        usable: i64 = player.capital & notary.colours_of(state, card)
        money = {"price": int(NOTARY_PRICE[card // TYPE_SIZE]), "value": int(value(usable))}
        return Refusal("C49", "craftsmen-refused-colours-too-dear", money)
    if action < moves.SEARCH:
        amount: i64 = action - moves.BID + 1
        means: i64 = value(player.capital)
        if amount > means:
            money = {"price": int(amount), "value": int(means)}
            return Refusal("C50", "craftsmen-refused-too-dear", money)
        if state.decision == decisions.OUTBID_MAYOR:
            bid = {"bid": int(notary.mayor_bid(state)) + 1}
            return Refusal("A13", "craftsmen-refused-mayor-bid", bid)
        return Refusal("A40", "craftsmen-refused-bid", {"bid": int(state.bid)})
    if action < moves.LAY:
        card_type: i64 = action - moves.SEARCH
        if not guilds.may_use_privilege(state):
            return _no_privilege(state)
        return Refusal("A63", "craftsmen-refused-no-cards", {"type": TYPES[card_type]})
    return Refusal("C52", "craftsmen-refused-not-looked", {})


# Stage IV


def _craft(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    if action < moves.PROCESS:
        return _raw(state, player, action)
    if action < moves.LOAD:
        return _half_product(state, player, action - moves.PROCESS)
    if action >= moves.LOSE:
        return _ship(state, player, action - moves.LOSE, -1, False)
    number: i64 = (action - moves.LOAD) % (WORKSHOPS * SHIPS)
    return _ship(state, player, number // SHIPS, number % SHIPS, action >= moves.BRIBE)


def _raw(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    made = action < moves.FETCH
    raw: i64
    if action < moves.MAKE:
        raw = action - moves.MAKE_FAIR
    else:
        raw = (action - moves.MAKE) // WORKSHOPS % 7
    good = {"good": state.material.goods[raw]}
    if made and not player.makes & BIT[raw]:
        return Refusal("C55", "craftsmen-refused-not-made", good)
    if made and player.cubes == 0:
        return Refusal("A43", "craftsmen-refused-no-cube", {})
    if action < moves.MAKE:
        return Refusal("C57", "craftsmen-refused-fair-full", {})
    if not made and player.fair == 0:
        return Refusal("C56", "craftsmen-refused-fair-empty", {})
    workshop: i64 = (action - moves.MAKE) % WORKSHOPS
    return _no_icon(state, player, raw, workshop, "C55" if made else "C56")


def _no_icon(state: "Craftsmen", player: Player, good: i64, workshop: i64, rule: str) -> Refusal:
    facts = {
        "good": state.material.goods[good],
        "building": state.material.ids[TYPE_SIZE + workshop],
    }
    if not _has_built(player, workshop):
        return Refusal(rule, "craftsmen-refused-not-built", facts)
    needs: i64 = (
        state.material.extended_for[good] & BIT[workshop]
        if workshop < TYPE_SIZE and good < FIRST_HALF
        else state.material.icons_for[good] & state.material.icons[max(workshop - TYPE_SIZE, 0)]
    )
    if workshop < TYPE_SIZE and good >= FIRST_HALF:
        needs = 0
    if not needs:
        return Refusal(rule, "craftsmen-refused-not-needed", facts)
    return Refusal("A15", "craftsmen-refused-icon-taken", facts)


def _has_built(player: Player, workshop: i64) -> bool:
    if workshop < TYPE_SIZE:
        return player.built_extended & BIT[workshop] != 0
    return player.built_advanced & BIT[workshop - TYPE_SIZE] != 0


def _half_product(state: "Craftsmen", player: Player, number: i64) -> Refusal:
    card: i64 = number // DESTINATIONS
    to: i64 = number % DESTINATIONS
    good: i64 = state.material.makes[TYPE_SIZE + card]
    facts = {"building": state.material.ids[TYPE_SIZE + card], "good": state.material.goods[good]}
    if not _has_built(player, card):
        return Refusal("C58", "craftsmen-refused-not-built", facts)
    if good == MEAT:
        return Refusal("C8", "craftsmen-refused-meat", {})
    if not player.filled_extended & BIT[card]:
        return Refusal("C58", "craftsmen-refused-input-missing", facts)
    return _no_icon(state, player, good, TYPE_SIZE + to - 1, "C58")


def _ship(state: "Craftsmen", player: Player, workshop: i64, ship: i64, bribes: bool) -> Refusal:
    good: i64 = state.material.makes[TYPE_SIZE + workshop]
    facts: dict[str, object] = {
        "building": state.material.ids[TYPE_SIZE + workshop],
        "good": state.material.goods[good],
        "ship": int(ship) + 1,
    }
    if not _has_built(player, workshop):
        return Refusal("C60", "craftsmen-refused-not-built", facts)
    if workshop < TYPE_SIZE and good != MEAT:
        return Refusal("C58", "craftsmen-refused-not-shipped", facts)
    if not crafts.ready_to_ship(state, player) & BIT[workshop]:
        return Refusal("C60", "craftsmen-refused-input-missing", facts)
    if ship < 0:
        return Refusal("A47", "craftsmen-refused-must-load", facts)
    hold: i64 = crafts.hold_for(state, workshop, ship)
    if hold == crafts.NO_HOLD:
        return Refusal("C61", "craftsmen-refused-no-hold", facts)
    if not bribes:
        return Refusal("C61", "craftsmen-refused-hold-full", facts)
    if crafts.has_room(state.holds[hold]):
        return Refusal("C62", "craftsmen-refused-hold-free", facts)
    if player.capital_size == 0:
        return Refusal("C62", "craftsmen-refused-no-card", {})
    return Refusal("C62", "craftsmen-refused-own-cube", {})


# Stages V and VI


def _merchants(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    barters = action >= moves.BARTER
    number: i64 = (action - moves.PURCHASE) % (HALVES * 16)
    half: i64 = number // 16
    facts = {"good": state.material.goods[FIRST_HALF + half]}
    lower: i64 = state.granary[half] & 7
    if lower == 0:
        return Refusal("C65", "craftsmen-refused-not-in-granary", facts)
    if not merchants.on_sale(state, half, state.seat):
        return Refusal("C66", "craftsmen-refused-own-below", facts)
    if not crafts.free_icons(state, player, FIRST_HALF + half) & state.material.icons[number % 16]:
        return _no_icon(state, player, FIRST_HALF + half, TYPE_SIZE + number % 16, "A20")
    if barters:
        if not guilds.may_use_privilege(state):
            return _no_privilege(state)
        return Refusal("C68", "craftsmen-refused-fair-empty", {})
    if player.capital_size == 0:
        return Refusal("C65", "craftsmen-refused-no-card", {})
    return Refusal("A43", "craftsmen-refused-no-cube", {})


def _town_hall(state: "Craftsmen", player: Player, action: i64) -> Refusal:
    if action == moves.CHANGE_ORDER:
        if state.seats == 2:
            return Refusal("C86", "craftsmen-refused-two-players", {})
        return Refusal("A21", "craftsmen-refused-order-track", {})
    privilege = action == moves.TOKEN_PRIVILEGE
    if (player.privileges if privilege else player.works) == 3:
        return Refusal("C70", "craftsmen-refused-three-tokens", {})
    return Refusal("C69", "craftsmen-refused-no-token", {})
