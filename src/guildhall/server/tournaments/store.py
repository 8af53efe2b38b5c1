"""SQL for tournaments."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.core.game import Value
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import entrants, pairings, tables, tournaments
from guildhall.server.tables.messages import Status
from guildhall.server.tournaments.messages import TournamentKind, TournamentStatus
from guildhall.table.fields import Speed

_ADD: Final = insert(tournaments)
_OF: Final = update(tournaments).where(tournaments.c.id == bindparam("of_tournament"))
_BEGIN: Final = _OF.where(tournaments.c.status == "open").values(status="running")
_SET_ROUNDS: Final = _OF.values(rounds=bindparam("new_rounds"))
_HOLD: Final = _OF.values(status=tournaments.c.status)
"""A concurrent start waits for the end of this transaction, or goes first."""
_FINISH: Final = _OF.where(tournaments.c.status == "running").values(status="over")
_CANCEL: Final = _OF.where(tournaments.c.status != "over").values(status="cancelled")
_CANCEL_OF_CLUB: Final = (
    update(tournaments)
    .where(
        tournaments.c.club == bindparam("of_club"),
        or_(tournaments.c.status == "open", tournaments.c.status == "running"),
    )
    .values(status="cancelled")
)
_RENAME: Final = _OF.values(name=bindparam("new_name"))
_EXPIRE: Final = (
    update(tournaments)
    .where(
        tournaments.c.status == "open",
        tournaments.c.begins.is_(None),
        tournaments.c.created < bindparam("before"),
    )
    .values(status="cancelled")
)
_ADD_ENTRANT: Final = insert(entrants)
_ENTER: Final = insert(entrants).from_select(
    [column.name for column in entrants.columns],
    select(*(bindparam(column.name, type_=column.type) for column in entrants.columns)).where(
        select(tournaments.c.id)
        .where(tournaments.c.id == bindparam("tournament"), tournaments.c.status == "open")
        .exists()
    ),
)
_OF_ENTRANT: Final = and_(
    entrants.c.tournament == bindparam("of_tournament"), entrants.c.number == bindparam("of_number")
)
_REMOVE: Final = delete(entrants).where(
    _OF_ENTRANT,
    select(tournaments.c.id)
    .where(tournaments.c.id == entrants.c.tournament, tournaments.c.status == "open")
    .exists(),
)
_WITHDRAW: Final = update(entrants).where(_OF_ENTRANT).values(withdrawn=True)
_PAIR: Final = insert(pairings)
_TAKING_PART: Final = (
    select(func.count())
    .where(
        entrants.c.tournament == tournaments.c.id,
        entrants.c.filler.is_(False),
        entrants.c.withdrawn.is_(False),
    )
    .scalar_subquery()
)


class StoredTournament(Struct, kw_only=True):
    """A row of `tournaments`."""

    id: str
    name: str
    host: str
    created: int
    status: TournamentStatus
    kind: TournamentKind
    rounds: int
    most: int
    begins: int | None
    game: str
    seats: int
    options: dict[str, Value]
    speed: Speed
    bank: int
    increment: int
    rated: bool
    level: str
    club: str = ""

    def row(self) -> dict[str, Any]:
        options = msgspec.json.encode(self.options).decode()
        return {**msgspec.structs.asdict(self), "options": options}


class StoredEntrant(Struct):
    """A row of `entrants`: a person, or a bot of the server."""

    number: int
    person: str | None = None
    bot: str = ""
    filler: bool = False
    """A filler, which only fills tables."""
    instead: int = 0
    """The entrant whose place in the schedule it has taken over, or 0."""
    withdrawn: bool = False


class Drawn(Struct, frozen=True):
    """A table of a round, by seat."""

    table: str
    entrants: list[int]


class Whole(Struct):
    """All stored data of a tournament."""

    tournament: StoredTournament
    entrants: list[StoredEntrant]
    rounds: list[list[Drawn]]
    statuses: dict[str, Status]
    """The tables that have been opened."""

    def entrant_of(self, person: str | None) -> StoredEntrant | None:
        return next((one for one in self.entrants if person and one.person == person), None)


class ListedTournament(Struct):
    tournament: StoredTournament
    entrants: int
    """The current entrants, without fillers."""
    round: int


# Queries


async def whole(connection: AsyncConnection, tournament: str) -> Whole | None:
    row = (await connection.execute(select(tournaments).where(_is(tournament)))).first()
    if row is None:
        return None
    of_entrants = select(entrants).where(entrants.c.tournament == tournament)
    taking_part = [
        StoredEntrant(one.number, one.person, one.bot, one.filler, one.instead, one.withdrawn)
        for one in await connection.execute(of_entrants.order_by(entrants.c.number))
    ]
    drawn = (
        select(pairings, tables.c.status)
        .outerjoin(tables, tables.c.id == pairings.c.table_id)
        .where(pairings.c.tournament == tournament)
        .order_by(pairings.c.round, pairings.c.number, pairings.c.seat)
    )
    rounds: dict[int, dict[str, list[int]]] = {}
    statuses: dict[str, Status] = {}
    for one in await connection.execute(drawn):
        rounds.setdefault(one.round, {}).setdefault(one.table_id, []).append(one.entrant)
        if one.status:
            statuses[one.table_id] = one.status
    return Whole(
        _from_row(row),
        taking_part,
        [[Drawn(*one) for one in rounds[number].items()] for number in sorted(rounds)],
        statuses,
    )


async def listed(
    connection: AsyncConnection, statuses: Sequence[TournamentStatus], most: int, club: str = ""
) -> list[ListedTournament]:
    """Tournaments with these statuses, of a club or of no club, the newest first."""
    last = (
        select(func.coalesce(func.max(pairings.c.round), 0))
        .where(pairings.c.tournament == tournaments.c.id)
        .scalar_subquery()
    )
    query = (
        select(tournaments, _TAKING_PART.label("taking_part"), last.label("last_round"))
        .where(tournaments.c.status.in_(list(statuses)), tournaments.c.club == club)
        .order_by(tournaments.c.created.desc(), tournaments.c.id)
        .limit(most)
    )
    return [
        ListedTournament(_from_row(row), row.taking_part, row.last_round)
        for row in await connection.execute(query)
    ]


async def unfinished_of(connection: AsyncConnection, person: str) -> list[str]:
    """Unfinished tournaments that a person hosts or has entered."""
    enters = select(entrants.c.tournament).where(entrants.c.person == person)
    query = select(tournaments.c.id).where(
        tournaments.c.status.in_(("open", "running")),
        or_(tournaments.c.host == person, tournaments.c.id.in_(enters)),
    )
    return [str(found) for found in (await connection.execute(query)).scalars()]


async def names_of(connection: AsyncConnection, person: str) -> list[str]:
    """Names of the tournaments that a person hosted or entered, the oldest first."""
    enters = select(entrants.c.tournament).where(entrants.c.person == person)
    mine = or_(tournaments.c.host == person, tournaments.c.id.in_(enters))
    query = select(tournaments.c.name).where(mine).order_by(tournaments.c.created)
    return list((await connection.execute(query)).scalars())


async def hosted(connection: AsyncConnection, person: str) -> int:
    """The number of unfinished tournaments of a host."""
    query = select(func.count()).where(
        tournaments.c.host == person, tournaments.c.status.in_(("open", "running"))
    )
    return int((await connection.execute(query)).scalar() or 0)


async def due(connection: AsyncConnection, moment: int) -> list[str]:
    """Tournaments with work to do.

    They are due to start, a round is over, or a table has not been started.
    """
    drawn = (
        select(pairings.c.tournament)
        .outerjoin(tables, tables.c.id == pairings.c.table_id)
        .where(pairings.c.tournament == tournaments.c.id)
    )
    begins = and_(
        tournaments.c.status == "open",
        or_(
            tournaments.c.begins <= moment,
            and_(tournaments.c.most > 0, tournaments.c.most <= _TAKING_PART),
        ),
    )
    goes_on = and_(
        tournaments.c.status == "running",
        or_(
            ~drawn.where(tables.c.status == "running").exists(),
            drawn.where(or_(tables.c.id.is_(None), tables.c.status == "open")).exists(),
        ),
    )
    query = select(tournaments.c.id).where(or_(begins, goes_on))
    return [str(found) for found in (await connection.execute(query)).scalars()]


def _is(tournament: str) -> Any:
    return tournaments.c.id == tournament


def _from_row(row: Any) -> StoredTournament:
    fields = {name: getattr(row, name) for name in StoredTournament.__struct_fields__}
    return StoredTournament(**{**fields, "options": msgspec.json.decode(row.options)})


# Changes


def add(tournament: StoredTournament) -> Change:
    return _ADD, tournament.row()


def enter(tournament: str, *new: StoredEntrant) -> list[Change]:
    """Add entrants, unless the tournament has started."""
    return [
        (_HOLD, {"of_tournament": tournament}),
        *((_ENTER, _entrant(tournament, one)) for one in new),
    ]


def _entrant(tournament: str, one: StoredEntrant) -> dict[str, Any]:
    return {"tournament": tournament, **msgspec.structs.asdict(one)}


def leave(tournament: str, number: int) -> list[Change]:
    """Remove an entrant; after the start, mark the entrant as withdrawn."""
    row = {"of_tournament": tournament, "of_number": number}
    return [(_HOLD, {"of_tournament": tournament}), (_REMOVE, row), (_WITHDRAW, row)]


def withdraw(tournament: str, number: int) -> Change:
    return _WITHDRAW, {"of_tournament": tournament, "of_number": number}


def begin(tournament: str) -> Change:
    """Close the entries, unless the tournament was cancelled."""
    return _BEGIN, {"of_tournament": tournament}


def set_rounds(tournament: str, rounds: int) -> Change:
    return _SET_ROUNDS, {"of_tournament": tournament, "new_rounds": rounds}


def expire(before: int) -> Change:
    """Cancel tournaments created before a given time whose host has not started them."""
    return _EXPIRE, {"before": before}


def finish(tournament: str) -> Change:
    return _FINISH, {"of_tournament": tournament}


def cancel(tournament: str) -> Change:
    return _CANCEL, {"of_tournament": tournament}


def cancel_of_club(club: str) -> Change:
    return _CANCEL_OF_CLUB, {"of_club": club}


def rename(tournament: str, name: str) -> Change:
    return _RENAME, {"of_tournament": tournament, "new_name": name}


def draw(
    tournament: str, number: int, drawn: Iterable[Drawn], fillers: Iterable[StoredEntrant]
) -> list[Change]:
    """The tables of a round; of two processes that draw it, the second is refused."""
    return [
        *((_ADD_ENTRANT, _entrant(tournament, one)) for one in fillers),
        *(
            (
                _PAIR,
                {
                    "tournament": tournament,
                    "round": number,
                    "entrant": entrant,
                    "number": at,
                    "table_id": one.table,
                    "seat": seat,
                },
            )
            for at, one in enumerate(drawn, 1)
            for seat, entrant in enumerate(one.entrants)
        ),
    ]
