"""Messages about lessons."""

from typing import Annotated

from msgspec import Meta, Struct

from guildhall.table.fields import LessonAnswers, Thing


class LessonInfo(Struct, frozen=True):
    """The lessons of a game."""

    chapters: list[str]
    """`<game>-lesson-<chapter>` is the title of each; empty without lessons."""
    minutes: int


class LessonPlace(Struct, forbid_unknown_fields=True):
    """The answers so far in a chapter; the server does not store them."""

    answers: LessonAnswers
    """The answer of each step: a move with its further steps, or nothing for a text step."""
    things: Annotated[list[Thing], Meta(max_length=20)] = []
    """The clicked things, for `why` and `compose`."""
