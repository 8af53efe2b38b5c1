"""Lessons: a game taught by playing it."""

from typing import Annotated

from msgspec import Meta, Struct

from guildhall.table.fields import LessonAnswers, Thing


class LessonInfo(Struct, frozen=True):
    """What a game teaches."""

    chapters: list[str]
    """`<game>-lesson-<chapter>` is the title of each; none where it teaches nothing."""
    minutes: int


class LessonPlace(Struct, forbid_unknown_fields=True):
    """Where you are in a chapter; the server does not store it."""

    answers: LessonAnswers
    """What you have done at each step: a move with its further steps, nothing at what is only
    read."""
    things: Annotated[list[Thing], Meta(max_length=20)] = []
    """What you point at, where you ask why not or what a set makes."""
