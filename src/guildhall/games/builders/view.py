"""The view of one seat: everything but the order of the decks below their top cards (B21, B22)."""

from typing import TYPE_CHECKING, TypedDict, cast

from guildhall.compiled_types import i64
from guildhall.core.bits import members
from guildhall.core.state import View
from guildhall.games.builders.components import (
    BUILDING_IDS,
    MATERIALS,
    NEEDS,
    UNIT_IDS,
    WORKER_IDS,
    amount,
)
from guildhall.games.builders.row import GAP, Row

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders

ENDED_BY = ("", "points", "stalemate")


class RowView(TypedDict):
    places: list[str]
    """The five open cards; an empty text is a gap."""
    top: str
    """The next card of the deck."""
    deck: int
    """Cards left in the deck, the top one included."""


class SiteView(TypedDict):
    building: str
    crew: list[str]
    missing: dict[str, int]
    next_worker_actions: int
    """Actions for the next worker sent here in this turn."""


class PlayerView(TypedDict):
    coins: int
    points: int
    """Points of the finished cards, without the coins."""
    idle: list[str]
    sites: list[SiteView]
    finished: list[str]


class BuildersView(TypedDict):
    viewer: int
    seat: int
    over: bool
    round: int
    actions: int
    first_player: int
    ending: bool
    ended_by: str
    buildings: RowView
    workers: RowView
    players: list[PlayerView]


def view(state: "Builders", viewer: int) -> View:
    seen: BuildersView = {
        "viewer": viewer,
        "seat": int(state.seat),
        "over": state.over,
        "round": int(state.round),
        "actions": int(state.actions),
        "first_player": int(state.first_player),
        "ending": state.ending,
        "ended_by": ENDED_BY[state.ended],
        "buildings": _row(state.buildings, BUILDING_IDS),
        "workers": _row(state.workers, WORKER_IDS),
        "players": [_player(state, seat) for seat in range(state.seats)],
    }
    return cast(View, seen)


def _row(row: Row, ids: list[str]) -> RowView:
    top = row.top_card()
    return {
        "places": ["" if card == GAP else ids[card] for card in row.places],
        "top": "" if top == GAP else ids[top],
        "deck": int(len(row.deck) - row.top),
    }


def _player(state: "Builders", seat: int) -> PlayerView:
    player = state.players[seat]
    return {
        "coins": int(player.coins),
        "points": int(player.points),
        "idle": [UNIT_IDS[unit] for unit in members(player.idle)],
        "sites": [_site(state, site) for site in members(player.sites)],
        "finished": [BUILDING_IDS[card] for card in members(player.finished)],
    }


def _site(state: "Builders", site: i64) -> SiteView:
    missing: dict[str, int] = {}
    for material, name in enumerate(MATERIALS):
        lack = amount(NEEDS[site], material) - amount(state.produced[site], material)
        missing[name] = int(max(lack, 0))
    return {
        "building": BUILDING_IDS[site],
        "crew": [UNIT_IDS[unit] for unit in members(state.crew[site])],
        "missing": missing,
        "next_worker_actions": int(state.sending_cost(site)),
    }
