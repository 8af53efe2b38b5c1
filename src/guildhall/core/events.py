"""The events of a move, as small facts that each reader words in their own language."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

Fact = int | str | list[int] | list[str]
Facts = Mapping[str, Fact]

NOTHING: Final[Facts] = {}
PUBLIC: Final = -1
"""The viewer without a seat: a spectator."""


class Event(Struct, frozen=True, omit_defaults=True):
    """One thing that happened; its kind is the message that words it."""

    kind: str
    seat: int
    """The seat that it belongs to; -1 if the message is a whole sentence."""
    facts: Mapping[str, Any]
    secret: Mapping[str, Any] = {}
    """Facts that only its seat may know; never sent: the seat gets them among the facts."""
    things: list[str] = []
    """The things on the table that it is about; filled in for a viewer."""

    def seen_by(self, viewer: int) -> dict[str, Any]:
        """The facts that a seat, or PUBLIC, may know."""
        secret = self.secret if viewer == self.seat else NOTHING
        return {**self.facts, **secret}


Log = list[Event]
