"""Background work of notifications: each channel sends what is due every minute."""

import asyncio
from functools import partial
from typing import Final

from guildhall.server.background import every
from guildhall.server.context import Context
from guildhall.server.notify import runner

_SECONDS: Final = 60.0


async def send_notifications(context: Context) -> None:
    await asyncio.gather(
        *(
            every(_SECONDS, partial(runner.send_due, context, channel), f"{channel.name}-failed")
            for channel in context.channels.values()
        )
    )


TASKS: Final = (send_notifications,)
