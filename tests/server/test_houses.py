"""Houses on one database, in this process: what one writes, and what the other makes of it."""

import asyncio
import gc
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from operator import methodcaller
from typing import cast
from unittest.mock import Mock

import pytest
from psycopg import AsyncConnection

from guildhall.core.events import PUBLIC
from guildhall.server.errors import Unavailable
from guildhall.server.live import listing, loading, pace, seating, thinking, waking
from guildhall.server.live.connection import Connection
from guildhall.server.live.house import House
from guildhall.server.live.lobby import MOST_OWN, Lobbies
from guildhall.server.live.moves import move as play
from guildhall.server.live.notices import heed
from guildhall.server.live.table import Table
from guildhall.server.live.talk import say
from guildhall.server.live.undo import undo
from guildhall.server.live.waking import Behind
from guildhall.server.people import Session
from guildhall.server.store import neighbours
from guildhall.server.store import people as stored_people
from guildhall.server.store.admin import act
from guildhall.server.store.audit import Follower
from guildhall.server.store.database import database_url, prepare
from guildhall.server.store.logs import Logs
from guildhall.server.store.news import LOCK, News
from guildhall.server.store.rows import StoredTable
from guildhall.server.wire.live import UnwatchLobby, Watch, WatchLobby
from guildhall.server.wire.tables import Lobby, NewTable, SeatChange
from tests.server.conftest import NewDatabase
from tests.server.harness import settings, within
from tests.server.postgres import Postgres


def first_move(table: Table) -> list[str]:
    assert table.running
    return list(table.running.legal().values())[:1]


def _same(one: Table, other: Table) -> None:
    """What two processes know of a table."""
    assert one.running
    assert other.running
    for name in ("seq", "turn", "depth", "since", "clocks", "status"):
        assert getattr(one, name) == getattr(other, name), name
    for name in ("position", "depth", "head", "asked"):
        assert getattr(one.running, name) == getattr(other.running, name), name
    mine, theirs = one.running.reached, other.running.reached
    while mine and theirs:
        assert (mine.number, mine.steps) == (theirs.number, theirs.steps)
        assert mine.state.key() == theirs.state.key()
        assert mine.undoable_by() == theirs.undoable_by()
        mine, theirs = mine.before, theirs.before  # type: ignore[assignment]
    assert mine is theirs is None
    assert [line.row("") for line in one.tail][-3:] == [line.row("") for line in other.tail][-3:]


@pytest.mark.parametrize("game", ["builders", "burgundy", "craftsmen"])
def test_moves_of_another_process_lead_where_reading_everything_again_does(
    sqlite: str, game: str
) -> None:
    async def run() -> None:
        writes, reads = House(settings(sqlite)), House(settings(sqlite))
        await writes.open()
        await reads.open()
        people = [(await writes.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
        table = await seating.open_table(writes, people[0], NewTable(game=game, seats=2))
        await seating.change_seat(writes, table, 1, people[1], SeatChange(player="me"))
        await seating.start(writes, table, people[0])
        other = await reads.table(table.id)
        followed, chance = other.running, random.Random(5)
        assert followed
        for number in range(40):
            assert table.running
            state, at = table.running.state, table.running.position
            text = chance.choice(list(table.running.legal().values()))
            await play(writes, table, people[state.seat], at, text)
            if number % 3 == 0:
                assert await reads.take_over(other, table.seq)
                assert other.running is followed, "it has gone on and was not read again"
                _same(other, table)
        assert table.running
        while (seat := table.running.reached.undoable_by()) is None:
            mover = people[table.running.state.seat]
            await play(writes, table, mover, table.running.position, *first_move(table))
        await undo(writes, table, people[seat], table.running.position)
        assert await reads.take_over(other, table.seq)
        assert other.running is not followed
        _same(other, table)
        await say(writes, table, people[0], "Well!")
        mover = people[table.running.state.seat]
        await play(writes, table, mover, table.running.position, *first_move(table))
        assert await reads.take_over(other, table.seq)
        _same(other, table)
        await reads.close()
        await writes.close()

    prepare(database_url(sqlite))
    within(run())


@asynccontextmanager
async def two_houses(postgres: Postgres) -> AsyncIterator[tuple[House, House]]:
    async with two_houses_of(postgres.new_database()) as houses:
        yield houses


@asynccontextmanager
async def two_houses_of(database: str) -> AsyncIterator[tuple[House, House]]:
    """Neither follows by itself what the other writes."""
    prepare(database_url(database))
    one, other = House(settings(database)), House(settings(database))
    await one.open()
    await other.open()
    yield one, other
    await one.close()
    await other.close()


@asynccontextmanager
async def living(*houses: House) -> AsyncIterator[None]:
    """As if they listened: nobody takes them for gone."""
    url = houses[0].database.url.set(drivername="postgresql")
    named = url.render_as_string(hide_password=False)
    async with await AsyncConnection.connect(named, autocommit=True) as connection:
        for house in houses:
            await connection.execute("SELECT pg_advisory_lock(%s, %s::int)", [LOCK, house.process])
        yield


async def begun(house: House, game: str) -> tuple[Table, list[str]]:
    """A game of two people."""
    table, sessions = await begun_by(house, game)
    return table, [session.person.id for session in sessions]


async def begun_by(house: House, game: str) -> tuple[Table, list[Session]]:
    """The same, with what they are known by."""
    table, sessions = await laid_by(house, game)
    await seating.start(house, table, sessions[0].person.id)
    return table, sessions


async def sat_down(house: House, game: str = "builders") -> tuple[Table, list[str]]:
    """A table of two people that is about to start."""
    table, sessions = await laid_by(house, game)
    return table, [session.person.id for session in sessions]


async def laid_by(house: House, game: str) -> tuple[Table, list[Session]]:
    ann, ben = [await house.people.new_guest(name) for name in ("Ann", "Ben")]
    table = await seating.open_table(house, ann.person.id, NewTable(game=game, seats=2))
    await seating.change_seat(house, table, 1, ben.person.id, SeatChange(player="me"))
    return table, [ann, ben]


async def play_first(house: House, table: Table, people: list[str]) -> None:
    assert table.running
    mover = people[table.running.state.seat]
    await play(house, table, mover, table.running.position, *first_move(table))


def test_tables_that_went_on_elsewhere_are_read_together_and_wait_for_none_of_them(
    postgres: Postgres,
) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            begun_there = [await begun(one, g) for g in ("builders", "burgundy", "craftsmen")]
            seen = [await other.table(table.id) for table, _ in begun_there]
            for table, people in begun_there:
                await play_first(one, table, people)
                await play_first(one, table, people)
            talked, people = begun_there[1]
            await say(one, talked, people[0], "Well!")
            behind = {table.id: table.seq for table, _ in begun_there}
            async with seen[2].lock:
                await other.take_over_all(behind)
                for known, (table, _) in zip(seen[:2], begun_there[:2], strict=True):
                    _same(known, table)
                assert seen[2].seq < begun_there[2][0].seq, "somebody is about to change it"
            while seen[2].seq < begun_there[2][0].seq:
                await asyncio.sleep(0.01)
            _same(seen[2], begun_there[2][0])
            await other.take_over_all(behind)
            _same(seen[0], begun_there[0][0])

    within(run())


def test_a_table_that_nobody_looks_at_here_is_read_when_somebody_asks(postgres: Postgres) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, people = await begun(one, "builders")
            seen, before = await other.table(table.id), table.seq
            await play_first(one, table, people)
            Behind(other).heed(News(table.id, table.seq))
            assert seen.is_behind
            assert seen.seq == before
            assert await other.table(table.id) is seen
            _same(seen, table)
            assert not seen.is_behind

    within(run())


class Line:
    """An end of a socket that keeps what is said to it."""

    when_ready: Callable[[], None] | None = None
    ready = True

    def __init__(self) -> None:
        self.said = b""

    async def hear(self) -> str | bytes:
        raise NotImplementedError

    def say(self, frames: Sequence[bytes]) -> None:
        self.said += b"".join(frames)

    def hang_up(self, code: int) -> None:
        raise AssertionError(code)


def test_whoever_comes_while_a_table_goes_on_elsewhere_sees_that(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else looked on here yet, so what was heard of it was not read."""

    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, people = await begun(one, "builders")
            seen, stored = await other.table(table.id), other.stored

            async def and_goes_on(table_id: str) -> Table:
                found = await stored(table_id)
                await play_first(one, table, people)
                Behind(other).heed(News(table.id, table.seq))
                assert seen.is_behind
                return found

            monkeypatch.setattr(other, "stored", and_goes_on)
            line = Line()
            socket = Connection(other, line, None, "en", "127.0.0.1")
            await socket._do(Watch(id=1, table=table.id, since=0))
            _same(seen, table)
            while b'"seq":%d,"entries"' % table.seq not in line.said:
                await asyncio.sleep(0)

    within(run())


def away_once(monkeypatch: pytest.MonkeyPatch, whom: object, way: str, *, after: int = 0) -> None:
    """The database does not answer whom when it is read in this way after so many answers."""
    answer, answers = getattr(whom, way), iter(range(after))

    def away(*asked: object, **how: object) -> object:
        if next(answers, None) is not None:
            return answer(*asked, **how)
        monkeypatch.setattr(whom, way, answer)
        raise Unavailable()

    monkeypatch.setattr(whom, way, away)


async def watched(house: House, table: Table) -> Line:
    """What a stranger is told who looks on from now on."""
    line = Line()
    await Connection(house, line, None, "en", "127.0.0.1")._do(Watch(id=1, table=table.id, since=0))
    return line


@pytest.mark.parametrize("way", ["lines_of_others", "logs", "logs, while somebody acts"])
def test_what_could_not_be_read_at_once_is_read_when_the_database_answers_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Who listens is told of an entry once, so nothing else would ever have it read."""

    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, people = await begun(one, "builders")
            seen = await other.table(table.id)
            line = await watched(other, seen)
            # More than a move: all of it is read again, by another connection.
            await say(one, table, people[0], "Well!")
            await play_first(one, table, people)
            away_once(monkeypatch, other.database, way.partition(",")[0])
            async with seen.lock if "acts" in way else nullcontext():
                Behind(other).heed(News(table.id, table.seq))
                await asyncio.sleep(0.1)
            while seen.seq < table.seq:
                await asyncio.sleep(0.01)
            _same(seen, table)
            while b'"seq":%d,"entries"' % table.seq not in line.said:
                await asyncio.sleep(0)

    within(run())


@pytest.mark.parametrize("talks", [False, True])
def test_who_looks_on_is_told_though_those_who_acted_could_not_be_read_at_first(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, talks: bool
) -> None:
    """A table that has already gone on then is not read again, and nobody would be told."""

    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, people = await begun(one, "builders")
            line = await watched(other, await other.table(table.id))
            if talks:
                # More than moves: all of it is read again.
                await say(one, table, people[0], "Well!")
            await play_first(one, table, people)
            away_once(monkeypatch, other.people, "fetch")
            Behind(other).heed(News(table.id, table.seq))
            while b'"seq":%d,"entries"' % table.seq not in line.said:
                await asyncio.sleep(0.01)

    within(run())


def test_nothing_is_stored_that_could_not_be_shown_then(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        house = House(settings(sqlite))
        await house.open()
        ann, ben = [(await house.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
        wanted = NewTable(game="builders", seats=2)
        away_once(monkeypatch, house.people, "fetch")
        with pytest.raises(Unavailable):
            await seating.open_table(house, ann, wanted)
        assert not house.loaded()
        table = await seating.open_table(house, ann, wanted)
        before = table.seq
        away_once(monkeypatch, house.people, "fetch")
        with pytest.raises(Unavailable):
            await seating.change_seat(house, table, 1, ben, SeatChange(player="me"))
        assert table.seat_of(ben) == PUBLIC
        async with house.database.logs() as logs:
            assert [one.table.id for one in await logs.tables_of(ann, 9)] == [table.id]
            assert await logs.last_seqs([table.id]) == {table.id: before}
        await house.close()

    prepare(database_url(sqlite))
    within(run())


def test_who_sits_down_elsewhere_is_seen_when_the_database_answers_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            ann, ben = [(await one.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
            table = await seating.open_table(one, ann, NewTable(game="builders", seats=2))
            seen = await other.table(table.id)
            await watched(other, seen)
            await seating.change_seat(one, table, 1, ben, SeatChange(player="me"))
            away_once(monkeypatch, other.database, "logs")
            Behind(other).heed(News(table.id, table.seq, listed=True))
            while seen.seat_of(ben) != 1:
                await asyncio.sleep(0.01)

    within(run())


async def two_at_a_table(one: House, other: House) -> tuple[list[Session], Line]:
    """Ann and Ben, and what a stranger at the other house is told of them."""
    ann, ben = [await one.people.new_guest(name) for name in ("Ann", "Ben")]
    table = await seating.open_table(one, ann.person.id, NewTable(game="builders", seats=2))
    await seating.change_seat(one, table, 1, ben.person.id, SeatChange(player="me"))
    line = await watched(other, await other.table(table.id))
    while b'"Ann"' not in line.said:
        await asyncio.sleep(0)
    return [ann, ben], line


def test_another_name_is_seen_though_it_could_not_be_read_at_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            (ann, _), line = await two_at_a_table(one, other)
            before = other.people.known(ann.person.id)
            await one.people.name_guest(ann, "Zoe")
            away_once(monkeypatch, stored_people, "named")
            with pytest.raises(Unavailable):
                await other.hear_of(person=ann.person.id)
            # What she asks for meanwhile reads who she is, and shows it to nobody else.
            assert await other.people.session(ann.token)
            assert other.people.known(ann.person.id) == before
            await other.hear_of(person=ann.person.id)
            while b'"Zoe"' not in line.said:
                await asyncio.sleep(0.01)

    within(run())


def test_other_names_are_seen_though_not_all_people_could_be_read_at_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildhall.server.people._AT_ONCE", 1)

    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            both, _ = await two_at_a_table(one, other)
            for session, name in zip(both, ("Zoe", "Yves"), strict=True):
                await one.people.name_guest(session, name)
            shown: list[str] = []
            monkeypatch.setattr(other, "person_changed", shown.append)
            away_once(monkeypatch, stored_people, "named", after=1)
            with pytest.raises(Unavailable):
                await waking._look(other)
            await waking._look(other)
            assert sorted(shown) == sorted(session.person.id for session in both)

    within(run())


def test_a_look_at_all_tables_fails_as_a_whole_where_the_database_does_not_answer(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who begins to listen looks once: what he could not read he would not hear of again."""

    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, people = await begun(one, "builders")
            seen = await other.table(table.id)
            await watched(other, seen)
            await play_first(one, table, people)

            async def away(*asked: object) -> bool:
                raise Unavailable()

            with monkeypatch.context() as during:
                during.setattr(other, "take_over", away)
                with pytest.raises(Unavailable):
                    await waking._look(other)
            await waking._look(other)
            _same(seen, table)

    within(run())


def test_whoever_is_banned_loses_his_seats_whichever_process_has_just_ended(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            played = [await begun(one, "builders") for _ in range(3)]
            for table, _ in played:
                await other.table(table.id)
            follower = Follower()
            async with one.database.connect() as connection:
                await follower.begin(connection)
            for _, (ann, _) in played:
                act(one.database.url, methodcaller("ban", ann, 7, ""))
            async with one.database.connect() as connection:
                bans = await follower.news(connection)
            # One that has ended, which nobody has noticed yet.
            for house in (one, other):
                house.neighbours = {0}
            for ban in bans:
                await asyncio.gather(*(heed(house, ban) for house in (one, other)))
            for table, people in played:
                places = (await other.stored(table.id)).places
                assert [place.person for place in places] == [None, people[1]]
                kinds = [line.kind for line in await other.lines(table, 0, 100)]
                assert kinds.count("resigned") == 1

    within(run())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_table_whose_log_is_broken_keeps_nobody_from_the_others(postgres: Postgres) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            (broken, _), (table, people) = [await begun(one, "builders") for _ in range(2)]
            seen = [await other.table(found.id) for found in (broken, table)]
            for found in seen:
                await watched(other, found)
            await say(one, broken, str(broken.places[0].person), "Well!")
            await play_first(one, table, people)
            url = one.database.url.set(drivername="postgresql")
            named = url.render_as_string(hide_password=False)
            async with await AsyncConnection.connect(named) as connection:
                last = (broken.id, broken.seq)
                await connection.execute(
                    "UPDATE entries SET data = '{' WHERE table_id = %s AND seq = %s", last
                )
            told = Behind(other)
            for found in (broken, table):
                told.heed(News(found.id, found.seq))
            while seen[1].seq < table.seq:
                await asyncio.sleep(0.01)
            _same(seen[1], table)

    within(run())


async def following(house: House, session: Session) -> tuple[Connection, Line]:
    """A socket of somebody who has the lobby before him, and nothing else."""
    line = Line()
    socket = Connection(house, line, session, "en", "127.0.0.1")
    await socket._do(WatchLobby(id=1))
    return socket, line


async def told(line: Line, table: Table) -> None:
    """Wait until the lobby says how a table stands now."""
    change = re.compile(rb'"lobby-change","table":{"id":"%s".*?"seq":(\d+)' % table.id.encode())
    while str(table.seq).encode() not in change.findall(line.said):
        await asyncio.sleep(0.01)


def test_who_follows_only_the_lobby_is_told_of_his_turn_at_a_table_that_is_not_in_memory(
    postgres: Postgres,
) -> None:
    """Nobody writes or pushes to him meanwhile: he has a page of ours open."""

    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, sessions = await begun_by(one, "builders")
            people = [session.person.id for session in sessions]
            assert table.running
            waits = 1 - table.running.state.seat
            socket, line = await following(other, sessions[waits])
            assert other.in_memory(table.id) is None
            while table.running.state.seat != waits:
                await play_first(one, table, people)
            heard = Behind(other)
            heard.heed(News(table.id, table.seq))
            await told(line, table)
            await play_first(one, table, people)
            heard.heed(News(table.id, table.seq))
            await told(line, table)
            while other._tasks:
                await asyncio.sleep(0.01)
            other._kept.clear()
            gc.collect()
            assert other.in_memory(table.id) is None
            await play_first(one, table, people)
            await socket._do(UnwatchLobby(id=2))
            heard.heed(News(table.id, table.seq))
            assert not other._tasks, "nobody here waits for it any more"

    within(run())


def test_a_table_that_goes_on_while_it_is_read_for_the_lobby_is_read_once_and_told_whole(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, sessions = await begun_by(one, "builders")
            people = [session.person.id for session in sessions]
            _, line = await following(other, sessions[0])
            heard, load, loads = Behind(other), loading.load, 0

            async def and_goes_on(logs: Logs, table_id: str) -> Table:
                nonlocal loads
                loads += 1
                found = await load(logs, table_id)
                for _ in range(2):
                    await play_first(one, table, people)
                    heard.heed(News(table.id, table.seq))
                return found

            await play_first(one, table, people)
            monkeypatch.setattr(loading, "load", and_goes_on)
            heard.heed(News(table.id, table.seq))
            heard.heed(News(table.id, table.seq))
            await told(line, table)
            assert loads == 1

    within(run())


def test_a_player_is_told_of_what_somebody_else_had_read_before_it_was_heard_of(
    postgres: Postgres,
) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, sessions = await begun_by(one, "builders")
            _, line = await following(other, sessions[0])
            await play_first(one, table, [session.person.id for session in sessions])
            await watched(other, table)
            Behind(other).heed(News(table.id, table.seq))
            await told(line, table)

    within(run())


def test_a_table_that_begins_and_goes_on_at_once_is_told_as_it_stands(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a quick bot does after the start is heard while the table is read for the first time."""

    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            ann, ben = [await one.people.new_guest(name) for name in ("Ann", "Ben")]
            people = [ann.person.id, ben.person.id]
            _, line = await following(other, ben)
            table = await seating.open_table(one, people[0], NewTable(game="builders", seats=2))
            await seating.change_seat(one, table, 1, people[1], SeatChange(player="me"))
            await seating.start(one, table, people[0])
            heard, load = Behind(other), loading.load

            async def and_goes_on(logs: Logs, table_id: str) -> Table:
                found = await load(logs, table_id)
                await play_first(one, table, people)
                heard.heed(News(table.id, table.seq))
                return found

            monkeypatch.setattr(loading, "load", and_goes_on)
            heard.heed(News(table.id, table.seq, listed=True))
            before = table.seq
            while table.seq == before:
                await asyncio.sleep(0.01)
            await told(line, table)

    within(run())


def _told_after_the_whole(line: Line) -> bool:
    return 0 <= line.said.rfind(b'"type":"lobby",') < line.said.rfind(b'"type":"lobby-change",')


@pytest.mark.parametrize("again", [False, True])
def test_what_changes_while_the_lobby_is_read_is_told_after_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """A page replaces all that it knows by the whole lobby, which was read before the change."""

    async def run() -> None:
        house = House(settings(sqlite))
        await house.open()
        table, sessions = await begun_by(house, "builders")
        read, line = listing.lobby, Line()
        socket = Connection(house, line, sessions[0], "en", "127.0.0.1")
        if again:
            await socket._do(WatchLobby(id=1))
            while not line.said:
                await asyncio.sleep(0)
            line.said = b""

        async def and_goes_on(house: House, person: str | None) -> Lobby:
            found = await read(house, person)
            await play_first(house, table, [session.person.id for session in sessions])
            await asyncio.sleep(0.01)
            return found

        monkeypatch.setattr(listing, "lobby", and_goes_on)
        await (socket.tell_lobby() if again else socket._do(WatchLobby(id=1)))
        await told(line, table)
        while b'"type":"lobby",' not in line.said:
            await asyncio.sleep(0)
        assert _told_after_the_whole(line)
        await house.close()

    prepare(database_url(sqlite))
    within(run())


def test_what_is_told_after_a_lobby_that_was_read_anew_does_not_pass_for_part_of_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same lobby is not sent twice, unless the page has heard something else since."""

    async def run() -> None:
        house = House(settings(sqlite))
        await house.open()
        table, sessions = await begun_by(house, "builders")
        socket, line = await following(house, sessions[0])
        before = await listing.lobby(house, sessions[0].person.id)

        changes = [table]

        async def same(_house: House, _person: str | None) -> Lobby:
            while changes:
                house.show(changes.pop())
            return before

        monkeypatch.setattr(listing, "lobby", same)
        await socket.tell_lobby()
        await told(line, table)
        line.said = b""
        await socket.tell_lobby()
        while b'"type":"lobby",' not in line.said:
            await asyncio.sleep(0)
        await house.close()

    prepare(database_url(sqlite))
    within(run())


def test_changes_are_told_where_the_lobby_could_not_be_read(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        house = House(settings(sqlite))
        await house.open()
        table, sessions = await begun_by(house, "builders")
        socket, line = await following(house, sessions[0])

        async def away(_house: House, _person: str | None) -> Lobby:
            house.show(table)
            raise Unavailable()

        monkeypatch.setattr(listing, "lobby", away)
        with pytest.raises(Unavailable):
            await socket.tell_lobby()
        await told(line, table)
        await house.close()

    prepare(database_url(sqlite))
    within(run())


def test_what_is_heard_from_elsewhere_while_the_lobby_is_read_is_told_after_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, sessions = await begun_by(one, "builders")
            read = listing.lobby

            async def and_goes_on(house: House, person: str | None) -> Lobby:
                found = await read(house, person)
                await play_first(one, table, [session.person.id for session in sessions])
                Behind(other).heed(News(table.id, table.seq))
                while other.in_memory(table.id) is None:
                    await asyncio.sleep(0.01)
                return found

            monkeypatch.setattr(listing, "lobby", and_goes_on)
            _, line = await following(other, sessions[0])
            await told(line, table)
            assert _told_after_the_whole(line)

    within(run())


def test_only_so_many_tables_of_a_person_are_waited_for_and_none_when_he_goes() -> None:
    lobbies = Lobbies()
    ben = Mock(person_id="ben")
    lobbies.remember("ben", ["early"])
    assert not lobbies.awaits("early"), "he does not follow the lobby"
    lobbies.join(ben)
    lobbies.remember("ben", map(str, range(MOST_OWN + 1)))
    assert not lobbies.awaits("0")
    assert all(lobbies.awaits(str(number)) for number in range(1, MOST_OWN + 1))
    lobbies.leave(ben)
    assert not any(lobbies.awaits(str(number)) for number in range(MOST_OWN + 1))


def test_a_bot_goes_on_whose_process_was_taken_for_gone_and_was_not(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that writes has lost the table to one that does not read what it writes."""
    monkeypatch.setattr(thinking, "_SWEEP_SECONDS", 0.05)

    async def run() -> None:
        async with two_houses(postgres) as (one, other), living(one, other):
            awake = asyncio.create_task(thinking.keep_bots_awake(other))
            ann = (await one.people.new_guest("Ann")).person.id
            wanted = NewTable(game="burgundy", seats=2, bots=["random"])
            table = await seating.open_table(one, ann, wanted)
            await seating.start(one, table, ann)
            assert table.running
            while table.turn != 0:
                await asyncio.sleep(0.01)
            seen = await other.table(table.id)
            await other.database.writer.write([neighbours.keep(table.id, other.process)])
            table.keeper = one.process
            while table.turn == 0:
                await play(one, table, ann, table.running.position, *first_move(table))
            # It hears that it was taken for gone, and leaves the bot to who has it now.
            table.keeper = 0
            before = table.seq
            Behind(other).heed(News(table.id, table.seq))
            assert seen.is_behind
            assert seen.turn == 0
            while seen.seq == before or seen.is_behind:
                await asyncio.sleep(0.01)
            assert seen.keeper == other.process
            awake.cancel()

    within(run())


def test_who_has_somebody_at_a_table_takes_its_bot_only_when_nothing_comes_from_its_keeper(
    postgres: Postgres,
) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other), living(one, other):
            ann = (await one.people.new_guest("Ann")).person.id
            wanted = NewTable(game="burgundy", seats=2, bots=["random"])
            table = await seating.open_table(one, ann, wanted)
            await seating.start(one, table, ann)
            seen = await other.table(table.id)
            assert not await other.keeps(seen)
            assert not await other.keeps(seen), "nobody looks on here either"
            seen.left_alone = 0
            seen.watchers.add(cast(Connection, object()))
            assert not await other.keeps(seen)
            assert await other.keeps(seen)
            seen.watchers.clear()

    within(run())


def and_then(monkeypatch: pytest.MonkeyPatch, do: Callable[[], Awaitable[None]]) -> None:
    """Something happens when the next table is half read."""
    read = Logs.table

    async def half_read(logs: Logs, table_id: str) -> StoredTable | None:
        monkeypatch.setattr(Logs, "table", read)
        found = await read(logs, table_id)
        await do()
        return found

    monkeypatch.setattr(Logs, "table", half_read)


@pytest.mark.parametrize("again", [False, True])
def test_a_table_is_read_as_it_was_at_one_moment(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """One that is as new as its log says and as old as its status is never read again."""

    async def run() -> None:
        async with two_houses_of(new_database()) as (one, other):
            table, people = await sat_down(one)
            if again:
                seen = await other.table(table.id)
                await say(one, table, people[0], "Well!")
                and_then(monkeypatch, partial(seating.start, one, table, people[0]))
                assert await other.take_over(seen, table.seq)
            else:
                and_then(monkeypatch, partial(seating.start, one, table, people[0]))
                seen = await other.table(table.id)
            assert table.status == "running"
            await other.take_over(seen, table.seq)
            _same(seen, table)

    within(run())


def test_only_tables_are_read_at_one_moment(postgres: Postgres) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, _):
            levels = []
            for at_one_moment in (True, False):
                async with one.database.logs(at_one_moment=at_one_moment) as logs:
                    found = await logs._connection.exec_driver_sql("SHOW transaction_isolation")
                    process = await logs._connection.exec_driver_sql("SELECT pg_backend_pid()")
                    levels.append((process.scalar(), found.scalar()))
            backend = levels[0][0]
            assert levels == [(backend, "repeatable read"), (backend, "read committed")]

    within(run())


def test_a_start_that_is_told_while_the_table_is_half_read_is_read_too(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, people = await sat_down(one)
            other.lobbies.join(Connection(other, Line(), None, "en", "127.0.0.1"))

            async def starts() -> None:
                await seating.start(one, table, people[0])
                Behind(other).heed(News(table.id, table.seq, listed=True))
                # Whoever is told asks for the table that is being read.
                await asyncio.sleep(0)

            and_then(monkeypatch, starts)
            seen = await other.table(table.id)
            while seen.status != "running":
                await asyncio.sleep(0.01)
            _same(seen, table)

    within(run())


def test_what_is_heard_of_a_table_that_is_half_read_again_is_read_when_somebody_asks(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, people = await begun(one, "builders")
            seen = await other.table(table.id)
            await say(one, table, people[0], "Well!")

            async def goes_on() -> None:
                await play_first(one, table, people)
                Behind(other).heed(News(table.id, table.seq))

            and_then(monkeypatch, goes_on)
            await other.take_over(seen, table.seq)
            assert await other.table(table.id) is seen
            _same(seen, table)

    within(run())


@pytest.mark.parametrize("looks_for", ["bots", "late players"])
def test_who_looks_at_a_table_by_himself_judges_what_was_written_while_he_read_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, looks_for: str
) -> None:
    """The process that wrote it may be gone, and then nobody else would ever act there."""

    async def run() -> None:
        async with two_houses(postgres) as (one, other):
            table, people = await begun(one, "builders")

            async def goes_on() -> None:
                await play_first(one, table, people)
                Behind(other).heed(News(table.id, table.seq))

            async def late(*asked: object) -> list[str]:
                return [table.id]

            monkeypatch.setattr(Logs, "late_tables", late)
            and_then(monkeypatch, goes_on)
            if looks_for == "bots":
                assert await thinking._woken(other, table.id)
            else:
                await pace._sweep(other)
            seen = other.in_memory(table.id)
            assert seen
            _same(seen, table)

    within(run())
