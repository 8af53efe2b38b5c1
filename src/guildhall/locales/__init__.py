"""The catalogue of all texts: a folder of Fluent files for each language."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final
from unicodedata import category

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from guildhall.paths import game_folders

_SHARED = Path(__file__).parent
LANGUAGES = tuple(
    sorted(
        (file.parent.name for file in _SHARED.glob("*/language.json")),
        key=lambda one: (one != "en", one),
    )
)
"""All folders with a `language.json`; English comes first."""

FORMS: Final = frozenset(
    "acc all de def f few full gen indef into loc many means plural region sg the".split()  # noqa: SIM905
)
"""The forms of the names of things: attributes of their messages."""

_LARGEST: Final = 10**15
"""Larger numbers come only from bad input; Fluent cannot format numbers of 29 digits."""
_MAX_DIGITS: Final = 40
_MAX_DECIMAL_BITS: Final = 10_000
"""Python refuses to convert much larger integers to decimals."""
_INVISIBLE: Final = ("Cc", "Cs", "Zl", "Zp")
_DIRECTIONS: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


class Language(Struct, frozen=True):
    """How a language is written, from its `language.json`."""

    name: str
    """Its name in the language itself."""
    sample: str
    """One character for each font file that the browser needs."""
    elides: str = ""
    """A pattern for the names before which "de" becomes "d’"."""
    binds: tuple[str, ...] = ()
    """Patterns that end in a space; it becomes a no-break space."""


@cache
def about(code: str) -> Language:
    file = _SHARED / code / "language.json"
    return msgspec.json.decode(file.read_bytes(), type=Language)


def bound(code: str, source: str) -> str:
    """Replace spaces by the no-break spaces of the language, so that sources need none."""
    for pattern in about(code).binds:
        source = re.sub(pattern, lambda found: found[0][:-1] + "\u00a0", source, flags=re.MULTILINE)
    return source


def catalogue(language: str) -> list[Path]:
    """Return the files of a language: the shared ones, then those of each game."""
    of_games = [
        file
        for folder in game_folders().values()
        for file in sorted(folder.glob(f"locales/{language}/*.ftl"))
    ]
    return sorted(_SHARED.glob(f"{language}/*.ftl")) + of_games


def shared_words(language: str) -> str:
    """Return all messages that belong to no game, as one Fluent text."""
    files = sorted(_SHARED.glob(f"{language}/*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def game_words(language: str, game: str) -> str:
    """Return all messages of a game, as one Fluent text."""
    folder = (game, "locales", language)
    files = [file for file in catalogue(language) if file.parts[-4:-1] == folder]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _bundle(language: str, message: str) -> FluentBundle:
    """Return the bundle of a message: that of its game, or the shared one."""
    game = message.partition("-")[0]
    return _read(language, game if game in _games() else "")


@cache
def _read(language: str, game: str) -> FluentBundle:
    """Read a bundle when it is first needed; all games together take half a second."""
    bundle = FluentBundle([language], use_isolating=False)
    words = game_words(language, game) if game else shared_words(language)
    bundle.add_resource(FluentResource(bound(language, words)))
    return bundle


def has(language: str, message: str) -> bool:
    return bool(_bundle(language, message).has_message(message))


def text(language: str, message: str, facts: Mapping[str, object] | None = None) -> str:
    """Return a message with its facts; an unknown message is a programming error."""
    bundle = _bundle(language, message)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(f"message {message} has no text in {language}")
    fitting = {name: shown(fact) for name, fact in facts.items()} if facts else {}
    words, errors = bundle.format_pattern(pattern, fitting)
    if errors:
        raise KeyError(f"message {message} in {language}: {errors[0]}")
    return str(words)


def plain(words: str) -> str:
    """Replace control characters and changes of direction in text from outside."""
    if words.isprintable():
        return words
    return "".join(
        "\ufffd" if category(char) in _INVISIBLE or char in _DIRECTIONS else char for char in words
    )


def shown(fact: object) -> object:
    """Return a fact that Fluent can format, whatever came from outside."""
    if isinstance(fact, str):
        return plain(fact)
    if isinstance(fact, int | float) and abs(fact) > _LARGEST:
        huge = isinstance(fact, int) and fact.bit_length() > _MAX_DECIMAL_BITS
        digits = f"{fact:#x}" if huge else str(fact)
        return digits if len(digits) <= _MAX_DIGITS else digits[: _MAX_DIGITS - 1] + "…"
    return fact


def title(language: str, game: str) -> str:
    """Return the title of a game; other text is returned unchanged."""
    return text(language, f"{game}-title") if game in _games() else game


@cache
def _games() -> frozenset[str]:
    return frozenset(game_folders())


def name(language: str, game: str, thing: str) -> str:
    """Return the name of a thing of a game: a card, a tile, a good."""
    return forms(language, game, thing)[""]


@lru_cache(maxsize=10_000)
def forms(language: str, game: str, thing: str) -> Mapping[str, str]:
    """Return the name of a thing under "", and its other forms: `acc`, `indef`, `def`.

    The forms are the attributes of its message. One of several things, `mill_2`, has the name of
    its kind, `mill`; if the number matters, the message is `mill-n`, with the number as a fact.
    """
    message, number = _named(language, game, thing)
    facts = {} if number is None else {"number": number}
    found = {"": text(language, message, facts)}
    for form in _bundle(language, message).get_message(message).attributes:
        found[form] = attribute(language, message, form, facts)
    return found


def attribute(language: str, message: str, form: str, facts: Mapping[str, object]) -> str:
    """Return another form of a message."""
    bundle = _bundle(language, message)
    words, errors = bundle.format_pattern(bundle.get_message(message).attributes[form], dict(facts))
    if errors:
        raise KeyError(f"message {message}.{form} in {language}: {errors[0]}")
    return str(words)


def _named(language: str, game: str, thing: str) -> tuple[str, int | None]:
    """Return the message with the name of a thing, and the number that it needs."""
    message = f"{game}-name-{thing.replace('_', '-')}"
    kind, _, number = thing.rpartition("_")
    if not number.isdigit() or has(language, message):
        return message, None
    of_kind = f"{game}-name-{kind.replace('_', '-')}"
    return (f"{of_kind}-n", int(number)) if has(language, f"{of_kind}-n") else (of_kind, None)


def has_name(language: str, game: str, thing: str) -> bool:
    """Whether the catalogue can name a thing of a game."""
    return has(language, _named(language, game, thing)[0])


def person(language: str, fact: str, name: str) -> dict[str, str]:
    """Return a player's name as facts: unchanged, and in French after "de"."""
    elides = about(language).elides
    if not elides:
        return {fact: name}
    elided = re.match(elides, name, re.IGNORECASE)
    return {fact: name, f"{fact}_de": f"d’{name}" if elided else f"de {name}"}


def fact_and_form(variable: str) -> tuple[str, str]:
    """Split a variable of a message: `card_acc` is the fact `card` in the form `acc`."""
    fact, _, form = variable.rpartition("_")
    return (fact, form) if form in FORMS and fact else (variable, "")


def together(language: str, parts: Sequence[str]) -> str:
    """Join the parts of a list in a sentence: `a, b and c`."""
    *others, last = parts or [""]
    if not others:
        return last
    return text(language, "list-and", {"others": ", ".join(others), "last": last})


def labelled(language: str, label: str, value: object) -> str:
    """Return `label: value`, with the space that French sets before a colon."""
    return text(language, "web-labelled", {"label": label, "value": value})


def decimal(language: str, number: float, places: int = 1) -> str:
    """Return a number with decimal places as the language writes it: `3.5`, `−3,5`."""
    digits = f"{abs(number):.{places}f}".replace(".", text(language, "decimal-mark"))
    return f"−{digits}" if round(number, places) < 0 else digits


def signed(language: str, number: float, places: int = 1) -> str:
    """Return a decimal number with its sign: `+3.5`, `−0.5`."""
    return ("" if round(number, places) < 0 else "+") + decimal(language, number, places)


def people_of(facts: Mapping[str, object], players: Sequence[str]) -> dict[str, str]:
    """Return the players that an event names by number: `other` (0: no player) and `players`."""
    people: dict[str, str] = {}
    other, order = facts.get("other"), facts.get("players")
    if isinstance(other, int) and other:
        people["other"] = players[other - 1]
    if isinstance(order, list):
        people["players"] = ", ".join(players[int(number) - 1] for number in order)
    return people


def worded(
    language: str,
    message: str,
    facts: Mapping[str, object],
    people: Mapping[str, str] | None = None,
) -> str:
    """Return a sentence about a game, in which names replace the ids of things.

    The message begins with the name of its game: `<game>-started`. Each form of a name is a fact of
    its own: `card_acc` is the fact `card` in the form `acc`. `people` are facts that are players'
    names. A refusal is a whole sentence, so it begins with a capital, also if a name comes first.
    """
    words = text(language, message, in_words(language, message.partition("-")[0], facts, people))
    return words[:1].upper() + words[1:] if "-refused-" in message else words


def in_words(
    language: str,
    game: str,
    facts: Mapping[str, object],
    people: Mapping[str, str] | None = None,
) -> dict[str, object]:
    """Return facts with the names of things in all their forms: see `worded`."""
    found: dict[str, object] = {}
    for fact, value in facts.items():
        found[fact] = value
        things = [value] if isinstance(value, str) else value
        if isinstance(things, list):
            for form, words in _listed(language, game, things).items():
                found[f"{fact}_{form}" if form else fact] = words
    for fact, name in (people or {}).items():
        found.update(person(language, fact, name))
    return found


def _listed(language: str, game: str, things: list[object]) -> dict[str, str]:
    """Return the names of things as one list, in each form that all of them have."""
    named = [
        forms(language, game, thing) if isinstance(thing, str) else {"": str(thing)}
        for thing in things
    ]
    shared = set.intersection(*(set(one) for one in named)) if named else {""}
    return {form: together(language, [one[form] for one in named]) for form in shared}
