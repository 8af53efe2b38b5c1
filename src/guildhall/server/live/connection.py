"""One live socket: what it watches, what waits to be sent, what it asks for."""

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.server import errors
from guildhall.server.errors import BadRequest, NoSuchTable, NotSignedIn, Stale, TooManyTables
from guildhall.server.limits import Buckets
from guildhall.server.live import listing, play, render
from guildhall.server.live.house import House
from guildhall.server.live.table import Table
from guildhall.server.live.talk import say
from guildhall.server.people import Session
from guildhall.server.wire import live
from guildhall.server.wire.live import (
    Because,
    Done,
    Failed,
    Foreseen,
    LobbyChange,
    LobbyState,
    Message,
)

MOST_ENTRIES: Final = 250
_MOST_WAITING: Final = 256
_DECODER: Final = msgspec.json.Decoder[live.Request](live.Request)
_ENCODE: Final = msgspec.json.Encoder().encode


class Closed(Exception):
    """The socket is gone or has to go."""


class Wire(Protocol):
    """The two ends of a socket."""

    async def receive(self) -> str | bytes:
        """The next frame; raises Closed."""
        ...

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


@dataclass
class Watching:
    """How much of a table has been sent."""

    table: Table
    seq: int
    version: int = -1
    """Of the position."""


class Connection:
    """Sends what is new of the tables it watches; several changes at once where it is slow."""

    def __init__(self, house: House, wire: Wire, session: Session | None, language: str) -> None:
        self.house = house
        self.wire = wire
        self.session = session
        self.person_id = session.person.id if session else None
        self.language = language
        self._watching: dict[str, Watching] = {}
        self._answers: deque[bytes] = deque()
        self._news: dict[str, None] = {}
        self._presence: dict[str, Table] = {}
        self._lobby: dict[str, Table] = {}
        self._requests = Buckets()
        self._wake = asyncio.Event()
        self._code = 0

    # What others tell this socket.

    def wake(self, table: Table) -> None:
        """A table it watches has changed."""
        self._news[table.id] = None
        self._wake.set()

    def wake_presence(self, table: Table) -> None:
        self._presence[table.id] = table
        self._wake.set()

    def wake_lobby(self, table: Table) -> None:
        self._lobby[table.id] = table
        self._wake.set()

    def shut(self, code: int) -> None:
        """Close the socket from here."""
        self._code = code
        self._wake.set()

    # Life of the socket.

    async def run(self) -> None:
        """Serve until the socket closes."""
        sender = asyncio.create_task(self._send_all())
        try:
            await self._receive_all(sender)
        except Closed:
            pass
        finally:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            self.house.lobbies.leave(self)
            for watching in list(self._watching.values()):
                self._stop_watching(watching.table)

    async def _receive_all(self, sender: asyncio.Task[None]) -> None:
        while not sender.done():
            frame = await self.wire.receive()
            await self._obey(frame)

    async def _send_all(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._code:
                await self.wire.close(self._code)
                return
            try:
                while self._answers:
                    await self.wire.send(self._answers.popleft().decode())
                await self._send_news()
            except Closed:
                return

    async def _send_news(self) -> None:
        while self._news:
            watching = self._watching.get(next(iter(self._news)))
            self._news.pop(next(iter(self._news)))
            if watching:
                await self._send_update(watching)
        while self._presence:
            _, table = self._presence.popitem()
            await self.wire.send(render.presence(table).decode())
        while self._lobby:
            _, table = self._lobby.popitem()
            info = render.info(table, self.house.people)
            await self.wire.send(_ENCODE(LobbyChange(info)).decode())

    async def _send_update(self, watching: Watching) -> None:
        table, since = watching.table, watching.seq
        lines = await self.house.lines(table, since, MOST_ENTRIES)
        # From here on nothing waits, so that entries and position are of one moment.
        lines = [line for line in lines if line.seq <= table.seq]
        running = table.running
        new = running is not None and running.version != watching.version
        if lines and lines[-1].seq < table.seq:
            self.wake(table)
            return
        message = render.update(
            table,
            table.seat_of(self.person_id),
            lines,
            self.house.people,
            gap=bool(lines) and lines[0].seq > since + 1,
            with_position=new,
        )
        watching.seq = table.seq
        if running:
            watching.version = running.version
        await self.wire.send(message.decode())

    # What the socket asks for.

    def _answer(self, message: Message) -> None:
        if len(self._answers) >= _MOST_WAITING:
            self.shut(1013)
            raise Closed
        self._answers.append(_ENCODE(message))
        self._wake.set()

    async def _obey(self, frame: str | bytes) -> None:
        number: int | None = None
        try:
            request = _read(frame)
            number = request.id
            self._requests.take("requests", "", self.house.limits.requests)
            self._answer(await self._do(request))
        except GuildhallError as error:
            self._answer(Failed(number, errors.problem(error, self.language)))

    async def _do(self, request: live.Request) -> Message:
        house = self.house
        match request:
            case live.Ping():
                return Done(request.id)
            case live.WatchLobby():
                house.lobbies.join(self)
                self._answer(LobbyState(await listing.lobby(house, self.person_id)))
                return Done(request.id)
            case live.UnwatchLobby():
                house.lobbies.leave(self)
                return Done(request.id)
        table = await house.table(request.table)
        match request:
            case live.Watch():
                self._watch(table, request.since)
                return Done(request.id)
            case live.Unwatch():
                if table.id not in self._watching:
                    raise NoSuchTable(table=table.id)
                self._stop_watching(table)
                return Done(request.id)
        if self.person_id is None:
            raise NotSignedIn()
        person = self.person_id
        match request:
            case live.PlayMove():
                seq = await play.move(house, table, person, request.at, request.move)
            case live.TakeBack():
                seq = await play.undo(house, table, person, request.at)
            case live.AskUndo():
                seq = await play.ask_undo(house, table, person, request.at, request.before)
            case live.AnswerUndo():
                seq = await play.answer_undo(
                    house, table, person, request.asked, agree=request.agree
                )
            case live.Say():
                seq = await say(house, table, person, request.text)
            case live.AskWhy():
                return self._because(request, table, person)
            case live.Foresee():
                return Foreseen(request.id, play.foresee(table, person, request.at))
        return Done(request.id, seq)

    def _because(self, request: live.AskWhy, table: Table, person: str) -> Message:
        refusal = play.why(table, person, request.at, request.move)
        if refusal is None:
            return Because(request.id, request.move, possible=True)
        return Because(
            request.id,
            request.move,
            possible=False,
            rule=refusal.rule,
            message=refusal.message,
            facts=dict(refusal.facts),
            sentence=refusal.sentence(self.language),
        )

    def _watch(self, table: Table, since: int) -> None:
        if since > table.seq:
            raise Stale()
        if table.id not in self._watching:
            if len(self._watching) >= self.house.limits.watched_a_socket:
                raise TooManyTables(most=self.house.limits.watched_a_socket)
            table.watchers.add(self)
        self._watching[table.id] = Watching(table, since)
        self.wake(table)
        for connection in table.watchers:
            connection.wake_presence(table)

    def _stop_watching(self, table: Table) -> None:
        self._watching.pop(table.id, None)
        table.watchers.discard(self)
        for connection in table.watchers:
            connection.wake_presence(table)


def _read(frame: str | bytes) -> live.Request:
    if isinstance(frame, bytes):
        raise BadRequest(where="frame", reason="binary")
    try:
        request: live.Request = _DECODER.decode(frame)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(where="frame", reason=str(error)) from error
    return request
