"""One live socket: watched tables, pending messages, requests."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, get_args

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
    NotSignedIn,
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
from guildhall.server.socket import messages
from guildhall.server.socket.frames import frame
from guildhall.server.socket.messages import (
    Because,
    Composed,
    Done,
    Failed,
    LobbyState,
    Message,
    NoticesChanged,
)
from guildhall.server.socket.updates import Seen
from guildhall.server.tables import listing, moves, undo
from guildhall.server.tables.chat import say
from guildhall.server.tables.table import Table
from guildhall.table.entry import LogEntry

MOST_ENTRIES: Final = 250
_MOST_AT_ONCE: Final = 16
_COME_AGAIN: Final = 2.0
"""Seconds until a socket is closed after the database did not answer."""
ELSEWHERE: Final = 1012
"""Close code during a restart: all requests were answered, or not executed and may be repeated."""
_MOST_WAITING: Final = 256
"""Maximum number of unread answers; beyond it, the socket is closed."""
_DECODER: Final = msgspec.json.Decoder[messages.Request](messages.Request)
_TYPES: Final = {kind: str(kind.__struct_config__.tag) for kind in get_args(messages.Request)}
_LOG = logging.getLogger(__name__)


class Closed(Exception):
    """The socket is closed or must be closed."""


class Wire(Protocol):
    """The receiving and the sending side of a socket."""

    when_ready: Callable[[], None] | None
    """Called when it can send again."""

    @property
    def ready(self) -> bool:
        """Whether it can send: it is open, and the client reads."""
        ...

    async def hear(self) -> str | bytes:
        """The next message; raises Closed."""
        ...

    def say(self, frames: Sequence[bytes]) -> None: ...

    def hang_up(self, code: int) -> None: ...


@dataclass
class Watching:
    """What has been sent of a table."""

    table: Table
    seq: int
    older: list[LogEntry] = field(default_factory=list)
    """Entries read from the database, to be sent next."""
    reading: bool = False
    seen: Seen | None = None
    """What the last update left the viewer with; None if the next one is whole."""


class Connection:
    """Sends changes of the watched tables; combines several if the client is slow."""

    def __init__(
        self, context: Context, wire: Wire, session: Session | None, language: str, address: str
    ) -> None:
        self.context = context
        self.wire = wire
        self.address = address
        self.session = session
        self.person_id = session.person.id if session else None
        self.language = language
        self._watching: dict[str, Watching] = {}
        self._answers: list[bytes] = []
        self._news: dict[str, None] = {}
        self._presence: dict[str, Table] = {}
        self._lobby: dict[str, Table] = {}
        self._whole_lobby = b""
        """The complete lobby is pending; it replaces all earlier changes."""
        self._reading_lobby = 0
        """Number of pending reads of the complete lobby; changes wait meanwhile."""
        self._last_lobby = 0
        """Hash of the last complete lobby sent; 0 if a change was sent since."""
        self._requests = Bucket()
        self._loop = asyncio.get_running_loop()
        self._due = False
        self._busy = False
        self._leaving = False
        self._name = REQUEST.get()

    # Events for this socket

    def wake(self, table: Table) -> None:
        """A watched table has changed."""
        self._news[table.id] = None
        self._send_soon()

    def wake_presence(self, table: Table) -> None:
        self._presence[table.id] = table
        self._send_soon()

    def wake_lobby(self, table: Table) -> None:
        self._last_lobby = 0
        self._lobby[table.id] = table
        self._send_soon()

    async def tell_lobby(self) -> None:
        """The lobby must be sent again, because changes may have been missed."""
        encoded = frame(await self._read_lobby())
        if hash(encoded) != self._last_lobby:
            self._last_lobby = 0 if self._lobby else hash(encoded)
            self._whole_lobby = encoded
            self._send_soon()

    async def _read_lobby(self) -> LobbyState:
        """The complete lobby, to be sent at once."""
        self._reading_lobby += 1
        try:
            return LobbyState(await listing.followed(self.context, self.person_id))
        finally:
            self._reading_lobby -= 1
            self._send_soon()

    def wake_house(self) -> None:
        """The announcements have changed."""
        self.send(NoticesChanged(announcements.current(self.context)))

    def shut(self, code: int) -> None:
        """Close the socket."""
        self.wire.hang_up(code)

    def leave(self) -> None:
        """Close the socket after all pending requests are answered; may be called again."""
        self._leaving = True
        if not self._busy:
            self._send()
            self.shut(ELSEWHERE)

    # Life of the socket

    async def run(self) -> None:
        """Serve until the socket closes."""
        self.wire.when_ready = self._send
        if self.context.news != HouseNews():
            # Announcements may have changed since the page was loaded.
            self.wake_house()
        try:
            while len(self._answers) < _MOST_WAITING:
                asked = await self.wire.hear()
                if self._leaving:
                    # The client has been asked to reconnect elsewhere.
                    return
                self._busy = True
                await self._obey(asked)
                self._busy = False
                if self._leaving:
                    self.leave()
                    return
                if len(self._answers) >= _MOST_AT_ONCE:
                    # Many requests at once must not delay other sockets, nor their own answers.
                    await asyncio.sleep(0)
            self.shut(1013)
        except Closed:
            pass
        finally:
            self.wire.when_ready = None
            self.context.lobbies.leave(self)
            self.context.reviews.leave(self)
            for watching in list(self._watching.values()):
                self._stop_watching(watching.table)

    def _send_soon(self) -> None:
        # Delayed, so that an answer and its update are sent together.
        if not self._due:
            self._due = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        """Send everything pending; continue when the client reads again."""
        self._due = False
        if not self.wire.ready:
            return
        try:
            frames, self._answers = self._answers, []
            self._add_news(frames)
            if frames:
                self.wire.say(frames)
        except Exception:
            _LOG.exception("sending to a socket failed", extra={"event": "socket-failed"})
            self.shut(1011)

    def _add_news(self, frames: list[bytes]) -> None:
        news, self._news = self._news, {}
        for table_id in news:
            watching = self._watching.get(table_id)
            if watching and (update := self._update(watching)):
                frames.append(update)
        while self._presence:
            _, table = self._presence.popitem()
            frames.append(self.context.rollcall.presence(table))
        if self._whole_lobby:
            frames.append(self._whole_lobby)
            self._whole_lobby = b""
        # A client replaces its lobby by the complete one, which may be older than a change.
        while self._lobby and not self._reading_lobby:
            _, table = self._lobby.popitem()
            invited = self.context.lobbies.is_invited(self.person_id, table.id)
            frames.append(self.context.updates.lobby_change(table, invited=invited))

    def _update(self, watching: Watching) -> bytes | None:
        """The update of a table; None if entries must be read first."""
        table, older = watching.table, watching.older
        recent = table.lines_since(older[-1].seq if older else watching.seq)
        if recent is None:
            if not watching.reading:
                watching.reading = True
                self.context.background.start(self._read(watching))
            return None
        lines = [*older, *recent][-MOST_ENTRIES:] if older else recent
        message, watching.seen = self.context.updates.update(
            table, table.seat_of(self.person_id), watching.seq, lines, watching.seen
        )
        watching.seq, watching.older = table.seq, []
        return message

    async def _read(self, watching: Watching) -> None:
        """Read entries that are no longer in memory, then send them."""
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
            self._let_come_again()
            return
        watching.reading = False
        if watching.seq == since:
            watching.older = older
        self.wake(table)

    def _let_come_again(self) -> None:
        """Close the socket after a while; the client reconnects and requests what is missing."""
        self._loop.call_later(_COME_AGAIN, self.shut, 1013)

    # Requests

    def send(self, message: Message) -> None:
        self._answers.append(frame(message))
        self._send_soon()

    async def _obey(self, text: str | bytes) -> None:
        number: int | None = None
        request: messages.Request | None = None
        context = self.context
        wait = self._requests.take(context.limits.requests)
        token = REQUEST.set(self._name)
        began = time.perf_counter()
        kind = "unreadable"
        try:
            request = _request(text)
            number, kind = request.id, _TYPES[type(request)]
            REQUEST.set(f"{self._name}-{number}")
            if wait:
                context.refusals.add("requests", self.address)
                raise TooManyRequests(seconds=int(wait) + 1)
            context.buckets.take(
                "requests of an address", self.address, context.limits.requests_an_address
            )
            async with context.turns.of(self.address):
                self.send(await self._do(request))
        except GuildhallError as error:
            self.send(Failed(number, errors.problem(error, self.language)))
            if isinstance(error, Unavailable) and isinstance(
                request, messages.Watch | messages.WatchLobby
            ):
                self._let_come_again()
        finally:
            metrics.message(kind).observe(time.perf_counter() - began)
        # Log here, where the request id is known.
        REQUEST.reset(token)

    async def _do(self, request: messages.Request) -> Message:
        context = self.context
        match request:
            case messages.Ping():
                return Done(request.id)
            case messages.WatchLobby():
                context.lobbies.join(self)
                self.send(await self._read_lobby())
                return Done(request.id)
            case messages.UnwatchLobby():
                context.lobbies.leave(self)
                return Done(request.id)
            case messages.UnwatchReview():
                context.reviews.leave(self)
                return Done(request.id)
        watches = isinstance(request, messages.Watch)
        table = await (context.tables.get_latest if watches else context.tables.get)(request.table)
        match request:
            case messages.Watch():
                self._watch(table, request.since)
                if table.is_behind:
                    # It changed elsewhere without viewers here, so it was not reloaded.
                    await context.tables.catch_up(table, table.behind)
                return Done(request.id)
            case messages.WatchReview():
                records.check_finished(table, self.person_id)
                context.reviews.follow(self, table.id)
                self.send(await reviews.progress(context, table.id))
                return Done(request.id)
            case messages.Unwatch():
                if table.id not in self._watching:
                    raise NoSuchTable(table=table.id)
                self._stop_watching(table)
                return Done(request.id)
        if self.person_id is None:
            raise NotSignedIn()
        person = self.person_id
        match request:
            case messages.PlayMove():
                seq = await moves.move(
                    context, table, person, request.at, request.move, *request.then
                )
            case messages.TakeBack():
                seq = await undo.undo(context, table, person, request.at)
            case messages.AskUndo():
                seq = await undo.ask_undo(context, table, person, request.at, request.before)
            case messages.AnswerUndo():
                seq = await undo.answer_undo(
                    context, table, person, request.asked, agree=request.agree
                )
            case messages.Say():
                seq = await say(context, table, person, request.text)
            case messages.AskWhy():
                return Because(
                    request.id,
                    moves.why(
                        table, person, request.at, request.move, request.things, self.language
                    ),
                )
            case messages.AskCompose():
                found = moves.compose(table, person, request.at, request.things, self.language)
                return Composed(request.id, *found)
        return Done(request.id, seq)

    def _watch(self, table: Table, since: int) -> None:
        if since > table.seq:
            raise Stale()
        if table.id not in self._watching:
            if len(self._watching) >= self.context.limits.watched_a_socket:
                raise TooManyTables(most=self.context.limits.watched_a_socket)
            table.watchers.add(self)
            self._watching[table.id] = Watching(table, since)
            self.context.rollcall.came(table.id, self.person_id)
            self.context.rollcall.show(table)
        else:
            # The same task, so that repeated requests of a client cause one read.
            watching = self._watching[table.id]
            watching.seq, watching.seen, watching.older = since, None, []
        self._presence[table.id] = table
        self.wake(table)
        # Bots wait until a spectator or player is present.
        scheduler.think(self.context, table)

    def _stop_watching(self, table: Table) -> None:
        self._watching.pop(table.id, None)
        table.watchers.discard(self)
        self.context.rollcall.left(table.id, self.person_id)
        self.context.rollcall.show(table)


def _request(text: str | bytes) -> messages.Request:
    if isinstance(text, bytes):
        raise BadRequest(where="frame", reason="binary")
    try:
        request: messages.Request = _DECODER.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(where="frame", reason=str(error)) from error
    return request
