"""Reviews of finished games."""

from typing import Literal

from msgspec import Struct

from guildhall.review.model import Review


class ReviewState(Struct, frozen=True):
    """How far a review is, and the review itself when it is done."""

    state: Literal["none", "making", "done"]
    done: int = 0
    """Decisions judged so far ..."""
    all: int = 0
    """... of so many; 0 until they are counted."""
    review: Review | None = None
