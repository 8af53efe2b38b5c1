"""A process that works on the jobs of a house and serves nobody."""

import asyncio
import signal
from collections.abc import Callable
from typing import Final

from prometheus_client import start_http_server

from guildhall.core.errors import InvalidOption
from guildhall.server.bots import jobs, scheduler
from guildhall.server.cluster import change_notifications, process_registry
from guildhall.server.errors import NoQueue
from guildhall.server.operations import (
    logging as server_logging,
)
from guildhall.server.operations import (
    metrics as operations_metrics,
)
from guildhall.server.operations import (
    shutdown_watchdog,
)
from guildhall.server.settings import Settings
from guildhall.server.storage.database import database_url, is_sqlite, prepare
from guildhall.server.tables.registry import House

_GRACE: Final = 2.0
"""Seconds for what was begun before it was told to end; then it is given back."""
_END: Final = 5.0
"""Seconds for all of it."""


def work(settings: Settings, metrics: tuple[str, int] | None, ready: Callable[[], None]) -> None:
    """Work until told to end."""
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
    house = House(settings, serves=False)
    await house.open()
    # A neighbour like any server: it hears of what others write, and they know that it lives.
    house.in_background(change_notifications.follow(house))
    house.in_background(process_registry.follow(house))
    house.in_background(scheduler.keep_bots_awake(house))
    house.in_background(jobs.look_after(house))
    house.in_background(operations_metrics.keep_looking())
    house.in_background(jobs.work(house, _GRACE))
    ready()
    await ended.wait()
    shutdown_watchdog.end_within(_END)
    await house.close()
