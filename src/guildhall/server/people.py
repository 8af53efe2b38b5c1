"""People: guests, accounts, bot accounts, and the sessions by which they are known."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, or_, select, update

from guildhall.server import names, secrets
from guildhall.server.clock import now
from guildhall.server.errors import (
    AlreadyAccount,
    Banned,
    Muted,
    NameTaken,
    NoSuchPerson,
    NotAllowed,
    TooManyBots,
    WrongPassword,
)
from guildhall.server.settings import DAY, Settings
from guildhall.server.store import accounts
from guildhall.server.store.database import Database
from guildhall.server.store.schema import audit, entries, people, resets, sessions
from guildhall.server.store.writer import Change, Conflict
from guildhall.server.wire.people import BotAccount, Device, Person

_MOST_CACHED: Final = 20_000
_AT_ONCE: Final = 500
_MOST_HASHING: Final = 2
"""Passwords hashed at once: each takes 64 MB and a processor."""

_OWNERS = people.alias("owners")
_ADD_PERSON = insert(people)
_ADD_SESSION = insert(sessions)
_MAKE_ACCOUNT = (
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
_FORGET_PERSON = (
    update(people)
    .where(people.c.id == bindparam("person_id"))
    .values(name="", login=None, look=None, password=None, email=None)
)
_FORGET_RESETS = delete(resets).where(resets.c.person == bindparam("person_id"))
_FORGET_NAMES = (
    update(audit)
    .where(audit.c.person == bindparam("person_id"), audit.c.action == "rename")
    .values(detail="")
)
_FORGET_WORDS = (
    update(entries)
    .where(entries.c.person == bindparam("person_id"), entries.c.kind == "said")
    .values(data="{}")
)
_END_SESSIONS = delete(sessions).where(sessions.c.person == bindparam("person_id"))
_END_SESSION = delete(sessions).where(sessions.c.id == bindparam("session_id"))


@dataclass(frozen=True)
class Session:
    """Somebody known by a token."""

    id: str
    person: Person
    token: str


class People:
    """Everybody the server knows; names and sessions in use are kept in memory."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._session_seconds = settings.session_seconds
        self._idle = int(settings.session_days * DAY * 1000)
        self._database = database
        self._limits = settings.limits
        self._people: dict[str, Person] = {}
        self._sessions: dict[str, Session] = {}
        self._checked_at: dict[str, float] = {}
        """When the database last said that a session is one, by the hash of its token."""
        self._hashing = asyncio.Semaphore(_MOST_HASHING)

    # Looking up.

    def known(self, person_id: str | None) -> Person | None:
        """Somebody who was fetched before."""
        return self._people.get(person_id) if person_id else None

    async def fetch(self, ids: Iterable[str | None]) -> None:
        """Make these people known."""
        missing = [i for i in set(ids) if i and i not in self._people]
        if not missing:
            return
        query = select(people.c.id, people.c.name, people.c.kind).where(people.c.id.in_(missing))
        async with self._database.connect() as connection:
            for row in await connection.execute(query):
                self._remember(Person(row.id, row.name, row.kind))

    async def renamed(self, person_id: str) -> None:
        """Somebody was given another name by an operator."""
        self._people.pop(person_id, None)
        self.forget_sessions(person_id)
        await self.fetch([person_id])

    def _remember(self, person: Person) -> None:
        self._people[person.id] = person

    async def session(self, token: str) -> Session | None:
        """Who a token belongs to."""
        hashed = secrets.token_hash(token)
        fresh = time.monotonic() - self._checked_at.get(hashed, 0.0) < self._session_seconds
        if fresh and hashed in self._sessions:
            return self._sessions[hashed]
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
                sessions.c.token_hash == hashed,
                accounts.lasts(self._idle),
                func.coalesce(people.c.banned, 0) <= now(),
                func.coalesce(_OWNERS.c.banned, 0) <= now(),
            )
        )
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            self._sessions.pop(hashed, None)
            return None
        if now() - row.seen > DAY * 1000:
            await self._database.writer.write([accounts.touch(row.id)])
        person = Person(row.person, row.name, row.kind)
        self._remember(person)
        return self._remember_session(Session(row.id, person, token))

    def _remember_session(self, session: Session) -> Session:
        if len(self._sessions) >= _MOST_CACHED:
            self._sessions.clear()
            self._checked_at.clear()
        hashed = secrets.token_hash(session.token)
        self._sessions[hashed] = session
        self._checked_at[hashed] = time.monotonic()
        return session

    async def ended(self, known: Iterable[Session]) -> list[Session]:
        """Those of these sessions that are none any more, wherever they were ended."""
        left = {session.id: session for session in known}
        ids = list(left)
        async with self._database.connect() as connection:
            for first in range(0, len(ids), _AT_ONCE):
                some = ids[first : first + _AT_ONCE]
                query = select(sessions.c.id).where(sessions.c.id.in_(some))
                for found in (await connection.execute(query)).scalars():
                    del left[found]
        for ended in left.values():
            self._sessions.pop(secrets.token_hash(ended.token), None)
        return list(left.values())

    async def email(self, person_id: str) -> str:
        query = select(people.c.email).where(people.c.id == person_id)
        async with self._database.connect() as connection:
            return (await connection.execute(query)).scalar() or ""

    # Guests and accounts.

    async def new_guest(self, name: str) -> Session:
        return await self._add(Person(secrets.new_id(), await self._free(name), "guest"), None)

    async def _free(self, name: str) -> str:
        """A name as it is kept; raises NameTaken where an account has it or looks like it."""
        kept = names.checked(name)
        query = select(people.c.id).where(
            or_(people.c.login == names.folded(kept), people.c.look == names.look(kept))
        )
        async with self._database.connect() as connection:
            if (await connection.execute(query)).first():
                raise NameTaken(name=kept)
        return kept

    async def make_account(
        self, session: Session, name: str, password: str, email: str | None
    ) -> Session:
        """Turn a guest into an account, under a new session; everything of his stays his."""
        if session.person.kind != "guest":
            raise AlreadyAccount()
        kept = await self._free(name)
        if not names.may_be_owned(kept):
            raise NameTaken(name=kept)
        hashed = await self.hash_password(password)
        person = Person(session.person.id, kept, "account")
        account = {
            "person": person.id,
            "new_name": kept,
            "new_login": names.folded(kept),
            "new_look": names.look(kept),
            "new_password": hashed,
            "new_email": email,
        }
        new, added = _session_of(person)
        try:
            await self._database.writer.write(
                [(_MAKE_ACCOUNT, account), (_END_SESSION, {"session_id": session.id}), added]
            )
        except Conflict as error:
            raise NameTaken(name=kept) from error
        self.forget_sessions(person.id)
        self._remember(person)
        return self._remember_session(new)

    async def sign_in(self, name: str, password: str) -> Session:
        query = select(people.c.id, people.c.name, people.c.password, people.c.banned).where(
            people.c.login == names.folded(name)
        )
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        hashed = row.password if row else ""
        if not await self._fits(password, hashed) or row is None:
            raise WrongPassword()
        if (row.banned or 0) > now():
            raise Banned()
        person = Person(row.id, row.name, "account")
        new, added = _session_of(person)
        await self._database.writer.write([added])
        self._remember(person)
        return self._remember_session(new)

    async def hash_password(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(secrets.hash_password, password)

    async def _fits(self, password: str, hashed: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(secrets.fits, password, hashed)

    async def begin_session(
        self, person: Person, changes: Sequence[Change], session_id: str
    ) -> Session:
        """A new session, together with other changes; what was cached of others is forgotten."""
        session, added = _session_of(person, session_id)
        await self._database.writer.write([*changes, added])
        self.forget_sessions(person.id)
        self._remember(person)
        return self._remember_session(session)

    async def device(self, person_id: str) -> str:
        """What shows that somebody has signed in on a device."""
        query = select(people.c.password).where(people.c.id == person_id)
        async with self._database.connect() as connection:
            hashed = (await connection.execute(query)).scalar() or ""
        return secrets.device_token(person_id, hashed)

    async def knows_device(self, name: str, token: str) -> bool:
        """Whether the account of that name has signed in on the device that keeps this."""
        query = select(people.c.id).where(people.c.login == names.folded(name))
        async with self._database.connect() as connection:
            person = (await connection.execute(query)).scalar()
        return person is not None and secrets.same(token, await self.device(person))

    async def check_password(self, person_id: str, password: str) -> None:
        query = select(people.c.password).where(people.c.id == person_id)
        async with self._database.connect() as connection:
            hashed = (await connection.execute(query)).scalar() or ""
        if not await self._fits(password, hashed):
            raise WrongPassword()

    async def delete(self, person_id: str) -> None:
        """Forget somebody: name, words, password, sessions. Games stay."""
        forgotten = {"person_id": person_id}
        await self._database.writer.write(
            [
                (_FORGET_PERSON, forgotten),
                (_FORGET_NAMES, forgotten),
                (_FORGET_RESETS, forgotten),
                (_FORGET_WORDS, forgotten),
                (_END_SESSIONS, forgotten),
            ]
        )
        self.forget_sessions(person_id)
        before = self.known(person_id)
        if before:
            self._remember(Person(person_id, "", before.kind))

    async def check_may_talk(self, person_id: str) -> None:
        """Raises Muted where an operator has forbidden it."""
        query = select(people.c.muted).where(people.c.id == person_id)
        async with self._database.connect() as connection:
            muted = (await connection.execute(query)).scalar() or 0
        if muted > now():
            raise Muted()

    async def banned(self) -> list[str]:
        """Everybody whom operators keep out now."""
        query = select(people.c.id).where(people.c.banned > now())
        async with self._database.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # Devices.

    async def devices(self, session: Session) -> list[Device]:
        query = (
            select(sessions.c.id, sessions.c.created)
            .where(sessions.c.person == session.person.id)
            .order_by(sessions.c.created)
        )
        async with self._database.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Device(row.id, row.created, row.id == session.id) for row in rows]

    async def sign_out(self, session: Session, device: str) -> None:
        """End a session of the same person."""
        if device not in [found.id for found in await self.devices(session)]:
            raise NoSuchPerson()
        await self._database.writer.write([(_END_SESSION, {"session_id": device})])
        self._sessions = {k: s for k, s in self._sessions.items() if s.id != device}

    # Bot accounts.

    async def bots(self, owner: str) -> list[BotAccount]:
        query = (
            select(people.c.id, people.c.name)
            .where(people.c.owner == owner, people.c.name != "")
            .order_by(people.c.created)
        )
        async with self._database.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [BotAccount(Person(row.id, row.name, "bot")) for row in rows]

    async def new_bot(self, owner: Person, name: str) -> BotAccount:
        if owner.kind == "bot":
            raise NotAllowed()
        if len(await self.bots(owner.id)) >= self._limits.bots_a_person:
            raise TooManyBots(most=self._limits.bots_a_person)
        person = Person(secrets.new_id(), await self._free(name), "bot")
        session = await self._add(person, owner.id)
        return BotAccount(session.person, session.token)

    async def with_bots(self, owner: str) -> list[str]:
        """His bots, those that bots once made, and himself last."""
        below = [await self.with_bots(bot.person.id) for bot in await self.bots(owner)]
        return [*chain.from_iterable(below), owner]

    async def check_owner(self, owner: str, bot: str) -> None:
        if bot not in [found.person.id for found in await self.bots(owner)]:
            raise NoSuchPerson()

    async def _add(self, person: Person, owner: str | None) -> Session:
        session, added = _session_of(person)
        row = {
            "id": person.id,
            "name": person.name,
            "kind": person.kind,
            "owner": owner,
            "created": now(),
        }
        await self._database.writer.write([(_ADD_PERSON, row), added])
        self._remember(person)
        return self._remember_session(session)

    def forget_sessions(self, person_id: str) -> None:
        """Sessions of somebody were ended: read them again when they are used."""
        self._sessions = {k: s for k, s in self._sessions.items() if s.person.id != person_id}


def _session_of(person: Person, session_id: str = "") -> tuple[Session, Change]:
    session = Session(session_id or secrets.new_id(), person, secrets.new_token())
    row = {
        "id": session.id,
        "token_hash": secrets.token_hash(session.token),
        "person": person.id,
        "created": now(),
        "seen": now(),
    }
    return session, (_ADD_SESSION, row)
