"""Finds the move that a player probably meant by clicking things."""

from typing import TYPE_CHECKING

from guildhall.core.errors import UnparsableMove
from guildhall.games.craftsmen.components import (
    BUILDINGS,
    FIRST_ADVANCED,
    GUILDS,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.hands import GIVE_CARD, PAY
from guildhall.games.craftsmen.moves import SHIPS
from guildhall.games.craftsmen.queue import NOBODY_THERE, disc
from guildhall.games.craftsmen.ships import NO_HOLD, hold_for
from guildhall.games.craftsmen.year import INVEST

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def nearest(state: "Craftsmen", things: list[str]) -> list[int]:
    text = _text(state, things) if things else ""
    try:
        return [state.game.parse(text)]
    except UnparsableMove:
        return []


def _text(state: "Craftsmen", things: list[str]) -> str:
    """The last clicked thing determines the move; the others are its parameters."""
    kind, _, name = things[-1].partition(":")
    match kind:
        case "field":
            return _sending(state, name)
        case "open":
            return f"take {name.removesuffix('.2')}"
        case "capital":
            return f"{_card_verb(state)} {name}"
        case "deck":
            return "draw" if name == "capital" else f"search {name}"
        case "end":
            return f"build {_last(things, 'card:') or _first_plan(state)} {name}"
        case "ship":
            return f"load {_last(things, 'card:')} {name}"
        case "granary":
            return _with_granary(state, name, _last(things, "card:"))
        case "pool":
            return f"token {name}"
        case "track":
            return "change order"
        case "work":
            return "work" if name == str(state.seat) else ""
        case "bid":
            return f"bid {name}"
        case "card":
            return _with_card(state, name, things[-2] if len(things) > 1 else "")
    return ""


def _last(things: list[str], kind: str) -> str:
    """The last clicked thing of a kind, or an empty text."""
    found = [thing.removeprefix(kind) for thing in things if thing.startswith(kind)]
    return found[-1] if found else ""


def _sending(state: "Craftsmen", name: str) -> str:
    guild, _, field = name.partition(".")
    if guild not in GUILDS or not field.isdecimal():
        return ""
    queue = state.queues[GUILDS.index(guild)]
    place = 2 * (int(field) - 1)
    free = not 0 <= place < 6 or disc(queue, place) == NOBODY_THERE
    return f"send {guild}" if free else f"cover {guild} {field}"


def _card_verb(state: "Craftsmen") -> str:
    if state.decision is INVEST:
        return "invest"
    return "pay" if state.decision is PAY or state.decision is GIVE_CARD else "discard"


def _with_granary(state: "Craftsmen", good: str, building: str) -> str:
    """An extended building delivers to the granary, an advanced one is supplied from it."""
    extended = state.material.ids[TYPE_SIZE:FIRST_ADVANCED]
    return f"process {building} granary" if building in extended else f"purchase {good} {building}"


def _first_plan(state: "Craftsmen") -> str:
    player = state.players[state.seat]
    cards = [card for card in range(BUILDINGS) if player.has_card(card)]
    return state.material.ids[cards[0]] if cards else ""


def _with_card(state: "Craftsmen", name: str, before: str) -> str:
    """The moves of a building card: bought, built, or worked in."""
    material = state.material
    player = state.players[state.seat]
    if name not in material.ids:
        return ""
    card = material.ids.index(name)
    if card in list(state.places):
        return f"buy {name}"
    if card < BUILDINGS and player.has_card(card):
        return f"build {name} left"
    row = [int(built) for built in player.row]
    if card not in row:
        return ""
    if not _has_inputs(card):
        return f"make {material.goods[material.makes[card]]} fair"
    source = before.removeprefix("card:")
    if source in [material.ids[built] for built in row]:
        made = material.ids.index(source)
        if _has_inputs(made):
            return f"process {source} {name}"
        return f"make {material.goods[material.makes[made]]} {name}"
    if before.startswith("fair:"):
        return f"fetch {_first_input(state, card)} {name}"
    if before.startswith("granary:"):
        return f"purchase {before.removeprefix('granary:')} {name}"
    for ship in range(SHIPS):
        if hold_for(state, card, ship) != NO_HOLD:
            return f"load {name} {ship + 1}"
    return f"process {name} granary"


def _has_inputs(card: int) -> bool:
    return bool(TYPE_SIZE <= card < BUILDINGS)


def _first_input(state: "Craftsmen", card: int) -> str:
    material = state.material
    if card >= FIRST_ADVANCED:
        return material.goods[material.icon_goods[card - FIRST_ADVANCED][0]]
    return material.goods[material.raw_of[card - TYPE_SIZE]]
