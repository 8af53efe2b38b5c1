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
from guildhall.places import game_folders

FORMAT: Final = 1


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


class _Book(Struct, forbid_unknown_fields=True):
    format: int
    game: str
    fingerprint: str
    options: dict[str, Value]
    puzzles: list[Puzzle]


def save(game: Game, puzzles: list[Puzzle], file: Path) -> None:
    """Write the book whole or not at all."""
    about = msgspec.to_builtins(_Book(FORMAT, game.name, game.fingerprint, game.checked({}), []))
    head = json.dumps(about, ensure_ascii=False).removesuffix("]}")
    # One to a line, so that a change of one can be seen.
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    part = file.with_name(file.name + ".part")
    part.write_text(f"{head}\n{lines}\n]}}\n", encoding="utf-8")
    part.replace(file)


def load(game: Game, file: Path) -> list[Puzzle]:
    try:
        book = msgspec.json.decode(file.read_bytes(), type=_Book)
    except (OSError, msgspec.DecodeError) as error:
        raise BadPuzzles(file=str(file)) from error
    if (book.format, book.game, book.fingerprint) != (FORMAT, game.name, game.fingerprint):
        raise BadPuzzles(file=str(file))
    return book.puzzles


@cache
def shipped(name: str) -> list[Puzzle]:
    """The puzzles that come with a game; none where its rules have changed since."""
    game = games.load(name)
    file = game_folders()[name] / "puzzles.json"
    if not file.is_file():
        return []
    try:
        return load(game, file)
    except BadPuzzles:
        return []


def position(game: Game, puzzle: Puzzle) -> State:
    """The table as it lies before the move to find."""
    state = game.new(puzzle.seats, puzzle.seed)
    for step in record.play_on(state, puzzle.moves):
        state = step.state
    return state
