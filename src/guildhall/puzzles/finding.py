"""Looking for puzzles in games that bots play."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from guildhall import bots, games
from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.bots.master import Advice
from guildhall.core.game import Game
from guildhall.core.perspective import Perspective
from guildhall.core.state import State
from guildhall.puzzles.book import Puzzle
from guildhall.spread import spread

DEEPER: Final = 50
"""So many times as long a search must come to the same answer."""
_PLAYED_BY: Final = "journeyman"
"""Sensible games, the same on every machine."""
_FEWEST: Final = 4
"""Moves among which it takes some thought to choose."""
_CLEAR: Final = 0.08
"""Of the chance to win, at least, by which the answer is better than any other move."""
_A_GAME: Final = 3
"""Puzzles of one game at most: they would be about the same."""
_APART: Final = 8
"""Moves between two of them at least."""
_TRIED: Final = 0.02
"""Of all simulations: what was tried less is no rival."""
_GAMES_AT_ONCE: Final = 16
_EASIEST, _HARDEST = 900, 2100
_GUESSES: Final = 24
_GUESS: Final = Budget(iterations=25)


@dataclass(frozen=True)
class Search:
    """What looks for puzzles; the same gives the same puzzles on every machine."""

    game: str
    seed: int = 0
    """Of the first game; the others count up from it."""
    simulations: int = 40
    deeper: int = DEEPER


@dataclass(frozen=True)
class _Task:
    search: Search
    number: int


def find(search: Search, wanted: int, most_games: int) -> Iterator[Puzzle]:
    """So many puzzles, or as many as so many games hold, in the order of the games."""
    left = wanted
    for first in range(0, most_games, _GAMES_AT_ONCE):
        last = min(first + _GAMES_AT_ONCE, most_games)
        tasks = [_Task(search, number) for number in range(first, last)]
        for _, found in sorted(spread(_in_game, tasks)):
            for puzzle in found[:left]:
                yield puzzle
                left -= 1
            if not left:
                return


def _in_game(task: _Task) -> tuple[int, list[Puzzle]]:
    search, number = task.search, task.number
    return number, list(in_game(search, number))


def in_game(search: Search, number: int) -> Iterator[Puzzle]:
    """The puzzles of one game between bots."""
    game = games.load(search.game)
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    seed = search.seed + number
    state = game.new(seats, seed)
    moves: list[str] = []
    found, last = 0, -_APART
    with bots.seated([_PLAYED_BY] * seats, first_seed=seed) as players:
        while not state.over and found < _A_GAME:
            if len(moves) >= last + _APART and _is_question(state):
                puzzle = _puzzle(state, search, seed, moves)
                if puzzle:
                    yield puzzle
                    found, last = found + 1, len(moves)
            seat = int(state.seat)
            action = players[seat].choose(Perspective(state, seat))
            moves.append(game.text(action))
            state.play(action)


def _is_question(state: State) -> bool:
    """Whether it is answered by one move, and takes some thought."""
    return len(state.legal()) >= _FEWEST and state.kind() != "set"


def _puzzle(state: State, search: Search, seed: int, moves: list[str]) -> Puzzle | None:
    answer = clear_answer(state, search.simulations, seed)
    if answer is None:
        return None
    # Another seed as well: luck does not come twice.
    deep = clear_answer(state, search.simulations * search.deeper, seed + 1)
    if deep is None or deep.action != answer.action:
        return None
    text = state.game.text(answer.action)
    rating = _rating(state, answer.action)
    return Puzzle(int(state.seats), seed, list(moves), text, round(deep.lead, 1), rating)


def clear_answer(state: State, simulations: int, seed: int) -> Advice | None:
    """The one move that is clearly best, with the lead in points over the next; None for none."""
    seat = int(state.seat)
    adviser = Grandmaster(seed, Budget(iterations=simulations))

    def rival(advice: list[Advice]) -> int:
        """The move of the others that promises most, of those that were tried enough."""
        tried = [one for one in advice[1:] if one.tries >= max(1.0, _TRIED * simulations)]
        best = max(tried or advice[1:2], key=lambda one: (one.lead, one.tries, -one.action))
        return best.action

    found = adviser.compare(Perspective(state, seat), rival, max(8, simulations // 4))
    gain = found.chances_with_best[seat] - found.chances_with_other[seat]
    lead = found.best.lead - found.other.lead
    if gain < _CLEAR or lead <= 0:
        return None
    return Advice(found.best.action, found.best.tries, lead)


def _rating(state: State, answer: int) -> int:
    """By how many short searches, each with other luck, do not find it."""
    perspective = Perspective(state, int(state.seat))
    missed = sum(
        Grandmaster(seed, _GUESS).advise(perspective)[0].action != answer
        for seed in range(_GUESSES)
    )
    return _EASIEST + (_HARDEST - _EASIEST) * missed // _GUESSES


def confirmed(game: Game, puzzle: Puzzle, state: State, search: Search) -> bool:
    """Whether the deep search still comes to the answer of a puzzle."""
    found = clear_answer(state, search.simulations * search.deeper, puzzle.seed + 1)
    return found is not None and game.text(found.action) == puzzle.answer
