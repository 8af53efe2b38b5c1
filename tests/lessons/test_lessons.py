"""Lessons are correct: positions allow and refuse the right moves, and messages exist."""

from collections.abc import Iterator

import pytest

from guildhall import games, locales
from guildhall.core.errors import IllegalMove, UnparsableMove
from guildhall.core.game import Game
from guildhall.lessons.following import beginning, fits, follow, models
from guildhall.lessons.script import Chapter, Step, message_of, script
from guildhall.rules.blocks import Rule
from guildhall.rules.page import page
from tests.lessons.learner import Learner

CHAPTERS = [(name, one) for name in games.NAMES for one in script(games.load(name)).chapters]
NAMED = [f"{name}-{chapter.name}" for name, chapter in CHAPTERS]
OF_CHAPTERS = pytest.mark.parametrize(("name", "chapter"), CHAPTERS, ids=NAMED)


TAUGHT = {
    "builders": "sites workers coins machines actions end",
    "burgundy": "dice placing workers goods buildings animals phases knowledge",
    "craftsmen": "chain colours capital queue guilds fair notary winter",
}
"""Chapters follow the course of a game; each builds on the previous ones."""


def steps(game: Game, chapter: Chapter) -> Iterator[tuple[int, Step]]:
    for number, step in enumerate(chapter.steps):
        standing = follow(game, chapter, models(chapter)[:number])
        assert standing.step is step, f"{step.name} is not reached"
        yield number, step


@pytest.mark.parametrize("name", games.NAMES)
def test_lessons_follow_the_order_of_the_game_and_take_a_quarter_of_an_hour(name: str) -> None:
    found = script(games.load(name))
    assert [chapter.name for chapter in found.chapters] == TAUGHT[name].split()
    assert 8 <= found.minutes <= 15


@OF_CHAPTERS
def test_every_step_is_reached_and_asks_the_learner(name: str, chapter: Chapter) -> None:
    game = games.load(name)
    for number, step in steps(game, chapter):
        state = follow(game, chapter, models(chapter)[:number]).state
        assert not step.right or int(state.seat) == chapter.you, step.name
    assert follow(game, chapter, models(chapter)).step is None


@OF_CHAPTERS
def test_every_accepted_answer_leads_to_the_end(name: str, chapter: Chapter) -> None:
    """After any accepted answer, not only the model answer, the chapter can be finished."""
    game = games.load(name)
    for number, step in steps(game, chapter):
        before = models(chapter)[:number]
        state = follow(game, chapter, before).state
        legal = [game.text(action) for action in state.legal()]
        for pattern in step.right[1:]:
            assert any(fits(move, [pattern]) for move in legal), f"no legal move fits {pattern}"
        for move in legal:
            if fits(move, step.right):
                answers = [*before, [move], *models(chapter)[number + 1 :]]
                assert follow(game, chapter, answers).step is None, f"{step.name}: {move}"


@OF_CHAPTERS
def test_wrong_answers_are_legal_get_a_message_and_change_nothing(
    name: str, chapter: Chapter
) -> None:
    game = games.load(name)
    for number, step in steps(game, chapter):
        if not step.right:
            continue
        before = models(chapter)[:number]
        state = follow(game, chapter, before).state
        legal = [game.text(action) for action in state.legal()]
        others = [move for move in legal if not fits(move, step.right)]
        for pattern, answer in step.wrong.items():
            hit = [move for move in others if fits(move, [pattern])]
            assert hit, f"{step.name}: no wrong move fits {pattern}"
            standing = follow(game, chapter, [*before, [hit[0]]])
            assert standing.mistake == f"{message_of(game, chapter, step)}-{answer}"
        for move in others:
            if any(part.split("; ")[0] == move for part in step.right):
                continue
            standing = follow(game, chapter, [*before, [move]])
            assert standing.mistake, f"{step.name} accepts {move}"
            assert standing.number == number
            assert standing.state == state


@OF_CHAPTERS
def test_moves_that_a_lesson_calls_illegal_are_refused(name: str, chapter: Chapter) -> None:
    game = games.load(name)
    for number, step in steps(game, chapter):
        for move in step.refused:
            with pytest.raises(IllegalMove):
                follow(game, chapter, [*models(chapter)[:number], [move]])


@OF_CHAPTERS
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_message_exists_in_every_language(name: str, chapter: Chapter, language: str) -> None:
    game = games.load(name)
    assert locales.text(language, f"{name}-lesson-{chapter.name}")
    for step in chapter.steps:
        message = message_of(game, chapter, step)
        said = [message, *(f"{message}-{answer}" for answer in step.wrong.values())]
        said += [f"{message}-wrong"] if locales.has("en", f"{message}-wrong") else []
        for one in said:
            assert locales.text(language, one)


@OF_CHAPTERS
def test_cited_rules_are_on_the_page(name: str, chapter: Chapter) -> None:
    sections = page(games.load(name), "en").sections
    numbers = {b.number for s in sections for b in s.blocks if isinstance(b, Rule)}
    assert {step.rule for step in chapter.steps if step.rule} <= numbers
    assert all(step.rule for step in chapter.steps)


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_a_learner_who_knows_only_the_lesson_finishes(name: str, language: str) -> None:
    game = games.load(name)
    learner = Learner(game, language)
    for chapter in script(game).chapters:
        assert learner.learn(chapter).says is None, learner.mistakes
    assert learner.mistakes == []


def test_every_message_of_a_lesson_is_used() -> None:
    """A pattern alone does not find messages whose step was removed."""
    for name in games.NAMES:
        game = games.load(name)
        known = set[str]()
        for chapter in script(game).chapters:
            known.add(f"{name}-lesson-{chapter.name}")
            for step in chapter.steps:
                message = message_of(game, chapter, step)
                known |= {message, f"{message}-wrong"}
                known |= {f"{message}-{answer}" for answer in step.wrong.values()}
        written = locales.game_words("en", name).splitlines()
        said = {line.split(" =")[0] for line in written if line.startswith(f"{name}-lesson-")}
        assert said - known == set()


def builders() -> tuple[Game, Chapter]:
    game = games.load("builders")
    return game, next(one for one in script(game).chapters if one.steps[1].right)


def test_answers_to_an_older_script_are_dropped_from_the_first_that_does_not_fit() -> None:
    game, chapter = builders()
    model = models(chapter)
    stale = [*model[:1], ["take 1"], *model[2:]]
    standing = follow(game, chapter, stale)
    assert (standing.number, standing.mistake) == (1, "")
    nonsense = [*model[:1], ["fly"], *model[2:]]
    assert follow(game, chapter, nonsense).number == 1


def test_the_last_answer_is_refused_if_the_rules_forbid_it() -> None:
    game, chapter = builders()
    with pytest.raises(IllegalMove):
        follow(game, chapter, [*models(chapter)[:1], ["end"]])
    with pytest.raises(UnparsableMove):
        follow(game, chapter, [*models(chapter)[:1], ["fly"]])


def test_answers_beyond_the_last_step_are_ignored() -> None:
    game, chapter = builders()
    standing = follow(game, chapter, [*models(chapter), ["take 1"], []])
    assert standing.step is None
    assert standing.number == len(chapter.steps)


def test_the_start_of_a_chapter_cannot_be_changed() -> None:
    game, chapter = builders()
    before = beginning(game, chapter).key()
    follow(game, chapter, models(chapter))
    assert beginning(game, chapter).key() == before
