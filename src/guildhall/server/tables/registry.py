"""Tables in memory, and the only way to change them: append to the log, then publish."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

from guildhall.server.accounts.people import People
from guildhall.server.background import Background
from guildhall.server.clock import now
from guildhall.server.cluster import store as cluster_store
from guildhall.server.errors import NoSuchTable, Stale, Unavailable
from guildhall.server.storage import corrupt_tables
from guildhall.server.storage.availability import AGAIN_SECONDS, until_answered
from guildhall.server.storage.database import Database
from guildhall.server.storage.group_commit import Change, Conflict
from guildhall.server.tables import loading
from guildhall.server.tables import store as tables_store
from guildhall.server.tables.lobby import Lobbies
from guildhall.server.tables.table import TAIL, Table
from guildhall.table.entry import LogEntry
from guildhall.table.view import EntryKind

MOST_KEPT: Final = 200
"""Unwatched tables kept in memory, at up to 0.3 MB each."""
_ALONE_SECONDS: Final = 2.0
"""Seconds before this process takes over a bot that another one does not run.

Presence is exchanged twice a second, or more slowly under load.
"""


class OnChange(Protocol):
    """Called after every change of a table."""

    def __call__(self, table: Table) -> None: ...


class TableRegistry:
    """The tables that this process has loaded."""

    def __init__(
        self,
        database: Database,
        people: People,
        lobbies: Lobbies,
        background: Background,
        process: int,
        on_change: OnChange,
    ) -> None:
        self._database = database
        self._people = people
        self._lobbies = lobbies
        self._background = background
        self._process = process
        self._on_change = on_change
        # Code that still works with a table must find the same instance, also after it left _kept.
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()
        """The most recently used tables, oldest first."""
        self._doubtful: set[str] = set()
        """Tables with a write of unknown outcome."""
        self._loading: dict[str, asyncio.Task[Table]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    async def get(self, table_id: str) -> Table:
        """The table of that id; raises NoSuchTable."""
        if table := self._tables.get(table_id):
            self.keep(table)
            if table.is_behind:
                await self.catch_up(table, table.behind)
            return table
        # Concurrent requests must get the same table.
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
        async with self._database.logs(at_one_moment=True) as logs:
            table = await loading.load(logs, table_id)
        await self._people.fetch(table.everyone())
        # Loaded concurrently: reuse that instance.
        table = self._tables.setdefault(table_id, table)
        self.keep(table)
        # A later notification finds it up to date, so viewers must be notified now.
        self._lobbies.changed(table)
        return table

    async def get_latest(self, table_id: str) -> Table:
        """Reload the table, which another process may have changed.

        That process may have acknowledged a move that this one does not know yet.
        """
        table = await self.get(table_id)
        if self._database.tells:
            async with self._database.logs() as logs:
                last = await logs.last_seqs([table_id])
            await self.catch_up(table, last.get(table_id, 0))
        return table

    def keep(self, table: Table) -> None:
        if self._kept.get(table.id) is not table:
            self._tables[table.id] = self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def in_memory(self, table_id: str) -> Table | None:
        """A table in memory; None if it would have to be loaded."""
        return self._tables.get(table_id)

    def is_loading(self, table_id: str) -> bool:
        """Whether a table is being loaded, perhaps without concurrent changes."""
        return table_id in self._loading

    def loaded(self) -> list[Table]:
        return list(self._tables.values())

    async def lines(self, table: Table, since: int, most: int) -> list[LogEntry]:
        """The last stored and published entries after `since`, up to a maximum number."""
        async with self._database.logs() as logs:
            found = await logs.last_lines(table.id, since, most)
        await self._people.fetch(line.person for line in found)
        return [line for line in found if line.seq <= table.seq]

    def entry(self, table: Table, kind: EntryKind, **fields: Any) -> LogEntry:
        """The next entry of a table; the game stays as it is unless the fields say otherwise."""
        session = table.session
        numbers = {
            "head": session.head if session else 0,
            "depth": table.depth,
            "floor": session.reached.floor if session else 0,
            "turn": table.turn,
        }
        return LogEntry(seq=table.seq + 1, at=now(), kind=kind, **{**numbers, **fields})

    async def store(self, table: Table, lines: Sequence[LogEntry], *others: Change) -> None:
        """Make entries and other changes durable; raises Stale if another process was faster."""
        added = [tables_store.add_line(table.id, line) for line in lines]
        takes = self._database.tells and table.keeper != self._process and table.has_bots()
        if takes:
            # The writer has the position in memory, so it runs the bots.
            added.append(cluster_store.keep(table.id, self._process))
        try:
            await self._database.writer.write([*added, *others])
            if takes:
                table.keeper = self._process
        except Conflict as error:
            await self.reload(table)
            raise Stale() from error
        except Unavailable:
            if table.id not in self._doubtful:
                self._doubtful.add(table.id)
                self._background.start(self._resolve_doubt(table))
            raise

    async def reload(self, table: Table) -> None:
        """Apply changes of another process; the caller holds the lock."""
        try:
            async with self._database.logs(at_one_moment=True) as logs:
                fresh = await loading.load(logs, table.id)
        except NoSuchTable:
            self._tables.pop(table.id, None)
            self._kept.pop(table.id, None)
            return
        # Everything that can fail comes first: a half-applied change would look complete.
        await self._people.fetch(fresh.everyone())
        fresh.lock, fresh.watchers = table.lock, table.watchers
        # Further notifications may have arrived since.
        fresh.elsewhere, fresh.behind = table.elsewhere, table.behind
        vars(table).update(vars(fresh))
        self.refresh(table)

    async def catch_up(self, table: Table, seq: int) -> bool:
        """Reload a table up to an entry; return False if it is up to date."""
        if table.seq >= seq:
            return False
        async with table.lock:
            if table.seq >= seq:
                return False
            # Reloading everything costs four to five times as much as one move.
            async with self._database.logs() as logs:
                lines = await logs.last_lines(table.id, table.seq, TAIL)
            if not await self._append_moves(table, lines):
                await self.reload(table)
            return True

    async def catch_up_all(self, behind: Mapping[str, int]) -> dict[str, int]:
        """Reload many tables on one connection; return those still outdated."""
        found = [table for one in behind if (table := self._tables.get(one))]
        late = {table.id: table for table in found if table.seq < behind[table.id]}
        if not late:
            return {}
        try:
            lines = await self._database.lines_of_others({one: late[one].seq for one in late})
        except Unavailable:
            return {one: behind[one] for one in late}
        except Exception:
            # A corrupt table must not affect the others.
            for table in late.values():
                self._background.start(self._catch_up_later(table, behind[table.id]))
            return {}
        unread: dict[str, int] = {}
        for table_id, table in late.items():
            if table.lock.locked():
                # Its lock may be held by a task that waits for the database; skip it.
                self._background.start(self._catch_up_later(table, behind[table_id]))
                continue
            try:
                async with table.lock:
                    with corrupt_tables.left_out(table_id):
                        fresh = [line for line in lines[table_id] if line.seq > table.seq]
                        if fresh and not await self._append_moves(table, fresh):
                            await self.reload(table)
            except Unavailable:
                unread[table_id] = behind[table_id]
        return unread

    async def _catch_up_later(self, table: Table, seq: int) -> None:
        with corrupt_tables.left_out(table.id):
            await until_answered(partial(self.catch_up, table, seq))

    async def _append_moves(self, table: Table, lines: Sequence[LogEntry]) -> bool:
        """Apply changes of another process if they are only moves."""
        await self._people.fetch(line.person for line in lines)
        if not loading.follow(table, lines):
            return False
        table.moved_on()
        self._wake(table)
        return True

    async def _resolve_doubt(self, table: Table) -> None:
        """Find out whether a write of unknown outcome was stored."""
        await asyncio.sleep(AGAIN_SECONDS)
        with corrupt_tables.left_out(table.id):
            await until_answered(partial(self._read_doubtful, table))
        self._doubtful.discard(table.id)
        self._on_change(table)

    async def _read_doubtful(self, table: Table) -> None:
        async with self._database.logs() as logs:
            values = await logs.last_lines(table.id, table.seq, 1)
        if values:
            async with table.lock:
                await self.reload(table)

    async def claim_bots(self, table_ids: Collection[str], *, watched: bool = False) -> set[str]:
        """Those of these tables whose bots run at this process only."""
        if not self._database.tells:
            return set(table_ids)
        claims = cluster_store.claim(table_ids, self._process, watched=watched)
        await self._database.writer.write(claims)
        return await self.claimed_bots(table_ids)

    async def claimed_bots(self, table_ids: Collection[str]) -> set[str]:
        """Those of these tables that are assigned to this process in the database."""
        async with self._database.connect() as connection:
            return await cluster_store.kept(connection, table_ids, self._process)

    async def runs_bots(self, table: Table) -> bool:
        """Whether the bots of a table run at this process."""
        if self._database.tells and table.keeper != self._process:
            # The assigned process runs the bots while it is alive. This process takes over only if
            # nothing has happened for a while and viewers are present here but not there, because
            # that process may have missed changes.
            position = table.session.position if table.session else 0
            if table.left_alone != position:
                table.left_alone, table.left_at = position, time.monotonic()
            waited = time.monotonic() - table.left_at > _ALONE_SECONDS
            if not await self.claim_bots([table.id], watched=waited and bool(table.watchers)):
                return False
            table.keeper = self._process
        return True

    def publish(self, table: Table, lines: Sequence[LogEntry]) -> None:
        """Publish durable entries, and start a search if a bot is to act."""
        table.append(lines)
        if all(line.kind == "move" for line in lines):
            table.moved_on()
        else:
            table.changed()
        self._wake(table)
        self._on_change(table)

    def refresh(self, table: Table) -> None:
        table.changed()
        self._wake(table)

    def _wake(self, table: Table) -> None:
        for connection in table.watchers:
            connection.wake(table)
        self._lobbies.changed(table)
