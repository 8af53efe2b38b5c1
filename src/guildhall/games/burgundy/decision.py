"""A decision: one question to the player whose turn it is, and all that belongs to it."""

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
    """What may be done, doing it, why something else may not be done, and the words for it."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind
        """How it is answered at the table: by `one` thing, a `pair` or a `set` of them."""

    def legal(self, state: "Burgundy", buffer: vec[i64]) -> i64:
        """Write the legal actions, ascending, to the front of the buffer; return their number."""
        raise NotImplementedError

    def play(self, state: "Burgundy", action: i64, log: Log | None) -> None:
        raise NotImplementedError

    def refusal(self, state: "Burgundy", action: i64) -> Refusal:
        """Why an action is not legal."""
        raise NotImplementedError

    def describe(self, state: "Burgundy", action: i64) -> tuple[str, Facts]:
        """Message and facts that say a legal action to the seat to act."""
        return MOVES.describe(int(action))

    def things(self, state: "Burgundy", action: i64) -> list[str]:
        """The things that the seat to act points at for a legal action."""
        return MOVES.things(int(action), int(state.seat))

    def question(self, state: "Burgundy") -> tuple[str, Facts]:
        """What the player is asked."""
        return f"burgundy-question-{self.name}", {}

    def compose(self, state: "Burgundy", things: list[str]) -> Composed:
        """What a set of things makes, where one is asked for."""
        return of_moves(state, things)

    def best_sets(self, state: "Burgundy") -> list[list[str]]:
        """The sets that a sensible player would choose among, the best first."""
        return []

    def preview(self, state: "Burgundy", action: i64, log: Log) -> list[tuple[str, Facts]]:
        """What a legal action would cost and bring, read off the log of trying it."""
        return preview.preview(state, action, log)


def at_another_time(action: i64) -> Refusal | None:
    """The refusal of an action that belongs to one other decision alone."""
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
