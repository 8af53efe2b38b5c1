"""The puzzles of a game in `games/<name>/puzzles.json`."""

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
"""The confirming search is this many times as long and must agree."""


class BadPuzzles(GuildhallError):
    message = "error-puzzles"


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game and the move to find."""

    seats: int
    seed: int
    moves: list[str]
    """The moves before the position."""
    answer: str
    lead: float
    """The lead of the answer over the second-best move, in points."""
    rating: int
    """The difficulty as an Elo rating: the share of short searches that miss the answer."""


class Search(Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters of the search for puzzles; the same parameters give the same puzzles."""

    game: str
    seed: int = 0
    """The seed of the first game; later games count up."""
    simulations: int = 40
    deeper: int = DEEPER
    net: str = ""
    """The hash of the weights of the net; empty for the hand-written evaluation."""


class Book(Struct, frozen=True):
    """Puzzles, and the parameters that produced them."""

    search: Search
    games: int = 0
    """The number of games that were searched completely."""
    puzzles: list[Puzzle] = []


class _Written(Struct, forbid_unknown_fields=True):
    format: int
    fingerprint: str
    options: dict[str, Value]
    search: Search
    games: int
    puzzles: list[Puzzle]


def save(book: Book, file: Path) -> None:
    """Write the file completely or not at all."""
    game = games.load(book.search.game)
    options = game.checked({})
    written = _Written(FORMAT, game.fingerprint, options, book.search, book.games, [])
    head = json.dumps(msgspec.to_builtins(written), ensure_ascii=False).removesuffix("]}")
    # One per line, for readable diffs.
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
    """The puzzles that come with a game; None if its rules have changed since."""
    game = games.load(name)
    file = game_folders()[name] / "puzzles.json"
    if not file.is_file():
        return []
    try:
        return load(game, file).puzzles
    except BadPuzzles:
        return []


def position(game: Game, puzzle: Puzzle) -> State:
    """The state before the move to find."""
    state = game.new(puzzle.seats, puzzle.seed)
    for step in record.play_on(state, puzzle.moves):
        state = step.state
    return state
