"""The API of a Guildhall server in Python, for scripts and bot accounts.

async with Client("http://127.0.0.1:8400", token="…") as client:
    async for position in client.turns(table):
        await client.move(table, position, position.moves[0].text)
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import count
from ssl import SSLContext
from types import TracebackType
from typing import Any, Final, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from guildhall.server.accounts.messages import BotAccount, Device, Export, Me
from guildhall.server.clubs.messages import Club, ClubInfo
from guildhall.server.notify.messages import PushState
from guildhall.server.problem import Problem
from guildhall.server.progress.messages import Progress
from guildhall.server.ratings.messages import Leaderboard, Profile
from guildhall.server.reviews.messages import ReviewState
from guildhall.server.socket import messages as socket_messages
from guildhall.server.tables.messages import Branches, Hints, Lobby, TableInfo
from guildhall.server.tournaments.messages import Tournament, Tournaments
from guildhall.table.view import Position

Answer = TypeVar("Answer")
Answered = (
    socket_messages.Done
    | socket_messages.Because
    | socket_messages.Previews
    | socket_messages.Composed
)
"""What a request of the socket is answered with."""


class Refused(Exception):
    """The server has refused something; nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


_PATIENCE: Final = 60.0
"""Seconds for an answer: a busy server that says nothing for five is not gone."""


LINES: Final = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=3.0)
"""A line that is not used is given up before the server does it: a request that is sent in that
very moment would be lost."""
_ELSEWHERE: Final = 1012
"""The socket goes on at another process: what has no answer was not done, and is asked there."""


@cache
def _trusted() -> SSLContext:
    """The authorities of the web, read once for all clients: that takes a while."""
    return httpx.create_ssl_context()


@dataclass
class _Asked:
    """A request on its way."""

    frame: bytes
    answer: asyncio.Future[Answered]


class Client:
    """One person or bot account; connects again and resumes by itself when the line breaks."""

    def __init__(self, url: str, token: str = "") -> None:
        self._url = url.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.AsyncClient(
            base_url=self._url,
            headers=self._headers,
            timeout=_PATIENCE,
            limits=LINES,
            verify=_trusted(),
        )
        self._socket: ClientConnection | None = None
        self._numbers = count(1)
        self._asked: dict[int, _Asked] = {}
        self._news: dict[str, asyncio.Queue[socket_messages.Update]] = {}
        self._seen: dict[str, int] = {}
        self._moved: dict[str, int] = {}
        """The entry of the last move at each table."""
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        await self._http.aclose()

    # Over HTTP.

    async def call(self, method: str, path: str, data: Any, answer: type[Answer]) -> Answer:
        """Any request, with the type of its answer: "GET", "/api/lobby", None, Lobby."""
        body = None if data is None else msgspec.json.encode(data)
        response = await self._http.request(method, path, content=body)
        if response.status_code >= 400:
            raise Refused(_problem(response))
        return msgspec.json.decode(response.content or b"null", type=answer)

    async def me(self) -> Me:
        """Who you are here."""
        return await self.call("GET", "/api/me", None, Me)

    async def guest(self, name: str) -> Me:
        """Become a guest; for bot accounts give a token instead."""
        return await self._become("POST", "/api/guests", {"name": name})

    async def make_account(self, name: str, password: str, email: str | None = None) -> Me:
        """Turn the guest you are into an account."""
        account = {"name": name, "password": password, "email": email}
        return await self._become("POST", "/api/account", account)

    async def sign_in(self, name: str, password: str) -> Me:
        return await self._become("POST", "/api/sessions", {"name": name, "password": password})

    async def devices(self) -> list[Device]:
        """Where you are signed in."""
        return await self.call("GET", "/api/sessions", None, list[Device])

    async def sign_out(self, device: str = "current") -> None:
        """End a session of yours; by default this one."""
        await self.call("DELETE", f"/api/sessions/{device}", None, type(None))

    async def bots(self) -> list[BotAccount]:
        """Your bot accounts."""
        return await self.call("GET", "/api/bots", None, list[BotAccount])

    async def make_bot(self, name: str) -> BotAccount:
        """A bot account of yours; its token is told only now."""
        return await self.call("POST", "/api/bots", {"name": name}, BotAccount)

    async def delete_bot(self, bot: str) -> None:
        await self.call("DELETE", f"/api/bots/{bot}", None, type(None))

    async def change_password(self, password: str, new: str) -> Me:
        """Choose another password; all other devices are signed out."""
        wanted = {"password": password, "new": new}
        return await self._become("PUT", "/api/account/password", wanted)

    async def set_email(self, password: str, email: str | None) -> None:
        wanted = {"password": password, "email": email}
        await self.call("PUT", "/api/account/email", wanted, type(None))

    async def take_holiday(self, days: int) -> Me:
        """Let your clocks at slow tables rest for so many days from now on; 0 to be back."""
        return await self.call("PUT", "/api/me/holiday", {"days": days}, Me)

    async def want_letters(self, *, wanted: bool) -> None:
        """Be told by e-mail when it is your turn, or not."""
        await self.call("PUT", "/api/account/letters", {"wanted": wanted}, type(None))

    async def pushes(self) -> PushState:
        """The key for a subscription to pushes, and whether this session has one."""
        return await self.call("GET", "/api/push", None, PushState)

    async def subscribe(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Have this session told by a push when it is your turn."""
        told = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        await self.call("PUT", "/api/push", told, type(None))

    async def unsubscribe(self) -> None:
        await self.call("DELETE", "/api/push", None, type(None))

    async def progress(self) -> Progress:
        """How far you have come in lessons and puzzles."""
        return await self.call("GET", "/api/me/progress", None, Progress)

    async def add_progress(self, progress: Progress) -> Progress:
        """Add what you know of it, and get all of it; of two that differ the later one counts."""
        return await self.call("POST", "/api/me/progress", progress, Progress)

    async def ask_reset(self, email: str) -> None:
        """Have a letter sent to whoever has this address."""
        await self.call("POST", "/api/resets", {"email": email}, type(None))

    async def reset_password(self, token: str, password: str) -> Me:
        """Choose a new password by what stands behind the # of the link in a letter."""
        wanted = {"token": token, "password": password}
        return await self._become("PUT", "/api/resets", wanted)

    async def export(self) -> Export:
        """All that the server knows of you."""
        return await self.call("GET", "/api/me/export", None, Export)

    async def _become(self, method: str, path: str, data: Any) -> Me:
        """Whoever the answer says, from now on."""
        me = await self.call(method, path, data, Me)
        cookie = f"guildhall={self._http.cookies['guildhall']}"
        self._headers = {"Cookie": cookie, "X-CSRF-Token": me.csrf}
        self._http.headers.update(self._headers)
        return me

    async def lobby(self) -> Lobby:
        """The tables you can see."""
        return await self.call("GET", "/api/lobby", None, Lobby)

    async def table(self, table: str) -> TableInfo:
        return await self.call("GET", f"/api/tables/{table}", None, TableInfo)

    async def open_table(self, **wanted: Any) -> TableInfo:
        return await self.call("POST", "/api/tables", wanted, TableInfo)

    async def sit(self, table: str, seat: int, password: str = "") -> TableInfo:
        """Take a seat; a locked table needs its password."""
        path = f"/api/tables/{table}/seats/{seat}"
        return await self.call("PUT", path, {"player": "me", "password": password}, TableInfo)

    async def let_bot_play(self, table: str, seat: int) -> TableInfo:
        """Leave a seat to the stand-in for a while: yours, or that of who has not come for days."""
        path = f"/api/tables/{table}/seats/{seat}"
        return await self.call("PUT", path, {"player": "bot"}, TableInfo)

    async def start(self, table: str) -> TableInfo:
        return await self.call("POST", f"/api/tables/{table}/start", None, TableInfo)

    async def rematch(self, table: str) -> TableInfo:
        """The new table at which you, or who asked before you, would like to play again."""
        return await self.call("POST", f"/api/tables/{table}/rematch", None, TableInfo)

    async def hints(self, table: str, position: Position) -> Hints:
        """The moves that a strong bot considers in your turn."""
        path = f"/api/tables/{table}/hints"
        return await self.call("POST", path, {"at": position.position}, Hints)

    async def branches(self, table: str) -> Branches:
        """What you have tried from a game."""
        return await self.call("GET", f"/api/tables/{table}/branches", None, Branches)

    async def branch(self, table: str, **wanted: Any) -> TableInfo:
        """Play on from a position of a game against bots."""
        return await self.call("POST", f"/api/tables/{table}/branches", wanted, TableInfo)

    async def review(self, table: str) -> ReviewState:
        """The review of a finished game, or how far it is."""
        return await self.call("GET", f"/api/tables/{table}/review", None, ReviewState)

    async def ask_review(self, table: str) -> ReviewState:
        """Have a finished game reviewed."""
        return await self.call("POST", f"/api/tables/{table}/review", None, ReviewState)

    async def leave_review(self, table: str) -> None:
        """Wait no longer for a review."""
        await self.call("DELETE", f"/api/tables/{table}/review", None, type(None))

    async def invite(self, table: str, name: str) -> None:
        """Tell an account of an open table at which you sit."""
        path = f"/api/tables/{table}/invitations"
        await self.call("POST", path, {"name": name}, type(None))

    async def block(self, person: str) -> None:
        """Keep somebody away from your tables."""
        await self.call("PUT", f"/api/blocks/{person}", None, type(None))

    async def unblock(self, person: str) -> None:
        await self.call("DELETE", f"/api/blocks/{person}", None, type(None))

    async def report(self, person: str, text: str, table: str | None = None) -> None:
        """Tell the operators of somebody."""
        told = {"person": person, "text": text, "table": table}
        await self.call("POST", "/api/reports", told, type(None))

    async def resign(self, table: str) -> TableInfo:
        """Leave a game for good; a bot plays on."""
        return await self.call("POST", f"/api/tables/{table}/resign", None, TableInfo)

    async def end(self, table: str, *, agree: bool = True) -> TableInfo:
        """Want to end a game without a result, or not; it ends when all want it."""
        wish = {"agree": agree}
        return await self.call("POST", f"/api/tables/{table}/end", wish, TableInfo)

    async def leaderboard(self, game: str, seats: int) -> Leaderboard:
        """The best players of a game with so many players."""
        return await self.call("GET", f"/api/ratings/{game}/{seats}", None, Leaderboard)

    async def profile(self, person: str) -> Profile:
        """Somebody, as the rated games tell."""
        return await self.call("GET", f"/api/people/{person}", None, Profile)

    async def tournaments(self) -> Tournaments:
        """All that can be entered or followed, and the last that are over."""
        return await self.call("GET", "/api/tournaments", None, Tournaments)

    async def tournament(self, tournament: str) -> Tournament:
        """Who takes part, who meets whom, who stands where."""
        return await self.call("GET", f"/api/tournaments/{tournament}", None, Tournament)

    async def make_tournament(self, **wanted: Any) -> Tournament:
        """A tournament of your own; needs an account."""
        return await self.call("POST", "/api/tournaments", wanted, Tournament)

    async def add_bots(self, tournament: str, level: str, count: int = 1) -> Tournament:
        """Let bots of the house take part in a tournament of yours."""
        path, wanted = f"/api/tournaments/{tournament}/bots", {"level": level, "count": count}
        return await self.call("POST", path, wanted, Tournament)

    async def enter(self, tournament: str) -> Tournament:
        """Take part; the server opens your table when a round begins."""
        return await self.call("POST", f"/api/tournaments/{tournament}/entry", None, Tournament)

    async def withdraw(self, tournament: str) -> Tournament:
        """Take part no more; a table that is being played goes on."""
        return await self.call("DELETE", f"/api/tournaments/{tournament}/entry", None, Tournament)

    async def remove_entrant(self, tournament: str, number: int) -> Tournament:
        """Take somebody out of a tournament of yours."""
        path = f"/api/tournaments/{tournament}/entrants/{number}"
        return await self.call("DELETE", path, None, Tournament)

    async def start_tournament(self, tournament: str) -> Tournament:
        return await self.call("POST", f"/api/tournaments/{tournament}/start", None, Tournament)

    async def cancel_tournament(self, tournament: str) -> Tournament:
        """Give up a tournament of yours; tables that are being played go on."""
        return await self.call("DELETE", f"/api/tournaments/{tournament}", None, Tournament)

    async def clubs(self) -> list[ClubInfo]:
        """Those to which you belong."""
        return await self.call("GET", "/api/clubs", None, list[ClubInfo])

    async def found_club(self, name: str) -> Club:
        return await self.call("POST", "/api/clubs", {"name": name}, Club)

    async def club(self, club: str) -> Club:
        """Members, tables and tournaments of a club of yours."""
        return await self.call("GET", f"/api/clubs/{club}", None, Club)

    async def club_invitation(self, key: str) -> ClubInfo:
        """The club to which a link leads, by what stands at the end of it."""
        return await self.call("GET", f"/api/club-invitations/{key}", None, ClubInfo)

    async def join_club(self, key: str) -> Club:
        """Come in by what stands at the end of its link."""
        return await self.call("POST", f"/api/club-invitations/{key}", None, Club)

    async def renew_club_link(self, club: str) -> Club:
        return await self.call("POST", f"/api/clubs/{club}/key", None, Club)

    async def dissolve_club(self, club: str) -> None:
        """End a club of your own for all its members."""
        await self.call("DELETE", f"/api/clubs/{club}", None, type(None))

    async def remove_member(self, club: str, person: str) -> None:
        """Leave a club, or take somebody out of your own."""
        await self.call("DELETE", f"/api/clubs/{club}/members/{person}", None, type(None))

    # Over the socket.

    async def ask(self, kind: str, **fields: Any) -> Answered:
        """Any request of the socket, answered; raises Refused."""
        if self._reader is None:
            self._reader = asyncio.create_task(self._read_all())
        while self._socket is None:
            if self._reader.done():
                await self._reader
            await asyncio.sleep(0.02)
        number = next(self._numbers)
        frame = msgspec.json.encode({"type": kind, "id": number, **fields})
        asked = _Asked(frame, asyncio.get_running_loop().create_future())
        self._asked[number] = asked
        try:
            # Where the line breaks, whoever reads from it asks again or says so.
            with suppress(ConnectionClosed):
                await self._socket.send(frame, text=True)
            return await asked.answer
        finally:
            del self._asked[number]

    async def move(self, table: str, position: Position, text: str, *then: str) -> int:
        """Play a move of one or more steps at a position; returns its last entry once durable."""
        done = await self.ask("move", table=table, at=position.position, move=text, then=then)
        self._moved[table] = done.seq if isinstance(done, socket_messages.Done) else 0
        return self._moved[table]

    async def updates(self, table: str) -> AsyncIterator[socket_messages.Update]:
        """The news of a table, from the beginning and without end."""
        self._news[table] = asyncio.Queue()
        await self.ask("watch", table=table, since=0)
        while True:
            yield await self._news[table].get()

    async def turns(self, table: str) -> AsyncIterator[Position]:
        """The positions at which you are to move, until the game is over or given up."""
        position: Position | None = None
        async for update in self.updates(table):
            # What is only said comes without the position, which may still be waiting.
            position = update.position or position
            # A new socket tells the position again at which the last move was made.
            old = position and position.position < self._moved.get(table, 0)
            if position and position.moves and not old and self._news[table].empty():
                yield position
                position = None
            if update.info and update.info.status in ("over", "closed"):
                return

    async def _read_all(self) -> None:
        """Keep a socket open, and resume what is watched on each new one."""
        url = self._url.replace("http", "ws", 1) + "/api/live"
        if first := next(iter(self._news), ""):
            # For a proxy that sends all who are at one table to one process.
            url += f"?table={first}"
        async for socket in connect(url, additional_headers=self._headers, max_size=None):
            unanswered = list(self._asked.values())
            self._socket = socket
            try:
                for number, (table, seq) in enumerate(self._seen.items(), 1):
                    await socket.send(
                        msgspec.json.encode(
                            socket_messages.Watch(id=10**9 + number, table=table, since=seq)
                        ),
                        text=True,
                    )
                for asked in unanswered:
                    await socket.send(asked.frame, text=True)
                async for frame in socket:
                    self._read(msgspec.json.decode(frame, type=socket_messages.Message))
            except ConnectionClosed:
                pass
            self._socket = None
            if socket.close_code == _ELSEWHERE:
                continue
            broken = ConnectionError("the line broke; it is not known what was done")
            for asked in self._asked.values():
                if not asked.answer.done():
                    asked.answer.set_exception(broken)

    def _read(self, message: socket_messages.Message) -> None:
        if isinstance(message, socket_messages.Update) and message.table in self._news:
            self._seen[message.table] = message.seq
            self._news[message.table].put_nowait(message)
        elif isinstance(message, Answered | socket_messages.Failed):
            waiting = self._asked.get(message.id or 0)
            if waiting is None or waiting.answer.done():
                return
            if isinstance(message, socket_messages.Failed):
                waiting.answer.set_exception(Refused(message.problem))
            else:
                waiting.answer.set_result(message)


def _problem(response: httpx.Response) -> Problem:
    try:
        return msgspec.json.decode(response.content, type=Problem)
    except msgspec.MsgspecError:
        # Not our server's words but those of something before it.
        status = f"{response.status_code} {response.reason_phrase}"
        return Problem("offline", "error-unavailable", {}, status)
