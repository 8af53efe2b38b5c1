"""A game in play: the position, the way back, and what a command adds to the log.

A session never changes. A command returns the next session with the entries that lead to it, so
that a host can store the entries first and show the session afterwards.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, NamedTuple

from guildhall.core import record
from guildhall.core.errors import GameIsOver, NothingToUndo
from guildhall.core.events import PUBLIC
from guildhall.core.game import Game, Value
from guildhall.core.state import State
from guildhall.core.undo_point import UndoPoint
from guildhall.table import choices
from guildhall.table.entry import (
    LogEntry,
    Started,
    UndoAnswered,
    Undone,
    UndoRequested,
)
from guildhall.table.errors import BundleGoesOn, NotYourTurn, NoUndoAsked
from guildhall.table.play import move_details, stage
from guildhall.table.previews import previews
from guildhall.table.undo import UndoRequest, request_after
from guildhall.table.view import EntryKind, Position, Result

SNAPSHOT_EVERY: Final = 16
"""Maximum number of moves replayed to reach a position."""


class Stamp(NamedTuple):
    """What a host writes on the entries of a command: the first number, the time, the person."""

    seq: int
    at: int = 0
    person: str | None = None


class Snapshot(NamedTuple):
    """A stored position, by its entry."""

    seq: int
    position: bytes


class Applied(NamedTuple):
    """What a command leads to."""

    session: "Session"
    entries: list[LogEntry]
    snapshots: list[Snapshot]


@dataclass(frozen=True, eq=False)
class Session:
    """A position that `position`, an entry, led to, with the positions to return to."""

    reached: UndoPoint
    """Its number is the head: the entry of the last valid move, or of the start."""
    position: int
    """The entry that led to this position: a move, the start, or an undo."""
    depth: int = 0
    """The number of moves that were not undone."""
    request: UndoRequest | None = None
    """The open request to go back further than is free."""
    last: int = 0
    """The last entry that this session has written."""

    @classmethod
    def new(cls, game: Game, seats: int, seed: int, **options: Value) -> Applied:
        """Begin a game."""
        return cls.start(game.new(seats, seed, **options), Stamp(1), seed)

    @classmethod
    def start(cls, state: State, stamp: Stamp, seed: int | None = None) -> Applied:
        """Begin with a position that a seed leads to, or with any position."""
        seq, snapshot = stamp.seq, state.snapshot()
        details = Started(fingerprint=state.game.fingerprint, stage=stage(state))
        if seed is None:
            details.position = snapshot.decode()
        else:
            details.seed = str(seed)
        turn = int(state.seat)
        entry = LogEntry(
            seq=seq, at=stamp.at, kind="started", details=details, head=seq, floor=seq, turn=turn
        )
        session = cls(UndoPoint(state, seq), seq, last=seq)
        return Applied(session, [entry], [Snapshot(seq, snapshot)])

    @property
    def state(self) -> State:
        return self.reached.state

    @property
    def key(self) -> str:
        """The key of the position, as records hold it."""
        return f"{self.state.key():032x}"

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def turn(self) -> int:
        """The seat to act."""
        return int(self.state.seat)

    @property
    def head(self) -> int:
        return self.reached.number

    @cached_property
    def legal(self) -> dict[int, str]:
        """The legal actions with their texts."""
        return self.state.game.moves.texts(self.state.legal())

    @cached_property
    def result(self) -> Result | None:
        return result_of(self.state)

    def play(
        self, moves: Sequence[str | int], stamp: Stamp | None = None, seat: int | None = None
    ) -> Applied:
        """Play a move of one or more steps, given as texts or actions: all of them or none."""
        if self.over:
            raise GameIsOver()
        if seat not in (None, self.turn):
            raise NotYourTurn()
        stamp = stamp or Stamp(self.last + 1)
        after, seat = self.state, self.turn
        entries: list[LogEntry] = []
        snapshots: list[Snapshot] = []
        for number, move in enumerate(moves):
            if entries and (after.revealed != self.state.revealed or after.seat != seat):
                # Otherwise a wrong further step would reveal what came to light without a price.
                raise BundleGoesOn()
            before, action = after, move if isinstance(move, int) else after.game.parse(move)
            after, log = before.played(action)
            details = move_details(before, action, after, log)
            if entries:
                details.first = stamp.seq
            else:
                details.only = stamp.person is not None and len(self.legal) == 1
            entry = self.entry("move", stamp, seat, details=details, events=log)
            entry.seq = entry.head = stamp.seq + number
            entry.base = entry.seq - 1 if entries else self.head
            entry.depth, entry.turn = self.depth + number + 1, int(after.seat)
            entries.append(entry)
            if entry.depth % SNAPSHOT_EVERY == 0:
                snapshots.append(Snapshot(entry.seq, after.snapshot()))
        last = entries[-1]
        # The steps are taken back together.
        reached = self.reached.followed_by(after, last.seq, len(entries))
        for entry in entries:
            entry.floor = reached.floor
        session = Session(reached, last.seq, last.depth, last=last.seq)
        if after.over:
            details.key = session.key
        return Applied(session, entries, snapshots)

    def undo(self, seat: int, stamp: Stamp | None = None) -> Applied:
        """Take back the last move of a seat, if that is free."""
        before = self.reached.before
        if before is None or self.reached.undoable_by() != seat:
            raise NothingToUndo()
        depth = self.depth - self.reached.steps
        return self.return_to(before, depth, stamp or Stamp(self.last + 1), seat)

    def request_undo(self, seat: int, move: LogEntry, stamp: Stamp | None = None) -> Applied:
        """Ask to undo to just before a move; `move` is its first step."""
        details = UndoRequested(to=move.base, before=move.seq)
        return self._about_undo("undo-asked", seat, stamp, details)

    def answer_undo(self, seat: int, *, agree: bool, stamp: Stamp | None = None) -> Applied:
        """Agree to the open request, or decline it."""
        if self.request is None or seat in self.request.agreed:
            raise NoUndoAsked()
        kind: EntryKind = "undo-agreed" if agree else "undo-declined"
        return self._about_undo(kind, seat, stamp, UndoAnswered(asked=self.request.seq))

    def _about_undo(
        self, kind: EntryKind, seat: int, stamp: Stamp | None, details: object
    ) -> Applied:
        stamp = stamp or Stamp(self.last + 1)
        entry = self.entry(kind, stamp, seat, details=details)
        request = request_after(self.request, entry)
        return Applied(replace(self, request=request, last=entry.seq), [entry], [])

    def return_to(self, point: UndoPoint, depth: int, stamp: Stamp, seat: int) -> Applied:
        """Return to an earlier position, for the seat that takes back its move."""
        entry = self.entry(
            "undone",
            stamp,
            seat,
            details=Undone(to=point.number),
            head=point.number,
            base=point.number,
            depth=depth,
            floor=point.floor,
            turn=int(point.state.seat),
        )
        return Applied(Session(point, entry.seq, depth, last=entry.seq), [entry], [])

    def entry(self, kind: EntryKind, stamp: Stamp, seat: int, **fields: Any) -> LogEntry:
        """The next entry; the game stays as it is unless the fields say otherwise."""
        numbers = {
            "head": self.head,
            "depth": self.depth,
            "floor": self.reached.floor,
            "turn": self.turn,
        }
        return LogEntry(
            seq=stamp.seq, at=stamp.at, kind=kind, seat=seat, person=stamp.person,
            **{**numbers, **fields},
        )  # fmt: skip

    def followed(self, entries: Sequence[LogEntry], floor_depth: int = -1) -> "Session":
        """The session after moves from a log; up to `floor_depth` nothing can be taken back."""
        reached = before = self.reached
        steps = 0
        for entry, state in replayed(self.state, entries):
            if not entry.first:
                before, steps = reached, 0
            steps += 1
            free = entry.depth > floor_depth
            number = entry.seq
            reached = before.followed_by(state, number, steps) if free else UndoPoint(state, number)
        if not entries:
            return self
        last = entries[-1]
        return Session(reached, last.seq, last.depth, last=last.seq)

    def resumed(self, now: LogEntry, later: Iterable[LogEntry]) -> "Session":
        """The session where `now` led to its position, with the undo request of later entries."""
        request = None
        for entry in later:
            request = request_after(request, entry)
        return replace(self, position=now.seq, depth=now.depth, request=request, last=now.seq)

    def seen_by(self, viewer: int, *, asks: bool = True, people: Collection[int] = ()) -> Position:
        """What a seat, or PUBLIC, may see and do; `people` are the seats that agree to undo."""
        asks = asks and viewer != PUBLIC and viewer == self.turn
        return Position(
            you=viewer,
            undo=viewer != PUBLIC and self.reached.undoable_by() == viewer,
            view=self.state.view(viewer),
            **self.for_all(people),
            **(self.for_seat_to_act() if asks else FOR_ONLOOKERS),
        )

    def for_all(self, people: Collection[int]) -> dict[str, Any]:
        """The fields of a `Position` that are the same for all viewers."""
        return {
            "position": self.position,
            "turn": self.turn,
            "over": self.over,
            "asked": self.request.for_page(people) if self.request else None,
            "result": self.result,
        }

    def for_seat_to_act(self) -> dict[str, Any]:
        """The fields of a `Position` that describe the choices of the seat to act."""
        kind = self.state.kind()
        return {
            "question": choices.question(self.state),
            "kind": kind,
            "pieces": self.state.pieces() if kind == "set" else [],
            "moves": choices.legal_moves(self.state, self.legal),
            "previews": previews(self.state, self.legal),
        }


FOR_ONLOOKERS: Final[Mapping[str, Any]] = {
    "question": None,
    "kind": "one",
    "pieces": [],
    "moves": [],
    "previews": {},
}
"""The same fields for all other viewers."""


def result_of(state: State) -> Result | None:
    """The result of a game that is over."""
    if not state.over:
        return None
    breakdown = [state.breakdown(seat) for seat in range(state.seats)]
    return Result(state.ranking(), [sum(points.values()) for points in breakdown], breakdown)


def replayed(state: State, moves: Sequence[LogEntry]) -> Iterator[tuple[LogEntry, State]]:
    """Each move of a log with the position that it leads to."""
    steps = record.play_on(state, (entry.move for entry in moves))
    return ((entry, step.state) for entry, step in zip(moves, steps, strict=True))
