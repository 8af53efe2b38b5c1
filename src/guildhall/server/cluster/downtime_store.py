"""SQL for the uptime of processes: clocks pause while none runs."""

from typing import Final

from sqlalchemy import bindparam, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import uptimes
from guildhall.table.clock_pauses import Span

_BEGIN: Final = insert(uptimes)
_GO_ON: Final = (
    update(uptimes)
    .where(uptimes.c.id == bindparam("of_uptime"))
    .values(until=bindparam("new_until"))
)


async def since(connection: AsyncConnection, moment: int) -> list[Span]:
    """The periods of uptime since a given time, and the last one before it."""
    last = select(func.max(uptimes.c.until)).where(uptimes.c.until < moment).scalar_subquery()
    wanted = or_(uptimes.c.until >= moment, uptimes.c.until == last)
    found = await connection.execute(select(uptimes.c.start, uptimes.c.until).where(wanted))
    return [Span(row.start, row.until) for row in found]


async def until(connection: AsyncConnection, uptime: str) -> int | None:
    """The last recorded time of any process."""
    query = select(uptimes.c.until).where(uptimes.c.id == uptime)
    return (await connection.execute(query)).scalar()


def begin(uptime: str, at: int) -> Change:
    return _BEGIN, {"id": uptime, "start": at, "until": at}


def go_on(uptime: str, at: int) -> Change:
    return _GO_ON, {"of_uptime": uptime, "new_until": at}
