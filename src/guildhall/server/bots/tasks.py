"""Background work of bots: searches for moves, and jobs shared by several processes."""

from typing import Final

from guildhall.server.bots import jobs, scheduler
from guildhall.server.context import Context


async def work(context: Context) -> None:
    """Do jobs from the queue unless separate worker processes do them."""
    if context.settings.works:
        await jobs.work(context)


TASKS: Final = (scheduler.keep_bots_awake, jobs.look_after, work)
