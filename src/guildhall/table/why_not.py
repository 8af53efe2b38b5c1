"""Why a move is not possible."""

from typing import Final

from guildhall.core.errors import Refusal
from guildhall.core.state import State
from guildhall.table.view import Reason

_MOST_REASONS: Final = 8


def reasons(state: State, text: str | None, things: list[str], language: str) -> list[Reason]:
    """For a move, or for the moves that things most likely mean: why they are not possible.

    Several moves that one reason forbids are answered once.
    """
    meant = state.nearest(things) if text is None else [state.game.parse(text)]
    legal = set(state.legal())
    found: dict[object, Reason] = {}
    for action in meant:
        refusal = None if action in legal else state.refusal(action)
        same = refusal and (refusal.rule, refusal.message, str(refusal.facts))
        if same not in found:
            found[same] = reason(state.game.text(action), refusal, language)
    return list(found.values())[:_MOST_REASONS]


def reason(move: str, refusal: Refusal | None, language: str) -> Reason:
    """The refusal of a move in a language; without one the move is possible."""
    if refusal is None:
        return Reason(move, possible=True)
    return Reason(
        move,
        possible=False,
        rule=refusal.rule,
        message=refusal.message,
        facts=dict(refusal.facts),
        sentence=refusal.sentence(language),
    )
