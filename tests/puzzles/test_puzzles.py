"""Puzzles: generated reproducibly from played games, and confirmed by a deeper search."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from guildhall import games
from guildhall.core.rng import seeded
from guildhall.paths import game_folders
from guildhall.puzzles import book, finding
from guildhall.puzzles.book import BadPuzzles, Book, Puzzle, Search
from guildhall.puzzles.finding import clear_answer, confirmed, grow, in_game, search_in

FEW = Search("builders", seed=7, simulations=20, deeper=3)


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    for number in range(20):
        if puzzles := list(in_game(FEW, number)):
            return puzzles
    raise AssertionError("no game has a puzzle")


def test_the_answer_is_legal_and_the_deep_search_confirms_it(found: list[Puzzle]) -> None:
    game = games.load("builders")
    for puzzle in found:
        state = book.position(game, puzzle)
        assert state.is_legal(game.parse(puzzle.answer))
        assert confirmed(game, puzzle, state, FEW)
        assert puzzle.lead > 0
        assert 900 <= puzzle.rating <= 2100


def test_another_answer_is_not_confirmed(found: list[Puzzle]) -> None:
    game = games.load("builders")
    puzzle = found[0]
    state = book.position(game, puzzle)
    other = next(game.text(a) for a in state.legal() if game.text(a) != puzzle.answer)
    wrong = Puzzle(puzzle.seats, puzzle.seed, puzzle.moves, other, puzzle.lead, puzzle.rating)
    assert not confirmed(game, wrong, state, FEW)


def test_puzzles_do_not_depend_on_hidden_information(found: list[Puzzle]) -> None:
    state = book.position(games.load("builders"), found[0])
    twin = state.determinize(int(state.seat), seeded(8))
    assert clear_answer(state, 20, 5) == clear_answer(twin, 20, 5)


def test_several_processes_find_the_same_puzzles(found: list[Puzzle]) -> None:
    enough = found[0].seed - FEW.seed + 1
    assert list(grow(Book(FEW), len(found), enough)) == [Book(FEW, enough, found)]


def test_an_interrupted_search_is_resumed_with_the_same_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def two_in_each(_: object, tasks: list[Any]) -> Any:
        for number in reversed([task.number for task in tasks]):
            seed = FEW.seed + number
            yield number, [Puzzle(2, seed, ["end"] * n, "end", 1.0, 900) for n in range(2)]

    monkeypatch.setattr(finding, "spread", two_in_each)
    part = list(grow(Book(FEW), 3, 50))[-1]
    assert (part.games, len(part.puzzles)) == (1, 3), "of the second game only one was wanted"
    *_, whole = grow(Book(FEW), 9, 50)
    *_, gone_on = grow(part, 9, 50)
    assert gone_on == whole
    assert len({(one.seed, len(one.moves)) for one in whole.puzzles}) == 9
    assert list(grow(whole, 9, 50)) == []


def test_a_saved_book_can_be_loaded(found: list[Puzzle], tmp_path: Path) -> None:
    game = games.load("builders")
    file = tmp_path / "puzzles.json"
    written = Book(FEW, 5, found)
    book.save(written, file)
    assert book.load(game, file) == written
    with pytest.raises(BadPuzzles):
        book.load(games.load("burgundy"), file)
    file.write_text(file.read_text("utf-8").replace('"format": 2', '"format": 1'), "utf-8")
    with pytest.raises(BadPuzzles):
        book.load(game, file)
    with pytest.raises(BadPuzzles):
        book.load(game, tmp_path / "nowhere.json")


@pytest.mark.parametrize("name", games.NAMES)
def test_shipped_puzzles_match_the_current_rules(name: str) -> None:
    game = games.load(name)
    found = book.load(game, game_folders()[name] / "puzzles.json")
    puzzles = found.puzzles
    assert puzzles == book.shipped(name)
    # A net may have judged them, perhaps an older one of the game; its hash identifies it.
    assert found.search.net
    assert found.search == replace(search_in(name, 0, 40), net=found.search.net)
    assert found.search.deeper == 50
    assert len({(puzzle.seed, len(puzzle.moves)) for puzzle in puzzles}) == len(puzzles) == 200
    for puzzle in puzzles:
        assert book.position(game, puzzle).is_legal(game.parse(puzzle.answer))
