"""Background work for operators: their commands, announcements and shared metrics."""

from typing import Final

from guildhall.server.context import Context
from guildhall.server.operations import admin_events, announcements, metrics
from guildhall.server.operations.audit_log import Follower


async def start(context: Context) -> None:
    follower = Follower()
    async with context.database.connect() as connection:
        await follower.begin(connection)
    # Afterwards, so that no announcement in between is missed.
    await announcements.read_again(context)
    context.background.start(admin_events.follow(context, follower))


async def share_metrics(_: Context) -> None:
    """Periodically update the metrics for other processes."""
    if metrics.are_shared():
        await metrics.keep_looking()


TASKS: Final = (share_metrics,)
