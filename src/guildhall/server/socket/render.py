"""What each viewer may see of a table, encoded once for all who may see the same."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import asdict, replace

from guildhall import bots
from guildhall.core.events import PUBLIC, Facts
from guildhall.core.game import Game
from guildhall.core.moves import Moves
from guildhall.server.accounts.people import People
from guildhall.server.socket.frames import frame, framed
from guildhall.server.socket.messages import LobbyChange, Presence
from guildhall.server.socket.updates import Common, Content, Own, Seen, Told
from guildhall.server.tables.messages import Seat, TableInfo
from guildhall.server.tables.running import Asked, Running
from guildhall.server.tables.table import Table, UpdateKind
from guildhall.table.entry import LogEntry, Move
from guildhall.table.view import (
    Entry,
    LegalMove,
    Person,
    Result,
    Sentence,
    UndoAsked,
)

_ENCODE: Final = msgspec.json.Encoder().encode
_MOST_UPDATES: Final = 16


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
        locked=bool(table.word),
        clocks=table.clocks if table.status == "running" else [],
        ending=sorted(table.ending),
    )


def seats(table: Table, people: People) -> list[Seat]:
    """Who sits where; the same after a move unless the holiday of somebody may have ended."""
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


def shared_info(table: Table, people: People) -> Seen:
    if table.info is None:
        table.info = Seen(info(table, people))
    return table.info


def entry(game: Game, line: LogEntry, viewer: int, people: People) -> Entry:
    """A line of the log as the viewer may read it."""
    return line.for_viewer(viewer, game, people.known(line.person))


_RENDERED: Final[WeakKeyDictionary[LogEntry, dict[int, bytes]]] = WeakKeyDictionary()
"""Entries as they were encoded for each kind of viewer."""


def viewer_class(line: LogEntry, viewer: int) -> int:
    """The viewer, or PUBLIC if they may know no more than everyone."""
    return viewer if viewer == line.seat or line.shares_secret_with(viewer) else PUBLIC


def encoded_entry(game: Game, line: LogEntry, viewer: int, people: People) -> bytes:
    kind = viewer_class(line, viewer)
    rendered = _RENDERED.setdefault(line, {})
    if kind not in rendered:
        seen = entry(game, line, kind, people)
        rendered[kind] = _ENCODE(seen)
        move = line.details
        if kind == PUBLIC and isinstance(move, Move) and not line.shares_secret_with(line.seat):
            # The player of the move sees the same and the move; both are needed each time.
            rendered[line.seat] = _ENCODE(replace(seen, move=move.move, only=move.only))
    return rendered[kind]


def _is_asked(table: Table, running: Running, viewer: int) -> bool:
    """Whether a viewer is the person to act."""
    return viewer != PUBLIC and viewer == running.state.seat and not table.places[viewer].bot


class _Encoded(Struct, frozen=True, eq=False):
    """A legal move as it was last said to a seat."""

    message: str
    facts: Facts
    things: list[str]
    encoded: bytes

    def says(self, message: str, facts: Facts, things: list[str]) -> bool:
        """Whether the very same is said."""
        return self.facts is facts and self.things is things and self.message == message


_ENCODED: Final[dict[Moves, dict[tuple[int, int], _Encoded]]] = {}
"""For the moves of a game what was last said, by action and seat."""


def legal_moves(running: Running) -> list[LegalMove]:
    """The legal moves of the seat to act, said as its position says them."""
    return [msgspec.json.decode(move, type=LegalMove) for move in encoded_moves(running)]


def encoded_moves(running: Running) -> list[bytes]:
    """The same, each encoded by itself.

    What the box says of a move are always the same objects, so that it is encoded only once.
    """
    state = running.state
    moves, seat = state.game.moves, int(state.seat)
    known = _ENCODED.setdefault(moves, {})
    found: list[bytes] = []
    for action, text in running.legal().items():
        message, facts = state.describe(action)
        things = state.things(action)
        last = known.get((action, seat))
        if last is None or not last.says(message, facts, things):
            verb = moves.verb(action)
            said = LegalMove(text, verb.name, message, dict(facts), things, verb.idle)
            last = known[action, seat] = _Encoded(message, facts, things, _ENCODE(said))
        found.append(last.encoded)
    return found


def question(running: Running) -> Sentence:
    message, facts = running.state.question()
    return Sentence(message, dict(facts))


def _may_undo(table: Table, running: Running, viewer: int) -> bool:
    if viewer == PUBLIC or table.places[viewer].bot:
        return False
    return running.reached.undoable_by() == viewer


def _asked(table: Table, asked: Asked | None) -> UndoAsked | None:
    if asked is None:
        return None
    waiting = [seat for seat in table.claimed() if seat not in asked.agreed]
    return UndoAsked(asked.seq, asked.seat, asked.to, waiting)


def view(running: Running, viewer: int) -> Raw:
    """What a viewer may see; the parts that everybody sees alike are made and encoded once."""
    own, common = _parts(running, viewer)
    return Raw(_joined(_ENCODE(own), common.encoded))


def _parts(running: Running, viewer: int) -> tuple[dict[str, Any], Seen]:
    """The parts of a view that are for one viewer, and those that everybody sees alike."""
    own = running.state.view_own(viewer)
    if running.common is None:
        common = running.state.view(PUBLIC)
        for part in own:
            common.pop(part, None)
        running.common = Seen(common)
    return own, running.common


def _joined(one: bytes, other: bytes) -> bytes:
    """Two encoded objects as one."""
    return one if other == b"{}" else one[:-1] + b"," + other[1:]


class _ToAll(Struct, frozen=True):
    """What a position says to everybody."""

    position: int
    turn: int
    over: bool
    asked: UndoAsked | None
    result: Result | None


class _ToOne(Struct, frozen=True):
    """What a position says to one viewer."""

    you: int
    undo: bool
    question: Sentence | None = None
    kind: str = "one"
    pieces: list[str] = []


def _to_all(table: Table, running: Running) -> Seen:
    if table.shown is None:
        state, asked = running.state, _asked(table, running.asked)
        said = _ToAll(running.position, int(state.seat), state.over, asked, table.result)
        table.shown = Seen(said)
    return table.shown


def _to_one(table: Table, running: Running, viewer: int) -> Seen:
    undo = _may_undo(table, running, viewer)
    if not _is_asked(table, running, viewer):
        return _to_onlooker(viewer, undo)
    state = running.state
    kind = state.kind()
    pieces = state.pieces() if kind == "set" else []
    return Seen(_ToOne(viewer, undo, question(running), kind, pieces))


@cache
def _to_onlooker(viewer: int, undo: bool) -> Seen:
    """The same for who is not asked: nearly always the very same as before."""
    return Seen(_ToOne(viewer, undo))


@cache
def _own_of_onlooker(viewer: int, undo: bool) -> Own:
    """All that is for one viewer alone where he is not asked, and everybody sees the same."""
    return Own(_to_onlooker(viewer, undo), Seen({"viewer": viewer}), ["viewer"])


def position(table: Table, running: Running, viewer: int) -> bytes:
    """A `Position`, encoded."""
    to_one = _to_one(table, running, viewer).encoded
    own, common = _parts(running, viewer)
    seen = _joined(_ENCODE(own), common.encoded)
    moves = encoded_moves(running) if _is_asked(table, running, viewer) else []
    to_all = _to_all(table, running).encoded
    told = b",".join(moves)
    return b"".join((to_one[:-1], b',"view":', seen, b',"moves":[', told, b"],", to_all[1:]))


def update(
    table: Table,
    viewer: int,
    since: int,
    lines: Sequence[LogEntry],
    people: People,
    *,
    with_position: bool,
) -> bytes:
    """The news of a table for one viewer who knows it up to `since`."""
    kind = (viewer, since, with_position)
    made = table.updates.get(kind)
    if made is None:
        news = _news(table, viewer, since, lines, people)
        shown = table.running if with_position else None
        seen = position(table, shown, viewer) if shown else b"null"
        made = _update(news, info=shared_info(table, people).encoded, position=seen)
        _keep(table, kind, made)
    return made


def changes(
    table: Table, viewer: int, since: int, lines: Sequence[LogEntry], people: People, told: Told
) -> bytes:
    """The same for a socket that is told only what has changed; at first it is all."""
    found = told.changes(content(table, viewer, people))
    if found is None:
        return update(table, viewer, since, lines, people, with_position=True)
    tree, moves = found
    # All who see the same are told the same bytes.
    classes = [viewer_class(line, viewer) for line in lines]
    kind: UpdateKind = (since, tree, moves, *classes)
    made = table.updates.get(kind)
    if made is None:
        news = _news(table, viewer, since, lines, people)
        made = _update(news, changes=tree, moves=moves)
        _keep(table, kind, made)
    return made


def content(table: Table, viewer: int, people: People) -> Content:
    """All that a viewer may see of a table but its log."""
    if viewer not in table.contents:
        table.contents[viewer] = _content(table, viewer, people)
    return table.contents[viewer]


def _content(table: Table, viewer: int, people: People) -> Content:
    running = table.running
    if running is None:
        return Content(_common(table, None, people))
    asked = _is_asked(table, running, viewer)
    parts, _ = _parts(running, viewer)
    if asked or len(parts) > 1:
        own = Own(_to_one(table, running, viewer), Seen(parts), list(parts))
    else:
        own = _own_of_onlooker(viewer, _may_undo(table, running, viewer))
    moves = encoded_moves(running) if asked else []
    return Content(_common(table, running, people), own, moves)


def _common(table: Table, running: Running | None, people: People) -> Common:
    if table.common is None:
        info = shared_info(table, people)
        if running is None:
            table.common = Common(info)
        else:
            table.common = Common(info, _to_all(table, running), running.common)
    return table.common


def _news(
    table: Table, viewer: int, since: int, lines: Sequence[LogEntry], people: People
) -> tuple[bytes, ...]:
    """What every update says."""
    entries = [encoded_entry(table.game, line, viewer, people) for line in lines]
    gap = bool(lines) and lines[0].seq > since + 1
    return (
        b'{"type":"update","table":',
        _ENCODE(table.id),
        b',"seq":%d,"entries":[' % table.seq,
        b",".join(entries),
        b'],"gap":true' if gap else b'],"gap":false',
    )


def _update(
    news: tuple[bytes, ...],
    *,
    info: bytes = b"null",
    position: bytes = b"null",
    changes: bytes = b"null",
    moves: bytes = b"null",
) -> bytes:
    """An `Update`, framed: one is made for every viewer at every move, so its parts are joined."""
    rest = (
        b',"info":', info, b',"position":', position,
        b',"changes":', changes, b',"moves":', moves, b"}",
    )  # fmt: skip
    return framed(b"".join(news + rest))


def _keep(table: Table, kind: UpdateKind, made: bytes) -> None:
    if len(table.updates) >= _MOST_UPDATES:
        # Those who follow ask for the same; who asks for something else at every turn does not
        # decide how much is kept.
        table.updates.clear()
    table.updates[kind] = made


def lobby_change(table: Table, people: People, *, invited: bool) -> bytes:
    info = Raw(shared_info(table, people).encoded)
    return frame(LobbyChange(info, invited))  # type: ignore[arg-type]


def presence(table: Table) -> bytes:
    if not table.presence:
        sockets = table.present()
        watchers = sum(n for person, n in sockets.items() if table.seat_of(person) == PUBLIC)
        table.presence = frame(Presence(table.id, sorted(filter(None, sockets)), watchers))
    return table.presence
