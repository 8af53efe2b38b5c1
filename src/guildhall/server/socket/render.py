"""A table as each viewer may see it, as the types that the API sends."""

from msgspec.structs import asdict

from guildhall import bots
from guildhall.core.events import PUBLIC
from guildhall.core.game import Game
from guildhall.server.accounts.people import People
from guildhall.server.tables.messages import Seat, TableInfo
from guildhall.server.tables.table import Table
from guildhall.table.entry import LogEntry
from guildhall.table.session import Session
from guildhall.table.view import Entry, Person


def info(table: Table, people: People) -> TableInfo:
    stated = people.settings
    ended = table.status not in ("open", "running")
    pace = table.pace
    settings = asdict(table.settings) | {"bank": pace.bank, "increment": pace.increment}
    return TableInfo(
        id=table.id,
        game=table.game.name,
        **settings,
        status=table.status,
        host=table.host,
        created=table.created,
        seats=seats(table, people),
        seq=table.seq,
        turn=table.turn,
        moves=table.depth,
        deadline=table.deadline(people.rests),
        claimable=table.claimable(people.rests, stated.absent_days),
        absent_days=0 if pace.bank or ended else stated.absent_days,
        open_days=stated.open_days if table.status == "open" else 0,
        idle_days=0 if ended else stated.closed_after(table.settings.speed),
        rematch=table.rematch,
        shared=table.shared,
        uploaded=table.uploaded,
        refused=table.refused,
        result=table.result,
        locked=bool(table.password_hash),
        clocks=table.clocks if table.status == "running" else [],
        ending=sorted(table.ending),
    )


def seats(table: Table, people: People) -> list[Seat]:
    """The seats; unchanged by a move unless a holiday may have ended."""
    if table.seated is None or any(seat.away for seat in table.seated):
        table.seated = [seat(table, number, people) for number in range(len(table.places))]
    return table.seated


def seat(table: Table, number: int, people: People) -> Seat:
    place = table.places[number]
    if place.name:
        return Seat(number, Person("", place.name, "guest"), place.bot)
    unlearned = ""
    if place.bot in bots.BOTS:
        unlearned = bots.reason_against(
            place.bot, table.game, len(table.places), table.settings.options
        )
    away = people.away_until(place.person)
    return Seat(number, people.known(place.person), place.bot, unlearned, away)


def entry(game: Game, line: LogEntry, viewer: int, people: People) -> Entry:
    """An entry of the log as a viewer may see it."""
    return line.for_viewer(viewer, game, people.known(line.person))


def is_to_act(table: Table, session: Session, viewer: int) -> bool:
    """Whether a viewer is the person to act."""
    return viewer != PUBLIC and viewer == session.turn and not table.places[viewer].bot


def may_undo(table: Table, session: Session, viewer: int) -> bool:
    if viewer == PUBLIC or table.places[viewer].bot:
        return False
    return session.reached.undoable_by() == viewer
