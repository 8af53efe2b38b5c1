"""Copying a position, writing it as numbers, and reading it back."""

from typing import TYPE_CHECKING

from guildhall.core.bits import BIT
from guildhall.core.snapshot import SnapshotReader
from guildhall.games.burgundy.components import (
    ALL_GOODS,
    ALL_TILES,
    DEPOTS,
    NO_TILE,
    PILES,
    SPACES,
    TILES,
)

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy


def copy_into(twin: "Burgundy", state: "Burgundy") -> None:
    """Make an empty table equal to another one."""
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
    state.phase = numbers.one()
    state.round = numbers.one()
    state.white_die = numbers.one()
    state.turn = numbers.one()
    state.bought = numbers.flag()
    state.effect = numbers.one()
    state.loading = numbers.one()
    state.surplus = numbers.one()
    state.tiles = numbers.array(ALL_TILES)
    state.drawn = numbers.array(PILES)
    state.goods = numbers.array(ALL_GOODS)
    state.spaces = numbers.array(SPACES)
    for space in range(SPACES):
        if state.spaces[space] != NO_TILE:
            state.occupied |= BIT[space]
    state.depot_goods = numbers.array(DEPOTS)
    state.removed = numbers.array(TILES)
    state.order = numbers.array(state.seats)
    state.round_order = numbers.array(state.seats)
    for player in state.players:
        player.load(numbers)
    numbers.finish()
