"""Writing down when this process runs: clocks rest while nobody could play anywhere."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from guildhall.server.clock import now
from guildhall.server.errors import Unavailable
from guildhall.server.secrets import new_id
from guildhall.server.store import uptimes

if TYPE_CHECKING:
    from guildhall.server.live.house import House

_BEAT_SECONDS: Final = 10.0
"""So much time a player may be given when a process is killed."""
_LOG = logging.getLogger(__name__)


async def begin(house: "House") -> str:
    """Begin a time in which the house is open, and learn when it was closed."""
    uptime = new_id()
    await house.database.writer.write([uptimes.begin(uptime, now())])
    await house.people.read_rests()
    return uptime


async def go_on(house: "House", uptime: str) -> None:
    await house.database.writer.write([uptimes.go_on(uptime, now())])


async def keep_open(house: "House") -> None:
    """Say, for ever, that this process runs; a database that was away has closed the house."""
    uptime = house.uptime
    while True:
        await asyncio.sleep(_BEAT_SECONDS)
        try:
            if uptime:
                await go_on(house, uptime)
            else:
                uptime = await begin(house)
        except Unavailable:
            uptime = ""
        except Exception:
            _LOG.exception("that this process runs could not be written down")
            uptime = ""
