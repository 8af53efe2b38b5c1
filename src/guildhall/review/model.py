"""What a review says; the server sends these as they are."""

from typing import Any

from msgspec import Struct


class ReviewedMove(Struct, frozen=True):
    """A move that was played or would have been better."""

    move: str
    message: str
    """With the facts it says the move in words."""
    facts: dict[str, Any]
    things: list[str]
    """The things on the table that a person points at for it."""
    lead: float
    """How many points ahead of the best rival its seat could hope to end."""
    chance: float
    """The chance of its seat to win, from 0 to 1."""


class ReviewReason(Struct, frozen=True):
    """Where the better move makes a difference to the one that was played."""

    message: str
    facts: dict[str, Any]
    points: float


class Judged(Struct, frozen=True):
    """One decision of a game, as its seat could see it then."""

    number: int
    """Moves played before it."""
    seat: int
    chances: list[float]
    """Each seat's chance to win before it; together 1."""
    played: ReviewedMove
    best: ReviewedMove
    """The same where nothing better was found."""
    found: bool
    """The move is the best, or as good."""
    reasons: list[ReviewReason]
    later: bool
    """The gain of the better move is not to be seen right after it, only further on."""


class Growth(Struct, frozen=True):
    """How the points of a seat from one source changed."""

    source: str
    """`<game>-source-<source>` words it."""
    seat: int
    numbers: list[int]
    """After so many moves ..."""
    points: list[int]
    """... they were so many, until the next number."""


class Left(Struct, frozen=True):
    """Something that was not made use of; `<game>-left-<name>` words it."""

    name: str
    counts: list[int]
    """By seat."""


class Finder(Struct, frozen=True):
    """How often a seat found the best move."""

    decisions: int
    """Moves among which there was a choice."""
    best: int
    lost: float
    """Points given away by all other moves together."""


class Review(Struct, frozen=True):
    """A whole game looked at again."""

    moves: int
    judged: list[Judged]
    """The decisions in their order; a move without a choice is none."""
    chances: list[float]
    """At the end: who has won."""
    turning: list[int]
    """`number` of the moves that gave away most, the earliest first."""
    finders: list[Finder]
    """By seat."""
    growth: list[Growth]
    left: list[Left]
    by: str = ""
    """The level that judged: `grandmaster`, or `master` where no net knows the table.

    Empty in a review that was kept before it was said.
    """
