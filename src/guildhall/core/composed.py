"""Set-valued answers: the effect of a selection of things."""

from typing import TYPE_CHECKING, final

from guildhall.core.errors import Refusal
from guildhall.core.events import Facts

if TYPE_CHECKING:
    from guildhall.core.state import State


@final
class Composed:
    """The effect of selected things, in any order."""

    def __init__(
        self,
        steps: list[int],
        says: list[tuple[str, Facts]],
        refusal: Refusal | None = None,
    ) -> None:
        self.steps = steps
        """The actions that the set stands for, in order; empty while the set is not an answer."""
        self.says = says
        """Description of the selection: messages and their facts."""
        self.refusal = refusal
        """Why the selection cannot be part of any answer."""


def of_moves(state: "State", things: list[str]) -> Composed:
    """The one legal action whose things are exactly these."""
    wanted = sorted(set(things))
    for action in state.legal():
        if wanted and sorted(state.things(action)) == wanted:
            return Composed([action], state.preview(action).says)
    return Composed([], [])


def pieces_of_moves(state: "State") -> list[str]:
    """All things of a legal action, each once."""
    found: dict[str, None] = {}
    for action in state.legal():
        for thing in state.things(action):
            found[thing] = None
    return list(found)
