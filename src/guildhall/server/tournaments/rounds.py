"""Draws, opens and closes the rounds of tournaments.

The database resolves races: the first writer of the pairings draws a round, and the first writer
of the first entry opens a table. Another process completes interrupted work. Assigning a
tournament to one process only saves work.
"""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from guildhall import games
from guildhall.server.accounts.secrets import new_id
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import Drained, NotOpen, Stale
from guildhall.server.ratings import store as ratings_store
from guildhall.server.storage.group_commit import Conflict
from guildhall.server.tables import seating
from guildhall.server.tables.rows import Place
from guildhall.server.tables.table import Table
from guildhall.server.tournaments import pairing, store
from guildhall.server.tournaments.pairing import Past
from guildhall.server.tournaments.standings import Played, Stand, standings
from guildhall.server.tournaments.store import Drawn, StoredEntrant, Whole
from guildhall.table.settings import TableSettings

_MOST_REMEMBERED: Final = 20_000
LEAST: Final = 2
"""Minimum number of entrants."""


async def advance(context: Context, tournament: str, moment: int = 0) -> None:
    """Do everything due for a tournament at a given time, unless another process does it."""
    if not await context.tables.claim_bots([tournament]):
        return
    async with context.tournament_lock(tournament):
        found = await read(context, tournament)
        if found and _begins(found, moment or now()):
            await begin(context, found)
            found = await read(context, tournament)
        if found and found.tournament.status == "running":
            await _go_on(context, found)


async def read(context: Context, tournament: str) -> Whole | None:
    async with context.database.connect() as connection:
        return await store.whole(connection, tournament)


def _begins(whole: Whole, moment: int) -> bool:
    """Whether it is time to start, or it is full; an entrant may have withdrawn meanwhile."""
    about = whole.tournament
    if about.status != "open":
        return False
    full = 0 < about.most <= len(playing(whole))
    return full or (about.begins is not None and about.begins <= moment)


async def begin(context: Context, whole: Whole) -> None:
    """Close the entries; cancel the tournament if it has too few entrants.

    The first round is drawn afterwards, so the entrants cannot change during the draw.
    """
    about = whole.tournament
    enough = len(playing(whole)) >= LEAST
    change = store.begin(about.id) if enough else store.cancel(about.id)
    await context.database.writer.write([change])


def playing(whole: Whole) -> list[StoredEntrant]:
    """The current entrants, without fillers."""
    return [one for one in whole.entrants if not one.filler and not one.withdrawn]


async def _go_on(context: Context, whole: Whole) -> None:
    last = whole.rounds[-1] if whole.rounds else []
    for drawn in last:
        if whole.statuses.get(drawn.table) in (None, "open"):
            await _open(context, whole, drawn)
            whole.statuses[drawn.table] = "running"
    if any(whole.statuses[drawn.table] == "running" for drawn in last):
        return
    about = whole.tournament
    if (whole.rounds and len(whole.rounds) >= about.rounds) or not playing(whole):
        await context.database.writer.write([store.finish(about.id)])
        return
    await _draw(context, whole)
    fresh = await read(context, about.id)
    if fresh and len(fresh.rounds) > len(whole.rounds) and fresh.tournament.status == "running":
        await _go_on(context, fresh)


# Drawing a round


async def _draw(context: Context, whole: Whole) -> None:
    about, number = whole.tournament, len(whole.rounds) + 1
    lineup, new = _lineup(whole)
    rounds = about.rounds or pairing.usual_rounds(about.kind, len(lineup), about.seats)
    fillers = {one.number for one in (*whole.entrants, *new) if one.filler}
    past = Past(
        [[drawn.entrants for drawn in one] for one in whole.rounds],
        {line.entrant: line.points for line in await stand(context, whole)},
        frozenset(fillers.intersection(lineup)),
    )
    way = pairing.swiss if about.kind == "swiss" else pairing.round_robin
    seed = f"{about.id} {number}"
    tables = await asyncio.to_thread(way, lineup, about.seats, past, seed)
    drawn = [Drawn(new_id(), table) for table in tables]
    # Another process may have been faster; use its pairings.
    with suppress(Conflict):
        await context.database.writer.write(
            [store.set_rounds(about.id, rounds), *store.draw(about.id, number, drawn, new)]
        )


def _lineup(whole: Whole) -> tuple[list[int], list[StoredEntrant]]:
    """The players of the next round, filled up with bots, and the new fillers."""
    about = whole.tournament
    if about.kind == "round-robin" and about.seats == LEAST and whole.rounds:
        return _slots(whole)
    active = [one.number for one in playing(whole)]
    fillers = [one.number for one in whole.entrants if one.filler]
    need = -len(active) % about.seats
    first = 1 + max(one.number for one in whole.entrants)
    missing = range(first, first + max(0, need - len(fillers)))
    new = [StoredEntrant(number, bot=about.level, filler=True) for number in missing]
    return [*active, *fillers[:need], *missing], new


def _slots(whole: Whole) -> tuple[list[int], list[StoredEntrant]]:
    """The schedule of the first round, in which a filler replaces each withdrawn entrant."""
    known = {one.number: one for one in whole.entrants}
    successors = {one.instead: one.number for one in whole.entrants if one.instead}
    slots: list[int] = []
    new: list[StoredEntrant] = []
    for number in sorted(one for drawn in whole.rounds[0] for one in drawn.entrants):
        holder = successors.get(number, number)
        if known[holder].withdrawn:
            holder = 1 + max(known)
            bot = StoredEntrant(holder, bot=whole.tournament.level, filler=True, instead=number)
            known[holder] = bot
            new.append(bot)
        slots.append(holder)
    return slots, new


# Tables of a round


async def _open(context: Context, whole: Whole, drawn: Drawn) -> None:
    """Open and start a table of a round, or start it if it was only opened."""
    about = whole.tournament
    known = {one.number: one for one in whole.entrants}
    places = [_place(known[one], about.level) for one in drawn.entrants]
    # If another process was faster, the table is running; while draining, it waits.
    with suppress(Stale, NotOpen, Drained):
        if drawn.table in whole.statuses:
            table = await context.tables.get_latest(drawn.table)
        else:
            table = Table(
                id=drawn.table,
                game=games.load(about.game),
                settings=TableSettings(
                    options=about.options,
                    speed=about.speed,
                    # Tables with only bots are not listed in the lobby.
                    public=any(place.person for place in places) and not about.club,
                    stand_in=about.level,
                    rated=about.rated,
                    bank=about.bank,
                    increment=about.increment,
                    tournament=about.id,
                    club=about.club,
                ),
                status="open",
                host=about.host,
                created=now(),
                places=places,
            )
            await seating.lay(context, table)
        await seating.start(context, table, table.host)


def _place(entrant: StoredEntrant, level: str) -> Place:
    if entrant.person and not entrant.withdrawn:
        return Place(entrant.person)
    # Players who have withdrawn since the draw.
    return Place(bot=entrant.bot or level)


# Standings


async def stand(context: Context, whole: Whole) -> list[Stand]:
    """The standings after all finished tables."""
    played = await results(context, whole.rounds)
    fillers = {one.number for one in whole.entrants if one.filler}
    drawn = {one for tables in whole.rounds for table in tables for one in table.entrants}
    shown = [one.number for one in whole.entrants if one.number in drawn or not one.withdrawn]
    return standings(shown, list(played.values()), fillers)


async def results(context: Context, rounds: Iterable[Sequence[Drawn]]) -> dict[str, Played]:
    """The results of finished tables, by table; they are cached because they never change."""
    tables = {drawn.table: drawn for one in rounds for drawn in one}
    unread = [table for table in tables if table not in context.played]
    if unread:
        async with context.database.connect() as connection:
            found = await connection.run_sync(partial(ratings_store.ended, ids=unread))
        if len(context.played) > _MOST_REMEMBERED:
            context.played.clear()
        for table, (finished, result) in found.items():
            scores = result.scores if result else []
            context.played[table] = Played(tables[table].entrants, finished.places(), scores)
    return {table: context.played[table] for table in tables if table in context.played}
