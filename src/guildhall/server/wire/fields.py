"""Kinds of fields with their bounds, checked before anything else looks at them."""

from typing import Annotated, Any, Literal

from msgspec import Meta

_VISIBLE = r"[^\x00-\x20\x7f-\xa0\u2028-\u202e\u2066-\u2069]"
_VISIBLE_OR_BLANK = r"[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]"
PersonName = Annotated[
    str,
    Meta(min_length=1, max_length=30, pattern=f"^{_VISIBLE}({_VISIBLE_OR_BLANK}*{_VISIBLE})?$"),
]
"""A name for people: no blank at either end, nothing that cannot be seen."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Email = Annotated[str, Meta(max_length=200, pattern=r"^[!-?A-~]+@[!-?A-~]+$")]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]
"""A word of the house: a game, an option, a level."""
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
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
"""No clock; two minutes a decision; three days a decision."""
