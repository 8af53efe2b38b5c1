"""Bots at tables: one thinks wherever one is to act, and its move is played like any other."""

import asyncio
import logging
from typing import TYPE_CHECKING

from guildhall.core.state import NOBODY
from guildhall.server.errors import Stale
from guildhall.server.live import moves
from guildhall.server.live.running import Running
from guildhall.server.live.table import Table

if TYPE_CHECKING:
    from guildhall.server.live.house import House

_LOG = logging.getLogger(__name__)


def think(house: "House", table: Table) -> None:
    """Let a bot think where one is to act."""
    running = table.running
    if running is None or table.status != "running" or table.turn == NOBODY:
        return
    if table.places[table.turn].bot and table.thinking != running.position:
        table.thinking = running.position
        house.in_background(_bot_move(house, table, running))


async def wake_bots(house: "House") -> None:
    """Bots that were thinking when the server stopped think again."""
    async with house.database.logs() as logs:
        waiting = await logs.tables_of_bots()
    for table_id in waiting:
        think(house, await house.table(table_id))


async def _bot_move(house: "House", table: Table, running: Running) -> None:
    state, seat, position = running.state, int(running.state.seat), running.position
    level = table.places[seat].bot
    try:
        await asyncio.sleep(house.settings.bot_pause)
        if running.position != position:
            return
        action = await house.thinkers.choose(table.id, state, level)
        async with table.lock:
            same = table.running is running and running.position == position
            if same and table.places[seat].bot:
                await moves.play(house, table, running, action, seat, None)
    except Stale:
        table.thinking = 0
        think(house, table)
    except Exception:
        _LOG.exception("a bot of level %s failed at table %s", level, table.id)
    finally:
        if table.thinking == position:
            table.thinking = 0
