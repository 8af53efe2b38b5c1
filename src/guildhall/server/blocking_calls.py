"""Blocking calls, each in its own thread."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


class BlockingCalls:
    """Maximum number of concurrent calls; shutdown does not wait for them."""

    def __init__(self, at_once: int) -> None:
        self._free = asyncio.Semaphore(at_once)

    async def call(self, function: Callable[..., T], *given: Any) -> T:
        await self._free.acquire()
        loop = asyncio.get_running_loop()
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()

        def release(_: object) -> None:
            # The loop may be closed before an abandoned call returns.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._free.release)

        # Released when the call returns, not when its caller is cancelled, to limit the threads.
        done.add_done_callback(release)
        # Not a pool: Python waits for the threads of a pool at exit, even if they hang.
        threading.Thread(target=_run, args=(done, function, given), daemon=True).start()
        return await asyncio.wrap_future(done)


def _run(done: "Future[T]", function: Callable[..., T], given: tuple[Any, ...]) -> None:
    try:
        done.set_result(function(*given))
    except BaseException as error:
        done.set_exception(error)
