"""Every decision and every move of Craftsmen has its messages."""

import pytest

from guildhall import locales
from guildhall.games.craftsmen.decision import NOTHING
from guildhall.games.craftsmen.decisions import DECISIONS
from tests.games.craftsmen.position import GAME

KINDS = {"one", "pair", "set", "number", "choice"}


def known(message: str) -> bool:
    return all(locales.has(language, message) for language in locales.LANGUAGES)


def test_decisions_are_numbered_by_their_position_in_the_list() -> None:
    """Snapshots store this number."""
    assert [int(decision.number) for decision in DECISIONS] == list(range(25))
    assert [DECISIONS[number].name for number in (0, 1, 6, 19, 24)] == [
        "nothing", "exchange", "pay", "give_card", "invest",
    ]  # fmt: skip
    assert len({decision.name for decision in DECISIONS}) == len(DECISIONS)


@pytest.mark.parametrize("decision", [one.name for one in DECISIONS if one is not NOTHING])
def test_a_decision_has_a_question_a_name_and_a_kind(decision: str) -> None:
    words = decision.replace("_", "-")
    assert known(f"craftsmen-question-{words}")
    assert known(f"craftsmen-name-decision-{words}")
    assert next(one.kind for one in DECISIONS if one.name == decision) in KINDS


@pytest.mark.parametrize("verb", [verb.name for verb in GAME.moves.list])
def test_a_verb_has_messages_and_a_notation(verb: str) -> None:
    assert known(f"craftsmen-move-{verb}")
    assert known(f"craftsmen-notation-{verb}")
