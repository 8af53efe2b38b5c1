"""Background work of reviews."""

from functools import partial
from typing import Final

from guildhall.server.background import every
from guildhall.server.context import Context
from guildhall.server.reviews import reviews

_SECONDS: Final = 60.0


async def resume_reviews(context: Context) -> None:
    await every(_SECONDS, partial(reviews.resume, context), "reviews-failed")


TASKS: Final = (resume_reviews,)
