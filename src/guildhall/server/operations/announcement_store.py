"""SQL for announcements and draining."""

from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select

from guildhall.server.accounts.messages import Announcement, HouseNews
from guildhall.server.clock import now
from guildhall.server.storage.database import Database
from guildhall.server.storage.schema import announcements, context

_DRAINED: Final = "drained"
_MOST: Final = 5
"""Maximum number of announcements shown: the newest."""


async def read(database: Database) -> HouseNews:
    async with database.connect() as connection:
        drained = (await connection.execute(_drained())).first() is not None
        rows = (await connection.execute(_standing())).all()
    found = [Announcement(row.id, row.text, row.until) for row in rows]
    return HouseNews(drained, found[-_MOST:])


def _drained() -> Any:
    return select(context.c.name).where(context.c.name == _DRAINED)


def _standing() -> Any:
    return select(announcements).where(announcements.c.until > now()).order_by(announcements.c.id)


# Operator actions


def set_drained(connection: Connection, *, drained: bool) -> bool:
    """Start or stop draining; return False if nothing changed."""
    if (connection.execute(_drained()).first() is not None) == drained:
        return False
    if drained:
        connection.execute(insert(context).values(name=_DRAINED, value=""))
    else:
        connection.execute(delete(context).where(context.c.name == _DRAINED))
    return True


def add(connection: Connection, text: str, until: int) -> int:
    """Publish an announcement; return its number."""
    values = {"at": now(), "until": until, "text": text}
    added = connection.execute(insert(announcements).values(values))
    return int(added.inserted_primary_key[0]) if added.inserted_primary_key else 0


def remove(connection: Connection, number: int) -> bool:
    gone = connection.execute(delete(announcements).where(announcements.c.id == number))
    return gone.rowcount > 0


def standing(connection: Connection) -> list[Row[Any]]:
    return list(connection.execute(_standing()).all())
