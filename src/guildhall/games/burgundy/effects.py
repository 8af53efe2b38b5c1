"""Effects of placed tiles that wait for a choice: castles (K88) and buildings (K93 to K101)."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, write_members
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.burgundy import goods, moves, placing, purchase, taking
from guildhall.games.burgundy.components import (
    ALL_COLOURS,
    CARPENTERS_WORKSHOP,
    CASTLE,
    CHURCH,
    CITY_HALL,
    MARKET,
    NO_TILE,
    TILE_IDS,
    WAREHOUSE,
    kinds,
)
from guildhall.games.burgundy.decision import Decision, at_another_time
from guildhall.games.burgundy.moves import DECLINE, PLACE, SELL, TAKE, WORKERS, verb_of
from guildhall.games.burgundy.player import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy


class Effect(Decision):
    """An action given by a tile, without a required number; the tile defines what it allows."""

    def __init__(
        self,
        tile: i64,
        kind: str,
        takes: i64 = 0,
        places: bool = False,
        sells: bool = False,
        brings_workers: bool = False,
        limit: str = "",
        must: str = "",
    ) -> None:
        super().__init__(TILE_IDS[tile].replace("_", "-"), kind)
        self.tile = tile
        self.takes = takes
        """The colours of the tiles it can take, as a set."""
        self.places = places
        self.sells = sells
        self.brings_workers = brings_workers
        self.limit = limit
        """The rule that limits what it takes, if there is one."""
        self.must = must
        """The rule that forbids declining, if there is one."""

    def legal(self, state: "Burgundy", buffer: vec[i64]) -> i64:
        player = state.players[state.seat]
        length: i64 = 0
        if self.takes:
            spaces: i64 = placing.tiles_of(state, self.takes)
            length = write_members(buffer, length, moves.take(0), spaces)
        if self.places:
            length = placing.legal(player, buffer, length)
        if self.sells:
            length = write_members(buffer, length, moves.sell(0), kinds(player.goods))
        if self.brings_workers:
            buffer[length] = moves.TAKE_WORKERS
            length += 1
        if state.later_edition:  # KD5
            length = purchase.legal(state, player, buffer, length)
        if not self.must:  # K94, KA15
            buffer[length] = moves.DECLINE_EFFECT
            length += 1
        return length

    def play(self, state: "Burgundy", action: i64, log: Log | None) -> None:
        player = state.players[state.seat]
        verb: i64 = verb_of(action)
        if purchase.is_purchase(verb):
            purchase.play(state, player, action, log)
        elif verb == DECLINE:
            if log is not None:
                state.tell(log, "burgundy-declined", {"tile": TILE_IDS[self.tile]})
            state.effect = NO_TILE
        else:
            self.use(state, player, action, log)

    def use(self, state: "Burgundy", player: Player, action: i64, log: Log | None) -> None:
        """Play the action that the tile allows."""
        verb: i64 = verb_of(action)
        if verb == TAKE:
            taking.take(state, player, moves.space_of(action), log)
        elif verb == PLACE:
            placing.place(state, player, moves.storage_of(action), moves.hex_of(action), log)
        elif verb == SELL:
            goods.sell(state, player, moves.good_of(action), log)
        else:
            purchase.take_workers(state, player, log)

    def refusal(self, state: "Burgundy", action: i64) -> Refusal:
        player = state.players[state.seat]
        verb: i64 = verb_of(action)
        if verb == TAKE and self.takes:
            space: i64 = moves.space_of(action)
            if not state.occupied & BIT[space]:
                return taking.empty_space(space)
            return Refusal(self.limit, f"burgundy-refused-{self.name}", {})
        if verb == PLACE and self.places:
            storage: i64 = moves.storage_of(action)
            cannot = placing.refusal(player, storage, moves.hex_of(action))
            return self.first() if cannot is None else cannot
        if verb == SELL and self.sells:
            return goods.none_to_sell(moves.good_of(action))
        if purchase.is_purchase(verb) and state.later_edition:
            return purchase.refusal(state, player, action)
        if verb == DECLINE:
            tile = TILE_IDS[self.tile]
            return Refusal(self.must, f"burgundy-refused-decline-{tile}", {})
        other = at_another_time(action)
        return self.first() if other is None else other

    def first(self) -> Refusal:
        """The refusal of other moves before the effect."""
        return Refusal("K73", "burgundy-refused-effect-first", {"tile": TILE_IDS[self.tile]})

    def describe(self, state: "Burgundy", action: i64) -> tuple[str, Facts]:
        player = state.players[state.seat]
        verb: i64 = verb_of(action)
        if verb == TAKE:
            return "burgundy-play-take", taking.tile_facts(state, moves.space_of(action))
        if verb == PLACE:
            storage: i64 = moves.storage_of(action)
            return "burgundy-play-place", placing.facts(player, storage, moves.hex_of(action))
        if verb == SELL:
            return "burgundy-play-sell", goods.sale_facts(player, moves.good_of(action))
        if purchase.is_purchase(verb):
            return purchase.describe(state, action)
        return super().describe(state, action)

    def things(self, state: "Burgundy", action: i64) -> list[str]:
        verb: i64 = verb_of(action)
        if verb == WORKERS:
            return [f"workers:{state.seat}"]
        if purchase.is_purchase(verb):
            return purchase.things(state, state.players[state.seat], action)
        return super().things(state, action)


EFFECTS: Final = [
    Effect(
        CASTLE, "pair", takes=ALL_COLOURS, places=True, sells=True, brings_workers=True, must="K88"
    ),  # K89
    Effect(WAREHOUSE, "one", sells=True),  # K95
    Effect(CARPENTERS_WORKSHOP, "one", takes=placing.wanted(CARPENTERS_WORKSHOP), limit="K96"),
    Effect(CHURCH, "one", takes=placing.wanted(CHURCH), limit="K97"),
    Effect(MARKET, "one", takes=placing.wanted(MARKET), limit="K98"),
    Effect(CITY_HALL, "pair", places=True),  # K101
]
