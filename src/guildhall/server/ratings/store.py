"""SQL for ratings and rated games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Delete,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
)

from guildhall.core.game import Value
from guildhall.server.clock import now
from guildhall.server.ratings.model import Finished, Order, Rated, Skill, entrants, rate
from guildhall.server.storage import corrupt_tables
from guildhall.server.storage.database import check_version, opened
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import (
    entries,
    people,
    rating_pools,
    ratings,
    seats,
    tables,
)
from guildhall.server.tables.rows import entry_of
from guildhall.table.view import Person, Result

Pool = tuple[str, int]
"""A game and a number of players."""

_ADD: Final = insert(ratings)
_FORGET: Final = delete(ratings).where(ratings.c.table_id == bindparam("of_table"))
_REACH_REVISION: Final = insert(rating_pools)
_AT_ONCE: Final = 500
"""Maximum number of tables per query."""
_SEATING: Final = ("sat", "left", "removed", "bot", "started", "resigned")
_COUNTS: Final = and_(
    tables.c.rated.is_(True),
    tables.c.status == "over",
    tables.c.uploaded.is_(False),
    # Games that all players left are not rated.
    tables.c.id.in_(select(seats.c.table_id).where(seats.c.person.is_not(None))),
)


# Queries


def unrated(connection: Connection) -> list[str]:
    """Rated tables with finished games that have not been rated yet."""
    query = select(tables.c.id).where(_COUNTS, tables.c.id.not_in(select(ratings.c.table_id)))
    return [str(found) for found in connection.execute(query).scalars()]


def finished(connection: Connection, ids: Iterable[str] | None = None) -> list[Finished]:
    """Finished rated games from their logs: of these tables, or all."""
    query = select(tables.c.id, tables.c.game, tables.c.result).where(_COUNTS)
    if ids is not None:
        query = query.where(tables.c.id.in_(list(ids)))
    return list(_all_finished(connection, connection.execute(query).all()).values())


def ended(connection: Connection, ids: Iterable[str]) -> dict[str, tuple[Finished, Result | None]]:
    """Finished games, rated or not; without a result all places are shared."""
    wanted = tables.c.id.in_(list(ids)), tables.c.status.in_(("over", "closed"))
    query = select(tables.c.id, tables.c.game, tables.c.result).where(*wanted)
    rows = connection.execute(query).all()
    games = _all_finished(connection, rows)
    return {row.id: (games[row.id], _result(row.result)) for row in rows if row.id in games}


def _result(stored: str) -> Result | None:
    return msgspec.json.decode(stored, type=Result) if stored else None


def _all_finished(connection: Connection, rows: Sequence[Any]) -> dict[str, Finished]:
    """Logs by table, for those that can be read; read together in one query."""
    found: dict[str, Finished] = {}
    for first in range(0, len(rows), _AT_ONCE):
        some = rows[first : first + _AT_ONCE]
        at_tables = entries.c.table_id.in_([row.id for row in some])
        seating: dict[str, list[Any]] = {row.id: [] for row in some}
        of_seats = select(entries).where(at_tables, entries.c.kind.in_(_SEATING))
        for line in connection.execute(of_seats.order_by(entries.c.table_id, entries.c.seq)):
            seating[line.table_id].append(line)
        moved = at_tables, entries.c.kind == "move"
        last = select(entries.c.table_id, func.max(entries.c.at)).where(*moved)
        ended_at = dict(connection.execute(last.group_by(entries.c.table_id)).all())
        by_bots = func.sum(case((entries.c.person.is_(None), 1), else_=-1))
        moves = select(entries.c.table_id, entries.c.seat).where(*moved)
        left_to_bots: dict[str, set[int]] = {row.id: set() for row in some}
        for table, seat in connection.execute(
            moves.group_by(entries.c.table_id, entries.c.seat).having(by_bots > 0)
        ):
            left_to_bots[table].add(seat)
        for row in some:
            with corrupt_tables.left_out(row.id):
                result = _result(row.result)
                began = entrants(map(entry_of, seating[row.id]), left_to_bots[row.id])
                game = Finished(
                    table=row.id,
                    game=row.game,
                    at=ended_at.get(row.id, 0),
                    ranking=result.ranking if result else [1] * len(began),
                    entrants=began,
                )
                # None if the result does not match the seats.
                game.places()
                found[row.id] = game
    return found


def work(connection: Connection, ids: Iterable[str]) -> list[Change]:
    """The rating changes by the games of these tables and by all later ones."""
    by_pool: dict[Pool, list[Finished]] = {}
    for game in finished(connection, ids):
        by_pool.setdefault(game.pool, []).append(game)
    changes = [c for pool, new in by_pool.items() for c in _of_pool(connection, pool, new)]
    # The writer executes kinds of statements in order, so ratings are deleted before they are
    # inserted.
    return sorted(changes, key=lambda change: not isinstance(change[0], Delete))


def _of_pool(connection: Connection, pool: Pool, new: Sequence[Finished]) -> list[Change]:
    # Read first, so that a concurrent run is a conflict, also between the following queries.
    revision = _next_revision(connection, pool)
    first = min(game.order for game in new)
    later = _rated_since(connection, pool, first)
    again = finished(connection, later.difference(game.table for game in new))
    all_games = [*new, *again]
    who = {one.person for game in all_games for one in game.entrants if one.person}
    rated = rate(all_games, _before(connection, pool, first, who))
    return [
        revision,
        *((_FORGET, {"of_table": table}) for table in sorted(later)),
        *((_ADD, _row(one)) for one in rated),
    ]


def _rated_since(connection: Connection, pool: Pool, first: Order) -> set[str]:
    """Tables of a pool that are rated and ended at that time or later."""
    at, table = first
    ended = ratings.c.at > at
    at_once = and_(ratings.c.at == at, ratings.c.table_id >= table)
    query = select(ratings.c.table_id).distinct().where(_in_pool(pool), or_(ended, at_once))
    return set(connection.execute(query).scalars())


def _before(
    connection: Connection, pool: Pool, first: Order, who: Iterable[str]
) -> dict[str, Skill]:
    """The skills of people in a pool before a game."""
    at, table = first
    sooner = or_(ratings.c.at < at, and_(ratings.c.at == at, ratings.c.table_id < table))
    found: dict[str, Skill] = {}
    for person in who:
        query = (
            select(ratings.c.mu, ratings.c.sigma)
            .where(_in_pool(pool), ratings.c.person == person, sooner)
            .order_by(ratings.c.at.desc(), ratings.c.table_id.desc())
            .limit(1)
        )
        row = connection.execute(query).first()
        if row:
            found[person] = Skill(row.mu, row.sigma)
    return found


def _in_pool(pool: Pool) -> Any:
    return and_(ratings.c.game == pool[0], ratings.c.seats == pool[1])


def _next_revision(connection: Connection, pool: Pool) -> Change:
    """Detects two processes that rate games of a pool concurrently: the second fails and retries.

    Revisions are never deleted, so an old reader cannot reach the same revision again.
    """
    game, many = pool
    query = select(func.max(rating_pools.c.revision)).where(
        rating_pools.c.game == game, rating_pools.c.seats == many
    )
    last = connection.execute(query).scalar() or 0
    return _REACH_REVISION, {"game": game, "seats": many, "revision": last + 1}


def _row(rated: Rated) -> dict[str, Any]:
    return {
        "table_id": rated.table,
        "seat": rated.seat,
        "person": rated.person,
        "game": rated.game,
        "seats": rated.seats,
        "at": rated.at,
        "place": rated.place,
        "gone": rated.gone,
        "mu": rated.skill.mu,
        "sigma": rated.skill.sigma,
    }


@dataclass(frozen=True)
class Standing:
    """A person in a pool."""

    person: Person
    skill: Skill
    games: int
    wins: int
    at: int


def leaders(connection: Connection, pool: Pool, most: int) -> list[Standing]:
    """The best accounts of a pool; guests are rated but not listed."""
    rows = _standings().where(_in_pool(pool)).subquery()
    query = (
        select(rows, people.c.name, people.c.kind)
        .join(people, people.c.id == rows.c.person)
        .where(
            rows.c.last == 1,
            people.c.kind != "guest",
            people.c.name != "",
            func.coalesce(people.c.banned, 0) <= now(),
        )
        .order_by((rows.c.mu - 3 * rows.c.sigma).desc(), rows.c.at, rows.c.person)
        .limit(most)
    )
    return [
        Standing(
            Person(row.person, row.name, row.kind),
            Skill(row.mu, row.sigma),
            row.games,
            row.wins,
            row.at,
        )
        for row in connection.execute(query)
    ]


@dataclass(frozen=True)
class Count:
    """A pool in which a person is rated."""

    pool: Pool
    skill: Skill
    games: int
    wins: int


def standings(connection: Connection, person: str) -> list[Count]:
    """The ratings of a person in every pool."""
    rows = _standings().where(ratings.c.person == person).subquery()
    query = select(rows).where(rows.c.last == 1).order_by(rows.c.game, rows.c.seats)
    return [
        Count((row.game, row.seats), Skill(row.mu, row.sigma), row.games, row.wins)
        for row in connection.execute(query)
    ]


def _standings() -> Any:
    """Every rating, numbered backwards from the last one of a person in a pool."""
    theirs = [ratings.c.person, ratings.c.game, ratings.c.seats]
    latest = [ratings.c.at.desc(), ratings.c.table_id.desc()]
    won = case((ratings.c.place == 1, 1), else_=0)
    return select(
        ratings,
        func.row_number().over(partition_by=theirs, order_by=latest).label("last"),
        func.count().over(partition_by=theirs).label("games"),
        func.sum(won).over(partition_by=theirs).label("wins"),
    )


@dataclass(frozen=True)
class Played:
    """A rated game of a person, with its result."""

    rated: Rated
    public: bool
    """The table was public."""
    options: dict[str, Value]
    points: int
    breakdown: dict[str, int]


def history(connection: Connection, person: str, most: int) -> list[Played]:
    """The last rated games of a person, the oldest first."""
    query = (
        select(ratings, tables.c.public, tables.c.options, tables.c.result)
        .join(tables, tables.c.id == ratings.c.table_id)
        .where(ratings.c.person == person)
        .order_by(ratings.c.at.desc(), ratings.c.table_id.desc())
        .limit(most)
    )
    return [_played(row) for row in connection.execute(query)][::-1]


def _played(row: Any) -> Played:
    result = msgspec.json.decode(row.result, type=Result)
    return Played(
        _rated(row),
        row.public,
        msgspec.json.decode(row.options),
        result.scores[row.seat],
        result.breakdown[row.seat],
    )


def _rated(row: Any) -> Rated:
    about = row.table_id, row.seat, row.person, row.game, row.seats, row.at
    return Rated(*about, row.place, row.gone, Skill(row.mu, row.sigma))


# Recompute all ratings


@dataclass(frozen=True)
class Rebuilt:
    games: int
    people: int
    changed: int
    """Ratings that changed."""


def rebuild(url: URL) -> Rebuilt:
    """Recompute all ratings from the logs; a running server repeats its own runs."""
    with opened(url) as engine, engine.begin() as connection:
        check_version(connection)
        # Before any query: from here on concurrent runs wait and are repeated.
        many = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
        pools = select(tables.c.game, many).where(tables.c.rated.is_(True)).distinct()
        for game, count in connection.execute(pools).all():
            connection.execute(*_next_revision(connection, (game, count)))
        before = stored(connection)
        after = from_logs(connection)
        connection.execute(delete(ratings))
        if after:
            connection.execute(_ADD, [_row(one) for one in after])
        changed = {(one.table, one.seat) for one in set(before) ^ set(after)}
        return Rebuilt(
            games=len({one.table for one in after}),
            people=len({one.person for one in after}),
            changed=len(changed),
        )


def stored(connection: Connection) -> list[Rated]:
    return [_rated(row) for row in connection.execute(select(ratings))]


def from_logs(connection: Connection) -> list[Rated]:
    """All ratings according to the logs."""
    by_pool: dict[Pool, list[Finished]] = {}
    for game in finished(connection):
        by_pool.setdefault(game.pool, []).append(game)
    return [rated for games in by_pool.values() for rated in rate(games, {})]
