"""Names have the grammatical form that a sentence needs, and numbers agree with their nouns."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from babel import Locale
from fluent.syntax import ast, visitor

from guildhall import games, locales
from guildhall.cli.words import rendered
from guildhall.conformance.sentences import (
    FactsByMessage,
    facts_in_play,
    facts_of_moves,
    things_by_fact,
)
from tests.catalogue import messages_of


@cache
def collected(game: str) -> tuple[FactsByMessage, FactsByMessage]:
    """Return the facts of messages in play, and those of all moves."""
    box = games.load(game)
    return facts_in_play(box, 3), facts_of_moves(box)


@cache
def things(game: str) -> dict[str, set[str]]:
    """Return the ids of all things that each fact can name."""
    return things_by_fact(collected(game))


def entries(language: str) -> Iterator[ast.Message]:
    for file in locales.catalogue(language):
        yield from messages_of(file)


class Patterns(visitor.Visitor):
    """Collects the patterns of a message, the variables that select them, and its forms."""

    def __init__(self, entry: ast.Message) -> None:
        self.forms: set[tuple[str, str]] = set()
        self.found: list[tuple[ast.Pattern, set[str]]] = []
        self._chosen: list[str] = []
        self.visit(entry.value)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.found.append((node, set(self._chosen)))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        fact, form = locales.fact_and_form(node.id.name)
        if form:
            self.forms.add((fact, form))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        by = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        self.visit(selector)
        self._chosen.append(by)
        for variant in node.variants:
            self.visit(variant.value)
        self._chosen.pop()


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_name_has_the_forms_that_sentences_use(game: str, language: str) -> None:
    missing = {
        f"{thing} has no .{form}, which {entry.id.name} needs"
        for entry in entries(language)
        if entry.id.name.startswith(f"{game}-")
        for fact, form in Patterns(entry).forms
        for thing in sorted(_things_of(game, entry.id.name, fact))
        if form not in locales.forms(language, game, thing)
    }
    assert missing == set()


@cache
def _in_play(game: str) -> dict[str, dict[str, set[str]]]:
    """Return the things of each message and fact."""
    in_play, of_moves = collected(game)
    both = {**of_moves, **in_play}
    return {message: things_by_fact(({message: facts},)) for message, facts in both.items()}


def _things_of(game: str, message: str, fact: str) -> set[str]:
    """Return the things that a fact names in a message, or in all messages if it is unknown."""
    found = _in_play(game).get(message)
    return things(game).get(fact, set()) if found is None else found.get(fact, set())


NUMBERS = frozenset(
    {
        "size",
        "helpers",
        "skipped",
        "cubes",
        "differences",
        "seats",
        "seconds",
        "coins",
        "large",
        "days",
        "actions",
        "tokens",
        "wage",
        "left",
        "workers",
        "number",
        "missing",
        "goods",
        "minutes",
        "amount",
        "small",
        "tables",
        "bots",
        "points",
        "animals",
        "entries",
        "rows",
        "privileges",
        "faults",
        "end",
        "needed",
        "moves",
        "devices",
        "bonus",
        "decisions",
        "price",
        "works",
        "cards",
        "people",
        "more",
        "value",
        "hours",
        "silver",
        "games",
    }
)
"""Facts that are numbers of something."""

FREE = {
    "en": "of to in on for and or more left silver stone wood knowledge ms as with by at from "
    "costs filled paid behind",
    "pl": "z do na w i lub albo pkt za s od jako kosztuje",
    "fr": "sur à de dans en et ou bois pour par au coûte ouv",
}
"""Words after a number that do not agree with it: prepositions, or words without a plural."""


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_number_before_a_noun_is_in_a_plural_select(language: str) -> None:
    free = set(FREE.get(language, "").split())
    alone = []
    for entry in entries(language):
        if entry.id.name.endswith("-by") or "-name-" in entry.id.name:
            continue
        for pattern, chosen in Patterns(entry).found:
            for before, after in pairwise(pattern.elements):
                number = _variable(before)
                if number not in NUMBERS or number in chosen:
                    continue
                text = after.value if isinstance(after, ast.TextElement) else ""
                word = re.match(r"\s([^\W\d]+)", text)
                named = text == " "
                if named or (word and word[1] not in free):
                    alone.append(f"{entry.id.name}: {number} {word[1] if word else '…'}")
    assert alone == []


def _variable(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.Placeable):
        expression = element.expression
        if isinstance(expression, ast.VariableReference):
            return expression.id.name
    return ""


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_select_that_shows_its_number_has_all_plurals(language: str) -> None:
    """`[0] … *[other] { $workers } workers` would say "1 workers"."""
    free = set(FREE.get(language, "").split())
    plural = Locale(language).plural_form
    categories = {"other", *(plural(number) for number in range(1000))}
    short = []

    class Selects(visitor.Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            by = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            shown = any(_counts(variant.value, by, free) for variant in node.variants)
            if by in NUMBERS and shown and not categories <= keys:
                short.append(f"{entry.id.name}: {by}")
            self.generic_visit(node)

    for entry in entries(language):
        Selects().visit(entry)
    assert short == []


def _counts(pattern: ast.Pattern, number: str, free: set[str]) -> bool:
    """Return whether the message shows the number before a noun."""
    for before, after in pairwise(pattern.elements):
        if _variable(before) == number and isinstance(after, ast.TextElement):
            word = re.match(r"\s([^\W\d]+)", after.value)
            if word and word[1] not in free:
                return True
    return False


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_message_can_be_read_with_real_facts(language: str) -> None:
    for file in locales.catalogue(language):
        for message, sentence in rendered(language, file, games=2):
            assert sentence.strip() or message.endswith(".means"), message


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_names_have_no_unknown_form(language: str) -> None:
    forms = {form.id.name for entry in entries(language) for form in entry.attributes}
    assert forms <= locales.FORMS


ELIDED = ["Anna", "Hugo", "Héloïse", "Yves", "Œdipe", "İpek", "Øyvind", "Åsa", "Ève"]
NOT_ELIDED = ["Bot 2", "Harry", "Hans", "Onze", "Yann", "Łucja"]


def test_french_elides_de_before_a_vowel_and_a_mute_h() -> None:
    names = [*ELIDED, *NOT_ELIDED]
    written = [locales.person("fr", "player", name)["player_de"] for name in names]
    assert written == [*(f"d’{name}" for name in ELIDED), *(f"de {name}" for name in NOT_ELIDED)]


@pytest.mark.parametrize(
    ("language", "one_colour", "two_colours"),
    [
        ("en", "all red", "red over blue"),
        ("pl", "cała czerwona", "czerwona/niebieska"),
        ("fr", "tout rouge", "rouge sur bleu"),
    ],
)
def test_a_card_of_one_colour_is_described_by_one_colour(
    language: str, one_colour: str, two_colours: str
) -> None:
    def move(upper: str, lower: str) -> str:
        facts = {"building": "mill", "upper": upper, "lower": lower}
        sentence = locales.worded(language, "craftsmen-move-lay", facts)
        return sentence.replace("\u00a0", " ")

    assert move("red", "red").endswith(f"({one_colour})")
    assert move("red", "blue").endswith(f"({two_colours})")
    all_word = one_colour.split()[0]
    assert all(f"({all_word} " in move(one, one) for one in ("violet", "green", "blue", "red"))


def test_numbered_things_are_named_by_their_kind() -> None:
    assert locales.name("en", "builders", "craftsman_03") == "Craftsman 3"
    assert locales.forms("pl", "builders", "craftsman_03")["acc"] == "Rzemieślnika 3"
    assert locales.forms("fr", "builders", "aqueduct")["de"] == "de l’Aqueduc"


LISTS = [
    ("en", "Take the goods from depots 1, 2 and 4"),
    ("pl", "Weź towary z\u00a0magazynów 1, 2 i\u00a04"),
    ("fr", "Prendre les marchandises des dépôts 1, 2 et 4"),
]


@pytest.mark.parametrize(("language", "sentence"), LISTS)
def test_the_last_of_several_things_follows_an_and(language: str, sentence: str) -> None:
    facts = {"number": 3, "depots": [1, 2, 4]}
    assert locales.worded(language, "burgundy-move-load", facts) == sentence
    assert locales.worded(language, "burgundy-rolled", {"dice": [5]}).endswith("5")


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "a: +3.5 −0.25"), ("pl", "a: +3,5 −0,25"), ("fr", "a\u00a0: +3,5 −0,25")],
)
def test_decimals_and_labels_follow_the_language(language: str, written: str) -> None:
    numbers = f"{locales.signed(language, 3.5)} {locales.signed(language, -0.25, 2)}"
    assert locales.labelled(language, "a", numbers) == written
