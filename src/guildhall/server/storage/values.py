"""Values of the server itself, stored by name."""

from typing import Final

from sqlalchemy import insert, select

from guildhall.server.storage.database import Database
from guildhall.server.storage.group_commit import Conflict
from guildhall.server.storage.schema import context

_ADD: Final = insert(context)


async def kept(database: Database, name: str, fresh: str) -> str:
    """The value stored under a name; stores the given one if there is none."""
    query = select(context.c.value).where(context.c.name == name)
    async with database.connect() as connection:
        found = (await connection.execute(query)).scalar()
    if found is not None:
        return str(found)
    try:
        await database.writer.write([(_ADD, {"name": name, "value": fresh})])
    except Conflict:
        # Another process was faster.
        async with database.connect() as connection:
            return str((await connection.execute(query)).scalar_one())
    return fresh
