"""Promises of all channels: one notification per turn, nothing hidden, nothing lost."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from guildhall.server.accounts.people import Session
from guildhall.server.context import Context
from guildhall.server.limits import Pauses
from guildhall.server.notify import runner
from guildhall.server.operations import graceful_shutdown
from tests.server.conftest import NewDatabase
from tests.server.notify.world import (
    CHANNELS,
    ChannelName,
    Receiver,
    account,
    open_context,
    play_turn,
    receiver,
    send,
    waiting,
)

pytestmark = pytest.mark.parametrize("channel", CHANNELS)
OTHER_PLAYER = "<b>Eve</b>"


@asynccontextmanager
async def subscribed(
    database: str, channel: ChannelName, language: str = "en"
) -> AsyncIterator[tuple[Context, Receiver, Session, Session]]:
    """Subscribe Ann, but not Ben, to a channel."""
    async with (
        receiver(channel) as found,
        open_context(database, found.smtp) as context,
    ):
        ann = await account(context, "Ann")
        await found.subscribe(context, ann, language)
        yield context, found, ann, await account(context, OTHER_PLAYER)


async def test_a_turn_is_notified_once_even_after_a_restart(
    sqlite: str, channel: ChannelName
) -> None:
    async with receiver(channel) as found:
        async with open_context(sqlite, found.smtp) as context:
            ann = await account(context, "Ann")
            ben = await account(context, OTHER_PLAYER)
            await found.subscribe(context, ann, "fr")
            people = ann.person.id, ben.person.id
            table = await waiting(context, *people)
            await send(context, channel)
            await send(context, channel)
        async with open_context(sqlite, found.smtp) as context:
            await send(context, channel)
            [message] = found.received()
            assert "À vous de jouer sur Guildhall" in message
            assert f"/table/{table.id}" in message
            table = await context.tables.get(table.id)
            for _ in people:
                await play_turn(context, table, *people)
                await send(context, channel)
            assert len(found.received()) == 2, "one more for her next turn"


async def test_only_one_of_two_processes_sends(
    new_database: NewDatabase, channel: ChannelName
) -> None:
    url = new_database()
    async with (
        subscribed(url, channel) as (one, found, ann, ben),
        open_context(url, found.smtp) as other,
    ):
        await waiting(one, ann.person.id, ben.person.id)
        person = ann.person.id
        processes = (
            runner.send_now(context, context.channels[channel], person=person)
            for context in (one, other)
        )
        await asyncio.gather(*processes)
        assert len(found.received()) == 1


async def test_a_notification_reveals_nothing_of_the_game_or_other_players(
    sqlite: str, channel: ChannelName
) -> None:
    """The message is the same for every deal and every move."""
    async with subscribed(sqlite, channel) as (context, found, ann, ben):
        people = ann.person.id, ben.person.id
        table = await waiting(context, *people)
        await send(context, channel)
        for _ in people:
            await play_turn(context, table, *people)
        await send(context, channel)
        before, after = found.received()
        assert before == after
        assert "Eve" not in before


async def test_several_tables_share_one_message_and_live_tables_send_none(
    sqlite: str, channel: ChannelName
) -> None:
    async with subscribed(sqlite, channel) as (context, found, ann, ben):
        people = ann.person.id, ben.person.id
        relaxed = await waiting(context, *people)
        slow = await waiting(context, *people, speed="slow")
        live = await waiting(context, *people, speed="live")
        await send(context, channel)
        [message] = found.received()
        assert "2 tables are waiting for you at Guildhall" in message
        if channel == "push":
            assert '"/waiting"' in message
            assert message.count("\\n") == 1
        else:
            named = [table.id in message for table in (relaxed, slow, live)]
            assert named == [True, True, False]


async def test_users_with_an_open_page_are_not_notified(
    sqlite: str, channel: ChannelName, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def connected(_: str) -> bool:
        return True

    async with subscribed(sqlite, channel) as (context, found, ann, ben):
        await waiting(context, ann.person.id, ben.person.id)
        with monkeypatch.context() as patched:
            patched.setattr(context, "is_connected", connected)
            await send(context, channel)
        assert found.received() == []
        await send(context, channel)
        assert len(found.received()) == 1


async def test_a_failed_notification_is_sent_later(sqlite: str, channel: ChannelName) -> None:
    async with subscribed(sqlite, channel) as (context, found, ann, ben):
        context.notification_pauses = Pauses(0.0, 0.0)
        await waiting(context, ann.person.id, ben.person.id)
        found.fail()
        for _ in range(3):
            await send(context, channel)
        assert found.received() == []
        found.recover()
        await send(context, channel)
        assert len(found.received()) == 1


async def test_failing_destinations_are_retried_at_growing_intervals(
    sqlite: str, channel: ChannelName
) -> None:
    async with subscribed(sqlite, channel) as (context, found, ann, ben):
        await waiting(context, ann.person.id, ben.person.id)
        found.fail()
        await send(context, channel)
        found.recover()
        await send(context, channel)
        assert found.received() == []
    pauses = Pauses(60.0, 6 * 3600.0)
    pauses.begin("short", 1)
    pauses.begin("long", 1_000_000)
    now = time.monotonic()
    assert 50 < pauses._until["short"] - now <= 60
    assert 6 * 3600 - 10 < pauses._until["long"] - now <= 6 * 3600


@pytest.mark.parametrize("accepted", [True, False])
async def test_a_notification_in_progress_at_shutdown_is_sent_or_returned_to_the_queue(
    sqlite: str, channel: ChannelName, accepted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graceful_shutdown, "_PATIENCE", 60.0)
    async with receiver(channel) as found:
        async with open_context(sqlite, found.smtp) as context:
            ann, ben = await account(context, "Ann"), await account(context, "Ben")
            await found.subscribe(context, ann, "en")
            await waiting(context, ann.person.id, ben.person.id)
            if not accepted:
                found.fail()
            found.service.hold = asyncio.Event()
            context.background.start(send(context, channel))
            await found.service.came.wait()
            asyncio.get_running_loop().call_soon(found.service.hold.set)
        found.recover()
        async with open_context(sqlite, found.smtp) as context:
            await send(context, channel)
            assert len(found.received()) == 1


async def test_all_destinations_are_deleted_with_the_account(
    sqlite: str, channel: ChannelName
) -> None:
    async with subscribed(sqlite, channel) as (context, _, ann, _):
        [stored] = (await context.accounts.export(ann)).destinations
        assert stored.channel == channel
        await context.people.delete(ann.person.id)
        assert (await context.accounts.export(ann)).destinations == []
