"""Reviews of finished games."""

from typing import Literal

from msgspec import Struct

from guildhall.review.model import Review


class ReviewState(Struct, frozen=True):
    """The progress of a review, and the review itself once it is done."""

    state: Literal["none", "making", "done"] = "none"
    done: int = 0
    """Decisions judged."""
    all: int = 0
    """All decisions; 0 until they are counted."""
    review: Review | None = None
