"""Build positions of The Castles of Burgundy; tiles that are not named stay in their piles."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from guildhall import games, locales
from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count
from guildhall.core.events import Log
from guildhall.core.game import Value
from guildhall.games.burgundy.components import (
    ANIMAL,
    COLOUR,
    COLOUR_IDS,
    COLOURS,
    GOOD_IDS,
    LARGE_BONUS,
    NO_TILE,
    ONE_GOOD,
    PHASE_POINTS,
    PILE_START,
    PILES,
    REGION_POINTS,
    SALE_POINTS,
    SORTED_PILES,
    SPACES,
    TILE_IDS,
    TILES,
    WATCHTOWER_POINTS,
    animals,
    species,
    total,
)
from guildhall.games.burgundy.estates import ESTATE_IDS, hexes_of_colour, region
from guildhall.games.burgundy.player import (
    ANIMAL_TILES,
    BONUS_TILES,
    PHASE_BONUS,
    REGIONS,
    SALES,
    WATCHTOWERS,
    Player,
)
from guildhall.games.burgundy.state import Burgundy
from guildhall.games.burgundy.view import BurgundyView

GAME = games.load("burgundy")


@dataclass
class Owner:
    """The possessions of one player; tiles by hex, in addition to the start castle."""

    placed: Mapping[int, str] = field(default_factory=dict)
    storage: Sequence[str] = ()
    goods: Mapping[str, int] = field(default_factory=dict)
    sold: Mapping[str, int] = field(default_factory=dict)
    silver: int = 0
    workers: int = 0
    dice: tuple[int, int] = (1, 1)
    estate: str = "estate_1"
    castle: int = 18


def position(
    *owners: Owner,
    depots: Mapping[str, str] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    phase: str = "A",
    round: int = 1,  # noqa: A002
    order: Sequence[int] = (),
    **options: Value,
) -> Burgundy:
    """Return a position with these players, at least two; the first one acts.

    `depots` gives tiles by space (`3.2`, `black.4`), `goods` the goods in each depot. Points are
    those of the placed tiles, with regions completed in phase A. Goods that must have come into
    play but are not named were sold by the last player. `order` is the turn-order track; it is
    needed if ships alone do not decide it.
    """
    players = [*owners, Owner(), Owner()][: max(2, len(owners))]
    state = cast(Burgundy, GAME.new(len(players), 1, **options))
    state.phase = "ABCDE".index(phase)
    state.round = round - 1
    _lay_out_depots(state, depots or {})
    for player, owner in zip(state.players, players, strict=True):
        _lay_out_player(player, owner)
    _score(state)
    _share_out_tiles(state)
    _share_out_goods(state, goods or {})
    seats = range(len(players))
    stacked = order or seats
    state.order = vec[i64](sorted(stacked, key=lambda seat: -state.players[seat].track))
    state.round_order = vec[i64](seats)
    state.turn = state.seat = 0
    state.bought = False
    state.audit()
    return state


def _lay_out_depots(state: Burgundy, depots: Mapping[str, str]) -> None:
    state.spaces = vec[i64]([NO_TILE for _ in range(SPACES)])
    state.occupied = 0
    state.removed = vec[i64]([0 for _ in range(TILES)])
    for place, tile in depots.items():
        space = space_of(place)
        state.spaces[space] = TILE_IDS.index(tile)
        state.occupied |= BIT[space]


def space_of(place: str) -> int:
    depot, _, nth = place.partition(".")
    return (24 if depot == "black" else (int(depot) - 1) * 4) + int(nth) - 1


def _packed(goods: Mapping[str, int]) -> int:
    return sum(ONE_GOOD[GOOD_IDS.index(good)] * number for good, number in goods.items())


def _lay_out_player(player: Player, owner: Owner) -> None:
    player.filled = player.frontier = player.knowledge = 0
    player.lay_out()
    player.settle(ESTATE_IDS.index(owner.estate), owner.castle)
    for hexagon, tile in sorted(owner.placed.items()):
        face = TILE_IDS.index(tile)
        assert hexes_of_colour(player.estate, COLOUR[face]) & BIT[hexagon], f"{tile} on h{hexagon}"
        player.lay(face, hexagon)
        if tile == "watchtower":
            player.points[WATCHTOWERS] += WATCHTOWER_POINTS
    for place, tile in enumerate(owner.storage):
        player.storage[place] = TILE_IDS.index(tile)
    player.track = sum(tile == "ship" for tile in owner.placed.values())
    player.goods, player.sold = _packed(owner.goods), _packed(owner.sold)
    player.silver, player.workers = owner.silver, owner.workers
    player.low_die, player.high_die = sorted(owner.dice)
    player.used = 0


def _score(state: Burgundy) -> None:
    taken = 0
    for player in state.players:
        player.large_bonuses = player.small_bonuses = 0
        for colour in range(COLOURS):
            hexes = hexes_of_colour(player.estate, colour)
            if hexes & player.filled == hexes:
                assert not taken & BIT[colour], "two players with a full colour"
                taken |= BIT[colour]
                player.large_bonuses |= BIT[colour]
                player.points[BONUS_TILES] += LARGE_BONUS[state.seats]
        for hexes in {region(player.estate, h) for h in range(37)} - {BIT[player.start_castle]}:
            if hexes & player.filled == hexes:
                colour = COLOUR[player.tiles[_first(hexes)]]
                player.points[REGIONS + colour] += REGION_POINTS[count(hexes)]
                player.points[PHASE_BONUS] += PHASE_POINTS[0]
        for hexagon in range(37):
            tile = player.tiles[hexagon]
            if tile != NO_TILE and COLOUR[tile] == ANIMAL:
                for earlier in range(hexagon + 1):
                    other = player.tiles[earlier]
                    same = other != NO_TILE and COLOUR[other] == ANIMAL
                    same = same and species(other) == species(tile)
                    if same and region(player.estate, hexagon) & BIT[earlier]:
                        player.points[ANIMAL_TILES] += animals(other)


def _first(hexes: int) -> int:
    return next(hexagon for hexagon in range(37) if hexes & BIT[hexagon])


def _share_out_tiles(state: Burgundy) -> None:
    """Take every tile in play from the pile of its colour or, if that is empty, the black one."""
    used = Counter(int(tile) for tile in state.spaces if tile != NO_TILE)
    for player in state.players:
        used.update(int(tile) for tile in [*player.tiles, *player.storage] if tile != NO_TILE)
    piles: list[int] = []
    for pile in range(PILES):
        first, end = PILE_START[pile], PILE_START[pile + 1]
        drawn, left = [], []
        for tile in SORTED_PILES[first:end]:
            if used[tile]:
                used[tile] -= 1
                drawn.append(tile)
            else:
                left.append(tile)
        piles += drawn + left
        state.drawn[pile] = first + len(drawn)
    state.tiles = vec[i64](piles)
    assert not +used, f"more tiles than printed: {+used}"


def _share_out_goods(state: Burgundy, goods: Mapping[int, Mapping[str, int]]) -> None:
    state.depot_goods = vec[i64]([_packed(goods.get(depot, {})) for depot in range(1, 7)])
    came = Counter[int]()
    for packed in [*state.depot_goods, *(p.goods + p.sold for p in state.players)]:
        came.update({kind: (packed >> 4 * kind) & 15 for kind in range(6)})
    wanted = 3 * int(state.seats) + int(state.phase) * 5 + int(state.round) + 1
    assert came.total() <= wanted, f"{came.total()} goods, but only {wanted} have come"
    in_turns = [kind for nth in range(7) for kind in range(6) if came[kind] + nth < 7]
    sold = in_turns[: wanted - came.total()]
    for kind in sold:
        state.players[-1].sold += ONE_GOOD[kind]
        came[kind] += 1
    rest = [kind for kind in range(6) for _ in range(7 - came[kind])]
    state.goods = vec[i64]([*came.elements(), *rest])
    for player in state.players:
        player.points[SALES] = total(player.sold) * SALE_POINTS[state.seats]


def play(state: Burgundy, *moves: str) -> Log:
    """Play moves given as text; run the audit after each."""
    log: Log = []
    for move in moves:
        state.play(GAME.parse(move), log)
        state.audit()
    return log


def gained(state: Burgundy, *moves: str) -> int:
    """Play moves; return the points that the seat to act scores on the track."""
    player = state.players[state.seat]
    before = player.score()
    play(state, *moves)
    return int(player.score() - before)


def legal(state: Burgundy, *verbs: str) -> set[str]:
    """Return the legal moves as text, those that begin with one of these verbs."""
    texts = {GAME.text(action) for action in state.legal()}
    return {text for text in texts if text.split()[0] in verbs} if verbs else texts


def refused(state: Burgundy, move: str) -> str:
    """Return the rule by which a move is refused, and the message."""
    assert move not in legal(state)
    refusal = state.refusal(GAME.parse(move))
    return f"{refusal.rule}: {locales.worded('en', refusal.message, refusal.facts)}"


def seen(state: Burgundy, viewer: int = 0) -> BurgundyView:
    return cast(BurgundyView, state.view(viewer))


def kinds_of(log: Log) -> list[str]:
    return [event.kind for event in log]


def storage(state: Burgundy, seat: int = 0) -> list[str]:
    return seen(state)["players"][seat]["storage"]


def held(state: Burgundy, seat: int = 0) -> dict[str, int]:
    return seen(state)["players"][seat]["goods"]


def silver(state: Burgundy, seat: int = 0) -> int:
    return int(state.players[seat].silver)


def workers(state: Burgundy, seat: int = 0) -> int:
    return int(state.players[seat].workers)


def used_dice(state: Burgundy, seat: int = 0) -> list[bool]:
    return [die["used"] for die in seen(state)["players"][seat]["dice"]]


def pass_turn(state: Burgundy) -> None:
    """Take workers with the remaining dice and end the turn."""
    seat, turn = state.seat, (state.phase, state.round, state.turn)
    while state.seat == seat and (state.phase, state.round, state.turn) == turn:
        moves = sorted(legal(state, "workers", "end"))
        play(state, moves[0])


def pass_round(state: Burgundy) -> None:
    """Let all players pass until the next round begins or the game is over."""
    now = (state.phase, state.round)
    while not state.over and (state.phase, state.round) == now:
        pass_turn(state)


def colour_of(tile: str) -> str:
    return COLOUR_IDS[COLOUR[TILE_IDS.index(tile)]]
