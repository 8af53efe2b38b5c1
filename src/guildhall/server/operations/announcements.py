"""Sends announcements to every open page."""

import msgspec

from guildhall.server.accounts.messages import HouseNews
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import Drained
from guildhall.server.operations import announcement_store


async def read_again(context: Context) -> None:
    """Reload the announcements after a change."""
    context.news = await announcement_store.read(context.database)
    context.sockets.announce()


def current(context: Context) -> HouseNews:
    """The announcements that have not expired."""
    moment = now()
    standing = [one for one in context.news.announcements if one.until > moment]
    return msgspec.structs.replace(context.news, announcements=standing)


def check_open(context: Context) -> None:
    """Raise Drained while the server accepts no new games."""
    if context.news.drained:
        raise Drained()
