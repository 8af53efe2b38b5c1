"""Finds puzzles in games between bots."""

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
"""Simulations of the first search, which rejects most positions cheaply."""
_PLAYED_BY: Final = "journeyman"
"""Weighted random games, the same on every machine."""
_FEWEST: Final = 4
"""Minimum number of legal moves."""
_CLEAR: Final = 0.08
"""Minimum lead of the answer in chance to win over any other move."""
_A_GAME: Final = 3
"""Maximum number of puzzles per game, because its positions are similar."""
_APART: Final = 8
"""Minimum number of moves between two of them."""
_TRIED: Final = 0.02
"""Moves with a smaller share of the simulations are ignored."""
_GAMES_A_CORE: Final = 4
"""Seconds between two saves of the file."""
_EASIEST, _HARDEST = 900, 2100
_GUESSES: Final = 24
_GUESS: Final = Budget(iterations=25)


@dataclass(frozen=True)
class _Task:
    search: Search
    number: int


def search_in(game: str, seed: int, simulations: int) -> Search:
    """With the game's current net."""
    judge = shipped_net(game)
    return Search(game, seed, simulations, net=judge.header.weights if judge else "")


def grow(book: Book, wanted: int, most_games: int) -> Iterator[Book]:
    """Yield the book after every few games, until it has enough puzzles or no games are left."""
    if len(book.puzzles) >= wanted:
        return
    search, done = book.search, book.games
    # A game whose search was interrupted is searched again.
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
    """Whether one move answers it, and the answer is not obvious."""
    return len(state.legal()) >= _FEWEST and state.kind() != "set"


def _puzzle(state: State, search: Search, seed: int, moves: list[str]) -> Puzzle | None:
    answer = clear_answer(state, search.simulations, seed)
    if answer is None:
        return None
    for times in sorted({min(_DEEPER_FIRST, search.deeper), search.deeper}):
        # With another seed, so that the result does not depend on one sample.
        deep = clear_answer(state, search.simulations * times, seed + times)
        if deep is None or deep.action != answer.action:
            return None
        answer = deep
    text = state.game.text(answer.action)
    rating = _rating(state, answer.action)
    return Puzzle(int(state.seats), seed, list(moves), text, round(answer.lead, 1), rating)


def clear_answer(state: State, simulations: int, seed: int) -> Advice | None:
    """The clearly best move, with its lead in points over the second-best, if there is one."""
    seat = int(state.seat)
    adviser = Grandmaster(seed, Budget(iterations=simulations))

    def rival(advice: list[Advice]) -> int:
        """The best of the other moves with enough simulations."""
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
    """The number of short searches, with different seeds, that miss it."""
    perspective = Perspective(state, int(state.seat))
    missed = sum(
        Grandmaster(seed, _GUESS).advise(perspective)[0].action != answer
        for seed in range(_GUESSES)
    )
    return _EASIEST + (_HARDEST - _EASIEST) * missed // _GUESSES


def confirmed(game: Game, puzzle: Puzzle, state: State, search: Search) -> bool:
    """Whether the deep search agrees with the answer of a puzzle."""
    times = search.deeper
    found = clear_answer(state, search.simulations * times, puzzle.seed + times)
    return found is not None and game.text(found.action) == puzzle.answer
