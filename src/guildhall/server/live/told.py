"""What a socket was told of a table, so that next only what has changed is said."""

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final
from weakref import ref

import msgspec
from msgspec import Raw, Struct, to_builtins

from guildhall.server.wire.live import Preview

_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder().decode
_GONE: Final = 0
_MOST_MOVES: Final = 500
"""Moves that are kept in mind for a socket; then everything is told anew."""


class Shared:
    """What all viewers see alike, and how it has changed: worked out once for all of them."""

    def __init__(self, encoded: bytes, value: dict[str, Any] | None = None) -> None:
        self.encoded = encoded
        self._value = value
        self._before: ref[Shared] | None = None
        self._change: Raw | None = None

    @property
    def value(self) -> dict[str, Any]:
        """The same in Python; nobody may change it."""
        if self._value is None:
            self._value = _DECODE(self.encoded)
        return self._value

    def since(self, before: "Shared") -> Raw | None:
        """How it has changed, encoded; None where it has not."""
        if self._before is None or self._before() is not before:
            same = before.encoded == self.encoded
            self._change = None if same else _encoded(_difference(before.value, self.value))
            self._before = ref(before)
        return self._change


@dataclass(frozen=True)
class Shown:
    """A position as one viewer may see it, but for the legal moves."""

    to_all: Shared
    """What everybody is told of it beside the view."""
    to_one: Struct
    """What this viewer is told of it."""
    common: Shared
    """The parts of the view that everybody sees alike."""
    own: dict[str, Any]
    """The other parts of the view."""

    @property
    def view(self) -> dict[str, Any]:
        return {**self.own, **self.common.value}

    @property
    def whole(self) -> dict[str, Any]:
        return {**to_builtins(self.to_one), **self.to_all.value, "view": self.view}

    def since(self, before: "Shown") -> Raw | None:
        """How it has changed, encoded; None where it has not."""
        if before.own.keys() == self.own.keys():
            own = _encoded(difference(before.own, self.own))
            view = _joined(self.common.since(before.common), own)
        else:
            view = _encoded(difference(before.view, self.view))
        to_one = None
        if before.to_one != self.to_one:
            to_one = difference(to_builtins(before.to_one), to_builtins(self.to_one))
        to_all = self.to_all.since(before.to_all)
        return _joined(to_all, _encoded(to_one), view and Raw(b'{"view":%b}' % view))


@dataclass(frozen=True, eq=False)
class Content:
    """A table as one viewer may see it, but for its log."""

    info: Shared
    shown: Shown | None = None
    """None before the start."""
    moves: list[bytes] = field(default_factory=list)
    """The legal moves, encoded."""

    def since(self, before: "Content") -> dict[str, Any]:
        """What has changed of it but for the legal moves, by its name."""
        tree: dict[str, Any] = {}
        if info := self.info.since(before.info):
            tree["info"] = info
        if self.shown and before.shown:
            if position := self.shown.since(before.shown):
                tree["position"] = position
        elif self.shown is not before.shown:
            tree["position"] = [self.shown and self.shown.whole]
        return tree


Changes = tuple[dict[str, Any], list[Raw | int] | None]
"""A tree of what has changed, and the legal moves if they are other ones."""


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
        tree = now.since(before)
        if before.moves == now.moves:
            return tree, None
        return tree, [self._move(move) for move in now.moves]

    def _move(self, move: bytes) -> Raw | int:
        name = hash(move)
        known = self._moves.get(name)
        if known is None:
            self._moves[name] = len(self._moves)
            return Raw(move)
        return known

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


def _encoded(change: Any) -> Raw | None:
    return None if change is None else Raw(_ENCODE(change))


def _joined(*changes: Raw | None) -> Raw | None:
    """Changes of one object, each of other keys, as one."""
    found = [bytes(change)[1:-1] for change in changes if change is not None]
    return Raw(b"{%b}" % b",".join(found)) if found else None


def difference(before: Any, after: Any) -> Any:
    """How one value becomes the other; None where they are the same.

    `[value]` puts a value in its place, 0 takes a key away, an object goes deeper, by key or place.
    """
    if type(before) is not type(after):
        return [after]
    if not isinstance(before, dict | list):
        return None if before == after else [after]
    # Most of a table stays as it was, and to encode that is much quicker than to walk through it.
    if _ENCODE(before) == _ENCODE(after):
        return None
    if isinstance(before, dict):
        return _difference(before, after)
    if len(before) != len(after):
        return [after]
    places = enumerate(zip(before, after, strict=True))
    changed = {str(place): difference(*pair) for place, pair in places if pair[0] is not pair[1]}
    return {place: change for place, change in changed.items() if change is not None} or None


def _difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any] | None:
    """The same for objects of which it is known that they are not encoded alike."""
    found: dict[str, Any] = {key: _GONE for key in before if key not in after}
    for key, value in after.items():
        if key not in before:
            found[key] = [value]
        elif before[key] is not value:
            change = difference(before[key], value)
            if change is not None:
                found[key] = change
    return found or None
