"""The moves of The Builders."""

from typing import Final

from guildhall.compiled_types import i64, vec
from guildhall.core.moves import Moves, Part, Verb
from guildhall.games.builders.components import (
    BUILDING_IDS,
    COINS_FOR_ACTIONS,
    UNIT_IDS,
    WORKER_IDS,
)

MOST_ACTIONS: Final = 3
"""Numbers of actions for which coins can be taken at once (B56)."""
_BUILDING: Final = Part("building", BUILDING_IDS)
_ACTIONS: Final = Part(
    "actions",
    [str(actions) for actions in range(1, MOST_ACTIONS + 1)],
    lambda value: {"actions": value + 1, "coins": int(COINS_FOR_ACTIONS[value + 1])},
)

MOVES: Final = Moves(
    "builders",
    [
        Verb("start", "start {building}", _BUILDING),
        Verb("hire", "hire {worker}", Part("worker", WORKER_IDS)),
        Verb("send", "send {worker} {building}", _BUILDING, Part("worker", UNIT_IDS)),
        Verb("take", "take {actions}", _ACTIONS),
        Verb("buy", "buy"),
        Verb("end", "end"),
    ],
    things={"building": "building:{}", "worker": "unit:{}"},
)

START: Final[i64] = MOVES.number("start")
HIRE: Final[i64] = MOVES.number("hire")
SEND: Final[i64] = MOVES.number("send")
TAKE: Final[i64] = MOVES.number("take")
BUY: Final[i64] = MOVES.number("buy")
END: Final[i64] = MOVES.number("end")

_VERB: Final = vec[i64](MOVES.verbs())
_BUILDING_OF: Final = vec[i64](MOVES.values("building"))
_UNIT_OF: Final = vec[i64](MOVES.values("worker"))
_ACTIONS_OF: Final = vec[i64](MOVES.values("actions"))

_FIRST_START: Final[i64] = MOVES.first("start")
_FIRST_HIRE: Final[i64] = MOVES.first("hire")
_FIRST_SEND: Final[i64] = MOVES.first("send")
_SITE_STRIDE: Final[i64] = MOVES.stride("send", "building")
_FIRST_TAKE: Final[i64] = MOVES.first("take")
BUY_ACTION: Final[i64] = MOVES.first("buy")
END_TURN: Final[i64] = MOVES.first("end")


def verb_of(action: i64) -> i64:
    return _VERB[action]


def building_of(action: i64) -> i64:
    return _BUILDING_OF[action]


def unit_of(action: i64) -> i64:
    """The unit that is hired or sent: a worker or, from WORKERS on, a machine."""
    return _UNIT_OF[action]


def actions_of(action: i64) -> i64:
    """The number of actions for which coins are taken."""
    return _ACTIONS_OF[action] + 1


def start(building: i64) -> i64:
    return _FIRST_START + building


def hire(worker: i64) -> i64:
    return _FIRST_HIRE + worker


def first_send(building: i64) -> i64:
    """The first of the moves to this building, which are ordered by the unit sent."""
    return _FIRST_SEND + building * _SITE_STRIDE


def take(actions: i64) -> i64:
    return _FIRST_TAKE + actions - 1
