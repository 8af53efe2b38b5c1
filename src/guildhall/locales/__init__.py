"""The words for people: one Fluent catalogue, in English, Polish and French."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource

from guildhall.places import game_folders

LANGUAGES = ("en", "pl", "fr")
_HOUSE = Path(__file__).parent

_LARGEST: Final = 10**15
"""Larger numbers come only from bad input; Fluent cannot format one of 29 digits."""
_MOST_DIGITS: Final = 40
_WRITABLE_BITS: Final = 10_000
"""Python refuses to write much larger integers as decimals."""
_UNSEEN: Final = ("Cc", "Cs", "Zl", "Zp")
_TURNS_AROUND: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def catalogue(language: str) -> list[Path]:
    """The files of a language: the words of the house, then those that each game brings."""
    of_games = [
        file
        for folder in game_folders().values()
        for file in sorted(folder.glob(f"locales/{language}/*.ftl"))
    ]
    return sorted(_HOUSE.glob(f"{language}/*.ftl")) + of_games


def of_game(language: str, game: str) -> str:
    """All words that a game brings, as one Fluent text."""
    folder = (game, "locales", language)
    files = [file for file in catalogue(language) if file.parts[-4:-1] == folder]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in catalogue(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(language: str, message: str) -> bool:
    return bool(_bundle(language).has_message(message))


def text(language: str, message: str, facts: Mapping[str, object] | None = None) -> str:
    """The sentence of the catalogue, filled in; an unknown message is an error of ours."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(f"message {message} has no text in {language}")
    fitting = {name: shown(fact) for name, fact in facts.items()} if facts else {}
    words, errors = bundle.format_pattern(pattern, fitting)
    if errors:
        raise KeyError(f"message {message} in {language}: {errors[0]}")
    return str(words)


def plain(words: str) -> str:
    """Words from outside without what would steer a terminal or turn a line around."""
    if words.isprintable():
        return words
    return "".join(
        "\ufffd" if category(letter) in _UNSEEN or letter in _TURNS_AROUND else letter
        for letter in words
    )


def shown(fact: object) -> object:
    """A fact that every sentence can hold, whatever came from outside."""
    if isinstance(fact, str):
        return plain(fact)
    if isinstance(fact, int | float) and abs(fact) > _LARGEST:
        whole = isinstance(fact, int) and fact.bit_length() > _WRITABLE_BITS
        digits = f"{fact:#x}" if whole else str(fact)
        return digits if len(digits) <= _MOST_DIGITS else digits[: _MOST_DIGITS - 1] + "…"
    return fact


def name(language: str, game: str, thing: str) -> str:
    """The name of a thing of a game: a card, a tile, a good.

    A thing of which there are several, `mill_2`, may be named by its kind and its number.
    """
    message = f"{game}-name-{thing.replace('_', '-')}"
    kind, _, number = thing.rpartition("_")
    if number.isdigit() and not has(language, message):
        return f"{name(language, game, kind)} {number}"
    return text(language, message)


def has_name(language: str, game: str, thing: str) -> bool:
    """Whether the catalogue can name a thing of a game."""
    kind, _, number = thing.rpartition("_")
    return has(language, f"{game}-name-{thing.replace('_', '-')}") or (
        number.isdigit() and has_name(language, game, kind)
    )


def worded(language: str, message: str, facts: Mapping[str, object]) -> str:
    """A sentence about a game, in which ids of things are replaced by their names.

    The message begins with the name of its game: `<game>-started`.
    """
    game = message.partition("-")[0]

    def words(value: object) -> object:
        if isinstance(value, str):
            return name(language, game, value)
        if isinstance(value, list):
            return ", ".join(str(words(item)) for item in value)
        return value

    return text(language, message, {fact: words(value) for fact, value in facts.items()})
