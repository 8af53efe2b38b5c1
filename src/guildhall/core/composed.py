"""Answers that are sets: what things ticked on the table make together."""

from typing import TYPE_CHECKING, final

from guildhall.core.errors import Refusal
from guildhall.core.events import Facts

if TYPE_CHECKING:
    from guildhall.core.state import State


@final
class Composed:
    """What a set of things makes, in whatever order they were ticked."""

    def __init__(
        self,
        steps: list[int],
        says: list[tuple[str, Facts]],
        refusal: Refusal | None = None,
    ) -> None:
        self.steps = steps
        """The actions that make it, one after the other; none while the set is no answer."""
        self.says = says
        """What it makes so far: messages and their facts."""
        self.refusal = refusal
        """Why it cannot be part of any answer."""


def of_moves(state: "State", things: list[str]) -> Composed:
    """The one legal action for which a person points at exactly these things."""
    wanted = sorted(set(things))
    for action in state.legal():
        if wanted and sorted(state.things(action)) == wanted:
            return Composed([action], state.preview(action).says)
    return Composed([], [])


def pieces_of_moves(state: "State") -> list[str]:
    """All things that a person points at for a legal action, each once."""
    found: dict[str, None] = {}
    for action in state.legal():
        for thing in state.things(action):
            found[thing] = None
    return list(found)
