"""Updates of a table: each socket is sent the parts that changed since its last update.

A part is a field of `TableInfo`, of `Position` or of the view; in the view, each object of a list
is a part as well, such as the area of one player. A part is encoded once for all viewers who see
the same.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from guildhall.core.events import PUBLIC
from guildhall.server.accounts.people import People
from guildhall.server.socket import render
from guildhall.server.tables.table import Table
from guildhall.table.entry import LogEntry
from guildhall.table.session import FOR_ONLOOKERS

_ENCODE: Final = msgspec.json.Encoder().encode
_LINES: Final = msgspec.json.Encoder().encode_lines
_PLAIN: Final = frozenset((bool, int, float, str, type(None)))
_ABSENT: Final = object()
_NUMBERS: Final = count(1)


class Parts:
    """The fields of an object, each as it is compared with the same field before.

    Plain values stay as they are, all others are encoded; a list of objects is encoded as lines.
    """

    __slots__ = ("_change", "_compared_with", "fields", "number")

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.fields = {name: _comparable(value) for name, value in fields.items()}
        self.number = next(_NUMBERS)
        self._compared_with = 0
        self._change = b""

    def since(self, before: "Parts | None") -> bytes:
        """Encode the fields that differ from those before, without braces; all if None."""
        if before is self:
            return b""
        number = before.number if before else -1
        if self._compared_with != number:
            self._change = b",".join(self._changes(before.fields if before else {}))
            self._compared_with = number
        return self._change

    def _changes(self, before: Mapping[str, Any]) -> Iterator[bytes]:
        for name, now in self.fields.items():
            old = before.get(name, _ABSENT)
            # True equals 1 in Python, but not in the browser.
            if now == old and type(now) is type(old):
                continue
            if type(now) is not bytes:
                yield b'"%b":%b' % (name.encode(), _ENCODE(now))
            elif not now.endswith(b"\n"):
                yield b'"%b":%b' % (name.encode(), now)
            else:
                yield from _changes_of_list(name.encode(), now, old)


def _comparable(value: object) -> object:
    if type(value) in _PLAIN:
        return value
    if type(value) is list and value and type(value[0]) is dict:
        return _LINES(value)
    return _ENCODE(value)


def _changes_of_list(name: bytes, now: bytes, before: object) -> Iterator[bytes]:
    """The objects of a list that differ; all of it if their number does."""
    objects = now.splitlines()
    old = before.splitlines() if type(before) is bytes and before.endswith(b"\n") else []
    if len(objects) != len(old):
        yield b'"%b":[%b]' % (name, b",".join(objects))
        return
    for place, one in enumerate(objects):
        if one != old[place]:
            yield b'"%b.%d":%b' % (name, place, one)


class Seen(Struct, frozen=True, eq=False):
    """All that one viewer may see of a table, except its log."""

    info: Parts
    to_all: Parts | None = None
    """Fields of the position that are the same for all viewers; None before the start."""
    to_one: Parts | None = None
    view: Parts | None = None
    """Fields of the view that are the same for all viewers."""
    own_view: Parts | None = None

    def since(self, before: "Seen | None") -> bytes:
        """Encode what differs from what was seen before: the last fields of an `Update`."""
        whole = before is None or not self._continues(before)
        old = Seen(self.info) if whole or before is None else before
        info = self.info.since(None if whole else old.info)
        position = b"null"
        if self.to_all and self.to_one and self.view and self.own_view:
            view = _joined(self.view.since(old.view), self.own_view.since(old.own_view))
            position = _object(
                self.to_all.since(old.to_all),
                self.to_one.since(old.to_one),
                b'"view":{%b}' % view if view else b"",
            )
        return b'"whole":%b,"info":%b,"position":%b}' % (
            b"true" if whole else b"false",
            _object(info),
            position,
        )

    def _continues(self, before: "Seen") -> bool:
        """Whether the position has the same fields as before, and as few of its own."""
        if self.own_view is None or before.own_view is None:
            return self.own_view is before.own_view
        return self.own_view.fields.keys() == before.own_view.fields.keys()


def _joined(*fields: bytes) -> bytes:
    return b",".join(filter(None, fields))


def _object(*fields: bytes) -> bytes:
    """An object with these fields; null without any."""
    found = _joined(*fields)
    return b"{%b}" % found if found else b"null"


class Shown:
    """One version of a table as its viewers may see it, encoded when first needed."""

    def __init__(self, table: Table, people: People, before: "Shown | None") -> None:
        self.version = table.version
        self._people = people
        self._game = table.game
        self.info = Parts(asdict(render.info(table, people)))
        self._entries: dict[tuple[int, int], bytes] = {}
        self._seen: dict[int, Seen] = {}
        self._state = table.session.state if table.session else None
        self._to_all: Parts | None = None
        self._view: Parts | None = None
        if before and before._state is self._state:
            self._view = before._view

    def seen_by(self, table: Table, viewer: int) -> Seen:
        if viewer not in self._seen:
            self._seen[viewer] = self._seen_of(table, viewer)
        return self._seen[viewer]

    def _seen_of(self, table: Table, viewer: int) -> Seen:
        session = table.session
        if session is None:
            return Seen(self.info)
        if self._to_all is None:
            self._to_all = Parts(session.for_all(table.claimed()))
        own = session.state.view_own(viewer)
        if self._view is None:
            common = session.state.view(PUBLIC)
            self._view = Parts({name: common[name] for name in common if name not in own})
        undo = render.may_undo(table, session, viewer)
        if render.is_to_act(table, session, viewer):
            to_one = Parts({"you": viewer, "undo": undo, **session.for_seat_to_act()})
        else:
            to_one = _for_onlooker(viewer, undo)
        own_view = Parts(own) if len(own) > 1 else _viewer_only(viewer)
        return Seen(self.info, self._to_all, to_one, self._view, own_view)

    def entry(self, entry: LogEntry, viewer: int) -> bytes:
        """An entry of the log, encoded once for all viewers who know the same of it."""
        knows_more = viewer == entry.seat or entry.shares_secret_with(viewer)
        kind = entry.seq, viewer if knows_more else PUBLIC
        if kind not in self._entries:
            self._entries[kind] = _ENCODE(render.entry(self._game, entry, kind[1], self._people))
        return self._entries[kind]


@cache
def _for_onlooker(viewer: int, undo: bool) -> Parts:
    """The same at every position, so that it need not be compared."""
    return Parts({"you": viewer, "undo": undo, **FOR_ONLOOKERS})


@cache
def _viewer_only(viewer: int) -> Parts:
    return Parts({"viewer": viewer})


class Updates:
    """All that is encoded for the viewers of tables, each for one version of a table."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._shown: WeakKeyDictionary[Table, Shown] = WeakKeyDictionary()

    def shown(self, table: Table) -> Shown:
        found = self._shown.get(table)
        if found is None or found.version != table.version:
            found = self._shown[table] = Shown(table, self._people, found)
        return found

    def update(
        self, table: Table, viewer: int, since: int, lines: Sequence[LogEntry], before: Seen | None
    ) -> tuple[str, Seen]:
        """An `Update` for a viewer who knows the log up to an entry, and what the viewer sees."""
        shown = self.shown(table)
        seen = shown.seen_by(table, viewer)
        message = b'{"type":"update","table":%b,"seq":%d,"entries":[%b],"gap":%b,%b' % (
            _ENCODE(table.id),
            table.seq,
            b",".join([shown.entry(line, viewer) for line in lines]),
            b"true" if lines and lines[0].seq > since + 1 else b"false",
            seen.since(before),
        )
        return message.decode(), seen

    def lobby_change(self, table: Table, *, invited: bool) -> str:
        """A `LobbyChange`."""
        info = self.shown(table).info.since(None)
        text = b'{"type":"lobby-change","table":{%b},"invited":%b}'
        return (text % (info, b"true" if invited else b"false")).decode()
