"""What the house knows of itself: a few words, each under a name."""

from typing import Final

from sqlalchemy import insert, select

from guildhall.server.storage.database import Database
from guildhall.server.storage.group_commit import Conflict
from guildhall.server.storage.schema import context

_ADD: Final = insert(context)


async def kept(database: Database, name: str, fresh: str) -> str:
    """What is kept under a name; what is offered where there is nothing yet."""
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
