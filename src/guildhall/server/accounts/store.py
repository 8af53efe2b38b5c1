"""SQL for passwords, resets, session expiry and the export of a person's data."""

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, and_, bindparam, delete, func, or_, select, update

from guildhall.server.accounts.messages import ChatLine, SeatTaken
from guildhall.server.clock import now
from guildhall.server.settings import DAY
from guildhall.server.storage.database import Database
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import entries, people, resets, seats, sessions, tables

LONGEST_MS: Final = 365 * DAY * 1000
"""Maximum lifetime of a session, regardless of use."""
_MOST_ACCOUNTS: Final = 5
"""Maximum number of accounts with the same address that receive an e-mail."""

_SET_PASSWORD: Final = (
    update(people)
    .where(people.c.id == bindparam("of_person"))
    .values(password=bindparam("new_password"))
)
_SET_EMAIL: Final = (
    update(people).where(people.c.id == bindparam("of_person")).values(email=bindparam("new_email"))
)
_END_OTHERS: Final = delete(sessions).where(
    sessions.c.person == bindparam("of_person"), sessions.c.id != bindparam("kept")
)
_TOUCH: Final = (
    update(sessions).where(sessions.c.id == bindparam("used")).values(seen=bindparam("moment"))
)
_END_OLD: Final = delete(sessions).where(
    or_(sessions.c.seen < bindparam("idle"), sessions.c.created < bindparam("oldest")),
    sessions.c.person.in_(select(people.c.id).where(people.c.kind != "bot")),
)
_ADD_RESET: Final = resets.insert()
_END_RESETS: Final = delete(resets).where(resets.c.person == bindparam("of_person"))
_END_OLD_RESETS: Final = delete(resets).where(resets.c.expires < bindparam("moment"))


def set_password(person: str, hashed: str, session: str) -> list[Change]:
    """Set a password; all sessions but one end, and all resets become invalid."""
    of_person = {"of_person": person}
    return [
        (_SET_PASSWORD, {**of_person, "new_password": hashed}),
        (_END_OTHERS, {**of_person, "kept": session}),
        (_END_RESETS, of_person),
    ]


def set_email(person: str, email: str | None) -> list[Change]:
    # A link sent to the old address must stop working.
    of_person = {"of_person": person}
    return [(_SET_EMAIL, {**of_person, "new_email": email}), (_END_RESETS, of_person)]


def touch(session: str) -> Change:
    return _TOUCH, {"used": session, "moment": now()}


def end_old(idle_ms: int) -> list[Change]:
    moment = now()
    return [
        (_END_OLD, {"idle": moment - idle_ms, "oldest": moment - LONGEST_MS}),
        (_END_OLD_RESETS, {"moment": moment}),
    ]


def add_reset(person: str, token_hash: str, expires: int) -> Change:
    return _ADD_RESET, {"token_hash": token_hash, "person": person, "expires": expires}


def lasts(idle_ms: int) -> ColumnElement[bool]:
    """Sessions that have not expired; tokens of bot accounts never do."""
    moment = now()
    used = and_(sessions.c.seen >= moment - idle_ms, sessions.c.created >= moment - LONGEST_MS)
    return or_(people.c.kind == "bot", used)


async def with_email(database: Database, email: str) -> list[Any]:
    """The accounts with a given e-mail address."""
    query = (
        select(people.c.id, people.c.name, people.c.email)
        .where(
            func.lower(people.c.email) == email.lower(),
            people.c.kind == "account",
            func.coalesce(people.c.banned, 0) <= now(),
        )
        .limit(_MOST_ACCOUNTS)
    )
    async with database.connect() as connection:
        return list((await connection.execute(query)).all())


async def reset(database: Database, token_hash: str) -> Any:
    """The account of a reset, unless it has expired."""
    query = (
        select(people.c.id, people.c.name, people.c.banned)
        .join(resets, resets.c.person == people.c.id)
        .where(resets.c.token_hash == token_hash, resets.c.expires >= now())
    )
    async with database.connect() as connection:
        return (await connection.execute(query)).first()


async def created(database: Database, person: str) -> int:
    async with database.connect() as connection:
        query = select(people.c.created).where(people.c.id == person)
        return int((await connection.execute(query)).scalar_one())


async def seats_of(database: Database, person: str) -> list[SeatTaken]:
    query = (
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.created, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person)
        .order_by(tables.c.created)
    )
    async with database.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [SeatTaken(row.id, row.game, row.seat, row.status, row.created) for row in rows]


async def chat_of(database: Database, person: str) -> list[ChatLine]:
    said = entries.c.person == person, entries.c.kind == "said", entries.c.data != "{}"
    query = select(entries.c.table_id, entries.c.at, entries.c.data).where(*said)
    async with database.connect() as connection:
        rows = (await connection.execute(query.order_by(entries.c.at))).all()
    texts = (str(msgspec.json.decode(row.data).get("text", "")) for row in rows)
    return [ChatLine(row.table_id, row.at, text) for row, text in zip(rows, texts, strict=True)]
