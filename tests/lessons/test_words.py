"""What a lesson says names what it shows, in every language alike: no translation misleads."""

import re
from collections.abc import Iterator

import pytest

from guildhall import games, locales
from guildhall.core.game import Game
from guildhall.lessons.following import follow, models
from guildhall.lessons.script import Chapter, Step, message_of, script

OUTLINED = {"en": "outlined", "pl": "wyróżni", "fr": "entour"}
"""How each language begins the word for what is shown."""


def said(game: Game) -> Iterator[tuple[Chapter, int, Step, str]]:
    """Every message that tells someone what to do, with its step."""
    for chapter in script(game).chapters:
        for number, step in enumerate(chapter.steps):
            message = message_of(game, chapter, step)
            for one in (message, *(f"{message}-{answer}" for answer in step.wrong.values())):
                yield chapter, number, step, one


def in_all(message: str) -> dict[str, str]:
    return {language: locales.text(language, message) for language in locales.LANGUAGES}


@pytest.mark.parametrize("name", games.NAMES)
def test_what_is_called_outlined_is_shown_and_called_so_in_every_language(name: str) -> None:
    for _, _, step, message in said(games.load(name)):
        texts = in_all(message)
        outlined = {one for one in OUTLINED if OUTLINED[one] in texts[one].lower()}
        assert step.show or not outlined, message
        if step.right:
            assert outlined in (set(), set(OUTLINED)), f"{message}: {outlined}"


@pytest.mark.parametrize("name", games.NAMES)
def test_numbers_are_the_same_in_every_language(name: str) -> None:
    """But a one, which many a sentence writes as a word."""
    for _, _, _, message in said(games.load(name)):
        numbers = {
            language: {int(number) for number in re.findall(r"\d+", text)} - {1}
            for language, text in in_all(message).items()
        }
        assert all(one == numbers["en"] for one in numbers.values()), f"{message}: {numbers}"


def names(language: str, game: str, thing: str) -> set[str]:
    """A thing in all forms that a sentence may need."""
    forms = locales.forms(language, game, thing)
    return {text.casefold() for form, text in forms.items() if form != "gender"}


def called(language: str, game: str, things: set[str], text: str) -> set[str]:
    """Those of the things that a text names, each by its English name."""
    found = set()
    for thing in things:
        for one in names(language, game, thing):
            if re.search(rf"\b{re.escape(one)}", text.casefold()):
                found.add(locales.name("en", game, thing))
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_what_can_be_chosen_is_named_alike_in_every_language(name: str) -> None:
    game = games.load(name)
    for chapter, number, step, message in said(game):
        if not step.right:
            continue
        state = follow(game, chapter, models(chapter)[:number]).state
        things = {thing for action in state.legal() for thing in state.things(action)}
        parts = {re.sub(r"\.\d+$", "", thing.partition(":")[2]) for thing in things}
        known = {part for part in parts if locales.has_name("en", name, part)}
        named = {one: called(one, name, known, text) for one, text in in_all(message).items()}
        assert all(one == named["en"] for one in named.values()), f"{message}: {named}"
