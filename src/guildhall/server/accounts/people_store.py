"""SQL for people and their sessions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.accounts import store
from guildhall.server.clock import now
from guildhall.server.notify import store as notify_store
from guildhall.server.progress import store as progress_store
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import (
    audit,
    blocks,
    entries,
    invitations,
    people,
    resets,
    sessions,
)
from guildhall.table.clock_pauses import Span
from guildhall.table.view import Person

_AT_ONCE: Final = 500
"""Maximum number of sessions per query."""

_OWNERS: Final = people.alias("owners")
_ADD_PERSON: Final = insert(people)
_ADD_SESSION: Final = insert(sessions)
_MAKE_ACCOUNT: Final = (
    update(people)
    .where(people.c.id == bindparam("person"), people.c.kind == "guest")
    .values(
        kind="account",
        name=bindparam("new_name"),
        login=bindparam("new_login"),
        look=bindparam("new_look"),
        password=bindparam("new_password"),
        email=bindparam("new_email"),
    )
)
_NAME_GUEST: Final = (
    update(people)
    .where(people.c.id == bindparam("person"), people.c.kind == "guest")
    .values(name=bindparam("new_name"))
)
_SET_HOLIDAY: Final = (
    update(people)
    .where(people.c.id == bindparam("of_person"))
    .values(holiday_from=bindparam("new_start"), holiday_until=bindparam("new_end"))
)
_FORGET_PERSON: Final = (
    update(people)
    .where(people.c.id == bindparam("person_id"))
    .values(
        name="",
        login=None,
        look=None,
        password=None,
        email=None,
        holiday_from=None,
        holiday_until=None,
    )
)
_FORGET_RESETS: Final = delete(resets).where(resets.c.person == bindparam("person_id"))
_FORGET_NAMES: Final = (
    update(audit)
    .where(audit.c.person == bindparam("person_id"), audit.c.action == "rename")
    .values(detail="")
)
_FORGET_WORDS: Final = (
    update(entries)
    .where(entries.c.person == bindparam("person_id"), entries.c.kind == "said")
    .values(data="{}")
)
_FORGET_BLOCKS: Final = delete(blocks).where(
    or_(blocks.c.person == bindparam("person_id"), blocks.c.blocked == bindparam("person_id"))
)
_FORGET_INVITATIONS: Final = delete(invitations).where(
    invitations.c.person == bindparam("person_id")
)
_END_SESSIONS: Final = delete(sessions).where(sessions.c.person == bindparam("person_id"))
_END_SESSION: Final = delete(sessions).where(sessions.c.id == bindparam("session_id"))


@dataclass(frozen=True)
class StoredSession:
    id: str
    seen: int
    person: Person


@dataclass(frozen=True)
class StoredAccount:
    person: Person
    hashed: str
    """The password hash."""
    banned: int
    """End of the ban."""


# Queries


async def session(
    connection: AsyncConnection, token_hash: str, idle_ms: int
) -> StoredSession | None:
    """A valid session with its person, unless the person or the owner is banned."""
    query = (
        select(
            sessions.c.id,
            sessions.c.seen,
            people.c.id.label("person"),
            people.c.name,
            people.c.kind,
        )
        .join(people, people.c.id == sessions.c.person)
        .outerjoin(_OWNERS, _OWNERS.c.id == people.c.owner)
        .where(
            sessions.c.token_hash == token_hash,
            store.lasts(idle_ms),
            func.coalesce(people.c.banned, 0) <= now(),
            func.coalesce(_OWNERS.c.banned, 0) <= now(),
        )
    )
    row = (await connection.execute(query)).first()
    return StoredSession(row.id, row.seen, Person(row.person, row.name, row.kind)) if row else None


async def present_sessions(connection: AsyncConnection, ids: Sequence[str]) -> set[str]:
    """Those of these sessions that have not been ended."""
    found: set[str] = set()
    for first in range(0, len(ids), _AT_ONCE):
        query = select(sessions.c.id).where(sessions.c.id.in_(ids[first : first + _AT_ONCE]))
        found.update((await connection.execute(query)).scalars())
    return found


async def sessions_of(connection: AsyncConnection, person: str) -> list[tuple[str, int]]:
    """The sessions of a person and their start times, the oldest first."""
    query = (
        select(sessions.c.id, sessions.c.created)
        .where(sessions.c.person == person)
        .order_by(sessions.c.created)
    )
    return [(row.id, row.created) for row in await connection.execute(query)]


async def is_taken(connection: AsyncConnection, login: str, look: str) -> bool:
    """Whether an account has a name, or one that looks like it."""
    query = select(people.c.id).where(or_(people.c.login == login, people.c.look == look))
    return (await connection.execute(query)).first() is not None


async def account(connection: AsyncConnection, login: str) -> StoredAccount | None:
    query = select(people.c.id, people.c.name, people.c.password, people.c.banned)
    row = (await connection.execute(query.where(people.c.login == login))).first()
    if row is None:
        return None
    return StoredAccount(Person(row.id, row.name, "account"), row.password or "", row.banned or 0)


async def password(connection: AsyncConnection, person: str) -> str:
    """The hash of a password; empty if there is none."""
    query = select(people.c.password).where(people.c.id == person)
    return (await connection.execute(query)).scalar() or ""


async def email(connection: AsyncConnection, person: str) -> str:
    query = select(people.c.email).where(people.c.id == person)
    return (await connection.execute(query)).scalar() or ""


async def muted(connection: AsyncConnection, person: str) -> int:
    """The end of a person's mute."""
    query = select(people.c.muted).where(people.c.id == person)
    return (await connection.execute(query)).scalar() or 0


async def banned(connection: AsyncConnection) -> list[str]:
    """All people who are banned now."""
    query = select(people.c.id).where(people.c.banned > now())
    return list((await connection.execute(query)).scalars())


async def bots(connection: AsyncConnection, owner: str) -> list[Person]:
    """The bot accounts of a person that are not deleted, the oldest first."""
    query = (
        select(people.c.id, people.c.name)
        .where(people.c.owner == owner, people.c.name != "")
        .order_by(people.c.created)
    )
    return [Person(row.id, row.name, "bot") for row in await connection.execute(query)]


async def holidays(connection: AsyncConnection, since: int) -> dict[str, Span]:
    """The holidays that end after a given time, by person."""
    query = select(people.c.id, people.c.holiday_from, people.c.holiday_until)
    found = await connection.execute(query.where(people.c.holiday_until >= since))
    return {row.id: Span(row.holiday_from, row.holiday_until) for row in found}


# Changes


def add_person(person: Person, owner: str | None) -> Change:
    row = {
        "id": person.id,
        "name": person.name,
        "kind": person.kind,
        "owner": owner,
        "created": now(),
    }
    return _ADD_PERSON, row


def set_holiday(person: str, holiday: Span) -> Change:
    row = {"of_person": person, "new_start": holiday.start, "new_end": holiday.end}
    return _SET_HOLIDAY, row


def name_guest(person: Person) -> Change:
    """Rename a guest; other people keep their names."""
    return _NAME_GUEST, {"person": person.id, "new_name": person.name}


def make_account(
    person: Person, *, login: str, look: str, hashed: str, email: str | None
) -> Change:
    """Turn a guest into an account; other people are unchanged."""
    row = {
        "person": person.id,
        "new_name": person.name,
        "new_login": login,
        "new_look": look,
        "new_password": hashed,
        "new_email": email,
    }
    return _MAKE_ACCOUNT, row


def forget(person: str) -> list[Change]:
    """Erase name, chat messages, password, sessions and progress."""
    forgotten = {"person_id": person}
    return [
        (_FORGET_PERSON, forgotten),
        (_FORGET_NAMES, forgotten),
        (_FORGET_RESETS, forgotten),
        (_FORGET_WORDS, forgotten),
        (_FORGET_BLOCKS, forgotten),
        (_FORGET_INVITATIONS, forgotten),
        *progress_store.forget(person),
        notify_store.remove_of_person(person),
        (_END_SESSIONS, forgotten),
    ]


def add_session(session: str, token_hash: str, person: str) -> Change:
    moment = now()
    row = {
        "id": session,
        "token_hash": token_hash,
        "person": person,
        "created": moment,
        "seen": moment,
    }
    return _ADD_SESSION, row


def end_session(session: str) -> Change:
    return _END_SESSION, {"session_id": session}
