"""The view of a seat as numbers, for machine learning."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.bits import lowest
from guildhall.core.layout import Block, Layout
from guildhall.core.observation import ObservationWriter
from guildhall.games.builders.components import (
    BUILDING_IDS,
    BUILDINGS,
    FRUITLESS_ROUNDS,
    MATERIALS,
    NEEDS,
    POINTS_TO_END,
    QUIET_ROUNDS,
    UNIT_IDS,
    UNITS,
    WORKER_IDS,
    WORKERS,
    amount,
)
from guildhall.games.builders.player import Player
from guildhall.games.builders.row import Row

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders

_BUILDINGS = tuple(BUILDING_IDS)
_WORKERS = tuple(WORKER_IDS)
_UNITS = tuple(UNIT_IDS)

LAYOUT: Final = Layout(
    version=1,
    table=(
        Block("round", "rounds begun", 50),
        Block("actions", "actions left to the player whose turn it is", 3),
        Block("ending", "1 if a player has 17 points and the round is the last"),
        Block("quiet", "1 if no player has started, hired or sent in this round"),
        Block("quiet_rounds", "earlier full rounds without any of these", int(QUIET_ROUNDS)),
        Block("fruitless", "1 if no player has finished a building in this round"),
        Block(
            "fruitless_rounds", "earlier full rounds without a finished building",
            int(FRUITLESS_ROUNDS),
        ),
        Block("open_buildings", "1 for each open building", 1, _BUILDINGS),
        Block("next_building", "1 for the card on top of the deck", 1, _BUILDINGS),
        Block("building_deck", "buildings left in the deck", 37),
        Block("open_workers", "1 for each open worker", 1, _WORKERS),
        Block("next_worker", "1 for the card on top of the deck", 1, _WORKERS),
        Block("worker_deck", "workers left in the deck", 35),
        Block(
            "lacking", "materials that a building under construction still lacks", 5,
            tuple(f"{building}.{name}" for building in _BUILDINGS for name in MATERIALS),
        ),
        Block("sent", "units sent to a building in this turn", 3, _BUILDINGS),
        Block(
            "workplace", "1 + the number of the building where a unit works, 0 when it does not",
            int(BUILDINGS), _UNITS,
        ),
    ),
    player=(
        Block("turn", "1 for the player whose turn it is"),
        Block("first", "1 for the player who began"),
        Block("coins", "coins", 20),
        Block("points", "points of finished cards", int(POINTS_TO_END)),
        Block("idle", "1 for each unit that waits for work", 1, _UNITS),
        Block("sites", "1 for each building under construction", 1, _BUILDINGS),
        Block("finished", "1 for each finished building", 1, _BUILDINGS),
    ),
)  # fmt: skip


def observe(state: "Builders", viewer: i64, writer: ObservationWriter) -> None:
    writer.number(state.round)
    writer.number(state.actions)
    writer.flag(state.ending)
    writer.flag(state.quiet)
    writer.number(state.quiet_rounds)
    writer.flag(state.fruitless)
    writer.number(state.fruitless_rounds)
    _row(state.buildings, BUILDINGS, writer)
    _row(state.workers, WORKERS, writer)
    _sites(state, writer)
    writer.array(state.sent)
    _workplaces(state, writer)
    for after in range(state.seats):
        seat: i64 = (viewer + after) % state.seats
        writer.flag(seat == state.seat)
        writer.flag(seat == state.first_player)
        _player(state.players[seat], writer)


def _row(row: Row, size: i64, writer: ObservationWriter) -> None:
    writer.members(row.cards, size)
    writer.choice(row.top_card(), size)
    writer.number(len(row.deck) - row.top)


def _sites(state: "Builders", writer: ObservationWriter) -> None:
    start: i64 = writer.at
    for player in state.players:
        sites: i64 = player.sites
        while sites:
            site: i64 = lowest(sites)
            sites &= sites - 1
            writer.at = start + 4 * site
            for material in range(4):
                lack: i64 = amount(NEEDS[site], material) - amount(state.produced[site], material)
                writer.number(max(lack, 0))
    writer.at = start + 4 * BUILDINGS


def _workplaces(state: "Builders", writer: ObservationWriter) -> None:
    start: i64 = writer.at
    for player in state.players:
        sites: i64 = player.sites
        while sites:
            site: i64 = lowest(sites)
            sites &= sites - 1
            crew: i64 = state.crew[site]
            while crew:
                writer.at = start + lowest(crew)
                writer.number(site + 1)
                crew &= crew - 1
    writer.at = start + UNITS


def _player(player: Player, writer: ObservationWriter) -> None:
    writer.number(player.coins)
    writer.number(player.points)
    writer.members(player.idle, UNITS)
    writer.members(player.sites, BUILDINGS)
    writer.members(player.finished, BUILDINGS)
