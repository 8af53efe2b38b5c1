"""Bots think in processes of their own, never beside the sockets."""

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
from guildhall.review.judge import Way
from guildhall.review.judge import judge as judged_by_search
from guildhall.review.model import Judged
from guildhall.server.bots import advice
from guildhall.server.bots.fair_queue import Turns
from guildhall.server.bots.worker import Worker, WorkerHung, WorkerLost
from guildhall.server.clock import now
from guildhall.server.tables.messages import Hints
from guildhall.table.records import Imported, import_record

_TRIES: Final = 3
_MOST_KEPT: Final = 32
"""Bots that a worker remembers, each with what it has thought of its game."""
HINT_SECONDS: Final = 0.7
_RECORD_SECONDS: Final = 10.0
"""A whole game is told again in a fraction of one."""
_REVIEW_SECONDS: Final = 600.0
"""One decision is judged in a fraction of one where nobody else wants the processor."""
_NICER: Final = 15
"""Bots go first, and people's moves before them."""


class NotWanted(Exception):
    """The thought waited until nobody needed it any more."""


class SearchPool:
    """The worker processes: those for slow levels, and one each for all else."""

    def __init__(self, workers: int, thought_seconds: float, *, queued: bool = False) -> None:
        # One person alone leaves a worker to everybody else; where thoughts come out of the queue,
        # whoever is next has been chosen there, and must not take a place only to wait.
        most_at_once = workers if queued else max(1, workers - 1)
        self.slow = WorkerGroup(workers, most_at_once, thought_seconds)
        self.quick = WorkerGroup(1, 1, thought_seconds)
        self.records = WorkerGroup(1, 1, _RECORD_SECONDS)
        self.reviews = WorkerGroup(1, 1, _REVIEW_SECONDS)

    async def choose(
        self, table: str, state: State, level: str, host: str, wanted: Callable[[], bool]
    ) -> int:
        """What the bot of the seat to act plays; raises NotWanted where that is too late."""
        group = self.slow if bots.is_slow(level) else self.quick
        # A worker that knows the table goes on where its bot stopped thinking.
        usual = zlib.crc32(table.encode())
        game = state.game.name
        thought = (_choose, table, game, state.snapshot(), level, secrets.randbits(62))
        return int(await group.run(host, thought, usual=usual, wanted=wanted))

    async def advise(self, state: State, person: str, wanted: Callable[[], bool]) -> Hints:
        """What the seat to act could do best, thought like any move of a strong bot."""
        thought = (_advise, state.game.name, state.snapshot(), secrets.randbits(62))
        found: Hints = await self.slow.run(person, thought, wanted=wanted)
        return found

    async def judge(
        self,
        state: State,
        action: int,
        number: int,
        way: Way,
        person: str,
        wanted: Callable[[], bool],
    ) -> Judged:
        """What a search thinks of a decision; raises NotWanted where nobody waits any more."""
        thought = (_judge, state.game.name, state.snapshot(), action, number, way)
        found: Judged = await self.reviews.run(person, thought, wanted=wanted)
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
        """End all workers, whatever they do."""
        await asyncio.gather(*(group.close() for group in self.groups().values()))


@dataclass
class _Wish:
    """Work that waits for a worker: a function of this module and its arguments."""

    work: tuple[Any, ...]
    usual: int
    wanted: Callable[[], bool]
    answer: asyncio.Future[Any]


class WorkerGroup:
    """Some workers, and the people who wait for them."""

    def __init__(self, workers: int, most_at_once: int, seconds: float) -> None:
        self.workers = [Worker(_prepare) for _ in range(workers)]
        self.done = 0
        self.hung = 0
        """Workers that were killed because they did not answer in time."""
        self.lost = 0
        """Workers that went by themselves."""
        self._seconds = seconds
        self._idle = list(self.workers)
        self._turns: Turns[_Wish] = Turns(most_at_once)
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
        """Have something done for a person, after others whose turn it is."""
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
        # Nobody else does it for what has not been begun.
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


# In the workers.


def _prepare() -> None:
    for name in games.NAMES:
        games.load(name)


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


def _advise(game: str, snapshot: bytes, seed: int) -> Hints:
    state = games.load(game).restore(snapshot)
    # The adviser is given what the seat may know, and nothing else.
    return advice.hints(Perspective(state, int(state.seat)), seed, Budget(HINT_SECONDS))


def _judge(game: str, snapshot: bytes, action: int, number: int, way: Way) -> Judged:
    if sys.platform != "win32":
        # Nobody who plays is kept waiting by somebody who looks back.
        nice = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, 0, max(_NICER, nice))
    return judged_by_search(games.load(game).restore(snapshot), action, number, way)


@dataclass(frozen=True)
class _Refused:
    """An error on its way from a worker."""

    kind: type[GuildhallError]
    facts: dict[str, object]


def _import(text: str, most_moves: int) -> Imported | _Refused:
    try:
        return import_record(text, most_moves, now())
    except GuildhallError as error:
        return _Refused(type(error), dict(error.facts))
