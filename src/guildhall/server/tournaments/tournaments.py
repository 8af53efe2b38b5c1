"""Operations on tournaments: create, enter, withdraw, start, cancel, view."""

from contextlib import suppress
from typing import Final

from guildhall import games
from guildhall.server.accounts import names
from guildhall.server.accounts.people import People, Session
from guildhall.server.accounts.secrets import new_id
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import (
    AccountNeeded,
    BadBeginning,
    NoSuchClub,
    NoSuchEntrant,
    NoSuchTournament,
    NotAllowed,
    NotEntering,
    TooFewEntrants,
    TooManyEntrants,
    TooManyTournaments,
)
from guildhall.server.settings import DAY
from guildhall.server.social import store as social_store
from guildhall.server.storage.group_commit import Conflict
from guildhall.server.tables import clocks
from guildhall.server.tables.seating import check_level, check_member
from guildhall.server.tournaments import rounds, store
from guildhall.server.tournaments.messages import (
    MOST_BOTS,
    MOST_ENTRANTS,
    Entrant,
    NewBots,
    NewTournament,
    Standing,
    Tournament,
    TournamentInfo,
    TournamentRound,
    Tournaments,
    TournamentStatus,
    TournamentTable,
)
from guildhall.server.tournaments.standings import Played
from guildhall.server.tournaments.store import (
    Drawn,
    ListedTournament,
    StoredEntrant,
    StoredTournament,
    Whole,
)
from guildhall.table.settings import checked_options

MOST_HOSTED: Final = 3
"""Maximum number of unfinished tournaments per host."""
_MOST_LISTED: Final = 50
_FURTHEST_MS: Final = 90 * DAY * 1000


async def make(context: Context, session: Session, wanted: NewTournament) -> Tournament:
    """Create a tournament, open for entries."""
    host = session.person
    if host.kind != "account":
        raise AccountNeeded()
    game = games.load(wanted.game)
    options = checked_options(game, wanted.options)
    game.new(wanted.seats, 0, **options)
    check_level(wanted.level)
    if wanted.club:
        await check_member(context, wanted.club, host.id)
    timed = clocks.chosen(wanted.speed, wanted.bank, wanted.increment)
    moment = now()
    if wanted.begins is not None and not moment < wanted.begins <= moment + _FURTHEST_MS:
        raise BadBeginning()
    if 0 < wanted.most < rounds.LEAST:
        raise TooFewEntrants(least=rounds.LEAST)
    async with context.database.connect() as connection:
        if await store.hosted(connection, host.id) >= MOST_HOSTED:
            raise TooManyTournaments(most=MOST_HOSTED)
    made = StoredTournament(
        id=new_id(),
        name=names.checked(wanted.name),
        host=host.id,
        created=moment,
        status="open",
        kind=wanted.kind,
        rounds=wanted.rounds,
        most=wanted.most,
        begins=wanted.begins,
        game=game.name,
        seats=wanted.seats,
        options=options,
        speed=wanted.speed,
        bank=timed.bank,
        increment=timed.increment,
        rated=wanted.rated,
        level=wanted.level,
        club=wanted.club,
    )
    await context.database.writer.write([store.add(made)])
    return await details(context, made.id)


async def enter(context: Context, person: str, tournament: str) -> Tournament:
    """Enter; repeated requests have no effect."""
    async with context.tournament_lock(tournament):
        whole = await _open(context, tournament)
        if whole.tournament.club:
            await check_member(context, whole.tournament.club, person)
        while whole.entrant_of(person) is None:
            _check_open(whole)
            async with context.database.connect() as connection:
                # A blocked player gets the same answer as a removed one.
                if await social_store.is_blocked(connection, whole.tournament.host, person):
                    raise NotAllowed()
            _check_room(whole, 1)
            await _entered(context, whole, [StoredEntrant(_next(whole), person)])
            whole = await read(context, tournament)
        _check_not_removed(whole, person)
    context.rounds_wait.set()
    return await details(context, tournament)


def _check_not_removed(whole: Whole, person: str) -> None:
    entrant = whole.entrant_of(person)
    if entrant and entrant.withdrawn:
        raise NotAllowed()


async def add_bots(context: Context, person: str, tournament: str, wanted: NewBots) -> Tournament:
    """Add bots as entrants."""
    level = check_level(wanted.level)
    async with context.tournament_lock(tournament):
        while True:
            whole = await _open(context, tournament)
            _check_host(whole, person)
            _check_room(whole, wanted.count)
            bots = sum(bool(one.bot) for one in rounds.playing(whole)) + wanted.count
            if bots > MOST_BOTS:
                raise TooManyEntrants(most=MOST_BOTS)
            first = _next(whole)
            new = [StoredEntrant(first + more, bot=level) for more in range(wanted.count)]
            if await _entered(context, whole, new):
                break
    context.rounds_wait.set()
    return await details(context, tournament)


async def withdraw(context: Context, person: str, tournament: str) -> Tournament:
    """Withdraw; running games continue."""
    async with context.tournament_lock(tournament):
        whole = await _unfinished(context, tournament)
        entrant = whole.entrant_of(person)
        if entrant is None or entrant.withdrawn:
            raise NoSuchEntrant()
        await context.database.writer.write(store.leave(tournament, entrant.number))
    return await details(context, tournament)


async def remove(context: Context, person: str, tournament: str, number: int) -> Tournament:
    """Remove an entrant, who cannot enter again."""
    async with context.tournament_lock(tournament):
        whole = await _unfinished(context, tournament)
        _check_host(whole, person)
        if number not in [one.number for one in rounds.playing(whole)]:
            raise NoSuchEntrant()
        await context.database.writer.write([store.withdraw(tournament, number)])
    return await details(context, tournament)


async def start(context: Context, person: str, tournament: str) -> Tournament:
    """Start now, with the current entrants."""
    async with context.tournament_lock(tournament):
        whole = await _open(context, tournament)
        _check_host(whole, person)
        if len(rounds.playing(whole)) < rounds.LEAST:
            raise TooFewEntrants(least=rounds.LEAST)
        await rounds.begin(context, whole)
    await rounds.advance(context, tournament)
    return await details(context, tournament)


async def cancel(context: Context, person: str, tournament: str) -> Tournament:
    """Cancel the tournament; running games continue."""
    async with context.tournament_lock(tournament):
        whole = await _unfinished(context, tournament)
        _check_host(whole, person)
        await context.database.writer.write([store.cancel(tournament)])
    return await details(context, tournament)


async def leave_all(context: Context, person: str) -> None:
    """Withdraw a deleted person, and cancel hosted tournaments that have not started."""
    async with context.database.connect() as connection:
        left = await store.unfinished_of(connection, person)
    for tournament in left:
        # Some may be over by now, or their game may be uninstalled.
        with suppress(NoSuchTournament, NoSuchEntrant, NotEntering):
            whole = await read(context, tournament)
            if whole.tournament.host == person and whole.tournament.status == "open":
                await cancel(context, person, tournament)
                continue
            entrant = whole.entrant_of(person)
            if entrant and not entrant.withdrawn:
                await withdraw(context, person, tournament)


async def read(context: Context, tournament: str) -> Whole:
    """The details of a tournament; raises NoSuchTournament."""
    found = await rounds.read(context, tournament)
    if found is None or found.tournament.game not in games.NAMES:
        raise NoSuchTournament()
    return found


async def _unfinished(context: Context, tournament: str) -> Whole:
    whole = await read(context, tournament)
    if whole.tournament.status not in ("open", "running"):
        raise NotEntering()
    return whole


async def _open(context: Context, tournament: str) -> Whole:
    whole = await read(context, tournament)
    _check_open(whole)
    return whole


def _check_open(whole: Whole) -> None:
    if whole.tournament.status != "open":
        raise NotEntering()


def _check_host(whole: Whole, person: str) -> None:
    if whole.tournament.host != person:
        raise NotAllowed()


def _check_room(whole: Whole, more: int) -> None:
    most = whole.tournament.most or MOST_ENTRANTS
    if len(rounds.playing(whole)) + more > most:
        raise TooManyEntrants(most=most)


def _next(whole: Whole) -> int:
    return 1 + max((one.number for one in whole.entrants), default=0)


async def _entered(context: Context, whole: Whole, new: list[StoredEntrant]) -> bool:
    """Whether no other process was faster."""
    try:
        await context.database.writer.write(store.enter(whole.tournament.id, *new))
    except Conflict:
        return False
    return True


# Views


async def listed(context: Context, club: str = "") -> Tournaments:
    statuses: tuple[tuple[TournamentStatus, ...], ...] = (("open",), ("running",), ("over",))
    async with context.database.connect() as connection:
        found = [await store.listed(connection, one, _MOST_LISTED, club) for one in statuses]
    await context.people.fetch(one.tournament.host for some in found for one in some)
    return Tournaments(
        *([_info(one, context.people) for one in some if one.tournament.game in games.NAMES]
          for some in found)
    )  # fmt: skip


async def shown(context: Context, tournament: str, person: str | None) -> Tournament:
    """The same for a user; a club's tournament is shown to its members only."""
    whole = await read(context, tournament)
    if whole.tournament.club:
        try:
            await check_member(context, whole.tournament.club, person or "")
        except NoSuchClub as error:
            raise NoSuchTournament() from error
    return await details(context, tournament)


async def details(context: Context, tournament: str) -> Tournament:
    whole = await read(context, tournament)
    await context.people.fetch([whole.tournament.host, *(one.person for one in whole.entrants)])
    about = ListedTournament(whole.tournament, len(rounds.playing(whole)), len(whole.rounds))
    played = await rounds.results(context, whole.rounds)
    lines = await rounds.stand(context, whole)
    known = {one.number: one for one in whole.entrants}
    return Tournament(
        info=_info(about, context.people),
        entrants=[
            _entrant(known[number], context.people)
            for number in sorted(line.entrant for line in lines)
        ],
        rounds=[
            TournamentRound(number, [_table(whole, drawn, played) for drawn in some])
            for number, some in enumerate(whole.rounds, 1)
        ],
        standings=[
            Standing(
                line.entrant,
                line.place,
                line.points,
                line.opponents,
                line.direct,
                line.share,
                line.played,
            )
            for line in lines
        ],
    )


def _entrant(one: StoredEntrant, people: People) -> Entrant:
    return Entrant(one.number, people.known(one.person), one.bot, one.filler, one.withdrawn)


def _table(whole: Whole, drawn: Drawn, played: dict[str, Played]) -> TournamentTable:
    status = whole.statuses.get(drawn.table, "open")
    over = played.get(drawn.table)
    return TournamentTable(drawn.table, status, drawn.entrants, over.points() if over else [])


def _info(listed: ListedTournament, people: People) -> TournamentInfo:
    about = listed.tournament
    return TournamentInfo(
        id=about.id,
        name=about.name,
        host=people.known(about.host),
        created=about.created,
        status=about.status,
        kind=about.kind,
        rounds=about.rounds,
        round=listed.round,
        most=about.most,
        begins=about.begins,
        game=about.game,
        seats=about.seats,
        options=about.options,
        speed="slow" if about.speed == "slow" else "live",
        bank=about.bank,
        increment=about.increment,
        rated=about.rated,
        level=about.level,
        entrants=listed.entrants,
        club=about.club,
    )
