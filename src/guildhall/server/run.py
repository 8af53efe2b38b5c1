"""Running a server."""

import gc
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from guildhall.server import journal
from guildhall.server.app import app
from guildhall.server.http.wire import LiveWire
from guildhall.server.settings import Settings
from guildhall.server.store.database import database_url, prepare

PORT: Final = 8400


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is there now stays; looking through it again and again would stall everybody.
            gc.collect()
            gc.freeze()
            gc.set_threshold(50_000, 20, 50)
            # The thread that writes must not wait long for its turn when the sockets are busy.
            sys.setswitchinterval(0.001)
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def serve(settings: Settings, host: str, port: int, ready: Callable[[int], None]) -> None:
    """Serve until interrupted; `ready` is told the port."""
    journal.begin(settings.log)
    prepare(database_url(settings.database))
    config = uvicorn.Config(
        app(settings),
        host=host,
        port=port,
        ws=LiveWire,
        # Compression triples the cost of a message.
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.frame_bytes,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _Server(config, ready).run()
