"""Tables with a clock: who is overdue can be replaced by a bot, and nobody is thrown out."""

import pytest

from guildhall.server.errors import NotAllowed
from guildhall.server.live import listing, seating
from guildhall.server.live.house import House
from guildhall.server.live.table import Table
from guildhall.server.live.talk import say
from guildhall.server.settings import SECONDS_A_DECISION
from guildhall.server.store.database import database_url, prepare
from guildhall.server.wire.fields import Speed
from guildhall.server.wire.tables import NewTable, SeatChange
from tests.server.harness import settings, within

BOT = SeatChange(player="bot")


async def started(house: House, speed: Speed) -> tuple[Table, list[str]]:
    """A table of three, and its people from the one to act on."""
    people = [(await house.people.new_guest(name)).person.id for name in ("Ann", "Ben", "Cid")]
    wanted = NewTable(game="builders", seats=3, speed=speed)
    table = await seating.open_table(house, people[0], wanted)
    for seat in (1, 2):
        await seating.change_seat(house, table, seat, people[seat], SeatChange(player="me"))
    await seating.start(house, table, people[0])
    return table, people[table.turn :] + people[: table.turn]


@pytest.mark.parametrize("speed", ["live", "slow"])
def test_the_seat_of_somebody_overdue_can_be_given_to_a_bot(sqlite: str, speed: Speed) -> None:
    prepare(database_url(sqlite))

    async def run() -> None:
        house = House(settings(sqlite, bot_pause=60.0))
        await house.open()
        table, (late, other, _) = await started(house, speed)
        seat = table.turn
        stranger = (await house.people.new_guest("Eve")).person.id
        with pytest.raises(NotAllowed):
            await seating.change_seat(house, table, seat, other, BOT)
        table.since -= SECONDS_A_DECISION[speed] * 1000 + 1
        waiting = table.seat_of(other)
        for who, whose in ((stranger, seat), (late, waiting)):
            with pytest.raises(NotAllowed):
                await seating.change_seat(house, table, whose, who, BOT)
        await seating.change_seat(house, table, seat, other, BOT)
        assert table.places[seat].bot == "apprentice"
        await seating.change_seat(house, table, seat, late, SeatChange(player="me"))
        assert not table.places[seat].bot, "who comes back has his seat again"
        await house.close()

    within(run())


def test_words_do_not_put_off_the_deadline(sqlite: str) -> None:
    prepare(database_url(sqlite))

    async def run() -> None:
        house = House(settings(sqlite))
        await house.open()
        speeds: tuple[Speed, ...] = ("relaxed", "live", "slow")
        for speed in speeds:
            table, (_, other, _) = await started(house, speed)
            await say(house, table, other, "Hurry up!")
            deadline = table.deadline()
            assert (deadline is None) == (speed == "relaxed")
            listed = {info.id: info for info in (await listing.lobby(house, other)).mine}
            assert listed[table.id].deadline == deadline
        await house.close()

    within(run())
