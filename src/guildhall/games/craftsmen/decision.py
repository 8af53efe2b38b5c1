"""The interface of a decision: each question is one object with its rules and texts."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64, vec
from guildhall.core.composed import Composed, of_moves, pieces_of_moves
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.craftsmen import phases

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

Said = list[tuple[str, Facts]]


class Decision:
    """A question; the chapters of the rules define a class for each of theirs."""

    name = "nothing"
    kind = "one"
    """The kind of answer: one thing, a pair, a set, a number, or a choice of texts."""
    rule = "C24"
    """The rule that requires the decision."""
    number: i64 = 0
    """Its index in the list of all decisions, used in snapshots."""

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        """Write the legal answers, ascending; return their number."""
        return 0

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        """Execute the answer, unless it is a pass or a work token."""
        raise NotImplementedError

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        raise NotImplementedError

    def play_for_card(self, state: "Craftsmen", action: i64, kind: i64, log: Log | None) -> None:
        """Execute the answer after the capital card that pays for it has been chosen."""
        raise NotImplementedError

    def things(self, state: "Craftsmen", action: i64) -> list[str]:
        """The things to click for an answer."""
        return state.game.moves.things(int(action), int(state.seat))

    # Sets

    def pieces(self, state: "Craftsmen") -> list[str]:
        """The things that can be selected."""
        return pieces_of_moves(state)

    def compose(self, state: "Craftsmen", things: list[str]) -> Composed:
        """The effect of a selection."""
        return of_moves(state, things)

    def best_sets(self, state: "Craftsmen") -> list[list[str]]:
        """The sets that a sensible player would consider, the best first."""
        return []

    # Texts

    def question(self, state: "Craftsmen") -> tuple[str, Facts]:
        return f"craftsmen-question-{self.message()}", {}

    def describe(self, state: "Craftsmen", action: i64) -> tuple[str, Facts]:
        return state.game.describe(int(action))

    def describe_pass(self, state: "Craftsmen") -> tuple[str, Facts]:
        """The text of a pass depends on the question."""
        return f"craftsmen-play-pass-{self.message()}", {}

    def message(self) -> str:
        return self.name.replace("_", "-")

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        return []

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        """Why an action, other than a work token, is not a legal answer."""
        return self.asks_else()

    def asks_else(self) -> Refusal:
        """The action answers another question."""
        return Refusal(self.rule, "craftsmen-refused-now", {"decision": "decision_" + self.name})


class HelperDecision(Decision):
    """The action of a helper in its guild; it may be skipped, completely or in part (A36)."""

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        leave(state)


def leave(state: "Craftsmen") -> None:
    """The helper does nothing, or nothing more."""
    begun = state.progress == phases.BEGUN
    state.progress = phases.ACTED if begun else phases.SKIPPED


NOTHING: Final = Decision()
"""No decision is pending: the game continues automatically, or is over."""
