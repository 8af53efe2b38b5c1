"""Background tasks of one process."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

_LOST_SECONDS: Final = 1.0
_LOG = logging.getLogger(__name__)


class Background:
    """Tasks that run beside the requests; a failure is logged, and all end together."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def stop(self) -> None:
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            # In Python 3.11 a cancellation may be lost while a connection is awaited.
            await asyncio.wait(self._tasks, timeout=_LOST_SECONDS)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _LOG.error("background task failed", exc_info=error)
