"""The Python client: a bot account plays over the public API with only its token."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from guildhall import games
from guildhall.client import LINES, Client, Refused
from guildhall.server.notify.web_push import encoded
from guildhall.server.progress.messages import LessonKept, Progress
from guildhall.server.run import UNUSED_SECONDS
from guildhall.server.socket import messages as socket_messages
from tests.server.harness import Server, settings, soonest, within
from tests.server.pushservice import Browser
from tests.server.server_process import ServerProcess

API_PAGE = Path(__file__).parents[2] / "docs" / "reference" / "api.md"


async def bot_token(url: str) -> str:
    async with Client(url) as owner:
        await owner.guest("Owner")
        return (await owner.make_bot("Robot")).token


async def play(client: Client, table: str, third: asyncio.Event | None = None) -> int:
    """Play to the end; return the number of moves. The third one is reported."""
    moves = 0
    async for position in client.turns(table):
        try:
            await client.move(table, position, position.moves[moves % len(position.moves)].text)
        except ConnectionError:
            continue
        moves += 1
        if moves == 3 and third:
            third.set()
    return moves


@pytest.mark.parametrize("name", games.NAMES)
async def test_a_bot_account_plays_a_whole_game_with_its_token(server: Server, name: str) -> None:
    token = await bot_token(server.url)
    async with Client(server.url, token) as robot:
        me = await robot.me()
        assert me.person
        assert me.person.kind == "bot"
        table = await robot.open_table(game=name, seats=2, bots=[soonest(name)], start=True)
        assert await play(robot, table.id) > 10
        lobby = await robot.lobby()
        assert [(mine.id, mine.status) for mine in lobby.mine] == [(table.id, "over")]
        assert lobby.mine[0].result


def test_the_example_in_the_docs_plays_a_game(server: Server) -> None:
    """Run the code in docs/reference/api.md with a real address, token and table."""
    shown = next(
        text
        for text in re.findall(r"```python\n(.*?)```", API_PAGE.read_text("utf-8"), re.DOTALL)
        if "asyncio.run(play(" in text
    )

    async def run() -> None:
        token = await bot_token(server.url)
        async with Client(server.url, token) as robot:
            wanted = {"game": "builders", "seats": 2, "bots": [soonest("builders")], "start": True}
            table = await robot.open_table(**wanted)
            code = shown.replace("http://127.0.0.1:8400", server.url)
            code = code.replace('token="…"', f'token="{token}"').replace("kX3…", table.id)
            program = await asyncio.create_subprocess_exec(sys.executable, "-c", code)
            assert await program.wait() == 0
            lobby = await robot.lobby()
            assert [(mine.id, mine.status) for mine in lobby.mine] == [(table.id, "over")]

    within(run())


def test_an_unused_connection_is_closed_before_the_server_closes_it() -> None:
    assert LINES.keepalive_expiry
    assert LINES.keepalive_expiry < UNUSED_SECONDS - 1
    proxy = Path(__file__).parents[2].joinpath("deploy", "nginx.conf").read_text("utf-8")
    kept = re.findall(r"keepalive \d+;\s+keepalive_timeout (\d+)s;", proxy)
    assert len(kept) == proxy.count("keepalive 32;") > 0
    assert all(int(seconds) < UNUSED_SECONDS for seconds in kept)


def test_every_method_is_documented() -> None:
    text = API_PAGE.read_text("utf-8").partition("## Scripts and bot accounts")[2]
    methods = {name for name in vars(Client) if not name.startswith("_")}
    assert methods == set(re.findall(r"`(\w+)`", text.partition("## Limits")[0])) & methods


async def test_the_client_covers_what_the_browser_does(server: Server) -> None:
    async with Client(server.url) as ann, Client(server.url) as there:
        await ann.guest("Annabel")
        await ann.make_account("Annabel", "a long password")
        me = (await there.sign_in("Annabel", "a long password")).person
        assert (await ann.me()).person == me
        assert me
        [other] = [device for device in await ann.devices() if not device.current]
        await ann.sign_out(other.id)
        assert (await there.me()).person is None
        assert not (await ann.push_state()).on
        browser = Browser()
        keys = encoded(browser.point), encoded(browser.auth)
        await ann.subscribe("https://push.example.org/annabel", *keys)
        assert (await ann.push_state()).on
        await ann.unsubscribe()
        assert not (await ann.push_state()).on
        await ann.add_webhook("https://hooks.example.org/annabel")
        [webhook] = await ann.webhooks()
        assert (webhook.host, webhook.enabled) == ("hooks.example.org", True)
        await ann.remove_webhook(webhook.id)
        assert await ann.webhooks() == []
        kept = LessonKept("builders", "sites", done=True, answers=[], at=1)
        assert (await ann.add_progress(Progress([kept]))).lessons == [kept]
        assert (await ann.progress()).lessons == [kept]

        robot = await ann.make_bot("Her robot")
        assert [bot.person for bot in await ann.bots()] == [robot.person]
        opened = await ann.open_table(game="builders", seats=2, bots=["random"])
        assert opened.id in [table.id for table in (await ann.lobby()).mine]
        assert (await ann.start(opened.id)).status == "running"
        async for position in ann.turns(opened.id):
            found = await ann.hints(opened.id, position)
            assert found.hints[0].move in [move.text for move in position.moves]
            break
        assert (await ann.let_bot_play(opened.id, 0)).seats[0].bot == opened.stand_in
        while (await ann.table(opened.id)).status != "over":
            await asyncio.sleep(0.05)
        assert (await ann.rematch(opened.id)).status == "open"
        tried = await ann.branch(opened.id, at=1, seat=0, name="Otherwise", level="random")
        assert [one.id for one in (await ann.branches(opened.id)).branches] == [tried.id]
        assert (await ann.review(opened.id)).state == "none"
        assert (await ann.ask_review(opened.id)).state == "making"
        await ann.leave_review(opened.id)
        club = await ann.found_club("Wednesday")
        assert (await there.club_invitation(club.key)).name == "Wednesday"
        await ann.delete_bot(robot.person.id)
        assert await ann.bots() == []
        await ann.sign_out()
        assert (await ann.me()).person is None


async def test_the_client_reconnects_after_the_server_was_killed(sqlite: str) -> None:
    server = ServerProcess(settings(sqlite))
    with server:
        async with Client(server.url, await bot_token(server.url)) as robot:
            wanted = {"game": "builders", "seats": 2, "bots": [soonest("builders")], "start": True}
            table = await robot.open_table(**wanted)
            third = asyncio.Event()
            playing = asyncio.create_task(play(robot, table.id, third))
            await third.wait()
            assert not playing.done(), "a game of The Builders takes more than three moves"
            server.kill()
            await asyncio.to_thread(server.start)
            assert await playing > 3


def test_every_socket_request_gets_a_response(server: Server) -> None:
    async def run() -> None:
        async with Client(server.url, await bot_token(server.url)) as robot:
            table = await robot.open_table(game="builders", seats=2, bots=["random"], start=True)
            async for position in robot.turns(table.id):
                at = {"table": table.id, "at": position.position}
                assert set(position.previews) == {move.text for move in position.moves}
                thing = next(move.things[0] for move in position.moves if move.things)
                because = await robot.ask("why", things=[thing], **at)
                assert isinstance(because, socket_messages.Because)
                assert because.reasons[0].possible
                assert isinstance(await robot.ask("ping"), socket_messages.Done)
                return

    within(run())


async def test_a_chat_message_does_not_hide_a_turn(server: Server) -> None:
    async with Client(server.url, await bot_token(server.url)) as robot:
        table = await robot.open_table(game="builders", seats=2, bots=["random"], start=True)
        turns = robot.turns(table.id)
        position = await anext(turns)
        await robot.move(table.id, position, "take 1")
        await robot.ask("say", table=table.id, text="Still my turn.")
        while robot._news[table.id].qsize() < 2:
            await asyncio.sleep(0.01)
        assert (await anext(turns)).position > position.position


async def test_refusals_and_invalid_tokens_raise_errors(server: Server) -> None:
    async with Client(server.url) as stranger:
        with pytest.raises(Refused) as refused:
            await stranger.open_table(game="builders", seats=2)
        assert refused.value.problem.error == "not-signed-in"
        wanted: dict[str, Any] = {"table": "nowhere", "since": 0}
        with pytest.raises(Refused) as refused:
            await stranger.ask("watch", **wanted)
        assert refused.value.problem.error == "no-such-table"
    async with Client(server.url, "a wrong token") as no_one:
        with pytest.raises(InvalidStatus):
            await no_one.ask("ping")
