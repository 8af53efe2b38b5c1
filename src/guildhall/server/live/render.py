"""What each viewer may see of a table, encoded once for all who may see the same."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from guildhall import bots
from guildhall.core.events import PUBLIC
from guildhall.core.game import Game
from guildhall.server.live.frames import frame
from guildhall.server.live.running import Asked, Running
from guildhall.server.live.table import Table, UpdateKind
from guildhall.server.live.told import Content, Told
from guildhall.server.people import People
from guildhall.server.store.line import Line
from guildhall.server.wire.live import LobbyChange, Presence, Update
from guildhall.server.wire.people import Person
from guildhall.server.wire.tables import (
    Entry,
    LegalMove,
    Moment,
    Position,
    Seat,
    SeenEvent,
    Sentence,
    TableInfo,
    UndoAsked,
)

_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder().decode
_MOST_UPDATES: Final = 16


def info(table: Table, people: People) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.game.name,
        options=table.options,
        speed=table.speed,
        public=table.public,
        status=table.status,
        host=table.host,
        created=table.created,
        seats=[seat(table, number, people) for number in range(len(table.places))],
        seq=table.seq,
        turn=table.turn,
        moves=table.depth,
        deadline=table.deadline(people.rests),
        rematch=table.rematch,
        shared=table.shared,
        uploaded=table.uploaded,
        refused=table.refused,
        result=table.result,
        stand_in=table.stand_in,
        rated=table.rated,
        locked=bool(table.word),
        bank=table.pace.bank,
        increment=table.pace.increment,
        clocks=table.clocks if table.status == "running" else [],
        hints=table.hints,
        branch=table.branch,
        tournament=table.tournament,
        club=table.club,
        ending=sorted(table.ending),
    )


def seat(table: Table, number: int, people: People) -> Seat:
    place = table.places[number]
    if place.name:
        return Seat(number, Person("", place.name, "guest"), place.bot)
    unlearned = ""
    if place.bot in bots.BOTS:
        unlearned = bots.reason_against(place.bot, table.game, len(table.places), table.options)
    away = people.away_until(place.person)
    return Seat(number, people.known(place.person), place.bot, unlearned, away)


def encoded_info(table: Table, people: People) -> bytes:
    if not table.info:
        table.info = _ENCODE(info(table, people))
    return table.info


def events(game: Game, line: Line, viewer: int) -> list[SeenEvent]:
    """What a move brought about, as the viewer may know it."""
    found = []
    for event in line.whole_story():
        facts = event.seen_by(viewer)
        things = game.event_things(event.kind, event.seat, facts)
        found.append(SeenEvent(event.kind, event.seat, facts, things))
    return found


def moment(line: Line) -> Moment | None:
    told = line.data.get("moment")
    return Moment(*told) if told else None


def entry(game: Game, line: Line, viewer: int, people: People) -> Entry:
    """A line of the log as the viewer may read it."""
    data = line.data
    return Entry(
        seq=line.seq,
        at=line.at,
        kind=line.kind,
        seat=line.seat,
        person=people.known(line.person),
        move=str(data.get("move", "")) if viewer == line.seat else "",
        only=viewer == line.seat and bool(data.get("only")),
        events=events(game, line, viewer),
        moment=moment(line),
        text=str(data.get("text", "")),
        to=int(data.get("to", 0)),
    )


def encoded_entry(game: Game, line: Line, viewer: int, people: People) -> bytes:
    kind = line.viewer_class(viewer)
    if kind not in line.rendered:
        line.rendered[kind] = _ENCODE(entry(game, line, kind, people))
    return line.rendered[kind]


def _is_asked(table: Table, running: Running, viewer: int) -> bool:
    """Whether a viewer is the person to act."""
    return viewer != PUBLIC and viewer == running.state.seat and not table.places[viewer].bot


def legal_moves(running: Running) -> list[LegalMove]:
    """The legal moves of the seat to act, said as its position says them."""
    state = running.state
    found = []
    for action, text in running.legal().items():
        message, facts = state.describe(action)
        verb = state.game.moves.verb(action)
        things = state.things(action)
        found.append(LegalMove(text, verb.name, message, dict(facts), things, verb.idle))
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
    own = running.state.view_own(viewer)
    if not running.common:
        public = running.state.view(PUBLIC)
        running.common = _ENCODE({part: seen for part, seen in public.items() if part not in own})
    encoded = _ENCODE(own)
    return Raw(encoded if running.common == b"{}" else encoded[:-1] + b"," + running.common[1:])


def position(table: Table, running: Running, viewer: int) -> Position:
    state = running.state
    asked = _is_asked(table, running, viewer)
    kind = state.kind() if asked else "one"
    return Position(
        position=running.position,
        you=viewer,
        turn=int(state.seat),
        over=state.over,
        view=view(running, viewer),  # type: ignore[arg-type]
        moves=legal_moves(running) if asked else [],
        question=question(running) if asked else None,
        kind=kind,  # type: ignore[arg-type]
        pieces=state.pieces() if kind == "set" else [],
        undo=_may_undo(table, running, viewer),
        asked=_asked(table, running.asked),
        result=table.result,
    )


def update(
    table: Table,
    viewer: int,
    since: int,
    lines: Sequence[Line],
    people: People,
    *,
    with_position: bool,
) -> bytes:
    """The news of a table for one viewer who knows it up to `since`."""
    kind = (viewer, since, with_position)
    if kind not in table.updates:
        shown = table.running if with_position else None
        message = Update(
            **_news(table, viewer, since, lines, people),
            info=Raw(encoded_info(table, people)),  # type: ignore[arg-type]
            position=position(table, shown, viewer) if shown else None,
        )
        _keep(table, kind, frame(message))
    return table.updates[kind]


def changes(
    table: Table, viewer: int, since: int, lines: Sequence[Line], people: People, told: Told
) -> bytes:
    """The same for a socket that is told only what has changed; at first it is all."""
    now = content(table, viewer, people)
    # Only who chooses is told moves, and knows some already; all others get the same.
    kind = None if now.moves else (viewer, since, told.content)
    found = told.changes(now)
    if found is None:
        return update(table, viewer, since, lines, people, with_position=True)
    if kind is None or kind not in table.updates:
        tree, moves = found
        news = _news(table, viewer, since, lines, people)
        made = frame(Update(**news, changes=tree, moves=moves))  # type: ignore[arg-type]
        if kind is None:
            return made
        _keep(table, kind, made)
    return table.updates[kind]


def content(table: Table, viewer: int, people: People) -> Content:
    """All that a viewer may see of a table but its log."""
    if viewer not in table.contents:
        seen = position(table, table.running, viewer) if table.running else None
        rest: dict[str, Any] = {"info": _DECODE(encoded_info(table, people)), "position": None}
        moves: list[bytes] = []
        if seen:
            moves = [_ENCODE(move) for move in seen.moves]
            rest["position"] = _DECODE(_ENCODE(msgspec.structs.replace(seen, moves=[])))
            del rest["position"]["moves"]
        table.contents[viewer] = Content(rest, moves)
    return table.contents[viewer]


def _news(
    table: Table, viewer: int, since: int, lines: Sequence[Line], people: People
) -> dict[str, Any]:
    """What every update says."""
    return {
        "table": table.id,
        "seq": table.seq,
        "entries": [Raw(encoded_entry(table.game, line, viewer, people)) for line in lines],
        "gap": bool(lines) and lines[0].seq > since + 1,
    }


def _keep(table: Table, kind: UpdateKind, made: bytes) -> None:
    if len(table.updates) >= _MOST_UPDATES:
        # Those who follow ask for the same; who asks for something else at every turn does not
        # decide how much is kept.
        table.updates.clear()
    table.updates[kind] = made


def lobby_change(table: Table, people: People) -> bytes:
    return frame(LobbyChange(Raw(encoded_info(table, people))))  # type: ignore[arg-type]


def presence(table: Table) -> bytes:
    if not table.presence:
        sockets = Counter(connection.person_id or "" for connection in table.watchers)
        sockets.update(table.elsewhere)
        watchers = sum(n for person, n in sockets.items() if table.seat_of(person) == PUBLIC)
        table.presence = frame(Presence(table.id, sorted(filter(None, sockets)), watchers))
    return table.presence
