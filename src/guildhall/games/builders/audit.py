"""Recounts all cards, coins and points, independently of the rules."""

from typing import TYPE_CHECKING, Any, Final

from guildhall.core.bits import members
from guildhall.core.errors import BrokenInvariant
from guildhall.games.builders.components import (
    BUILDINGS,
    FIRST_MACHINE,
    MACHINE_UNIT,
    MATERIAL,
    WORKERS,
    amount,
)
from guildhall.games.builders.row import GAP, Row

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders

_CARDS: Final[list[dict[str, Any]]] = MATERIAL["buildings"]
_POINTS: Final[list[int]] = [card["points"] for card in _CARDS]
_NEEDS: Final[list[list[int]]] = [card["needs"] for card in _CARDS]
_PRODUCES: Final[list[list[int]]] = [
    card["produces"] for card in MATERIAL["workers"] + _CARDS if "produces" in card
]


def audit(state: "Builders") -> None:
    _every_card_once(state)
    _points_and_crews(state)
    _turn(state)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _open_and_deck(row: Row) -> list[int]:
    waiting = [int(card) for card in row.places if card != GAP]
    _require(sorted(waiting) == members(row.cards), "a row and its set of cards differ")
    return waiting + [int(row.deck[i]) for i in range(row.top, len(row.deck))]


def _every_card_once(state: "Builders") -> None:
    workers = _open_and_deck(state.workers)
    buildings = _open_and_deck(state.buildings)
    machines: list[int] = []
    for player in state.players:
        units = members(player.idle)
        for site in members(player.sites):
            units += members(state.crew[site])
        workers += [unit for unit in units if unit < WORKERS]
        working_machines = sorted(unit - MACHINE_UNIT for unit in units if unit >= WORKERS)
        built_machines = [card for card in members(player.finished) if card >= FIRST_MACHINE]
        _require(working_machines == built_machines, "a machine works that was not built")
        machines += built_machines
        buildings += members(player.sites) + members(player.finished)
    _require(sorted(workers) == list(range(WORKERS)), "the 42 workers do not add up")
    _require(sorted(buildings) == list(range(BUILDINGS)), "the 42 buildings do not add up")
    _require(len(machines) == len(set(machines)), "a machine belongs to two players")


def _points_and_crews(state: "Builders") -> None:
    for player in state.players:
        points = sum(_POINTS[card] for card in members(player.finished))
        _require(points == player.points, "points are not those of the finished cards")
        _require(player.coins >= 0, "a player has debts")
        for site in members(player.sites):
            enough = True
            for material in range(4):
                made = sum(_PRODUCES[unit][material] for unit in members(state.crew[site]))
                kept = amount(state.produced[site], material)
                _require(made == kept, "a crew's production is wrong")
                enough = enough and made >= _NEEDS[site][material]
            _require(not enough, "a complete building is still a site")
    sites = [site for player in state.players for site in members(player.sites)]
    for card in range(BUILDINGS):
        at_work = state.crew[card] != 0 or state.produced[card] != 0
        _require(card in sites or not at_work, "a unit works where nothing is built")
    for seat in range(state.seats):
        _require(
            sum(state.breakdown(seat).values())
            == state.players[seat].points + state.players[seat].coins // 10,
            "the breakdown does not add up",
        )


def _turn(state: "Builders") -> None:
    own = 0 if state.over else state.players[state.seat].sites | state.players[state.seat].finished
    for site in range(BUILDINGS):
        if state.sent[site]:
            _require(site in members(own), "a sending of an earlier turn is still counted")
    _require(state.actions >= 0, "an action was spent that was not there")
    _require(state.over == (state.ended != 0), "the end of the game has no reason")
