"""Destinations of notifications, and the claims by which each turn is notified once per channel."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, bindparam, delete, func, insert, or_, select
from sqlalchemy import update as update_of
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.accounts import store as accounts_store
from guildhall.server.clock import now
from guildhall.server.notify.channel import Destination
from guildhall.server.notify.messages import StoredDestination
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import (
    deliveries,
    destinations,
    entries,
    people,
    seats,
    sessions,
    tables,
)
from guildhall.table.entry import POSITIONAL

_ADD: Final = insert(destinations)
_UPDATE: Final = (
    update_of(destinations)
    .where(destinations.c.id == bindparam("changed"))
    .values(failures=bindparam("new_failures"), enabled=bindparam("new_enabled"))
)
_ENABLE_EMAIL: Final = (
    update_of(destinations)
    .where(destinations.c.person == bindparam("of_person"), destinations.c.channel == "email")
    .values(enabled=True, language=bindparam("new_language"))
)
_DISABLE_EMAIL: Final = (
    update_of(destinations)
    .where(destinations.c.person == bindparam("of_person"), destinations.c.channel == "email")
    .values(enabled=False)
)
_STOP_EMAIL: Final = (
    update_of(destinations)
    .where(destinations.c.id == bindparam("key"), destinations.c.channel == "email")
    .values(enabled=False)
)
_REMOVE: Final = delete(destinations).where(destinations.c.id == bindparam("gone"))
_REMOVE_OF_SESSION: Final = delete(destinations).where(
    destinations.c.session == bindparam("of_session")
)
_REMOVE_OF_PERSON: Final = delete(destinations).where(
    destinations.c.person == bindparam("person_id")
)
_REMOVE_ENDED: Final = delete(destinations).where(
    destinations.c.session.is_not(None),
    destinations.c.session.not_in(select(sessions.c.id)),
    destinations.c.created < bindparam("at"),
)
_MOVE_TO_SESSION: Final = (
    update_of(destinations)
    .where(destinations.c.session == bindparam("old"))
    .values(session=bindparam("new"))
)
_CLAIM: Final = insert(deliveries)
_TAKE_BACK: Final = delete(deliveries).where(
    deliveries.c.channel == bindparam("of_channel"),
    deliveries.c.table_id == bindparam("of_table"),
    deliveries.c.position == bindparam("of_position"),
)
_FORGET_CLAIMS: Final = delete(deliveries).where(deliveries.c.at < bindparam("before"))


@dataclass(frozen=True)
class Turn:
    """A table that waits for a person who was not notified yet."""

    person: str
    table: str
    game: str
    seats: int
    position: int


@dataclass(frozen=True)
class Due:
    """A person to notify."""

    person: str
    turns: list[Turn]
    destinations: list[Destination] = field(default_factory=list)


# Queries


def due(
    connection: Connection, channel: str, before: int, idle_ms: int, person: str = ""
) -> list[Due]:
    """People, or one person, for whom tables have waited since then and who were not notified."""
    active = _active(channel, idle_ms)
    wanting = active.with_only_columns(destinations.c.person)
    found: dict[str, Due] = {}
    for row in connection.execute(_waiting(channel, before, wanting, person)):
        turn = Turn(row.person, row.table, row.game, row.seats, row.position)
        found.setdefault(row.person, Due(row.person, [])).turns.append(turn)
    for row in connection.execute(active) if found else ():
        if row.person in found:
            found[row.person].destinations.append(_destination(row))
    return list(found.values())


def _active(channel: str, idle_ms: int) -> Select[Any]:
    """Destinations that are enabled and whose session, if any, has not ended."""
    lasting = and_(sessions.c.id.is_not(None), accounts_store.lasts(idle_ms))
    return _named().where(
        destinations.c.channel == channel,
        destinations.c.enabled,
        or_(destinations.c.session.is_(None), lasting),
        or_(destinations.c.address != "", people.c.email.is_not(None)),
    )


def _named() -> Select[Any]:
    return (
        select(destinations, people.c.name, people.c.email)
        .join(people, people.c.id == destinations.c.person)
        .outerjoin(sessions, sessions.c.id == destinations.c.session)
        .order_by(destinations.c.created)
    )


def _destination(row: Any) -> Destination:
    address = row.address or row.email
    return Destination(
        row.id, row.person, row.name, address, row.secret, row.language, row.failures
    )


def _waiting(channel: str, before: int, people_ids: Select[Any], person: str) -> Select[Any]:
    reached, one, others = entries.alias("reached"), entries.alias("one"), seats.alias("others")
    last = (
        select(func.max(one.c.seq))
        .where(one.c.table_id == tables.c.id, one.c.kind.in_(POSITIONAL))
        .scalar_subquery()
    )
    players = select(func.count(others.c.seat)).where(others.c.table_id == tables.c.id)
    claimed = select(deliveries.c.position).where(
        deliveries.c.channel == channel,
        deliveries.c.table_id == tables.c.id,
        deliveries.c.position == reached.c.seq,
    )
    query = (
        select(
            people.c.id.label("person"),
            tables.c.id.label("table"),
            tables.c.game,
            players.scalar_subquery().label("seats"),
            reached.c.seq.label("position"),
        )
        .select_from(tables)
        .join(reached, and_(reached.c.table_id == tables.c.id, reached.c.seq == last))
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == reached.c.turn))
        .join(people, people.c.id == seats.c.person)
        .where(
            tables.c.status == "running",
            # Players of live games are present.
            tables.c.speed != "live",
            seats.c.bot == "",
            # Players who made the last move know that it is their turn.
            reached.c.seat != reached.c.turn,
            reached.c.at < before,
            func.coalesce(people.c.banned, 0) <= now(),
            people.c.id.in_(people_ids),
            ~claimed.exists(),
        )
        .order_by(people.c.id, reached.c.at)
    )
    return query.where(people.c.id == person) if person else query


async def of_person(connection: AsyncConnection, person: str) -> list[StoredDestination]:
    """All destinations of a person, the oldest first."""
    found = await connection.execute(_named().where(destinations.c.person == person))
    return [
        StoredDestination(
            row.id,
            row.channel,
            row.address or row.email or "",
            row.language,
            row.created,
            row.enabled,
            row.session or "",
        )
        for row in found
    ]


async def by_id(
    connection: AsyncConnection, person: str, channel: str, name: str
) -> Destination | None:
    query = _named().where(
        destinations.c.person == person,
        destinations.c.channel == channel,
        destinations.c.id == name,
    )
    row = (await connection.execute(query)).first()
    return _destination(row) if row else None


# Changes


def add(
    name: str,
    channel: str,
    person: str,
    language: str,
    *,
    address: str = "",
    secret: str = "",
    session: str | None = None,
) -> Sequence[Change]:
    """Add a destination; it replaces the one with the same id, and that of the same session."""
    row = {
        "id": name,
        "channel": channel,
        "person": person,
        "session": session,
        "address": address,
        "secret": secret,
        "language": language,
        "created": now(),
        "failures": 0,
        "enabled": True,
    }
    replaced = [remove(name), *([remove_of_session(session)] if session else [])]
    return [*replaced, (_ADD, row)]


def update(name: str, failures: int, *, enabled: bool) -> Change:
    return _UPDATE, {"changed": name, "new_failures": failures, "new_enabled": enabled}


def enable_email(person: str, language: str) -> Change:
    return _ENABLE_EMAIL, {"of_person": person, "new_language": language}


def disable_email(person: str) -> Change:
    return _DISABLE_EMAIL, {"of_person": person}


def stop_email(key: str) -> Change:
    return _STOP_EMAIL, {"key": key}


def remove(name: str) -> Change:
    return _REMOVE, {"gone": name}


def remove_of_session(session: str) -> Change:
    return _REMOVE_OF_SESSION, {"of_session": session}


def remove_of_person(person: str) -> Change:
    return _REMOVE_OF_PERSON, {"person_id": person}


def forget_ended(before: int) -> Change:
    """Remove the destinations of sessions that do not exist any more."""
    return _REMOVE_ENDED, {"at": before}


def move_to_session(old: str, new: str) -> Change:
    """The same browser continues under another session."""
    return _MOVE_TO_SESSION, {"old": old, "new": new}


def claim(channel: str, turn: Turn) -> Change:
    """Of two processes that claim a turn the second one fails."""
    row = {"table_id": turn.table, "position": turn.position, "person": turn.person}
    return _CLAIM, {**row, "channel": channel, "at": now()}


def take_back(channel: str, turn: Turn) -> Change:
    return _TAKE_BACK, {
        "of_channel": channel,
        "of_table": turn.table,
        "of_position": turn.position,
    }


def forget_claims(before: int) -> Change:
    return _FORGET_CLAIMS, {"before": before}
