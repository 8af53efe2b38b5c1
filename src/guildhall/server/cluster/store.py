"""The processes that work on one PostgreSQL: who lives, whose bots play where, who is where.

A process that listens holds an advisory lock under its number. PostgreSQL gives it up with the
connection, so that nobody has to be asked whether it still runs.
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
_WISH_NO_MORE: Final = delete(presences).where(
    presences.c.table_id == bindparam("what"), presences.c.person == bindparam("whose")
)
_FORGET_WISHES: Final = delete(presences).where(presences.c.table_id == bindparam("what"))
_LEAVE: Final = delete(presences).where(presences.c.process == bindparam("of_process"))
_RELEASE_GONE: Final = delete(keepers).where(_IS_GONE)
_LEAVE_GONE: Final = delete(presences).where(presences.c.process.not_in(_LIVING))

Spot = tuple[str, str]
"""A table and a person, either of them empty: anywhere, and strangers."""


async def living(connection: AsyncConnection) -> set[int]:
    """The numbers of all processes that listen now."""
    return {int(found) for found in (await connection.execute(_LIVING)).scalars()}


# Whose bots play where.


def keep(table_id: str, process: int) -> Change:
    """From now on, whoever did before: who writes an entry has the table at hand."""
    return _KEEP, {"table_id": table_id, "process": process}


def claim(table_ids: Iterable[str], process: int, *, watched: bool) -> list[Change]:
    """Unless a process that lives does already; where it has nobody there, who has goes first."""
    statement = _CLAIM_WATCHED if watched else _CLAIM
    return [(statement, {"table_id": one, "process": process}) for one in table_ids]


async def kept(connection: AsyncConnection, table_ids: Collection[str], process: int) -> set[str]:
    """Those of these tables that a process keeps."""
    query = select(keepers.c.table_id).where(
        keepers.c.table_id.in_(list(table_ids)), keepers.c.process == process
    )
    return set((await connection.execute(query)).scalars())


def forget_ended() -> Change:
    """Who kept a table at which nobody plays any more."""
    return _FORGET_KEEPERS, {"played": "running"}


# Who waits for what is made once for all: present there, at the process that he has asked.


def wish(what: str, process: int, person: str) -> Change:
    return present(process, (what, person), 1)


def wish_no_more(what: str, person: str) -> Change:
    return _WISH_NO_MORE, {"what": what, "whose": person}


async def wishes(connection: AsyncConnection, what: str) -> list[str]:
    """Who waits for something."""
    query = select(presences.c.person).where(presences.c.table_id == what).distinct()
    return sorted((await connection.execute(query)).scalars())


def forget_wishes(what: str) -> Change:
    """Nobody has to wait for it any more."""
    return _FORGET_WISHES, {"what": what}


# Who is where.


def present(process: int, spot: Spot, sockets: int) -> Change:
    """So many sockets of somebody watch a table at a process."""
    table_id, person = spot
    if not sockets:
        return _GO, {"of_process": process, "of_table": table_id, "of_person": person}
    row = {"process": process, "table_id": table_id, "person": person, "sockets": sockets}
    return _COME, row


async def elsewhere(
    connection: AsyncConnection, table_ids: Collection[str], process: int
) -> dict[str, dict[str, int]]:
    """How many sockets of whom watch these tables at other processes."""
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
    """Whether somebody has a page open at a process that lives."""
    query = select(presences.c.process).where(
        presences.c.table_id == "",
        presences.c.person == person,
        presences.c.process.in_(_LIVING),
    )
    return (await connection.execute(query)).first() is not None


def leave(process: int) -> list[Change]:
    """A process goes, or is gone."""
    return [(_RELEASE, {"of_process": process}), (_LEAVE, {"of_process": process})]


def forget_gone() -> list[Change]:
    """What processes have left behind that ended when nobody was there to see it."""
    return [(_RELEASE_GONE, {}), (_LEAVE_GONE, {})]
