"""The application context: everything that one process shares between its features."""

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from guildhall.server.accounts.accounts import Accounts
from guildhall.server.accounts.messages import HouseNews
from guildhall.server.accounts.people import People
from guildhall.server.background import Background
from guildhall.server.bots import scheduler
from guildhall.server.bots.job_queue import JobQueue
from guildhall.server.bots.pool import SearchPool
from guildhall.server.cluster import downtime
from guildhall.server.cluster import store as cluster_store
from guildhall.server.errors import Unavailable
from guildhall.server.limits import Bars, Buckets, Pauses, Turns
from guildhall.server.notify.channel import Channel, Services, open_channels
from guildhall.server.notify.safe_http import SafeClient
from guildhall.server.operations import metrics
from guildhall.server.ratings.boards import Boards
from guildhall.server.refusal_counters import Refusals
from guildhall.server.reviews.watchers import ReviewWatchers
from guildhall.server.settings import Settings
from guildhall.server.socket.presence import Rollcall
from guildhall.server.socket.sockets import Sockets
from guildhall.server.socket.updates import Updates
from guildhall.server.storage.database import Database
from guildhall.server.storage.probe import Probe
from guildhall.server.tables.lobby import Lobbies
from guildhall.server.tables.registry import TableRegistry
from guildhall.server.tournaments.standings import Played

_NOTIFICATION_PAUSES: Final = 60.0, 6 * 3600.0
_BITS: Final = 30


class Context:
    """Shared by all features of one process, a server or a background worker."""

    def __init__(self, settings: Settings, *, serves: bool = True) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.background = Background()
        self.database = Database(settings.database)
        self.probe = Probe(self.database)
        self.people = People(self.database, settings)
        self.accounts = Accounts(self.database, self.people, settings)
        self.refusals = Refusals()
        self.buckets = Buckets(self.refusals)
        self.bars = Bars(self.refusals)
        self.turns = Turns(settings.limits.at_once)
        self.waits = Turns(settings.limits.at_once)
        """For requests that wait for a worker, so that others of their address are served."""
        self.lobbies = Lobbies()
        self.boards = Boards()
        self.queue = JobQueue(self.database.url) if self.database.tells else None
        """The job queue of all processes; None with a single process."""
        queued = self.queue is not None
        self.search_pool = SearchPool(settings.bot_workers, settings.bot_seconds, queued=queued)
        self.reviews = ReviewWatchers()
        self.safe_client = SafeClient(anywhere=settings.allow_private_urls)
        self.channels: Mapping[str, Channel] = {}
        """Notification channels by name, set once the database is open."""
        self.notification_pauses = Pauses(*_NOTIFICATION_PAUSES)
        """Destinations that failed, paused for a while."""
        self.news = HouseNews()
        """Current announcements."""
        self.sockets = Sockets()
        self.updates = Updates(self.people)
        self.serves = serves
        self.process = secrets.randbits(_BITS) + 1
        """The number by which other processes know this one."""
        self.tables = TableRegistry(
            self.database,
            self.people,
            self.lobbies,
            self.background,
            self.process,
            partial(scheduler.think, self),
        )
        self.neighbours: set[int] = set()
        """Other live processes on the same database."""
        self.rollcall = Rollcall(self)
        self.bots_wait = asyncio.Event()
        """Set when a bot may have to move without a search under way."""
        self.rounds_wait = asyncio.Event()
        """Set when a tournament round may start or be over."""
        self.played: dict[str, Played] = {}
        """Finished tournament tables, cached."""
        self._tournaments: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.uptime = ""
        """Start time of this process in the database."""
        metrics.follow(metrics.SOCKETS, lambda: len(self.sockets))
        metrics.follow(metrics.TABLES, lambda: len(self.tables))
        for name, group in self.search_pool.groups().items():
            metrics.follow(metrics.WAITING.labels(name), partial(getattr, group, "waiting"))
            metrics.follow(metrics.BUSY.labels(name), partial(getattr, group, "busy"))

    async def open(self) -> None:
        await self.database.open()
        self.channels = await open_channels(
            Services(self.settings, self.database, self.safe_client, self.accounts.mailer)
        )
        if self.queue:
            await self.queue.open()
        if self.serves:
            await downtime.begin(self)

    async def close(self) -> None:
        if self.queue:
            await self.queue.stop()
        await self.background.stop()
        await self.search_pool.close()
        await self.safe_client.close()
        if self.queue:
            await self.queue.close()
        if self.database.tells:
            with suppress(Unavailable):
                await self.database.writer.write(cluster_store.leave(self.process))
        await self.database.close()

    def tournament_lock(self, tournament: str) -> asyncio.Lock:
        """Serialises changes of a tournament here; the database refuses a second process."""
        return self._tournaments.setdefault(tournament, asyncio.Lock())

    async def is_connected(self, person: str) -> bool:
        """Whether a person has a page open at any process."""
        if self.sockets.has(person):
            return True
        if self.serves and not self.neighbours:
            return False
        async with self.database.connect() as connection:
            return await cluster_store.is_anywhere(connection, person)

    def person_changed(self, person_id: str) -> None:
        """Show a new name, or the deletion of an account, at all tables."""
        person = self.people.known(person_id)
        gone = person is not None and not person.name
        self.lobbies.read_again()
        for table in self.tables.loaded():
            if table.renamed(person_id, forget_texts=gone):
                self.tables.refresh(table)
