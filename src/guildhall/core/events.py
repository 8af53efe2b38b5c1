"""What happened during a move, as small facts that each reader words in his own language."""

from collections.abc import Mapping
from typing import Final, final

Fact = int | str | list[int] | list[str]
Facts = Mapping[str, Fact]

NOTHING: Final[Facts] = {}
PUBLIC: Final = -1
"""The viewer who has no seat: a spectator."""


@final
class Event:
    """One fact: its kind, the seat it belongs to, what all may know, what only that seat may know.

    The kind is the message that words it: what the player of the seat does, or, with seat -1
    (NOBODY), a whole sentence. A string among the facts is the id of a thing of the game.
    """

    def __init__(self, kind: str, seat: int, facts: Facts, secret: Facts = NOTHING) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.secret = secret

    def seen_by(self, viewer: int) -> dict[str, Fact]:
        """The facts as one seat, or PUBLIC, may know them."""
        seen: dict[str, Fact] = dict(self.facts)
        if viewer == self.seat:
            seen.update(self.secret)
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {dict(self.facts)}, {dict(self.secret)})"


Log = list[Event]
