"""Events of a move, as small facts that each client puts into words."""

from collections.abc import Mapping
from typing import Final, final

Fact = int | str | list[int] | list[str]
Facts = Mapping[str, Fact]

NOTHING: Final[Facts] = {}
PUBLIC: Final = -1
"""The viewer without a seat: a spectator."""


@final
class Event:
    """One event: its kind, its seat, its public facts and the facts for its seat only.

    The kind is the message that describes it: an action of the player of the seat or, with seat -1
    (NOBODY), a whole sentence. A string among the facts is the id of a thing of the game.
    """

    def __init__(self, kind: str, seat: int, facts: Facts, secret: Facts = NOTHING) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.secret = secret

    def seen_by(self, viewer: int) -> dict[str, Fact]:
        """The facts that one seat, or PUBLIC, may know."""
        seen: dict[str, Fact] = dict(self.facts)
        if viewer == self.seat:
            seen.update(self.secret)
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {dict(self.facts)}, {dict(self.secret)})"


Log = list[Event]
