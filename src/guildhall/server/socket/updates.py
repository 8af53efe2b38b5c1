"""What a socket was told of a table, so that next only what has changed is said."""

from hashlib import blake2b
from itertools import count
from typing import Final

import msgspec
from msgspec import Struct

from guildhall.core.encoded import difference
from guildhall.table.view import Preview

_ENCODE: Final = msgspec.json.Encoder().encode
_MOST_MOVES: Final = 500
"""Moves that are kept in mind for a socket; then everything is told anew."""
_NUMBERS: Final = count(1)
"""What is compared is known by its number: who remembers that does not keep it in memory."""


def _joined(*objects: bytes) -> bytes:
    """Encoded objects, each with other keys or empty, as one."""
    found = [one[1:-1] for one in objects if len(one) > len(b"{}")]
    return b"{%b}" % b",".join(found) if found else b""


class Seen:
    """Something that is seen, and how it has changed: worked out once for all who see the same.

    It is kept encoded: as so many small objects it would be far apart in memory by the next move.
    """

    __slots__ = ("_before", "_change", "encoded", "number")

    def __init__(self, value: object) -> None:
        """Of an object with names."""
        self.encoded: bytes = _ENCODE(value)
        self.number: int = next(_NUMBERS)
        self._before = 0
        self._change = b""

    def since(self, before: "Seen") -> bytes:
        """How it has changed, encoded; empty where it has not."""
        if before is self:
            return b""
        if self._before != before.number:
            self._change = difference(before.encoded, self.encoded)
            self._before = before.number
        return self._change


class Common:
    """What everybody may see of a table, and how it has changed, told once for all of them."""

    __slots__ = ("_before", "_change", "info", "number", "to_all", "view")

    def __init__(self, info: Seen, to_all: Seen | None = None, view: Seen | None = None) -> None:
        self.info = info
        self.to_all = to_all
        """What is told of the position beside the view; None before the start, as is the view."""
        self.view = view
        self.number: int = next(_NUMBERS)
        self._before = 0
        self._change = _NOTHING

    def since(self, before: "Common") -> "CommonChange":
        if self._before != before.number:
            to_all = view = b""
            if self.to_all and self.view and before.to_all and before.view:
                to_all, view = self.to_all.since(before.to_all), self.view.since(before.view)
            self._change = CommonChange(self.info.since(before.info), to_all, view)
            self._before = before.number
        return self._change


class CommonChange:
    """How what everybody sees has changed, encoded; empty where it has not."""

    __slots__ = ("alone", "info", "to_all", "view")

    def __init__(self, info: bytes, to_all: bytes, view: bytes) -> None:
        self.info = info
        self.to_all = to_all
        self.view = view
        self.alone = self.beside(b"", b"")
        """All that is told to whom nothing else has changed."""

    def beside(self, to_one: bytes, own: bytes) -> bytes:
        """All that is told to a viewer for whom this, too, has changed."""
        view = _joined(self.view, own)
        position = _joined(self.to_all, to_one, b'{"view":%b}' % view if view else b"")
        return self.with_position(position)

    def with_position(self, position: bytes) -> bytes:
        found = [b'"info":%b' % self.info] if self.info else []
        if position:
            found.append(b'"position":%b' % position)
        return b"{%b}" % b",".join(found)


_NOTHING: Final = CommonChange(b"", b"", b"")


class Own(Struct, frozen=True, eq=False):
    """What one viewer may see of a position besides, but for the legal moves."""

    to_one: Seen
    """What is told of it beside the view."""
    view: Seen
    """The parts of the view that are not the same for everybody."""
    names: list[str]
    """Of these parts."""


class Content(Struct, frozen=True, eq=False):
    """A table as one viewer may see it, but for its log."""

    common: Common
    own: Own | None = None
    """None before the start."""
    moves: list[bytes] = []
    """The legal moves, encoded."""

    def since(self, before: "Content") -> bytes:
        """What has changed of it but for the legal moves, encoded, by its name."""
        common, own, old = self.common.since(before.common), self.own, before.own
        if own is None or old is None:
            return common.with_position(b"[%b]" % self._position if own is not old else b"")
        if own is old:
            return common.alone
        to_one = own.to_one.since(old.to_one)
        if own.names != old.names:
            # What all saw alike is not the same for all now, or the other way round.
            return self._anew(before, common, to_one)
        view = own.view.since(old.view)
        return common.beside(to_one, view) if to_one or view else common.alone

    def _anew(self, before: "Content", common: CommonChange, to_one: bytes) -> bytes:
        view = difference(before._view, self._view)
        return CommonChange(common.info, common.to_all, view).beside(to_one, b"")

    @property
    def _position(self) -> bytes:
        """But for the legal moves, which are told beside it."""
        if self.own is None or self.common.to_all is None:
            return b"null"
        view = b'{"view":%b}' % self._view
        return _joined(self.own.to_one.encoded, self.common.to_all.encoded, view)

    @property
    def _view(self) -> bytes:
        own, common = self.own, self.common.view
        return _joined(own.view.encoded, common.encoded) if own and common else b"{}"


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
        known = self._moves
        found: list[bytes] = []
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
