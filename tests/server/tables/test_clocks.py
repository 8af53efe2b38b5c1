"""Clocks: time per player, an increment, and a bot for players whose time is up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import update

from guildhall.server.accounts import people_store as store
from guildhall.server.accounts.holidays import take
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import (
    BadPace,
    HolidayTooLong,
    HolidayTooSoon,
    NotAllowed,
    OutOfTime,
)
from guildhall.server.operations.verify import verify
from guildhall.server.settings import DAY, PACES
from guildhall.server.storage.database import database_url, opened, prepare
from guildhall.server.storage.schema import entries, uptimes
from guildhall.server.tables import (
    clocks,
    endings,
    listing,
    loading,
    moves,
    seating,
    time_limits,
    undo,
)
from guildhall.server.tables.chat import say
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.table import Table
from guildhall.table.clock_pauses import (
    Rests,
    Span,
    before,
    between,
    put_off,
)
from guildhall.table.clock_pauses import within as rested
from guildhall.table.entry import Text
from guildhall.table.fields import Speed
from guildhall.table.settings import NewTable
from tests.server.conftest import NewDatabase
from tests.server.harness import settings

ME, BOT = SeatChange(player="me"), SeatChange(player="bot")
ALWAYS = Rests()
"""No pauses of the clocks."""
SPEEDS: tuple[Speed, ...] = ("relaxed", "live", "slow")


@asynccontextmanager
async def running_context(database: str, **others: Any) -> AsyncIterator[Context]:
    prepare(database_url(database))
    context = Context(settings(database, **{"bot_pause": 3600.0, **others}))
    await context.open()
    try:
        yield context
    finally:
        await context.close()
    assert verify(database_url(database)).differences == []


async def started(context: Context, speed: Speed, **wanted: Any) -> tuple[Table, list[str]]:
    """Return a table of three and its players by seat."""
    people = [(await context.people.new_guest(name)).person.id for name in ("Ann", "Ben", "Cid")]
    asked = NewTable(game="builders", seats=3, speed=speed, **wanted)
    table = await seating.open_table(context, people[0], asked)
    for seat in (1, 2):
        await seating.change_seat(context, table, seat, people[seat], ME)
    await seating.start(context, table, people[0])
    return table, people


async def play(context: Context, table: Table, people: list[str], text: str) -> None:
    await moves.move(context, table, people[table.turn], table.in_play().position, text)


async def end_turn(context: Context, table: Table, people: list[str]) -> None:
    for text in ("take 1", "take 1", "take 1", "end"):
        await play(context, table, people, text)


def wait(table: Table, seconds: float) -> None:
    """Simulate that the clock has run for this time."""
    table.since -= int(seconds * 1000)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Freeze time, so that slow code does not use any."""
    moment = now()
    for module in ("registry", "seating", "moves", "undo"):
        monkeypatch.setattr(f"guildhall.server.tables.{module}.now", lambda: moment)


def left(table: Table, seat: int) -> int:
    """Return the seconds left for a seat at the start of the current run of its clock."""
    return round(table.clocks[seat] / 1000)


async def late(context: Context, table: Table) -> int:
    """Use up the time of the seat to act, and wait for the bot; return the seat."""
    seat = table.turn
    wait(table, table.pace.bank + 1)
    context.background.start(time_limits.keep_time(context))
    while not table.places[seat].bot:
        await asyncio.sleep(0.01)
    return seat


@pytest.mark.usefixtures("still")
async def test_time_runs_for_the_player_to_act_and_is_added_when_the_turn_comes(
    sqlite: str,
) -> None:
    async with running_context(sqlite) as context:
        table, people = await started(context, "live", bank=600, increment=60)
        first = table.turn
        wait(table, 100)
        await play(context, table, people, "take 1")
        assert [left(table, seat) for seat in range(3)] == [
            500 if seat == first else 600 for seat in range(3)
        ]
        for text in ("take 1", "take 1", "end"):
            await play(context, table, people, text)
        second = table.turn
        assert left(table, second) == 600, "the bank is the maximum"
        wait(table, 30)
        await end_turn(context, table, people)
        await end_turn(context, table, people)
        assert table.turn == first
        assert left(table, first) == 560
        assert left(table, second) == 570


@pytest.mark.usefixtures("still")
async def test_undo_gives_no_time_back(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        table, people = await started(context, "live", bank=600, increment=60)
        seat = table.turn
        await play(context, table, people, "take 1")
        for _ in range(3):
            wait(table, 50)
            await undo.undo(context, table, people[seat], table.in_play().position)
            await play(context, table, people, "take 1")
        assert left(table, seat) == 450


async def test_clocks_follow_from_the_log_alone(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        table, people = await started(context, "slow", bank=7200, increment=3600)
        seat = table.turn
        wait(table, 1000)
        await play(context, table, people, "take 1")
        for number in range(40):
            await say(context, table, people[seat], f"Let me think. {number}")
        async with context.database.logs() as logs:
            again = await loading.load(logs, table.id)
        assert (again.clocks, again.since) == (table.clocks, table.since)
        assert again.deadline(ALWAYS) == table.deadline(ALWAYS)
        [listed] = (await listing.lobby(context, people[0])).mine
        assert listed.deadline == table.deadline(ALWAYS)
        assert (listed.bank, listed.increment) == (7200, 3600)


@pytest.mark.parametrize("speed", ["live", "slow"])
async def test_a_bot_plays_for_a_player_without_time(sqlite: str, speed: Speed) -> None:
    async with running_context(sqlite) as context:
        table, people = await started(context, speed)
        other = people[(table.turn + 1) % 3]
        with pytest.raises(NotAllowed):
            await seating.change_seat(context, table, table.turn, other, BOT)
        seat = await late(context, table)
        assert table.places[seat].bot == "apprentice"
        assert table.tail[-1].person is None, "the entry has no author"
        assert table.deadline(ALWAYS) is None, "bots have no clock"
        with pytest.raises(OutOfTime):
            await seating.change_seat(context, table, seat, people[seat], ME)


async def test_a_player_whose_time_was_up_returns_after_the_turn(sqlite: str) -> None:
    async with running_context(sqlite, bot_pause=0.0) as context:
        table, people = await started(context, "live", stand_in="random")
        seat = await late(context, table)
        while table.turn == seat:
            await asyncio.sleep(0.01)
        await seating.change_seat(context, table, seat, people[seat], ME)
        assert not table.places[seat].bot
        assert left(table, seat) == 60
        while table.turn != seat:
            await end_turn(context, table, people)
        assert left(table, seat) == 60 + PACES["live"].increment
        assert table.deadline(ALWAYS) is not None


@pytest.mark.usefixtures("still")
async def test_leaving_and_returning_gains_no_time(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        table, people = await started(context, "live")
        seat = table.turn
        wait(table, table.pace.bank - 10)
        for wish in (BOT, ME, BOT, ME):
            await seating.change_seat(context, table, seat, people[seat], wish)
        assert left(table, seat) <= 10


async def test_clocks_run_at_tables_not_in_memory(sqlite: str) -> None:
    """After a restart of the server a player of a slow game runs out of time."""
    async with running_context(sqlite) as context:
        table, _ = await started(context, "slow")
        id_, seat, since = table.id, table.turn, table.since
        async with context.database.logs() as logs:
            in_time = since + PACES["slow"].bank * 1000
            assert await logs.late_tables(in_time, PACES) == []
            assert await logs.late_tables(in_time + 1, PACES) == [id_]
        await seating.change_seat(context, table, seat, table.places[seat].person or "", BOT)
        async with context.database.logs() as logs:
            assert await logs.late_tables(in_time * 2, PACES) == [], "a bot is never late"


async def test_a_clock_of_days_pauses_during_the_players_holiday(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        slow, people = await started(context, "slow", bank=7200, increment=3600)
        live, others = await started(context, "live")
        seat = slow.turn
        deadlines = slow.deadline(ALWAYS), live.deadline(ALWAYS)
        await context.people.take_holiday(people[seat], 3)
        await context.people.take_holiday(others[live.turn], 3)
        rests = context.people.rests
        later = (slow.deadline(rests) or 0) - (deadlines[0] or 0)
        assert abs(later - 3 * DAY * 1000) < 60_000
        assert live.deadline(rests) == deadlines[1], "holidays do not apply to live games"
        # A thousand seconds before the holiday, all of it, and a thousand after it.
        away = Span(slow.since + 1_000_000, slow.since + 1_000_000 + 3 * DAY * 1000)
        at = away.end + 1_000_000
        left = clocks.left_at(slow, at, Rests({people[seat]: away}))
        assert left[seat] == (7200 - 2000) * 1000
        assert clocks.left_at(slow, at, ALWAYS)[seat] == 0
        # Another process, which read the table before, does not seat a bot.
        wait(slow, 7201)
        away = Span(slow.since + 1000, slow.since + 3 * DAY * 1000)
        await context.database.writer.write([store.set_holiday(people[seat], away)])
        context.people.rests = ALWAYS
        await late(context, live)
        assert not slow.places[seat].bot
        shown = (await listing.lobby(context, people[seat])).mine[0].seats[seat]
        assert shown.away == away.end


def test_holidays_are_limited() -> None:
    day = DAY * 1000
    first = take(None, 20, 0)
    assert first == Span(0, 20 * day)
    assert take(first, 20, 10 * day) == Span(0, 30 * day), "the holiday is extended"
    with pytest.raises(HolidayTooLong):
        take(first, 21, 10 * day)
    back = take(first, 0, 10 * day)
    assert back == Span(0, 10 * day), "the holiday ends early"
    with pytest.raises(HolidayTooSoon):
        take(back, 1, 39 * day)
    assert take(back, 30, 40 * day) == Span(40 * day, 70 * day)
    assert take(None, 0, 0) is None


async def test_clocks_pause_while_the_server_is_down(new_database: NewDatabase) -> None:
    """Players could not move, so a restarted server must not count the downtime."""
    url = new_database()
    hour = 3_600_000
    async with running_context(url) as context:
        table, _ = await started(context, "live", bank=600, increment=60)
        id_, seat, since = table.id, table.turn, table.since
    with opened(database_url(url)) as engine, engine.begin() as connection:
        # All this happened five hours ago, and a minute later the server was killed.
        connection.execute(update(entries).values(at=entries.c.at - 5 * hour))
        ran = {"start": since - 6 * hour, "until": since - 5 * hour + 60_000}
        connection.execute(update(uptimes).values(ran))
    async with running_context(url) as context:
        async with context.database.logs() as logs:
            assert await logs.late_tables(now(), PACES) == [id_], "downtime is not subtracted yet"
        table = await context.tables.get(id_)
        assert (table.deadline(context.people.rests) or 0) > now()
        left_ = clocks.left_at(table, now(), context.people.rests)[seat]
        assert 500_000 < left_ <= 540_000
        await late(context, table)
        assert (await context.tables.get(id_)).places[seat].bot, (
            "the time was used while the server ran"
        )


async def test_clocks_pause_while_the_machine_sleeps(new_database: NewDatabase) -> None:
    """A suspended machine, a frozen process or a clock change costs the players no time."""
    url = new_database()
    hour = 3_600_000
    async with running_context(url) as context:
        table, _ = await started(context, "live", bank=600, increment=60)
        seat, since = table.turn, table.since
        with opened(database_url(url)) as engine, engine.begin() as connection:
            # It was suspended a minute after the start, and resumes now.
            connection.execute(update(entries).values(at=entries.c.at - 5 * hour))
            ran = {"start": since - 6 * hour, "until": since - 5 * hour + 60_000}
            connection.execute(update(uptimes).values(ran))
        async with table.lock:
            await context.tables.reload(table)
        assert (table.deadline(context.people.rests) or 0) < now()
        context.background.start(time_limits.keep_time(context))
        while not context.people.rests.closed:
            assert not table.places[seat].bot
            await asyncio.sleep(0.01)
        left_ = clocks.left_at(table, now(), context.people.rests)[seat]
        assert 500_000 < left_ <= 540_000


def test_overlapping_and_successive_pauses_delay_a_deadline_correctly() -> None:
    open_ = [Span(0, 10), Span(5, 20), Span(40, 50), Span(60, 70)]
    closed = between(open_)
    assert closed == [Span(20, 40), Span(50, 60)]
    rests = Rests({"Ann": Span(35, 55)}, closed).of("Ann", "slow")
    assert rests == [Span(20, 60)], "overlapping holiday and downtime count once"
    assert rested(rests, 15, 65) == 40
    assert put_off(rests, 15, 22) == 62
    assert put_off(closed, 15, 22) == 42
    assert put_off(closed, 15, 35) == 65, "the second pause begins before the delayed end"
    assert put_off(closed, 15, 20) == 20
    assert before(closed, 75, 10) == 65
    assert before(closed, 75, 20) == 45, "ten of them were before the downtime"
    assert before(closed, 75, 40) == 5
    assert before([], 75, 40) == 35


async def test_chat_does_not_delay_the_deadline(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        for speed in SPEEDS:
            table, people = await started(context, speed)
            deadline = table.deadline(ALWAYS)
            await say(context, table, people[1], "Hurry up!")
            assert table.deadline(ALWAYS) == deadline
            assert (deadline is None) == (speed == "relaxed")


@pytest.mark.parametrize(
    ("speed", "bank", "increment"),
    [("relaxed", 60, 0), ("live", 59, 0), ("live", 600, 601), ("slow", 60, 60), ("live", 0, 0)],
)
async def test_an_invalid_clock_is_refused(
    sqlite: str, speed: Speed, bank: int, increment: int
) -> None:
    async with running_context(sqlite) as context:
        with pytest.raises(BadPace):
            await started(context, speed, bank=bank, increment=increment)


async def test_an_abandoned_live_game_is_closed_after_a_day(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        live, _ = await started(context, "live")
        slow, _ = await started(context, "slow")
        # Shift everything to a day ago.
        await endings.expire(context, "running", -1.0, "live")
        assert (live.status, slow.status) == ("closed", "running")
        assert live.tail[-1].details == Text(text="expired")
