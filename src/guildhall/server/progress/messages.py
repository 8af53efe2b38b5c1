"""Messages about progress in lessons and puzzles."""

from typing import Annotated

from msgspec import Meta, Struct

from guildhall.table.fields import LessonAnswers, Word

Moment = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Milliseconds since 1970; future times are clamped to now."""


class LessonKept(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter that the user has started."""

    game: Word
    chapter: Word
    done: bool
    """The chapter has been finished once."""
    answers: LessonAnswers
    """The accepted answers, to continue from."""
    at: Moment
    """Time of the last answer: of two devices the later one wins."""


class PuzzleTried(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle that the user has tried."""

    game: Word
    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    right: bool
    """The first answer was right; this counts for the rating."""
    solved: bool
    """One of the answers was right."""
    at: Moment
    """Time of the first attempt."""
    last: Moment
    """Time of the last attempt."""


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """Progress, complete or in part."""

    lessons: Annotated[list[LessonKept], Meta(max_length=200)] = []
    puzzles: Annotated[list[PuzzleTried], Meta(max_length=2000)] = []


class ProgressUpdate(Progress, frozen=True, forbid_unknown_fields=True):
    """The progress stored on a device."""

    clock: Moment = 0
    """The time on the device, for correcting a wrong clock."""
