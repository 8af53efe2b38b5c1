"""The moves of The Builders, as numbers and as texts.

| text | meaning |
|---|---|
| `start chapel` | start the construction of the chapel |
| `hire craftsman_03` | hire that worker |
| `send craftsman_03 chapel` | send a worker or a machine to work at one's own site |
| `take 2` | take coins for 2 actions |
| `buy` | buy one more action |
| `end` | end the turn, when no action is left |
"""

from typing import Final

from guildhall.core.errors import UnparsableMove
from guildhall.core.events import Facts
from guildhall.core.native import i64
from guildhall.games.builders.components import (
    BUILDING_IDS,
    BUILDINGS,
    COINS_FOR_ACTIONS,
    UNIT_IDS,
    UNITS,
    WORKER_IDS,
    WORKERS,
)

START: Final[i64] = 0
HIRE: Final[i64] = START + BUILDINGS
SEND: Final[i64] = HIRE + WORKERS
TAKE: Final[i64] = SEND + BUILDINGS * UNITS
BUY: Final[i64] = TAKE + 3
END: Final[i64] = BUY + 1
N_ACTIONS: Final[i64] = END + 1


def send(unit: i64, building: i64) -> i64:
    return SEND + building * UNITS + unit


def take(actions: i64) -> i64:
    return TAKE + actions - 1


def text(action: i64) -> str:
    if action < HIRE:
        return "start " + BUILDING_IDS[action - START]
    if action < SEND:
        return "hire " + WORKER_IDS[action - HIRE]
    if action < TAKE:
        pair: i64 = action - SEND
        return "send " + UNIT_IDS[pair % UNITS] + " " + BUILDING_IDS[pair // UNITS]
    if action < BUY:
        return f"take {action - TAKE + 1}"
    return "buy" if action == BUY else "end"


_ACTION: Final[dict[str, int]] = {text(action): int(action) for action in range(N_ACTIONS)}


def parse(words: str) -> int:
    action = _ACTION.get(" ".join(words.split()))
    if action is None:
        raise UnparsableMove(move=words)
    return action


def describe(action: i64) -> tuple[str, Facts]:
    if action < HIRE:
        return "builders-move-start", {"building": BUILDING_IDS[action - START]}
    if action < SEND:
        return "builders-move-hire", {"worker": WORKER_IDS[action - HIRE]}
    if action < TAKE:
        pair: i64 = action - SEND
        return "builders-move-send", {
            "worker": UNIT_IDS[pair % UNITS],
            "building": BUILDING_IDS[pair // UNITS],
        }
    if action < BUY:
        actions = action - TAKE + 1
        return "builders-move-take", {
            "actions": int(actions),
            "coins": int(COINS_FOR_ACTIONS[actions]),
        }
    return ("builders-move-buy" if action == BUY else "builders-move-end"), {}
