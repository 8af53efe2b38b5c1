"""Features for a learned evaluation: the row, its production, hand, helpers and the round."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count
from guildhall.core.game import Count
from guildhall.games.craftsmen import evaluation
from guildhall.games.craftsmen.capital import COLOUR, number, value
from guildhall.games.craftsmen.components import (
    BUILDINGS,
    COLOURS,
    FINALS,
    FIRST_ADVANCED,
    GOODS,
    GUILDS,
    HALVES,
    MOST_INPUTS,
    NO_BUILDING,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.phases import PHASES
from guildhall.games.craftsmen.player import Player
from guildhall.games.craftsmen.queue import number_of

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

_PHASES: Final[i64] = 6
_GUILDS: Final[i64] = 6
_COLOURS: Final[i64] = 4
_ADVANCED: Final[i64] = BUILDINGS - FIRST_ADVANCED
_LONGEST_LINE: Final[i64] = 7
_HOLDS: Final[i64] = 18

# The counts, in order
ROUNDS: Final[i64] = 0
"""Remaining rounds, including this one."""
PHASE: Final[i64] = ROUNDS + 1
STAGE: Final[i64] = PHASE + _PHASES
"""The guild of the current stage, or of the next one."""
TO_ACT: Final[i64] = STAGE + _GUILDS
ACTOR: Final[i64] = TO_ACT + 1
"""Whether a helper of the player acts."""
WORK_POINTS: Final[i64] = ACTOR + 1
RAWS_LEFT: Final[i64] = WORK_POINTS + 1
DEBT: Final[i64] = RAWS_LEFT + 1
"""The remaining price for the player to act."""
BID: Final[i64] = DEBT + 1
"""The highest bid."""
LOT: Final[i64] = BID + 1
"""The type of the card being auctioned."""
PLACE: Final[i64] = LOT + 3
"""Players before this one in the turn order."""
PASSED: Final[i64] = PLACE + 1
HELPERS: Final[i64] = PASSED + 1
QUEUED: Final[i64] = HELPERS + 1
"""Waiting helpers in each guild."""
POINTS: Final[i64] = QUEUED + _GUILDS
"""Points on the track, in steps of four."""
CAPITAL: Final[i64] = POINTS + 1
CAPITAL_VALUE: Final[i64] = CAPITAL + 1
LARGEST_COLOUR: Final[i64] = CAPITAL_VALUE + 1
HAND: Final[i64] = LARGEST_COLOUR + 1
"""Building cards in hand, by type."""
NEW_IN_HAND: Final[i64] = HAND + 3
"""Those that produce a good that no built card produces."""
ROW: Final[i64] = NEW_IN_HAND + 1
ROW_COLOURS: Final[i64] = ROW + 1
"""Halves of built cards of each colour."""
MAKES: Final[i64] = ROW_COLOURS + _COLOURS
"""Each good that the built cards produce."""
LINES: Final[i64] = MAKES + GOODS
"""For each final product the goods missing in its line."""
ADVANCED: Final[i64] = LINES + FINALS
"""Built advanced cards by the number of their empty icons."""
EXTENDED: Final[i64] = ADVANCED + MOST_INPUTS + 1
FILLED_EXTENDED: Final[i64] = EXTENDED + 1
FAIR: Final[i64] = FILLED_EXTENDED + 1
CUBES: Final[i64] = FAIR + 1
"""Cubes in the supply."""
PRIVILEGES: Final[i64] = CUBES + 1
WORKS: Final[i64] = PRIVILEGES + 1
BONUSES: Final[i64] = WORKS + 1
"""Bonus tokens of the player."""
BONUSES_LEFT: Final[i64] = BONUSES + 1
"""Bonus tokens that are still available, for lines with at most one missing good."""
GRANARY: Final[i64] = BONUSES_LEFT + 1
"""Cubes in the granary."""
SHIPPED: Final[i64] = GRANARY + 1
"""Cubes in holds, and their points."""
SAFE: Final[i64] = SHIPPED + 2
"""Points of those with another cube beside them."""
CAPITAL_COLOURS: Final[i64] = SAFE + 1
"""Capital cards of each colour."""
GOODS_IN_HAND: Final[i64] = CAPITAL_COLOURS + _COLOURS
"""Building cards in hand, by the good they produce."""
FITTING: Final[i64] = GOODS_IN_HAND + GOODS
"""Building cards in hand that could be placed at an end of the row."""
BUILT_EXTENDED: Final[i64] = FITTING + 1
"""Each extended card: 1 if it is built, 2 with a cube on it."""
BUILT_ADVANCED: Final[i64] = BUILT_EXTENDED + TYPE_SIZE
"""Each advanced card: 1 if it is built, and its cubes."""
IN_GRANARY: Final[i64] = BUILT_ADVANCED + _ADVANCED
"""Cubes in each place of the granary."""
IN_HOLDS: Final[i64] = IN_GRANARY + HALVES
"""Cubes in each hold."""
OPEN_GOODS: Final[i64] = IN_HOLDS + _HOLDS
"""Open building cards, by the good they produce."""


def _all() -> tuple[Count, ...]:
    return (
        Count("rounds", 12), *[Count(f"phase-{phase}", 1) for phase in PHASES],
        *[Count(f"stage-{guild}", 1) for guild in GUILDS], Count("to_act", 1), Count("actor", 1),
        Count("work_points", 8), Count("raws_left", 3), Count("debt", 20), Count("bid", 20),
        *[Count(f"lot-{n}", 1) for n in range(3)], Count("place", 4), Count("passed", 1),
        Count("helpers", 5), *[Count(f"queued-{guild}", 2) for guild in GUILDS],
        Count("points", 60), Count("capital", 12), Count("capital_value", 40),
        Count("largest_colour", 8), *[Count(f"hand-{n}", 5) for n in range(3)],
        Count("new_in_hand", 6), Count("row", 20),
        *[Count(f"row-{colour}", 14) for colour in COLOURS],
        *[Count(f"makes-{good}", 1) for good in range(GOODS)],
        *[Count(f"line-{product}", int(_LONGEST_LINE)) for product in range(FINALS)],
        *[Count(f"advanced-{n}", 4) for n in range(MOST_INPUTS + 1)], Count("extended", 10),
        Count("filled_extended", 8), Count("fair", 3), Count("cubes", 20), Count("privileges", 3),
        Count("works", 3), Count("bonuses", 8), Count("bonuses_left", 8), Count("granary", 12),
        Count("shipped", 14), Count("shipped_points", 50), Count("safe_points", 50),
        *[Count(f"capital-{colour}", 6) for colour in COLOURS],
        *[Count(f"hand-makes-{good}", 2) for good in range(GOODS)], Count("fitting", 6),
        *[Count(f"extended-card-{card}", 2) for card in range(int(TYPE_SIZE))],
        *[Count(f"advanced-card-{card}", 4) for card in range(int(_ADVANCED))],
        *[Count(f"granary-{place}", 2) for place in range(int(HALVES))],
        *[Count(f"hold-{hold}", 2) for hold in range(int(_HOLDS))],
        *[Count(f"open-makes-{good}", 2) for good in range(GOODS)],
    )  # fmt: skip


COUNTS: Final = _all()
CLOCK: Final = "rounds"


def measure(state: "Craftsmen", seat: i64, amounts: vec[i64]) -> i64:
    """Write all counts and return the evaluation of the position."""
    player = state.players[seat]
    worth: i64 = evaluation.evaluate(state, seat)
    if state.over:
        return worth
    _hour(state, seat, amounts)
    _hand(state, player, amounts)
    _workshops(state, player, amounts)
    _cubes(state, seat, amounts)
    amounts[POINTS] = player.points // 4
    amounts[CUBES] = player.cubes
    amounts[PRIVILEGES] = player.privileges
    amounts[WORKS] = player.works
    amounts[BONUSES] = count(player.bonus)
    return worth


def _hour(state: "Craftsmen", seat: i64, amounts: vec[i64]) -> None:
    amounts[ROUNDS] = evaluation.rounds_left(state)
    amounts[PHASE + state.phase] = 1
    if state.stage < _GUILDS:
        amounts[STAGE + state.stage] = 1
    if seat == state.seat:
        amounts[TO_ACT] = 1
        amounts[DEBT] = max(0, state.price - value(state.paid))
    if seat == state.actor:
        amounts[ACTOR] = 1
        amounts[WORK_POINTS] = state.work_points
        amounts[RAWS_LEFT] = state.raws_left
    if state.lot != NO_BUILDING and state.bid > 0 and seat == state.bidder:
        amounts[BID] = state.bid
        amounts[LOT + min(state.lot // TYPE_SIZE, 2)] = 1
    place: i64 = 0
    while state.order[place] != seat:
        place += 1
    amounts[PLACE] = place
    amounts[PASSED] = state.passed >> seat & 1
    amounts[HELPERS] = state.players[seat].helpers
    for guild in range(_GUILDS):
        amounts[QUEUED + guild] = number_of(state.queues[guild], seat)


def _hand(state: "Craftsmen", player: Player, amounts: vec[i64]) -> None:
    amounts[CAPITAL] = player.capital_size
    amounts[CAPITAL_VALUE] = value(player.capital)
    for colour in range(_COLOURS):
        cards: i64 = number(player.capital & COLOUR[colour])
        amounts[LARGEST_COLOUR] = max(amounts[LARGEST_COLOUR], cards)
        amounts[CAPITAL_COLOURS + colour] = cards
    basic: i64 = player.low & (BIT[TYPE_SIZE] - 1)
    amounts[HAND] = count(basic)
    amounts[HAND + 1] = count(player.low ^ basic)
    amounts[HAND + 2] = count(player.advanced)
    makes: vec[i64] = state.material.makes
    for card in range(BUILDINGS):
        if player.has_card(card):
            amounts[GOODS_IN_HAND + makes[card]] += 1
            if not player.makes & BIT[makes[card]]:
                amounts[NEW_IN_HAND] += 1
    if len(player.row):
        first: i64 = player.row[0]
        last: i64 = player.row[len(player.row) - 1]
        material = state.material
        fits: i64 = material.fits_low[first] | material.fits_low[last]
        amounts[FITTING] = count(player.low & fits)
        fits = material.fits_advanced[first] | material.fits_advanced[last]
        amounts[FITTING] += count(player.advanced & fits)
    for open_card in state.places:
        if open_card != NO_BUILDING:
            amounts[OPEN_GOODS + makes[open_card]] += 1


def _workshops(state: "Craftsmen", player: Player, amounts: vec[i64]) -> None:
    material = state.material
    amounts[ROW] = len(player.row)
    for card in player.row:
        amounts[ROW_COLOURS + material.upper[card]] += 1
        amounts[ROW_COLOURS + material.lower[card]] += 1
    for good in range(GOODS):
        if player.makes & BIT[good]:
            amounts[MAKES + good] = 1
    for product in range(FINALS):
        lacking: i64 = count(material.lines[product] & ~player.makes)
        amounts[LINES + product] = lacking
        if lacking <= 1 and state.bonus_left & BIT[product]:
            amounts[BONUSES_LEFT] += 1
    empty: i64 = player.icons & ~player.filled_icons
    for advanced in range(_ADVANCED):
        if player.built_advanced & BIT[advanced]:
            amounts[ADVANCED + count(empty >> (MOST_INPUTS * advanced) & 7)] += 1
            filled: i64 = player.filled_icons >> (MOST_INPUTS * advanced) & 7
            amounts[BUILT_ADVANCED + advanced] = 1 + count(filled)
    for extended in range(TYPE_SIZE):
        if player.built_extended & BIT[extended]:
            amounts[BUILT_EXTENDED + extended] = 2 if player.filled_extended & BIT[extended] else 1
    amounts[EXTENDED] = count(player.built_extended)
    amounts[FILLED_EXTENDED] = count(player.filled_extended)
    amounts[FAIR] = player.fair


def _cubes(state: "Craftsmen", seat: i64, amounts: vec[i64]) -> None:
    cube: i64 = seat + 1
    for place in range(len(state.granary)):
        cubes: i64 = state.granary[place]
        own_there: i64 = (1 if cubes & 7 == cube else 0) + (1 if cubes >> 3 == cube else 0)
        amounts[GRANARY] += own_there
        amounts[IN_GRANARY + min(place, HALVES - 1)] += own_there
    for hold in range(len(state.holds)):
        left: i64 = state.holds[hold] & 7
        right: i64 = state.holds[hold] >> 3
        points: i64 = state.material.hold_points[hold]
        own: i64 = (1 if left == cube else 0) + (1 if right == cube else 0)
        amounts[SHIPPED] += own
        amounts[IN_HOLDS + min(hold, _HOLDS - 1)] += own
        amounts[SHIPPED + 1] += own * points
        if left and right:
            amounts[SAFE] += own * points
