"""Every numbered rule has a test, and the docs say which."""

import pytest

from guildhall import games
from tests.rules.rulebook import RULES, chapter, proofs_of, rules_of, table


def test_every_game_has_numbered_rules() -> None:
    assert set(RULES) == set(games.NAMES)


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_test(game: str) -> None:
    tests = proofs_of(game)
    assert [rule for rule in rules_of(game) if rule not in tests] == []
    assert set(tests) - set(rules_of(game)) == set(), "tests cite rules that do not exist"


@pytest.mark.parametrize("game", RULES)
def test_the_docs_name_every_rule_and_its_tests(game: str) -> None:
    words = chapter(game).read_text("utf-8")
    assert words.endswith(table(game)), "run `python -m tests.rules.rulebook`"
