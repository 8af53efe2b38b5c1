"""Bots search in worker processes and reuse their search trees."""

import asyncio
import os
import signal
from multiprocessing import get_context

import pytest

from guildhall import bots, games
from guildhall.bots.bot import Bot
from guildhall.bots.master import Master
from guildhall.core.errors import BadRecord
from guildhall.core.state import State
from guildhall.review.judge import Way, judge
from guildhall.review.pipeline import Task
from guildhall.server.bots import pool as workers
from guildhall.server.bots.pool import NotWanted, SearchPool, WorkerGroup
from guildhall.server.bots.worker import Worker, WorkerHung, WorkFailed
from guildhall.server.fair_queue import FairQueue
from tests.server.harness import within


@pytest.fixture(autouse=True)
def _as_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start and stop workers as child processes of the server, as in production."""
    monkeypatch.setattr("guildhall.server.bots.worker.get_context", get_context)


def position() -> State:
    return games.load("builders").new(2, 5)


SHORT = "master:20"


def chosen(table: str, state: State, level: str = SHORT) -> int:
    return workers._choose(table, state.game.name, state.snapshot(), level, 1)


def test_a_bot_reuses_its_search_tree_on_the_next_move() -> None:
    state = position()
    searched = 0
    bots_used: set[Bot] = set()
    for _ in range(24):
        seat = int(state.seat)
        searched += len(state.legal()) > 1
        state.play(chosen("one", state))
        bots_used.add(workers._KEPT["one", seat, SHORT])
    assert len(bots_used) == 2, "one bot for each seat"
    simulations = sum(bot.simulations for bot in bots_used if isinstance(bot, Master))
    assert 0 < simulations < 20 * searched, "earlier simulations are reused"


def test_a_worker_caches_few_bots_one_per_table_and_level() -> None:
    state = position()
    for number in range(workers._MOST_KEPT + 3):
        chosen(f"table {number}", state, "random")
    assert len(workers._KEPT) == workers._MOST_KEPT
    chosen("table 10", state, "apprentice")
    last = next(reversed(workers._KEPT))
    assert last == ("table 10", int(state.seat), "apprentice")
    assert type(workers._KEPT[last]) is type(bots.make("apprentice", 1))


def wanted() -> bool:
    return True


async def search(search_pool: SearchPool, level: str = "random") -> None:
    state = position()
    assert state.is_legal(await search_pool.choose("one", state, level, "Ann", wanted))


def only_worker(group: WorkerGroup) -> int:
    (worker,) = group.workers
    assert worker.pid
    return worker.pid


async def test_a_killed_worker_is_replaced() -> None:
    search_pool = SearchPool(1, 60.0)
    await search(search_pool)
    os.kill(only_worker(search_pool.quick), signal.SIGKILL)
    await search(search_pool)
    assert search_pool.quick.lost == 1
    await search_pool.close()


async def test_a_hung_worker_is_killed_and_replaced() -> None:
    search_pool = SearchPool(1, 2.0)
    await search(search_pool)
    hung = only_worker(search_pool.quick)
    os.kill(hung, signal.SIGSTOP)
    with pytest.raises(WorkerHung):
        await search(search_pool)
    assert search_pool.quick.hung == 1
    await search(search_pool)
    assert only_worker(search_pool.quick) != hung
    await search_pool.close()


async def test_closing_does_not_wait_for_a_hung_worker() -> None:
    search_pool = SearchPool(1, 3600.0)
    await search(search_pool)
    hung = only_worker(search_pool.quick)
    os.kill(hung, signal.SIGSTOP)
    waiting = asyncio.create_task(search(search_pool))
    late = asyncio.create_task(search(search_pool))
    while not search_pool.quick.waiting:
        await asyncio.sleep(0)
    await search_pool.close()
    for thinking in (waiting, late):
        with pytest.raises(asyncio.CancelledError):
            await thinking
    with pytest.raises(ProcessLookupError):
        os.kill(hung, 0)


def test_an_exception_in_a_worker_is_returned_and_the_worker_survives() -> None:
    async def run() -> None:
        worker = Worker(workers._prepare)
        with pytest.raises(WorkFailed, match="ZeroDivisionError"):
            await worker.run(60, divmod, 1, 0)
        before = worker.pid
        assert await worker.run(60, divmod, 7, 2) == (3, 1)
        assert worker.pid == before
        await worker.close()

    within(run())


async def test_fast_levels_and_record_checks_do_not_wait_for_slow_ones() -> None:
    search_pool = SearchPool(1, 3600.0)
    await search(search_pool, "master")
    os.kill(only_worker(search_pool.slow), signal.SIGSTOP)
    slow = asyncio.create_task(search(search_pool, "master"))
    for level in ("random", "apprentice", "journeyman"):
        await search(search_pool, level)
    with pytest.raises(BadRecord):
        await search_pool.import_record("{", 10, "Ann")
    assert not slow.done()
    slow.cancel()
    await search_pool.close()


async def test_bots_do_not_wait_for_reviews() -> None:
    search_pool = SearchPool(1, 3600.0)
    state = position()
    few = Way(simulations=4, tries=1)
    action = state.legal()[0]
    task = Task(state.game.name, state.snapshot(), action, 0, few)
    first = await search_pool.judge(task, "Ann")
    assert first == judge(state, action, 0, few)
    os.kill(only_worker(search_pool.reviews), signal.SIGSTOP)
    review = asyncio.create_task(search_pool.judge(task, "Ann"))
    for level in ("master", "random"):
        await search(search_pool, level)
    assert not review.done()
    review.cancel()
    await search_pool.close()


async def test_review_workers_run_at_lower_priority_than_bots() -> None:
    search_pool = SearchPool(1, 3600.0)
    state = position()
    await search(search_pool)
    task = Task(state.game.name, state.snapshot(), state.legal()[0], 0, Way(4, 1))
    await search_pool.judge(task, "Ann")
    bots, reviews = (
        os.getpriority(os.PRIO_PROCESS, only_worker(group))
        for group in (search_pool.quick, search_pool.reviews)
    )
    # If the tests already run at the lowest priority, bots cannot be above reviews.
    assert bots < reviews or bots >= 15
    await search_pool.close()


async def test_a_hung_record_check_does_not_block_the_next_one() -> None:
    search_pool = SearchPool(1, 3600.0)
    search_pool.records = WorkerGroup(1, 1, 2.0)
    for hangs in (False, True, False):
        if hangs:
            os.kill(only_worker(search_pool.records), signal.SIGSTOP)
        with pytest.raises(WorkerHung if hangs else BadRecord):
            await search_pool.import_record("{", 10, "Ann")
    await search_pool.close()


def test_a_cancelled_search_is_not_started() -> None:
    async def run() -> None:
        group = WorkerGroup(1, 1, 60.0)
        needed = True
        first = asyncio.create_task(group.run("Ann", (divmod, 7, 2)))
        late = asyncio.create_task(group.run("Ann", (divmod, 9, 2), wanted=lambda: needed))
        while group.waiting < 1:
            await asyncio.sleep(0)
        needed = False
        assert await first == (3, 1)
        with pytest.raises(NotWanted):
            await late
        assert group.done == 1
        await group.close()

    within(run())


def test_users_are_served_in_turn_regardless_of_their_number_of_jobs() -> None:
    turns: FairQueue[int] = FairQueue(1)
    for number in range(20):
        turns.add("stranger", number)
    turns.add("Ann", 100)
    turns.add("Ben", 200)
    turns.add("Ann", 101)
    order = []
    while turn := turns.take():
        order.append(turn)
        turns.done(turn[0])
    assert [wish for _, wish in order[:6]] == [0, 100, 200, 1, 101, 2]
    assert [wish for person, wish in order if person == "stranger"] == list(range(20))


def test_one_user_never_occupies_all_workers() -> None:
    turns: FairQueue[int] = FairQueue(2)
    for number in range(5):
        turns.add("stranger", number)
    assert [turns.take(), turns.take(), turns.take()] == [("stranger", 0), ("stranger", 1), None]
    turns.add("Ann", 100)
    assert turns.take() == ("Ann", 100)
    turns.done("stranger")
    assert turns.take() == ("stranger", 2)
    assert len(turns) == 2
