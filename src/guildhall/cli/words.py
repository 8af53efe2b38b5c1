"""guildhall words."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, visitor

from guildhall import games as box
from guildhall import locales
from guildhall.cli.app import command
from guildhall.cli.common import Count, Language, console, system_language
from guildhall.conformance.sentences import (
    Facts,
    FactsByMessage,
    facts_in_play,
    facts_of_moves,
    things_by_fact,
)
from guildhall.paths import game_folders

_PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}

_PEOPLE: Final = ["Anna", "Piotr"]
_COUNTS: Final = [0, 1, 2, 3, 5, 12, 22]
"""Numbers with different plural forms, among them all of Polish."""
_NUMBERS: Final = [1, 2, 12]
"""Numbers that are not counted, such as that of a round."""
_MAX_SENTENCES: Final = 16
_NUMBERED: Final = {"number": 3, "hex": 3}
TYPICAL: Final[Mapping[str, Sequence[object]]] = {
    "about": ["anna@example.org"],
    "allowed": ["basic, dealt"],
    "board": ["4 × 5"],
    "bot": ["=bot-level level=journeyman", "=bot-level level=master"],
    "card": ["…"],
    "command": ["guildhall play --resume game.json"],
    "created": ["2026-05-01"],
    "crew": ["…"],
    "day": ["2026-05-01"],
    "detail": ["game.json"],
    "discard": ["…"],
    "does": ["…"],
    "effects": ["bank, church"],
    "event": ["…"],
    "extra": ["research"],
    "failure": ["KeyError"],
    "file": ["game.json"],
    "fingerprint": ["3f2a"],
    "folder": ["data"],
    "game": ["Go"],
    "id": ["k3x7"],
    "ids": ["k3x7, m2p9"],
    "known": ["…"],
    "left": ["1:30", 1, 2],
    "level": ["=web-level level=master", "=web-level level=apprentice"],
    "link": ["https://guildhall.example/reset"],
    "minutes": [30, 60],
    "missing": ["…"],
    "module": ["numpy"],
    "most": [24],
    "move": ["end"],
    "name": _PEOPLE,
    "needs": ["…"],
    "open": ["…"],
    "option": ["estates"],
    "other": _PEOPLE,
    "password": ["korona-7"],
    "person": _PEOPLE,
    "player": _PEOPLE,
    "players": ["Anna", "Anna, Piotr"],
    "produces": ["…"],
    "rating": ["1240"],
    "ratings": ["1 1000, 2 1120"],
    "request": ["7f3a"],
    "seed": [-1],
    "table": ["k3x7"],
    "text": ["…"],
    "until": ["2026-05-02"],
    "url": ["http://127.0.0.1:8000"],
    "variable": ["GUILDHALL_SECRET"],
    "version": ["7"],
    "what": ["…"],
    "where": ["move"],
}
"""Values of facts that no played game gives; other facts are numbers."""


_LIKE: Final = {"inputs": "good", "neighbour": "building", "drawn": "building", "colour": "upper"}
"""Facts whose values are things of the same kind as those of another fact."""


@command
def words(*, language: Language = None, game: str = "", only: str = "", games: Count = 6) -> None:
    """Print every message of the catalogue with realistic facts, for proofreading.

    The facts come from games played for this purpose or, for other messages, from lists of
    typical values.

    Examples: `guildhall words --language pl`, `guildhall words --game GAME --only refused`.

    Args:
        game: Only the messages of this game.
        only: Only messages whose name matches this regular expression.
        games: How many games of each kind to play for facts.
    """
    speaks = language or system_language()
    screen = console()
    for file in locales.catalogue(speaks):
        found = list(rendered(speaks, file, game, only, games))
        if found:
            screen.print(f"\n== {file.name}", markup=False, highlight=False)
        for message, sentence in found:
            screen.print(f"{message}: {sentence}", markup=False, highlight=False, soft_wrap=True)


def rendered(
    language: str, file: Path, game: str = "", only: str = "", games: int = 6
) -> Iterator[tuple[str, str]]:
    """Yield the messages of a file, each with several facts."""
    entries = _messages(language)
    for entry in _messages_of(file):
        if not re.search(only, entry.id.name):
            continue
        owner = entry.id.name.partition("-")[0]
        if game and owner != game:
            continue
        seen: set[str] = set()
        for facts in islice(_facts(entry, entries, owner, games), _MAX_SENTENCES):
            sentence = locales.text(language, entry.id.name, _worded(language, owner, facts))
            if "-refused-" in entry.id.name:
                sentence = sentence[:1].upper() + sentence[1:]
            if sentence not in seen:
                yield entry.id.name, sentence
            seen.add(sentence)
        for form in entry.attributes:
            text = locales.attribute(language, entry.id.name, form.id.name, _NUMBERED)
            yield f"{entry.id.name}.{form.id.name}", text


@cache
def _messages(language: str) -> Mapping[str, ast.Message]:
    """Return all messages of a language, because a message may refer to another file."""
    files = locales.catalogue(language)
    return {entry.id.name: entry for file in files for entry in _messages_of(file)}


@cache
def _messages_of(file: Path) -> Sequence[ast.Message]:
    found = FluentParser().parse(file.read_text("utf-8")).body
    return [entry for entry in found if isinstance(entry, ast.Message)]


def _worded(language: str, owner: str, facts: Facts) -> dict[str, object]:
    """Replace ids of things, players and references to messages by words."""
    worded: dict[str, object] = {}
    for fact, value in facts.items():
        players = _players(language, fact, value)
        if isinstance(value, str) and value.startswith("="):
            worded[fact] = _text_of(language, value[1:])
        elif isinstance(value, str) and value.startswith("~"):
            text = _text_of(language, value[1:])
            worded[fact] = text[:1].lower() + text[1:]
        elif players:
            worded.update(locales.person(language, fact, players))
        elif owner in box.NAMES and _is_thing(language, owner, value):
            worded.update(locales.in_words(language, owner, {fact: value}))
        else:
            worded[fact] = value
    return worded


def _text_of(language: str, reference: str) -> str:
    """Return the texts of other messages with their facts: `web-level level=master`."""
    texts = []
    for one in reference.split(", "):
        message, *given = one.split()
        pairs = dict(fact.split("=") for fact in given)
        facts: Facts = {fact: int(v) if v.isdigit() else v for fact, v in pairs.items()}
        owner = message.partition("-")[0]
        if owner in box.NAMES:
            facts = locales.in_words(language, owner, facts)
        texts.append(locales.text(language, message, facts))
    return ", ".join(texts)


def _players(language: str, fact: str, value: object) -> str:
    """Return the players that a fact names, by their numbers or by name."""
    if isinstance(value, str):
        people = value.split(", ")
        return locales.together(language, people) if set(people) <= set(_PEOPLE) else ""
    if fact == "other" and isinstance(value, int) and value:
        return _PEOPLE[value % 2]
    if fact == "players" and isinstance(value, list):
        return ", ".join(_PEOPLE[int(number) % 2] for number in value)
    return ""


def _is_thing(language: str, owner: str, value: object) -> bool:
    if isinstance(value, list):
        return True
    return isinstance(value, str) and locales.has_name(language, owner, value)


class Variables(visitor.Visitor):
    """Collects the variables of a message and the keys of its selects."""

    def __init__(self, entry: ast.Message, entries: Mapping[str, ast.Message]) -> None:
        self.names: set[str] = set()
        self.inflected: set[str] = set()
        self.choices: dict[str, list[object]] = {}
        self._entries = entries
        self.visit(entry.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self._entries[node.id.name].value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name, form = locales.fact_and_form(node.id.name)
        self.names.add(name)
        if form:
            self.inflected.add(name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            words = [key.name for key in keys if isinstance(key, ast.Identifier)]
            numbers = [int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)]
            of_words = [word for word in words if word not in _PLURALS]
            if not locales.fact_and_form(node.selector.id.name)[1]:
                self.choices[node.selector.id.name] = [*numbers, *(of_words or _COUNTS)]
        self.generic_visit(node)


@cache
def _of_game(game: str, games: int) -> tuple[FactsByMessage, dict[str, set[str]]]:
    """Return the facts of the messages of a game, and the things that each fact can name."""
    found = box.load(game)
    in_play, of_moves = facts_in_play(found, games), facts_of_moves(found)
    return {**of_moves, **in_play}, things_by_fact((in_play, of_moves))


def _facts(
    entry: ast.Message, entries: Mapping[str, ast.Message], owner: str, games: int
) -> Iterator[Facts]:
    things: dict[str, set[str]] = {}
    if owner in box.NAMES:
        collected, things = _of_game(owner, games)
        if entry.id.name in collected:
            yield from collected[entry.id.name]
            return
    variables = Variables(entry, entries)
    fitting = of_message(owner, entry.id.name)
    values = {
        name: fitting.get(name) or _values(name, variables, things)
        for name in sorted(variables.names)
    }
    for turn in range(max((len(found) for found in values.values()), default=1)):
        yield {name: found[turn % len(found)] for name, found in values.items()}


def of_message(owner: str, message: str) -> Mapping[str, Sequence[object]]:
    """Return the facts that `locales/facts.toml` gives for a message."""
    found: Mapping[str, Sequence[object]] = _fitting(owner).get(message, {})
    return found


@cache
def _fitting(owner: str) -> dict[str, dict[str, list[object]]]:
    shelf = (
        game_folders()[owner] / "locales" if owner in box.NAMES else Path(locales.__file__).parent
    )
    file = shelf / "facts.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def _values(name: str, variables: Variables, things: dict[str, set[str]]) -> Sequence[object]:
    if name in variables.choices:
        return variables.choices[name]
    like = name if name in things or name not in variables.inflected else _LIKE.get(name, name)
    if like in things:
        return sorted(things[like])[:4]
    return TYPICAL.get(name, _NUMBERS)
