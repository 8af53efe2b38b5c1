"""What each legal move would cost and bring, as far as the seat to act can know it."""

from collections.abc import Sequence

from guildhall.core.events import Facts
from guildhall.core.state import State
from guildhall.table.view import Preview, Sentence


def previews(state: State, texts: dict[int, str]) -> dict[str, Preview]:
    """By the text of each legal move; the moves are given by action with their texts."""
    return {text: preview(state, action) for action, text in texts.items()}


def preview(state: State, action: int) -> Preview:
    known = state.preview(action)
    return Preview(known.reveals, known.ends, known.costs, sentences(known.says))


def sentences(says: Sequence[tuple[str, Facts]]) -> list[Sentence]:
    return [Sentence(message, dict(facts)) for message, facts in says]
