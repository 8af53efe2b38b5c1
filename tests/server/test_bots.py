"""Bots think in workers, and remember what they thought of a game."""

from guildhall import bots, games
from guildhall.bots.bot import Bot
from guildhall.bots.master import Master
from guildhall.core.state import State
from guildhall.server.live import bots as workers
from guildhall.server.live.bots import Thinkers
from tests.server.harness import within


def position() -> State:
    return games.load("builders").new(2, 5)


SHORT = "master:20"


def chosen(table: str, state: State, level: str = SHORT) -> int:
    return workers._choose(table, state.game.name, state.snapshot(), level, 1)


def test_a_bot_goes_on_with_its_tree_from_one_move_to_the_next() -> None:
    state = position()
    searched = 0
    thought: set[Bot] = set()
    for _ in range(24):
        seat = int(state.seat)
        searched += len(state.legal()) > 1
        state.play(chosen("one", state))
        thought.add(workers._KEPT["one", seat, SHORT])
    assert len(thought) == 2, "one bot for each seat"
    simulations = sum(bot.simulations for bot in thought if isinstance(bot, Master))
    assert 0 < simulations < 20 * searched, "what they knew already was not tried again"


def test_a_worker_keeps_few_bots_and_one_for_each_table_and_level() -> None:
    state = position()
    for number in range(workers._MOST_KEPT + 3):
        chosen(f"table {number}", state, "random")
    assert len(workers._KEPT) == workers._MOST_KEPT
    chosen("table 10", state, "apprentice")
    last = next(reversed(workers._KEPT))
    assert last == ("table 10", int(state.seat), "apprentice")
    assert type(workers._KEPT[last]) is type(bots.make("apprentice", 1))


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def run() -> None:
        thinkers = Thinkers(2)
        state = position()
        assert state.is_legal(await thinkers.choose("one", state, "random"))
        for worker in thinkers._workers:
            for process in (worker._pool._processes if worker._pool else {}).values():
                process.kill()
        assert state.is_legal(await thinkers.choose("one", state, "random"))
        await thinkers.close()

    within(run())
