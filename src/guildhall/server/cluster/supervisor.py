"""Runs several processes behind one socket and replaces those that die.

The parent owns the socket, so connections wait for the next process instead of being refused.
SIGTERM ends all; SIGHUP replaces the processes one by one, so only one at a time sends its clients
away.

Not uvicorn.supervisors.Multiprocess (0.54): it pickles the Config, which fails with the guarded
protocols of a process (tried), runs a plain uvicorn.Server that does not drain sockets, and waits
without limit for a process that does not end.
"""

import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from prometheus_client.multiprocess import mark_process_dead

from guildhall.server.operations import metrics

_START_SECONDS: Final = 120.0
"""Seconds; a busy machine needs time to start a process."""
END_SECONDS: Final = 15.0
"""Seconds for a process to send its clients away and finish writes before it is killed."""
_TRIES: Final = 3
"""Attempts to start a process at the beginning, for example while the database is slow."""
_SOON: Final = 60.0
_AT_ONCE: Final = 5
"""This number of deaths within `_SOON` seconds are followed by an immediate restart."""
_LONGEST_WAIT: Final = 30.0
_ENDS: Final = (signal.SIGTERM, signal.SIGINT)
_LOG = logging.getLogger(__name__)

Target = Callable[[Any, socket.socket, "Connection[Any, Any]"], None]


@dataclass
class _Child:
    process: SpawnProcess
    line: "Connection[Any, Any]"
    """A pipe that reports readiness once, and breaks when the process ends."""


class Parent:
    """Keeps a number of processes running; each calls `target` with the socket."""

    def __init__(self, target: Target, settings: object, door: socket.socket, many: int) -> None:
        self._target = target
        self._settings = settings
        self._door = door
        self._many = many
        self._children: list[_Child | None] = []
        self._due: list[float] = [0.0] * many
        """Time at which an empty slot is filled."""
        self._deaths: deque[float] = deque()
        self._ended = False
        self._renewed = False

    def run(self, ready: Callable[[], None]) -> int:
        """Run until a signal; return the exit status."""
        with _shared_measures(), self._signals():
            try:
                if not self._begin():
                    return int(not self._ended)
                ready()
                while not self._ended:
                    self._pause()
                    self._fill()
                    if self._renewed:
                        self._renew()
            finally:
                self._end([child for child in self._children if child])
        return 0

    @contextmanager
    def _signals(self) -> Iterator[None]:
        """Signals set a flag and end every wait."""
        self._woken, waking = socket.socketpair()
        self._woken.setblocking(False)
        waking.setblocking(False)
        handled = [*_ENDS, signal.SIGHUP] if sys.platform != "win32" else [*_ENDS]
        before = {number: signal.signal(number, self._heed) for number in handled}
        previous = signal.set_wakeup_fd(waking.fileno())
        try:
            yield
        finally:
            signal.set_wakeup_fd(previous)
            for number, handler in before.items():
                signal.signal(number, handler)
            self._woken.close()
            waking.close()

    def _heed(self, number: int, _frame: object) -> None:
        if number in _ENDS:
            self._ended = True
        else:
            self._renewed = True

    def _wait(self, things: Sequence[Any], seconds: float | None) -> list[Any]:
        """The processes with a message or an end; empty after a timeout or a signal."""
        found = connection.wait([*things, self._woken], seconds)
        if self._woken in found:
            self._woken.recv(4096)
        return [one for one in found if one is not self._woken]

    # One process

    def _start(self) -> _Child:
        spawning = get_context("spawn")
        ours, theirs = spawning.Pipe(duplex=False)
        process = spawning.Process(target=self._target, args=(self._settings, self._door, theirs))
        process.start()
        theirs.close()
        return _Child(process, ours)

    def _is_ready(self, child: _Child) -> bool:
        """Wait until a process serves; return False if it fails, or all are to end."""
        until = time.monotonic() + _START_SECONDS
        while not self._ended and (left := until - time.monotonic()) > 0:
            if self._wait([child.line], left):
                try:
                    child.line.recv()
                except EOFError:
                    return False
                return True
        return False

    def _end(self, children: Sequence[_Child]) -> None:
        """Ask processes to end, and wait; kill those that take too long."""
        for child in children:
            child.process.terminate()
        until = time.monotonic() + END_SECONDS
        for child in children:
            child.process.join(max(0.0, until - time.monotonic()))
            if child.process.is_alive():
                _LOG.warning(
                    "process %s did not exit, killed",
                    child.process.pid,
                    extra={"event": "process-killed"},
                )
                child.process.kill()
                child.process.join()
            _forget(child)

    # All processes

    def _begin(self) -> bool:
        """Start all; return False if one fails."""
        self._children = [self._start() for _ in range(self._many)]
        for place, child in enumerate(self._children):
            tries = 1
            while child and not self._is_ready(child):
                if self._ended or tries == _TRIES:
                    return False
                self._end([child])
                child = self._children[place] = self._start()
                tries += 1
        return True

    def _pause(self) -> None:
        """Wait for an event, or until a slot is to be filled."""
        lines = [child.process.sentinel for child in self._children if child]
        empty = [self._due[n] for n, child in enumerate(self._children) if child is None]
        self._wait(lines, max(0.0, min(empty) - time.monotonic()) if empty else None)

    def _fill(self) -> None:
        """Replace dead processes, with a delay if they die often."""
        now = time.monotonic()
        for place, child in enumerate(self._children):
            if child and not child.process.is_alive():
                _LOG.error(
                    "process %s died with exit code %s",
                    child.process.pid,
                    child.process.exitcode,
                    extra={"event": "process-died"},
                )
                _forget(child)
                self._children[place], self._due[place] = None, now + self._delay(now)
            if self._children[place] is None and now >= self._due[place] and not self._ended:
                self._children[place] = self._start()

    def _delay(self, now: float) -> float:
        self._deaths.append(now)
        while self._deaths[0] < now - _SOON:
            self._deaths.popleft()
        often = len(self._deaths) - _AT_ONCE
        return float(min(2**often, _LONGEST_WAIT)) if often > 0 else 0.0

    def _renew(self) -> None:
        """Replace each process by a new one; on failure keep the old ones."""
        self._renewed = False
        for place, old in enumerate(self._children):
            new = self._start()
            if not self._is_ready(new):
                _LOG.error(
                    "new process failed to start, keeping the old ones",
                    extra={"event": "rolling-restart-failed"},
                )
                self._end([new])
                return
            self._children[place] = new
            if old:
                self._end([old])
        _LOG.info(
            "rolling restart finished (%s processes)",
            self._many,
            extra={"event": "rolling-restart-finished"},
        )


def _forget(child: _Child) -> None:
    pid = child.process.pid
    child.line.close()
    child.process.close()
    if pid:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]


@contextmanager
def _shared_measures() -> Iterator[None]:
    """A folder in which the processes share their metrics."""
    folder = tempfile.mkdtemp(prefix="guildhall-")
    before = os.environ.get(metrics.SHARED)
    os.environ[metrics.SHARED] = folder
    try:
        yield
    finally:
        if before is None:
            del os.environ[metrics.SHARED]
        else:
            os.environ[metrics.SHARED] = before
        shutil.rmtree(folder, ignore_errors=True)
