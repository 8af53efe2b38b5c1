"""Kinds of fields with their bounds, checked before anything else looks at them."""

from typing import Annotated, Any, Literal

from msgspec import Meta

_END = r"$(?!\n)"
"""`$` alone also matches before a last newline."""
PersonName = Annotated[str, Meta(min_length=1, max_length=60)]
"""As it is typed; names.py says what may be a name and how it is kept."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Email = Annotated[str, Meta(max_length=200, pattern=r"^[!-?A-~]+@[!-?A-~]+" + _END)]
ID = r"^[0-9A-Za-z]+" + _END
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=ID)]
WORD = r"^[a-z0-9_-]+" + _END
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=WORD)]
"""A word of the server: a game, an option, a level."""
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
LessonAnswers = Annotated[
    list[Annotated[list[MoveText], Meta(max_length=20)]], Meta(max_length=100)
]
"""What was done at each step of a chapter: a move with its further steps, or nothing."""
Thing = Annotated[str, Meta(min_length=1, max_length=100)]
"""A thing on the table, `kind:id`: `worker:craftsman_03`, `hex:0.25`."""
TablePassword = Annotated[str, Meta(max_length=60)]
"""The password of a table, which is not the password of an account."""
ReportText = Annotated[str, Meta(min_length=1, max_length=1000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
OptionValue = (
    Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)] | Annotated[str, Meta(max_length=100)]
)
RequestNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Milliseconds = int
"""A moment: milliseconds since 1970."""
Facts = dict[str, Any]
"""What fills a sentence of the catalogue: numbers, texts, lists of them."""
Speed = Literal["relaxed", "live", "slow"]
"""No clock; one of minutes; one of days."""
