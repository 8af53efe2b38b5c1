"""Cost and gain of a move, derived from trying it."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.events import Event, Facts, Log
from guildhall.games.burgundy.components import ANIMAL, COLOUR, TILE_IDS, animals
from guildhall.games.burgundy.moves import (
    BUY,
    BUY_FOR_WORKERS,
    DISCARD,
    PLACE,
    PLACE_WITH,
    TAKE,
    TAKE_WITH,
    WORKERS_WITH,
    die_of,
    verb_of,
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
"""The immediate gain of a move that does not depend on hidden information."""


def preview(state: "Burgundy", action: i64, log: Log) -> list[tuple[str, Facts]]:
    found: list[tuple[str, Facts]] = []
    verb: i64 = verb_of(action)
    if die_of(action) and verb != WORKERS_WITH:
        found.append(("burgundy-preview-die", _die(action, log)))
    elif verb == BUY:
        found.append(("burgundy-preview-pay-silver", {}))
    elif verb == BUY_FOR_WORKERS:
        found.append(("burgundy-preview-pay-workers", {}))
    elif verb == DISCARD:
        found.append(("burgundy-preview-discard", {"tile": log[0].facts["tile"]}))
    for event in log:
        if event.seat == state.seat and event.kind in _SAID:
            found.append((_SAID[event.kind], _brought(event)))
    return found + _tile(state, action)


def spends(log: Log) -> bool:
    """Whether the move spends workers or silver."""
    for event in log:
        changed = event.kind == "burgundy-changed-die" and event.facts["workers"] != 0
        if changed or event.kind == "burgundy-bought":
            return True
    return False


def _die(action: i64, log: Log) -> Facts:
    for event in log:
        if event.kind == "burgundy-changed-die":
            return event.facts
    die = int(die_of(action))
    return {"die": die, "number": die, "workers": 0}


def _brought(event: Event) -> Facts:
    if event.kind == "burgundy-animals":
        return {"points": int(str(event.facts["points"])) + int(str(event.facts["more"]))}
    return {name: fact for name, fact in event.facts.items() if name not in ("by", "good")}


def _tile(state: "Burgundy", action: i64) -> list[tuple[str, Facts]]:
    """The tile of a move and its effect; animal tiles are described by their points."""
    verb = verb_of(action)
    placed = verb in (PLACE_WITH, PLACE)
    got = verb in (TAKE_WITH, TAKE, BUY, BUY_FOR_WORKERS)
    if not placed and not got:
        return []
    name = str(state.describe(action)[1]["tile"])
    tile: i64 = TILE_IDS.index(name)
    found: list[tuple[str, Facts]] = [("burgundy-preview-get", {"tile": name})] if got else []
    if COLOUR[tile] != ANIMAL:
        found.append((f"burgundy-does-{name.replace('_', '-')}", {}))
    elif got:
        found.append(("burgundy-does-animals", {"animals": int(animals(tile))}))
    return found
