"""The view of one seat (K31–K34): everything but piles, future goods and future dice."""

from typing import TYPE_CHECKING, TypedDict, cast

from guildhall.compiled_types import i64
from guildhall.core.bits import BIT, members
from guildhall.core.state import View
from guildhall.games.burgundy import rounds
from guildhall.games.burgundy.components import (
    BLACK_DEPOT,
    COLOUR_IDS,
    COLOURS,
    DEPOTS,
    GOOD_IDS,
    GOODS,
    NO_TILE,
    PHASE_IDS,
    PILE_START,
    PILES,
    ROUNDS,
    SPACE_PLAYERS,
    SPACES,
    SPACES_OF_A_DEPOT,
    TILE_IDS,
    TILES,
    amount,
)
from guildhall.games.burgundy.estates import ESTATE_IDS
from guildhall.games.burgundy.player import NO_ESTATE, Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

PILE_IDS = [*COLOUR_IDS, "black"]


class DepotView(TypedDict):
    spaces: list[str]
    """The tile on each space; an empty text where there is none."""
    used: list[bool]
    """Which spaces are used with this number of players."""
    goods: dict[str, int]


class DieView(TypedDict):
    number: int
    used: bool


class PlayerView(TypedDict):
    choices: list[str]
    """The estates to choose from, if the choice is open."""
    estate: str
    """Empty until it is chosen, and while another player's choice is secret."""
    start_castle: int
    """The hex of the start castle, or -1."""
    hexes: list[str]
    """The tile on each of the 37 hexes; an empty text where there is none."""
    storage: list[str]
    goods: dict[str, int]
    sold: dict[str, int]
    silver: int
    workers: int
    dice: list[DieView]
    knowledge: list[int]
    bonus_tiles: dict[str, str]
    """`large` or `small` for each colour with a bonus tile."""
    track: int
    points: int
    """Points on the score track."""


class BurgundyView(TypedDict):
    viewer: int
    seat: int
    over: bool
    edition: str
    phase: str
    """Empty as long as estates are being chosen."""
    round: int
    """1 to 5."""
    white_die: int
    order: list[int]
    """The seats in the order of the turn-order track."""
    round_order: list[int]
    """The seats in the order of the turns of this round."""
    turn: int
    """How many players have had their turn in this round."""
    bought: bool
    effect: str
    """The tile with a pending effect; empty if there is none."""
    loading: list[int]
    """The depots from which new kinds of goods are being chosen."""
    surplus: str
    """The tile waiting for a stored one to be discarded."""
    depots: list[DepotView]
    """The depots 1 to 6, then the black one."""
    round_goods: list[str]
    """The goods on the round spaces of this phase that are still to come."""
    piles: dict[str, int]
    """How many tiles are left in each face-down pile."""
    removed: dict[str, int]
    """The tiles that have left the game."""
    bonus_tiles: dict[str, list[str]]
    """For each colour the bonus tiles that are still available."""
    players: list[PlayerView]


def view(state: "Burgundy", viewer: int) -> View:
    seen: BurgundyView = {
        "viewer": viewer,
        "seat": int(state.seat),
        "over": state.over,
        "edition": "2019" if state.later_edition else "2011",
        "phase": PHASE_IDS[state.phase] if state.phase >= 0 else "",
        "round": int(min(state.round + 1, ROUNDS)),
        "white_die": int(state.white_die),
        "order": [int(seat) for seat in state.order],
        "round_order": [int(seat) for seat in state.round_order],
        "turn": int(state.turn),
        "bought": state.bought,
        "effect": _name(state.effect),
        "loading": [depot + 1 for depot in members(state.loading)],
        "surplus": _name(state.surplus),
        "depots": [_depot(state, depot) for depot in range(DEPOTS + 1)],
        "round_goods": _round_goods(state),
        "piles": {
            PILE_IDS[pile]: int(PILE_START[pile + 1] - state.drawn[pile]) for pile in range(PILES)
        },  # K34
        "removed": {
            TILE_IDS[tile]: int(state.removed[tile]) for tile in range(TILES) if state.removed[tile]
        },
        "bonus_tiles": _bonus_tiles_left(state),
        "players": [_player(state, seat, viewer) for seat in range(state.seats)],
    }
    return cast(View, seen)


def view_own(state: "Burgundy", viewer: int) -> View:
    own: View = {"viewer": viewer}
    if _hides_estates(state):
        own["players"] = [_player(state, seat, viewer) for seat in range(state.seats)]
    return own


def _hides_estates(state: "Burgundy") -> bool:
    return state.phase < 0 and state.hides_estates()  # K167


def _name(tile: i64) -> str:
    return "" if tile == NO_TILE else TILE_IDS[tile]


def _goods(goods: i64) -> dict[str, int]:
    return {
        GOOD_IDS[kind]: int(amount(goods, kind)) for kind in range(GOODS) if amount(goods, kind)
    }


def _depot(state: "Burgundy", depot: i64) -> DepotView:
    first = depot * SPACES_OF_A_DEPOT
    end = SPACES if depot == BLACK_DEPOT else first + SPACES_OF_A_DEPOT
    return {
        "spaces": [_name(state.spaces[space]) for space in range(first, end)],
        "used": [SPACE_PLAYERS[space] <= state.seats for space in range(first, end)],
        "goods": {} if depot == BLACK_DEPOT else _goods(state.depot_goods[depot]),
    }


def _round_goods(state: "Burgundy") -> list[str]:
    if state.phase < 0:
        return []
    return [GOOD_IDS[rounds.round_good(state, n)] for n in range(state.round + 1, ROUNDS)]


def _bonus_tiles_left(state: "Burgundy") -> dict[str, list[str]]:
    large: i64 = 0
    small: i64 = 0
    for player in state.players:
        large |= player.large_bonuses
        small |= player.small_bonuses
    left: dict[str, list[str]] = {}
    for colour in range(COLOURS):
        left[COLOUR_IDS[colour]] = ([] if large & BIT[colour] else ["large"]) + (
            [] if small & BIT[colour] else ["small"]
        )
    return left


def _player(state: "Burgundy", seat: int, viewer: int) -> PlayerView:
    player = state.players[seat]
    secret = seat != viewer and _hides_estates(state)
    shown = player.estate != NO_ESTATE and not secret
    return {
        "choices": [ESTATE_IDS[estate] for estate in members(player.choices)],
        "estate": ESTATE_IDS[player.estate] if shown else "",
        "start_castle": int(player.start_castle) if shown else -1,
        "hexes": [_name(tile) if shown else "" for tile in player.tiles],
        "storage": [_name(tile) for tile in player.storage],
        "goods": _goods(player.goods),
        "sold": _goods(player.sold),  # KA4
        "silver": int(player.silver),
        "workers": int(player.workers),
        "dice": _dice(player),
        "knowledge": members(player.knowledge),
        "bonus_tiles": _bonus_tiles(player),
        "track": int(player.track),
        "points": int(player.score()),
    }


def _dice(player: Player) -> list[DieView]:
    if player.low_die == 0:
        return []
    return [
        {"number": int(player.low_die), "used": player.used & 1 != 0},
        {"number": int(player.high_die), "used": player.used & 2 != 0},
    ]


def _bonus_tiles(player: Player) -> dict[str, str]:
    owned = {COLOUR_IDS[colour]: "large" for colour in members(player.large_bonuses)}
    owned.update({COLOUR_IDS[colour]: "small" for colour in members(player.small_bonuses)})
    return owned
