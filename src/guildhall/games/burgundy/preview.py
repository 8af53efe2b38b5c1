"""What a move would cost and bring, before it is made: read off what would happen."""

from typing import TYPE_CHECKING, Final

from guildhall.core.events import Event, Facts, Log
from guildhall.core.native import i64
from guildhall.games.burgundy.components import ANIMAL, COLOUR, TILE_IDS, animals
from guildhall.games.burgundy.moves import (
    BUY,
    BUY_FOR_WORKERS,
    DECLINE,
    DISCARD,
    LOAD,
    PLACE,
    PLACE_WITH,
    SELL,
    SELL_WITH,
    TAKE,
    TAKE_WITH,
    WORKERS_WITH,
)

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

_SAID: Final = {
    "burgundy-region": "burgundy-preview-region",
    "burgundy-bonus-large": "burgundy-preview-bonus",
    "burgundy-bonus-small": "burgundy-preview-bonus",
    "burgundy-animals": "burgundy-preview-animals",
    "burgundy-sold": "burgundy-preview-sell",
    "burgundy-workers": "burgundy-preview-workers",
}
"""What a move brings at once and nothing hidden decides."""


def preview(state: "Burgundy", action: i64, log: Log) -> list[tuple[str, Facts]]:
    found: list[tuple[str, Facts]] = []
    _, said = state.describe(action)
    if TAKE_WITH <= action < WORKERS_WITH:
        found.append(("burgundy-preview-die", _die(said, log)))
    elif BUY <= action < BUY_FOR_WORKERS:
        found.append(("burgundy-preview-pay-silver", {}))
    elif BUY_FOR_WORKERS <= action < LOAD:
        found.append(("burgundy-preview-pay-workers", {}))
    elif DISCARD <= action < DECLINE:
        found.append(("burgundy-preview-discard", {"tile": log[0].facts["tile"]}))
    for event in log:
        if event.seat == state.seat and event.kind in _SAID:
            found.append((_SAID[event.kind], _brought(event)))
    return found + _tile(said, action)


def _die(said: Facts, log: Log) -> Facts:
    for event in log:
        if event.kind == "burgundy-changed-die":
            return event.facts
    die = said["die"]
    return {"die": die, "number": die, "workers": 0}


def _brought(event: Event) -> Facts:
    if event.kind == "burgundy-animals":
        return {"points": int(str(event.facts["points"])) + int(str(event.facts["more"]))}
    return {name: fact for name, fact in event.facts.items() if name not in ("by", "good")}


def _tile(said: Facts, action: i64) -> list[tuple[str, Facts]]:
    """What the tile of a move is and does; animals have said it by their points."""
    placed = PLACE_WITH <= action < SELL_WITH or PLACE <= action < SELL
    got = TAKE_WITH <= action < PLACE_WITH or TAKE <= action < PLACE or BUY <= action < LOAD
    if not placed and not got:
        return []
    name = str(said["tile"])
    tile: i64 = TILE_IDS.index(name)
    found: list[tuple[str, Facts]] = [("burgundy-preview-get", {"tile": name})] if got else []
    if COLOUR[tile] != ANIMAL:
        found.append((f"burgundy-does-{name.replace('_', '-')}", {}))
    elif got:
        found.append(("burgundy-does-animals", {"animals": int(animals(tile))}))
    return found
