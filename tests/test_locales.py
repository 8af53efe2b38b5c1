"""The catalogue is complete in every language."""

from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, visitor

from guildhall import games, locales
from tests.catalogue import parsed


def files(language: str) -> dict[str, Path]:
    return {file.name: file for file in locales.catalogue(language)}


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Count a form of a name, such as `card_acc`, as the name."""
        self.found.add(locales.fact_and_form(node.id.name)[0])


def messages(file: Path) -> dict[str, set[str]]:
    """Return every message of a file with its variables."""
    found = {}
    for entry in parsed(file):
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry.value)
            assert entry.id.name not in found, f"{entry.id.name} is twice in {file}"
            found[entry.id.name] = variables.found
    return found


FILES = sorted(files("en"))


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_all_languages_have_the_same_files(language: str) -> None:
    assert sorted(files(language)) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", locales.LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(language: str, name: str) -> None:
    assert messages(files(language)[name]) == messages(files("en")[name])


@pytest.mark.parametrize("name", FILES)
def test_polish_selects_have_all_plural_forms(name: str) -> None:
    """A Polish select with any plural category has one, few, many and other."""
    written = FluentSerializer().serialize_entry
    for entry in parsed(files("pl")[name]):
        for select in _selects(entry):
            keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            if keys & {"one", "few", "many"}:
                assert {"one", "few", "many", "other"} <= keys, written(entry)


def _selects(entry: ast.EntryType) -> list[ast.SelectExpression]:
    found: list[ast.SelectExpression] = []

    class Selects(visitor.Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Selects().visit(entry)
    return found


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_game_has_a_title_and_names_its_sources_of_points(game: str, language: str) -> None:
    box = games.load(game)
    assert locales.text(language, f"{game}-title")
    assert locales.text(language, f"{game}-about")
    for source in box.new(box.min_seats, 1).breakdown(0):
        assert locales.text(language, f"{game}-source-{source.replace('_', '-')}")


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_kind_of_move_has_a_heading(game: str, language: str) -> None:
    for verb in games.load(game).moves.list:
        assert locales.text(language, f"{game}-group-{verb.name}")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        locales.text("en", "no-such-message")


def test_decimals_follow_the_language() -> None:
    assert [locales.signed("en", number) for number in (1.5, -0.26, 0, -0.01)] == [
        "+1.5", "−0.3", "+0.0", "+0.0",
    ]  # fmt: skip
    assert [locales.signed(language, -12.04) for language in ("pl", "fr")] == ["−12,0", "−12,0"]
    assert [locales.decimal("pl", number) for number in (3.25, -3.25)] == ["3,2", "−3,2"]
