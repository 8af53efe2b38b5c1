"""Field types of table messages, with the bounds that are checked when a message is decoded."""

from typing import Annotated, Any, Literal

from msgspec import Meta

END = r"$(?!\n)"
"""The end of the text; `$` alone also matches before a final newline."""
WORD = r"^[a-z0-9_-]+" + END
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=WORD)]
"""An identifier: a game, an option, a bot level."""
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""The number of a log entry."""
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
LessonAnswers = Annotated[
    list[Annotated[list[MoveText], Meta(max_length=20)]], Meta(max_length=100)
]
"""What was done at each step of a chapter: a move with its further steps, or nothing."""
Thing = Annotated[str, Meta(min_length=1, max_length=100)]
"""A thing on the table, `kind:id`: `worker:craftsman_03`, `hex:0.25`."""
OptionValue = (
    Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)] | Annotated[str, Meta(max_length=100)]
)
Milliseconds = int
"""A moment: milliseconds since 1970."""
Facts = dict[str, Any]
"""The values of a catalogue message: numbers, texts, lists of them."""
Speed = Literal["relaxed", "live", "slow"]
"""No clock; a clock of minutes; a clock of days."""
