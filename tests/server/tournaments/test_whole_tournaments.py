"""Whole tournaments over HTTP, and permissions to change them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from guildhall.client import Client, Refused
from guildhall.server.operations.verify import verify
from guildhall.server.storage.database import database_url
from guildhall.server.tournaments.messages import Tournament
from tests.server.harness import Server, settings, soonest, within
from tests.server.postgres import Postgres
from tests.server.server_process import ServerProcess
from tests.server.tournaments.test_tournaments import CUP


@asynccontextmanager
async def account(server: Server, name: str) -> AsyncIterator[Client]:
    async with Client(server.url) as client:
        await client.guest(name)
        await client.make_account(name, "long enough")
        yield client


async def reached(
    client: Client, tournament: str, holds: Callable[[Tournament], bool]
) -> Tournament:
    """Return the tournament as soon as a condition holds."""
    while not holds(found := await client.tournament(tournament)):
        await asyncio.sleep(0.05)
    return found


def is_over(found: Tournament) -> bool:
    return found.info.status == "over"


def check_rounds(found: Tournament) -> None:
    """Check that each entrant played once per round and that standings match the tables."""
    everybody = {one.number for one in found.entrants}
    points = dict.fromkeys(everybody, 0.0)
    for one in found.rounds:
        assert {number for table in one.tables for number in table.entrants} == everybody
        for table in one.tables:
            assert table.status == "over"
            for number, won in zip(table.entrants, table.points, strict=True):
                points[number] += won
    assert {line.entrant: line.points for line in found.standings} == points
    shown = [line.points for line in found.standings]
    assert shown == sorted(shown, reverse=True)


def test_sixteen_bots_play_from_the_start_to_the_standings(sqlite: str) -> None:
    """The server restarts in the middle of a round, and the tournament continues."""

    async def begin(server: Server) -> str:
        async with account(server, "Ann") as ann:
            made = await ann.make_tournament(**{**CUP, "seats": 4}, rounds=2)
            await ann.add_bots(made.info.id, soonest("builders"), 16)
            begun = await ann.start_tournament(made.info.id)
            assert (begun.info.status, len(begun.rounds[0].tables)) == ("running", 4)
            return made.info.id

    async def end(server: Server, tournament: str) -> None:
        async with Client(server.url) as someone:
            found = await reached(someone, tournament, is_over)
            check_rounds(found)
            assert len(found.rounds) == 2
            assert sum(line.points for line in found.standings) == 2 * 4 * (3 + 2 + 1)
            assert found.standings[0].place == 1
            met = [set(table.entrants) for one in found.rounds for table in one.tables]
            assert all(len(one & other) < 2 for one in met for other in met if one is not other)

    with ServerProcess(settings(sqlite)) as server:
        names: list[str] = []

        async def first() -> None:
            names.append(await begin(server))

        within(first())
        server.kill()
        server.start()
        within(end(server, names[0]))
    assert verify(database_url(sqlite)).differences == []


async def test_two_processes_draw_a_round_once(postgres: Postgres) -> None:
    with ServerProcess(settings(postgres.new_database()), processes=2) as server:
        async with account(server, "Ann") as ann:
            made = await ann.make_tournament(**CUP, kind="round-robin", rounds=2, most=4)
            # It starts by itself when it is full.
            await ann.add_bots(made.info.id, soonest("builders"), 4)
            found = await reached(ann, made.info.id, is_over)
            check_rounds(found)
            assert [len(one.tables) for one in found.rounds] == [2, 2]


async def test_only_the_host_may_change_a_tournament(server: Server) -> None:
    async with (
        account(server, "Hostess") as host,
        account(server, "Rival") as rival,
        Client(server.url) as stranger,
        Client(server.url) as guest,
    ):
        await guest.guest("Guest")
        made = (await host.make_tournament(**CUP)).info.id

        async def refused(asked: Any, error: str) -> None:
            with pytest.raises(Refused) as caught:
                await asked
            assert caught.value.problem.error == error

        await refused(stranger.enter(made), "not-signed-in")
        await refused(stranger.make_tournament(**CUP), "not-signed-in")
        await refused(guest.make_tournament(**CUP), "account-needed")
        for asked in (
            rival.start_tournament(made),
            rival.cancel_tournament(made),
            rival.add_bots(made, "random"),
            rival.remove_entrant(made, 1),
        ):
            await refused(asked, "not-allowed")
        await refused(rival.withdraw(made), "no-such-entrant")
        await refused(host.start_tournament(made), "too-few-entrants")
        await refused(host.enter("nowhere"), "no-such-tournament")
        for bad, error in (
            ({"seats": 5}, "seats"),
            ({"level": "wizard"}, "unknown-bot"),
            ({"speed": "relaxed"}, "bad-request"),
            ({"begins": 1}, "bad-beginning"),
            ({"most": 1}, "too-few-entrants"),
            ({"game": "chess"}, "unknown-game"),
            ({"name": "\u202e"}, "bad-name"),
        ):
            await refused(host.make_tournament(**{**CUP, **bad}), error)
        # Everyone may view it.
        assert (await stranger.tournament(made)).info.name == "Cup"
        assert made in [one.id for one in (await stranger.tournaments()).open]
        # A removed entrant cannot return; an entrant who left may.
        await guest.enter(made)
        await guest.withdraw(made)
        entered = await guest.enter(made)
        await host.remove_entrant(made, entered.entrants[0].number)
        assert not (await host.tournament(made)).entrants
        await refused(guest.enter(made), "not-allowed")
        for _ in range(2):
            await host.make_tournament(**CUP)
        await refused(host.make_tournament(**CUP), "too-many-tournaments")
        over = await host.cancel_tournament(made)
        assert over.info.status == "cancelled"
        await refused(rival.enter(made), "not-entering")
