"""A background worker: a process that does the jobs of a server, without an HTTP server."""

import asyncio
import signal
from collections.abc import Callable
from typing import Final

from prometheus_client import start_http_server

from guildhall.core.errors import InvalidOption
from guildhall.server.bots import jobs, scheduler
from guildhall.server.cluster import change_notifications, process_registry
from guildhall.server.context import Context
from guildhall.server.operations import (
    logging as server_logging,
)
from guildhall.server.operations import (
    metrics as operations_metrics,
)
from guildhall.server.operations import (
    shutdown_watchdog,
)
from guildhall.server.operations import tasks as operations_tasks
from guildhall.server.operator_errors import NoQueue
from guildhall.server.settings import Settings
from guildhall.server.storage.database import database_url, is_sqlite, prepare

_GRACE: Final = 2.0
"""Seconds to finish jobs after SIGTERM; then they return to the queue."""
_END: Final = 5.0
"""Seconds for the complete shutdown."""


def work(settings: Settings, metrics: tuple[str, int] | None, ready: Callable[[], None]) -> None:
    """Work until SIGTERM."""
    server_logging.begin(settings.log)
    url = database_url(settings.database)
    if is_sqlite(url):
        raise NoQueue()
    prepare(url)
    if metrics:
        host, port = metrics
        try:
            start_http_server(port, host, operations_metrics.REGISTRY)
        except OSError as error:
            raise InvalidOption(
                option="metrics", value=f"{host}:{port}", allowed="127.0.0.1:9400"
            ) from error
    asyncio.run(_work(settings, ready))


async def _work(settings: Settings, ready: Callable[[], None]) -> None:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(ended.set))
    context = Context(settings, serves=False)
    await context.open()
    # The worker joins the process registry like a server.
    context.background.start(change_notifications.follow(context))
    context.background.start(process_registry.follow(context))
    context.background.start(scheduler.keep_bots_awake(context))
    context.background.start(jobs.look_after(context))
    context.background.start(operations_tasks.update_metrics(context))
    context.background.start(jobs.work(context, _GRACE))
    ready()
    await ended.wait()
    shutdown_watchdog.end_within(_END)
    await context.close()
