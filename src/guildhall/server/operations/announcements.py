"""Everybody is told what operators announce, on every page that is open."""

from typing import TYPE_CHECKING

import msgspec

from guildhall.server.accounts.messages import HouseNews
from guildhall.server.clock import now
from guildhall.server.errors import Drained
from guildhall.server.operations import announcement_store

if TYPE_CHECKING:
    from guildhall.server.tables.registry import House


async def read_again(house: "House") -> None:
    """What is announced is something else now."""
    house.news = await announcement_store.read(house.database)
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
