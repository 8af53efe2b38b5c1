"""People who are not here are told that it is their turn: by letter and by push."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from guildhall.server.context import Context
from guildhall.server.errors import Unavailable
from guildhall.server.notify import push_notifications, turn_emails

_EVERY: Final = 60.0
"""Seconds."""
_LOG = logging.getLogger(__name__)


async def keep_writing(context: Context) -> None:
    """Letters, now and again, where there is a mail server."""
    post, queue = context.accounts.post, context.queue

    async def write() -> None:
        if queue:
            await turn_emails.order(context, queue)
        elif post:
            await turn_emails.write(context, post)
        await turn_emails.forget(context)

    if post:
        await _again_and_again(write, "letters")


async def keep_pushing(context: Context) -> None:
    queue = context.queue

    async def push() -> None:
        if queue:
            await push_notifications.order(context, queue)
        else:
            await push_notifications.send(context)
        await push_notifications.forget(context)

    await _again_and_again(push, "pushes")


async def _again_and_again(work: Callable[[], Awaitable[None]], what: str) -> None:
    reachable = True
    while True:
        try:
            await work()
            reachable = True
        except Unavailable:
            pass
        except Exception:
            if reachable:
                _LOG.exception("%s could not be sent; trying again", what)
            reachable = False
        await asyncio.sleep(_EVERY)


TASKS: Final = (keep_writing, keep_pushing)
