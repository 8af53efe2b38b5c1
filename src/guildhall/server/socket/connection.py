"""A live socket: it receives requests, and sends answers and what changes at watched tables."""

import asyncio
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, get_args

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.server import errors
from guildhall.server.accounts.messages import HouseNews
from guildhall.server.accounts.people import Session
from guildhall.server.bots import scheduler
from guildhall.server.context import Context
from guildhall.server.errors import (
    BadRequest,
    NoSuchTable,
    Stale,
    TooManyRequests,
    TooManyTables,
    Unavailable,
)
from guildhall.server.limits import Bucket
from guildhall.server.operations import announcements, metrics
from guildhall.server.operations.logging import REQUEST
from guildhall.server.records import records
from guildhall.server.reviews import reviews
from guildhall.server.socket import messages, requests
from guildhall.server.socket.encoding import encoded
from guildhall.server.socket.lobby_feed import LobbyFeed
from guildhall.server.socket.messages import Done, Failed, Message, NoticesChanged
from guildhall.server.socket.transport import Closed, Transport
from guildhall.server.socket.updates import Seen
from guildhall.server.tables.table import Table
from guildhall.table.entry import LogEntry

MOST_ENTRIES: Final = 250
"""The entries in one update."""
ELSEWHERE: Final = 1012
"""Close code: continue at another process. Every request was answered or not done."""
_TRY_AGAIN: Final = 1013
_FAILED: Final = 1011
_RETRY_SECONDS: Final = 2.0
"""Delay before a socket is closed because the database does not answer."""
_MOST_UNREAD: Final = 256
"""Unread answers; a socket with more of them is closed."""
_MOST_AT_ONCE: Final = 16
"""Answers before other sockets get their turn."""
_DECODER: Final = msgspec.json.Decoder[messages.Request](messages.Request)
_TYPES: Final = {kind: str(kind.__struct_config__.tag) for kind in get_args(messages.Request)}
_LOG = logging.getLogger(__name__)


@dataclass
class Watching:
    """How much of a table has been sent."""

    table: Table
    seq: int
    seen: Seen | None = None
    """What the last update left the viewer with; None if the next one is whole."""
    older: list[LogEntry] = field(default_factory=list)
    """Entries read from the database, to be sent next."""
    reading: bool = False


class Connection:
    """One socket; several changes become one update if the client reads slowly."""

    def __init__(
        self,
        context: Context,
        transport: Transport,
        session: Session | None,
        language: str,
        address: str,
    ) -> None:
        self.context = context
        self.address = address
        self.session = session
        self.person_id = session.person.id if session else None
        self.language = language
        self._due = asyncio.Event()
        """Set when there is something to send."""
        self.lobby = LobbyFeed(context, self.person_id, self._due)
        self._transport = transport
        self._watching: dict[str, Watching] = {}
        self._answers: list[str] = []
        self._changed: dict[str, None] = {}
        """Ids of tables with news."""
        self._presence: dict[str, Table] = {}
        self._requests = Bucket()
        self._blocked = False
        """The client does not read what is being sent."""
        self._busy = False
        """A request is being answered."""
        self._leaving = False
        self._close_code = 0
        self._name = REQUEST.get()

    # Called by the rest of the server.

    def wake(self, table: Table) -> None:
        """Send what has changed at a watched table."""
        self._changed[table.id] = None
        self._due.set()

    def wake_presence(self, table: Table) -> None:
        self._presence[table.id] = table
        self._due.set()

    def wake_announcements(self) -> None:
        self.send(NoticesChanged(announcements.current(self.context)))

    def shut(self, code: int) -> None:
        """Send what is due, then close the socket."""
        self._close_code = self._close_code or code
        if self._blocked:
            self._transport.abort()
        self._due.set()

    def leave(self) -> None:
        """Close the socket once its request is answered, so that the client continues elsewhere."""
        self._leaving = True
        if not self._busy:
            self.shut(ELSEWHERE)

    # Sending and receiving.

    async def run(self) -> None:
        """Serve until the socket closes."""
        if self.context.news != HouseNews():
            # It may have changed since the page was loaded.
            self.wake_announcements()
        sending = asyncio.create_task(self.send_all())
        try:
            await self._receive_all()
        except Closed:
            pass
        finally:
            self.context.lobbies.leave(self)
            self.context.reviews.leave(self)
            for watching in list(self._watching.values()):
                self._stop_watching(watching.table)
            if not self._close_code:
                sending.cancel()
            await asyncio.wait([sending])

    async def _receive_all(self) -> None:
        while len(self._answers) < _MOST_UNREAD:
            text = await self._transport.receive()
            if self._leaving:
                # The client repeats the request at another process.
                return
            self._busy = True
            await self._handle(text)
            self._busy = False
            if self._leaving:
                self.leave()
                return
            if len(self._answers) >= _MOST_AT_ONCE:
                await asyncio.sleep(0)
        self.shut(_TRY_AGAIN)

    async def send_all(self) -> None:
        """Send what is due until the socket is to be closed.

        A task of its own, so that an answer and the update that belongs to it are sent together.
        """
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                texts = list(self._texts())
            except Exception:
                _LOG.exception("sending to a socket failed", extra={"event": "socket-failed"})
                self.shut(_FAILED)
                texts = []
            try:
                self._blocked = True
                for text in texts:
                    await self._transport.send(text)
                if self._close_code:
                    await self._transport.close(self._close_code)
                    return
            except Closed:
                return
            finally:
                self._blocked = False

    def _texts(self) -> Iterator[str]:
        answers, self._answers = self._answers, []
        yield from answers
        changed, self._changed = self._changed, {}
        for table_id in changed:
            watching = self._watching.get(table_id)
            if watching and (update := self._update(watching)):
                yield update
        while self._presence:
            _, table = self._presence.popitem()
            yield self.context.rollcall.presence(table)
        yield from self.lobby.messages()

    def _update(self, watching: Watching) -> str:
        """The news of a table; empty if entries have to be read first."""
        table, older = watching.table, watching.older
        recent = table.lines_since(older[-1].seq if older else watching.seq)
        if recent is None:
            if not watching.reading:
                watching.reading = True
                self.context.background.start(self._read(watching))
            return ""
        entries = [*older, *recent][-MOST_ENTRIES:] if older else recent
        update, watching.seen = self.context.updates.update(
            table, table.seat_of(self.person_id), watching.seq, entries, watching.seen
        )
        watching.seq, watching.older = table.seq, []
        return update

    async def _read(self, watching: Watching) -> None:
        """Read the entries that are no longer in memory, then send them."""
        table, since = watching.table, watching.seq
        try:
            async with self.context.turns.of(self.address):
                older = await self.context.tables.lines(table, since, MOST_ENTRIES)
        except Exception as error:
            if not isinstance(error, Unavailable):
                _LOG.exception(
                    "reading the log of table %s failed",
                    table.id,
                    extra={"event": "log-read-failed"},
                )
            self._shut_later()
            return
        watching.reading = False
        if watching.seq == since:
            watching.older = older
        self.wake(table)

    def _shut_later(self) -> None:
        """Close the socket after a while; a new one requests everything that is missing."""
        asyncio.get_running_loop().call_later(_RETRY_SECONDS, self.shut, _TRY_AGAIN)

    # Requests.

    def send(self, message: Message) -> None:
        self._answers.append(encoded(message))
        self._due.set()

    async def _handle(self, text: str | bytes) -> None:
        """Check a request against the limits, and answer it."""
        number: int | None = None
        request: messages.Request | None = None
        context = self.context
        wait = self._requests.take(context.limits.requests)
        token = REQUEST.set(self._name)
        began = time.perf_counter()
        kind = "unreadable"
        try:
            request = _decoded(text)
            number, kind = request.id, _TYPES[type(request)]
            REQUEST.set(f"{self._name}-{number}")
            if wait:
                context.refusals.add("requests", self.address)
                raise TooManyRequests(seconds=int(wait) + 1)
            context.buckets.take(
                "requests of an address", self.address, context.limits.requests_an_address
            )
            async with context.turns.of(self.address):
                self.send(await self.respond(request))
        except GuildhallError as error:
            self.send(Failed(number, errors.problem(error, self.language)))
            if isinstance(error, Unavailable) and isinstance(
                request, messages.Watch | messages.WatchLobby
            ):
                self._shut_later()
        finally:
            metrics.message(kind).observe(time.perf_counter() - began)
        # Not after an exception: the log line needs the number of the request.
        REQUEST.reset(token)

    async def respond(self, request: messages.Request) -> Message:
        """Do what a request asks for, and return its answer."""
        lobbies = self.context.lobbies
        match request:
            case messages.Ping():
                pass
            case messages.WatchLobby():
                lobbies.join(self)
                self.send(await self.lobby.read())
            case messages.UnwatchLobby():
                lobbies.leave(self)
            case messages.WatchReview():
                table = await self.context.tables.get(request.table)
                records.check_finished(table, self.person_id)
                self.context.reviews.follow(self, table.id)
                self.send(await reviews.progress(self.context, table.id))
            case messages.UnwatchReview():
                self.context.reviews.leave(self)
            case messages.Watch():
                await self._watch(request.table, request.since)
            case messages.Unwatch():
                table = await self.context.tables.get(request.table)
                if table.id not in self._watching:
                    raise NoSuchTable(table=table.id)
                self._stop_watching(table)
            case _:
                return await requests.answer(self.context, request, self.person_id, self.language)
        return Done(request.id)

    async def _watch(self, table_id: str, since: int) -> None:
        tables, rollcall = self.context.tables, self.context.rollcall
        table = await tables.get_latest(table_id)
        if since > table.seq:
            raise Stale()
        watching = self._watching.get(table.id)
        if watching:
            # Entries that are being read stay so: repeated requests must not read them again.
            watching.seq, watching.seen, watching.older = since, None, []
        else:
            if len(self._watching) >= self.context.limits.watched_a_socket:
                raise TooManyTables(most=self.context.limits.watched_a_socket)
            table.watchers.add(self)
            self._watching[table.id] = Watching(table, since)
            rollcall.came(table.id, self.person_id)
            rollcall.show(table)
        self.wake_presence(table)
        self.wake(table)
        # Bots that play among themselves wait for a spectator.
        scheduler.think(self.context, table)
        if table.is_behind:
            # Another process continued it while it was not watched here.
            await tables.catch_up(table, table.behind)

    def _stop_watching(self, table: Table) -> None:
        self._watching.pop(table.id, None)
        table.watchers.discard(self)
        self.context.rollcall.left(table.id, self.person_id)
        self.context.rollcall.show(table)


def _decoded(text: str | bytes) -> messages.Request:
    if isinstance(text, bytes):
        raise BadRequest(where="frame", reason="binary")
    try:
        request: messages.Request = _DECODER.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(where="frame", reason=str(error)) from error
    return request
