"""Account management beyond signing in: passwords, e-mail address, sessions, export."""

from typing import Final

from guildhall import locales
from guildhall.server.accounts import secrets, store
from guildhall.server.accounts.messages import Export
from guildhall.server.accounts.people import People, Session
from guildhall.server.clock import now
from guildhall.server.clubs import store as clubs_store
from guildhall.server.errors import BadReset, Banned, NoAccount, NoMail
from guildhall.server.notify import store as notify_store
from guildhall.server.notify.mail import Mailer
from guildhall.server.progress import store as progress_store
from guildhall.server.settings import DAY, Settings
from guildhall.server.storage.database import Database
from guildhall.server.storage.group_commit import Change, Conflict
from guildhall.server.tournaments import store as tournaments_store
from guildhall.table.view import Person

_RESET_MINUTES: Final = 60


class Accounts:
    """Manages accounts."""

    def __init__(self, database: Database, people: People, settings: Settings) -> None:
        self._database = database
        self._people = people
        self._settings = settings
        self.mailer = Mailer(settings.mail) if settings.mail else None

    @property
    def has_mail(self) -> bool:
        return self.mailer is not None

    def check_mail(self) -> None:
        if self.mailer is None:
            raise NoMail()

    # Passwords

    async def change_password(self, session: Session, password: str, new: str) -> Session:
        """Change the password and start a new session; all other sessions end."""
        person = session.person
        if person.kind != "account":
            raise NoAccount(name=person.name)
        await self._people.check_password(person.id, password)
        fresh = secrets.new_id()
        carried = notify_store.move_to_session(session.id, fresh)
        return await self._set_password(person, new, fresh, carried)

    async def _set_password(
        self, person: Person, password: str, session: str, *others: Change
    ) -> Session:
        hashed = await self._people.hash_password(password)
        changes = store.set_password(person.id, hashed, session)
        return await self._people.begin_session(person, [*changes, *others], session)

    async def send_resets(self, email: str, language: str) -> None:
        """Send reset links to the accounts with this address, without revealing any."""
        for row in await store.with_email(self._database, email):
            token = secrets.new_token()
            expires = now() + _RESET_MINUTES * 60 * 1000
            change = store.add_reset(row.id, secrets.token_hash(token), expires)
            await self._database.writer.write([change])
            # The part after # is not sent to servers.
            link = f"{self._settings.origin}/reset#{token}"
            facts = {"name": row.name, "link": link, "minutes": _RESET_MINUTES}
            subject = locales.text(language, "mail-reset-subject")
            if self.mailer:
                text = locales.text(language, "mail-reset", facts)
                await self.mailer.send(row.email, subject, text)

    async def reset_password(self, token: str, password: str) -> Session:
        """Set a new password with a reset link, which works once."""
        hashed = secrets.token_hash(token)
        row = await store.reset(self._database, hashed)
        if row is None:
            raise BadReset()
        if (row.banned or 0) > now():
            raise Banned()
        try:
            # Of two concurrent uses of a link, the second would create the same session.
            return await self._set_password(
                Person(row.id, row.name, "account"), password, hashed[:40]
            )
        except Conflict as error:
            raise BadReset() from error

    async def set_email(self, session: Session, password: str, email: str | None) -> None:
        if session.person.kind != "account":
            raise NoAccount(name=session.person.name)
        await self._people.check_password(session.person.id, password)
        await self._database.writer.write(store.set_email(session.person.id, email))

    async def wants_emails(self, person: Person) -> bool:
        """Whether a person gets an e-mail when it is their turn."""
        if person.kind != "account" or not self.has_mail:
            return False
        async with self._database.connect() as connection:
            stored = await notify_store.of_person(connection, person.id)
        return any(one.channel == "email" and one.enabled for one in stored)

    # Stored data

    async def export(self, session: Session) -> Export:
        """All data stored about a user."""
        person = session.person
        async with self._database.connect() as connection:
            learned = await progress_store.read(connection, person.id)
            belongs = await clubs_store.of_person(connection, person.id)
            cups = await tournaments_store.names_of(connection, person.id)
            destinations = await notify_store.of_person(connection, person.id)
        return Export(
            person=person,
            email=await self._people.email(person.id),
            away=self._people.away_until(person.id),
            created=await store.created(self._database, person.id),
            devices=await self._people.devices(session),
            destinations=destinations,
            bots=[bot.person for bot in await self._people.bots(person.id)],
            seats=await store.seats_of(self._database, person.id),
            chat=await store.chat_of(self._database, person.id),
            blocked=await self._people.blocked(person.id),
            progress=learned,
            clubs=[club.name for club in belongs],
            tournaments=cups,
        )

    async def end_old_sessions(self, in_use: list[str]) -> None:
        """Periodically end unused sessions; an open socket counts as use."""
        idle = int(self._settings.session_days * DAY * 1000)
        used = [store.touch(session) for session in in_use]
        await self._database.writer.write([*used, *store.end_old(idle)])
