"""Hints for a player."""

from guildhall.server.bots.pool import NotWanted
from guildhall.server.bots.worker import WorkerLost
from guildhall.server.context import Context
from guildhall.server.errors import NoHints, Stale, TooBusy
from guildhall.server.tables.messages import Hints
from guildhall.server.tables.moves import turn_of
from guildhall.server.tables.table import Table


async def advise(context: Context, table: Table, person: str, at: int) -> Hints:
    """The best moves for the player to act; raises if the table has no hints."""
    session = turn_of(table, person, at)
    if not table.gives_hints():
        raise NoHints()
    try:
        return await context.search_pool.advise(session.state, person, lambda: table.stands_at(at))
    except NotWanted:
        raise Stale() from None
    except WorkerLost:
        raise TooBusy() from None
