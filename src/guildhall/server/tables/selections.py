"""Answers that are sets: what ticked things make, and which sets are offered."""

from guildhall.core.composed import Composed
from guildhall.core.errors import Refusal
from guildhall.core.state import State
from guildhall.server.tables.moves import sentences, turn_of
from guildhall.server.tables.table import Table
from guildhall.table.view import Bundle, Preview


def compose(
    table: Table, person: str, at: int, things: list[str]
) -> tuple[Bundle, Refusal | None, list[Bundle]]:
    """What somebody's things make, why they cannot, and the best sets where nothing is ticked."""
    running, _ = turn_of(table, person, at)
    return compose_at(running.state, things)


def compose_at(state: State, things: list[str]) -> tuple[Bundle, Refusal | None, list[Bundle]]:
    if state.kind() != "set":
        return Bundle([], [], []), None, []
    made = state.compose(things)
    best = [] if things else state.best_sets()
    offered = [_bundle(state, one, state.compose(one)) for one in best]
    return _bundle(state, things, made), made.refusal, offered


def _bundle(state: State, things: list[str], made: Composed) -> Bundle:
    steps = [state.game.text(action) for action in made.steps]
    return Bundle(things, steps, sentences(made.says), _preview(state, made.steps))


def _preview(state: State, steps: list[int]) -> Preview | None:
    """What giving the set means for the turn; what it costs is said by the set itself."""
    if not steps:
        return None
    before = state.clone()
    for action in steps[:-1]:
        before.play(action)
    last = before.preview(steps[-1])
    return Preview(last.reveals, last.ends, last.costs, [])
