"""Ships: taking the goods of a depot (K75 to K84)."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, lowest, members, write_members
from guildhall.core.composed import Composed, of_moves
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.burgundy import goods, moves, purchase, rounds
from guildhall.games.burgundy.components import (
    DEPOTS,
    GOOD_IDS,
    GOODS,
    NO_TILE,
    ONE_GOOD,
    SHIP,
    amount,
    goods_list,
    kinds,
    total,
)
from guildhall.games.burgundy.effects import Effect
from guildhall.games.burgundy.moves import KEEP, KIND_SETS, LOAD, verb_of
from guildhall.games.burgundy.player import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

TWO_DEPOTS: Final[i64] = 5
"""The knowledge tile that lets a ship load from two depots (K141)."""
_ALL_DEPOTS: Final[i64] = BIT[DEPOTS] - 1
_MOST_OFFERED: Final = 3
"""Maximum number of suggested sets."""


@final
class LoadShip(Effect):
    """Choose the depot whose goods are taken (K76)."""

    def __init__(self) -> None:
        super().__init__(SHIP, "one", must="K75")

    def legal(self, state: "Burgundy", buffer: vec[i64]) -> i64:
        player = state.players[state.seat]
        length: i64 = 0
        if state.later_edition:  # KD5
            length = purchase.legal(state, player, buffer, length)
        length = write_members(buffer, length, moves.load(0), _ALL_DEPOTS)  # KA13
        if player.knows(TWO_DEPOTS):
            length = write_members(buffer, length, moves.load_two(0), _ALL_DEPOTS)  # K141
        return length

    def use(self, state: "Burgundy", player: Player, action: i64, log: Log | None) -> None:
        depots: i64 = moves.depots_of(action)
        fresh: i64 = goods.new_kinds(state, player, depots)
        free: i64 = goods.free_places(player)
        if count(fresh) > free and free:
            state.loading = depots  # K79
        elif count(fresh) <= free:
            _take_goods(state, player, depots, kinds(goods.heap(state, depots)), log)
        else:
            _take_goods(state, player, depots, kinds(player.goods), log)  # K80

    def refusal(self, state: "Burgundy", action: i64) -> Refusal:
        verb: i64 = verb_of(action)
        if verb == LOAD:
            return Refusal("K141", "burgundy-refused-two-depots", {})
        if verb == KEEP:
            return Refusal("K79", "burgundy-refused-depot-first", {})
        return super().refusal(state, action)

    def things(self, state: "Burgundy", action: i64) -> list[str]:
        if verb_of(action) != LOAD:
            return super().things(state, action)
        return [f"depot:{depot}" for depot in moves.MOVES.words(int(action))["depots"].split("+")]


@final
class KeepGoods(Effect):
    """The choice of new kinds of goods, if not all fit (K79)."""

    def __init__(self) -> None:
        super().__init__(SHIP, "set", must="K75")
        self.name = "keep"

    def legal(self, state: "Burgundy", buffer: vec[i64]) -> i64:
        player = state.players[state.seat]
        fresh: i64 = goods.new_kinds(state, player, state.loading)
        free: i64 = goods.free_places(player)
        length: i64 = 0
        for choice in range(len(KIND_SETS)):
            if not KIND_SETS[choice] & ~fresh and count(KIND_SETS[choice]) == free:  # K81
                buffer[length] = moves.keep(choice)
                length += 1
        return length

    def use(self, state: "Burgundy", player: Player, action: i64, log: Log | None) -> None:
        chosen: i64 = kinds(player.goods) | moves.kinds_of(action)
        _take_goods(state, player, state.loading, chosen, log)

    def refusal(self, state: "Burgundy", action: i64) -> Refusal:
        verb: i64 = verb_of(action)
        if verb in (LOAD, KEEP):
            return self.too_many(state)
        if purchase.is_purchase(verb):
            return self.first()
        return super().refusal(state, action)

    def too_many(self, state: "Burgundy") -> Refusal:
        number = int(goods.free_places(state.players[state.seat]))
        return Refusal("K79", "burgundy-refused-kinds", {"number": number})

    def things(self, state: "Burgundy", action: i64) -> list[str]:
        return [f"fresh:{GOOD_IDS[kind]}" for kind in members(moves.kinds_of(action))]

    def compose(self, state: "Burgundy", things: list[str]) -> Composed:
        chosen = {thing for thing in things if thing in state.pieces()}
        needed = int(goods.free_places(state.players[state.seat]))
        facts: Facts = {"number": len(chosen), "needed": needed}
        if len(chosen) > needed:
            return Composed([], [("burgundy-set-kinds", facts)], self.too_many(state))
        for action in state.legal():
            if set(self.things(state, action)) == chosen:
                whole: Facts = {"number": _brought(state, action)}
                return Composed(of_moves(state, things).steps, [("burgundy-set-goods", whole)])
        return Composed(of_moves(state, things).steps, [("burgundy-set-kinds", facts)])

    def best_sets(self, state: "Burgundy") -> list[list[str]]:
        """The sets with the most goods."""
        ranked = [(-_brought(state, action), action) for action in state.legal()]
        ranked.sort()
        return [self.things(state, action) for _, action in ranked[:_MOST_OFFERED]]


def _brought(state: "Burgundy", action: i64) -> int:
    """The number of goods of new kinds in this choice."""
    heap: i64 = goods.heap(state, state.loading)
    number = 0
    for kind in members(moves.kinds_of(action)):
        number += int(amount(heap, kind))
    return number


def _take_goods(
    state: "Burgundy", player: Player, depots: i64, chosen: i64, log: Log | None
) -> None:
    taken: i64 = 0
    left: i64 = depots
    while left:
        depot: i64 = lowest(left)
        left &= left - 1
        for kind in range(GOODS):
            if chosen & BIT[kind]:
                found: i64 = amount(state.depot_goods[depot], kind) * ONE_GOOD[kind]
                state.depot_goods[depot] -= found
                taken += found  # K78, K79
    player.goods += taken
    if log is not None:
        if count(depots) == 2:
            state.tell_knowledge(log, TWO_DEPOTS)
        facts: Facts = {
            "goods": goods_list(taken),
            "number": int(total(taken)),
            "left": int(total(goods.heap(state, depots))),
        }
        state.tell(log, "burgundy-loaded", facts)
    state.loading = 0
    state.effect = NO_TILE
    rounds.move_marker(state, player, log)


LOAD_SHIP: Final = LoadShip()
KEEP_GOODS: Final = KeepGoods()
