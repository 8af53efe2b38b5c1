"""Lists of tables from the database, for lobby and clubs."""

import time
from collections.abc import Sequence
from typing import Final

from guildhall import games
from guildhall.server.context import Context
from guildhall.server.socket import render
from guildhall.server.storage import corrupt_tables
from guildhall.server.tables import loading
from guildhall.server.tables.lobby import MOST_OWN
from guildhall.server.tables.log_store import Logs
from guildhall.server.tables.messages import Lobby, TableInfo
from guildhall.server.tables.rows import Listed

_MOST: Final = 100
_GOOD_FOR: Final = 1.0
"""Seconds for which a list is cached; changes at this process appear at once."""


async def lobby(context: Context, person: str | None) -> Lobby:
    async with context.database.logs() as logs:
        open_, running = await _public(context, logs)
        if person is None:
            return Lobby(open=open_, running=running, mine=[], invited=[])
        mine = await _told(context, logs, await logs.tables_of(person, _MOST))
        invited = await _told(context, logs, await logs.invited_tables(person, _MOST))
    return Lobby(open=open_, running=running, mine=mine, invited=invited)


async def followed(context: Context, person: str | None) -> Lobby:
    """The lobby of a user who starts to follow it."""
    if person:
        # Before reading: earlier changes are part of the result, later ones are sent.
        async with context.database.logs() as logs:
            if context.database.tells:
                context.lobbies.remember(person, await logs.running_tables(person, MOST_OWN))
            context.lobbies.invite(person, await logs.invitations(person, MOST_OWN))
    return await lobby(context, person)


async def of_club(context: Context, club: str) -> tuple[list[TableInfo], list[TableInfo]]:
    """The open and running tables of a club."""
    async with context.database.logs() as logs:
        open_ = await _told(context, logs, await logs.club_tables(club, "open", _MOST))
        return open_, await _told(context, logs, await logs.club_tables(club, "running", _MOST))


async def _public(context: Context, logs: Logs) -> tuple[list[TableInfo], list[TableInfo]]:
    """The same for all users, so concurrent requests share one query."""
    lobbies, now = context.lobbies, time.monotonic()
    if lobbies.public and now < lobbies.public_until:
        return lobbies.public
    lobbies.public_until = now + _GOOD_FOR
    changes = lobbies.changes
    public = (
        await _told(context, logs, await logs.public_tables("open", _MOST)),
        await _told(context, logs, await logs.public_tables("running", _MOST)),
    )
    if changes == lobbies.changes:
        lobbies.public = public
    return public


async def _told(context: Context, logs: Logs, listed: Sequence[Listed]) -> list[TableInfo]:
    places = await logs.places(one.table.id for one in listed)
    await context.people.fetch((place.person for some in places.values() for place in some), logs)
    infos = []
    for one in listed:
        with corrupt_tables.left_out(one.table.id):
            if one.table.game_name in games.NAMES:
                table = loading.without_log(one, places[one.table.id])
                infos.append(render.info(table, context.people))
    return infos
