"""Background work for operators: their commands, announcements and shared metrics."""

from typing import Final

from guildhall.server.background import every
from guildhall.server.context import Context
from guildhall.server.operations import admin_events, announcements, metrics
from guildhall.server.operations.audit_log import Follower

_METRICS_SECONDS: Final = 1.0


async def start(context: Context) -> None:
    follower = Follower()
    async with context.database.connect() as connection:
        await follower.begin(connection)
    # Afterwards, so that no announcement in between is missed.
    await announcements.read_again(context)
    context.background.start(admin_events.follow(context, follower))


async def update_metrics(_: Context) -> None:
    """Periodically update the metrics that another process, or the port of a worker, returns."""

    async def update() -> None:
        metrics.look()

    await every(_METRICS_SECONDS, update, "metrics-failed")


async def share_metrics(context: Context) -> None:
    if metrics.are_shared():
        await update_metrics(context)


TASKS: Final = (share_metrics,)
