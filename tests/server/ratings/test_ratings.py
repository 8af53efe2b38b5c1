"""Ratings: which games count, how much, and that they follow from the logs alone."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from math import exp, sqrt
from typing import Any

import pytest
from sqlalchemy import Insert, Update, delete, insert, update

from guildhall.bots.levels import NUMBERS, levels_of
from guildhall.core.errors import NothingToUndo, SeatsOutOfRange
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.server.context import Context
from guildhall.server.errors import NoSuchPerson
from guildhall.server.operations.verify import verify
from guildhall.server.ratings import boards, store
from guildhall.server.ratings.messages import Opening
from guildhall.server.ratings.model import Entrant, Finished, Skill, anchors, entrants, rate
from guildhall.server.ratings.store import rebuild
from guildhall.server.ratings.tasks import rate_unrated
from guildhall.server.storage.database import database_url, opened, prepare
from guildhall.server.storage.group_commit import Conflict
from guildhall.server.storage.schema import entries
from guildhall.server.storage.schema import ratings as rows
from guildhall.server.tables import endings, moves, seating, undo
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.rows import entry_row
from guildhall.server.tables.table import Table
from guildhall.table.entry import BotSeated, LogEntry
from guildhall.table.settings import NewTable
from guildhall.table.view import EntryKind
from tests.server.conftest import NewDatabase
from tests.server.harness import settings

ANN, BEN, CID = (Entrant(person=name) for name in ("Ann", "Ben", "Cid"))


def game(number: int, *entrants: Entrant, name: str = "builders") -> Finished:
    """Return a game in which each player finished before the next."""
    places = list(range(1, len(entrants) + 1))
    return Finished(f"table{number}", name, number, places, list(entrants))


def skills(*games: Finished) -> dict[str, Skill]:
    return {one.person: one.skill for one in rate(games, {})}


# Rating a game.


def test_winners_rise_losers_fall_and_uncertainty_shrinks() -> None:
    after = skills(game(1, ANN, BEN))
    assert after["Ann"].mu > Skill().mu > after["Ben"].mu
    assert after["Ann"].sigma < Skill().sigma
    assert Skill().shown == 0.0


def test_games_are_rated_in_the_order_in_which_they_ended() -> None:
    games = [game(1, ANN, BEN), game(2, BEN, CID), game(3, CID, ANN)]
    assert skills(*games) == skills(*reversed(games))
    swapped = [replace(games[0], at=9), *games[1:]]
    assert skills(*swapped) != skills(*games)


def test_a_player_who_resigns_ranks_last_whatever_the_bot_scores() -> None:
    gone = replace(ANN, gone=True)
    received = game(1, gone, BEN, CID)
    assert received.places() == [3, 1, 2]
    both = game(1, gone, replace(BEN, gone=True), CID)
    assert both.places() == [2, 2, 1], "leaving later earns no better place"
    assert skills(received)["Ann"].mu < Skill().mu


def test_ratings_of_bots_are_fixed_and_calibrate_players() -> None:
    bots = anchors("builders")
    weak, strong = (Entrant(bot=level) for level in ("random", "10"))
    assert bots["random"] < bots["apprentice"] == 25 < bots["journeyman"] < bots["10"]
    by_weak, by_strong = skills(game(1, ANN, weak)), skills(game(1, ANN, strong))
    assert set(by_weak) == {"Ann"}
    assert by_weak["Ann"].mu < by_strong["Ann"].mu


def test_a_bot_without_a_rating_is_ignored() -> None:
    assert skills(game(1, ANN, Entrant(bot="genius"))) == {"Ann": Skill()}
    assert skills(game(1, ANN, Entrant(bot="10"), name="unknown")) == {"Ann": Skill()}
    with_stranger = skills(game(1, ANN, Entrant(bot="genius"), BEN))
    assert with_stranger["Ann"].mu > with_stranger["Ben"].mu


def test_win_rates_match_the_rating_difference() -> None:
    points = levels_of("builders").ratings
    bots = anchors("builders")
    for weak, strong in pairwise(NUMBERS):
        expected = 1 / (1 + 10 ** ((points[weak] - points[strong]) / 400))
        apart = (bots[strong] - bots[weak]) / (sqrt(2) * 25 / 6)
        assert 1 / (1 + exp(-apart)) == pytest.approx(expected)


# Rated tables.


@asynccontextmanager
async def running_context(database: str) -> AsyncIterator[Context]:
    prepare(database_url(database))
    context = Context(settings(database))
    await context.open()
    try:
        yield context
    finally:
        await context.close()


async def played(context: Context, people: list[str], **wanted: Any) -> Table:
    """Play a game of these players to its end with moves that score."""
    table = await begun(context, people, **wanted)
    await play_on(context, table, people)
    return table


async def begun(context: Context, people: list[str], **wanted: Any) -> Table:
    asked = NewTable(game="builders", seats=len(people), **{"rated": True, **wanted})
    table = await seating.open_table(context, people[0], asked)
    for seat, person in enumerate(people[1:], 1):
        await seating.change_seat(context, table, seat, person, SeatChange(player="me"))
    await seating.start(context, table, people[0])
    return table


async def play_on(context: Context, table: Table, people: list[str]) -> None:
    rng = seeded(7)
    while table.status == "running":
        running = table.in_play()
        text = running.legal[choose_eagerly(running.state, rng)]
        await moves.move(context, table, people[table.turn], running.position, text)


async def all_rated(context: Context, games: int) -> None:
    """Wait until this many games are rated."""
    while True:
        async with context.database.connect() as connection:
            found = await connection.run_sync(store.stored)
        if len({one.table for one in found}) == games:
            return
        await asyncio.sleep(0.01)


async def accounts(context: Context, *names: str) -> list[str]:
    found = []
    for name in names:
        guest = await context.people.new_guest(name)
        made = await context.people.make_account(guest, name, "long enough", None)
        found.append(made.person.id)
    return found


async def test_ratings_follow_from_the_logs_alone(new_database: NewDatabase) -> None:
    url = new_database()
    async with running_context(url) as context:
        ann, ben = await accounts(context, "Ann", "Ben")
        first, _ = [await played(context, [ann, ben]) for _ in range(2)]
        await played(context, [ann, ben], rated=False)
        await all_rated(context, 2)
        received = await boards.profile(context, ann)
        assert received.games[0].table == first.id
        assert (received.ratings[0].games, received.ratings[0].seats) == (2, 2)
        board = await boards.leaderboard(context, "builders", 2)
        assert {one.person.id for one in board.leaders} == {ann, ben}
        best = [one.rating.rating for one in board.leaders]
        assert best == sorted(best, reverse=True)
        assert (await boards.leaderboard(context, "builders", 3)).leaders == []

        # The first game is rated late, as after a stopped server: all ratings are recomputed.
        with opened(database_url(url)) as engine, engine.begin() as connection:
            before = set(store.stored(connection))
            connection.execute(delete(rows).where(rows.c.table_id == first.id))
            assert store.unrated(connection) == [first.id]
        await boards.rate(context, [first.id])
        with opened(database_url(url)) as engine, engine.begin() as connection:
            assert set(store.stored(connection)) == before
    assert rebuild(database_url(url)) == store.Rebuilt(games=2, people=2, changed=0)
    assert verify(database_url(url)).differences == []
    with opened(database_url(url)) as engine, engine.begin() as connection:
        connection.execute(update(rows).where(rows.c.seat == 0).values(mu=99.0))
    assert {one.what for one in verify(database_url(url)).differences} == {"ratings"}
    assert rebuild(database_url(url)).changed == 2
    assert verify(database_url(url)).differences == []


async def test_an_unreadable_game_does_not_block_the_rating_of_others(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        ann, ben = await accounts(context, "Ann", "Ben")
        broken, whole = [(await played(context, [ann, ben])).id for _ in range(2)]
        await all_rated(context, 2)
        sat = (entries.c.table_id == broken) & (entries.c.kind == "sat")
        with opened(database_url(sqlite)) as engine, engine.begin() as connection:
            connection.execute(update(entries).where(sat).values(data="?"))
            connection.execute(delete(rows))
        context.background.start(rate_unrated(context))
        await all_rated(context, 1)
        assert [one.table for one in (await boards.profile(context, ann)).games] == [whole]


async def test_two_processes_that_rate_at_once_lose_nothing(sqlite: str) -> None:
    async with running_context(sqlite) as one, running_context(sqlite) as other:
        ann, ben = await accounts(one, "Ann", "Ben")
        ids = [(await played(one, [ann, ben])).id for _ in range(2)]
        await all_rated(one, 2)
        with opened(database_url(sqlite)) as engine, engine.begin() as connection:
            connection.execute(delete(rows))
        await asyncio.gather(boards.rate(one, ids[:1]), boards.rate(other, ids[1:]))
    assert rebuild(database_url(sqlite)).changed == 0


async def test_ratings_computed_from_outdated_values_are_not_written(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        ann, ben = await accounts(context, "Ann", "Ben")
        ids = [(await played(context, [ann, ben])).id for _ in range(3)]
        await all_rated(context, 3)
        with opened(database_url(sqlite)) as engine, engine.begin() as connection:
            connection.execute(delete(rows))
            old = store.work(connection, ids[:1])
        for other in ids[1:]:
            await boards.rate(context, [other])
        with pytest.raises(Conflict):
            await context.database.writer.write(old)


async def test_resigning_a_rated_game_loses_it(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        ann, ben = await accounts(context, "Ann", "Ben")
        wanted = NewTable(game="builders", seats=2, rated=True, stand_in="random")
        table = await seating.open_table(context, ann, wanted)
        await seating.change_seat(context, table, 1, ben, SeatChange(player="me"))
        await seating.start(context, table, ann)
        await endings.resign(context, table, ann)
        while table.status == "running":
            running = table.in_play()
            if table.turn == 1:
                text = next(iter(running.legal.values()))
                await moves.move(context, table, ben, running.position, text)
            else:
                await asyncio.sleep(0.01)
        await all_rated(context, 1)
        [lost] = (await boards.profile(context, ann)).games
        [won] = (await boards.profile(context, ben)).games
        assert (lost.place, lost.gone, won.place) == (2, True, 1)
        [story] = (await boards.profile(context, ann)).stories
        assert story.sources == {}, "points of the bot are not counted for Ann"


def entry(kind: EntryKind, seat: int, person: str | None) -> LogEntry:
    return LogEntry(seq=1, at=0, kind=kind, seat=seat, person=person)


def test_moves_of_a_substitute_bot_earn_no_rating() -> None:
    begun = [entry("sat", 0, "Ann"), entry("sat", 1, "Ben"), entry("started", 0, None)]
    away, back = entry("bot", 0, None), entry("sat", 0, "Ann")
    assert [one.gone for one in entrants(begun, set())] == [False, False]
    assert [one.gone for one in entrants([*begun, away], set())] == [True, False]
    assert [one.gone for one in entrants([*begun, away, back], set())] == [False, False]
    assert [one.gone for one in entrants([*begun, away, back], {0})] == [True, False]
    assert game(1, *entrants([*begun, away], set())).places() == [2, 1]


async def test_leaving_a_rated_game_to_a_bot_loses_it_even_on_return_at_the_end(
    new_database: NewDatabase,
) -> None:
    url = new_database()

    def absent_after(change: Insert | Update) -> dict[str, int]:
        """Return the places of players who count as absent after changing the log."""
        with opened(database_url(url)) as engine, engine.begin() as connection:
            connection.execute(change)
            return {one.person: one.place for one in store.from_logs(connection) if one.gone}

    async with running_context(url) as context:
        ann, ben = await accounts(context, "Ann", "Ben")
        table = await played(context, [ann, ben])
        await all_rated(context, 1)
        # Three cases: a bot played her last moves; she came back; a bot played all
        # moves before.
        left = LogEntry(
            seq=table.seq + 1, at=1, kind="bot", seat=0, details=BotSeated(level="random")
        )
        back = LogEntry(seq=table.seq + 2, at=1, kind="sat", seat=0, person=ann)
        hers = entries.c.kind == "move", entries.c.seat == 0
        assert absent_after(insert(entries).values(entry_row(table.id, left))) == {ann: 2}
        assert absent_after(insert(entries).values(entry_row(table.id, back))) == {}
        assert absent_after(update(entries).where(*hers).values(person=None)) == {ann: 2}


async def test_a_profile_shows_favourite_openings(new_database: NewDatabase) -> None:
    url = new_database()
    async with running_context(url) as context:
        ann, ben = await accounts(context, "Ann", "Ben")
        table = await begun(context, [ann, ben])
        first = table.turn
        who = [ann, ben][first]
        starts = [text for text in table.in_play().legal.values() if text[:5] == "start"]
        seq = await moves.move(context, table, who, table.in_play().position, starts[0])
        asked = await undo.ask_undo(context, table, who, table.in_play().position, seq)
        await undo.answer_undo(context, table, [ben, ann][first], asked, agree=True)
        await moves.move(context, table, who, table.in_play().position, starts[1])
        await play_on(context, table, [ann, ben])
        await all_rated(context, 1)
        [game] = (await boards.profile(context, who)).games
        [story] = (await boards.profile(context, who)).stories
        received = {one.kind: one for one in story.openings}
        thing = starts[1].removeprefix("start ")
        won = int(game.place == 1)
        assert received["builders-started"] == Opening("builders-started", thing, 1, won)
        # If they open another game in the same way, the count rises.
        second = await played(context, [ann, ben])
        await all_rated(context, 2)
        async with context.database.logs() as logs:
            lines = await logs.lines(second.id, 0, 500)
        things = [
            str(event.facts["building"])
            for line in lines
            if line.person == who
            for event in line.events
            if event.kind == "builders-started"
        ]
        [story] = (await boards.profile(context, who)).stories
        counted = {one.thing: one.games for one in story.openings if one.kind == "builders-started"}
        assert counted == Counter([thing, things[0]])


async def test_a_profile_does_not_link_to_private_tables(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        people = await accounts(context, "Ann", "Ben")
        await played(context, people, public=False)
        await all_rated(context, 1)
        [game] = (await boards.profile(context, people[0])).games
        assert game.table == ""


async def test_rated_tables_offer_no_hints(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        [ann] = await accounts(context, "Ann")
        wanted = NewTable(
            game="builders", seats=2, bots=["random"], start=True, rated=True, hints=True
        )
        table = await seating.open_table(context, ann, wanted)
        assert not table.settings.hints
        assert not table.gives_hints(), "not even for a single player among bots"
        while table.turn != 0:
            await asyncio.sleep(0.01)
        position = table.in_play().position
        taken = await moves.move(context, table, ann, position, "take 1")
        with pytest.raises(NothingToUndo):
            await undo.ask_undo(context, table, ann, taken, taken)
        await undo.undo(context, table, ann, taken)


async def test_guests_are_rated_but_not_listed(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        guests = [(await context.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
        await played(context, guests)
        await all_rated(context, 1)
        assert (await boards.profile(context, guests[0])).ratings
        assert (await boards.leaderboard(context, "builders", 2)).leaders == []


async def test_unknown_profiles_and_leaderboards_are_not_found(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        with pytest.raises(SeatsOutOfRange):
            await boards.leaderboard(context, "builders", 9)
        with pytest.raises(NoSuchPerson):
            await boards.profile(context, "nobody")
