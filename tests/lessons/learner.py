"""A learner who takes a lesson and knows only what it says and shows."""

from collections.abc import Sequence

from guildhall import locales
from guildhall.core.game import Game
from guildhall.lessons.script import Chapter
from guildhall.table import lessons
from guildhall.table.lessons import LessonStep
from guildhall.table.view import LegalMove

MOVE = "move:"


class Learner:
    """Answers with outlined things, and with named things if several moves remain."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.mistakes: list[str] = []

    def learn(self, chapter: Chapter) -> LessonStep:
        """Play to the end of a chapter; return everything that is shown."""
        answers: list[list[str]] = []
        step = lessons.step(self.game, chapter, answers)
        while step.says:
            answers.append(self.answer(chapter, step, answers))
            after = lessons.step(self.game, chapter, answers)
            if after.mistake:
                said = locales.text(self.language, after.mistake.message)
                self.mistakes.append(f"{step.says.message}: {answers[-1]}: {said}")
                return after
            step = after
        return step

    def answer(
        self, chapter: Chapter, step: LessonStep, answers: Sequence[Sequence[str]]
    ) -> list[str]:
        assert step.says
        said = locales.text(self.language, step.says.message)
        if not step.asks:
            return []
        named = [m for m in step.position.moves if MOVE + m.text in step.shows]
        if named:
            return [named[0].text]
        pieces = [thing for thing in step.shows if thing in step.position.pieces]
        if step.position.kind == "set" and pieces:
            made = lessons.compose(self.game, chapter, answers, pieces, self.language)
            return list(made.made.steps)
        fitting = [m for m in step.position.moves if m.things and set(m.things) <= set(step.shows)]
        most = max((len(m.things) for m in fitting), default=0)
        left = [m for m in fitting if len(m.things) == most]
        said_too = [m for m in left if self._is_named(m, said)]
        assert left, f"{step.says.message} shows nothing that can be done: {step.shows}"
        return [(said_too or left)[0].text]

    def _is_named(self, move: LegalMove, said: str) -> bool:
        words = locales.worded(self.language, move.message, move.facts)
        return words.casefold() in said.casefold()
