"""Features for a learned evaluation: the counts of `evaluation.py`, the dice and the round."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, lowest
from guildhall.core.game import Count
from guildhall.games.burgundy import evaluation
from guildhall.games.burgundy.components import (
    BUILDING,
    BUILDINGS,
    COLOUR_IDS,
    COLOURS,
    DEPOT_SPACES,
    DEPOTS,
    FIRST_BUILDING,
    GOODS,
    NO_TILE,
    PRICE,
    SPACES_OF_A_DEPOT,
    TILE_IDS,
    TILES,
    amount,
    total,
)
from guildhall.games.burgundy.estates import ESTATE_IDS, ESTATES, HEXES_OF, hexes_of_colour
from guildhall.games.burgundy.evaluation import THINGS, dice_left, in_hand, to_come
from guildhall.games.burgundy.player import ANY_BUILDINGS, NO_ESTATE, Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

# In order, after the counts of the evaluation
DICE_LEFT: Final[i64] = THINGS
TO_ACT: Final[i64] = DICE_LEFT + 1
TURN_TO_COME: Final[i64] = TO_ACT + 1
"""Whether the player's turn in this round is not over."""
UNUSED: Final[i64] = TURN_TO_COME + 1
"""Unused dice of this round, by number."""
GOODS_OF_KIND: Final[i64] = UNUSED + 6
POINTS: Final[i64] = GOODS_OF_KIND + GOODS
"""Points in steps of five."""
LATER_EDITION: Final[i64] = POINTS + 1
PLACE: Final[i64] = LATER_EDITION + 1
"""Players before this one on the turn-order track."""
ESTATE: Final[i64] = PLACE + 1
OPEN_NUMBERS: Final[i64] = ESTATE + ESTATES
"""Hexes beside filled ones that show each number."""
STORED_NUMBERS: Final[i64] = OPEN_NUMBERS + 6
"""Stored tiles that each number can place."""
WANTED_NUMBERS: Final[i64] = STORED_NUMBERS + 6
"""Tiles in each depot that the player could place."""
CARGO_NUMBERS: Final[i64] = WANTED_NUMBERS + 6
"""Goods in each depot."""
STORED_TILES: Final[i64] = CARGO_NUMBERS + 6
"""Each stored tile."""
WANTED: Final[i64] = STORED_TILES + TILES
"""Each tile in the numbered depots that the player could place."""
ON_SALE: Final[i64] = WANTED + TILES
"""The same for the black depot, if the player can pay."""
ROOM: Final[i64] = ON_SALE + TILES
"""Empty hexes on which each building may still be placed."""
LARGE_LEFT: Final[i64] = ROOM + BUILDINGS
"""Colours whose large bonus is still available."""

_MOST: Final[dict[str, list[int]]] = {
    "always": [1], "workers": [2, 4], "silver": [2, 4], "goods_held": [3, 12],
    "regions": [6, 4, 4, 8, 5, 4] + [2 for _ in range(30)], "empty": [12], "open": [3],
    "near_bonus": [14], "mines": [15], "owned": [1], "herds": [12], "stored": [3],
    "blocked": [3], "finishes": [40], "grazes": [14], "full": [1], "cargo": [6],
    "waiting": [1], "first": [1], "supply": [8], "for_sale": [8],
}  # fmt: skip
"""The number of relevant values of each count, the last figure for the rest of its group."""


def _all() -> tuple[Count, ...]:
    found: list[Count] = []
    for group, figures in evaluation.FIGURES.items():
        most = _MOST[group]
        for place in range(len(figures)):
            found.append(Count(f"{group}-{place}", most[min(place, len(most) - 1)]))
    found += [Count("dice_left", 50), Count("to_act", 1), Count("turn_to_come", 1)]
    found += [Count(f"die-{number + 1}", 2) for number in range(6)]
    found += [Count(f"goods-{kind}", 4) for kind in range(GOODS)]
    found += [Count("points", 50), Count("later_edition", 1), Count("place", 3)]
    found += [Count(f"estate-{estate}", 1) for estate in ESTATE_IDS]
    for name, many in (("open", 4), ("stored", 3), ("wanted", 4), ("cargo", 4)):
        found += [Count(f"{name}-number-{number + 1}", many) for number in range(DEPOTS)]
    for name in ("stored", "wanted", "on-sale"):
        found += [Count(f"{name}-{tile}", 2) for tile in TILE_IDS]
    found += [Count(f"room-{TILE_IDS[FIRST_BUILDING + kind]}", 8) for kind in range(BUILDINGS)]
    found += [Count(f"large-bonus-{colour}", 1) for colour in COLOUR_IDS]
    return tuple(found)


COUNTS: Final = _all()
CLOCK: Final = "dice_left"


def measure(state: "Burgundy", seat: i64, amounts: vec[i64]) -> i64:
    """Write all counts and return the evaluation."""
    player = state.players[seat]
    worth: i64 = in_hand(state, player)
    if state.over or state.phase < 0:
        return worth
    evaluation.measure(state, seat, amounts)
    dice: i64 = dice_left(state, player, seat)
    amounts[DICE_LEFT] = dice
    amounts[TO_ACT] = 1 if state.seat == seat else 0
    for place in range(state.turn, state.seats):
        if state.round_order[place] == seat:
            amounts[TURN_TO_COME] = 1
            if not player.used & 1:
                amounts[UNUSED + player.low_die - 1] += 1
            if not player.used & 2:
                amounts[UNUSED + player.high_die - 1] += 1
    for kind in range(GOODS):
        amounts[GOODS_OF_KIND + kind] = amount(player.goods, kind)
    amounts[POINTS] = worth // 500
    amounts[LATER_EDITION] = 1 if state.later_edition else 0
    while state.order[amounts[PLACE]] != seat:
        amounts[PLACE] += 1
    if player.estate != NO_ESTATE:
        amounts[ESTATE + player.estate] = 1
        _measure_hexes(player, amounts)
        _measure_tiles(state, player, amounts)
    return worth + to_come(amounts, dice)


def _measure_hexes(player: Player, amounts: vec[i64]) -> None:
    for number in range(DEPOTS):
        amounts[OPEN_NUMBERS + number] = count(player.frontier & HEXES_OF[BIT[number]])
    empty: i64 = hexes_of_colour(player.estate, BUILDING) & ~player.filled
    anywhere: bool = player.knows(ANY_BUILDINGS)
    for kind in range(BUILDINGS):
        amounts[ROOM + kind] = count(empty if anywhere else empty & ~player.barred[kind])


def _measure_tiles(state: "Burgundy", player: Player, amounts: vec[i64]) -> None:
    for tile in player.storage:
        if tile != NO_TILE:
            amounts[STORED_TILES + tile] += 1
            hexes: i64 = player.openings(tile)
            for number in range(DEPOTS):
                if hexes & HEXES_OF[BIT[number]]:
                    amounts[STORED_NUMBERS + number] += 1
    spaces: i64 = state.occupied
    while spaces:
        space: i64 = lowest(spaces)
        spaces &= spaces - 1
        offered: i64 = state.spaces[space]
        if player.openings(offered):
            if space < DEPOT_SPACES:
                amounts[WANTED + offered] += 1
                amounts[WANTED_NUMBERS + space // SPACES_OF_A_DEPOT] += 1
            elif player.silver >= PRICE:
                amounts[ON_SALE + offered] += 1
    for depot in range(DEPOTS):
        amounts[CARGO_NUMBERS + depot] = total(state.depot_goods[depot])
    taken: i64 = 0
    for other in state.players:
        taken |= other.large_bonuses
    for colour in range(COLOURS):
        amounts[LARGE_LEFT + colour] = 0 if taken & BIT[colour] else 1
