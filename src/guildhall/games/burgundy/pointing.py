"""Finds the moves that a player probably meant by clicking things, and the things of an event."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.bits import BIT, lowest, members
from guildhall.core.errors import UnparsableMove
from guildhall.core.events import Facts
from guildhall.games.burgundy import moves, turn
from guildhall.games.burgundy.components import COLOUR, NO_TILE, STORAGE
from guildhall.games.burgundy.estates import hexes_of_colour
from guildhall.games.burgundy.moves import MOVES
from guildhall.games.burgundy.player import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

_PLACES: Final = ["0", "1"]
"""Of the two dice."""
_STORAGE: Final = [str(space + 1) for space in range(STORAGE)]


def nearest(state: "Burgundy", things: list[str]) -> list[int]:
    """The moves that a player most likely meant; the last thing counts most."""
    if state.over or not things:
        return []
    found: list[int] = []
    for text in _texts(state, things):
        try:
            found.append(MOVES.parse(text))
        except UnparsableMove:
            continue  # The clicked things are not on the table.
    return found


def _texts(state: "Burgundy", things: list[str]) -> list[str]:
    player = state.players[state.seat]
    dice = _dice(player, _last(things, "die"))
    by = "" if state.effect != NO_TILE else f" with {dice[0]}"
    kind, _, place = things[-1].partition(":")
    if kind == "space":
        bought = place.startswith("black") or _last(things, "silver")
        return [f"buy {place}" if bought else f"take {place}{by}"]
    if kind == "depot":
        return [f"load {place}"]
    seat, _, own = place.partition(".")
    if seat != str(state.seat):
        return []
    if kind == "hex":
        picked = _last(things, "storage")
        tiles = [picked] if picked else _stored(player)
        return [f"place {tile} h{own}{by}" for tile in tiles]
    if kind == "storage":
        hexagon = _last(things, "hex")
        if hexagon or own not in _STORAGE:
            return [f"place {own} h{hexagon}{by}"]
        return _with_tile(state, _STORAGE.index(own), dice)
    if kind == "good":
        return [f"sell {own}{by}"]
    if kind == "workers":
        return [f"workers{by}"]
    if kind == "die":
        return [f"workers with {_dice(player, own)[0]}"]
    return []


def _last(things: list[str], kind: str) -> str:
    """The last clicked thing of a kind, without its seat; empty if there is none."""
    for thing in reversed(things):
        if thing.startswith(f"{kind}:"):
            return thing.partition(":")[2].partition(".")[2] or thing
    return ""


def _dice(player: Player, place: str) -> list[int]:
    """The number of the die at an index, else those of the unused dice, else of both.

    While estates are being chosen, the dice have not been rolled; every number then gets the same
    answer.
    """
    both = [int(max(player.low_die, 1)), int(max(player.high_die, 1))]
    if place in _PLACES:
        return [both[_PLACES.index(place)]]
    return [both[die] for die in range(2) if not player.used & BIT[die]] or both


def _stored(player: Player) -> list[str]:
    """The storage spaces with a tile; if there is none, the first space, for the refusal."""
    found = [_STORAGE[space] for space in range(STORAGE) if player.storage[space] != NO_TILE]
    return found or _STORAGE[:1]


def _with_tile(state: "Burgundy", storage: i64, dice: list[int]) -> list[str]:
    """The placements of a stored tile that are closest to being legal.

    A tile that can be placed needs no explanation; the illegal move is then to discard it.
    """
    player = state.players[state.seat]
    tile: i64 = player.storage[storage]
    best: i64 = moves.place_with(dice[0], storage, 0)
    if state.effect != NO_TILE:
        best = moves.place(storage, 0 if tile == NO_TILE else lowest(_hexes_for(player, tile)))
    elif tile != NO_TILE:
        hexes = members(_hexes_for(player, tile))
        ways = [moves.place_with(die, storage, hexagon) for die in dice for hexagon in hexes]
        best = min(ways, key=lambda way: turn.workers_for(player, way))
    return [MOVES.text(int(moves.discard(storage) if state.is_legal(best) else best))]


def _hexes_for(player: Player, tile: i64) -> i64:
    """The hexes on which placing a tile breaks the fewest rules of K64, K67, K66, K68."""
    of_colour: i64 = hexes_of_colour(player.estate, COLOUR[tile])
    return (
        player.openings(tile)
        or of_colour & player.frontier
        or of_colour & ~player.filled
        or of_colour
    )


def event_things(kind: str, seat: int, facts: Facts) -> list[str]:
    """The things on the table of an event."""
    found: list[str] = []
    if "hex" in facts:
        found.append(f"hex:{seat}.{facts['hex']}")
    if kind == "burgundy-sold":
        found.append(f"good:{seat}.{facts['good']}")
    if facts.get("depot"):
        found.append(f"depot:{facts['depot']}")
    if "dice" in facts:
        found += [f"die:{seat}.0", f"die:{seat}.1"]
    if kind in ("burgundy-marker", "burgundy-first"):
        found.append(f"marker:{seat}")
    if kind in ("burgundy-workers", "burgundy-boarding-house"):
        found.append(f"workers:{seat}")
    return found
