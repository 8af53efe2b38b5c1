"""A whole game through guildhall.table alone, like an application without a server."""

import pytest

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import IllegalMove, NothingToUndo
from guildhall.core.events import PUBLIC
from guildhall.core.game import Game
from guildhall.table import LocalTable
from guildhall.table.errors import BundleGoesOn, NotYourTurn

BUILDERS = games.load("builders")


def play(table: LocalTable, verb: str) -> None:
    table.play(next(text for text in table.session.legal.values() if text.startswith(verb)))


def played(game: Game, seed: int, most: int = 10_000) -> LocalTable:
    """Play a game with the moves that its positions offer."""
    table = LocalTable.open(game, game.min_seats, seed)
    while not table.session.over and table.session.depth < most:
        seen = table.position(table.session.turn)
        table.play(seen.moves[(seed + table.session.depth) % len(seen.moves)].text)
    return table


@pytest.mark.parametrize("name", games.NAMES)
def test_a_whole_game_can_be_played_with_the_offered_moves(name: str) -> None:
    game = games.load(name)
    table = played(game, 4)
    seen = table.position()
    assert seen.over
    assert seen.result == table.session.result
    assert sorted(seen.result.ranking)[0] == 1 if seen.result else False
    log = table.entries()
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert any(entry.events for entry in log)
    assert record.verify(game, table.record()) == table.state


@pytest.mark.parametrize("name", games.NAMES)
def test_a_position_offers_moves_only_to_the_seat_to_act(name: str) -> None:
    table = played(games.load(name), 1, most=12)
    for viewer in range(PUBLIC, table.state.seats):
        seen = table.position(viewer)
        assert bool(seen.moves) == (seen.question is not None) == (viewer == table.session.turn)
        assert seen.view == table.state.view(viewer)


def test_each_legal_move_has_a_preview() -> None:
    table = LocalTable.open(BUILDERS, 2, 3)
    assert set(table.previews()) == {move.text for move in table.position(table.session.turn).moves}


def test_an_illegal_move_changes_nothing_and_has_a_reason() -> None:
    table = LocalTable.open(BUILDERS, 2, 3)
    before = table.session
    text = next(
        BUILDERS.text(action) for action in range(BUILDERS.n_actions) if action not in before.legal
    )
    with pytest.raises(IllegalMove) as refused:
        table.play(text)
    assert table.session is before
    (reason,) = table.why_not(text, [])
    assert (reason.possible, reason.rule) == (False, refused.value.refusal.rule)


def test_only_the_seat_to_act_plays() -> None:
    session = LocalTable.open(BUILDERS, 2, 3).session
    with pytest.raises(NotYourTurn):
        session.play([next(iter(session.legal))], seat=1 - session.turn)


def test_a_bundle_is_undone_at_once_and_cannot_continue_after_a_revealing_step() -> None:
    table = LocalTable.open(BUILDERS, 2, 3)
    table.play("take 1", "take 1")
    assert [entry.first for entry in table.log[1:]] == [0, table.log[1].seq]
    table.undo()
    assert table.session.depth == 0
    hire = next(text for text in table.session.legal.values() if text.startswith("hire"))
    with pytest.raises(BundleGoesOn):
        table.play(hire, "take 1")
    assert table.session.depth == 0


def test_a_move_that_reveals_nothing_can_be_taken_back() -> None:
    table = LocalTable.open(BUILDERS, 2, 3)
    before, seat = table.session.key, table.session.turn
    play(table, "buy")
    play(table, "take 1")
    assert table.session.reached.undoable_by() == seat
    table.undo()
    table.undo()
    assert table.session.key == before
    assert table.record().moves == []
    record.verify(BUILDERS, table.record())


@pytest.mark.parametrize("verb", ["hire", "start"])
def test_undo_stops_at_a_revealed_card(verb: str) -> None:
    table = LocalTable.open(BUILDERS, 2, 3)
    play(table, "buy")
    play(table, verb)
    with pytest.raises(NothingToUndo):
        table.undo()
    play(table, "take 1")
    table.undo()
    with pytest.raises(NothingToUndo):
        table.undo()


def test_undo_stops_at_the_move_of_another_seat() -> None:
    table = LocalTable.open(BUILDERS, 2, 3)
    first = table.session.turn
    play(table, "take 3")
    play(table, "end")
    assert table.session.reached.undoable_by() == first
    play(table, "take 1")
    table.undo()
    assert table.session.reached.undoable_by() is None


def test_a_table_is_resumed_from_its_record() -> None:
    table = LocalTable.open(BUILDERS, 3, 4)
    play(table, "hire")
    again = LocalTable.resume(BUILDERS, record.loads(table.record().dumps()))
    assert again.state == table.state


def test_undo_still_works_after_saving() -> None:
    table = LocalTable.open(BUILDERS, 2, 3)
    play(table, "hire")
    play(table, "take 1")
    again = LocalTable.resume(BUILDERS, record.loads(table.record().dumps()))
    again.undo()
    assert again.record().moves == table.record().moves[:1]
    with pytest.raises(NothingToUndo):
        again.undo()


def test_earlier_positions_never_change() -> None:
    table = LocalTable.open(BUILDERS, 2, 3)
    before, key = table.state, table.state.key()
    play(table, "take 1")
    assert before.key() == key


def test_a_branch_has_the_same_random_numbers() -> None:
    table = played(BUILDERS, 5, most=12)
    branch = table.branch(6)
    assert branch.session.depth == 6
    for entry in table.moves()[7:]:
        branch.play(entry.move)
    assert branch.state == table.state
