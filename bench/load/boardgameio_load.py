"""Load on a boardgame.io server: 2 players and 3 spectators at each match."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from bench.load.report import Figures, percentile
from bench.load.sockets import LeanSocket, connect

_SPACE = b"/tic-tac-toe,"
_PLAYERS = ["0", "1", None, None, None]


@dataclass
class Match:
    number: int
    games: int = 0
    sockets: list[LeanSocket] = field(default_factory=list)
    states: list[int] = field(default_factory=list)
    """The last state that each socket received; -1 before the first of a game."""
    last: dict[str, Any] = field(default_factory=dict)
    sent_at: float = 0.0
    sent_for: int = 0

    @property
    def id(self) -> str:
        return f"m{self.number}-{self.games}"


class Load:
    """All matches; moves at once unless `paced`, otherwise when `play` is called."""

    def __init__(self) -> None:
        self.matches: list[Match] = []
        self.made = 0
        self.latencies: list[float] = []
        self.paced = True
        self._chance = random.Random(1)

    async def connect(self, port: int, matches: int) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        for number in range(matches):
            match = Match(number)
            self.matches.append(match)
            for seat in range(len(_PLAYERS)):
                match.states.append(-1)
                origin = {"Origin": f"http://localhost:{port}"}
                on_frame = partial(self._received, match, seat)
                match.sockets.append(await connect(port, path, origin, on_frame))
        while any(min(match.states) < 0 for match in self.matches):
            await asyncio.sleep(0.05)

    def _received(self, match: Match, seat: int, socket: LeanSocket, content: bytes) -> None:
        if content == b"2":
            socket.send(b"3")
        elif content.startswith(b"0"):
            socket.send(b"40" + _SPACE)
        elif content.startswith(b"40"):
            self._sync(match, seat, socket)
        elif content.startswith(b"42"):
            self._update(match, seat, msgspec.json.decode(content[2 + len(_SPACE) :]))

    def _sync(self, match: Match, seat: int, socket: LeanSocket) -> None:
        wish = ["sync", match.id, _PLAYERS[seat], None, 2]
        socket.send(b"42" + _SPACE + msgspec.json.encode(wish))

    def _update(self, match: Match, seat: int, message: list[Any]) -> None:
        kind, match_id = message[0], message[1]
        if kind not in ("sync", "update") or match_id != match.id:
            return
        state = message[2]["state"] if kind == "sync" else message[2]
        match.states[seat] = state["_stateID"]
        match.last = state
        if min(match.states) < match.last["_stateID"]:
            return
        if match.sent_for:
            self.latencies.append(time.perf_counter() - match.sent_at)
            self.made += 1
            match.sent_for = 0
        if "gameover" in state["ctx"]:
            match.games += 1
            match.states = [-1] * len(_PLAYERS)
            for other, socket in enumerate(match.sockets):
                self._sync(match, other, socket)
        elif not self.paced:
            self.play(match)

    def play(self, match: Match) -> bool:
        state = match.last
        if match.sent_for or min(match.states) < 0 or "gameover" in state["ctx"]:
            return False
        player = state["ctx"]["currentPlayer"]
        free = [cell for cell, owner in enumerate(state["G"]["cells"]) if owner is None]
        payload = {"type": "clickCell", "args": [self._chance.choice(free)], "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": payload}
        update = ["update", action, state["_stateID"], match.id, player]
        match.sent_at, match.sent_for = time.perf_counter(), state["_stateID"] + 1
        match.sockets[int(player)].send(b"42" + _SPACE + msgspec.json.encode(update))
        return True


async def measure(port: int, server: Figures, seconds: float) -> None:
    load = Load()
    await load.connect(port, server.tables)
    load.paced = False
    spent, begun = server.spent(), time.perf_counter()
    for match in load.matches:
        load.play(match)
    await asyncio.sleep(seconds)
    load.paced = True
    server.moves_a_second = load.made / (time.perf_counter() - begun)
    server.at_full_speed = server.spent().since(spent, max(load.made, 1))
    await asyncio.sleep(1.0)
    load.latencies.clear()
    begun, number, turn = time.perf_counter(), 0, 0
    while (passed := time.perf_counter() - begun) < seconds:
        while number < passed * 200:
            number += 1
            for _ in load.matches:
                turn = (turn + 1) % len(load.matches)
                if load.play(load.matches[turn]):
                    break
        await asyncio.sleep(0.001)
    await asyncio.sleep(1.0)
    server.p50, server.p99 = percentile(load.latencies, 50), percentile(load.latencies, 99)
    server.measured = len(load.latencies)
    server.lost = sum(socket.closed for match in load.matches for socket in match.sockets)
    server.peak_memory()
    for match in load.matches:
        for socket in match.sockets:
            socket.close()
