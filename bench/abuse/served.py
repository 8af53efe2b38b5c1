"""The server as it is, with a pulse: `python -m bench.abuse.served SETTINGS`.

Between two beats of the pulse lies all that the event loop did in between, and so what someone
who came then had to wait for. It is measured in processor time, which does not depend on what else
the machine does. A line on standard input is answered by what was felt since the last one.
"""

import asyncio
import sys
import threading
import time

import msgspec

from guildhall.server.run import serve
from guildhall.server.settings import Settings

_BEAT = 0.001
_felt: list[float] = []


async def _pulse() -> None:
    while True:
        begun = time.thread_time()
        await asyncio.sleep(_BEAT)
        _felt.append((time.thread_time() - begun) * 1000)


def _tell() -> None:
    for _ in sys.stdin:
        received = _felt.copy()
        _felt.clear()
        print(msgspec.json.encode(received).decode(), flush=True)


_pulses: list[asyncio.Task[None]] = []


def _ready(port: int) -> None:
    _pulses.append(asyncio.get_running_loop().create_task(_pulse()))
    threading.Thread(target=_tell, daemon=True).start()
    print(port, flush=True)


if __name__ == "__main__":
    serve(msgspec.json.decode(sys.argv[1], type=Settings), "127.0.0.1", 0, _ready)
