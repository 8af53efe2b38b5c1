"""The moves of Ferry."""

from typing import Final

from guildhall.compiled_types import i64, vec
from guildhall.core.moves import Moves, Part, Verb
from guildhall.games.ferry.components import TRAVELLER_IDS

MOVES: Final = Moves(
    "ferry",
    [
        Verb("board", "board {traveller}", Part("traveller", TRAVELLER_IDS)),
        Verb("draw", "draw"),
        Verb("cross", "cross"),
        Verb("wait", "wait"),
    ],
    things={"traveller": "traveller:{}"},
)

_TRAVELLER: Final = vec[i64](MOVES.values("traveller"))
DRAW: Final[i64] = MOVES.first("draw")
CROSS: Final[i64] = MOVES.first("cross")
WAIT: Final[i64] = MOVES.first("wait")


def traveller_of(action: i64) -> i64:
    """Return the traveller that boards, or -1 for other moves."""
    return _TRAVELLER[action]


def board(traveller: i64) -> i64:
    return traveller
