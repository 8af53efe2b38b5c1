"""Lessons: a game taught by playing it."""

from typing import Annotated

from msgspec import Meta, Struct

from guildhall.table.fields import LessonAnswers, Thing
from guildhall.table.view import Bundle, Entry, Position, Preview, Reason, Sentence


class LessonInfo(Struct, frozen=True):
    """What a game teaches."""

    chapters: list[str]
    """`<game>-lesson-<chapter>` is the title of each; none where it teaches nothing."""
    minutes: int


class LessonPlace(Struct, forbid_unknown_fields=True):
    """Where you are in a chapter: nothing of it is kept here."""

    answers: LessonAnswers
    """What you have done at each step: a move with its further steps, nothing at what is only
    read."""
    things: Annotated[list[Thing], Meta(max_length=20)] = []
    """What you point at, where you ask why not or what a set makes."""


class LessonStep(Struct, frozen=True):
    """A step of a chapter, with the table it is played on."""

    number: int
    """How many of your answers stand: keep so many."""
    steps: int
    """So many has the chapter; it is over when as many answers stand."""
    says: Sentence | None
    """None at the end of the chapter."""
    asks: bool
    """A move is to be made; otherwise there is only something to read."""
    shows: list[str]
    """The things it is about; `move:end` is the move of that text."""
    rule: str
    """The rule that it rests on."""
    mistake: Sentence | None
    """What answers your last answer, which does not stand."""
    seats: int
    position: Position
    previews: dict[str, Preview]
    made: list[Entry]
    """What was played since the step before."""


class LessonReasons(Struct, frozen=True):
    """Why the moves that were most likely meant are not possible."""

    reasons: list[Reason]


class LessonSet(Struct, frozen=True):
    """What things make together, as at a table."""

    made: Bundle
    why: Reason | None
    best: list[Bundle]
