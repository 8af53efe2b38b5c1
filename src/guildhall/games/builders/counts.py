"""Features for a learned evaluation: missing materials of sites, production of workers."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import count, lowest
from guildhall.core.game import Count
from guildhall.games.builders import evaluation
from guildhall.games.builders.components import (
    BUILDING_IDS,
    BUILDINGS,
    COINS,
    FIRST_MACHINE,
    MATERIALS,
    NEEDS,
    POINTS,
    PRODUCES,
    UNIT_IDS,
    UNITS,
    WAGE,
    WORKER_IDS,
    WORKERS,
    amount,
    total,
    useful,
)
from guildhall.games.builders.player import Player
from guildhall.games.builders.row import Row

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders

_MOST_LACKING: Final[i64] = 8
_MATERIALS: Final[i64] = 4

# The counts, in order
AHEAD: Final[i64] = 0
"""Points that the leader still needs to end the game."""
POINTS_IN_HAND: Final[i64] = AHEAD + 1
COINS_IN_HAND: Final[i64] = POINTS_IN_HAND + 1
TO_ACT: Final[i64] = COINS_IN_HAND + 1
ACTIONS: Final[i64] = TO_ACT + 1
"""Actions left to the player to act."""
LAST_ROUND: Final[i64] = ACTIONS + 1
TURN_TO_COME: Final[i64] = LAST_ROUND + 1
"""Whether the player still acts in this round."""
PLACE: Final[i64] = TURN_TO_COME + 1
"""Players before this one in the round."""
SITES: Final[i64] = PLACE + 1
"""Sites by the number of materials they lack."""
SITE_POINTS: Final[i64] = SITES + _MOST_LACKING + 1
"""Points of those sites."""
SITE_COINS: Final[i64] = SITE_POINTS + _MOST_LACKING + 1
"""Coins of those sites, by twos."""
SHORT: Final[i64] = SITE_COINS + _MOST_LACKING + 1
"""Sites by the number of materials that all idle hands together could not bring."""
LACKING: Final[i64] = SHORT + _MOST_LACKING + 1
"""All that the sites lack, by material."""
HANDS: Final[i64] = LACKING + _MATERIALS
"""Production of all idle units, by material."""
IDLE: Final[i64] = HANDS + _MATERIALS
"""Idle workers by their production, from 2 to 5."""
BUSY: Final[i64] = IDLE + 4
"""The same for workers at sites."""
MACHINES: Final[i64] = BUSY + 4
WAGES: Final[i64] = MACHINES + 1
"""Wages of all idle workers."""
READY: Final[i64] = WAGES + 1
"""Points of open buildings by the number of materials that idle hands could not bring."""
OPEN_WORKERS: Final[i64] = READY + 4
"""Open workers by how much they produce of what the sites lack, from 1 to 3."""
CROWDED: Final[i64] = OPEN_WORKERS + 3
"""Units sent to the player's sites in this turn."""
IDLE_UNITS: Final[i64] = CROWDED + 1
"""Each idle unit of the player."""
SENT_UNITS: Final[i64] = IDLE_UNITS + UNITS
"""Each unit of the player at a site."""
STARTED: Final[i64] = SENT_UNITS + UNITS
"""Each site of the player: 1 plus the share of its needs that is met."""
OPEN_BUILDINGS: Final[i64] = STARTED + BUILDINGS
"""Each building in the row."""
OPEN_FOR_HIRE: Final[i64] = OPEN_BUILDINGS + BUILDINGS
"""Each worker in the row."""


def _all() -> tuple[Count, ...]:
    lacking = range(int(_MOST_LACKING) + 1)
    return (
        Count("ahead", 17), Count("points", 25), Count("coins", 40), Count("to_act", 1),
        Count("actions", 5), Count("last_round", 1), Count("turn_to_come", 1), Count("place", 3),
        *[Count(f"sites-lacking-{n}", 3) for n in lacking],
        *[Count(f"points-lacking-{n}", 12) for n in lacking],
        *[Count(f"coins-lacking-{n}", 16) for n in lacking],
        *[Count(f"sites-short-{n}", 3) for n in lacking],
        *[Count(f"lacking-{material}", 8) for material in MATERIALS],
        *[Count(f"hands-{material}", 10) for material in MATERIALS],
        *[Count(f"idle-{n}", 5) for n in range(2, 6)],
        *[Count(f"busy-{n}", 5) for n in range(2, 6)],
        Count("machines", 4), Count("wages", 25),
        *[Count(f"open-points-short-{n}", 20) for n in range(4)],
        *[Count(f"open-workers-{n}", 5) for n in range(1, 4)],
        Count("crowded", 4),
        *[Count(f"idle-{unit}", 1) for unit in UNIT_IDS],
        *[Count(f"sent-{unit}", 1) for unit in UNIT_IDS],
        *[Count(f"started-{building}", 6) for building in BUILDING_IDS],
        *[Count(f"open-{building}", 1) for building in BUILDING_IDS],
        *[Count(f"open-{worker}", 1) for worker in WORKER_IDS],
    )  # fmt: skip


COUNTS: Final = _all()
CLOCK: Final = "ahead"


def measure(state: "Builders", seat: i64, amounts: vec[i64]) -> i64:
    """Write all counts and return the evaluation of the position."""
    player = state.players[seat]
    amounts[AHEAD] = evaluation.points_ahead(state)
    amounts[POINTS_IN_HAND] = player.points
    amounts[COINS_IN_HAND] = player.coins
    if not state.over:
        amounts[TO_ACT] = 1 if seat == state.seat else 0
        amounts[ACTIONS] = state.actions if seat == state.seat else 0
        amounts[LAST_ROUND] = 1 if state.ending else 0
        amounts[TURN_TO_COME] = 1 if evaluation.moves_again(state, seat) else 0
    amounts[PLACE] = (seat - state.first_player + state.seats) % state.seats
    hands: i64 = _idle_hands(player, amounts)
    _sites(state, player, hands, amounts)
    _market(state.buildings, state.workers, hands, amounts)
    return evaluation.evaluate(state, seat)


def _idle_hands(player: Player, amounts: vec[i64]) -> i64:
    hands: i64 = 0
    idle: i64 = player.idle
    while idle:
        unit: i64 = lowest(idle)
        idle &= idle - 1
        hands += PRODUCES[unit]
        amounts[WAGES] += WAGE[unit]
        amounts[IDLE_UNITS + unit] = 1
        if unit < WORKERS:
            amounts[IDLE + _size(unit)] += 1
    for material in range(_MATERIALS):
        amounts[HANDS + material] = amount(hands, material)
    amounts[MACHINES] = count(player.finished >> FIRST_MACHINE)
    return hands


def _size(worker: i64) -> i64:
    """0 to 3 for workers who produce 2 to 5 materials."""
    return max(0, min(total(PRODUCES[worker]) - 2, 3))


def _sites(state: "Builders", player: Player, hands: i64, amounts: vec[i64]) -> None:
    sites: i64 = player.sites
    while sites:
        site: i64 = lowest(sites)
        sites &= sites - 1
        needs: i64 = NEEDS[site]
        made: i64 = state.produced[site]
        lacking: i64 = 0
        for material in range(_MATERIALS):
            lack: i64 = max(0, amount(needs, material) - amount(made, material))
            amounts[LACKING + material] += lack
            lacking += lack
        short: i64 = lacking - useful(hands, made, needs)
        lacking = min(lacking, _MOST_LACKING)
        amounts[SITES + lacking] += 1
        amounts[SITE_POINTS + lacking] += POINTS[site]
        amounts[SITE_COINS + lacking] += COINS[site] // 2
        amounts[SHORT + min(short, _MOST_LACKING)] += 1
        amounts[CROWDED] += state.sent[site]
        amounts[STARTED + site] = 1 + useful(made, 0, needs)
        crew: i64 = state.crew[site]
        while crew:
            unit: i64 = lowest(crew)
            crew &= crew - 1
            amounts[SENT_UNITS + unit] = 1
            if unit < WORKERS:
                amounts[BUSY + _size(unit)] += 1


def _market(buildings: Row, workers: Row, hands: i64, amounts: vec[i64]) -> None:
    cards: i64 = buildings.cards
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        amounts[OPEN_BUILDINGS + card] = 1
        short: i64 = total(NEEDS[card]) - useful(hands, 0, NEEDS[card])
        if short < 4:
            amounts[READY + short] += POINTS[card]
    cards = workers.cards
    while cards:
        worker: i64 = lowest(cards)
        cards &= cards - 1
        amounts[OPEN_FOR_HIRE + worker] = 1
        produces: i64 = PRODUCES[worker]
        helps: i64 = 0
        for material in range(_MATERIALS):
            helps += min(amounts[LACKING + material], amount(produces, material))
        if helps:
            amounts[OPEN_WORKERS + min(helps, 3) - 1] += 1
