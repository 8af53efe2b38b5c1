"""A slow game over days: notifications, timeouts and returning players."""

import asyncio

from sqlalchemy import update

from guildhall.server.context import Context
from guildhall.server.notify import subscriptions
from guildhall.server.operations.verify import verify
from guildhall.server.settings import DAY
from guildhall.server.storage.database import database_url, opened
from guildhall.server.storage.schema import entries, uptimes
from guildhall.server.tables import moves, seating, time_limits
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.rows import Place
from guildhall.server.tables.table import Table
from tests.server.notify.world import account, open_context, send, waiting
from tests.server.pushservice import push_service
from tests.server.smtp import mail_server

ANN, BEN = 0, 1


def days_pass(url: str, days: float) -> None:
    """Move all times back by this many days, with the server running ever since."""
    earlier = int(days * DAY * 1000)
    with opened(database_url(url)) as engine, engine.begin() as connection:
        connection.execute(update(entries).values(at=entries.c.at - earlier))
        connection.execute(update(uptimes).values(start=uptimes.c.start - earlier))


async def turn(context: Context, table: Table, person: str) -> None:
    for text in ("take 1", "take 1", "take 1", "end"):
        await moves.move(context, table, person, table.in_play().position, text)


def days_left(table: Table, seat: int) -> float:
    return round(table.clocks[seat] / (DAY * 1000), 1)


async def test_a_slow_game_over_days_with_notifications_a_timeout_and_a_return(
    sqlite: str,
) -> None:
    async with mail_server() as smtp, push_service() as service:

        async def received(context: Context) -> list[str]:
            """Return the notifications since the last call."""
            await send(context, "email")
            await send(context, "push")
            found = sorted([to for to, _ in smtp.emails] + [to for to, _ in service.received])
            smtp.emails.clear()
            service.received.clear()
            return found

        async with open_context(sqlite, smtp) as context:
            ann = await account(context, "Ann", "ann@example.org")
            ben = await account(context, "Ben", "ben@example.org")
            for one in (ann, ben):
                await subscriptions.want_emails(context, one, "en", wanted=True)
            await subscriptions.subscribe_push(context, ben, "en", service.subscribe("ben-by-push"))
            people = ann.person.id, ben.person.id
            table = await waiting(context, *people, speed="slow")
            assert (table.pace.bank, table.pace.increment) == (3 * DAY, DAY)
            assert await received(context) == ["ann@example.org"]

        # Two days later she plays, and her opponent is notified; a restart repeats no notification.
        days_pass(sqlite, 2)
        async with open_context(sqlite, smtp) as context:
            assert await received(context) == []
            table = await context.tables.get(table.id)
            await turn(context, table, people[ANN])
            assert days_left(table, ANN) == 1
            assert await received(context) == ["ben-by-push", "ben@example.org"]

        # The opponent is absent for four days: a bot plays the turn, and she is notified.
        days_pass(sqlite, 4)
        async with open_context(sqlite, smtp) as context:
            context.background.start(time_limits.keep_time(context))
            table = await context.tables.get(table.id)
            while not (table.places[BEN].bot and table.turn == ANN):
                await asyncio.sleep(0.01)
            assert table.places[BEN] == Place(people[BEN], "apprentice")
            assert await received(context) == ["ann@example.org"]
            # Days on which a substitute bot waits for her cost the opponent no time.
            assert days_left(table, BEN) == 0

        # The opponent is back before she has played, and is notified of the next turn as usual.
        days_pass(sqlite, 0.5)
        async with open_context(sqlite, smtp) as context:
            table = await context.tables.get(table.id)
            await seating.change_seat(context, table, BEN, people[BEN], SeatChange(player="me"))
            assert await received(context) == []
            await turn(context, table, people[ANN])
            assert days_left(table, BEN) == 1, "the increment of a turn"
            assert days_left(table, ANN) == 1.5, (
                "one day plus the increment of one day, less half a day"
            )
            assert await received(context) == ["ben-by-push", "ben@example.org"]
            await turn(context, table, people[BEN])
            assert await received(context) == ["ann@example.org"]
            kinds = [line.kind for line in table.tail if line.kind in ("bot", "sat", "closed")]
            assert kinds[-2:] == ["bot", "sat"]
    assert verify(database_url(sqlite)).differences == []
