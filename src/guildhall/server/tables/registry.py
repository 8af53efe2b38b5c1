"""All tables in play, and the one way to change them: append to the log, then show it."""

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

from guildhall.server.accounts.accounts import Accounts
from guildhall.server.accounts.messages import HouseNews
from guildhall.server.accounts.people import People
from guildhall.server.bots import scheduler
from guildhall.server.bots.pool import Thinkers
from guildhall.server.bots.queue import Queue
from guildhall.server.clock import now
from guildhall.server.cluster import downtime
from guildhall.server.cluster import store as cluster_store
from guildhall.server.errors import NoSuchTable, Stale, Unavailable
from guildhall.server.limits import Bars, Buckets, Pauses, Turns
from guildhall.server.notify.safe_http import Outward
from guildhall.server.notify.web_push import Signer, new_private
from guildhall.server.operations import metrics
from guildhall.server.ratings.boards import Boards
from guildhall.server.refusal_counters import Refusals
from guildhall.server.reviews.pipeline import Reviews
from guildhall.server.settings import Settings
from guildhall.server.socket.presence import ANYWHERE, Rollcall
from guildhall.server.storage import corrupt_tables, values
from guildhall.server.storage.availability import AGAIN_SECONDS, until_answered
from guildhall.server.storage.database import Database
from guildhall.server.storage.group_commit import Change, Conflict
from guildhall.server.storage.probe import Probe
from guildhall.server.tables import loading
from guildhall.server.tables import store as tables_store
from guildhall.server.tables.lobby import Lobbies
from guildhall.server.tables.log_entry import Line
from guildhall.server.tables.messages import EntryKind
from guildhall.server.tables.table import TAIL, Table
from guildhall.server.tournaments.standings import Played

if TYPE_CHECKING:
    from guildhall.server.socket.connection import Connection

_PUSH_KEY: Final = "push-private"
_PUSH_PAUSES: Final = 60.0, 6 * 3600.0
_SESSIONS_SECONDS: Final = 3600.0
_LOG = logging.getLogger(__name__)
MOST_KEPT: Final = 200
"""Tables kept in memory though nobody watches them, at up to 0.3 MB each."""
_ALONE_SECONDS: Final = 2.0
"""Until a bot that was left to another process is taken from it: who is there is told to others
twice a second, and later where everything is busy."""
_LOST_SECONDS: Final = 1.0
_BITS: Final = 30


class House:
    """Everything that one process knows and does: a server, or one that only works."""

    def __init__(self, settings: Settings, *, serves: bool = True) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.database = Database(settings.database)
        self.probe = Probe(self.database)
        self.people = People(self.database, settings)
        self.accounts = Accounts(self.database, self.people, settings)
        self.refusals = Refusals()
        self.buckets = Buckets(self.refusals)
        self.bars = Bars(self.refusals)
        self.turns = Turns(settings.limits.at_once)
        self.waits = Turns(settings.limits.at_once)
        """For requests that wait for a worker, and let others of their address be served."""
        self.lobbies = Lobbies()
        self.boards = Boards()
        self.queue = Queue(self.database.url) if self.database.tells else None
        """The jobs of all processes; None where there is only one."""
        queued = self.queue is not None
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, queued=queued)
        self.reviews = Reviews(self)
        self.outward = Outward(anywhere=settings.push_anywhere)
        self.push_pauses = Pauses(*_PUSH_PAUSES)
        """Browsers to which nothing could be sent, for a while."""
        self.signer = Signer("")
        """Known once the database is."""
        self.news = HouseNews()
        """What everybody is told, as it was last read."""
        self.sockets: Counter[str] = Counter()
        """Open sockets of each address."""
        self._serves = serves
        self.process = secrets.randbits(_BITS) + 1
        """The number by which other processes know this one."""
        self.neighbours: set[int] = set()
        """Other processes that work on the same database now."""
        self.rollcall = Rollcall(self)
        self.bots_wait = asyncio.Event()
        """Bots may be to act for which nobody thinks."""
        self.rounds_wait = asyncio.Event()
        """A round of a tournament may be over, or one may begin."""
        self.played: dict[str, Played] = {}
        """Tables of tournaments that are over, as they were read."""
        self._tournaments: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.uptime = ""
        """The time since which this process runs, in the database."""
        self._connections: set[Connection] = set()
        # Whoever still works with a table finds the very same one, also when it is kept no more.
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()
        """The tables asked for last; the one that has waited longest goes first."""
        self._doubtful: set[str] = set()
        """Tables of which it is not known whether something was stored."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.follow(metrics.SOCKETS, lambda: len(self._connections))
        metrics.follow(metrics.TABLES, lambda: len(self._tables))
        for name, desk in self.thinkers.desks().items():
            metrics.follow(metrics.WAITING.labels(name), partial(getattr, desk, "waiting"))
            metrics.follow(metrics.BUSY.labels(name), partial(getattr, desk, "busy"))

    async def open(self) -> None:
        await self.database.open()
        self.signer = Signer(await values.kept(self.database, _PUSH_KEY, new_private()))
        if self.queue:
            await self.queue.open()
        if self._serves:
            await downtime.begin(self)

    async def close(self) -> None:
        if self.queue:
            await self.queue.stop()
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            # In Python 3.11 a cancellation may be lost where a connection is waited for.
            await asyncio.wait(self._tasks, timeout=_LOST_SECONDS)
        await self.thinkers.close()
        await self.outward.close()
        if self.queue:
            await self.queue.close()
        if self.database.tells:
            with suppress(Unavailable):
                await self.database.writer.write(cluster_store.leave(self.process))
        await self.database.close()

    def in_background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _LOG.error("something in the background failed", exc_info=error)

    # Tables.

    async def table(self, table_id: str) -> Table:
        """The table of that id; raises NoSuchTable."""
        if table := self._tables.get(table_id):
            self.keep(table)
            if table.is_behind:
                await self.take_over(table, table.behind)
            return table
        # Two who ask at once must get the same table.
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
        async with self.database.logs(at_one_moment=True) as logs:
            table = await loading.load(logs, table_id)
        await self.people.fetch(table.everybody())
        # Whoever laid it meanwhile has it before him, and of one table there is but one.
        table = self._tables.setdefault(table_id, table)
        self.keep(table)
        # A notice that is still to come finds it read already, and then nobody would be told.
        self.lobbies.changed(table)
        return table

    async def stored(self, table_id: str) -> Table:
        """The table as it is stored now, though another process may have written it.

        That process may have promised a move of which this one has not heard yet.
        """
        table = await self.table(table_id)
        if self.database.tells:
            async with self.database.logs() as logs:
                last = await logs.last_seqs([table_id])
            await self.take_over(table, last.get(table_id, 0))
        return table

    def keep(self, table: Table) -> None:
        if self._kept.get(table.id) is not table:
            self._tables[table.id] = self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def in_memory(self, table_id: str) -> Table | None:
        """A table that this process holds; None where it would have to be read."""
        return self._tables.get(table_id)

    def is_loading(self, table_id: str) -> bool:
        """Whether a table is being read, perhaps without what another process writes meanwhile."""
        return table_id in self._loading

    def tournament_lock(self, tournament: str) -> asyncio.Lock:
        """Held by whoever changes a tournament: of two processes the second is refused anyway."""
        return self._tournaments.setdefault(tournament, asyncio.Lock())

    def loaded(self) -> list[Table]:
        return list(self._tables.values())

    async def lines(self, table: Table, since: int, most: int) -> list[Line]:
        """The last entries after `since` that are stored and shown, at most so many."""
        async with self.database.logs() as logs:
            found = await logs.last_lines(table.id, since, most)
        await self.people.fetch(line.person for line in found)
        return [line for line in found if line.seq <= table.seq]

    # Changing a table. The caller holds its lock.

    def line(self, table: Table, kind: EntryKind, **fields: Any) -> Line:
        """The next entry of a table; the game stays as it is unless the fields say otherwise."""
        running = table.running
        numbers = {
            "head": running.head if running else 0,
            "depth": table.depth,
            "floor": running.reached.floor if running else 0,
            "turn": table.turn,
        }
        return Line(seq=table.seq + 1, at=now(), kind=kind, **{**numbers, **fields})

    async def store(self, table: Table, lines: Sequence[Line], *others: Change) -> None:
        """Make entries durable, and with them others; raises Stale where another was faster."""
        added = [tables_store.add_line(table.id, line) for line in lines]
        takes = self.database.tells and table.keeper != self.process and table.has_bots()
        if takes:
            # Who writes has the position at hand, so his bots go on.
            added.append(cluster_store.keep(table.id, self.process))
        try:
            await self.database.writer.write([*added, *others])
            if takes:
                table.keeper = self.process
        except Conflict as error:
            await self.reload(table)
            raise Stale() from error
        except Unavailable:
            if table.id not in self._doubtful:
                self._doubtful.add(table.id)
                self.in_background(self._catch_up(table))
            raise

    async def reload(self, table: Table) -> None:
        """Take over what another process has written; the caller holds the lock."""
        try:
            async with self.database.logs(at_one_moment=True) as logs:
                fresh = await loading.load(logs, table.id)
        except NoSuchTable:
            self._tables.pop(table.id, None)
            self._kept.pop(table.id, None)
            return
        # Whatever may fail comes first: a table that was changed and not shown looks up to date.
        await self.people.fetch(fresh.everybody())
        fresh.lock, fresh.watchers = table.lock, table.watchers
        # More may have been heard of since this was read.
        fresh.elsewhere, fresh.behind = table.elsewhere, table.behind
        if fresh.running and table.running:
            # Who watches knows the position by its version.
            fresh.running.version = table.running.version + 1
        vars(table).update(vars(fresh))
        self.show(table)

    async def take_over(self, table: Table, seq: int) -> bool:
        """Read a table again up to an entry; false where this process has it already."""
        if table.seq >= seq:
            return False
        async with table.lock:
            if table.seq >= seq:
                return False
            # Reading all of it again costs four to five times as much as one move.
            async with self.database.logs() as logs:
                lines = await logs.last_lines(table.id, table.seq, TAIL)
            if not await self._go_on(table, lines):
                await self.reload(table)
            return True

    async def take_over_all(self, behind: Mapping[str, int]) -> dict[str, int]:
        """Read many tables again, each up to an entry, by one connection; those still unread."""
        found = [table for one in behind if (table := self._tables.get(one))]
        late = {table.id: table for table in found if table.seq < behind[table.id]}
        if not late:
            return {}
        try:
            lines = await self.database.lines_of_others({one: late[one].seq for one in late})
        except Unavailable:
            return {one: behind[one] for one in late}
        except Exception:
            # What is stored of one of them is broken, and the others shall not suffer for it.
            for table in late.values():
                self.in_background(self._take_over_later(table, behind[table.id]))
            return {}
        unread: dict[str, int] = {}
        for table_id, table in late.items():
            if table.lock.locked():
                # Whoever holds it may wait for the database; the others do not wait for that.
                self.in_background(self._take_over_later(table, behind[table_id]))
                continue
            try:
                async with table.lock:
                    with corrupt_tables.left_out(table_id):
                        fresh = [line for line in lines[table_id] if line.seq > table.seq]
                        if fresh and not await self._go_on(table, fresh):
                            await self.reload(table)
            except Unavailable:
                unread[table_id] = behind[table_id]
        return unread

    async def _take_over_later(self, table: Table, seq: int) -> None:
        with corrupt_tables.left_out(table.id):
            await until_answered(partial(self.take_over, table, seq))

    async def _go_on(self, table: Table, lines: Sequence[Line]) -> bool:
        """Take over what another process has written where that is nothing but moves."""
        await self.people.fetch(line.person for line in lines)
        if not loading.go_on(table, lines):
            return False
        table.moved_on()
        self._tell(table)
        return True

    async def _catch_up(self, table: Table) -> None:
        """Find out whether something was stored though the database did not answer."""
        await asyncio.sleep(AGAIN_SECONDS)
        with corrupt_tables.left_out(table.id):
            await until_answered(partial(self._read_doubtful, table))
        self._doubtful.discard(table.id)
        scheduler.think(self, table)

    async def _read_doubtful(self, table: Table) -> None:
        async with self.database.logs() as logs:
            values = await logs.last_lines(table.id, table.seq, 1)
        if values:
            async with table.lock:
                await self.reload(table)

    async def claim(self, table_ids: Collection[str], *, watched: bool = False) -> set[str]:
        """Those of these tables at which the bots of this process are to play, and of no other."""
        if not self.database.tells:
            return set(table_ids)
        claims = cluster_store.claim(table_ids, self.process, watched=watched)
        await self.database.writer.write(claims)
        return await self.kept(table_ids)

    async def kept(self, table_ids: Collection[str]) -> set[str]:
        """Those of these tables that the database says this process keeps."""
        async with self.database.connect() as connection:
            return await cluster_store.kept(connection, table_ids, self.process)

    async def keeps(self, table: Table) -> bool:
        """Whether the bots of this process are to play at a table."""
        if self.database.tells and table.keeper != self.process:
            # Whoever lives and keeps it thinks, watched or not. Only where nothing has come of it
            # for a while, and nobody is there any more and somebody is here, it is taken away: who
            # keeps it may not know how the game has gone on.
            position = table.running.position if table.running else 0
            if table.left_alone != position:
                table.left_alone, table.left_at = position, time.monotonic()
            waited = time.monotonic() - table.left_at > _ALONE_SECONDS
            if not await self.claim([table.id], watched=waited and bool(table.watchers)):
                return False
            table.keeper = self.process
        return True

    def appended(self, table: Table, lines: Sequence[Line]) -> None:
        """Entries are durable: show them, and let a bot think where one is to act."""
        table.append(lines)
        if all(line.kind == "move" for line in lines):
            table.moved_on()
        else:
            table.changed()
        self._tell(table)
        scheduler.think(self, table)

    def show(self, table: Table) -> None:
        table.changed()
        self._tell(table)

    def _tell(self, table: Table) -> None:
        for connection in table.watchers:
            connection.wake(table)
        self.lobbies.changed(table)

    @contextmanager
    def connected(self, connection: "Connection", address: str) -> Iterator[None]:
        """A socket is open meanwhile."""
        self._connections.add(connection)
        self.sockets[address] += 1
        self.rollcall.came(ANYWHERE, connection.person_id)
        try:
            yield
        finally:
            self._connections.discard(connection)
            self.rollcall.left(ANYWHERE, connection.person_id)
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def is_connected(self, person: str) -> bool:
        """Whether somebody has a page open, at any process."""
        if any(connection.person_id == person for connection in self._connections):
            return True
        if self._serves and not self.neighbours:
            return False
        async with self.database.connect() as connection:
            return await cluster_store.is_anywhere(connection, person)

    def hang_up(self, *, person: str = "", session: str = "") -> None:
        """Close the sockets of somebody, or of one session."""
        for connection in self._connections:
            known = connection.session
            if known and (known.person.id == person or known.id == session):
                connection.shut(4401)

    def tell_everybody(self) -> None:
        for connection in self._connections:
            connection.wake_house()

    async def let_sessions_run_out(self) -> None:
        """Again and again, for ever; also people of whom nobody asks are remembered no more."""
        while True:
            self.people.forget_others(
                person for table in self.loaded() for person in table.everybody()
            )
            try:
                in_use = {c.session.id for c in self._connections if c.session}
                await self.accounts.end_old_sessions(sorted(in_use))
            except Unavailable:
                pass
            except Exception:
                _LOG.exception("old sessions could not be ended")
            await asyncio.sleep(_SESSIONS_SECONDS)

    async def end_sessions(self) -> None:
        """Close the sockets whose sessions were ended elsewhere, for ever."""
        reachable = True
        while True:
            await asyncio.sleep(self.settings.session_seconds)
            known = [c.session for c in self._connections if c.session]
            try:
                for ended in await self.people.ended(known):
                    self.hang_up(session=ended.id)
                reachable = True
            except Unavailable:
                pass
            except Exception:
                if reachable:
                    _LOG.exception("sessions cannot be read; trying again")
                reachable = False

    async def hear_of(self, *, person: str = "", session: str = "") -> None:
        """Another process has changed somebody, or has ended sessions."""
        if person:
            away = self.people.rests.holidays.get(person)
            await self.people.read_rests()
            if away != self.people.rests.holidays.get(person):
                self.person_changed(person)
            if await self.people.read_again(person):
                self.person_changed(person)
        if session:
            self.people.forget_session(session)
        known = [c.session for c in self._connections if c.session]
        theirs = [one for one in known if one.person.id == person or one.id == session]
        for ended in await self.people.ended(theirs) if theirs else ():
            self.hang_up(session=ended.id)

    async def drain(self, seconds: float) -> None:
        """Send everybody to another process, each once what he asked for is answered."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._connections:
                    for connection in list(self._connections):
                        connection.leave()
                    await asyncio.sleep(0.01)

    def person_changed(self, person_id: str) -> None:
        """A name is another one now, or somebody is gone."""
        person = self.people.known(person_id)
        gone = person is not None and not person.name
        self.lobbies.read_again()
        for table in self.loaded():
            if table.renamed(person_id, forget_words=gone):
                self.show(table)
