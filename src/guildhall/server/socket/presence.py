"""Presence: which people have a page open, and at which table, on all processes."""

from collections import Counter
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from guildhall.core.events import PUBLIC
from guildhall.server.cluster import store as cluster_store
from guildhall.server.cluster.store import Spot
from guildhall.server.socket.encoding import encoded
from guildhall.server.socket.messages import Presence
from guildhall.server.tables.table import Table

if TYPE_CHECKING:
    from guildhall.server.context import Context

ANYWHERE = ""


class Rollcall:
    """The sockets of this process, published to the others, and theirs."""

    def __init__(self, context: "Context") -> None:
        self._context = context
        self._here: Counter[Spot] = Counter()
        self._told: set[Spot] = set()
        """Processes and tables where other processes report a person."""
        self._untold: set[Spot] = set()
        self._unread: set[str] = set()
        """Tables whose viewers at other processes have changed."""
        self._frames: WeakKeyDictionary[Table, tuple[int, str]] = WeakKeyDictionary()
        """Encoded presences, each with the version of its table."""

    def came(self, table: str, person: str | None) -> None:
        self._count(table, person, 1)
        if table and self._context.neighbours:
            self._unread.add(table)

    def left(self, table: str, person: str | None) -> None:
        self._count(table, person, -1)

    def _count(self, table: str, person: str | None, sockets: int) -> None:
        spot = table, person or ""
        self._here[spot] += sockets
        if not self._here[spot]:
            del self._here[spot]
        # A single process does not publish.
        if self._context.neighbours:
            self._untold.add(spot)

    def changed_elsewhere(self, table: str) -> None:
        self._unread.add(table)

    def begin_anew(self) -> None:
        """The set of live processes has changed."""
        self._untold |= set(self._here) | self._told
        self._unread |= {table.id for table in self._context.tables.loaded() if table.watchers}

    async def exchange(self) -> None:
        """Publish changes of this process, and load those of others."""
        await self._tell()
        await self._learn()

    async def learn_of(self, table: Table) -> None:
        """The people at a table on other processes."""
        self._unread.add(table.id)
        await self._learn()

    async def _tell(self) -> None:
        context, self._untold, untold = self._context, set(), self._untold
        if not untold:
            return
        news = {spot: self._here[spot] for spot in untold}
        try:
            await context.database.writer.write(
                [cluster_store.present(context.process, spot, many) for spot, many in news.items()]
            )
        except BaseException:
            self._untold |= untold
            raise
        self._told = (self._told - untold) | {spot for spot, many in news.items() if many}

    async def _learn(self) -> None:
        context, self._unread, unread = self._context, set(), self._unread
        wanted = {table.id: table for one in unread if (table := context.tables.in_memory(one))}
        if not wanted:
            return
        try:
            async with context.database.connect() as connection:
                found = await cluster_store.elsewhere(connection, wanted, context.process)
        except BaseException:
            self._unread |= unread
            raise
        for table_id, table in wanted.items():
            table.elsewhere = found[table_id]
            self.show(table)

    def show(self, table: Table) -> None:
        """Send the presence to everyone at a table."""
        self._frames.pop(table, None)
        for connection in table.watchers:
            connection.wake_presence(table)

    def presence(self, table: Table) -> str:
        """The `Presence` of a table, encoded once for all who watch it."""
        version, found = self._frames.get(table, (-1, ""))
        if version != table.version:
            sockets = table.present()
            watchers = sum(n for person, n in sockets.items() if table.seat_of(person) == PUBLIC)
            present = sorted(filter(None, sockets))
            found = encoded(Presence(table.id, present, watchers))
            self._frames[table] = table.version, found
        return found
