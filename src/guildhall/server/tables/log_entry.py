"""One entry of a table's log, as it is stored."""

from typing import Any

import msgspec
from msgspec import Struct, field

from guildhall.core.events import PUBLIC, Log
from guildhall.core.state import NOBODY
from guildhall.server.tables.messages import EntryKind

POSITIONAL = ("started", "move", "undone")
"""The kinds that bring about another position."""
CLOCKED = (*POSITIONAL, "sat", "bot")
"""The kinds from which on a clock runs that may be another one."""


class StoredEvent(Struct, array_like=True, frozen=True):
    """An event with what only its seat may know."""

    kind: str
    seat: int
    facts: dict[str, Any]
    secret: dict[str, Any] = {}

    def seen_by(self, viewer: int) -> dict[str, Any]:
        return {**self.facts, **self.secret} if viewer == self.seat else self.facts


def stored(log: Log) -> list[StoredEvent]:
    return [StoredEvent(e.kind, e.seat, dict(e.facts), dict(e.secret)) for e in log]


class Line(Struct, kw_only=True):
    """A row of `entries`; see the schema for what the numbers mean."""

    seq: int
    at: int
    kind: EntryKind
    seat: int = NOBODY
    person: str | None = None
    data: dict[str, Any] = {}
    events: list[StoredEvent] = []
    head: int = 0
    base: int = 0
    depth: int = 0
    floor: int = 0
    turn: int = NOBODY
    rendered: dict[int, bytes] = field(default_factory=dict)
    """As each viewer may read it, encoded."""
    _knowing: list[int] | None = None

    def whole_story(self) -> list[StoredEvent]:
        """The events, and between them what is told although nothing came of it."""
        found = list(self.events)
        for place, kind, seat, facts in reversed(self.data.get("unsaid", [])):
            found.insert(place, StoredEvent(kind, seat, facts))
        return found

    def viewer_class(self, viewer: int) -> int:
        """The viewer, or PUBLIC where he may know no more than everybody."""
        return viewer if viewer == self.seat or viewer in self._with_secrets() else PUBLIC

    def tells_secrets(self, viewer: int) -> bool:
        """Whether something happened that only this viewer may know."""
        return viewer in self._with_secrets()

    def _with_secrets(self) -> list[int]:
        """Who knows more than everybody; every viewer asks, and the events are what they are."""
        if self._knowing is None:
            self._knowing = [event.seat for event in self.events if event.secret]
        return self._knowing

    def row(self, table_id: str) -> dict[str, Any]:
        return {
            "table_id": table_id,
            "seq": self.seq,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "person": self.person,
            "data": msgspec.json.encode(self.data).decode(),
            "events": msgspec.json.encode(self.events).decode() if self.events else "",
            "head": self.head,
            "base": self.base,
            "depth": self.depth,
            "floor": self.floor,
            "turn": self.turn,
        }


_EVENTS = msgspec.json.Decoder(list[StoredEvent])


def from_row(row: Any) -> Line:
    return Line(
        seq=row.seq,
        at=row.at,
        kind=row.kind,
        seat=row.seat,
        person=row.person,
        data=msgspec.json.decode(row.data),
        events=_EVENTS.decode(row.events) if row.events else [],
        head=row.head,
        base=row.base,
        depth=row.depth,
        floor=row.floor,
        turn=row.turn,
    )
