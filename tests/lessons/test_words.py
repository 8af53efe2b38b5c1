"""The text of a lesson names what it shows, equally in every language."""

import re
from collections.abc import Iterator

import pytest

from guildhall import games, locales
from guildhall.core.game import Game
from guildhall.lessons.following import follow, models
from guildhall.lessons.script import Chapter, Step, message_of, script

OUTLINED = {"en": "outlined", "pl": "wyróżni", "fr": "entour"}
"""The beginning of the word for outlined things in each language."""


def instructions(game: Game) -> Iterator[tuple[Chapter, int, Step, str]]:
    """Return every message that instructs the learner, with its step."""
    for chapter in script(game).chapters:
        for number, step in enumerate(chapter.steps):
            message = message_of(game, chapter, step)
            for one in (message, *(f"{message}-{answer}" for answer in step.wrong.values())):
                yield chapter, number, step, one


def in_all(message: str) -> dict[str, str]:
    return {language: locales.text(language, message) for language in locales.LANGUAGES}


@pytest.mark.parametrize("name", games.NAMES)
def test_outlined_things_are_shown_and_named_in_every_language(name: str) -> None:
    for _, _, step, message in instructions(games.load(name)):
        texts = in_all(message)
        outlined = {one for one in OUTLINED if OUTLINED[one] in texts[one].lower()}
        assert step.show or not outlined, message
        if step.right:
            assert outlined in (set(), set(OUTLINED)), f"{message}: {outlined}"


@pytest.mark.parametrize("name", games.NAMES)
def test_numbers_are_the_same_in_every_language(name: str) -> None:
    """Except one, which many sentences write as a word."""
    for _, _, _, message in instructions(games.load(name)):
        numbers = {
            language: {int(number) for number in re.findall(r"\d+", text)} - {1}
            for language, text in in_all(message).items()
        }
        assert all(one == numbers["en"] for one in numbers.values()), f"{message}: {numbers}"


def names(language: str, game: str, thing: str) -> set[str]:
    """Return a thing in all grammatical forms."""
    forms = locales.forms(language, game, thing)
    return {text.casefold() for form, text in forms.items() if form != "gender"}


def named_things(language: str, game: str, things: set[str], text: str) -> set[str]:
    """Return the English names of the things that a text names."""
    found = set()
    for thing in things:
        for one in names(language, game, thing):
            if re.search(rf"\b{re.escape(one)}", text.casefold()):
                found.add(locales.name("en", game, thing))
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_choices_are_named_equally_in_every_language(name: str) -> None:
    game = games.load(name)
    for chapter, number, step, message in instructions(game):
        if not step.right:
            continue
        state = follow(game, chapter, models(chapter)[:number]).state
        things = {thing for action in state.legal() for thing in state.things(action)}
        parts = {re.sub(r"\.\d+$", "", thing.partition(":")[2]) for thing in things}
        known = {part for part in parts if locales.has_name("en", name, part)}
        named = {one: named_things(one, name, known, text) for one, text in in_all(message).items()}
        assert all(one == named["en"] for one in named.values()), f"{message}: {named}"
