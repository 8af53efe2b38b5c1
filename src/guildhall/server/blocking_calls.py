"""Calls that may hang: each in a thread of its own, for which nobody else has to wait."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


class BlockingCalls:
    """So many calls at once; also who ends the process does not wait for them."""

    def __init__(self, at_once: int) -> None:
        self._free = asyncio.Semaphore(at_once)

    async def call(self, function: Callable[..., T], *given: Any) -> T:
        await self._free.acquire()
        loop = asyncio.get_running_loop()
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()

        def release(_: object) -> None:
            # The loop may be closed before a call is done that nobody waits for.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._free.release)

        # When the call is done, not when its caller goes: else there would be more and more.
        done.add_done_callback(release)
        # A pool's threads are waited for at the end, however long they hang.
        threading.Thread(target=_run, args=(done, function, given), daemon=True).start()
        return await asyncio.wrap_future(done)


def _run(done: "Future[T]", function: Callable[..., T], given: tuple[Any, ...]) -> None:
    try:
        done.set_result(function(*given))
    except BaseException as error:
        done.set_exception(error)
