"""A server that measures its event loop: `python -m bench.abuse.served SETTINGS`.

A task wakes at short intervals. The time between two wake-ups is a step: the work of the event loop
that a new request would wait for. It is measured in processor time, which does not depend on other
programs. For each line on standard input, the process prints the steps since the last line.
"""

import asyncio
import sys
import threading
import time

import msgspec

from guildhall.server.run import serve
from guildhall.server.settings import Settings

_INTERVAL = 0.001
_steps: list[float] = []


async def _measure_steps() -> None:
    while True:
        begun = time.thread_time()
        await asyncio.sleep(_INTERVAL)
        _steps.append((time.thread_time() - begun) * 1000)


def _print_steps() -> None:
    for _ in sys.stdin:
        received = _steps.copy()
        _steps.clear()
        print(msgspec.json.encode(received).decode(), flush=True)


_tasks: list[asyncio.Task[None]] = []


def _ready(port: int) -> None:
    _tasks.append(asyncio.get_running_loop().create_task(_measure_steps()))
    threading.Thread(target=_print_steps, daemon=True).start()
    print(port, flush=True)


if __name__ == "__main__":
    serve(msgspec.json.decode(sys.argv[1], type=Settings), "127.0.0.1", 0, _ready)
