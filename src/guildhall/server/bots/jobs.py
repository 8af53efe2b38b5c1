"""The jobs that this process takes from the queue."""

from functools import partial

from guildhall.server.bots import scheduler
from guildhall.server.context import Context
from guildhall.server.notify import runner
from guildhall.server.reviews import reviews


async def work(context: Context, grace: float = 0.0) -> None:
    """Do jobs until the queue is stopped; return unfinished ones after a timeout."""
    queue = context.queue
    if queue is None:
        return
    at_once = {"thought": context.settings.bot_workers, "review": 1}
    queue.does("thought", partial(scheduler.taken, context))
    queue.does("review", partial(reviews.make, context))
    for name, channel in context.channels.items():
        queue.does(name, partial(runner.send_now, context, channel))
        at_once[name] = channel.at_once
    await queue.work(at_once, grace)


async def look_after(context: Context) -> None:
    """Recover the jobs of killed processes."""
    if context.queue:
        await context.queue.look_after()
