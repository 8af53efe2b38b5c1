"""Running a server."""

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from guildhall.server import journal
from guildhall.server.app import app
from guildhall.server.http import door, wire
from guildhall.server.live.house import House
from guildhall.server.settings import Settings
from guildhall.server.store.database import database_url, prepare

PORT: Final = 8400


class _Server(uvicorn.Server):
    """Watches the door, and says when it is ready."""

    def __init__(
        self, config: uvicorn.Config, entrance: door.Door, ready: Callable[[int], None]
    ) -> None:
        super().__init__(config)
        self._entrance = entrance
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._watch = asyncio.create_task(self._entrance.watch())
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
    house = House(settings)
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    entrance = door.Door(house.limits, house.refusals, house.bars, proxies)
    logging.getLogger("uvicorn.error").addFilter(door.WithoutNoise(house.refusals))
    config = uvicorn.Config(
        app(house),
        host=host,
        port=port,
        http=door.guarded(entrance, house.limits),
        ws=wire.guarded(entrance, house.limits, house.refusals),
        forwarded_allow_ips=proxies,
        # Compression triples the cost of a message.
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.frame_bytes,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _Server(config, entrance, ready).run()
