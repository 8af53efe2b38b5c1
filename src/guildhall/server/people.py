"""People: guests, accounts, bot accounts, and the sessions by which they are known."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
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
    TooManyBots,
    WrongPassword,
)
from guildhall.server.settings import Limits
from guildhall.server.store.database import Database
from guildhall.server.store.schema import audit, entries, people, sessions
from guildhall.server.store.writer import Change, Conflict
from guildhall.server.wire.people import BotAccount, Device, Person

_MOST_CACHED: Final = 20_000

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

    def __init__(self, database: Database, limits: Limits) -> None:
        self._database = database
        self._limits = limits
        self._people: dict[str, Person] = {}
        self._sessions: dict[str, Session] = {}

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
        async with self._database.engine.connect() as connection:
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
        if hashed in self._sessions:
            return self._sessions[hashed]
        query = (
            select(sessions.c.id, people.c.id.label("person"), people.c.name, people.c.kind)
            .join(people, people.c.id == sessions.c.person)
            .outerjoin(_OWNERS, _OWNERS.c.id == people.c.owner)
            .where(
                sessions.c.token_hash == hashed,
                func.coalesce(people.c.banned, 0) <= now(),
                func.coalesce(_OWNERS.c.banned, 0) <= now(),
            )
        )
        async with self._database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        person = Person(row.person, row.name, row.kind)
        self._remember(person)
        return self._remember_session(Session(row.id, person, token))

    def _remember_session(self, session: Session) -> Session:
        if len(self._sessions) >= _MOST_CACHED:
            self._sessions.clear()
        self._sessions[secrets.token_hash(session.token)] = session
        return session

    async def email(self, person_id: str) -> str:
        query = select(people.c.email).where(people.c.id == person_id)
        async with self._database.engine.connect() as connection:
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
        async with self._database.engine.connect() as connection:
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
        hashed = await asyncio.to_thread(secrets.hash_password, password)
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
        async with self._database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        hashed = row.password if row else ""
        if not await asyncio.to_thread(secrets.fits, password, hashed) or row is None:
            raise WrongPassword()
        if (row.banned or 0) > now():
            raise Banned()
        person = Person(row.id, row.name, "account")
        new, added = _session_of(person)
        await self._database.writer.write([added])
        self._remember(person)
        return self._remember_session(new)

    async def check_password(self, person_id: str, password: str) -> None:
        query = select(people.c.password).where(people.c.id == person_id)
        async with self._database.engine.connect() as connection:
            hashed = (await connection.execute(query)).scalar() or ""
        if not await asyncio.to_thread(secrets.fits, password, hashed):
            raise WrongPassword()

    async def delete(self, person_id: str) -> None:
        """Forget somebody: name, words, password, sessions. Games stay."""
        forgotten = {"person_id": person_id}
        await self._database.writer.write(
            [
                (_FORGET_PERSON, forgotten),
                (_FORGET_NAMES, forgotten),
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
        async with self._database.engine.connect() as connection:
            muted = (await connection.execute(query)).scalar() or 0
        if muted > now():
            raise Muted()

    # Devices.

    async def devices(self, session: Session) -> list[Device]:
        query = (
            select(sessions.c.id, sessions.c.created)
            .where(sessions.c.person == session.person.id)
            .order_by(sessions.c.created)
        )
        async with self._database.engine.connect() as connection:
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
        async with self._database.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [BotAccount(Person(row.id, row.name, "bot")) for row in rows]

    async def new_bot(self, owner: str, name: str) -> BotAccount:
        if len(await self.bots(owner)) >= self._limits.bots_a_person:
            raise TooManyBots(most=self._limits.bots_a_person)
        person = Person(secrets.new_id(), await self._free(name), "bot")
        session = await self._add(person, owner)
        return BotAccount(session.person, session.token)

    async def with_bots(self, owner: str) -> list[str]:
        """His bots, and himself last."""
        return [*(bot.person.id for bot in await self.bots(owner)), owner]

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


def _session_of(person: Person) -> tuple[Session, Change]:
    session = Session(secrets.new_id(), person, secrets.new_token())
    row = {
        "id": session.id,
        "token_hash": secrets.token_hash(session.token),
        "person": person.id,
        "created": now(),
        "seen": now(),
    }
    return session, (_ADD_SESSION, row)
