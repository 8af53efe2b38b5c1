"""Looking for puzzles in games that bots play."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from guildhall import bots, games
from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.bots.master import Advice
from guildhall.bots.net import shipped as shipped_net
from guildhall.core.game import Game
from guildhall.core.perspective import Perspective
from guildhall.core.state import State
from guildhall.puzzles.book import Book, Puzzle, Search
from guildhall.spread import cores, spread

_DEEPER_FIRST: Final = 8
"""So many times as long a search looks first: it is cheap, and most of what seems clear is not."""
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
_GAMES_A_CORE: Final = 4
"""Between two times that a book is kept."""
_EASIEST, _HARDEST = 900, 2100
_GUESSES: Final = 24
_GUESS: Final = Budget(iterations=25)


@dataclass(frozen=True)
class _Task:
    search: Search
    number: int


def search_in(game: str, seed: int, simulations: int) -> Search:
    """With the net that the game has now."""
    judge = shipped_net(game)
    return Search(game, seed, simulations, net=judge.header.weights if judge else "")


def grow(book: Book, wanted: int, most_games: int) -> Iterator[Book]:
    """The book after every few games, until it holds so many puzzles or all of so many games."""
    if len(book.puzzles) >= wanted:
        return
    search, done = book.search, book.games
    # A game of which only some puzzles were wanted is looked through again.
    puzzles = [puzzle for puzzle in book.puzzles if puzzle.seed < search.seed + done]
    while done < most_games and len(puzzles) < wanted:
        last = min(done + _GAMES_A_CORE * cores(), most_games)
        tasks = [_Task(search, number) for number in range(done, last)]
        for number, found in sorted(spread(_in_game, tasks)):
            puzzles = [*puzzles, *found]
            if len(puzzles) <= wanted:
                done = number + 1
            if len(puzzles) >= wanted:
                break
        yield Book(search, done, puzzles[:wanted])


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
    for times in sorted({min(_DEEPER_FIRST, search.deeper), search.deeper}):
        # Another seed as well: luck does not come twice.
        deep = clear_answer(state, search.simulations * times, seed + times)
        if deep is None or deep.action != answer.action:
            return None
        answer = deep
    text = state.game.text(answer.action)
    rating = _rating(state, answer.action)
    return Puzzle(int(state.seats), seed, list(moves), text, round(answer.lead, 1), rating)


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
    times = search.deeper
    found = clear_answer(state, search.simulations * times, puzzle.seed + times)
    return found is not None and game.text(found.action) == puzzle.answer
