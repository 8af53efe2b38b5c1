"""The interface of a decision: one question to the player to act."""

from typing import TYPE_CHECKING

from guildhall.compiled_types import i64, vec
from guildhall.core.composed import Composed, of_moves
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.burgundy import preview
from guildhall.games.burgundy.moves import (
    CHOOSE,
    DECLINE,
    DISCARD,
    KEEP,
    LOAD,
    MOVES,
    verb_of,
)

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy


class Decision:
    """Legal moves, their effects, refusals and texts of one question."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind
        """The kind of answer: `one` thing, a `pair` or a `set`."""

    def legal(self, state: "Burgundy", buffer: vec[i64]) -> i64:
        """Write the legal actions, ascending, to the front of the buffer; return their number."""
        raise NotImplementedError

    def play(self, state: "Burgundy", action: i64, log: Log | None) -> None:
        raise NotImplementedError

    def refusal(self, state: "Burgundy", action: i64) -> Refusal:
        """Why an action is illegal."""
        raise NotImplementedError

    def describe(self, state: "Burgundy", action: i64) -> tuple[str, Facts]:
        """Message and facts that describe a legal action to the seat to act."""
        return MOVES.describe(int(action))

    def things(self, state: "Burgundy", action: i64) -> list[str]:
        """The things to click for a legal action."""
        return MOVES.things(int(action), int(state.seat))

    def question(self, state: "Burgundy") -> tuple[str, Facts]:
        """The message of the question."""
        return f"burgundy-question-{self.name}", {}

    def compose(self, state: "Burgundy", things: list[str]) -> Composed:
        """The effect of a selection, if the answer is a set."""
        return of_moves(state, things)

    def best_sets(self, state: "Burgundy") -> list[list[str]]:
        """The sets that a sensible player would consider, the best first."""
        return []

    def preview(self, state: "Burgundy", action: i64, log: Log) -> list[tuple[str, Facts]]:
        """Cost and gain of a legal action, derived from the log of trying it."""
        return preview.preview(state, action, log)


def at_another_time(action: i64) -> Refusal | None:
    """The refusal of an action that belongs to another decision."""
    verb: i64 = verb_of(action)
    if verb == CHOOSE:
        return Refusal("K168", "burgundy-refused-estate-fixed", {})
    if verb == DISCARD:
        return Refusal("K60", "burgundy-refused-discard", {})
    if verb in (LOAD, KEEP):
        return Refusal("K76", "burgundy-refused-no-ship", {})
    if verb == DECLINE:
        return Refusal("K94", "burgundy-refused-nothing-to-decline", {})
    return None
