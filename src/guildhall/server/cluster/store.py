"""SQL for processes on one PostgreSQL: live processes, assigned bots, presence.

A listening process holds an advisory lock under its number. PostgreSQL releases it with the
connection, so liveness needs no heartbeat.
"""

from collections.abc import Collection, Iterable
from typing import Final

from sqlalchemy import BigInteger, bindparam, cast, column, delete, func, or_, select, table, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.cluster.listener import LOCK
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import keepers, presences, tables

_LOCKS: Final = table(
    "pg_locks",
    *map(column, ("locktype", "classid", "objid", "objsubid", "database", "granted")),
)
_LIVING: Final = select(cast(_LOCKS.c.objid, BigInteger)).where(
    _LOCKS.c.locktype == "advisory",
    _LOCKS.c.classid == text(str(LOCK)),
    _LOCKS.c.objsubid == text("2"),
    _LOCKS.c.granted,
    _LOCKS.c.database == text("(SELECT oid FROM pg_database WHERE datname = current_database())"),
)
_ADD_KEEPER: Final = insert(keepers)
_KEEP: Final = _ADD_KEEPER.on_conflict_do_update(
    index_elements=[keepers.c.table_id], set_={"process": _ADD_KEEPER.excluded.process}
)
_NOBODY_OF_KEEPER: Final = ~(
    select(presences.c.person)
    .where(presences.c.table_id == keepers.c.table_id, presences.c.process == keepers.c.process)
    .exists()
)
_IS_GONE: Final = keepers.c.process.not_in(_LIVING)
_CLAIM: Final = _ADD_KEEPER.on_conflict_do_update(
    index_elements=[keepers.c.table_id],
    set_={"process": _ADD_KEEPER.excluded.process},
    where=_IS_GONE,
)
_CLAIM_WATCHED: Final = _ADD_KEEPER.on_conflict_do_update(
    index_elements=[keepers.c.table_id],
    set_={"process": _ADD_KEEPER.excluded.process},
    where=or_(_IS_GONE, _NOBODY_OF_KEEPER),
)
_RELEASE: Final = delete(keepers).where(keepers.c.process == bindparam("of_process"))
_FORGET_KEEPERS: Final = delete(keepers).where(
    keepers.c.table_id.not_in(select(tables.c.id).where(tables.c.status == bindparam("played"))),
)
_ADD_PRESENCE: Final = insert(presences)
_COME: Final = _ADD_PRESENCE.on_conflict_do_update(
    index_elements=[presences.c.process, presences.c.table_id, presences.c.person],
    set_={"sockets": _ADD_PRESENCE.excluded.sockets},
)
_GO: Final = delete(presences).where(
    presences.c.process == bindparam("of_process"),
    presences.c.table_id == bindparam("of_table"),
    presences.c.person == bindparam("of_person"),
)
_LEAVE: Final = delete(presences).where(presences.c.process == bindparam("of_process"))
_RELEASE_GONE: Final = delete(keepers).where(_IS_GONE)
_LEAVE_GONE: Final = delete(presences).where(presences.c.process.not_in(_LIVING))

Spot = tuple[str, str]
"""A table and a person; empty values mean anywhere and visitors."""


async def living(connection: AsyncConnection) -> set[int]:
    """The numbers of all listening processes."""
    return {int(found) for found in (await connection.execute(_LIVING)).scalars()}


# Assignment of bots to processes


def keep(table_id: str, process: int) -> Change:
    """Assign a table to this process unconditionally: the writer of an entry has it in memory."""
    return _KEEP, {"table_id": table_id, "process": process}


def claim(table_ids: Iterable[str], process: int, *, watched: bool) -> list[Change]:
    """Assign a table unless a live process has it; a process with viewers takes precedence."""
    statement = _CLAIM_WATCHED if watched else _CLAIM
    return [(statement, {"table_id": one, "process": process}) for one in table_ids]


async def kept(connection: AsyncConnection, table_ids: Collection[str], process: int) -> set[str]:
    """Those of these tables that are assigned to a process."""
    query = select(keepers.c.table_id).where(
        keepers.c.table_id.in_(list(table_ids)), keepers.c.process == process
    )
    return set((await connection.execute(query)).scalars())


def forget_ended() -> Change:
    """Remove assignments of inactive tables."""
    return _FORGET_KEEPERS, {"played": "running"}


# Presence


def present(process: int, spot: Spot, sockets: int) -> Change:
    """Store the number of sockets of a person that watch a table at a process."""
    table_id, person = spot
    if not sockets:
        return _GO, {"of_process": process, "of_table": table_id, "of_person": person}
    row = {"process": process, "table_id": table_id, "person": person, "sockets": sockets}
    return _COME, row


async def elsewhere(
    connection: AsyncConnection, table_ids: Collection[str], process: int
) -> dict[str, dict[str, int]]:
    """The sockets that watch these tables at other processes, by person."""
    query = select(presences.c.table_id, presences.c.person, func.sum(presences.c.sockets)).where(
        presences.c.table_id.in_(list(table_ids)),
        presences.c.process != process,
        presences.c.process.in_(_LIVING),
    )
    found: dict[str, dict[str, int]] = {one: {} for one in table_ids}
    grouped = query.group_by(presences.c.table_id, presences.c.person)
    for table_id, person, sockets in await connection.execute(grouped):
        found[table_id][person] = int(sockets)
    return found


async def is_anywhere(connection: AsyncConnection, person: str) -> bool:
    """Whether a person has a page open at a live process."""
    query = select(presences.c.process).where(
        presences.c.table_id == "",
        presences.c.person == person,
        presences.c.process.in_(_LIVING),
    )
    return (await connection.execute(query)).first() is not None


def leave(process: int) -> list[Change]:
    """Remove the rows of a stopped or dead process."""
    return [(_RELEASE, {"of_process": process}), (_LEAVE, {"of_process": process})]


def forget_gone() -> list[Change]:
    """Delete rows of processes that died unnoticed."""
    return [(_RELEASE_GONE, {}), (_LEAVE_GONE, {})]
