"""Setting up the game, and dealing estates to choose from (K20–K30, K164–K169)."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import append, i64, vec
from guildhall.core.bits import BIT
from guildhall.core.rng import Rng
from guildhall.games.burgundy import rounds
from guildhall.games.burgundy.components import (
    ALL_GOODS,
    BLACK_PILE,
    CASTLE,
    DEPOTS,
    GOODS_OF_A_KIND,
    NO_TILE,
    ONE_GOOD,
    PILE_START,
    PILES,
    SORTED_PILES,
    SPACES,
    START_GOODS,
    START_SILVER,
    TILES,
)
from guildhall.games.burgundy.estates import (
    BASIC_ESTATE,
    CENTRE,
    ESTATES,
    FIRST_LATER_ESTATE,
)

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

# The option `estates`
BASIC: Final = "basic"
"""Each player has estate 1 and the castle in the centre (K24)."""
DEALT: Final = "dealt"
"""Each player is dealt a two-sided board and chooses side and castle hex (K164, K165)."""
RANDOM: Final = "random"
"""Each player is dealt one of the estates from 2 up and chooses the castle hex."""
CHOSEN: Final = "chosen"
"""Each player chooses any estate, also one of another player, and the castle hex."""

# The option `choosing`
OPEN: Final = "open"
HIDDEN: Final = "hidden"

_SIDES_ONE: Final[i64] = 4
_BOARDS: Final[i64] = 6


def set_up(state: "Burgundy") -> None:
    _empty_board(state)
    _shuffle_tiles(state)
    _deal_goods(state)
    _seat_players(state)
    if state.options["estates"] == BASIC:
        for player in state.players:
            player.settle(BASIC_ESTATE, CENTRE)  # K24
        rounds.begin_phase(state, None)
    else:
        _deal_estates(state)
        state.seat = state.order[0]  # K168, KA30


def _empty_board(state: "Burgundy") -> None:
    state.spaces = vec[i64]([NO_TILE for _ in range(SPACES)])
    state.depot_goods = vec[i64]([0 for _ in range(DEPOTS)])
    state.removed = vec[i64]([0 for _ in range(TILES)])
    for player in state.players:
        player.lay_out()


def _shuffle_tiles(state: "Burgundy") -> None:
    tiles: vec[i64] = vec[i64](SORTED_PILES)
    for pile in range(PILES):  # K20
        state.rng.shuffle(tiles, PILE_START[pile], PILE_START[pile + 1])
    state.tiles = tiles
    state.drawn = PILE_START[: BLACK_PILE + 1]
    state.drawn[CASTLE] += state.seats  # K25


def _deal_goods(state: "Burgundy") -> None:
    goods: vec[i64] = vec[i64]([tile // GOODS_OF_A_KIND for tile in range(ALL_GOODS)])
    state.rng.shuffle(goods, 0, ALL_GOODS)
    state.goods = goods  # K21
    for seat in range(state.seats):
        for nth in range(START_GOODS):  # K22
            state.players[seat].goods += ONE_GOOD[goods[seat * START_GOODS + nth]]


def _seat_players(state: "Burgundy") -> None:
    first: i64 = state.rng.below(state.seats)  # K28, KA3
    order: vec[i64] = vec[i64]()
    for place in range(state.seats):
        seat: i64 = (first + place) % state.seats
        order = append(order, seat)  # K29
        state.players[seat].silver = START_SILVER  # K27
        state.players[seat].workers = place + 1
    state.order = order
    state.round_order = order[:]


def _deal_estates(state: "Burgundy") -> None:
    manner = state.options["estates"]
    later = state.options["later_estates"] == "yes"
    end: i64 = ESTATES if later else FIRST_LATER_ESTATE
    dealt: vec[i64] = vec[i64]()
    if manner == CHOSEN:
        for _ in range(state.seats):
            dealt = append(dealt, BIT[end] - 1)
    elif manner == RANDOM:
        for estate in range(BASIC_ESTATE + 1, end):
            dealt = append(dealt, BIT[estate])
        state.rng.shuffle(dealt, 0, len(dealt))
    else:
        dealt = _boards(state.rng)
    for seat in range(state.seats):
        state.players[seat].choices = dealt[seat]  # K164


def _boards(rng: Rng) -> vec[i64]:
    """Six two-sided boards in random order; which sides form a board is random too (KA29)."""
    sides: vec[i64] = vec[i64](range(BASIC_ESTATE + 1, FIRST_LATER_ESTATE))
    rng.shuffle(sides, 0, len(sides))
    boards: vec[i64] = vec[i64]()
    for nth in range(_SIDES_ONE):
        boards = append(boards, BIT[BASIC_ESTATE] | BIT[sides[nth]])
    boards = append(boards, BIT[sides[4]] | BIT[sides[5]])
    boards = append(boards, BIT[sides[6]] | BIT[sides[7]])
    rng.shuffle(boards, 0, _BOARDS)
    return boards
