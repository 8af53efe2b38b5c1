"""The contents of a review; the server sends these types unchanged."""

from typing import Any

from msgspec import Struct


class ReviewedMove(Struct, frozen=True):
    """A played move, or a better one."""

    move: str
    message: str
    """The message that describes the move, with the facts."""
    facts: dict[str, Any]
    things: list[str]
    """The things on the table to click for it."""
    lead: float
    """Expected lead of its seat over the best opponent, in points."""
    chance: float
    """Chance of its seat to win, from 0 to 1."""


class ReviewReason(Struct, frozen=True):
    """Reasons why the better move is better."""

    message: str
    facts: dict[str, Any]
    points: float


class Judged(Struct, frozen=True):
    """One decision of a game, as its seat saw it."""

    number: int
    """Number of moves played before it."""
    seat: int
    chances: list[float]
    """Each seat's chance to win before it; the sum is 1."""
    played: ReviewedMove
    best: ReviewedMove
    """Equal to the played move if nothing better was found."""
    found: bool
    """The move is the best, or equally good."""
    reasons: list[ReviewReason]
    later: bool
    """The gain of the better move appears only later."""


class Growth(Struct, frozen=True):
    """The points of a seat from one source during the game."""

    source: str
    """`<game>-source-<source>` is its text."""
    seat: int
    numbers: list[int]
    """After this number of moves ..."""
    points: list[int]
    """... the seat had this number of points, until the next entry."""


class Left(Struct, frozen=True):
    """An unused resource; `<game>-left-<name>` describes it."""

    name: str
    counts: list[int]
    """By seat."""


class Finder(Struct, frozen=True):
    """How often a seat found the best move."""

    decisions: int
    """Moves with a choice."""
    best: int
    lost: float
    """Points lost by all other moves together."""


class Review(Struct, frozen=True):
    """Review of a finished game."""

    moves: int
    judged: list[Judged]
    """The decisions in order; forced moves are not listed."""
    chances: list[float]
    """At the end: the winners."""
    turning: list[int]
    """The numbers of the moves that lost most, the earliest first."""
    finders: list[Finder]
    """By seat."""
    growth: list[Growth]
    left: list[Left]
    by: str = ""
    """The level that judged: `grandmaster`, or `master` if no net fits the table.

    Empty in reviews stored before this field existed.
    """
