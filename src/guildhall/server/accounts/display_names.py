"""Names as shown to users."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.storage.schema import people
from guildhall.table.view import Person


async def named(connection: AsyncConnection, ids: Sequence[str]) -> list[Person]:
    query = select(people.c.id, people.c.name, people.c.kind).where(people.c.id.in_(ids))
    return [Person(row.id, row.name, row.kind) for row in await connection.execute(query)]
