"""Moves are declared once: numbers, texts, messages and things come from one table."""

import pytest

from guildhall import games
from guildhall.core.errors import UnparsableMove
from guildhall.core.events import Facts
from guildhall.core.moves import Moves, Part, Verb

DIE = Part("die", ["1", "2", "3"])
SPACE = Part("space", ["a", "b"], lambda value: {"depot": value + 1})
MOVES = Moves(
    "toy",
    [
        Verb("pass", "pass"),
        Verb("take-with", "take {space} with {die}", DIE, SPACE),
        Verb("roll", "roll {die}", DIE),
    ],
    things={"die": "die:{seat}.{}", "space": "space:{}", "depot": "depot:{}"},
)


def test_verbs_are_numbered_consecutively_and_the_last_part_changes_first() -> None:
    assert [MOVES.text(action) for action in range(MOVES.size)] == [
        "pass",
        "take a with 1", "take b with 1", "take a with 2", "take b with 2",
        "take a with 3", "take b with 3",
        "roll 1", "roll 2", "roll 3",
    ]  # fmt: skip
    assert MOVES.first("take-with") == 1
    assert MOVES.stride("take-with", "die") == 2
    assert MOVES.stride("take-with", "space") == 1


def test_the_flat_tables_decode_every_action() -> None:
    assert MOVES.verbs() == [0, 1, 1, 1, 1, 1, 1, 2, 2, 2]
    assert MOVES.values("die") == [-1, 0, 0, 1, 1, 2, 2, 0, 1, 2]
    assert MOVES.values("space") == [-1, 0, 1, 0, 1, 0, 1, -1, -1, -1]


def test_a_move_has_a_message_and_facts() -> None:
    assert MOVES.describe(0) == ("toy-move-pass", {})
    assert MOVES.describe(4) == ("toy-move-take-with", {"die": 2, "depot": 2})


def test_the_things_of_a_move_are_in_the_order_of_its_text() -> None:
    assert MOVES.things(4, seat=1) == ["space:b", "die:1.2"]
    assert MOVES.things(0, seat=1) == []


def test_pointing_finds_the_nearest_moves() -> None:
    """The last thing counts; moves with that thing come in order of how few others they need."""
    assert MOVES.nearest(["die:0.2"], 0) == [MOVES.parse("roll 2")]
    assert MOVES.nearest(["die:0.2", "space:b"], 0) == [MOVES.parse("take b with 2")]
    assert MOVES.nearest(["space:b"], 0) == [MOVES.parse(f"take b with {n}") for n in (1, 2, 3)]
    assert MOVES.nearest(["space:z"], 0) == []
    assert MOVES.nearest([], 0) == []


def test_only_canonical_texts_are_moves() -> None:
    assert MOVES.parse("  take  b   with 2 ") == 4
    for text in ("", "take b", "take b with 4", "take 2 with b", "{space}", "take b with 2 now"):
        with pytest.raises(UnparsableMove):
            MOVES.parse(text)


def test_two_moves_with_one_text_are_an_error_of_the_game() -> None:
    with pytest.raises(ValueError, match="one text"):
        Moves("toy", [Verb("one", "go"), Verb("two", "go")])


def test_the_things_of_an_event_come_from_its_facts() -> None:
    box = games.load("builders")
    facts: Facts = {"building": "chapel", "worker": "craftsman_03", "coins": 3}
    assert box.event_things("builders-sent", 0, facts) == ["building:chapel", "unit:craftsman_03"]
