"""The log of a table: every entry with its details and events.

An entry is stored as it is here; `for_viewer` gives what one viewer may see of it.
"""

from functools import partial
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct, field
from msgspec.structs import astuple

from guildhall.core.events import Event
from guildhall.core.game import Game
from guildhall.core.state import NOBODY
from guildhall.table.fields import Facts
from guildhall.table.settings import TableSettings
from guildhall.table.view import Entry, EntryKind, Moment, Person

POSITIONAL: Final = ("started", "move", "undone")
"""The kinds that lead to another position."""
CLOCKED: Final = (*POSITIONAL, "sat", "bot")
"""The kinds that may start, stop or change a clock."""


class SilentEvent(Struct, array_like=True, frozen=True):
    """An event that changes nothing: a player passed, or had nothing to do."""

    place: int
    """Its place among the events of the entry."""
    kind: str
    seat: int
    facts: Facts


class StageChange(Struct, array_like=True, frozen=True):
    """The year, phase or round that begins with an entry."""

    message: str
    facts: Facts
    place: int = 0
    """How many events of the entry come before it."""
    chapter: bool = False
    """A part of the game is over after which points are counted."""


class Details(Struct, kw_only=True, omit_defaults=True):
    """What an entry holds depending on its kind; nothing for most kinds."""


class Opened(TableSettings, frozen=True, kw_only=True):
    """Of `opened`."""

    game: str
    seats: int


class Clocked(Details, kw_only=True, omit_defaults=True):
    """Of `sat`, and part of all details that may set the clocks."""

    clock: list[int] = []
    """Milliseconds that every seat has left; empty without a clock."""


class Started(Clocked, kw_only=True, omit_defaults=True):
    """Of `started`: the game began with a seed, or with a position."""

    seed: str = ""
    position: str = ""
    """The snapshot that the game begins with."""
    fingerprint: str = ""
    """The rules of the game."""
    stage: StageChange | None = field(default=None, name="moment")
    key: str = ""
    """The key of the position, where an imported record ends here."""


class Move(Clocked, kw_only=True, omit_defaults=True):
    """Of `move`."""

    move: str
    first: int = 0
    """The entry of the first step, for the further steps of a move."""
    only: bool = False
    """It was the only legal move."""
    silent: list[SilentEvent] = field(default_factory=list, name="unsaid")
    stage: StageChange | None = field(default=None, name="moment")
    key: str = ""
    """The key of the final position."""


class BotSeated(Clocked, kw_only=True, omit_defaults=True):
    """Of `bot` and `resigned`: a bot plays on the seat."""

    level: str = field(name="text")
    absent: bool = False
    """The player was absent, and another one seated the bot."""


class Removal(Details, kw_only=True, omit_defaults=True):
    """Of `removed`."""

    removed: str
    """Id of the person."""


class UndoRequested(Details, kw_only=True, omit_defaults=True):
    """Of `undo-asked`."""

    to: int
    """The head to return to."""
    before: int
    """The move to take back, with all after it."""


class UndoAnswered(Details, kw_only=True, omit_defaults=True):
    """Of `undo-agreed` and `undo-declined`."""

    asked: int
    """The entry of the request."""


class Undone(Clocked, kw_only=True, omit_defaults=True):
    """Of `undone`."""

    to: int
    """The head that the table returned to."""


class Text(Details, kw_only=True, omit_defaults=True):
    """The message of `said`, the new table of `rematch`, or the reason of `closed`."""

    text: str = ""
    """Empty where the account was deleted or the host gave the table up."""


class TextRemoved(Details, kw_only=True, omit_defaults=True):
    """Of `unsaid`."""

    to: int = 0
    """The entry whose text an operator removed; 0 for all earlier texts of the person."""


_DETAILS: Final[dict[EntryKind, type[Struct]]] = {
    "opened": Opened,
    "sat": Clocked,
    "bot": BotSeated,
    "resigned": BotSeated,
    "removed": Removal,
    "started": Started,
    "move": Move,
    "undo-asked": UndoRequested,
    "undo-agreed": UndoAnswered,
    "undo-declined": UndoAnswered,
    "undone": Undone,
    "said": Text,
    "rematch": Text,
    "closed": Text,
    "unsaid": TextRemoved,
}
_DECODERS: Final = {
    kind: msgspec.json.Decoder(_DETAILS.get(kind, Details)) for kind in get_args(EntryKind)
}
_ENCODE: Final = msgspec.json.Encoder().encode


class LogEntry(Struct, kw_only=True):
    """One entry of the log of a table."""

    seq: int
    """Its number, from 1 without gaps."""
    at: int
    """When it was written, in milliseconds since 1970."""
    kind: EntryKind
    seat: int = NOBODY
    person: str | None = None
    """Id of the person who did it."""
    details: Struct = field(default_factory=Details)
    events: list[Event] = []
    """What a move brought about."""
    head: int = 0
    """The entry of the last move that was not undone, or of the start."""
    base: int = 0
    """Of a move: the head that it was played on."""
    depth: int = 0
    """The number of moves that were not undone."""
    floor: int = 0
    """The head that free undo stops at."""
    turn: int = NOBODY
    """The seat to act after it."""

    @classmethod
    def load(cls, *, kind: EntryKind, details: str, events: str, **numbers: Any) -> "LogEntry":
        """An entry from its stored form."""
        return cls(
            kind=kind,
            details=_DECODERS[kind].decode(details),
            events=[Event(*event) for event in msgspec.json.decode(events or "[]")],
            **numbers,
        )

    def stored_details(self) -> str:
        return str(_ENCODE(self.details), "utf-8")

    def stored_events(self) -> str:
        """Every event as an array, which takes less room."""
        rows = [(event.kind, event.seat, event.facts, event.secret) for event in self.events]
        return str(_ENCODE(rows), "utf-8") if rows else ""

    @property
    def move(self) -> str:
        """The text of the move; empty for other kinds."""
        return self.details.move if isinstance(self.details, Move) else ""

    @property
    def first(self) -> int:
        """The entry of the first step, for the further steps of a move; otherwise 0."""
        return self.details.first if isinstance(self.details, Move) else 0

    @property
    def clock(self) -> list[int]:
        """What every seat has left after an entry that sets the clocks."""
        return self.details.clock if isinstance(self.details, Clocked) else []

    @property
    def key(self) -> str:
        """The key of the final position, in the entry that ends the game."""
        return self.details.key if isinstance(self.details, Started | Move) else ""

    @property
    def moment(self) -> Moment | None:
        """The part of the game that begins with the entry, if any."""
        stage = self.details.stage if isinstance(self.details, Started | Move) else None
        return Moment(*astuple(stage)) if stage else None

    def shares_secret_with(self, viewer: int) -> bool:
        """Whether the events hold facts that only this viewer may know."""
        return any(event.secret and event.seat == viewer for event in self.events)

    def events_for(self, viewer: int, game: Game) -> list[Event]:
        """The events and silent events as a viewer may know them."""
        found = list(self.events)
        if isinstance(self.details, Move):
            for silent in reversed(self.details.silent):
                found.insert(silent.place, Event(silent.kind, silent.seat, silent.facts))
        return [_event_for(viewer, event, game) for event in found]

    def for_viewer(self, viewer: int, game: Game, person: Person | None = None) -> Entry:
        """What a viewer may see of the entry; `person` is its person with a name."""
        entry = partial(
            Entry,
            seq=self.seq,
            at=self.at,
            kind=self.kind,
            seat=self.seat,
            person=person,
            events=self.events_for(viewer, game),
            moment=self.moment,
        )
        details = self.details
        match details:
            case Move() if viewer == self.seat:
                return entry(move=details.move, only=details.only)
            case Text():
                return entry(text=details.text)
            case BotSeated():
                return entry(text=details.level, absent=details.absent)
            case UndoRequested() | Undone() | TextRemoved():
                return entry(to=details.to)
        return entry()


def _event_for(viewer: int, event: Event, game: Game) -> Event:
    """The event with the facts that a viewer may know and the things they name."""
    facts = event.seen_by(viewer)
    return Event(
        event.kind, event.seat, facts, {}, game.event_things(event.kind, event.seat, facts)
    )
