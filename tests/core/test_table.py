"""Taking moves back."""

import pytest

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import NothingToUndo
from guildhall.core.table import Table

GAME = games.load("builders")


def play(table: Table, verb: str) -> None:
    moves = [a for a in table.state.legal() if GAME.text(a).startswith(verb)]
    table.play(moves[0])


def test_a_move_that_reveals_nothing_can_be_taken_back() -> None:
    table = Table.open(GAME, 2, 3)
    before = table.state.key()
    seat = table.state.seat
    play(table, "buy")
    play(table, "take 1")
    assert table.undoable_by() == seat
    table.undo()
    table.undo()
    assert table.state.key() == before
    assert table.record.moves == []
    record.verify(GAME, table.record)


@pytest.mark.parametrize("verb", ["hire", "start"])
def test_nothing_goes_behind_a_card_that_was_turned(verb: str) -> None:
    table = Table.open(GAME, 2, 3)
    play(table, "buy")
    play(table, verb)
    with pytest.raises(NothingToUndo):
        table.undo()
    play(table, "take 1")
    table.undo()
    with pytest.raises(NothingToUndo):
        table.undo()


def test_nothing_goes_behind_the_move_of_another_seat() -> None:
    table = Table.open(GAME, 2, 3)
    first = table.state.seat
    play(table, "take 3")
    play(table, "end")
    assert table.undoable_by() == first
    play(table, "take 1")
    table.undo()
    assert table.undoable_by() is None


def test_a_table_goes_on_from_its_record() -> None:
    table = Table.open(GAME, 3, 4)
    play(table, "hire")
    again = Table(GAME, record.loads(table.record.dumps()))
    assert again.state == table.state


def test_what_was_free_to_take_back_still_is_after_saving() -> None:
    table = Table.open(GAME, 2, 3)
    play(table, "hire")
    play(table, "take 1")
    again = Table(GAME, record.loads(table.record.dumps()))
    again.undo()
    assert again.record.moves == table.record.moves[:1]
    with pytest.raises(NothingToUndo):
        again.undo()


def test_a_position_that_was_reached_never_changes() -> None:
    table = Table.open(GAME, 2, 3)
    before, key = table.state, table.state.key()
    play(table, "take 1")
    assert before.key() == key
