"""A digest of fixed size of everything that a viewer has observed."""

import hashlib
import json
from typing import Final

from guildhall.core.events import PUBLIC, Log

_NOTHING: Final = b""


class History:
    """A linked list of moves; shared between copies of a game, so it is immutable.

    The digest of a viewer is computed on demand.
    """

    def __init__(self, before: "History | None", seats: int, log: Log) -> None:
        self._before = before
        self._seats = seats
        self._log = log
        self._digests: dict[int, bytes] = {}

    def digest(self, viewer: int) -> bytes:
        """Equal exactly if the viewer has observed the same things in the same order."""
        pending: list[History] = []
        step: History | None = self
        while step and viewer not in step._digests:
            pending.append(step)
            step = step._before
        found = step._digests[viewer] if step else _NOTHING
        for step in reversed(pending):
            seen = [(event.kind, event.seat, event.seen_by(viewer)) for event in step._log]
            text = json.dumps(seen, sort_keys=True).encode()
            found = hashlib.blake2b(found + text, digest_size=12).digest()
            step._digests[viewer] = found
        return found

    def as_imagined_by(self, viewer: int) -> "History":
        """What the viewer knows to be public, as a digest."""
        known = {seat: self.digest(PUBLIC) for seat in range(PUBLIC, self._seats)}
        return _rebuilt(self._seats, {**known, viewer: self.digest(viewer)})

    def __deepcopy__(self, memo: object) -> "History":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        digests = {viewer: self.digest(viewer) for viewer in range(PUBLIC, self._seats)}
        return _rebuilt, (self._seats, digests)


def _rebuilt(seats: int, digests: dict[int, bytes]) -> History:
    history = History(None, seats, [])
    history._digests = digests
    return history
