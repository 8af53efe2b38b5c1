"""Puzzles as the page shows them."""

import hashlib
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from guildhall import games
from guildhall.bots import hints
from guildhall.core.errors import IllegalMove
from guildhall.core.game import Game
from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded
from guildhall.core.state import State
from guildhall.core.undo_point import UndoPoint
from guildhall.puzzles import book
from guildhall.puzzles.book import Puzzle
from guildhall.server.bots import advice
from guildhall.server.errors import NoSuchPage
from guildhall.server.puzzles.messages import PuzzleList, PuzzlePosition, PuzzleSolved
from guildhall.table.session import Session
from guildhall.table.view import Sentence

A_DAY: Final = 3
_MOST_KEPT: Final = 32
"""Positions in the cache, of all games together; most requests are for those of the day."""


def listed(game: Game) -> PuzzleList:
    ratings = [puzzle.rating for puzzle in book.shipped(game.name)]
    today = datetime.now(UTC).date().isoformat()
    return PuzzleList(ratings, of_day(game.name, len(ratings), today))


def of_day(game: str, count: int, day: str) -> list[int]:
    """The puzzles of a day, the same on every server with the same file."""
    seed = hashlib.blake2b(f"{game} {day}".encode(), digest_size=6).digest()
    rng = seeded(int.from_bytes(seed, "big"))
    left = list(range(count))
    return [left.pop(rng.below(len(left))) for _ in range(min(A_DAY, count))]


def shown(game: Game, number: int) -> PuzzlePosition:
    _, found = _set_up(game.name, number)
    return found


@lru_cache(_MOST_KEPT)
def _set_up(name: str, number: int) -> tuple[State, PuzzlePosition]:
    """The position and how it is shown; the game is played up to it."""
    game = games.load(name)
    puzzle = _found(game, number)
    start = UndoPoint(book.position(game, puzzle), 0)
    session = Session(start, number + 1, len(puzzle.moves))
    return session.state, PuzzlePosition(
        number,
        puzzle.rating,
        puzzle.seats,
        session.seen_by(session.turn),
    )


def solved(game: Game, number: int, move: str) -> PuzzleSolved:
    """Whether a legal move is the answer, and why the answer is best."""
    puzzle = _found(game, number)
    state, _ = _set_up(game.name, number)
    action = game.parse(move)
    if not state.is_legal(action):
        raise IllegalMove(game.text(action), state.refusal(action))
    answer = game.parse(puzzle.answer)
    message, facts = state.describe(answer)
    perspective = Perspective(state, int(state.seat))
    # The reasons compare the best move with the one that was played.
    worth = hints.accounts(perspective, [answer, action] if action != answer else None)
    why = hints.reasons(perspective, worth, answer)
    return PuzzleSolved(
        action == answer,
        puzzle.answer,
        Sentence(message, dict(facts)),
        state.things(answer),
        puzzle.lead,
        advice.worded(why),
        sum(one.points for one in why) <= 0,
    )


def _found(game: Game, number: int) -> Puzzle:
    puzzles = book.shipped(game.name)
    if number >= len(puzzles):
        raise NoSuchPage()
    return puzzles[number]
