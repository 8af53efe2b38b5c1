"""Opening a table, taking seats, starting, rematches."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from guildhall import bots, games
from guildhall.core.events import PUBLIC
from guildhall.core.state import State
from guildhall.server.accounts import secrets
from guildhall.server.accounts.secrets import new_id, new_seed
from guildhall.server.clock import now
from guildhall.server.clubs import store as clubs_store
from guildhall.server.cluster import downtime
from guildhall.server.context import Context
from guildhall.server.errors import (
    GameRunning,
    NoSuchClub,
    NotAbsent,
    NotAllowed,
    NotOpen,
    OutOfTime,
    Removed,
    SeatsFree,
    SeatTaken,
    Stale,
    TooManyTables,
    WrongTablePassword,
)
from guildhall.server.operations import announcements
from guildhall.server.social import access
from guildhall.server.social import store as social_store
from guildhall.server.storage.group_commit import Change
from guildhall.server.tables import clocks, store
from guildhall.server.tables.log_store import Logs
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.rows import Place
from guildhall.server.tables.table import Table
from guildhall.table.entry import (
    CLOCKED,
    BotSeated,
    Clocked,
    Details,
    LogEntry,
    Removal,
    Started,
    Text,
)
from guildhall.table.session import Applied, Session, Stamp
from guildhall.table.settings import NewTable, checked_options
from guildhall.table.view import EntryKind


async def open_table(context: Context, person: str, wanted: NewTable) -> Table:
    """Open a table with its host in the first seat."""
    game = games.load(wanted.game)
    options = checked_options(game, wanted.options)
    game.new(wanted.seats, 0, **options)
    for level in (*wanted.bots, wanted.stand_in):
        check_level(level)
    if len(wanted.bots) >= wanted.seats:
        raise SeatTaken()
    if wanted.start and len(wanted.bots) + 1 < wanted.seats:
        raise SeatsFree()
    announcements.check_open(context)
    timed = clocks.chosen(wanted.speed, wanted.bank, wanted.increment)
    if wanted.club:
        await check_member(context, wanted.club, person)
    await check_room(context, person)
    people = [Place(person)] + [Place() for _ in range(wanted.seats - 1 - len(wanted.bots))]
    places = people + [Place(bot=level) for level in wanted.bots]
    table = Table(
        id=new_id(),
        game=game,
        settings=wanted.settings(options, timed.bank, timed.increment),
        status="open",
        host=person,
        created=now(),
        places=places,
    )
    table.password_hash = access.password_hash(table.id, wanted.password)
    await lay(context, table)
    if wanted.start:
        await start(context, table, person)
    return table


def check_level(level: str | None) -> str:
    if level is None or level not in bots.BOTS:
        raise bots.UnknownBot(bot=level or "", known=", ".join(bots.BOTS))
    return level


async def check_member(context: Context, club: str, person: str) -> None:
    """Raise NoSuchClub for non-members, as if the club did not exist."""
    async with context.database.connect() as connection:
        if not await clubs_store.is_member(connection, club, person):
            raise NoSuchClub()


async def check_room(context: Context, person: str) -> None:
    most = context.limits.tables_a_person
    rules = [games.load(name).fingerprint for name in games.NAMES]
    async with context.database.logs() as logs:
        if await logs.counted_tables(person, rules) >= most:
            raise TooManyTables(most=most)


async def lay(context: Context, table: Table) -> None:
    """Store a new table with its first entries, and keep it in memory."""
    lines = table.first_entries()
    # Stored data must be published, so nothing may fail after this.
    await context.people.fetch(table.everyone())
    await context.tables.store(table, lines, *store.add_table(table, table.places))
    _laid(context, table, lines)


def _laid(context: Context, table: Table, lines: Sequence[LogEntry]) -> None:
    """Keep and publish a new table that is stored."""
    context.tables.keep(table)
    context.tables.publish(table, lines)
    context.lobbies.announce(table, table.host)


async def change_seat(
    context: Context, table: Table, seat: int, person: str, wish: SeatChange
) -> None:
    async with table.lock:
        before = table.place(seat)
        if table.status == "open" and table.settings.tournament:
            # It starts at once, with the players of the round.
            raise NotAllowed()
        if table.status == "open":
            await _change_open_seat(context, table, seat, person, wish)
        elif table.status == "running":
            await _change_running_seat(context, table, seat, person, wish)
        else:
            raise NotOpen()
        context.lobbies.announce(table, before.person, table.places[seat].person)


async def _change_open_seat(
    context: Context, table: Table, seat: int, person: str, wish: SeatChange
) -> None:
    place = table.places[seat]
    if wish.player == "me":
        if place.person == person:
            return
        if not place.free:
            raise SeatTaken()
        old = table.seat_of(person)
        if old == PUBLIC:
            await _check_welcome(context, table, person, wish.password)
            await check_room(context, person)
        seated: list[tuple[int, Place, EntryKind]] = [(seat, Place(person), "sat")]
        if old != PUBLIC:
            seated.insert(0, (old, Place(), "left"))
        await reseat(context, table, person, *seated)
    elif wish.player == "bot":
        level = check_level(wish.level)
        if person != table.host:
            raise NotAllowed()
        if place.person:
            raise SeatTaken()
        await reseat(context, table, person, (seat, Place(bot=level), "bot"))
    elif not place.free:
        if person not in (place.person, table.host):
            raise NotAllowed()
        own = place.bot or place.person == person
        await reseat(context, table, person, (seat, Place(), "left" if own else "removed"))


async def _check_welcome(context: Context, table: Table, person: str, word: str) -> None:
    """Removed or blocked players may not join."""
    async with context.database.connect() as connection:
        # The same answer for both, so that a block is not revealed.
        if await Logs(connection).was_removed(table.id, person):
            raise Removed()
        if await social_store.is_blocked(connection, table.host, person):
            raise Removed()
        invited = await social_store.is_invited(connection, table.id, person)
    if table.settings.club and not invited:
        await check_member(context, table.settings.club, person)
    said = access.password_hash(table.id, word)
    if table.password_hash and not (
        invited or person == table.host or secrets.same(said, table.password_hash)
    ):
        raise WrongTablePassword()


async def _change_running_seat(
    context: Context, table: Table, seat: int, person: str, wish: SeatChange
) -> None:
    place = table.places[seat]
    if wish.player == "me":
        if place.person != person:
            raise SeatTaken()
        if place.bot:
            if not clocks.may_return(table, seat):
                raise OutOfTime()
            await check_room(context, person)
            await reseat(context, table, person, (seat, Place(person), "sat"))
        return
    if wish.player == "nobody":
        raise GameRunning()
    absent = place.person != person
    if absent and table.seat_of(person) == PUBLIC:
        raise NotAllowed()
    if place.bot:
        raise SeatTaken()
    if absent:
        await _check_absent(context, table, seat)
    # Others may not choose the stand-in's level, nor may the player choose a stronger one.
    if wish.level not in (None, table.settings.stand_in):
        raise NotAllowed()
    stand_in = Place(place.person, table.settings.stand_in)
    await reseat(context, table, person, (seat, stand_in, "bot"), absent=absent)


async def _check_absent(context: Context, table: Table, seat: int) -> None:
    """Raise if the player has a clock, or may still return."""
    # The player may have started a holiday, or returned, at another process.
    await downtime.learn_of_rests(context)
    if context.database.tells:
        await context.rollcall.learn_of(table)
    days = context.settings.absent_days
    late = table.claimable(context.people.rests, days)
    if table.pace.bank:
        raise NotAllowed()
    waited = seat == table.turn and late is not None and now() > late
    if not waited or table.places[seat].person in table.present():
        raise NotAbsent(days=days)


async def reseat(
    context: Context,
    table: Table,
    person: str | None,
    *seated: tuple[int, Place, EntryKind],
    absent: bool = False,
) -> None:
    """Change seats, each with the kind of its entry; the caller holds the lock.

    A timeout has no person; with `absent` another player requests it.
    """
    await context.people.fetch([person])
    lines: list[LogEntry] = []
    rows: list[Change] = []
    for seat, place, kind in seated:
        line = reseated(context, table, person, seat, place, kind, absent=absent)
        line.seq += len(lines)
        lines.append(line)
        rows.append(store.set_seat(table.id, seat, place))
    await context.tables.store(table, lines, *rows)
    for seat, place, _ in seated:
        table.places[seat] = place
    context.tables.publish(table, lines)


def reseated(
    context: Context,
    table: Table,
    person: str | None,
    seat: int,
    place: Place,
    kind: EntryKind,
    *,
    absent: bool = False,
) -> LogEntry:
    """The entry of a changed seat."""
    details = _details(kind, place, table.places[seat], absent=absent)
    if isinstance(details, Clocked) and kind in CLOCKED and table.pace.bank and table.session:
        left = clocks.left_at if place.bot else partial(clocks.after_return, seat=seat)
        details.clock = left(table, at=now(), rests=context.people.rests)
    return context.tables.entry(table, kind, seat=seat, person=person, details=details)


def _details(kind: EntryKind, place: Place, before: Place, *, absent: bool) -> Details:
    if kind == "removed":
        return Removal(removed=before.person or "")
    if place.bot:
        return BotSeated(level=place.bot, absent=absent)
    return Clocked() if kind == "sat" else Details()


# Start and rematch


async def start(context: Context, table: Table, person: str) -> None:
    async with table.lock:
        if table.status != "open":
            raise NotOpen()
        if person != table.host:
            raise NotAllowed()
        if any(place.free for place in table.places):
            raise SeatsFree()
        announcements.check_open(context)
        seed = new_seed()
        state = table.game.new(len(table.places), seed, **table.settings.options)
        session, entries, snapshots = begin(table, state, seed)
        await context.tables.store(
            table,
            entries,
            store.begin(table.id, table.game.fingerprint),
            *(store.add_snapshot(table.id, *snapshot) for snapshot in snapshots),
        )
        table.status, table.fingerprint = "running", table.game.fingerprint
        table.session = session
        context.tables.publish(table, entries)
        context.lobbies.announce(table)


def begin(table: Table, state: State, seed: int) -> Applied:
    """Begin the game of a table, with full clocks."""
    begun = Session.start(state, Stamp(table.seq + 1, now()), seed)
    if table.pace.bank and isinstance(begun.entries[0].details, Started):
        begun.entries[0].details.clock = clocks.at_start(table)
    return begun


async def rematch(context: Context, table: Table, person: str) -> Table:
    """The table of a rematch; the same one for all players."""
    async with table.lock:
        if table.seat_of(person) == PUBLIC or table.uploaded:
            raise NotAllowed()
        if table.status != "over":
            raise GameRunning()
        if table.rematch:
            return await context.tables.get(table.rematch)
        announcements.check_open(context)
        await check_room(context, person)
        again = Table(
            id=new_id(),
            game=table.game,
            # Private, because the seats are reserved for the players of the first table.
            settings=replace(
                table.settings,
                options=checked_options(table.game, table.settings.options),
                public=False,
                tournament="",
                branch=None,
            ),
            status="open",
            host=person,
            created=now(),
            places=[_place_again(place, person) for place in table.places],
        )
        if table.password_hash:
            # The password is unknown to all, so the former players are invited and may invite
            # others.
            again.password_hash = access.password_hash(again.id, new_id())
        line = context.tables.entry(table, "rematch", person=person, details=Text(text=again.id))
        lines, asked = again.first_entries(), _asked_again(table, again)
        await context.people.fetch(again.everyone())
        try:
            # In one transaction: if another process was faster, this table is not needed.
            await context.tables.store(
                table,
                [line],
                store.set_rematch(table.id, again.id),
                *store.add_table(again, again.places),
                *(store.add_line(again.id, one) for one in lines),
                *(social_store.invite(again.id, other, again.host) for other in asked),
            )
        except Stale:
            if table.rematch:
                return await context.tables.get(table.rematch)
            raise
        table.rematch = again.id
        context.tables.publish(table, [line])
        for other in asked:
            context.lobbies.invite(other, [again.id])
        _laid(context, again, lines)
        return again


def _asked_again(table: Table, again: Table) -> list[str]:
    """The people to invite to the rematch of a locked table: all players of the first game."""
    if not again.password_hash:
        return []
    return [other for place in table.places if (other := place.person) and other != again.host]


def _place_again(place: Place, host: str) -> Place:
    """Bots and the requesting player keep their seats; the other seats wait for their players."""
    if place.person:
        return Place(host) if place.person == host else Place()
    return Place(bot=place.bot)
