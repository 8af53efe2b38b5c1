"""People who are not here are told that it is their turn: by letter and by push."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from guildhall.server.errors import Unavailable
from guildhall.server.notify import push_notifications, turn_emails
from guildhall.server.tables.registry import House

_EVERY: Final = 60.0
"""Seconds."""
_LOG = logging.getLogger(__name__)


async def keep_writing(house: House) -> None:
    """Letters, now and again, where there is a mail server."""
    post, queue = house.accounts.post, house.queue

    async def write() -> None:
        if queue:
            await turn_emails.order(house, queue)
        elif post:
            await turn_emails.write(house, post)
        await turn_emails.forget(house)

    if post:
        await _again_and_again(write, "letters")


async def keep_pushing(house: House) -> None:
    queue = house.queue

    async def push() -> None:
        if queue:
            await push_notifications.order(house, queue)
        else:
            await push_notifications.send(house)
        await push_notifications.forget(house)

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
