"""Runs bots in separate processes, away from the event loop."""

import asyncio
import os
import secrets
import sys
import zlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from guildhall import bots, games
from guildhall.bots.bot import Bot, Budget
from guildhall.core.errors import GuildhallError
from guildhall.core.perspective import Perspective
from guildhall.core.state import State
from guildhall.review.model import Judged
from guildhall.review.pipeline import Task, judge_task
from guildhall.server.bots import advice
from guildhall.server.bots.worker import Worker, WorkerHung, WorkerLost
from guildhall.server.clock import now
from guildhall.server.fair_queue import FairQueue
from guildhall.server.tables.messages import Hints
from guildhall.table.records import Imported, import_record

_TRIES: Final = 3
_MOST_KEPT: Final = 32
"""Maximum number of bots cached by a worker, each with its search tree."""
HINT_SECONDS: Final = 0.7
_RECORD_SECONDS: Final = 10.0
"""Timeout for replaying a record; normally a fraction of a second."""
_REVIEW_SECONDS: Final = 600.0
"""Timeout for judging one decision; normally a fraction of a second."""
_NICER: Final = 15
"""Priority below bot moves, which are below the event loop."""


class NotWanted(Exception):
    """The request was cancelled while waiting, because it is no longer needed."""


class SearchPool:
    """The worker processes: those for slow levels, and one for each other kind of work."""

    def __init__(self, workers: int, thought_seconds: float, *, queued: bool = False) -> None:
        # One person leaves one worker free for others; jobs from the queue are already scheduled
        # fairly and must not wait again.
        most_at_once = workers if queued else max(1, workers - 1)
        self.slow = WorkerGroup(workers, most_at_once, thought_seconds)
        self.quick = WorkerGroup(1, 1, thought_seconds)
        self.records = WorkerGroup(1, 1, _RECORD_SECONDS)
        self.reviews = WorkerGroup(1, 1, _REVIEW_SECONDS)

    async def choose(
        self, table: str, state: State, level: str, host: str, wanted: Callable[[], bool]
    ) -> int:
        """The move of the bot to act; raises NotWanted if it is too late."""
        group = self.slow if bots.is_slow(level) else self.quick
        # A worker that knows the table continues its search tree.
        usual = zlib.crc32(table.encode())
        game = state.game.name
        thought = (_choose, table, game, state.snapshot(), level, secrets.randbits(62))
        return int(await group.run(host, thought, usual=usual, wanted=wanted))

    async def advise(self, state: State, person: str, wanted: Callable[[], bool]) -> Hints:
        """The best moves for the seat to act, computed like the move of a strong bot."""
        thought = (_advise, state.game.name, state.snapshot(), secrets.randbits(62))
        found: Hints = await self.slow.run(person, thought, wanted=wanted)
        return found

    async def judge(self, task: Task, person: str) -> Judged:
        """Judge a decision of a review."""
        found: Judged = await self.reviews.run(person, (_judge, task))
        return found

    async def import_record(self, text: str, most_moves: int, person: str) -> Imported:
        """A record as entries of a log; raises BadRecord if it does not fit."""
        found = await self.records.run(person, (_import, text, most_moves))
        if isinstance(found, _Refused):
            raise found.kind(**found.facts)
        imported: Imported = found
        return imported

    def groups(self) -> "dict[str, WorkerGroup]":
        return {
            "slow": self.slow,
            "quick": self.quick,
            "records": self.records,
            "reviews": self.reviews,
        }

    async def close(self) -> None:
        """Kill all workers."""
        await asyncio.gather(*(group.close() for group in self.groups().values()))


@dataclass
class _Wish:
    """Waiting work: a function of this module and its arguments."""

    work: tuple[Any, ...]
    usual: int
    wanted: Callable[[], bool]
    answer: asyncio.Future[Any]


class WorkerGroup:
    """Some workers with a fair queue."""

    def __init__(self, workers: int, most_at_once: int, seconds: float) -> None:
        self.workers = [Worker(_prepare) for _ in range(workers)]
        self.done = 0
        self.hung = 0
        """Number of workers killed after a timeout."""
        self.lost = 0
        """Number of workers that died."""
        self._seconds = seconds
        self._idle = list(self.workers)
        self._turns: FairQueue[_Wish] = FairQueue(most_at_once)
        self._serving: dict[asyncio.Task[None], _Wish] = {}
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._turns)

    @property
    def busy(self) -> int:
        return len(self._serving)

    async def run(
        self,
        person: str,
        work: tuple[Any, ...],
        *,
        usual: int = 0,
        wanted: Callable[[], bool] = lambda: True,
    ) -> Any:
        """Run work for a person, scheduled fairly."""
        answer = asyncio.get_running_loop().create_future()
        if self._closed:
            answer.cancel()
        self._turns.add(person, _Wish(work, usual, wanted, answer))
        self._serve()
        return await answer

    async def close(self) -> None:
        self._closed = True
        for task in self._serving:
            task.cancel()
        # Cancel work that has not started.
        for wish in (*self._serving.values(), *self._turns.all()):
            wish.answer.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self.workers))

    def _serve(self) -> None:
        while not self._closed and self._idle and (turn := self._turns.take()):
            person, wish = turn
            if wish.answer.done():
                self._turns.done(person)
            elif not wish.wanted():
                self._turns.done(person)
                wish.answer.set_exception(NotWanted())
            else:
                usual = self.workers[wish.usual % len(self.workers)]
                worker = usual if usual in self._idle else self._idle[0]
                self._idle.remove(worker)
                task = asyncio.create_task(self._work(worker, person, wish))
                self._serving[task] = wish
                task.add_done_callback(self._serving.pop)

    async def _work(self, worker: Worker, person: str, wish: _Wish) -> None:
        try:
            answer = await self._tried(worker, wish)
            if not wish.answer.done():
                wish.answer.set_result(answer)
            self.done += 1
        except Exception as error:
            if not wish.answer.done():
                wish.answer.set_exception(error)
        finally:
            self._turns.done(person)
            self._idle.append(worker)
            asyncio.get_running_loop().call_soon(self._serve)

    async def _tried(self, worker: Worker, wish: _Wish) -> Any:
        tries = 1
        while True:
            try:
                return await worker.run(self._seconds, *wish.work)
            except WorkerHung:
                self.hung += 1
                raise
            except WorkerLost:
                self.lost += 1
                if tries == _TRIES:
                    raise
                tries += 1


# Functions that run in the workers


def _prepare() -> None:
    for name in games.NAMES:
        games.load(name)


_KEPT: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
"""By table, seat and level; the least recently used is dropped first."""


def _choose(table: str, game: str, snapshot: bytes, level: str, seed: int) -> int:
    state = games.load(game).restore(snapshot)
    seat = int(state.seat)
    who = (table, seat, level)
    bot = _KEPT.pop(who, None) or bots.make(level, seed)
    _KEPT[who] = bot
    if len(_KEPT) > _MOST_KEPT:
        _KEPT.popitem(last=False)
    # The bot receives only what its seat may know.
    return bot.choose(Perspective(state, seat))


def _advise(game: str, snapshot: bytes, seed: int) -> Hints:
    state = games.load(game).restore(snapshot)
    # The adviser receives only what the seat may know.
    return advice.hints(Perspective(state, int(state.seat)), seed, Budget(HINT_SECONDS))


def _judge(task: Task) -> Judged:
    if sys.platform != "win32":
        # Reviews must not delay games.
        nice = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, 0, max(_NICER, nice))
    return judge_task(task)


@dataclass(frozen=True)
class _Refused:
    """An exception passed on from a worker."""

    kind: type[GuildhallError]
    facts: dict[str, object]


def _import(text: str, most_moves: int) -> Imported | _Refused:
    try:
        return import_record(text, most_moves, now())
    except GuildhallError as error:
        return _Refused(type(error), dict(error.facts))
