"""One live socket: what it watches, what waits to be sent, what it asks for."""

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
from guildhall.server.socket import messages
from guildhall.server.socket.frames import frame
from guildhall.server.socket.messages import (
    Because,
    Composed,
    Done,
    Failed,
    HouseTold,
    LobbyState,
    Message,
)
from guildhall.server.socket.updates import Seen
from guildhall.server.tables import listing, moves, undo
from guildhall.server.tables.chat import say
from guildhall.server.tables.table import Table
from guildhall.table.entry import LogEntry

MOST_ENTRIES: Final = 250
_MOST_AT_ONCE: Final = 16
_COME_AGAIN: Final = 2.0
"""Seconds until a socket is closed that could not be served for want of the database."""
ELSEWHERE: Final = 1012
"""The code of a socket that is to go on at another process: whatever it has asked for is answered,
or was not done and may be asked for again."""
_MOST_WAITING: Final = 256
"""Answers that somebody has not read; who lets more of them wait is hung up."""
_DECODER: Final = msgspec.json.Decoder[messages.Request](messages.Request)
_TYPES: Final = {kind: str(kind.__struct_config__.tag) for kind in get_args(messages.Request)}
_LOG = logging.getLogger(__name__)


class Closed(Exception):
    """The socket is gone or has to go."""


class Wire(Protocol):
    """The two ends of a socket."""

    when_ready: Callable[[], None] | None
    """Called when it takes frames again."""

    @property
    def ready(self) -> bool:
        """Whether it takes frames: it is open, and the other side reads."""
        ...

    async def hear(self) -> str | bytes:
        """The next message; raises Closed."""
        ...

    def say(self, frames: Sequence[bytes]) -> None: ...

    def hang_up(self, code: int) -> None: ...


@dataclass
class Watching:
    """How much of a table has been sent."""

    table: Table
    seq: int
    older: list[LogEntry] = field(default_factory=list)
    """Entries that were read from the database, to be sent next."""
    reading: bool = False
    seen: Seen | None = None
    """What the last update left the viewer with; None if the next one is whole."""


class Connection:
    """Sends what is new of the tables it watches; several changes at once where it is slow."""

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
        """The lobby anew, before all that has changed since."""
        self._reading_lobby = 0
        """How often it is being read as a whole: what changes meanwhile waits."""
        self._last_lobby = 0
        """What was told of it last in this way, in short; 0 where more was told since."""
        self._requests = Bucket()
        self._loop = asyncio.get_running_loop()
        self._due = False
        self._busy = False
        self._leaving = False
        self._name = REQUEST.get()

    # What others tell this socket.

    def wake(self, table: Table) -> None:
        """A table it watches has changed."""
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
        """The lobby anew: what has changed in it may not have been heard here."""
        told = frame(await self._read_lobby())
        if hash(told) != self._last_lobby:
            self._last_lobby = 0 if self._lobby else hash(told)
            self._whole_lobby = told
            self._send_soon()

    async def _read_lobby(self) -> LobbyState:
        """The lobby, to be sent at once."""
        self._reading_lobby += 1
        try:
            return LobbyState(await listing.followed(self.context, self.person_id))
        finally:
            self._reading_lobby -= 1
            self._send_soon()

    def wake_house(self) -> None:
        """What everybody should know has changed."""
        self._answer(HouseTold(announcements.current(self.context)))

    def shut(self, code: int) -> None:
        """Close the socket from here."""
        self.wire.hang_up(code)

    def leave(self) -> None:
        """Close the socket once what it has asked for is answered; may be said again."""
        self._leaving = True
        if not self._busy:
            self._send()
            self.shut(ELSEWHERE)

    # Life of the socket.

    async def run(self) -> None:
        """Serve until the socket closes."""
        self.wire.when_ready = self._send
        if self.context.news != HouseNews():
            # Perhaps since the page was asked for.
            self.wake_house()
        try:
            while len(self._answers) < _MOST_WAITING:
                asked = await self.wire.hear()
                if self._leaving:
                    # It has been told that nothing more is done here.
                    return
                self._busy = True
                await self._obey(asked)
                self._busy = False
                if self._leaving:
                    self.leave()
                    return
                if len(self._answers) >= _MOST_AT_ONCE:
                    # Many requests at once must not keep others waiting, nor their answers.
                    await asyncio.sleep(0)
            self.shut(1013)
        except Closed:
            pass
        finally:
            self.wire.when_ready = None
            self.context.lobbies.leave(self)
            for watching in list(self._watching.values()):
                self._stop_watching(watching.table)

    def _send_soon(self) -> None:
        # Not at once, so that an answer and the news that belong to it go out together.
        if not self._due:
            self._due = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        """Send all that waits, in one go; where the line is full, when it is free again."""
        self._due = False
        if not self.wire.ready:
            return
        try:
            frames, self._answers = self._answers, []
            self._add_news(frames)
            if frames:
                self.wire.say(frames)
        except Exception:
            _LOG.exception("a socket could not be served")
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
        # A page replaces all that it knows by the whole lobby, and that may not have it yet.
        while self._lobby and not self._reading_lobby:
            _, table = self._lobby.popitem()
            invited = self.context.lobbies.is_invited(self.person_id, table.id)
            frames.append(self.context.updates.lobby_change(table, invited=invited))

    def _update(self, watching: Watching) -> bytes | None:
        """The news of a table; None where entries have to be read before."""
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
        """Read the entries that are no longer in memory, then send them."""
        table, since = watching.table, watching.seq
        try:
            async with self.context.turns.of(self.address):
                older = await self.context.tables.lines(table, since, MOST_ENTRIES)
        except Exception as error:
            if not isinstance(error, Unavailable):
                _LOG.exception("the log of table %s could not be read for a socket", table.id)
            self._let_come_again()
            return
        watching.reading = False
        if watching.seq == since:
            watching.older = older
        self.wake(table)

    def _let_come_again(self) -> None:
        """Close the socket in a while: who comes again asks for everything that is missing."""
        self._loop.call_later(_COME_AGAIN, self.shut, 1013)

    # What the socket asks for.

    def _answer(self, message: Message) -> None:
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
                self._answer(await self._do(request))
        except GuildhallError as error:
            self._answer(Failed(number, errors.problem(error, self.language)))
            if isinstance(error, Unavailable) and isinstance(
                request, messages.Watch | messages.WatchLobby
            ):
                self._let_come_again()
        finally:
            metrics.message(kind).observe(time.perf_counter() - began)
        # Not where it failed: what logs that has to know the request.
        REQUEST.reset(token)

    async def _do(self, request: messages.Request) -> Message:
        context = self.context
        match request:
            case messages.Ping():
                return Done(request.id)
            case messages.WatchLobby():
                context.lobbies.join(self)
                self._answer(await self._read_lobby())
                return Done(request.id)
            case messages.UnwatchLobby():
                context.lobbies.leave(self)
                return Done(request.id)
        watches = isinstance(request, messages.Watch)
        table = await (context.tables.get_latest if watches else context.tables.get)(request.table)
        match request:
            case messages.Watch():
                self._watch(table, request.since)
                if table.is_behind:
                    # It went on elsewhere while nobody looked on here, so that was not read.
                    await context.tables.catch_up(table, table.behind)
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
            # The same one, so that whoever begins anew all the time has read for him only once.
            watching = self._watching[table.id]
            watching.seq, watching.seen, watching.older = since, None, []
        self._presence[table.id] = table
        self.wake(table)
        # Bots among themselves wait for somebody who looks on.
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
