"""Production at the crafts guild: goods made, and the icons they go to."""

from typing import TYPE_CHECKING

from guildhall.compiled_types import i64
from guildhall.core.bits import BIT
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.craftsmen import granary
from guildhall.games.craftsmen.components import FIRST_ADVANCED, FIRST_HALF, NO_BUILDING, TYPE_SIZE
from guildhall.games.craftsmen.player import HALF_PRODUCTS, Player

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def free_extended(state: "Craftsmen", player: Player, raw: i64) -> i64:
    """The player's extended cards with a free icon for a raw material."""
    return player.built_extended & state.material.extended_for[raw] & ~player.filled_extended


def free_icons(state: "Craftsmen", player: Player, good: i64) -> i64:
    """The free icons for a good on the player's advanced cards."""
    return player.icons & state.material.icons_for[good] & ~player.filled_icons


def has_free_icon(state: "Craftsmen", player: Player, good: i64, advanced: i64) -> bool:
    """Whether an advanced building of the player has a free icon for a good."""
    icons: i64 = state.material.icons[advanced - FIRST_ADVANCED]
    return free_icons(state, player, good) & icons != 0


def no_icon(state: "Craftsmen", player: Player, good: i64, building: i64, rule: str) -> Refusal:
    facts = {"good": state.material.goods[good], "building": state.material.ids[building]}
    if not player.has_built(building):
        return Refusal(rule, "craftsmen-refused-not-built", facts)
    if not _needs(state, building, good):
        return Refusal(rule, "craftsmen-refused-not-needed", facts)
    return Refusal("A15", "craftsmen-refused-icon-taken", facts)


def _needs(state: "Craftsmen", building: i64, good: i64) -> bool:
    material = state.material
    if building >= FIRST_ADVANCED:
        return material.icons_for[good] & material.icons[building - FIRST_ADVANCED] != 0
    return good < FIRST_HALF and material.extended_for[good] & BIT[building - TYPE_SIZE] != 0


def make_for_fair(state: "Craftsmen", raw: i64, log: Log | None) -> None:
    player = state.players[state.seat]
    player.cubes -= 1
    player.fair += 1
    if log is not None:
        state.tell(log, "craftsmen-made-raw", {"good": state.material.goods[raw], "place": "fair"})


def make_for_building(state: "Craftsmen", raw: i64, building: i64, log: Log | None) -> None:
    player = state.players[state.seat]
    player.cubes -= 1
    fill(state, player, raw, building)
    if log is not None:
        place = state.material.ids[building]
        state.tell(log, "craftsmen-made-raw", {"good": state.material.goods[raw], "place": place})


def fetch(state: "Craftsmen", raw: i64, building: i64, log: Log | None) -> None:
    """C56."""
    player = state.players[state.seat]
    player.fair -= 1
    fill(state, player, raw, building)
    if log is not None:
        place = state.material.ids[building]
        state.tell(log, "craftsmen-fetched", {"good": state.material.goods[raw], "place": place})


def fill(state: "Craftsmen", player: Player, good: i64, building: i64) -> None:
    """Put a cube on the first free icon of a good."""
    if building < FIRST_ADVANCED:
        player.filled_extended |= BIT[building - TYPE_SIZE]
    else:
        icons: i64 = state.material.icons[building - FIRST_ADVANCED]
        icons &= free_icons(state, player, good)
        player.filled_icons |= icons & -icons


def process(state: "Craftsmen", building: i64, place: i64, log: Log | None) -> None:
    """Make a half-product; its points count wherever it goes (C58, A44)."""
    player = state.players[state.seat]
    material = state.material
    good: i64 = material.makes[building]
    points: i64 = material.points[building]
    player.filled_extended ^= BIT[building - TYPE_SIZE]
    player.earn(points, HALF_PRODUCTS)
    if log is not None:
        to = "granary" if place == NO_BUILDING else material.ids[place]
        facts: Facts = {"good": material.goods[good], "place": to, "points": int(points)}
        state.tell(log, "craftsmen-made-half", facts)
    if place == NO_BUILDING:
        granary.deliver(state, good, log)
    else:
        fill(state, player, good, place)
