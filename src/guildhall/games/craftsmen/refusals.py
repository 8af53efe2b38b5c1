"""Why a move is not possible now, with the rule that forbids it."""

from typing import TYPE_CHECKING

from guildhall.core.errors import Refusal
from guildhall.core.native import i64

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def refusal(state: "Craftsmen", action: i64) -> Refusal:
    return Refusal("C25", "craftsmen-refused-now", {})
