"""Recounts all tiles, goods and points, independently of the rules."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, members
from guildhall.core.errors import BrokenInvariant
from guildhall.games.burgundy.components import (
    ANIMAL,
    BLACK_PILE,
    BUILDING,
    BUILDINGS,
    CARPENTERS_WORKSHOP,
    CASTLE,
    CHURCH,
    CITY_HALL,
    COLOUR,
    COLOURS,
    FIRST_BUILDING,
    FIRST_KNOWLEDGE,
    GOODS,
    GOODS_OF_A_KIND,
    KINDS_HELD,
    KNOWLEDGE,
    LARGE_BONUS,
    MARKET,
    MATERIAL,
    NO_TILE,
    PHASE_POINTS,
    PHASES,
    PILE_START,
    PILES,
    REGION_POINTS,
    SALE_POINTS,
    SHIP,
    SMALL_BONUS,
    SPACES,
    START_GOODS,
    TILES,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
    amount,
    animals,
    kinds,
    species,
    total,
)
from guildhall.games.burgundy.estates import HEX_COLOUR, HEXES, NEIGHBOURS, hexes_of_colour, region
from guildhall.games.burgundy.player import (
    ANIMAL_TILES,
    BONUS_TILES,
    BOTH_DICE,
    KNOWLEDGE_7,
    NO_ESTATE,
    PHASE_BONUS,
    REGIONS,
    SALES,
    WATCHTOWERS,
    Player,
)
from guildhall.games.burgundy.purchase import can_buy

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy


_COLOURED: Final = vec[i64]([tile["coloured"] for tile in MATERIAL["tiles"]])
_BLACK: Final = vec[i64]([tile["black"] for tile in MATERIAL["tiles"]])
_PRINTED: Final = vec[i64]([tile["coloured"] + tile["black"] for tile in MATERIAL["tiles"]])
"""Counts of each tile with a coloured back, with a black back, and in total."""

_ASK: Final = [
    int(tile) for tile in (CASTLE, SHIP, WAREHOUSE, CARPENTERS_WORKSHOP, CHURCH, MARKET, CITY_HALL)
]
"""The tiles whose effect is a choice."""


def audit(state: "Burgundy") -> None:
    _every_tile_once(state)
    _every_good_once(state)
    _bonus_tiles(state)
    _order(state)
    _choice_that_waits(state)
    for seat in range(state.seats):
        player = state.players[seat]
        _estate(player)
        _points(state, player)
        _require(player.silver >= 0 and player.workers >= 0, "a player has debts")
        _require(
            sum(state.breakdown(seat).values()) >= player.score(),
            "the breakdown has lost points of the track",
        )


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _every_tile_once(state: "Burgundy") -> None:
    found: vec[i64] = state.removed[:]
    for pile in range(PILES):
        for place in range(state.drawn[pile], PILE_START[pile + 1]):
            found[state.tiles[place]] += 1
    for space in range(SPACES):
        tile: i64 = state.spaces[space]
        occupied: bool = state.occupied & BIT[space] != 0
        _require((tile != NO_TILE) == occupied, "the set of occupied depot spaces is wrong")
        if tile != NO_TILE:
            found[tile] += 1
    for player in state.players:
        for tile in player.tiles:
            if tile != NO_TILE:
                found[tile] += 1
        for tile in player.storage:
            if tile != NO_TILE:
                found[tile] += 1
        if player.estate == NO_ESTATE:
            found[CASTLE] += 1
    if state.surplus != NO_TILE:
        found[state.surplus] += 1
    for tile in range(TILES):
        _require(found[tile] == _PRINTED[tile], "the 164 tiles do not add up")
    _every_tile_in_its_pile(state)


def _every_tile_in_its_pile(state: "Burgundy") -> None:
    for pile in range(PILES):
        left: vec[i64] = (_BLACK if pile == BLACK_PILE else _COLOURED)[:]
        for place in range(PILE_START[pile], PILE_START[pile + 1]):
            left[state.tiles[place]] -= 1
        for tile in range(TILES):
            of_this_pile: bool = pile == BLACK_PILE or COLOUR[tile] == pile
            _require(left[tile] == 0 or not of_this_pile, "a pile holds tiles of another")


def _every_good_once(state: "Burgundy") -> None:
    came = [0 for _ in range(GOODS)]
    dealt = START_GOODS * state.seats
    laid = 0 if state.phase < 0 else state.phase * 5 + min(state.round + 1, 5)
    for place in range(dealt + laid):
        came[state.goods[place]] += 1
    for kind in range(GOODS):
        now = sum(amount(goods, kind) for goods in state.depot_goods)
        now += sum(amount(p.goods, kind) + amount(p.sold, kind) for p in state.players)
        _require(now == came[kind], "goods were lost or found")
        all_of_kind = [good for good in state.goods if good == kind]
        _require(len(all_of_kind) == GOODS_OF_A_KIND, "the 42 goods do not add up")
    for player in state.players:
        _require(count(kinds(player.goods)) <= KINDS_HELD, "a player holds four kinds of goods")


def _bonus_tiles(state: "Burgundy") -> None:
    for colour in range(COLOURS):
        large = sum(1 for p in state.players if p.large_bonuses & BIT[colour])
        small = sum(1 for p in state.players if p.small_bonuses & BIT[colour])
        full = 0
        for player in state.players:
            if player.estate != NO_ESTATE:
                hexes = hexes_of_colour(player.estate, colour)
                if hexes & player.filled == hexes:
                    full += 1
        _require(large == min(full, 1), "a large bonus tile is wrong")
        _require(small == min(max(full - 1, 0), 1), "a small bonus tile is wrong")


def _order(state: "Burgundy") -> None:
    seats = list(range(state.seats))
    _require(sorted([int(s) for s in state.order]) == seats, "the turn order is wrong")
    _require(sorted([int(s) for s in state.round_order]) == seats, "the round order is wrong")
    spaces = [int(state.players[seat].track) for seat in state.order]
    _require(spaces == sorted(spaces, reverse=True), "the turn order is not that of the track")
    for player in state.players:
        ships = sum(1 for tile in player.tiles if tile == SHIP)
        waiting = 0
        if state.effect == SHIP and player is state.players[state.seat]:
            waiting = 1
        _require(player.track == ships - waiting, "a marker has not followed the ships")


def _choice_that_waits(state: "Burgundy") -> None:
    _require(state.loading == 0 or state.effect == SHIP, "goods are loaded without a ship")
    if state.effect != NO_TILE:
        _require(int(state.effect) in _ASK, "a tile waits for a choice that it does not give")
        placed = state.phase >= 0 and state.effect in list(state.players[state.seat].tiles)
        _require(placed, "a tile waits for a choice that lies nowhere")
    if state.over:
        _require(state.effect == NO_TILE and state.surplus == NO_TILE, "the end came too early")
        for player in state.players:
            _require(player.used == BOTH_DICE, "a die was never used")
        return
    _require(state.turn < state.seats, "no player has this turn")
    turns = state.order if state.phase < 0 else state.round_order
    _require(state.seat == turns[state.turn], "another player has the turn")
    if state.phase >= 0:
        for place in range(state.seats):
            used = state.players[state.round_order[place]].used
            _require(place >= state.turn or used == BOTH_DICE, "a die was left before this turn")
            _require(place <= state.turn or used == 0, "a die was used before its turn")
        player = state.players[state.seat]
        _require(not state.is_done(player) or can_buy(state, player), "the turn should have ended")
        _require(
            state.surplus == NO_TILE or NO_TILE not in list(player.storage),
            "a tile waits although there is room",
        )


def _estate(player: Player) -> None:
    filled = [hexagon for hexagon in range(HEXES) if player.tiles[hexagon] != NO_TILE]
    _require(filled == members(player.filled), "the set of filled hexes is wrong")
    if player.estate == NO_ESTATE:
        _require(not filled, "an estate is filled before it is chosen")
        return
    near = 0
    numbers = 0
    cities = [0 for _ in range(BUILDINGS)]
    for hexagon in filled:
        near |= NEIGHBOURS[hexagon]
        tile = player.tiles[hexagon]
        _require(
            COLOUR[tile] == HEX_COLOUR[player.estate * HEXES + hexagon],
            "a tile lies on a hex of another colour",
        )
        if COLOUR[tile] == KNOWLEDGE:
            numbers |= BIT[tile - FIRST_KNOWLEDGE + 1]
        if COLOUR[tile] == BUILDING:
            cities[tile - FIRST_BUILDING] |= region(player.estate, hexagon)
    _require(player.frontier == near & ~player.filled, "the hexes beside filled ones are wrong")
    _require(player.knowledge == numbers, "the knowledge tiles are not those of the estate")
    _require(list(player.barred) == cities, "the cities that hold a building are wrong")
    _require(player.tiles[player.start_castle] == CASTLE, "the start castle is gone")


def _points(state: "Burgundy", player: Player) -> None:
    """Checks the points that the position determines, and the bounds of all others."""
    if player.estate == NO_ESTATE:
        _require(player.score() == 0, "points before the first tile")
        return
    sizes = [0 for _ in range(COLOURS)]
    scored = 0
    seen = 0
    for hexagon in range(HEXES):
        hexes = region(player.estate, hexagon)
        full = not seen & BIT[hexagon] and hexes & player.filled == hexes
        if full and hexes != BIT[player.start_castle]:
            sizes[HEX_COLOUR[player.estate * HEXES + hexagon]] += REGION_POINTS[count(hexes)]
            scored += 1
        seen |= hexes
    for colour in range(COLOURS):
        _require(player.points[REGIONS + colour] == sizes[colour], "region points are wrong")
    phases = [player.points[PHASE_BONUS + phase] for phase in range(PHASES)]
    times = sum(phases[phase] // PHASE_POINTS[phase] for phase in range(PHASES))
    _require(times == scored, "a region has not scored its phase exactly once")
    _require(
        all(phases[phase] % PHASE_POINTS[phase] == 0 for phase in range(PHASES)),
        "phase points are wrong",
    )
    sold = total(player.sold) * SALE_POINTS[state.seats]
    _require(player.points[SALES] == sold, "the points for sales are wrong")
    towers = sum(WATCHTOWER_POINTS for tile in player.tiles if tile == WATCHTOWER)
    _require(player.points[WATCHTOWERS] == towers, "the points of the watchtowers are wrong")
    bonus = count(player.large_bonuses) * LARGE_BONUS[state.seats]
    bonus += count(player.small_bonuses) * SMALL_BONUS[state.seats]
    _require(player.points[BONUS_TILES] == bonus, "the points of bonus tiles are wrong")
    _animals(player)


def _animals(player: Player) -> None:
    """Animals scored between the worst and the best order of placing them."""
    herds: dict[int, list[int]] = {}
    for hexagon in range(HEXES):
        tile = player.tiles[hexagon]
        if tile != NO_TILE and COLOUR[tile] == ANIMAL:
            herd = int(region(player.estate, hexagon) * 4 + species(tile))
            herds.setdefault(herd, []).append(int(animals(tile)))
    least = most = scorings = 0
    for herd_tiles in herds.values():
        for nth, number in enumerate(sorted(herd_tiles)):
            least += number * (nth + 1)
            most += number * (len(herd_tiles) - nth)
            scorings += nth + 1
    least, most = min(least, most), max(least, most)
    _require(least <= player.points[ANIMAL_TILES] <= most, "the points for animals are wrong")
    _require(0 <= player.points[KNOWLEDGE_7] <= scorings, "knowledge tile 7 scored too much")
    _require(player.points[KNOWLEDGE_7] == 0 or player.knows(7), "knowledge tile 7 is not owned")
