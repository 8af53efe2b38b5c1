"""Background tasks for ratings."""

from typing import Final

from guildhall.server.background import every
from guildhall.server.context import Context
from guildhall.server.ratings import boards, store

_SECONDS: Final = 600.0


async def rate_unrated(context: Context) -> None:
    """Periodically rate finished games that were not rated, for example after a crash."""

    async def rate() -> None:
        async with context.database.connect() as connection:
            unrated = await connection.run_sync(store.unrated)
        await boards.rate(context, unrated)

    await every(_SECONDS, rate, "rating-failed")


TASKS: Final = (rate_unrated,)
