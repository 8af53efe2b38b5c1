"""The view of a seat as numbers, for machine learning."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.layout import Block, Layout
from guildhall.core.observation import ObservationWriter
from guildhall.games.burgundy import rounds
from guildhall.games.burgundy.components import (
    ANIMAL,
    BUILDING,
    BUILDINGS,
    COLOUR,
    COLOUR_IDS,
    COLOURS,
    DEPOTS,
    FIRST_BUILDING,
    GOOD_IDS,
    GOODS,
    GOODS_OF_A_KIND,
    KNOWLEDGE_TILES,
    NO_TILE,
    PHASE_IDS,
    PHASES,
    PILE_START,
    PILES,
    ROUNDS,
    SPACES,
    SPECIES,
    STORAGE,
    TILE_IDS,
    TILES,
    amount,
    animals,
    depot_of,
    place_in_depot,
    species,
)
from guildhall.games.burgundy.estates import ESTATE_IDS, ESTATES, HEXES
from guildhall.games.burgundy.player import NO_ESTATE, Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

_DIE: Final[i64] = 6

_SPACES = [f"{depot_of(space) or 'black'}.{place_in_depot(space)}" for space in range(SPACES)]
_HEXES = tuple(f"h{hexagon}" for hexagon in range(HEXES))
_TILES = tuple(TILE_IDS)
_GOODS = tuple(GOOD_IDS)
_COLOURS = tuple(COLOUR_IDS)
_DICE = tuple(str(number) for number in range(1, 7))
_BUILDINGS = TILE_IDS[FIRST_BUILDING : FIRST_BUILDING + BUILDINGS]
_SPECIES = [name.rpartition("_")[0] for name in TILE_IDS[3:15:3]]


def _each(places: "list[str] | tuple[str, ...]", things: "list[str]") -> tuple[str, ...]:
    return tuple(f"{place}.{thing}" for place in places for thing in things)


LAYOUT: Final = Layout(
    version=1,
    table=(
        Block("edition", "1 for the edition of 2019"),
        Block("phase", "1 for the phase; none while estates are chosen", 1, tuple(PHASE_IDS)),
        Block("round", "round of the phase", int(ROUNDS)),
        Block("white_die", "1 for what the white die shows", 1, _DICE),
        Block("turns", "players who have had their turn in this round", 4),
        Block("bought", "1 when the player has bought a tile in this turn"),
        Block("effect", "1 for the tile whose effect waits for a choice", 1, _TILES),
        Block("loading", "1 for each depot from which goods are being chosen", 1, _DICE),
        Block("surplus", "1 for the tile that waits for a free storage space", 1, _TILES),
        Block("spaces", "1 for the tile on each depot space", 1, _each(_SPACES, TILE_IDS)),
        Block(
            "depot_goods", "goods in each depot", int(GOODS_OF_A_KIND), _each(_DICE, GOOD_IDS)
        ),
        Block(
            "round_goods", "1 for the good on each round space still to come", 1,
            _each([f"round{n}" for n in range(2, 6)], GOOD_IDS),
        ),
        Block("piles", "tiles left in each pile", 20, (*_COLOURS, "black")),
        Block("removed", "tiles that have left the game", 4, _TILES),
    ),
    player=(
        Block("turn", "1 for the player whose turn it is"),
        Block("order", "place in the order of the turn-order track, from 0", 4),
        Block("round_order", "place in the order of this round, from 0", 4),
        Block("track", "space of the marker on the turn-order track", 10),
        Block("choices", "1 for each estate to choose from", 1, tuple(ESTATE_IDS)),
        Block("estate", "1 for the estate, once the viewer knows it", 1, tuple(ESTATE_IDS)),
        Block("filled", "1 for each filled hex", 1, _HEXES),
        Block("frontier", "1 for each empty hex beside a filled one", 1, _HEXES),
        Block("buildings", "1 for the building on each hex", 1, _each(_HEXES, _BUILDINGS)),
        Block("animals", "animals on each hex", 4, _each(_HEXES, _SPECIES)),
        Block(
            "knowledge", "1 for each knowledge tile in the estate", 1,
            tuple(str(number) for number in range(1, KNOWLEDGE_TILES + 1)),
        ),
        Block(
            "storage", "1 for the tile on each storage space", 1,
            _each([str(space + 1) for space in range(STORAGE)], TILE_IDS),
        ),
        Block("goods", "goods to be sold", int(GOODS_OF_A_KIND), _GOODS),
        Block("sold", "goods sold", int(GOODS_OF_A_KIND), _GOODS),
        Block("silver", "silver", 5),
        Block("workers", "worker tiles", 5),
        Block("low_die", "1 for the lower of the two dice", 1, _DICE),
        Block("high_die", "1 for the higher of the two dice", 1, _DICE),
        Block("used", "1 for each die that has been used", 1, ("low", "high")),
        Block("large_bonuses", "1 for each large bonus tile", 1, _COLOURS),
        Block("small_bonuses", "1 for each small bonus tile", 1, _COLOURS),
        Block("points", "points on the score track", 100),
    ),
)  # fmt: skip


def observe(state: "Burgundy", viewer: i64, writer: ObservationWriter) -> None:
    writer.flag(state.later_edition)
    writer.choice(state.phase, PHASES)
    writer.number(min(state.round + 1, ROUNDS))
    writer.choice(state.white_die - 1, _DIE)
    writer.number(state.turn)
    writer.flag(state.bought)
    writer.choice(state.effect, TILES)
    writer.members(state.loading, DEPOTS)
    writer.choice(state.surplus, TILES)
    for tile in state.spaces:
        writer.choice(tile, TILES)
    for goods in state.depot_goods:
        _goods(goods, writer)
    for nth in range(1, ROUNDS):
        to_come = state.phase >= 0 and nth > state.round
        writer.choice(rounds.round_good(state, nth) if to_come else -1, GOODS)
    for pile in range(PILES):
        writer.number(PILE_START[pile + 1] - state.drawn[pile])
    writer.array(state.removed)
    for after in range(state.seats):
        seat: i64 = (viewer + after) % state.seats
        writer.flag(seat == state.seat)
        writer.number(_place(state.order, seat))
        writer.number(_place(state.round_order, seat))
        _player(state, seat, viewer, writer)


def _place(order: vec[i64], seat: i64) -> i64:
    place: i64 = 0
    while order[place] != seat:
        place += 1
    return place


def _goods(goods: i64, writer: ObservationWriter) -> None:
    for kind in range(GOODS):
        writer.number(amount(goods, kind))


def _player(state: "Burgundy", seat: i64, viewer: i64, writer: ObservationWriter) -> None:
    player = state.players[seat]
    secret = state.phase < 0 and seat != viewer and state.hides_estates()  # K167
    writer.number(player.track)
    writer.members(player.choices, ESTATES)
    if player.estate == NO_ESTATE or secret:
        writer.at += ESTATES + HEXES * (2 + BUILDINGS + SPECIES)
    else:
        writer.choice(player.estate, ESTATES)
        _estate(player, writer)
    # The set counts the tiles from 1.
    writer.members(player.knowledge >> 1, KNOWLEDGE_TILES)
    for tile in player.storage:
        writer.choice(tile, TILES)
    _goods(player.goods, writer)
    _goods(player.sold, writer)
    writer.number(player.silver)
    writer.number(player.workers)
    writer.choice(player.low_die - 1, _DIE)
    writer.choice(player.high_die - 1, _DIE)
    writer.members(player.used, 2)
    writer.members(player.large_bonuses, COLOURS)
    writer.members(player.small_bonuses, COLOURS)
    writer.number(player.score())


def _estate(player: Player, writer: ObservationWriter) -> None:
    writer.members(player.filled, HEXES)
    writer.members(player.frontier, HEXES)
    first_building: i64 = writer.at
    first_animal: i64 = first_building + HEXES * BUILDINGS
    for hexagon in range(HEXES):
        tile: i64 = player.tiles[hexagon]
        if tile == NO_TILE:
            continue
        if COLOUR[tile] == BUILDING:
            writer.at = first_building + hexagon * BUILDINGS + tile - FIRST_BUILDING
            writer.number(1)
        elif COLOUR[tile] == ANIMAL:
            writer.at = first_animal + hexagon * SPECIES + species(tile)
            writer.number(animals(tile))
    writer.at = first_animal + HEXES * SPECIES
