"""Servers of several processes, and the process that serves each client."""

import os
from contextlib import suppress
from pathlib import Path

import httpx

from tests.server.faults.players import Players
from tests.server.harness import UNENCRYPTED, settings
from tests.server.server_process import ServerProcess


def server_of(database: str, processes: int) -> ServerProcess:
    chosen = settings(database, bot_pause=0.1, metrics_token="secret")
    return ServerProcess(chosen, processes=processes)


def serving(server: ServerProcess, port: int) -> int:
    """Return the process at the other end of a connection."""
    ends = (line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:])
    [node] = [
        end[9]
        for end in ends
        if end[1].endswith(f":{server.port:04X}") and end[2].endswith(f":{port:04X}")
    ]
    [found] = [process for process in server.children() if _holds(process, f"socket:[{node}]")]
    return found


def _holds(process: int, wanted: str) -> bool:
    for file in Path(f"/proc/{process}/fd").iterdir():
        # Other connections open and close meanwhile.
        with suppress(FileNotFoundError):
            if os.readlink(file) == wanted:
                return True
    return False


async def all_serve(server: ServerProcess, processes: int) -> None:
    """Wait until this many processes respond."""
    seen: set[int] = set()
    while len(seen) < processes:
        async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=UNENCRYPTED) as http:
            answer = await http.get("/api/me")
            line = answer.extensions["network_stream"]
            seen.add(serving(server, line.get_extra_info("client_addr")[1]))


async def on_two_processes(server: ServerProcess, people: Players) -> tuple[int, int]:
    """Reconnect a pair of players until two processes serve them; return these."""
    one, other = people.guests[-2:]
    while (first := serving(server, one.port)) == (second := serving(server, other.port)):
        before = other.port
        await other.move_to(server.url)
        await other.until(lambda: other.port != before)  # noqa: B023
    return first, second
