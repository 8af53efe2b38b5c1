"""The 84 cards as flat tables, from `components.json`.

Amounts of the four materials are packed into one number, eight bits each, so that a whole
crew is added at once: stone lowest, then wood, knowledge, tile.
"""

import json
from importlib.resources import files
from typing import Any, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT

MATERIAL: Final[dict[str, Any]] = json.loads(
    files("guildhall.games.builders").joinpath("components.json").read_text("utf-8")
)
MATERIALS: Final[list[str]] = MATERIAL["materials"]

_WORKERS: Final[list[dict[str, Any]]] = MATERIAL["workers"]
_BUILDINGS: Final[list[dict[str, Any]]] = MATERIAL["buildings"]
_MACHINES: Final[list[dict[str, Any]]] = [card for card in _BUILDINGS if "produces" in card]

WORKERS: Final[i64] = 42
BUILDINGS: Final[i64] = 42
FIRST_MACHINE: Final[i64] = 34
"""Buildings from this number on are machines."""
UNITS: Final[i64] = 50
"""Units that can be sent to work: the 42 workers, then the 8 machines."""
MACHINE_UNIT: Final[i64] = 8
"""The unit number of a machine is its building number plus this."""

START_COINS: Final[i64] = 10  # B18
ROW_SIZE: Final[i64] = 5  # B13, B16
FREE_ACTIONS: Final[i64] = 3  # B23
EXTRA_ACTION_PRICE: Final[i64] = 5  # B24
COINS_FOR_ACTIONS: Final = vec[i64]([0, 1, 3, 6])  # B55
POINTS_TO_END: Final[i64] = 17  # B73
COINS_PER_POINT: Final[i64] = 10  # B78

# BA20: limits of Guildhall, so that every game ends.
QUIET_ROUNDS: Final[i64] = 30
"""Full rounds without a building started, a worker hired or sent."""
FRUITLESS_ROUNDS: Final[i64] = 60
"""Full rounds without a building finished."""

LANES: Final[i64] = 0x80808080
"""The highest bit of each material's eight; amounts stay below it."""


def packed(amounts: list[int]) -> int:
    return amounts[0] + amounts[1] * 2**8 + amounts[2] * 2**16 + amounts[3] * 2**24


def amount(materials: i64, material: i64) -> i64:
    """The amount of one material in a packed amount."""
    return (materials >> (8 * material)) & 0x7F


def total(materials: i64) -> i64:
    """The sum of all four materials."""
    return amount(materials, 0) + amount(materials, 1) + amount(materials, 2) + amount(materials, 3)


def useful(made: i64, present: i64, needed: i64) -> i64:
    """Units of `made` that a site still lacks."""
    found: i64 = 0
    for material in range(4):
        lack: i64 = amount(needed, material) - amount(present, material)
        found += max(0, min(lack, amount(made, material)))
    return found


WORKER_IDS: Final[list[str]] = [card["id"] for card in _WORKERS]
BUILDING_IDS: Final[list[str]] = [card["id"] for card in _BUILDINGS]
UNIT_IDS: Final[list[str]] = WORKER_IDS + [card["id"] for card in _MACHINES]
APPRENTICES: Final[list[int]] = [
    n for n, card in enumerate(_WORKERS) if card["rank"] == "apprentice"
]

WAGE: Final = vec[i64]([card["wage"] for card in _WORKERS] + [0 for _ in _MACHINES])
PRODUCES: Final = vec[i64]([packed(card["produces"]) for card in _WORKERS + _MACHINES])
NEEDS: Final = vec[i64]([packed(card["needs"]) for card in _BUILDINGS])
COINS: Final = vec[i64]([card["coins"] for card in _BUILDINGS])
POINTS: Final = vec[i64]([card["points"] for card in _BUILDINGS])

HIGHEST_WAGE: Final[i64] = 5
AFFORDABLE: Final = vec[i64](
    [sum(BIT[unit] for unit in range(UNITS) if WAGE[unit] <= coins) for coins in range(6)]
)
"""The units whose wage a player with 0 to 5 coins can pay."""
