"""Computes the current step of a lesson from the answers given so far."""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache

from guildhall import locales
from guildhall.core.errors import GuildhallError
from guildhall.core.events import Log
from guildhall.core.game import Game
from guildhall.core.state import State
from guildhall.lessons.script import Chapter, Step, message_of, script

Answer = Sequence[str]
"""The texts of the moves of an answer; empty for a step without a move."""


@dataclass(frozen=True)
class Made:
    """A move that was made in a lesson."""

    action: int
    before: State
    after: State
    log: Log


@dataclass(frozen=True)
class Standing:
    """The state of a lesson."""

    state: State
    number: int
    """The number of valid answers, which is the index of the current step."""
    step: Step | None
    """None at the end of the chapter."""
    made: list[Made]
    """The moves played since the previous step."""
    mistake: str = ""
    """The message that replies to the last answer, if it was not the requested one."""


def follow(game: Game, chapter: Chapter, answers: Sequence[Answer]) -> Standing:
    """The step after the last right answer.

    Raises if the rules forbid the last answer. Earlier answers that no longer match, because the
    script has changed, are dropped together with all later ones.
    """
    state, made = beginning(game, chapter), list[Made]()
    for number, step in enumerate(chapter.steps):
        if number == len(answers):
            return Standing(state, number, step, made)
        last = number == len(answers) - 1
        try:
            mistake = _mistake(game, chapter, step, state, answers[number])
        except GuildhallError:
            if last:
                raise
            return Standing(state, number, step, made)
        if mistake:
            return Standing(state, number, step, made, mistake if last else "")
        state, made = _played(state, [*answers[number], *step.then])
    return Standing(state, len(chapter.steps), None, made)


@cache
def beginning(game: Game, chapter: Chapter) -> State:
    """The start of a chapter; must not be modified."""
    if chapter.follows:
        before = next(one for one in script(game).chapters if one.name == chapter.follows)
        return follow(game, before, models(before)).state
    state = game.new(chapter.seats, chapter.seed, **chapter.options)
    for move in chapter.before.split(";"):
        if move.strip():
            state.play(game.parse(move.strip()))
    return state


def models(chapter: Chapter) -> list[Answer]:
    """The model answers of the script."""
    return [step.right[0].split("; ") if step.right else [] for step in chapter.steps]


def fits(move: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def _mistake(game: Game, chapter: Chapter, step: Step, state: State, answer: Answer) -> str:
    """The message that replies to a legal but unwanted move; empty if the move is right."""
    if not step.right and not answer:
        return ""
    texts = [game.text(game.parse(text)) for text in answer]
    _played(state, texts)
    move = "; ".join(texts)
    if move and fits(move, step.right):
        return ""
    message = message_of(game, chapter, step)
    for pattern, name in step.wrong.items():
        if fits(move, [pattern]):
            return f"{message}-{name}"
    return f"{message}-wrong" if locales.has("en", f"{message}-wrong") else "lesson-other"


def _played(state: State, texts: Sequence[str]) -> tuple[State, list[Made]]:
    made = []
    for text in texts:
        action = state.game.parse(text)
        after, log = state.played(action)
        made.append(Made(action, state, after, log))
        state = after
    return state, made
