"""Bots think in processes of their own, never beside the sockets."""

import asyncio
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from typing import Final, TypeVar

from guildhall import bots, games
from guildhall.core.errors import GuildhallError
from guildhall.core.perspective import Perspective
from guildhall.core.state import State
from guildhall.server.live.retelling import Retold, retell

_TRIES: Final = 3

Answer = TypeVar("Answer")


class Thinkers:
    """The worker processes; started when the first bot thinks."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_begin)
        return self._pool

    async def choose(self, state: State, level: str) -> int:
        """What a bot plays for the seat to act."""
        arguments = (state.game.name, state.snapshot(), level, secrets.randbits(62))
        return await self._run(_choose, *arguments)

    async def retell(self, text: str, most_moves: int) -> Retold:
        """A record as entries of a log; raises BadRecord where it does not fit."""
        told = await self._run(_retell, text, most_moves)
        if isinstance(told, _Refused):
            raise told.kind(**told.facts)
        return told

    async def _run(self, function: Callable[..., Answer], *arguments: object) -> Answer:
        loop = asyncio.get_running_loop()
        tries = 1
        while True:
            pool = self._running_pool()
            try:
                return await loop.run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                # A worker was killed; the others of its pool are useless then.
                if pool is self._pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if tries == _TRIES:
                    raise
                tries += 1

    async def close(self) -> None:
        if self._pool:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


def _begin() -> None:
    """A worker must not outlive a server that was killed."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def _choose(game: str, snapshot: bytes, level: str, seed: int) -> int:
    state = games.load(game).restore(snapshot)
    # The bot is given what its seat may know, and nothing else.
    return bots.make(level, seed).choose(Perspective(state, int(state.seat)))


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
