"""Load on our server: a client in every seat of every table, and spectators."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import msgspec
from msgspec import Struct

from bench.load.report import Figures, percentile
from bench.load.sockets import LeanSocket, connect
from guildhall import games
from guildhall.server.context import Context
from guildhall.server.settings import Limits, Rate, Settings
from guildhall.server.tables import seating
from guildhall.server.tables.messages import SeatChange
from guildhall.table.settings import NewTable

SEATS = 4
SOCKETS = 5
"""Sockets at each table: players, and spectators for the rest."""
PACE = 200
"""Moves a second at which every server is mostly idle."""
_OPENED_AT_ONCE = 10
_MANY = Rate(10**9, 1)
LIMITS = Limits(
    guests=_MANY, tables=_MANY, tables_an_address=_MANY, requests=_MANY, requests_an_address=_MANY,
    received=_MANY, visits=_MANY, floods=_MANY, replayed=_MANY, calls=_MANY,
    at_once=10**6, sockets_an_address=10**6, connections_an_address=10**6, tables_a_person=10**6,
    watched_a_socket=10**6,
)  # fmt: skip


class _Move(Struct):
    text: str


class _Position(Struct):
    """The fields of a position that the load needs, present if they have changed."""

    position: int = 0
    moves: list[_Move] | None = None
    over: bool = False


class _Frame(Struct):
    type: str
    seq: int = 0
    position: _Position | None = None


_DECODER = msgspec.json.Decoder(_Frame)
_UPDATE = b'{"type":"update","table":"'
_SEQ = b'"seq":'
_OVER = b'"over":true'
_MOVES = b'"moves":['


@dataclass
class Opened:
    """Tables to be played one after the other, with the session tokens of their players."""

    tables: list[str]
    tokens: list[str]


async def open_tables(
    settings: Settings, tables: int, names: Sequence[str], games_each: int = 1
) -> list[Opened]:
    """Start tables of these games in turn, with a person in every seat."""
    context = Context(settings)
    await context.open()

    async def open_one(number: int) -> Opened:
        name = names[number % len(names)]
        seats = min(SEATS, games.load(name).max_seats)
        sessions = [await context.people.new_guest(f"P{seat}") for seat in range(seats)]
        ids = [session.person.id for session in sessions]
        started = []
        for _ in range(games_each):
            table = await seating.open_table(context, ids[0], NewTable(game=name, seats=seats))
            for seat in range(1, seats):
                await seating.change_seat(context, table, seat, ids[seat], SeatChange(player="me"))
            await seating.start(context, table, ids[0])
            started.append(table.id)
        return Opened(started, [session.token for session in sessions])

    opened: list[Opened] = []
    for first in range(0, tables, _OPENED_AT_ONCE):
        some = range(first, min(first + _OPENED_AT_ONCE, tables))
        opened += await asyncio.gather(*map(open_one, some))
    await context.close()
    return opened


@dataclass
class Seat:
    """One socket and its last known position."""

    socket: LeanSocket | None = None
    seq: int = 0
    position: int = 0
    moves: list[_Move] = field(default_factory=list)


@dataclass
class TableLoad:
    """One table with its sockets, and the tables that follow it."""

    id: str
    next: list[str]
    seats: list[Seat] = field(default_factory=list)
    sent_at: float = 0.0
    sent_for: int = 0
    """The entry that all sockets wait for."""
    over: bool = False

    @property
    def seen_by_all(self) -> int:
        return min(seat.seq for seat in self.seats)


class Load:
    """All tables; moves at once unless `paced`, otherwise when `play` is called."""

    def __init__(self) -> None:
        self.tables: list[TableLoad] = []
        self.acknowledged = 0
        self.refused = 0
        self.latencies: list[float] = []
        self.paced = True
        self._chance = random.Random(1)
        self._ready: dict[str, Seat] = {}

    async def connect(self, port: int, opened: list[Opened]) -> None:
        for one in opened:
            table = TableLoad(one.tables[0], one.tables[1:])
            self.tables.append(table)
            for token in [*one.tokens, *[""] * (SOCKETS - len(one.tokens))]:
                headers = {"Cookie": f"guildhall={token}"} if token else {}
                seat = Seat()
                table.seats.append(seat)
                received = partial(self._received, table, seat)
                seat.socket = await connect(port, "/api/live", headers, received)
                self._send(seat, "watch", table.id, since=0)

    def _send(self, seat: Seat, kind: str, table: str, **fields: object) -> None:
        assert seat.socket
        seat.socket.send(msgspec.json.encode({"type": kind, "id": 1, "table": table, **fields}))

    def _watch_next(self, table: TableLoad) -> None:
        """After the end of a game, let all sockets of its table watch the next one."""
        table.id, table.over = table.next.pop(0), False
        for seat in table.seats:
            seat.seq, seat.moves = 0, []
            self._send(seat, "watch", table.id, since=0)

    async def wait_until_connected(self) -> None:
        while not all(table.seen_by_all > 0 for table in self.tables):
            await asyncio.sleep(0.05)

    def _received(self, table: TableLoad, seat: Seat, socket: LeanSocket, content: bytes) -> None:
        if content.startswith(_UPDATE) and not seat.moves and _MOVES not in content:
            # The load shares the machine with the server, so it skips what it does not need.
            begin = content.index(_SEQ, len(_UPDATE)) + len(_SEQ)
            seq = int(content[begin : content.index(b",", begin)])
            table.over = table.over or _OVER in content
            self._seen(table, seat, seq)
            return
        frame = _DECODER.decode(content)
        if frame.type == "update":
            if frame.position:
                self._new_position(table, seat, frame.position)
            self._seen(table, seat, frame.seq)
        elif frame.type == "done" and frame.seq:
            self.acknowledged += 1
        elif frame.type == "failed":
            self.refused += 1

    def _new_position(self, table: TableLoad, seat: Seat, position: _Position) -> None:
        seat.position = position.position or seat.position
        seat.moves = seat.moves if position.moves is None else position.moves
        table.over = table.over or position.over
        if seat.moves:
            self._ready[table.id] = seat
            if not self.paced:
                self.play(table)

    def _seen(self, table: TableLoad, seat: Seat, seq: int) -> None:
        seat.seq = seq
        if table.sent_for and table.seen_by_all >= table.sent_for:
            self.latencies.append(time.perf_counter() - table.sent_at)
            table.sent_for = 0
            if table.over and table.next:
                self._watch_next(table)

    def play(self, table: TableLoad) -> bool:
        """Play a random move if it is a person's turn."""
        seat = self._ready.pop(table.id, None)
        if seat is None or seat.socket is None:
            return False
        text = self._chance.choice(seat.moves).text
        table.sent_at = time.perf_counter()
        table.sent_for = max(seat.seq for seat in table.seats) + 1
        self._send(seat, "move", table.id, at=seat.position, move=text)
        return True

    async def at_full_speed(self, seconds: float) -> float:
        """Return durable moves per second while everybody plays as soon as possible."""
        self.paced = False
        before, begun = self.acknowledged, time.perf_counter()
        for table in self.tables:
            self.play(table)
        await asyncio.sleep(seconds)
        self.paced = True
        return (self.acknowledged - before) / (time.perf_counter() - begun)

    async def at_pace(self, moves_a_second: float, seconds: float) -> list[float]:
        """Return the seconds from sending each move until the last socket of its table has it."""
        self.paced = True
        await asyncio.sleep(1.0)
        self.latencies.clear()
        begun, number = time.perf_counter(), 0
        waiting = list(self.tables)
        while (passed := time.perf_counter() - begun) < seconds:
            while number < passed * moves_a_second:
                number += 1
                for _ in range(len(waiting)):
                    table = waiting.pop(0)
                    waiting.append(table)
                    if self.play(table):
                        break
            await asyncio.sleep(0.001)
        await asyncio.sleep(1.0)
        return self.latencies

    def sockets(self) -> list[LeanSocket]:
        return [seat.socket for table in self.tables for seat in table.seats if seat.socket]


async def measure(
    ports: Sequence[int], opened: list[Opened], server: Figures, seconds: float
) -> None:
    load = Load()
    for number, port in enumerate(ports):
        await load.connect(port, opened[number :: len(ports)])
    await load.wait_until_connected()
    moves, received, used = load.acknowledged, LeanSocket.received, time.process_time()
    spent = server.spent()
    server.moves_a_second = await load.at_full_speed(seconds)
    moves = max(load.acknowledged - moves, 1)
    server.at_full_speed = server.spent().since(spent, moves)
    server.bytes_a_move = (LeanSocket.received - received) / moves
    server.load_a_move = (time.process_time() - used) / moves
    moves, spent = load.acknowledged, server.spent()
    latencies = await load.at_pace(PACE, seconds)
    server.at_pace = server.spent().since(spent, max(load.acknowledged - moves, 1))
    server.p50, server.p99 = percentile(latencies, 50), percentile(latencies, 99)
    server.measured = len(latencies)
    server.refused = load.refused
    server.lost = sum(socket.closed for socket in load.sockets())
    server.finished = sum(table.over for table in load.tables)
    server.peak_memory()
    for socket in load.sockets():
        socket.close()
