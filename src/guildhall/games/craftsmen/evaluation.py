"""The value of a position, and the search settings of the game."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count
from guildhall.games.craftsmen.player import Player

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


# Values of things before they become points, in hundredths of a point.
_SHIPPED: Final[i64] = 90
"""Share of each point printed beside a hold: a cube may still be pushed out."""
_IN_THE_GRANARY: Final[i64] = 90
_BUILT_A_YEAR: Final[i64] = 60
"""Value of the two colours of a card for the sets of the city."""
_WORKSHOP_A_SEASON: Final[i64] = 40
_LINE_A_SEASON: Final = vec[i64]([200, 70, 25, 10, 0, 0, 0, 0])
"""Value of a production line by the number of missing goods."""
_CAPITAL: Final[i64] = 70
_CARD: Final[i64] = 60
_CUBE: Final[i64] = 60
"""Value of a cube on an icon of a workshop or at the fair."""
_PRIVILEGE: Final[i64] = 80
_WORK: Final[i64] = 150
_LAST_YEAR: Final[i64] = 3
_SEASONS: Final[i64] = 4


def evaluate(state: "Craftsmen", seat: i64) -> i64:
    """Points, cubes that will score at the end of the year, and future production."""
    player = state.players[seat]
    worth: i64 = 100 * player.points + _bonuses(state, player)
    if state.over:
        return worth
    worth += _shipped(state, seat) + _stored(state, seat)
    worth += _CAPITAL * min(player.capital_size, 8) + _CARD * min(player.hand_size(), 4)
    worth += _CUBE * (player.cubes_on_icons() + player.fair)
    worth += _PRIVILEGE * player.privileges + _WORK * player.works
    return worth + _workshops_worth(state, player)


def account(state: "Craftsmen", seat: i64) -> dict[str, int]:
    """The parts of `evaluate` by source."""
    player = state.players[seat]
    found = {"points": int(100 * player.points), "bonuses": int(_bonuses(state, player))}
    if state.over:
        return found
    years: i64 = _LAST_YEAR + 1 - state.year
    city: i64 = _BUILT_A_YEAR * years * len(player.row)
    found["ships"] = int(_shipped(state, seat))
    found["granary"] = int(_stored(state, seat))
    found["capital"] = int(_CAPITAL * min(player.capital_size, 8))
    found["cards"] = int(_CARD * min(player.hand_size(), 4))
    found["goods"] = int(_CUBE * (player.cubes_on_icons() + player.fair))
    found["privileges"] = int(_PRIVILEGE * player.privileges)
    found["works"] = int(_WORK * player.works)
    found["city"] = int(city)
    found["workshops"] = int(_workshops_worth(state, player) - city)
    return found


def _bonuses(state: "Craftsmen", player: Player) -> i64:
    worth: i64 = 0
    for product in range(8):
        if player.bonus & BIT[product]:
            worth += 100 * state.material.bonus[product]
    return worth


def _shipped(state: "Craftsmen", seat: i64) -> i64:
    """Cubes in the holds of the ships."""
    cube: i64 = seat + 1
    worth: i64 = 0
    for hold in range(len(state.holds)):
        cubes: i64 = state.holds[hold]
        points: i64 = _SHIPPED * state.material.hold_points[hold]
        if cubes & 7 == cube:
            worth += points
        if cubes >> 3 == cube:
            worth += points
    return worth


def _stored(state: "Craftsmen", seat: i64) -> i64:
    """Cubes in the granary."""
    cube: i64 = seat + 1
    worth: i64 = 0
    for cubes in state.granary:
        if cubes & 7 == cube:
            worth += _IN_THE_GRANARY
        if cubes >> 3 == cube:
            worth += _IN_THE_GRANARY
    return worth


def rounds_left(state: "Craftsmen") -> i64:
    """Remaining rounds, including this one."""
    return (_LAST_YEAR + 1 - state.year) * _SEASONS - state.season


def _workshops_worth(state: "Craftsmen", player: Player) -> i64:
    """The future value of the built cards."""
    years: i64 = _LAST_YEAR + 1 - state.year
    seasons: i64 = rounds_left(state)
    worth: i64 = _BUILT_A_YEAR * years * len(player.row)
    a_season: i64 = _WORKSHOP_A_SEASON * count(player.built_extended)
    for product in range(8):
        a_season += _LINE_A_SEASON[count(state.material.lines[product] & ~player.makes)]
    return worth + a_season * seasons
