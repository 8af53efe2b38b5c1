"""Rates finished games; builds leaderboards and profiles."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from guildhall import games
from guildhall.core.errors import SeatsOutOfRange
from guildhall.server.errors import NoSuchPerson, Unavailable
from guildhall.server.ratings import openings, store
from guildhall.server.ratings.messages import (
    Leader,
    Leaderboard,
    Opening,
    Profile,
    RatedGame,
    Rating,
    Share,
    Story,
)
from guildhall.server.ratings.model import Rated, Skill
from guildhall.server.ratings.openings_store import first_moves
from guildhall.server.ratings.store import Played
from guildhall.server.storage.group_commit import Conflict

if TYPE_CHECKING:
    from guildhall.server.context import Context

_MOST_LEADERS: Final = 100
_MOST_GAMES: Final = 300
"""Number of games in a profile; the rating counts older ones too."""
_MOST_KEPT: Final = 500
"""Maximum number of people whose openings are cached."""
_GOOD_FOR: Final = 5.0
"""Seconds for which a leaderboard is cached."""


class Boards:
    """The cached leaderboards, the same for all users."""

    def __init__(self) -> None:
        self.rating = asyncio.Lock()
        """Serialises rating: of two concurrent runs the second would be retried."""
        self.read: dict[store.Pool, tuple[float, Leaderboard]] = {}
        self.begun: dict[str, tuple[str, dict[str, list[Opening]]]] = {}
        """The openings of a person in each game, as of the last table; avoids reading the logs."""


async def rate(context: "Context", ids: Iterable[str]) -> None:
    """Rate the finished games of these tables."""
    wanted = list(ids)
    async with context.boards.rating:
        while wanted:
            async with context.database.connect() as connection:
                changes = await connection.run_sync(partial(store.work, ids=wanted))
            try:
                await context.database.writer.write(changes)
                wanted = []
            except Conflict:
                # Another process has rated games of the same pool meanwhile.
                async with context.database.connect() as connection:
                    open_ = await connection.run_sync(store.unrated)
                wanted = [table for table in wanted if table in open_]
        context.boards.read.clear()


async def rate_soon(context: "Context", table_id: str) -> None:
    """Rate a game that has just ended; after a failure the periodic run does it."""
    with suppress(Unavailable):
        await rate(context, [table_id])


# Queries


async def leaderboard(context: "Context", name: str, seats: int) -> Leaderboard:
    game = games.load(name)
    if not game.min_seats <= seats <= game.max_seats:
        raise SeatsOutOfRange(game=name, seats=seats, min=game.min_seats, max=game.max_seats)
    pool = game.name, seats
    until, result = context.boards.read.get(pool, (0.0, None))
    if result is None or time.monotonic() > until:
        async with context.database.connect() as connection:
            found = await connection.run_sync(partial(store.leaders, pool=pool, most=_MOST_LEADERS))
        leaders = [
            Leader(one.person, _rating(pool, one.skill, one.games, one.wins), one.at)
            for one in found
        ]
        result = Leaderboard(game.name, seats, leaders)
        context.boards.read[pool] = time.monotonic() + _GOOD_FOR, result
    return result


async def profile(context: "Context", person_id: str) -> Profile:
    """The profile of a person from the rated games."""
    await context.people.fetch([person_id])
    person = context.people.known(person_id)
    if person is None or not person.name:
        raise NoSuchPerson()
    async with context.database.connect() as connection:
        counted = await connection.run_sync(partial(store.standings, person=person_id))
        played = await connection.run_sync(
            partial(store.history, person=person_id, most=_MOST_GAMES)
        )
    begun = await _begun(context, person_id, played)
    return Profile(
        person=person,
        ratings=[_rating(one.pool, one.skill, one.games, one.wins) for one in counted],
        stories=[_story(name, played, begun) for name in _names(played)],
        games=[_game(one) for one in played],
    )


def _names(played: Sequence[Played]) -> list[str]:
    return list(dict.fromkeys(one.rated.game for one in played))


async def _begun(
    context: "Context", person: str, played: Sequence[Played]
) -> dict[str, list[Opening]]:
    """The first choices in a person's last games, by game; reloaded after new games."""
    last = played[-1].rated.table if played else ""
    known, result = context.boards.begun.get(person, ("", {}))
    if known != last:
        recent = {name: _of(name, played)[-openings.MOST_GAMES :] for name in _names(played)}
        ids = [one.rated.table for games_ in recent.values() for one in games_]
        async with context.database.connect() as connection:
            read = partial(first_moves, tables=ids, most=openings.MOST_MOVES)
            moves = await connection.run_sync(read)
        result = {name: openings.openings(games_, moves) for name, games_ in recent.items()}
        if len(context.boards.begun) >= _MOST_KEPT:
            context.boards.begun.clear()
        context.boards.begun[person] = last, result
    return result


def _of(name: str, played: Sequence[Played]) -> list[Played]:
    return [one for one in played if one.rated.game == name]


def _rating(pool: store.Pool, skill: Skill, played: int, wins: int) -> Rating:
    game, seats = pool
    return Rating(game, seats, skill.shown, round(skill.mu, 1), round(skill.sigma, 1), played, wins)


def _game(played: Played) -> RatedGame:
    rated = played.rated
    return RatedGame(
        # Anyone with the link may watch a table, but not find it in a profile.
        table=rated.table if played.public else "",
        game=rated.game,
        seats=rated.seats,
        at=rated.at,
        seat=rated.seat,
        place=rated.place,
        gone=rated.gone,
        points=played.points,
        rating=rated.skill.shown,
    )


def _story(name: str, played: Sequence[Played], begun: dict[str, list[Opening]]) -> Story:
    """Statistics of a person's games of one kind."""
    mine = _of(name, played)
    # Results of a bot on the person's seat do not count as theirs.
    stayed = [one for one in mine if not one.rated.gone]
    sources = dict.fromkeys(source for one in stayed for source in one.breakdown)
    return Story(
        game=name,
        points=_mean([one.points for one in stayed]),
        sources={
            source: _mean([one.breakdown.get(source, 0) for one in stayed]) for source in sources
        },
        seats=_shares(mine, lambda one: {"seat": one.rated.seat, "seats": one.rated.seats}),
        boards=_shares(mine, lambda one: {"options": one.options}),
        openings=begun.get(name, []),
    )


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 1) if numbers else 0.0


def _shares(played: Sequence[Played], by: Any) -> list[Share]:
    """The win rates of a person by a common property of the games."""
    found: dict[str, tuple[dict[str, Any], list[Rated]]] = {}
    for one in played:
        about = by(one)
        found.setdefault(repr(about), (about, []))[1].append(one.rated)
    return [
        Share(games=len(rated), wins=sum(one.place == 1 for one in rated), **about)
        for about, rated in (found[key] for key in sorted(found))
    ]
