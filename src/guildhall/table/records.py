"""A log as a record, a record as a log, and what was played before."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import BadRecord, BadSnapshot, GuildhallError
from guildhall.core.events import Event
from guildhall.core.game import Game, Value
from guildhall.core.record import Record
from guildhall.core.state import State
from guildhall.table.entry import LogEntry, Move, Started
from guildhall.table.errors import NoRecord
from guildhall.table.session import Applied, Session, Snapshot, Stamp
from guildhall.table.settings import checked_options
from guildhall.table.view import Moment, Result


class Step(Struct, frozen=True):
    """One position of a replay."""

    number: int
    """Moves played before it; 0 is the start."""
    seat: int
    """The seat that played the move that led here."""
    move: str
    events: list[Event]
    turn: int
    view: dict[str, Any]
    scores: list[int]


class CourseStep(Struct, frozen=True):
    """One move of a finished game, in words and numbers."""

    number: int
    """Moves played up to here; 0 is the start."""
    seat: int
    events: list[Event]
    scores: list[int]
    moment: Moment | None = None


class Course(Struct, frozen=True):
    """A whole finished game without its positions: its events, and how the points grew."""

    steps: list[CourseStep]


class Past(Struct, frozen=True):
    """A position that the table has left behind, as you could see it then."""

    position: int
    """The entry that led to it."""
    turn: int
    view: dict[str, Any]
    points: list[dict[str, int]]
    """For each seat its points by source, as if the game had ended there; empty in a game that
    keeps them secret."""


def step(state: State, entry: LogEntry, viewer: int) -> Step:
    """A position of a finished game with the move that led to it, for one viewer."""
    events = entry.events_for(viewer, state.game)
    view, scores = state.view(viewer), state.scores()
    return Step(entry.depth, entry.seat, entry.move, events, int(state.seat), view, scores)


def course_step(state: State, entry: LogEntry, viewer: int) -> CourseStep:
    """The same without the position."""
    events = entry.events_for(viewer, state.game)
    return CourseStep(entry.depth, entry.seat, events, state.scores(), entry.moment)


def past(state: State, seq: int, viewer: int, *, over: bool) -> Past:
    """An earlier position of a game, which may be over now."""
    shows_points = state.game.open_scores or over
    points = [state.breakdown(seat) for seat in range(state.seats)] if shows_points else []
    return Past(seq, int(state.seat), state.view(viewer), points)


def first_state(game: Game, seats: int, options: Mapping[str, Value], start: LogEntry) -> State:
    """The position that a game began with."""
    started = start.details
    if not isinstance(started, Started):
        raise BadSnapshot(detail=f"entry {start.seq} does not start a game")
    if started.position:
        return game.restore(started.position.encode())
    return game.new(seats, int(started.seed), **options)


def play_record(game: Game, written: Record, stamp: Stamp | None = None) -> Applied:
    """Play a record again; raises BadRecord unless it leads where it says."""
    record.check_rules(game, written)
    stamp = stamp or Stamp(1)
    state = game.new(written.seats, written.seed, **written.options)
    session, entries, snapshots = Session.start(state, stamp, written.seed)
    for number, move in enumerate(written.moves, 1):
        try:
            played = session.play([move], Stamp(stamp.seq + number, stamp.at))
        except GuildhallError as error:
            raise BadRecord(reason="move", number=number, move=move) from error
        session = played.session
        entries += played.entries
        snapshots += played.snapshots
    if session.key != written.key:
        raise BadRecord(reason="other-end", detail="")
    last = entries[-1].details
    if isinstance(last, Started | Move):
        last.key = written.key
    return Applied(session, entries, snapshots)


class Imported(NamedTuple):
    """A record as the log of a finished table; its first entry comes before these."""

    record: Record
    entries: list[LogEntry]
    snapshots: list[Snapshot]
    result: Result | None


def import_record(text: str, most_moves: int, at: int) -> Imported:
    """Play a record again; raises BadRecord unless it leads where it says."""
    written = record.loads(text)
    if len(written.moves) > most_moves:
        raise BadRecord(reason="no-record", detail="")
    game = games.load(written.game)
    checked_options(game, written.options)
    session, entries, snapshots = play_record(game, written, Stamp(2, at))
    return Imported(written, entries, snapshots, session.result)


def write_record(
    game: Game,
    seats: int,
    options: dict[str, Value],
    moves: Sequence[LogEntry],
    players: list[str],
    key: str,
) -> Record:
    """The record of a game: its start, its valid moves, and the key of the last position."""
    start = moves[0].details
    if not isinstance(start, Started) or not start.seed:
        raise NoRecord()
    return Record(
        game=game.name,
        fingerprint=start.fingerprint,
        seats=seats,
        seed=int(start.seed),
        options=options,
        moves=[entry.move for entry in moves[1:]],
        players=players,
        key=key,
    )
