"""SQL for invitations, blocks and reports."""

from typing import Final

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.clock import now
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import blocks, invitations, people, reports
from guildhall.table.view import Person

_BLOCK: Final = insert(blocks)
_UNBLOCK: Final = delete(blocks).where(
    blocks.c.person == bindparam("by"), blocks.c.blocked == bindparam("whom")
)
_REPORT: Final = insert(reports)
_INVITE: Final = insert(invitations)


# Queries


async def blocked_by(connection: AsyncConnection, person: str) -> list[Person]:
    """The people whom a person has blocked, by name."""
    query = (
        select(people.c.id, people.c.name, people.c.kind)
        .join(blocks, blocks.c.blocked == people.c.id)
        .where(blocks.c.person == person)
        .order_by(people.c.name, people.c.id)
    )
    return [Person(row.id, row.name, row.kind) for row in await connection.execute(query)]


async def is_blocked(connection: AsyncConnection, by: str, person: str) -> bool:
    query = select(blocks.c.blocked).where(blocks.c.person == by, blocks.c.blocked == person)
    return (await connection.execute(query)).first() is not None


async def is_invited(connection: AsyncConnection, table: str, person: str) -> bool:
    to_table = invitations.c.table_id == table, invitations.c.person == person
    found = await connection.execute(select(invitations.c.person).where(*to_table))
    return found.first() is not None


# Changes


def block(by: str, person: str) -> Change:
    return _BLOCK, {"person": by, "blocked": person}


def unblock(by: str, person: str) -> Change:
    return _UNBLOCK, {"by": by, "whom": person}


def report(by: str, person: str, table: str | None, text: str) -> Change:
    row = {"at": now(), "person": by, "reported": person, "table_id": table, "text": text}
    return _REPORT, row


def invite(table: str, person: str, by: str) -> Change:
    return _INVITE, {"table_id": table, "person": person, "by": by}
