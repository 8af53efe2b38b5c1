"""Taking a tile from a depot into storage (K57–K62)."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, write_members
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.burgundy import moves
from guildhall.games.burgundy.components import (
    NO_TILE,
    STORAGE,
    TILE_IDS,
    depot_of,
    place_in_depot,
)
from guildhall.games.burgundy.decision import Decision
from guildhall.games.burgundy.player import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

_ALL_STORAGE: Final[i64] = BIT[STORAGE] - 1


def take(state: "Burgundy", player: Player, space: i64, log: Log | None) -> None:
    """Take a tile from a depot."""
    if log is not None:
        state.tell(log, "burgundy-took", {**tile_facts(state, space), "by": state.source()})
    state.effect = NO_TILE
    store(state, player, space)


def store(state: "Burgundy", player: Player, space: i64) -> None:
    """Move a tile from a depot into storage; if storage is full, it stays pending (K59)."""
    tile: i64 = state.spaces[space]
    state.spaces[space] = NO_TILE
    state.occupied ^= BIT[space]
    storage: i64 = player.free_storage()
    if storage == STORAGE:
        state.surplus = tile  # K59
    else:
        player.storage[storage] = tile  # K58


def tile_facts(state: "Burgundy", space: i64) -> Facts:
    """The tile on a space and its depot; depot 0 is the black one."""
    return {"tile": TILE_IDS[state.spaces[space]], "depot": int(depot_of(space))}


def empty_space(space: i64) -> Refusal:
    """Nothing can be taken from a space without a tile."""
    depot, place = int(depot_of(space)), int(place_in_depot(space))
    if depot == 0:
        return Refusal("K122", "burgundy-refused-empty-black", {"space": place})
    return Refusal("K57", "burgundy-refused-empty-space", {"depot": depot, "space": place})


@final
class MakeRoom(Decision):
    """Discard a stored tile to make room for the one just taken (K59)."""

    def __init__(self) -> None:
        super().__init__("discard", "one")

    def legal(self, state: "Burgundy", buffer: vec[i64]) -> i64:
        return write_members(buffer, 0, moves.discard(0), _ALL_STORAGE)

    def play(self, state: "Burgundy", action: i64, log: Log | None) -> None:
        player = state.players[state.seat]
        storage: i64 = moves.storage_of(action)
        given_up: i64 = player.storage[storage]
        state.removed[given_up] += 1
        player.storage[storage] = state.surplus
        state.surplus = NO_TILE
        if log is not None:
            state.tell(log, "burgundy-discarded", {"tile": TILE_IDS[given_up]})

    def refusal(self, state: "Burgundy", action: i64) -> Refusal:
        if moves.verb_of(action) == moves.CHOOSE:
            return Refusal("K168", "burgundy-refused-estate-fixed", {})
        return Refusal("K59", "burgundy-refused-discard-first", {"tile": TILE_IDS[state.surplus]})

    def describe(self, state: "Burgundy", action: i64) -> tuple[str, Facts]:
        tile: i64 = state.players[state.seat].storage[moves.storage_of(action)]
        return "burgundy-play-discard", {"tile": TILE_IDS[tile]}

    def question(self, state: "Burgundy") -> tuple[str, Facts]:
        message, _ = super().question(state)
        return message, {"tile": TILE_IDS[state.surplus]}


MAKE_ROOM: Final = MakeRoom()
