"""Samples a possible state for one seat: everything it cannot see is drawn again."""

from typing import TYPE_CHECKING

from guildhall.compiled_types import append, i64, vec
from guildhall.core.rng import Rng
from guildhall.games.burgundy import choosing, rounds
from guildhall.games.burgundy.components import ALL_GOODS, GOODS, PILE_START, PILES, TILES

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy


def draw_anew(state: "Burgundy", viewer: int, rng: Rng) -> None:
    state.rng = rng.split()
    _draw_tiles(state, rng)
    _draw_goods(state, rng)
    if state.phase < 0 and state.hides_estates():
        for place in range(state.turn):
            seat = state.order[place]
            if seat != viewer:
                choosing.choose_anew(state.players[seat], rng)  # K167


def _draw_tiles(state: "Burgundy", rng: Rng) -> None:
    tiles = state.tiles[:]
    for pile in range(PILES):
        _sort(tiles, state.drawn[pile], PILE_START[pile + 1], TILES)
        rng.shuffle(tiles, state.drawn[pile], PILE_START[pile + 1])
    state.tiles = tiles


def _draw_goods(state: "Burgundy", rng: Rng) -> None:
    goods = state.goods[:]
    first: i64 = rounds.unseen_goods(state)
    _sort(goods, first, ALL_GOODS, GOODS)
    rng.shuffle(goods, first, ALL_GOODS)
    state.goods = goods


def _sort(array: vec[i64], start: i64, end: i64, limit: i64) -> None:
    """Sort array[start:end], whose numbers are from 0 to limit - 1, by counting."""
    amounts: vec[i64] = vec[i64]()
    for _ in range(limit):
        amounts = append(amounts, 0)
    for place in range(start, end):
        amounts[array[place]] += 1
    next_place: i64 = start
    for number in range(limit):
        for _ in range(amounts[number]):
            array[next_place] = number
            next_place += 1
