"""SQL for clubs and their members."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.clock import now
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import clubs, members, people
from guildhall.table.view import Person

_ADD: Final = insert(clubs)
_OF: Final = clubs.c.id == bindparam("of_club")
_SET_KEY: Final = update(clubs).where(_OF).values(key=bindparam("new_key"))
_MEMBER: Final = select(members.c.person).where(members.c.club == clubs.c.id)
_STILL_OWNER: Final = _MEMBER.where(members.c.person == clubs.c.owner)
_OWNER: Final = func.coalesce(
    _STILL_OWNER.scalar_subquery(),
    _MEMBER.order_by(members.c.at, members.c.person).limit(1).scalar_subquery(),
    clubs.c.owner,
)
"""The longest-standing member if the owner has left. Computed on demand, because a stored heir
could leave at the same moment."""
_SET_OWNER: Final = update(clubs).where(_OF, ~_STILL_OWNER.exists()).values(owner=_OWNER)
_JOIN: Final = insert(members)
_EMPTY: Final = delete(members).where(members.c.club == bindparam("of_club"))
_LEAVE: Final = delete(members).where(
    members.c.club == bindparam("of_club"), members.c.person == bindparam("of_person")
)


class StoredClub(Struct):
    """A row of `clubs`, with the current owner."""

    id: str
    name: str
    owner: str
    created: int
    key: str
    members: int = 0


# Queries


def _query() -> Any:
    many = select(func.count()).where(members.c.club == clubs.c.id).scalar_subquery()
    about = clubs.c.id, clubs.c.name, _OWNER.label("owner"), clubs.c.created, clubs.c.key
    return select(*about, many.label("members"))


def _from_row(row: Any) -> StoredClub:
    return StoredClub(row.id, row.name, row.owner, row.created, row.key, row.members)


async def club(connection: AsyncConnection, club_id: str) -> StoredClub | None:
    row = (await connection.execute(_query().where(clubs.c.id == club_id))).first()
    return _from_row(row) if row else None


async def by_key(connection: AsyncConnection, key: str) -> StoredClub | None:
    row = (await connection.execute(_query().where(clubs.c.key == key))).first()
    return _from_row(row) if row else None


async def of_person(connection: AsyncConnection, person: str) -> list[StoredClub]:
    """The clubs of a person, by name."""
    joined = select(members.c.club).where(members.c.person == person)
    query = _query().where(clubs.c.id.in_(joined)).order_by(clubs.c.name, clubs.c.id)
    return [_from_row(row) for row in await connection.execute(query)]


async def members_of(connection: AsyncConnection, club_id: str) -> list[Person]:
    """In order of joining."""
    query = (
        select(people.c.id, people.c.name, people.c.kind)
        .join(members, members.c.person == people.c.id)
        .where(members.c.club == club_id)
        .order_by(members.c.at, people.c.id)
    )
    return [Person(row.id, row.name, row.kind) for row in await connection.execute(query)]


async def is_member(connection: AsyncConnection, club_id: str, person: str) -> bool:
    found = select(members.c.person).where(members.c.club == club_id, members.c.person == person)
    return (await connection.execute(found)).first() is not None


# Changes


def found(club_id: str, name: str, owner: str, key: str) -> list[Change]:
    row = {"id": club_id, "name": name, "owner": owner, "created": now(), "key": key}
    return [(_ADD, row), _enter(club_id, owner)]


def set_key(club_id: str, key: str) -> Change:
    """The old link stops working."""
    return _SET_KEY, {"of_club": club_id, "new_key": key}


def join(club_id: str, person: str) -> list[Change]:
    """Add a member; a returning former owner is an ordinary member."""
    return [(_SET_OWNER, {"of_club": club_id}), _enter(club_id, person)]


def _enter(club_id: str, person: str) -> Change:
    return _JOIN, {"club": club_id, "person": person, "at": now()}


def leave(club_id: str, person: str) -> Change:
    return _LEAVE, {"of_club": club_id, "of_person": person}


def dissolve(club_id: str, key: str) -> list[Change]:
    """A club without members is deleted, so its link does not work."""
    return [(_EMPTY, {"of_club": club_id}), set_key(club_id, key)]
