"""How far you have come in lessons and puzzles."""

from typing import Annotated

from msgspec import Meta, Struct

from guildhall.table.fields import LessonAnswers, Word

Moment = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Milliseconds since 1970; one that is still to come counts as now."""


class LessonKept(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter that you have begun."""

    game: Word
    chapter: Word
    done: bool
    """You were at its end once."""
    answers: LessonAnswers
    """Those that stand, to go on from."""
    at: Moment
    """When the last one was given: of two devices the later one counts."""


class PuzzleTried(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle that you have tried."""

    game: Word
    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    right: bool
    """Your first answer was; that counts for a rating."""
    solved: bool
    """One of your answers was."""
    at: Moment
    """When you tried it first."""
    last: Moment
    """When you tried it last."""


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """Some or all of it."""

    lessons: Annotated[list[LessonKept], Meta(max_length=200)] = []
    puzzles: Annotated[list[PuzzleTried], Meta(max_length=2000)] = []


class ProgressTold(Progress, frozen=True, forbid_unknown_fields=True):
    """What a device knows of it."""

    clock: Moment = 0
    """What time it is there: times of a clock that is wrong are put right by it."""
