"""Every numbered rule has a test, and the docs say which."""

import pytest

from guildhall import games, locales
from tests.rules.rulebook import RULES, cited, page, rule_tests, rules_of, stated, table


def test_every_game_has_numbered_rules() -> None:
    assert set(RULES) == set(games.NAMES)


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_test(game: str) -> None:
    tests = rule_tests(game)
    assert [rule for rule in rules_of(game) if rule not in tests] == []
    assert set(tests) - set(rules_of(game)) == set(), "tests cite rules that do not exist"


@pytest.mark.parametrize("game", RULES)
def test_the_page_of_tests_is_current(game: str) -> None:
    assert page(game).read_text("utf-8") == table(game), "run `python -m tests.rules.rulebook`"


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_rule_ruling_and_example_is_on_the_rules_page(game: str, language: str) -> None:
    sentences = stated(game, language)
    assert set(sentences) == set(rules_of(game))
    assert [rule for rule, words in sentences.items() if len(words.split()) < 3] == []


@pytest.mark.parametrize("game", RULES)
def test_every_cited_rule_exists(game: str) -> None:
    known = stated(game, "en")
    assert {rule: files for rule, files in cited(game).items() if rule not in known} == {}
