"""A legal move in words: to pass means something else at every question."""

from typing import TYPE_CHECKING

from guildhall.core.events import Facts
from guildhall.core.native import i64
from guildhall.games.craftsmen import decisions, moves

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def describe(state: "Craftsmen", action: i64) -> tuple[str, Facts]:
    if action == moves.PASS:
        if state.decision == decisions.BUILD and state.progress == decisions.BEGUN:
            return "craftsmen-play-pass-built", {}
        question = decisions.NAMES[state.decision].replace("_", "-")
        return f"craftsmen-play-pass-{question}", {}
    if action == moves.PRIVILEGE:
        at_work = state.decision == decisions.CRAFT
        return "craftsmen-play-privilege-" + ("crafts" if at_work else "bankers"), {}
    return state.game.describe(int(action))
