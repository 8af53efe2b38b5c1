"""What the seat to act can choose: its moves, its question, and what a set of things makes."""

from guildhall.core.composed import Composed
from guildhall.core.state import State
from guildhall.table.previews import sentences
from guildhall.table.view import Bundle, LegalMove, Preview, Reason, Sentence
from guildhall.table.why_not import reason


def legal_moves(state: State, texts: dict[int, str]) -> list[LegalMove]:
    """The legal moves, given by action with their texts."""
    moves = state.game.moves
    found = []
    for action, text in texts.items():
        message, facts = state.describe(action)
        verb = moves.verb(action)
        found.append(
            LegalMove(text, verb.name, message, dict(facts), state.things(action), verb.idle)
        )
    return found


def question(state: State) -> Sentence:
    message, facts = state.question()
    return Sentence(message, dict(facts))


def compose(
    state: State, things: list[str], language: str
) -> tuple[Bundle, Reason | None, list[Bundle]]:
    """What things make together, why they are no answer, and the best sets if none are given."""
    if state.kind() != "set":
        return Bundle([], [], []), None, []
    made = state.compose(things)
    best = [] if things else state.best_sets()
    offered = [_bundle(state, one, state.compose(one)) for one in best]
    why = reason("", made.refusal, language) if made.refusal else None
    return _bundle(state, things, made), why, offered


def _bundle(state: State, things: list[str], made: Composed) -> Bundle:
    steps = [state.game.text(action) for action in made.steps]
    return Bundle(things, steps, sentences(made.says), _preview(state, made.steps))


def _preview(state: State, steps: list[int]) -> Preview | None:
    """The effect of the set on the turn; its cost is part of its description."""
    if not steps:
        return None
    before = state.clone()
    for action in steps[:-1]:
        before.play(action)
    last = before.preview(steps[-1])
    return Preview(last.reveals, last.ends, last.costs, [])
