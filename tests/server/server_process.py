"""Servers and background workers in separate processes, to be killed or measured."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

import msgspec

from guildhall.server.settings import Settings
from tests.server.harness import ROOT, Server


@dataclass
class Launch:
    """The input of `tests.server.launch`."""

    settings: Settings
    port: int = 0
    processes: int = 1
    seed: int | None = None
    first: str = ""
    """A function that is called before anything else, as `module:name`."""
    worker: bool = False
    metrics: int = 0
    """The port of a worker's metrics."""


class ServerProcess(Server):
    """A server of one or several processes."""

    process: subprocess.Popen[bytes]

    def __init__(
        self,
        chosen: Settings,
        *,
        processes: int = 1,
        seed: int | None = None,
        log: Path | None = None,
        first: Callable[[], None] | None = None,
    ) -> None:
        """With a `seed` every table is dealt alike; `log` receives standard error."""
        super().__init__(chosen)
        name = f"{first.__module__}:{first.__qualname__}" if first else ""
        self._launch = Launch(chosen, processes=processes, seed=seed, first=name)
        self._log = log

    def start(self) -> None:
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Start without waiting, on the port of the last start if any."""
        self._launch.port = self.port
        command = [sys.executable, "-m", "tests.server.launch"]
        pipe = subprocess.PIPE
        with self._log.open("a") if self._log else nullcontext() as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=log)
        assert self.process.stdin
        with self.process.stdin as stdin:
            stdin.write(msgspec.json.encode(self._launch))

    def wait_until_ready(self) -> None:
        assert self.process.stdout
        self.port = int(self.process.stdout.readline() or 0)
        assert self.port, "the server did not start"

    def kill(self) -> None:
        """Kill the process without any cleanup, as in a power failure."""
        self.process.kill()
        self.process.wait()

    async def terminate(self) -> int:
        """Ask the process to stop; return its exit status."""
        self.process.terminate()
        return await asyncio.to_thread(self.process.wait)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()

    def children(self) -> list[int]:
        """Return the processes that this one has spawned: servers or bot workers."""
        found: list[int] = []
        # The system lists children by the thread that has started them.
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
        return [one for one in found if b"spawn_main" in _command(one)]

    def bot_workers(self) -> list[int]:
        return self.children()


class WorkerProcess(ServerProcess):
    """A background worker: it takes jobs from the queue and serves no HTTP."""

    def __init__(
        self, chosen: Settings, *, metrics: int = 0, first: Callable[[], None] | None = None
    ) -> None:
        super().__init__(chosen, first=first)
        self._launch.worker = True
        self._launch.metrics = metrics


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def is_stopped(pid: int) -> bool:
    """Return whether a process was stopped by SIGSTOP."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
