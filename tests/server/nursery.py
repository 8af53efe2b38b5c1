"""Workers of a house that begin at once, forked from a process that is ready.

Python takes a quarter of a second of processor time to start another interpreter and to import
what bots need.
"""

import os
import signal
import socket
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NoReturn

from guildhall.server.bots import worker

TO_MOTHER: Final = 3
"""The line of a forked program to the process that it was forked from."""
_LINE: Final = 3
_LIFE: Final = 4
"""Breaks with the server."""


def fork_workers(mother: Callable[[], socket.socket]) -> None:
    """From now on the workers of this process are forked from there."""

    class Process:
        """What a house uses of one of multiprocessing."""

        def __init__(
            self, target: object, args: "tuple[Connection[Any, Any]]", daemon: bool
        ) -> None:
            self._its_line = args[0]

        def start(self) -> None:
            answer, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            life, self._alive = os.pipe()
            with answer, theirs:
                files = [theirs.fileno(), self._its_line.fileno(), life, 2]
                socket.send_fds(mother(), [b"work"], files)
                told, [self._ended], _flags, _from = socket.recv_fds(answer, 16, 1)
            os.close(life)
            self.pid = int(told)

        def kill(self) -> None:
            if not wait([self._ended], 0):
                signal.pidfd_send_signal(self._ended, signal.SIGKILL)

        def join(self) -> None:
            wait([self._ended])

    context = SimpleNamespace(Pipe=get_context("spawn").Pipe, Process=Process)
    setattr(worker, "get_context", lambda _: context)  # noqa: B010


def forked_workers(server: int) -> list[int]:
    """Those that live, by the lines that break with their server."""
    mother = _parent(server)
    lives = {_pipe(server, file.name) for file in Path(f"/proc/{server}/fd").iterdir()}
    siblings = Path(f"/proc/{mother}/task/{mother}/children").read_text().split()
    own = {one for one in map(int, siblings) if one != server}
    return [one for one in own if (found := _pipe(one, _LIFE)) and found in lives]


def is_stopped(process: int) -> bool:
    return _status(process)[0] == "T"


def _parent(process: int) -> int:
    return int(_status(process)[1])


def _status(process: int) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def _pipe(process: int, file: object) -> str:
    """The pipe that is open there; none in a process that has ended."""
    try:
        found = os.readlink(f"/proc/{process}/fd/{file}")
    except OSError:
        return ""
    return found if found.startswith("pipe:") else ""


# In a worker.


def stop(*_: object) -> None:
    """Be stopped in the middle of a thought."""
    os.kill(os.getpid(), signal.SIGSTOP)


# In the process that they are forked from.


def begin(line: int, life: int, errors: int) -> NoReturn:
    """Be a worker."""
    code = 1
    try:
        os.dup2(errors, 2)
        files = os.dup(line), os.dup(life)
        for file, place in zip(files, (_LINE, _LIFE), strict=True):
            os.dup2(file, place)
        os.closerange(_LIFE + 1, os.sysconf("SC_OPEN_MAX"))
        server = SimpleNamespace(sentinel=_LIFE)
        setattr(worker, "parent_process", lambda: server)  # noqa: B010
        worker._work(Connection(_LINE))
        code = 0
    finally:
        os._exit(code)
