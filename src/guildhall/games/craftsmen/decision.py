"""What can be asked of a player: each question is one object that knows all about itself."""

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
    """A question; the chapters of the rules have a class for each of theirs."""

    name = "nothing"
    kind = "one"
    """How a person answers: one thing, a pair, a set, a number, or a choice of words."""
    rule = "C24"
    """The rule that says what is to be decided."""
    number: i64 = 0
    """Its place in the list of all, by which snapshots name it."""

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        """Write the possible answers, ascending; return their number."""
        return 0

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        """Do what was answered, unless it is to pass or to spend a work token."""
        raise NotImplementedError

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        raise NotImplementedError

    def play_for_card(self, state: "Craftsmen", action: i64, kind: i64, log: Log | None) -> None:
        """Do what was answered, now that the capital card it costs has been chosen."""
        raise NotImplementedError

    def things(self, state: "Craftsmen", action: i64) -> list[str]:
        """The things on the table that a person points at for an answer."""
        return state.game.moves.things(int(action), int(state.seat))

    # Sets

    def pieces(self, state: "Craftsmen") -> list[str]:
        """The things of which a set can be made."""
        return pieces_of_moves(state)

    def compose(self, state: "Craftsmen", things: list[str]) -> Composed:
        """What a set of things makes."""
        return of_moves(state, things)

    def best_sets(self, state: "Craftsmen") -> list[list[str]]:
        """The sets that a sensible player would choose among, the best first."""
        return []

    # Words

    def question(self, state: "Craftsmen") -> tuple[str, Facts]:
        return f"craftsmen-question-{self.message()}", {}

    def describe(self, state: "Craftsmen", action: i64) -> tuple[str, Facts]:
        return state.game.describe(int(action))

    def describe_pass(self, state: "Craftsmen") -> tuple[str, Facts]:
        """To pass means something else at every question."""
        return f"craftsmen-play-pass-{self.message()}", {}

    def message(self) -> str:
        return self.name.replace("_", "-")

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        return []

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        """Why an action, other than a work token, is no possible answer."""
        return self.asks_else()

    def asks_else(self) -> Refusal:
        """Something else is asked."""
        return Refusal(self.rule, "craftsmen-refused-now", {"decision": "decision_" + self.name})


class HelperDecision(Decision):
    """What a helper does in its guild; it may be left, wholly or in part (A36)."""

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        leave(state)


def leave(state: "Craftsmen") -> None:
    """The helper does nothing, or nothing more."""
    begun = state.progress == phases.BEGUN
    state.progress = phases.ACTED if begun else phases.SKIPPED


NOTHING: Final = Decision()
"""Nobody is asked: the game goes on by itself, or is over."""
