"""Bots think in processes of their own, never beside the sockets."""

import asyncio
import os
import secrets
import sys
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from typing import Final, TypeVar

from guildhall import bots, games
from guildhall.bots.bot import Bot
from guildhall.core.errors import GuildhallError
from guildhall.core.perspective import Perspective
from guildhall.core.state import State
from guildhall.server.live.retelling import Retold, retell

_TRIES: Final = 3
_MOST_KEPT: Final = 32
"""Bots that a worker remembers, each with what it has thought of its game."""
_NICE: Final = 10
"""People's moves go first, also where bots keep every processor busy."""

Answer = TypeVar("Answer")


class Thinkers:
    """The worker processes, each started when it is first needed."""

    def __init__(self, workers: int) -> None:
        self._workers = [_Worker() for _ in range(workers)]

    async def choose(self, table: str, state: State, level: str) -> int:
        """What the bot of the seat to act plays at a table."""
        # A worker that knows the table goes on where its bot stopped thinking.
        usual = self._workers[zlib.crc32(table.encode()) % len(self._workers)]
        worker = min(self._workers, key=lambda one: (one.waiting, one is not usual))
        game = state.game.name
        return await worker.run(_choose, table, game, state.snapshot(), level, secrets.randbits(62))

    @property
    def waiting(self) -> int:
        return sum(worker.waiting for worker in self._workers)

    async def retell(self, text: str, most_moves: int) -> Retold:
        """A record as entries of a log; raises BadRecord where it does not fit."""
        worker = min(self._workers, key=lambda one: one.waiting)
        told = await worker.run(_retell, text, most_moves)
        if isinstance(told, _Refused):
            raise told.kind(**told.facts)
        return told

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()


class _Worker:
    """One process, which does one thing after the other."""

    def __init__(self) -> None:
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        self.waiting += 1
        try:
            return await self._run(function, *arguments)
        finally:
            self.waiting -= 1

    async def _run(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        loop = asyncio.get_running_loop()
        tries = 1
        while True:
            pool = self._running_pool()
            try:
                return await loop.run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                # The process was killed.
                if pool is self._pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if tries == _TRIES:
                    raise
                tries += 1

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin)
        return self._pool

    async def close(self) -> None:
        if self._pool:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


# In the workers.


def _begin() -> None:
    if sys.platform != "win32":
        os.nice(_NICE)
    # A worker must not outlive a server that was killed.
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


_KEPT: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
"""By table, seat and level; the one that has waited longest is forgotten first."""


def _choose(table: str, game: str, snapshot: bytes, level: str, seed: int) -> int:
    state = games.load(game).restore(snapshot)
    seat = int(state.seat)
    who = (table, seat, level)
    bot = _KEPT.pop(who, None) or bots.make(level, seed)
    _KEPT[who] = bot
    if len(_KEPT) > _MOST_KEPT:
        _KEPT.popitem(last=False)
    # The bot is given what its seat may know, and nothing else.
    return bot.choose(Perspective(state, seat))


@dataclass(frozen=True)
class _Refused:
    """An error on its way from a worker."""

    kind: type[GuildhallError]
    facts: dict[str, object]


def _retell(text: str, most_moves: int) -> Retold | _Refused:
    try:
        return retell(text, most_moves)
    except GuildhallError as error:
        return _Refused(type(error), dict(error.facts))
