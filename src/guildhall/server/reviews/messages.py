"""Messages about reviews."""

from typing import Literal

from msgspec import Struct

from guildhall.review.model import Review


class ReviewState(Struct, frozen=True):
    """The progress of a review, and the review when it is done."""

    state: Literal["none", "making", "done"]
    done: int = 0
    """Decisions judged so far ..."""
    all: int = 0
    """... of this number; 0 until it is known."""
    review: Review | None = None
