"""The value of a position: points, and everything that can still become points.

`measure` counts the holdings of a player; `evaluation.json` contains the value of one of each, in
hundredths of a point, with 10, 25 and 50 dice to come. The values are a least-squares fit to the
results of many games between masters; `bench/burgundy/fit.py` computes them.
"""

import json
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, lowest
from guildhall.games.burgundy.components import (
    ANIMAL,
    BUILDING,
    BUILDINGS,
    COLOUR,
    COLOURS,
    DEPOT_SPACES,
    DEPOTS,
    FIRST_BUILDING,
    KNOWLEDGE_TILES,
    LARGE_BONUS,
    MINE,
    NO_TILE,
    PHASE_POINTS,
    PHASES,
    PRICE,
    REGION_POINTS,
    ROUNDS,
    SALE_POINTS,
    SHIP,
    SMALL_BONUS,
    SPECIES,
    animals,
    kinds,
    species,
    total,
)
from guildhall.games.burgundy.estates import ALL_HEXES, hexes_of_colour, region
from guildhall.games.burgundy.player import Player
from guildhall.games.burgundy.scoring import FIRST_SCORING_TILE, knowledge_points

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy


_LARGEST: Final[i64] = 8
"""No region has more hexes."""

# The counts, in order
ALWAYS: Final[i64] = 0
WORKERS: Final[i64] = 1
"""Workers: the first two, and the next four."""
SILVER: Final[i64] = WORKERS + 2
"""Silver: enough for one purchase, and for two more."""
GOODS_HELD: Final[i64] = SILVER + 2
"""Kinds of goods, and goods by what a sale adds to each."""
REGIONS: Final[i64] = GOODS_HELD + 2
"""Unfinished regions by size and filled hexes."""
EMPTY: Final[i64] = REGIONS + _LARGEST * (_LARGEST + 1) // 2
"""Empty hexes of each colour."""
OPEN: Final[i64] = EMPTY + COLOURS
"""Hexes of each colour beside a filled one, at most three."""
_MOST_OPEN: Final[i64] = 3
NEAR_BONUS: Final[i64] = OPEN + COLOURS
"""Bonus points for colours that lack one hex, two, three or four."""
_NEAR: Final[i64] = 4
MINES: Final[i64] = NEAR_BONUS + _NEAR
"""Silver that mines will still produce."""
OWNED: Final[i64] = MINES + 1
"""Each knowledge tile in the estate."""
HERDS: Final[i64] = OWNED + KNOWLEDGE_TILES
"""The most animals of one species in each unfinished pasture."""
STORED: Final[i64] = HERDS + 1
"""Stored tiles of each colour that fit on a hex, and buildings by kind."""
BLOCKED: Final[i64] = STORED + COLOURS + BUILDINGS
"""Stored tiles that fit on no hex."""
FINISHES: Final[i64] = BLOCKED + 1
"""Points of regions that stored tiles can fill."""
GRAZES: Final[i64] = FINISHES + 1
"""Points that stored animals would score."""
FULL: Final[i64] = GRAZES + 1
"""Whether no storage space is free."""
CARGO: Final[i64] = FULL + 1
"""The most goods in a depot, for a stored ship."""
WAITING: Final[i64] = CARGO + 1
"""The effect that waits for a choice: castle, ship, then buildings."""
FIRST: Final[i64] = WAITING + 2 + BUILDINGS
"""Whether the player has the first turn of the next round."""
SUPPLY: Final[i64] = FIRST + 1
"""Tiles in the depots that the player could place, by colour."""
FOR_SALE: Final[i64] = SUPPLY + COLOURS
"""The same for the black depot, if the player can pay."""
THINGS: Final[i64] = FOR_SALE + 1


_FEW: Final[i64] = 10
_SOME: Final[i64] = 25
_MANY: Final[i64] = 2 * PHASES * ROUNDS
KNOTS: Final = (int(_FEW), int(_SOME), int(_MANY))
"""The numbers of remaining dice with values."""


def _by_dice(worth: list[list[int]]) -> list[int]:
    """The value of each count for every number of dice, by linear interpolation."""
    found: list[int] = []
    for dice in range(_MANY + 1):
        for few, some, many in worth:
            if dice <= _FEW:
                found.append(few * dice // _FEW)
            elif dice <= _SOME:
                found.append((few * (_SOME - dice) + some * (dice - _FEW)) // (_SOME - _FEW))
            else:
                found.append((some * (_MANY - dice) + many * (dice - _SOME)) // (_MANY - _SOME))
    return found


FIGURES: Final[dict[str, list[list[int]]]] = json.loads(
    files("guildhall.games.burgundy").joinpath("evaluation.json").read_text("utf-8")
)
_WORTH: Final = vec[i64](_by_dice([row for rows in FIGURES.values() for row in rows]))
"""The value of one of thing t with d dice to come is at d * THINGS + t."""
_NOTHING: Final = vec[i64]([0 for _ in range(THINGS)])


def evaluate(state: "Burgundy", seat: i64) -> i64:
    """The expected points of a player at the end, in hundredths; exact once the game is over."""
    player = state.players[seat]
    worth: i64 = in_hand(state, player)
    if state.over or state.phase < 0:
        return worth
    amounts: vec[i64] = _NOTHING[:]
    measure(state, seat, amounts)
    return worth + to_come(amounts, dice_left(state, player, seat))


def in_hand(state: "Burgundy", player: Player) -> i64:
    """The points of a player if the game ended now, in hundredths."""
    worth: i64 = 100 * (player.score() + total(player.goods) + player.silver)
    worth += 100 * (player.workers // 2)
    scoring_tiles: i64 = player.knowledge & ~(BIT[FIRST_SCORING_TILE] - 1)
    while scoring_tiles:
        number: i64 = lowest(scoring_tiles)
        scoring_tiles &= scoring_tiles - 1
        worth += 100 * knowledge_points(player, number, state.later_edition)
    return worth


def to_come(amounts: vec[i64], dice: i64) -> i64:
    """The value of all counts with this number of dice to come, in hundredths."""
    worth: i64 = 0
    first: i64 = dice * THINGS
    for thing in range(THINGS):
        amount: i64 = amounts[thing]
        if amount:
            worth += amount * _WORTH[first + thing]
    return worth


_SOURCES: Final[dict[str, list[str]]] = {
    "goods": ["goods_held"],
    "silver": ["silver"],
    "workers": ["workers"],
    "regions": ["always", "regions", "empty", "open"],
    "bonuses": ["near_bonus"],
    "mines": ["mines"],
    "knowledge": ["owned"],
    "animals": ["herds", "grazes"],
    "storage": ["stored", "blocked", "finishes", "full"],
    "ships": ["cargo"],
    "effect": ["waiting"],
    "turn_order": ["first"],
    "depots": ["supply", "for_sale"],
}
"""Groups of counts that share one explanation."""


def account(state: "Burgundy", seat: i64) -> dict[str, int]:
    """The parts of `evaluate` by source."""
    player = state.players[seat]
    found = {
        "points": int(100 * player.score()),
        "goods": int(100 * total(player.goods)),
        "silver": int(100 * player.silver),
        "workers": int(100 * (player.workers // 2)),
    }
    found["knowledge"] = int(in_hand(state, player)) - sum(found.values())
    if state.over or state.phase < 0:
        return found
    amounts: vec[i64] = _NOTHING[:]
    measure(state, seat, amounts)
    first: i64 = dice_left(state, player, seat) * THINGS
    by_group: dict[str, int] = {}
    thing: i64 = 0
    for group, figures in FIGURES.items():
        worth: i64 = 0
        for _ in range(len(figures)):
            worth += amounts[thing] * _WORTH[first + thing]
            thing += 1
        by_group[group] = int(worth)
    for source, groups in _SOURCES.items():
        found[source] = found.get(source, 0) + sum([by_group[group] for group in groups])
    return found


def things(state: "Burgundy", seat: i64) -> list[int]:
    """All counts of a player, for fitting the values."""
    amounts: vec[i64] = _NOTHING[:]
    measure(state, seat, amounts)
    return [int(amount) for amount in amounts]


def dice_left(state: "Burgundy", player: Player, seat: i64) -> i64:
    """The remaining dice of a player in this game."""
    rounds: i64 = (PHASES - 1 - state.phase) * ROUNDS + ROUNDS - 1 - state.round
    for place in range(state.turn, state.seats):
        if state.round_order[place] == seat:
            return 2 * rounds + 2 - count(player.used)
    return 2 * rounds


def measure(state: "Burgundy", seat: i64, amounts: vec[i64]) -> None:
    """Write all counts of a player into `amounts`, which are 0 before."""
    player = state.players[seat]
    amounts[ALWAYS] = 1
    amounts[WORKERS] = min(player.workers, 2)
    amounts[WORKERS + 1] = max(0, min(player.workers - 2, 4))
    amounts[SILVER] = min(player.silver, PRICE)
    amounts[SILVER + 1] = max(0, min(player.silver - PRICE, 2 * PRICE))
    amounts[GOODS_HELD] = count(kinds(player.goods))
    amounts[GOODS_HELD + 1] = total(player.goods) * (SALE_POINTS[state.seats] - 1)
    _measure_regions(player, amounts)
    _measure_colours(state, player, amounts)
    mines: i64 = count(player.filled & hexes_of_colour(player.estate, MINE))
    amounts[MINES] = mines * (PHASES - state.phase)
    owned: i64 = player.knowledge
    while owned:
        amounts[OWNED + lowest(owned) - 1] = 1
        owned &= owned - 1
    _measure_storage(state, player, amounts)
    if seat == state.seat and state.effect != NO_TILE:
        kind: i64 = state.effect
        amounts[WAITING + (kind if kind <= SHIP else 2 + kind - FIRST_BUILDING)] = 1
    amounts[FIRST] = 1 if state.order[0] == seat else 0
    _measure_supply(state, player, amounts)


def _measure_regions(player: Player, amounts: vec[i64]) -> None:
    hexes: i64 = ALL_HEXES & ~player.filled
    while hexes:
        area: i64 = region(player.estate, lowest(hexes))
        hexes &= ~area
        size: i64 = count(area)
        filled: i64 = count(area & player.filled)
        amounts[REGIONS + size * (size - 1) // 2 + filled] += 1
        if filled and area & hexes_of_colour(player.estate, ANIMAL):
            amounts[HERDS] += _largest_herd(player, area & player.filled)


def _largest_herd(player: Player, pasture: i64) -> i64:
    largest: i64 = 0
    for kind in range(SPECIES):
        herd: i64 = 0
        hexes: i64 = pasture
        while hexes:
            tile: i64 = player.tiles[lowest(hexes)]
            hexes &= hexes - 1
            if species(tile) == kind:
                herd += animals(tile)
        largest = max(largest, herd)
    return largest


def _measure_colours(state: "Burgundy", player: Player, amounts: vec[i64]) -> None:
    large_taken: i64 = 0
    small_taken: i64 = 0
    for other in state.players:
        large_taken |= other.large_bonuses
        small_taken |= other.small_bonuses
    for colour in range(COLOURS):
        hexes: i64 = hexes_of_colour(player.estate, colour) & ~player.filled
        empty: i64 = count(hexes)
        amounts[EMPTY + colour] = empty
        amounts[OPEN + colour] = min(_MOST_OPEN, count(hexes & player.frontier))
        if 0 < empty <= _NEAR:
            bonus: i64 = 0
            if not large_taken & BIT[colour]:
                bonus = LARGE_BONUS[state.seats]
            elif not small_taken & BIT[colour]:
                bonus = SMALL_BONUS[state.seats]
            amounts[NEAR_BONUS + empty - 1] += bonus


def _measure_storage(state: "Burgundy", player: Player, amounts: vec[i64]) -> None:
    amounts[FULL] = 1
    for tile in player.storage:
        if tile == NO_TILE:
            amounts[FULL] = 0
            continue
        hexes: i64 = player.openings(tile)
        if hexes == 0:
            amounts[BLOCKED] += 1
            continue
        colour: i64 = COLOUR[tile]
        amounts[STORED + colour] += 1
        if colour == BUILDING:
            amounts[STORED + COLOURS + tile - FIRST_BUILDING] += 1
        elif colour == SHIP:
            for depot in range(DEPOTS):
                amounts[CARGO] = max(amounts[CARGO], total(state.depot_goods[depot]))
        finishes: i64 = 0
        grazes: i64 = 0
        while hexes:
            area: i64 = region(player.estate, lowest(hexes))
            hexes &= ~area
            if count(area & ~player.filled) == 1:
                finishes = max(finishes, REGION_POINTS[count(area)] + PHASE_POINTS[state.phase])
            if colour == ANIMAL:
                grazes = max(grazes, grazing(player, tile, area & player.filled))
        amounts[FINISHES] += finishes
        amounts[GRAZES] += grazes


def grazing(player: Player, tile: i64, pasture: i64) -> i64:
    """The points an animal tile scores in a pasture."""
    points: i64 = animals(tile)
    while pasture:
        other: i64 = player.tiles[lowest(pasture)]
        pasture &= pasture - 1
        if species(other) == species(tile):
            points += animals(other)
    return points


def _measure_supply(state: "Burgundy", player: Player, amounts: vec[i64]) -> None:
    spaces: i64 = state.occupied
    while spaces:
        space: i64 = lowest(spaces)
        spaces &= spaces - 1
        colour: i64 = COLOUR[state.spaces[space]]
        if amounts[OPEN + colour]:
            if space < DEPOT_SPACES:
                amounts[SUPPLY + colour] += 1
            elif player.silver >= PRICE:
                amounts[FOR_SALE] += 1
