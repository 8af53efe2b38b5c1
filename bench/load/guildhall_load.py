"""Our server under load: people at every table, and a spectator beside them."""

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
PACE = 200
"""Moves a second that leave every server time to spare."""
_LAID_AT_ONCE = 10
_MANY = Rate(10**9, 1)
LIMITS = Limits(
    guests=_MANY, tables=_MANY, tables_an_address=_MANY, requests=_MANY, requests_an_address=_MANY,
    frames=_MANY, visits=_MANY, floods=_MANY, replayed=_MANY, calls=_MANY,
    at_once=10**6, sockets_an_address=10**6, connections_an_address=10**6, tables_a_person=10**6,
)  # fmt: skip


class _Move(Struct):
    text: str


class _Position(Struct):
    position: int
    moves: list[_Move]
    over: bool


class _ChangedPosition(Struct):
    position: list[int] = []
    over: list[bool] = []


class _Changes(Struct):
    position: _ChangedPosition | list[_Position] = msgspec.field(default_factory=_ChangedPosition)


class _Frame(Struct):
    """What the load needs of a message; everything else is skipped."""

    type: str
    seq: int = 0
    position: _Position | None = None
    changes: _Changes | None = None
    moves: list[_Move | int] | None = None


_DECODER = msgspec.json.Decoder(_Frame)
_UPDATE = b'{"type":"update","table":"'
_SEQ = b'"seq":'
_NO_MOVES = (b'},"moves":null}', b'},"moves":[]}')
"""The end of changes for somebody who is not to act, unless his moves are the same as before."""


@dataclass
class Laid:
    table: str
    tokens: list[str]


async def lay_tables(settings: Settings, tables: int) -> list[Laid]:
    """Games of all kinds in turn, each with people on every seat, started."""
    context = Context(settings)
    await context.open()

    async def lay(number: int) -> Laid:
        sessions = [await context.people.new_guest(f"P{seat}") for seat in range(SEATS)]
        ids = [session.person.id for session in sessions]
        name = games.NAMES[number % len(games.NAMES)]
        table = await seating.open_table(context, ids[0], NewTable(game=name, seats=SEATS))
        for seat in range(1, SEATS):
            await seating.change_seat(context, table, seat, ids[seat], SeatChange(player="me"))
        await seating.start(context, table, ids[0])
        return Laid(table.id, [session.token for session in sessions])

    laid: list[Laid] = []
    for first in range(0, tables, _LAID_AT_ONCE):
        some = range(first, min(first + _LAID_AT_ONCE, tables))
        laid += await asyncio.gather(*map(lay, some))
    await context.close()
    return laid


class Following:
    """What a socket that is told changes knows of its position."""

    def __init__(self) -> None:
        self._moves: list[_Move] = []
        """All that were told since the last whole update; a number stands for one of them."""
        self._last = _Position(0, [], over=False)

    @property
    def may_act(self) -> bool:
        """Whether there were moves to choose from when it was last told of any."""
        return bool(self._last.moves)

    def position(self, frame: _Frame) -> _Position | None:
        """The whole position after an update; None where there is none to speak of."""
        if frame.position:
            self._moves, self._last = list(frame.position.moves), frame.position
            return frame.position
        if frame.changes is None or isinstance(frame.changes.position, list):
            return None
        changed, last = frame.changes.position, self._last
        moves = last.moves
        if frame.moves is not None:
            fresh = [move for move in frame.moves if isinstance(move, _Move)]
            self._moves += fresh
            moves = [self._moves[m] if isinstance(m, int) else m for m in frame.moves]
        number = changed.position[0] if changed.position else last.position
        self._last = _Position(number, moves, changed.over[0] if changed.over else last.over)
        return self._last


def _seq(update: bytes) -> int:
    """The entry that an update ends with, without reading the rest of it."""
    begin = update.index(_SEQ, len(_UPDATE)) + len(_SEQ)
    return int(update[begin : update.index(b",", begin)])


@dataclass
class TableLoad:
    """One table with all its sockets."""

    id: str
    sockets: list[LeanSocket] = field(default_factory=list)
    seqs: list[int] = field(default_factory=list)
    """What each socket has seen."""
    following: list[Following] = field(default_factory=list)
    sent_at: float = 0.0
    sent_for: int = 0
    """The entry that all wait for."""
    over: bool = False


class Load:
    """All tables; plays at once where `paced` is off, otherwise when told to."""

    def __init__(self, *, changes: bool = False) -> None:
        self._changes = changes
        """Whether sockets ask, as a page does, to be told only what has changed."""
        self.tables: list[TableLoad] = []
        self.acknowledged = 0
        self.updates = 0
        """Frames in which sockets were told what is new."""
        self.refused = 0
        self.latencies: list[float] = []
        self.paced = True
        self._chance = random.Random(1)
        self._ready: dict[str, tuple[LeanSocket, _Position]] = {}

    async def connect(self, port: int, laid: list[Laid]) -> None:
        for one in laid:
            table = TableLoad(one.table)
            self.tables.append(table)
            for number, token in enumerate([*one.tokens, ""]):
                headers = {"Cookie": f"guildhall={token}"} if token else {}
                table.seqs.append(0)
                table.following.append(Following())
                heard = partial(self._heard, table, number)
                socket = await connect(port, "/api/live", headers, heard)
                table.sockets.append(socket)
                watch = {"type": "watch", "id": 0, "table": one.table, "since": 0}
                watch["changes"] = self._changes
                socket.send(msgspec.json.encode(watch))

    async def everybody_is_there(self) -> None:
        while not all(min(table.seqs) > 0 for table in self.tables):
            await asyncio.sleep(0.05)

    def _heard(self, table: TableLoad, number: int, socket: LeanSocket, content: bytes) -> None:
        if content.startswith(_UPDATE):
            self.updates += 1
            if content.endswith(_NO_MOVES) and not table.following[number].may_act:
                # The load runs beside the server: what nobody needs it does not read.
                self._saw(table, number, _seq(content))
                return
        frame = _DECODER.decode(content)
        if frame.type == "update":
            self._updated(table, number, socket, frame)
        elif frame.type == "done" and frame.seq:
            self.acknowledged += 1
        elif frame.type == "failed":
            self.refused += 1

    def _updated(self, table: TableLoad, number: int, socket: LeanSocket, frame: _Frame) -> None:
        self._saw(table, number, frame.seq)
        position = table.following[number].position(frame)
        if position and position.over:
            table.over = True
        if position and position.moves:
            self._ready[table.id] = (socket, position)
            if not self.paced:
                self.play(table)

    def _saw(self, table: TableLoad, number: int, seq: int) -> None:
        table.seqs[number] = seq
        if table.sent_for and min(table.seqs) >= table.sent_for:
            self.latencies.append(time.perf_counter() - table.sent_at)
            table.sent_for = 0

    def play(self, table: TableLoad) -> bool:
        """Play some move where somebody is to act."""
        ready = self._ready.pop(table.id, None)
        if ready is None:
            return False
        socket, position = ready
        text = self._chance.choice(position.moves).text
        move = {"type": "move", "id": 1, "table": table.id, "at": position.position, "move": text}
        table.sent_at = time.perf_counter()
        table.sent_for = max(table.seqs) + 1
        socket.send(msgspec.json.encode(move))
        return True

    async def at_full_speed(self, seconds: float) -> float:
        """Durable moves per second when everybody plays as soon as he may."""
        self.paced = False
        before, begun = self.acknowledged, time.perf_counter()
        for table in self.tables:
            self.play(table)
        await asyncio.sleep(seconds)
        self.paced = True
        return (self.acknowledged - before) / (time.perf_counter() - begun)

    async def at_pace(self, moves_a_second: float, seconds: float) -> list[float]:
        """Seconds from sending a move until the last socket of the table has it."""
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


async def measure(
    ports: Sequence[int], laid: list[Laid], server: Figures, seconds: float, *, changes: bool
) -> None:
    load = Load(changes=changes)
    for number, port in enumerate(ports):
        await load.connect(port, laid[number :: len(ports)])
    await load.everybody_is_there()
    moves, updates, used = load.acknowledged, load.updates, time.process_time()
    spent = server.spent()
    server.moves_a_second = await load.at_full_speed(seconds)
    moves = max(load.acknowledged - moves, 1)
    server.at_full_speed = server.spent().since(spent, moves)
    server.updates_a_move = (load.updates - updates) / moves
    server.load_a_move = (time.process_time() - used) / moves
    moves, spent = load.acknowledged, server.spent()
    latencies = await load.at_pace(PACE, seconds)
    server.at_pace = server.spent().since(spent, max(load.acknowledged - moves, 1))
    server.p50, server.p99 = percentile(latencies, 50), percentile(latencies, 99)
    server.measured = len(latencies)
    server.refused = load.refused
    server.lost = sum(socket.closed for table in load.tables for socket in table.sockets)
    server.finished = sum(table.over for table in load.tables)
    server.peak_memory()
    for table in load.tables:
        for socket in table.sockets:
            socket.close()
