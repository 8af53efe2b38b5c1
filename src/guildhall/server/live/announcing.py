"""Everybody is told what operators announce, on every page that is open."""

from typing import TYPE_CHECKING

import msgspec

from guildhall.server.clock import now
from guildhall.server.errors import Drained
from guildhall.server.store import announcing
from guildhall.server.wire.people import HouseNews

if TYPE_CHECKING:
    from guildhall.server.live.house import House


async def read_again(house: "House") -> None:
    """What is announced is something else now."""
    house.news = await announcing.read(house.database)
    house.tell_everybody()


def current(house: "House") -> HouseNews:
    """What is not over by now."""
    moment = now()
    standing = [one for one in house.news.announcements if one.until > moment]
    return msgspec.structs.replace(house.news, announcements=standing)


def check_open(house: "House") -> None:
    """Raises Drained while no game may begin."""
    if house.news.drained:
        raise Drained()
