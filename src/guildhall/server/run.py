"""Runs the server, in this process or in several behind one socket."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from multiprocessing import connection, parent_process
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any, Final

import uvicorn

from guildhall.server.app import app
from guildhall.server.cluster.supervisor import END_SECONDS, Parent
from guildhall.server.context import Context
from guildhall.server.http import connection_limits
from guildhall.server.operations import logging as server_logging
from guildhall.server.operations import shutdown_watchdog
from guildhall.server.operator_errors import CannotListen, NoQueue, OneProcess
from guildhall.server.settings import Settings
from guildhall.server.socket import flood_guard
from guildhall.server.storage.database import database_url, is_sqlite, prepare

PORT: Final = 8400
UNUSED_SECONDS: Final = 5
"""Seconds until an idle connection is closed."""
_BACKLOG: Final = 2048
_DRAIN_SECONDS: Final = 5.0
"""Seconds to finish pending requests during shutdown."""


class _Server(uvicorn.Server):
    """Watches connections, reports when it is ready, and finishes pending requests."""

    def __init__(
        self,
        config: uvicorn.Config,
        context: Context,
        entrance: connection_limits.Door,
        ready: Callable[[int], None],
    ) -> None:
        super().__init__(config)
        self._context = context
        self._entrance = entrance
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._watch = asyncio.create_task(self._entrance.watch())
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        shutdown_watchdog.end_within(END_SECONDS)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._context.sockets.drain(_DRAIN_SECONDS)
        await super().shutdown(sockets)


def serve(
    settings: Settings, host: str, port: int, ready: Callable[[int], None], processes: int = 1
) -> None:
    """Serve until interrupted; `ready` receives the port."""
    server_logging.begin(settings.log)
    url = database_url(settings.database)
    if processes > 1 and is_sqlite(url):
        raise OneProcess(processes=processes)
    if not settings.works and is_sqlite(url):
        raise NoQueue()
    prepare(url)
    if processes == 1:
        _serve(settings, _listening(host, port), ready)
        return
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with _listening(host, port, family)[0] as shared:
        parent = Parent(_child, settings, shared, processes)
        found = shared.getsockname()[1]
        sys.exit(parent.run(lambda: ready(found)))


def _listening(host: str, port: int, family: int = socket.AF_UNSPEC) -> list[socket.socket]:
    """Bind a socket at every address of a host; raises CannotListen."""
    sockets: list[socket.socket] = []
    try:
        named = socket.getaddrinfo(
            host or None, port, family, socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for kind, *_, address in dict.fromkeys(named):
            sockets.append(socket.create_server(address, family=kind, backlog=_BACKLOG))
    except OSError as error:
        for one in sockets:
            one.close()
        unknown = isinstance(error, socket.gaierror)
        reason = error.strerror if unknown else os.strerror(error.errno or 0)
        raise CannotListen(address=f"{host}:{port}", reason=reason) from error
    return sockets


def _serve(settings: Settings, sockets: list[socket.socket], ready: Callable[[int], None]) -> None:
    def started(port: int) -> None:
        _tune_process()
        ready(port)

    context = Context(settings)
    logging.getLogger("uvicorn.error").addFilter(connection_limits.WithoutNoise(context.refusals))
    build_server(context, started).run(sockets)


def _tune_process() -> None:
    # Objects alive now stay alive; excluding them from garbage collection avoids long pauses.
    gc.collect()
    gc.freeze()
    # Nearly everything is freed by reference counting, so a full collection runs only after
    # 400,000 new objects that survive.
    gc.set_threshold(50_000, 4, 2)
    # The writer thread must not wait long for the GIL when the sockets are busy.
    sys.setswitchinterval(0.001)


def build_server(context: Context, ready: Callable[[int], None]) -> uvicorn.Server:
    """Return a server that calls `ready` with its port when it accepts connections."""
    settings = context.settings
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    entrance = connection_limits.Door(context.limits, context.refusals, context.bars, proxies)
    config = uvicorn.Config(
        app(context),
        http=connection_limits.guarded(entrance, context.limits),
        ws=flood_guard.guarded(entrance, context.limits, context.refusals),
        forwarded_allow_ips=proxies,
        # Compression triples the CPU time of a message.
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.frame_bytes,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=UNUSED_SECONDS,
        timeout_graceful_shutdown=3,
        backlog=_BACKLOG,
    )
    return _Server(config, context, entrance, ready)


# In a child process.


def _child(settings: Settings, shared: socket.socket, line: "Connection[Any, Any]") -> None:
    server_logging.begin(settings.log)
    # Ctrl-C and a closed terminal are handled by the parent, which then stops its children.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()

    def ready(_port: int) -> None:
        line.send(None)
        line.close()

    _serve(settings, [shared], ready)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
