"""What this process does of the jobs in the queue."""

from functools import partial
from typing import Final

from guildhall.server.bots import scheduler
from guildhall.server.bots.job_queue import Kind
from guildhall.server.context import Context
from guildhall.server.notify import push_notifications, turn_emails

_LETTERS_AT_ONCE: Final = 2
_PUSHES_AT_ONCE: Final = 8


async def work(context: Context, grace: float = 0.0) -> None:
    """Do jobs until the queue is stopped, then finish in so many seconds or give back."""
    queue = context.queue
    if queue is None:
        return
    at_once: dict[Kind, int] = {
        "thought": context.settings.bot_workers,
        "review": 1,
        "push": _PUSHES_AT_ONCE,
    }
    queue.does("thought", partial(scheduler.taken, context))
    queue.does("review", context.reviews.taken)
    queue.does("push", partial(push_notifications.taken, context))
    if context.accounts.post:
        queue.does("letter", partial(turn_emails.taken, context))
        at_once["letter"] = _LETTERS_AT_ONCE
    await queue.work(at_once, grace)


async def look_after(context: Context) -> None:
    """The jobs of processes that were killed are not lost, as long as one lives."""
    if context.queue:
        await context.queue.look_after()
