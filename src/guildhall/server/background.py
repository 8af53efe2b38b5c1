"""Background tasks of one process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, NoReturn

from guildhall.server.errors import Unavailable

_CANCEL_SECONDS: Final = 1.0
_LOG = logging.getLogger(__name__)


class Background:
    """Tasks that run beside the requests; failures are logged, and `stop` cancels all tasks."""

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
            await asyncio.wait(self._tasks, timeout=_CANCEL_SECONDS)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _LOG.error(
                "background task failed", exc_info=error, extra={"event": "background-task-failed"}
            )


async def every(
    seconds: float,
    task: Callable[[], Awaitable[object]],
    event: str,
    *,
    wake: asyncio.Event | None = None,
) -> NoReturn:
    """Run a task periodically, and earlier when `wake` is set.

    Of several failures in a row the first is logged as `event`; an unreachable database is logged
    by the storage, not here.
    """
    failing = False
    while True:
        if wake:
            wake.clear()
        try:
            await task()
            failing = False
        except Unavailable:
            pass
        except Exception:
            if not failing:
                _LOG.exception("%s; retrying", event.replace("-", " "), extra={"event": event})
            failing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await (wake.wait() if wake else asyncio.sleep(seconds))
