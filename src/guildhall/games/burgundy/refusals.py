"""Why a move is not possible now, with the rule that forbids it."""

from typing import TYPE_CHECKING

from guildhall.core.bits import BIT, members
from guildhall.core.errors import Refusal
from guildhall.core.native import i64
from guildhall.games.burgundy import goods, turn
from guildhall.games.burgundy.components import (
    CARPENTERS_WORKSHOP,
    CASTLE,
    CHURCH,
    CITY_HALL,
    COLOUR,
    COLOUR_IDS,
    DEPOT_SPACES,
    GOOD_IDS,
    GOODS,
    MARKET,
    NO_TILE,
    PRICE,
    SHIP,
    SPACES_OF_A_DEPOT,
    TILE_IDS,
    WAREHOUSE,
    amount,
)
from guildhall.games.burgundy.dice import (
    FREE_FOR_PLACING,
    FREE_FOR_TAKING,
    NO_KNOWLEDGE,
    skill_with,
    workers_needed,
)
from guildhall.games.burgundy.estates import ESTATE_IDS, HEX_COLOUR, HEXES, NUMBER
from guildhall.games.burgundy.moves import (
    BUY,
    BUY_FOR_WORKERS,
    DECLINE,
    DISCARD,
    KEEP,
    LOAD,
    LOAD_TWO,
    PLACE,
    PLACE_WITH,
    PLACES,
    SELL,
    SELL_WITH,
    TAKE,
    TAKE_WITH,
    WORKERS,
    WORKERS_WITH,
)
from guildhall.games.burgundy.player import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy


def refusal(state: "Burgundy", action: i64) -> Refusal:
    player = state.players[state.seat]
    if state.phase < 0:
        return _before_phase_a(player, action)
    if action < TAKE_WITH:
        return Refusal("K168", "burgundy-refused-estate-fixed", {})
    if state.surplus != NO_TILE:
        return Refusal("K59", "burgundy-refused-discard-first", {"tile": TILE_IDS[state.surplus]})
    if DISCARD <= action < DECLINE:
        return Refusal("K60", "burgundy-refused-discard", {})
    if action < TAKE:
        return _with_die(state, player, action)
    if action < BUY:
        return _without_die(state, player, action)
    if action < LOAD:
        return _purchase(state, player, action)
    if action < DISCARD:
        return _ship(state, player, action)
    if action == DECLINE:
        return _decline(state)
    if state.effect != NO_TILE:
        return _effect_first(state)
    return Refusal("K48", "burgundy-refused-dice-left", {})


def _before_phase_a(player: Player, action: i64) -> Refusal:
    if action >= TAKE_WITH:
        return Refusal("K168", "burgundy-refused-estate-first", {})
    own = [ESTATE_IDS[estate] for estate in members(player.choices)]
    return Refusal("K165", "burgundy-refused-other-estate", {"estates": own})


def _effect_first(state: "Burgundy") -> Refusal:
    return Refusal("K73", "burgundy-refused-effect-first", {"tile": TILE_IDS[state.effect]})


def _empty_space(space: i64) -> Refusal:
    if space >= DEPOT_SPACES:
        return Refusal("K122", "burgundy-refused-empty-black", {"space": space - DEPOT_SPACES + 1})
    facts = {"depot": space // SPACES_OF_A_DEPOT + 1, "space": space % SPACES_OF_A_DEPOT + 1}
    return Refusal("K57", "burgundy-refused-empty-space", facts)


def _with_die(state: "Burgundy", player: Player, action: i64) -> Refusal:
    if state.effect != NO_TILE:
        return _effect_first(state)
    if action < PLACE_WITH:
        rest: i64 = action - TAKE_WITH
        die: i64 = rest // DEPOT_SPACES + 1
    elif action < SELL_WITH:
        rest = action - PLACE_WITH
        die = rest // PLACES + 1
    elif action < WORKERS_WITH:
        rest = action - SELL_WITH
        die = rest // GOODS + 1
    else:
        rest = 0
        die = action - WORKERS_WITH + 1
    if not player.has_unused(die):
        return Refusal("K48", "burgundy-refused-no-such-die", {"die": int(die)})
    if action < PLACE_WITH:
        space: i64 = rest % DEPOT_SPACES
        if not state.occupied & BIT[space]:
            return _empty_space(space)
        return _too_few_workers("K57", player, die, space // SPACES_OF_A_DEPOT + 1, FREE_FOR_TAKING)
    if action < SELL_WITH:
        pair: i64 = rest % PLACES
        cannot = _placement(player, pair)
        if cannot is not None:
            return cannot
        free_step: i64 = FREE_FOR_PLACING[COLOUR[player.storage[pair // HEXES]]]
        return _too_few_workers("K64", player, die, NUMBER[pair % HEXES], free_step)
    kind: i64 = rest % GOODS
    if not amount(player.goods, kind):
        return _none_to_sell(kind)
    return _too_few_workers("K114", player, die, kind + 1, NO_KNOWLEDGE)


def _none_to_sell(kind: i64) -> Refusal:
    return Refusal("K114", "burgundy-refused-no-goods", {"good": GOOD_IDS[kind]})


def _too_few_workers(rule: str, player: Player, die: i64, number: i64, free_step: i64) -> Refusal:
    needed = workers_needed(die, number, skill_with(player.knowledge, free_step))
    facts = {
        "die": int(die),
        "number": int(number),
        "needed": int(needed),
        "workers": int(player.workers),
    }
    return Refusal(rule, "burgundy-refused-workers", facts)


def _placement(player: Player, pair: i64) -> Refusal | None:
    """What keeps a stored tile off a hex, its number aside."""
    storage: i64 = pair // HEXES
    hexagon: i64 = pair % HEXES
    tile: i64 = player.storage[storage]
    if tile == NO_TILE:
        return Refusal("K63", "burgundy-refused-empty-storage", {"storage": int(storage + 1)})
    facts = {"tile": TILE_IDS[tile], "hex": int(hexagon)}
    if player.filled & BIT[hexagon]:
        return Refusal("K68", "burgundy-refused-filled", {"hex": int(hexagon)})
    colour: i64 = HEX_COLOUR[player.estate * HEXES + hexagon]
    if colour != COLOUR[tile]:
        wrong = {**facts, "colour": COLOUR_IDS[colour]}
        return Refusal("K65", "burgundy-refused-colour", wrong)
    if not player.frontier & BIT[hexagon]:
        return Refusal("K66", "burgundy-refused-not-adjacent", {"hex": int(hexagon)})
    if not player.openings(tile) & BIT[hexagon]:
        return Refusal("K67", "burgundy-refused-same-building", facts)
    return None


def _without_die(state: "Burgundy", player: Player, action: i64) -> Refusal:
    effect: i64 = state.effect
    if effect == NO_TILE:
        return Refusal("K48", "burgundy-refused-needs-die", {})
    if action < PLACE:
        space: i64 = action - TAKE
        if effect in (SHIP, CITY_HALL, WAREHOUSE):
            return _effect_first(state)
        if not state.occupied & BIT[space]:
            return _empty_space(space)
        return _wrong_tile(effect)
    if action < SELL:
        if effect not in (CASTLE, CITY_HALL):
            return _effect_first(state)
        cannot = _placement(player, action - PLACE)
        return _effect_first(state) if cannot is None else cannot
    if action < WORKERS and effect in (CASTLE, WAREHOUSE):
        return _none_to_sell(action - SELL)
    return _effect_first(state)


def _wrong_tile(building: i64) -> Refusal:
    if building == CARPENTERS_WORKSHOP:
        return Refusal("K96", "burgundy-refused-carpenters-workshop", {})
    if building == CHURCH:
        return Refusal("K97", "burgundy-refused-church", {})
    if building == MARKET:
        return Refusal("K98", "burgundy-refused-market", {})
    raise ValueError("a castle takes any tile")


def _purchase(state: "Burgundy", player: Player, action: i64) -> Refusal:
    if state.effect != NO_TILE and (state.loading or not state.later_edition):
        return _effect_first(state)
    if state.bought:
        return Refusal("K123", "burgundy-refused-bought", {})
    space: i64 = action - BUY
    if action >= BUY_FOR_WORKERS:
        space = action - BUY_FOR_WORKERS
        if not (state.later_edition and player.knows(turn.BUY_ANYWHERE)):
            return Refusal("K119", "burgundy-refused-pay-workers", {})
    if space < DEPOT_SPACES and not player.knows(turn.BUY_ANYWHERE):
        return Refusal("K119", "burgundy-refused-not-black", {})
    if not state.occupied & BIT[space]:
        return _empty_space(space)
    if action >= BUY_FOR_WORKERS:
        price = {"price": int(PRICE), "workers": int(player.workers)}
        return Refusal("K122", "burgundy-refused-price-workers", price)
    facts = {"price": int(PRICE), "silver": int(player.silver)}
    return Refusal("K122", "burgundy-refused-price", facts)


def _ship(state: "Burgundy", player: Player, action: i64) -> Refusal:
    if state.effect != SHIP:
        return Refusal("K76", "burgundy-refused-no-ship", {})
    if state.loading:
        number = int(goods.free_places(player))
        return Refusal("K79", "burgundy-refused-kinds", {"number": number})
    if LOAD_TWO <= action < KEEP:
        return Refusal("K141", "burgundy-refused-two-depots", {})
    return Refusal("K79", "burgundy-refused-depot-first", {})


def _decline(state: "Burgundy") -> Refusal:
    if state.effect == CASTLE:
        return Refusal("K88", "burgundy-refused-decline-castle", {})
    if state.effect == SHIP:
        return Refusal("K75", "burgundy-refused-decline-ship", {})
    return Refusal("K94", "burgundy-refused-nothing-to-decline", {})
