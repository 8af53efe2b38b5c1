"""The puzzles of a game, as they are kept: `games/<name>/puzzles.json`."""

import json
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game, Value
from guildhall.core.state import State
from guildhall.paths import game_folders

FORMAT: Final = 2
DEEPER: Final = 50
"""So many times as long a search must come to the same answer."""


class BadPuzzles(GuildhallError):
    message = "error-puzzles"


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A game up to a decision, and the move to find."""

    seats: int
    seed: int
    moves: list[str]
    """Those before it."""
    answer: str
    lead: float
    """By so many points the answer is better than the next best move."""
    rating: int
    """How hard it is, on the scale of Elo: by how many short searches miss it."""


class Search(Struct, frozen=True, forbid_unknown_fields=True):
    """What looks for puzzles; the same finds the same puzzles on every machine."""

    game: str
    seed: int = 0
    """Of the first game; the others count up from it."""
    simulations: int = 40
    deeper: int = DEEPER
    net: str = ""
    """The hash of the weights by which it judges; empty where it judges by hand."""


class Book(Struct, frozen=True):
    """Puzzles, and how they were found."""

    search: Search
    games: int = 0
    """So many were looked through to their end, from the first."""
    puzzles: list[Puzzle] = []


class _Written(Struct, forbid_unknown_fields=True):
    format: int
    fingerprint: str
    options: dict[str, Value]
    search: Search
    games: int
    puzzles: list[Puzzle]


def save(book: Book, file: Path) -> None:
    """Write the book whole or not at all."""
    game = games.load(book.search.game)
    options = game.checked({})
    written = _Written(FORMAT, game.fingerprint, options, book.search, book.games, [])
    head = json.dumps(msgspec.to_builtins(written), ensure_ascii=False).removesuffix("]}")
    # One to a line, so that a change of one can be seen.
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in book.puzzles)
    part = file.with_name(file.name + ".part")
    part.write_text(f"{head}\n{lines}\n]}}\n", encoding="utf-8")
    part.replace(file)


def load(game: Game, file: Path) -> Book:
    try:
        found = msgspec.json.decode(file.read_bytes(), type=_Written)
    except (OSError, msgspec.DecodeError) as error:
        raise BadPuzzles(file=str(file)) from error
    meant = (FORMAT, game.name, game.fingerprint)
    if (found.format, found.search.game, found.fingerprint) != meant:
        raise BadPuzzles(file=str(file))
    return Book(found.search, found.games, found.puzzles)


@cache
def shipped(name: str) -> list[Puzzle]:
    """The puzzles that come with a game; none where its rules have changed since."""
    game = games.load(name)
    file = game_folders()[name] / "puzzles.json"
    if not file.is_file():
        return []
    try:
        return load(game, file).puzzles
    except BadPuzzles:
        return []


def position(game: Game, puzzle: Puzzle) -> State:
    """The table as it lies before the move to find."""
    state = game.new(puzzle.seats, puzzle.seed)
    for step in record.play_on(state, puzzle.moves):
        state = step.state
    return state
