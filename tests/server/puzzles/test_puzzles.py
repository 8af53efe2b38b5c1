"""Puzzles on the server: the player's view of a position, with the solution after an attempt."""

from collections.abc import Iterator

import msgspec
import pytest

from guildhall import games
from guildhall.bots.hints import accounts
from guildhall.core.errors import IllegalMove
from guildhall.core.game import Game
from guildhall.core.perspective import Perspective
from guildhall.core.state import State
from guildhall.puzzles import book
from guildhall.puzzles.book import Puzzle
from guildhall.server.errors import NoSuchPage
from guildhall.server.puzzles import play
from tests.server.harness import Server, visitor

GAME = games.load("builders")


@pytest.fixture
def one(monkeypatch: pytest.MonkeyPatch) -> Iterator[Puzzle]:
    """Use a puzzle book with one puzzle."""
    play._set_up.cache_clear()
    state = GAME.new(2, 7)
    answer = GAME.text(state.legal()[2])
    found = Puzzle(2, 7, [], answer, 3.5, 1400)
    monkeypatch.setattr(book, "shipped", lambda name: [found] if name == GAME.name else [])
    yield found
    play._set_up.cache_clear()


def test_a_puzzle_shows_the_view_of_its_player(one: Puzzle) -> None:
    state = book.position(GAME, one)
    seat = int(state.seat)
    shown = play.shown(GAME, 0)
    assert (shown.number, shown.rating, shown.seats) == (0, 1400, 2)
    assert shown.position.you == shown.position.turn == seat
    assert {move.text for move in shown.position.moves} == {GAME.text(a) for a in state.legal()}
    assert msgspec.json.decode(msgspec.json.encode(shown.position.view)) == state.view(seat)


def test_only_the_solution_is_correct(one: Puzzle) -> None:
    state = book.position(GAME, one)
    for action in state.legal():
        move = GAME.text(action)
        solved = play.solved(GAME, 0, move)
        assert solved.right == (move == one.answer)
        assert solved.answer.message == state.describe(GAME.parse(one.answer))[0]
        assert solved.lead == 3.5
        assert solved.move == one.answer
    illegal = next(a for a in range(GAME.n_actions) if not state.is_legal(a))
    with pytest.raises(IllegalMove):
        play.solved(GAME, 0, GAME.text(illegal))
    with pytest.raises(NoSuchPage):
        play.shown(GAME, 1)


@pytest.mark.parametrize("name", games.NAMES)
def test_the_advantage_of_the_solution_is_explained(name: str) -> None:
    """Compared with the move played or all others, using only what the player knew."""
    game = games.load(name)
    received = 0
    for number in range(0, len(book.shipped(name)), 20):
        answer = game.parse(book.shipped(name)[number].answer)
        state, shown = play._set_up(name, number)
        others = [game.parse(move.text) for move in shown.position.moves]
        for move in (answer, next(one for one in others if one != answer)):
            solved = play.solved(game, number, game.text(move))
            perspective = Perspective(state, int(state.seat))
            worth = accounts(perspective, others if move == answer else [answer, move])
            rivals = [one for action, one in worth.items() if action != answer]
            for reason in solved.reasons:
                source = reason.message.removeprefix(f"{name}-reason-").replace("-", "_")
                mean = sum(one.get(source, 0.0) for one in rivals) / len(rivals)
                assert reason.points == pytest.approx(worth[answer].get(source, 0.0) - mean)
            assert solved.later == (sum(reason.points for reason in solved.reasons) <= 0)
            received += len(solved.reasons)
    assert received > 3


def test_a_game_is_replayed_to_its_puzzle_only_once(
    one: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []

    def position(game: Game, puzzle: Puzzle) -> State:
        played.append(puzzle)
        return GAME.new(2, 7)

    monkeypatch.setattr(book, "position", position)
    first = play.shown(GAME, 0)
    for move in first.position.moves:
        play.solved(GAME, 0, move.text)
    assert play.shown(GAME, 0) == first, "answering does not change the puzzle"
    assert played == [one]


def test_all_users_get_the_same_three_daily_puzzles_which_change_every_day() -> None:
    first = play.of_day("builders", 200, "2026-11-16")
    assert first == play.of_day("builders", 200, "2026-11-16")
    assert len(set(first)) == 3
    assert all(0 <= number < 200 for number in first)
    days = {tuple(play.of_day("builders", 200, f"2026-11-{day:02}")) for day in range(1, 29)}
    assert len(days) > 20
    assert play.of_day("builders", 2, "2026-11-16") in ([0, 1], [1, 0])
    assert play.of_day("builders", 0, "2026-11-16") == []


async def test_unknown_puzzles_are_not_found(server: Server) -> None:
    async with visitor(server.url) as stranger:
        count = len(book.shipped("builders"))
        listed = await stranger.done("GET", "/api/games/builders/puzzles")
        assert len(listed["ratings"]) == count
        path = f"/api/games/builders/puzzles/{count}"
        assert (await stranger.refused("GET", path))[0] == 404
        assert (await stranger.refused("POST", path, {"move": "end"}))[0] == 404
        assert (await stranger.refused("GET", "/api/games/chess/puzzles"))[0] == 404
