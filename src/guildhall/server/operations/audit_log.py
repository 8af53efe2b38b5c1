"""The audit log of operator actions. Servers follow it to apply them at once."""

from typing import Any, Final

from sqlalchemy import Connection, Row, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.clock import now
from guildhall.server.storage.schema import audit, people

_OVERLAP: Final = 100
"""PostgreSQL assigns numbers before the commit, so a lower number may appear later."""


def write(
    connection: Connection,
    operator: str,
    action: str,
    *,
    person: str | None = None,
    table: str | None = None,
    detail: str = "",
) -> None:
    row = {
        "at": now(),
        "operator": operator,
        "action": action,
        "person": person,
        "table_id": table,
        "detail": detail,
    }
    connection.execute(insert(audit).values(row))


def read(connection: Connection, most: int) -> list[Row[Any]]:
    """The last lines with the current names of people, in order of time."""
    query = (
        select(audit, people.c.name)
        .outerjoin(people, people.c.id == audit.c.person)
        .order_by(audit.c.id.desc())
        .limit(most)
    )
    return list(reversed(connection.execute(query).all()))


class Follower:
    """Reads each line once."""

    def __init__(self) -> None:
        self._seen: set[int] = set()
        self._newest = 0

    async def begin(self, connection: AsyncConnection) -> None:
        """Earlier actions are already in the database."""
        self._newest = (await connection.execute(select(func.max(audit.c.id)))).scalar() or 0
        await self.news(connection)

    async def news(self, connection: AsyncConnection) -> list[Row[Any]]:
        recent = select(audit).where(audit.c.id > self._newest - _OVERLAP).order_by(audit.c.id)
        found = [r for r in await connection.execute(recent) if r.id not in self._seen]
        self._newest = max(self._newest, *(row.id for row in found), 0)
        self._seen = {n for n in self._seen if n > self._newest - _OVERLAP}
        self._seen |= {row.id for row in found}
        return found
