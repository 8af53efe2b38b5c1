"""What a socket was told of a table, so that next only what has changed is said."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Raw

from guildhall.server.wire.live import Preview

_ENCODE: Final = msgspec.json.Encoder().encode
_GONE: Final = 0
_MOST_MOVES: Final = 500
"""Moves that are kept in mind for a socket; then everything is told anew."""


@dataclass(frozen=True, eq=False)
class Content:
    """A table as one viewer may see it."""

    rest: dict[str, Any]
    """Info and position but for the legal moves."""
    moves: list[bytes]
    """The legal moves, encoded."""


Changes = tuple[dict[str, Any], list[Raw | int] | None]
"""A tree of what has changed, and the legal moves if they are other ones."""


class Told:
    """What one socket knows of one table; it begins with all of it."""

    def __init__(self) -> None:
        self.content: Content | None = None
        self._moves: dict[bytes, int] = {}
        self._previews: dict[str, bytes] = {}

    def changes(self, now: Content) -> Changes | None:
        """What has changed since it was last told something; None where all must be told."""
        before, self.content = self.content, now
        if before is None or len(self._moves) + len(now.moves) > _MOST_MOVES:
            self._moves = {_digest(move): number for number, move in enumerate(now.moves)}
            self._previews = {}
            return None
        tree = difference(before.rest, now.rest) or {}
        if before.moves == now.moves:
            return tree, None
        return tree, [self._move(move) for move in now.moves]

    def _move(self, move: bytes) -> Raw | int:
        digest = _digest(move)
        known = self._moves.get(digest)
        if known is None:
            self._moves[digest] = len(self._moves)
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


def difference(before: Any, after: Any) -> Any:
    """How one value becomes the other; None where they are the same.

    `[value]` puts a value in its place, 0 takes a key away, an object goes deeper, by key or place.
    """
    if type(before) is not type(after):
        return [after]
    if isinstance(before, dict):
        found: dict[str, Any] = {key: _GONE for key in before if key not in after}
        for key, value in after.items():
            change = difference(before[key], value) if key in before else [value]
            if change is not None:
                found[key] = change
        return found or None
    if isinstance(before, list) and len(before) == len(after):
        places = enumerate(zip(before, after, strict=True))
        changed = {str(place): difference(*pair) for place, pair in places}
        return {place: change for place, change in changed.items() if change is not None} or None
    return None if before == after else [after]
