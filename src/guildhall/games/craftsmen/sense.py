"""What a sensible craftsman wants: rough values, one guess a move."""

from typing import TYPE_CHECKING

from guildhall.core.native import i64

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def eagerness(state: "Craftsmen", action: i64) -> i64:
    return 1
