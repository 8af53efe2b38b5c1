"""A turn: two dice, each for one action (K48–K56)."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, u8, vec
from guildhall.core.bits import BIT, write_members
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.burgundy import goods, moves, placing, purchase, taking
from guildhall.games.burgundy.components import (
    COLOUR,
    NO_TILE,
    SPACES_OF,
    amount,
    depot_of,
    kinds,
)
from guildhall.games.burgundy.decision import Decision, at_another_time
from guildhall.games.burgundy.dice import (
    BIGGER_STEPS,
    DOUBLE_STEPS,
    FREE_FOR_PLACING,
    FREE_FOR_TAKING,
    FREE_STEP,
    NO_KNOWLEDGE,
    reach,
    skill_with,
    workers_needed,
)
from guildhall.games.burgundy.estates import HEXES_OF, NUMBER
from guildhall.games.burgundy.moves import (
    END,
    MOVES,
    PLACE_WITH,
    SELL_WITH,
    TAKE_WITH,
    WORKERS_WITH,
    die_of,
    good_of,
    hex_of,
    space_of,
    storage_of,
    verb_of,
)
from guildhall.games.burgundy.player import BOTH_DICE, Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy


def _number_asked(action: int) -> int:
    verb = verb_of(action)
    if verb == TAKE_WITH:
        return int(depot_of(space_of(action)))  # K57
    if verb == PLACE_WITH:
        return int(NUMBER[hex_of(action)])  # K64
    if verb == SELL_WITH:
        return int(good_of(action)) + 1  # K114
    return int(die_of(action))  # K118


_NUMBER_OF: Final = vec[u8]([_number_asked(action) for action in range(MOVES.size)])
"""The number that an action with a die requires: that of the depot, the hex or the goods."""


def workers_for(player: Player, action: i64) -> i64:
    """The number of workers that an action with a die costs (K51, K53)."""
    verb: i64 = verb_of(action)
    free_step: i64 = NO_KNOWLEDGE
    if verb == TAKE_WITH:
        free_step = FREE_FOR_TAKING
    elif verb == PLACE_WITH:
        free_step = FREE_FOR_PLACING[COLOUR[player.storage[storage_of(action)]]]
    skill: i64 = skill_with(player.knowledge, free_step)
    return workers_needed(die_of(action), i64(_NUMBER_OF[action]), skill)


@final
class DiceTurn(Decision):
    """The choice of using a die, buying a tile or ending the turn."""

    def __init__(self) -> None:
        super().__init__("dice", "pair")

    # Legal moves

    def legal(self, state: "Burgundy", buffer: vec[i64]) -> i64:
        player = state.players[state.seat]
        length: i64 = _actions_with_dice(state, player, buffer)
        length = purchase.legal(state, player, buffer, length)  # K120
        if player.used == BOTH_DICE:  # K56
            buffer[length] = moves.END_TURN
            length += 1
        return length

    # Effects

    def play(self, state: "Burgundy", action: i64, log: Log | None) -> None:
        player = state.players[state.seat]
        verb: i64 = verb_of(action)
        if verb == TAKE_WITH:
            _use_die(state, player, action, FREE_FOR_TAKING, log)
            taking.take(state, player, space_of(action), log)
        elif verb == PLACE_WITH:
            storage: i64 = storage_of(action)
            _use_die(state, player, action, FREE_FOR_PLACING[COLOUR[player.storage[storage]]], log)
            placing.place(state, player, storage, hex_of(action), log)
        elif verb == SELL_WITH:
            _use_die(state, player, action, NO_KNOWLEDGE, log)
            goods.sell(state, player, good_of(action), log)
        elif verb == WORKERS_WITH:
            _use_die(state, player, action, NO_KNOWLEDGE, log)
            purchase.take_workers(state, player, log)
        elif verb != END:  # The state ends a turn.
            purchase.play(state, player, action, log)

    # Refusals

    def refusal(self, state: "Burgundy", action: i64) -> Refusal:
        player = state.players[state.seat]
        verb: i64 = verb_of(action)
        if die_of(action):
            return _refused_with_die(state, player, action)
        if purchase.is_purchase(verb):
            return purchase.refusal(state, player, action)
        if verb == END:
            return Refusal("K48", "burgundy-refused-dice-left", {})
        other = at_another_time(action)
        return Refusal("K48", "burgundy-refused-needs-die", {}) if other is None else other

    # Texts and things

    def describe(self, state: "Burgundy", action: i64) -> tuple[str, Facts]:
        player = state.players[state.seat]
        verb: i64 = verb_of(action)
        if purchase.is_purchase(verb):
            return purchase.describe(state, action)
        die: i64 = 0 if player.die_in_hand() else die_of(action)
        if verb == WORKERS_WITH and not die:
            return "burgundy-move-workers", {}
        if verb in (WORKERS_WITH, END):
            return super().describe(state, action)
        cost: Facts = {"die": int(die), "workers": int(workers_for(player, action))}
        if verb == TAKE_WITH:
            taken = taking.tile_facts(state, space_of(action))
            return "burgundy-play-take-with", {**taken, **cost}
        if verb == PLACE_WITH:
            placed = placing.facts(player, storage_of(action), hex_of(action))
            return "burgundy-play-place-with", {**placed, **cost}
        return "burgundy-play-sell-with", {**goods.sale_facts(player, good_of(action)), **cost}

    def things(self, state: "Burgundy", action: i64) -> list[str]:
        player = state.players[state.seat]
        verb: i64 = verb_of(action)
        if purchase.is_purchase(verb):
            return purchase.things(state, player, action)
        found = super().things(state, action)
        if verb == WORKERS_WITH:
            found = [f"workers:{state.seat}"]
        if verb == END or player.die_in_hand():
            return found
        return [f"die:{state.seat}.{player.place_of(die_of(action))}", *found]

    def question(self, state: "Burgundy") -> tuple[str, Facts]:
        player = state.players[state.seat]
        if player.used == BOTH_DICE:
            return "burgundy-question-end", {}
        die: i64 = player.die_in_hand()
        if die == 0:
            return super().question(state)
        left = 2 if player.used == 0 else 1
        return "burgundy-question-die", {"die": int(die), "left": left}


def _actions_with_dice(state: "Burgundy", player: Player, buffer: vec[i64]) -> i64:
    # Two dice that show the same number are one choice; without a second choice it is 0.
    low: i64 = 0
    high: i64 = 0
    if not player.used & 1:
        low = player.low_die
    if not player.used & 2:
        high = player.high_die
    if low == high or low == 0:
        low = high
        high = 0
    if low == 0:
        return 0
    length: i64 = _takes(state, player, buffer, low, high)
    length = _placements(player, buffer, length, low, high)
    if player.goods:
        length = _sales(player, buffer, length, low, high)
    workers: i64 = moves.workers_with(low)  # K118
    buffer[length] = workers
    length += 1
    if high:
        buffer[length] = workers + high - low
        length += 1
    return length


def _takes(state: "Burgundy", player: Player, buffer: vec[i64], low: i64, high: i64) -> i64:
    skill: i64 = skill_with(player.knowledge, FREE_FOR_TAKING)
    spaces: i64 = state.occupied & SPACES_OF[reach(low, player.workers, skill)]  # K57, K61
    length: i64 = write_members(buffer, 0, moves.take_with(low, 0), spaces)
    if high:
        spaces = state.occupied & SPACES_OF[reach(high, player.workers, skill)]
        length = write_members(buffer, length, moves.take_with(high, 0), spaces)
    return length


def _placements(player: Player, buffer: vec[i64], start: i64, low: i64, high: i64) -> i64:
    first: i64 = _openings(player, 0)
    second: i64 = _openings(player, 1)
    third: i64 = _openings(player, 2)
    if first == 0 and second == 0 and third == 0:
        return start
    length: i64 = _placements_with(player, buffer, start, low, first, second, third)
    if high:
        length = _placements_with(player, buffer, length, high, first, second, third)
    return length


def _openings(player: Player, storage: i64) -> i64:
    tile: i64 = player.storage[storage]
    if tile == NO_TILE:
        return 0
    return player.openings(tile)


def _placements_with(
    player: Player, buffer: vec[i64], start: i64, die: i64, first: i64, second: i64, third: i64
) -> i64:
    length: i64 = start
    if first:
        length = _placements_of(player, buffer, length, die, 0, first)
    if second:
        length = _placements_of(player, buffer, length, die, 1, second)
    if third:
        length = _placements_of(player, buffer, length, die, 2, third)
    return length


def _placements_of(
    player: Player, buffer: vec[i64], start: i64, die: i64, storage: i64, openings: i64
) -> i64:
    free_step: i64 = FREE_FOR_PLACING[COLOUR[player.storage[storage]]]
    skill: i64 = skill_with(player.knowledge, free_step)
    hexes: i64 = openings & HEXES_OF[reach(die, player.workers, skill)]  # K64
    if hexes == 0:
        return start
    return write_members(buffer, start, moves.place_with(die, storage, 0), hexes)


def _sales(player: Player, buffer: vec[i64], start: i64, low: i64, high: i64) -> i64:
    held: i64 = kinds(player.goods)
    skill: i64 = skill_with(player.knowledge, NO_KNOWLEDGE)
    length: i64 = start
    saleable: i64 = held & reach(low, player.workers, skill)  # K114
    if saleable:
        length = write_members(buffer, length, moves.sell_with(low, 0), saleable)
    if high:
        saleable = held & reach(high, player.workers, skill)
        if saleable:
            length = write_members(buffer, length, moves.sell_with(high, 0), saleable)
    return length


def _use_die(
    state: "Burgundy", player: Player, action: i64, free_step: i64, log: Log | None
) -> None:
    """Use the die, and pay the workers that change it to the required number.

    With knowledge tile `free_step`, one step is free.
    """
    die: i64 = die_of(action)
    number: i64 = i64(_NUMBER_OF[action])
    player.use(die)
    if number == die:
        return
    skill: i64 = skill_with(player.knowledge, free_step)
    workers: i64 = workers_needed(die, number, skill)
    player.workers -= workers  # K51, K53
    if log is not None:
        facts: Facts = {"die": int(die), "number": int(number), "workers": int(workers)}
        state.tell(log, "burgundy-changed-die", facts)
        if skill & FREE_STEP and workers < workers_needed(die, number, skill - FREE_STEP):
            state.tell_knowledge(log, free_step)
        if skill & DOUBLE_STEPS and workers < workers_needed(die, number, skill - DOUBLE_STEPS):
            state.tell_knowledge(log, BIGGER_STEPS)


def _refused_with_die(state: "Burgundy", player: Player, action: i64) -> Refusal:
    die: i64 = die_of(action)
    if not player.has_unused(die):
        return Refusal("K48", "burgundy-refused-no-such-die", {"die": int(die)})
    verb: i64 = verb_of(action)
    rule = "K114"
    if verb == TAKE_WITH:
        rule = "K57"
        space: i64 = space_of(action)
        if not state.occupied & BIT[space]:
            return taking.empty_space(space)
    elif verb == PLACE_WITH:
        rule = "K64"
        cannot = placing.refusal(player, storage_of(action), hex_of(action))
        if cannot is not None:
            return cannot
    elif not amount(player.goods, good_of(action)):
        return goods.none_to_sell(good_of(action))
    facts = {
        "die": int(die),
        "number": int(_NUMBER_OF[action]),
        "needed": int(workers_for(player, action)),
        "workers": int(player.workers),
    }
    return Refusal(rule, "burgundy-refused-workers", facts)


DICE_TURN: Final = DiceTurn()
