"""Puzzles: positions in which one move is clearly best."""

from msgspec import Struct

from guildhall.server.tables.messages import HintReason
from guildhall.table.fields import MoveText, Thing
from guildhall.table.view import Position, Preview, Sentence


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game."""

    ratings: list[int]
    """How hard each is, on the scale of Elo; a puzzle is named by its place in here, from 0."""
    today: list[int]
    """Those of today, the same for everybody."""


class PuzzlePosition(Struct, frozen=True):
    """A puzzle to be solved."""

    number: int
    rating: int
    """How hard it is, on the scale of Elo."""
    seats: int
    position: Position
    previews: dict[str, Preview]


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """What you would play."""

    move: MoveText


class PuzzleSolved(Struct, frozen=True):
    """Whether that was the move, which one it is, and why."""

    right: bool
    move: MoveText
    """The text of the best move."""
    answer: Sentence
    things: list[Thing]
    """What a person points at for it."""
    lead: float
    """By so many points it is better than the next best move."""
    reasons: list[HintReason]
    """Where it makes a difference to your move; to all others where you have found it."""
    later: bool
    """Its gain is not to be seen right after it, only further on."""
