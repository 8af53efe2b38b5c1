"""Copying, writing and reading a state."""

from typing import TYPE_CHECKING

from guildhall.compiled_types import append, i64
from guildhall.core.bits import BIT
from guildhall.core.snapshot import SnapshotReader
from guildhall.games.burgundy.components import (
    ALL_GOODS,
    ALL_TILES,
    DEPOTS,
    GOODS,
    MOST_GOODS,
    NO_TILE,
    PHASES,
    PILE_START,
    PILES,
    ROUNDS,
    SPACES,
    TILES,
)

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy


def copy_into(twin: "Burgundy", state: "Burgundy") -> None:
    """Copy a state into an empty one."""
    twin.seats = state.seats
    twin.seat = state.seat
    twin.over = state.over
    twin.revealed = state.revealed
    twin.players = [player.clone() for player in state.players]
    twin.tiles = state.tiles
    twin.drawn = state.drawn[:]
    twin.goods = state.goods
    twin.spaces = state.spaces[:]
    twin.occupied = state.occupied
    twin.depot_goods = state.depot_goods[:]
    twin.removed = state.removed[:]
    twin.phase = state.phase
    twin.round = state.round
    twin.white_die = state.white_die
    twin.order = state.order[:]
    twin.round_order = state.round_order[:]
    twin.turn = state.turn
    twin.bought = state.bought
    twin.effect = state.effect
    twin.loading = state.loading
    twin.surplus = state.surplus


def write(state: "Burgundy") -> list[int]:
    found: list[int] = [
        state.phase, state.round, state.white_die, state.turn, state.bought, state.effect,
        state.loading, state.surplus,
    ]  # fmt: skip
    found.extend([*state.tiles, *state.drawn, *state.goods, *state.spaces, *state.depot_goods])
    found.extend([*state.removed, *state.order, *state.round_order])
    numbers = [int(number) for number in found]
    for player in state.players:
        numbers.extend(player.ints())
    return numbers


def read(state: "Burgundy", ints: list[int]) -> None:
    numbers = SnapshotReader(ints)
    state.phase = numbers.between(-1, PHASES - 1)
    state.round = numbers.between(0, ROUNDS)
    state.white_die = numbers.between(0, 6)
    state.turn = numbers.between(0, state.seats)
    state.bought = numbers.flag()
    state.effect = numbers.between(NO_TILE, TILES - 1)
    state.loading = numbers.members(DEPOTS)
    state.surplus = numbers.between(NO_TILE, TILES - 1)
    state.tiles = numbers.array(ALL_TILES, 0, TILES - 1)
    for pile in range(PILES):
        place: i64 = numbers.between(PILE_START[pile], PILE_START[pile + 1])
        state.drawn = append(state.drawn, place)
    state.goods = numbers.array(ALL_GOODS, 0, GOODS - 1)
    state.spaces = numbers.array(SPACES, NO_TILE, TILES - 1)
    for space in range(SPACES):
        if state.spaces[space] != NO_TILE:
            state.occupied |= BIT[space]
    state.depot_goods = numbers.array(DEPOTS, 0, MOST_GOODS)
    state.removed = numbers.array(TILES, 0, ALL_TILES)
    state.order = numbers.array(state.seats, 0, state.seats - 1)
    state.round_order = numbers.array(state.seats, 0, state.seats - 1)
    for player in state.players:
        player.load(numbers)
    numbers.finish()
