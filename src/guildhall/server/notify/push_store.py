"""Browsers that are told by push that it is somebody's turn."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.accounts import store as accounts_store
from guildhall.server.clock import now
from guildhall.server.notify import turn_store
from guildhall.server.notify.messages import ToldBrowser
from guildhall.server.notify.turn_store import Told, Turn
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import people, pushes, sessions, subscriptions

TOLD: Final = Told(pushes)
_ADD: Final = insert(subscriptions)
_REMOVE: Final = delete(subscriptions).where(subscriptions.c.id == bindparam("gone"))
_REMOVE_OF_SESSION: Final = delete(subscriptions).where(
    subscriptions.c.session == bindparam("of_session")
)
_REMOVE_OF_PERSON: Final = delete(subscriptions).where(
    subscriptions.c.person == bindparam("person_id")
)
_REMOVE_ENDED: Final = delete(subscriptions).where(
    subscriptions.c.session.not_in(select(sessions.c.id)), subscriptions.c.created < bindparam("at")
)
_CARRY: Final = (
    update(subscriptions)
    .where(subscriptions.c.session == bindparam("old"))
    .values(session=bindparam("new"))
)
_COUNT: Final = (
    update(subscriptions)
    .where(subscriptions.c.id == bindparam("tried"))
    .values(failures=bindparam("so_many"))
)


@dataclass(frozen=True)
class Browser:
    """Where somebody is told."""

    id: str
    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)
    language: str
    failures: int


# Reading.


def due(
    connection: Connection, before: int, idle_ms: int, person: str = ""
) -> list[tuple[str, list[Turn], list[Browser]]]:
    """Everybody, or somebody, for whom tables have waited since then, not told by push."""
    wanting = _lasting(idle_ms).with_only_columns(subscriptions.c.person)
    query = TOLD.untold(before, person).where(people.c.id.in_(wanting))
    waiting: dict[str, list[Turn]] = {}
    for row in connection.execute(query):
        waiting.setdefault(row.person, []).append(turn_store.from_row(row))
    browsers: dict[str, list[Browser]] = {}
    for row in connection.execute(_lasting(idle_ms)) if waiting else ():
        if row.person in waiting:
            browsers.setdefault(row.person, []).append(
                Browser(row.id, row.endpoint, row.p256dh, row.auth, row.language, row.failures)
            )
    return [(whom, found, browsers.get(whom, [])) for whom, found in waiting.items()]


def _lasting(idle_ms: int) -> Select[tuple[object, ...]]:
    """Those whose session has not ended, in whatever way."""
    return (
        select(subscriptions)
        .join(sessions, sessions.c.id == subscriptions.c.session)
        .join(people, people.c.id == subscriptions.c.person)
        .where(accounts_store.lasts(idle_ms))
    )


async def told_at(connection: AsyncConnection, session: str) -> bool:
    """Whether the browser of a session is told."""
    query = select(subscriptions.c.id).where(subscriptions.c.session == session)
    return (await connection.execute(query)).first() is not None


async def of_person(connection: AsyncConnection, person: str) -> list[ToldBrowser]:
    """All browsers of somebody, the oldest first; for whoever asks what is kept of him."""
    query = (
        select(subscriptions)
        .where(subscriptions.c.person == person)
        .order_by(subscriptions.c.created)
    )
    found = await connection.execute(query)
    return [ToldBrowser(row.endpoint, row.language, row.created) for row in found]


async def oldest(connection: AsyncConnection, person: str, kept: int) -> list[str]:
    """All but so many of the newest."""
    query = (
        select(subscriptions.c.id)
        .where(subscriptions.c.person == person)
        .order_by(subscriptions.c.created.desc())
        .offset(kept)
    )
    return list((await connection.execute(query)).scalars())


# Changing.


def add(
    session: str, person: str, endpoint: str, p256dh: str, auth: str, language: str
) -> Sequence[Change]:
    """Tell a browser from now on; whoever was told there before is told there no more."""
    name = hashlib.sha256(endpoint.encode()).hexdigest()
    row = {
        "id": name,
        "session": session,
        "person": person,
        "endpoint": endpoint,
        "p256dh": p256dh,
        "auth": auth,
        "language": language,
        "created": now(),
        "failures": 0,
    }
    return [remove(name), stop(session), (_ADD, row)]


def remove(browser: str) -> Change:
    return _REMOVE, {"gone": browser}


def stop(session: str) -> Change:
    return _REMOVE_OF_SESSION, {"of_session": session}


def forget(person: str) -> Change:
    return _REMOVE_OF_PERSON, {"person_id": person}


def forget_ended(before: int) -> Change:
    """Those of sessions that are no more."""
    return _REMOVE_ENDED, {"at": before}


def carry(old: str, new: str) -> Change:
    """The same browser goes on under another session."""
    return _CARRY, {"old": old, "new": new}


def count(browser: str, failures: int) -> Change:
    return _COUNT, {"tried": browser, "so_many": failures}
