"""Finishes short operations during shutdown."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

T = TypeVar("T")

_PATIENCE: Final = 2.0
"""Seconds."""


async def finished(work: Coroutine[Any, Any, T]) -> T:
    """Run an operation; if it is cancelled, let it finish within a short time."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await _until_done(task, _PATIENCE)
        task.cancel()
        # The reaction to a cancellation is short.
        await _until_done(task, _PATIENCE)
        raise


async def _until_done(task: "asyncio.Task[Any]", seconds: float) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while not task.done() and loop.time() < until:
        # Shutdown may cancel several times.
        with suppress(asyncio.CancelledError):
            await asyncio.wait([task], timeout=until - loop.time())
    if task.done() and not task.cancelled():
        task.exception()
