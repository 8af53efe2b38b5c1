"""Messages about puzzles."""

from msgspec import Struct

from guildhall.server.tables.messages import HintReason
from guildhall.table.fields import MoveText, Thing
from guildhall.table.view import Position, Sentence


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game."""

    ratings: list[int]
    """The Elo rating of each puzzle; the index in this list is its number."""
    today: list[int]
    """Today's puzzles, the same for all users."""


class PuzzlePosition(Struct, frozen=True):
    """The position of a puzzle."""

    number: int
    rating: int
    """The Elo rating of the puzzle."""
    seats: int
    position: Position


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    move: MoveText


class PuzzleSolved(Struct, frozen=True):
    """Whether the answer is right, the best move, and the reasons."""

    right: bool
    move: MoveText
    """The text of the best move."""
    answer: Sentence
    things: list[Thing]
    """The things to click for it."""
    lead: float
    """Its lead over the second-best move, in points."""
    reasons: list[HintReason]
    """Reasons compared with the given answer, or with all other moves if the answer is right."""
    later: bool
    """Its gain appears only later in the game."""
