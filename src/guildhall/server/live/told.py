"""What a socket was told of a table, so that next only what has changed is said."""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, Final
from weakref import ref

import msgspec
from msgspec import Struct

from guildhall.core.difference import difference
from guildhall.server.wire.live import Preview

_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder().decode
_INSIDE: Final = b"{["
"""What begins with one of these has parts of its own."""
_MOST_MOVES: Final = 500
"""Moves that are kept in mind for a socket; then everything is told anew."""


class Seen:
    """Something that is seen, and how it has changed: worked out once for all who see the same.

    Its parts are kept encoded, each by itself. What has stayed is known by its bytes, and is not
    walked through again: as so many small objects it would be far apart in memory by now.
    """

    __slots__ = ("__weakref__", "_before", "_change", "parts")

    def __init__(self, value: Mapping[str, Any]) -> None:
        encode = _ENCODE
        self.parts = {key: encode(part) for key, part in value.items()}
        self._before: ref[Seen] | None = None
        self._change = b""

    @property
    def encoded(self) -> bytes:
        return b"{%b}" % b",".join([_named(*part) for part in self.parts.items()])

    def since(self, before: "Seen") -> bytes:
        """How it has changed, encoded; empty where it has not."""
        if before is self:
            return b""
        if self._before is None or self._before() is not before:
            self._change = self._compared(before.parts)
            self._before = ref(before)
        return self._change

    def _compared(self, before: dict[str, bytes]) -> bytes:
        now, get = self.parts, before.get
        found = [
            _named(key, change)
            for key, text in now.items()
            if get(key) != text and (change := _changed(get(key, b" "), text))
        ]
        if not before.keys() <= now.keys():
            found += [_named(key, b"0") for key in before if key not in now]
        return b"{%b}" % b",".join(found) if found else b""


def _changed(before: bytes, after: bytes) -> bytes:
    """How a part has changed that is not encoded as it was; empty where only its order has."""
    if before[0] != after[0] or after[0] not in _INSIDE:
        return b"[%b]" % after
    change = difference(_DECODE(before), _DECODE(after))
    return b"" if change is None else _ENCODE(change)


@cache
def _key(name: str) -> bytes:
    return _ENCODE(name)


def _named(key: str, text: bytes) -> bytes:
    return b"%b:%b" % (_key(key), text)


class Shown(Struct, frozen=True, eq=False):
    """A position as one viewer may see it, but for the legal moves."""

    to_all: Seen
    """What everybody is told of it beside the view."""
    to_one: Seen
    """What this viewer is told of it."""
    common: Seen
    """The parts of the view that everybody sees alike."""
    own: Seen
    """The other parts of the view."""

    @property
    def encoded(self) -> bytes:
        """But for the legal moves, which are to follow in the same object."""
        view = _joined(self.own.encoded, self.common.encoded)
        return _joined(self.to_one.encoded, self.to_all.encoded, b'{"view":%b}' % view)

    def since(self, before: "Shown") -> bytes:
        """How it has changed, encoded; empty where it has not."""
        if before.own.parts.keys() == self.own.parts.keys():
            view = _joined(self.common.since(before.common), self.own.since(before.own))
        else:
            view = self._view.since(before._view)
        to_all, to_one = self.to_all.since(before.to_all), self.to_one.since(before.to_one)
        return _joined(to_all, to_one, b'{"view":%b}' % view if view else b"")

    @property
    def _view(self) -> Seen:
        whole = Seen({})
        whole.parts = {**self.own.parts, **self.common.parts}
        return whole


class Content(Struct, frozen=True, eq=False):
    """A table as one viewer may see it, but for its log."""

    info: Seen
    shown: Shown | None = None
    """None before the start."""
    moves: list[bytes] = []
    """The legal moves, encoded."""

    def since(self, before: "Content") -> bytes:
        """What has changed of it but for the legal moves, encoded, by its name."""
        found = []
        if info := self.info.since(before.info):
            found.append(b'"info":%b' % info)
        if self.shown and before.shown:
            if position := self.shown.since(before.shown):
                found.append(b'"position":%b' % position)
        elif self.shown is not before.shown:
            found.append(b'"position":[%b]' % (self.shown.encoded if self.shown else b"null"))
        return b"{%b}" % b",".join(found)


Changes = tuple[bytes, bytes]
"""A tree of what has changed, and the legal moves or null where they are the same; encoded."""


class Told:
    """What one socket knows of one table; it begins with all of it."""

    def __init__(self) -> None:
        self.content: Content | None = None
        self._moves: dict[int, int] = {}
        """For each move its number, by the hash of what was sent: 64 bits that nobody foresees."""
        self._previews: dict[str, bytes] = {}

    def changes(self, now: Content) -> Changes | None:
        """What has changed since it was last told something; None where all must be told."""
        before, self.content = self.content, now
        if before is None or len(self._moves) + len(now.moves) > _MOST_MOVES:
            self._moves = {hash(move): number for number, move in enumerate(now.moves)}
            self._previews = {}
            return None
        moves = b"null" if before.moves == now.moves else self._told_moves(now.moves)
        return now.since(before), moves

    def _told_moves(self, moves: list[bytes]) -> bytes:
        """Each with its number where it is known, or as it is."""
        known, found = self._moves, []
        for move in moves:
            name = hash(move)
            number = known.get(name)
            if number is None:
                known[name] = len(known)
            found.append(move if number is None else b"%d" % number)
        return b"[%b]" % b",".join(found)

    def fresh(self, previews: dict[str, Preview]) -> dict[str, Preview]:
        """The previews that are not known yet, or were other ones."""
        found: dict[str, Preview] = {}
        for text, preview in previews.items():
            digest = _digest(_ENCODE(preview))
            if self._previews.get(text) != digest:
                self._previews[text] = digest
                found[text] = preview
        return found


def _digest(encoded: bytes) -> bytes:
    return blake2b(encoded, digest_size=16).digest()


def _joined(*objects: bytes) -> bytes:
    """Encoded objects, each with other keys or empty, as one."""
    found = [one[1:-1] for one in objects if len(one) > len(b"{}")]
    return b"{%b}" % b",".join(found) if found else b""
