"""A worker process that is killed and replaced if it hangs."""

import asyncio
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar

_START_SECONDS: Final = 60.0
"""Seconds; a busy machine needs time to start a process."""
_NICE: Final = 10
"""Niceness, so that the server's own work comes first."""

Answer = TypeVar("Answer")


class WorkFailed(Exception):
    """The function in the worker raised an exception; the message is its traceback."""


class WorkerLost(Exception):
    """The process died during its work."""


class WorkerHung(WorkerLost):
    """The process did not answer in time and was killed."""


class Worker:
    """A process, started on demand, that does one piece of work after the other."""

    def __init__(self, prepare: Callable[[], None]) -> None:
        self._prepare = prepare
        """Initialisation in the process, with a longer timeout."""
        self._process: SpawnProcess | None = None
        self._line: Connection[Any, Any] | None = None
        self._closed = False
        # The pipe to the process; its death ends the wait.
        self._thread = ThreadPoolExecutor(1, "worker")

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def run(
        self, seconds: float, function: Callable[..., Answer], *arguments: object
    ) -> Answer:
        """The result of the function; raises WorkFailed, WorkerHung or WorkerLost."""
        if self._line is None:
            await self._in_time(_START_SECONDS, self._start)
        answer = await self._in_time(seconds, self._exchange, (function, arguments))
        if isinstance(answer, _Raised):
            raise WorkFailed(answer.traceback)
        found: Answer = answer
        return found

    async def _in_time(self, seconds: float, call: Callable[..., Any], *arguments: object) -> Any:
        waiting = asyncio.get_running_loop().run_in_executor(self._thread, call, *arguments)
        try:
            done, _ = await asyncio.wait([waiting], timeout=seconds)
        except asyncio.CancelledError:
            waiting.add_done_callback(_forgotten)
            self._kill()
            raise
        if done:
            return waiting.result()
        self._kill()
        await asyncio.wait([waiting])
        _forgotten(waiting)
        raise WorkerHung(f"no answer within {seconds} s")

    def _kill(self) -> None:
        if process := self._process:
            process.kill()

    async def close(self) -> None:
        """Kill the process."""
        self._closed = True
        self._kill()
        await asyncio.to_thread(self._thread.shutdown)
        self._forget()

    # Runs in a thread

    def _start(self) -> None:
        spawning = get_context("spawn")
        ours, theirs = spawning.Pipe()
        process = spawning.Process(target=_work, args=(theirs,), daemon=True)
        process.start()
        # The parent's copy must be closed, so that the pipe breaks when the process dies.
        theirs.close()
        self._process, self._line = process, ours
        if self._closed:
            process.kill()
        self._exchange((self._prepare, ()))

    def _exchange(self, message: object) -> Any:
        try:
            if self._line is None:
                raise EOFError
            self._line.send(message)
            return self._line.recv()
        except (EOFError, OSError) as error:
            self._forget()
            raise WorkerLost() from error

    def _forget(self) -> None:
        if self._line:
            self._line.close()
        if self._process:
            self._process.kill()
            self._process.join()
        self._line = self._process = None


def _forgotten(answer: asyncio.Future[Any]) -> None:
    """Consume the result of abandoned work, errors included."""
    if not answer.cancelled():
        answer.exception()


# Runs in the process


@dataclass(frozen=True)
class _Raised:
    """An exception passed to the server."""

    traceback: str


def _work(line: "Connection[Any, Any]") -> None:
    # Ctrl-C is handled by the server, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A worker must not outlive a killed server.
    threading.Thread(target=_end_with_parent, daemon=True).start()
    prepared = False
    while True:
        try:
            function, arguments = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = function(*arguments)
        except Exception:
            answer = _Raised(traceback.format_exc())
        if not prepared and sys.platform != "win32":
            # Only after initialisation: on a busy machine it would never be ready.
            os.nice(_NICE)
        prepared = True
        line.send(answer)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
