"""The thirty travellers of Ferry: five trades with the fares 1 to 6 (F1)."""

from typing import Final

from guildhall.compiled_types import i64

TRADES: Final = ["baker", "miller", "monk", "smith", "weaver"]
FARES: Final[i64] = 6
TRAVELLERS: Final[i64] = 30
TRAVELLER_IDS: Final = [f"{trade}_{fare}" for trade in TRADES for fare in range(1, 7)]

QUAY: Final[i64] = 3  # F2
ROOM: Final[i64] = 4  # F5
FEWEST: Final[i64] = 2  # F6

MATERIAL: Final = {"travellers": TRAVELLER_IDS}


def trade_of(traveller: i64) -> i64:
    return traveller // FARES


def fare_of(traveller: i64) -> i64:
    return traveller % FARES + 1
