"""The settings of a table: one definition for request, row, memory, log and page."""

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct

from guildhall.core.errors import InvalidOption
from guildhall.core.game import Game, Value
from guildhall.table.fields import OptionValue, SeatNumber, Speed, Word

STAND_IN: Final = "apprentice"
"""The default level of the bot that takes over for people."""
_MOST_SECONDS: Final = 2**31 - 1


def checked_options(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """All options; one that could name a file of the server stays at its default."""
    found = game.checked(options)
    for name, option in game.options.items():
        if not option.choices and found[name] != option.default:
            raise InvalidOption(option=name, value=str(found[name]), allowed=str(option.default))
    return found


class TableChoices(Struct, frozen=True, kw_only=True):
    """The settings that the host chooses when they open a table."""

    options: Annotated[dict[Word, OptionValue], Meta(max_length=20)] = {}
    speed: Speed = "relaxed"
    public: bool = True
    """Listed in the lobby; otherwise people need the link to find it."""
    stand_in: Word = STAND_IN
    """Level of the bot that plays for people who leave their seats or are overdue."""
    rated: bool = False
    """The result changes the ratings of the people who play; then there are no hints."""
    bank: int = 0
    """Seconds on every clock at the start, and at most; 0 without a clock."""
    increment: int = 0
    """Seconds added to a clock when its turn begins."""
    hints: bool = False
    """All players may ask for hints, also where several people play; a single person among bots
    always may."""
    club: Annotated[str, Meta(max_length=40)] = ""
    """The club whose members alone see the table and may sit down; such a table is not public."""


class Branch(Struct, frozen=True):
    """The position of another table from which a table continues."""

    of: str
    """The other table."""
    at: int
    """The number of moves played there."""
    name: str
    """The name that the player gave it."""


class TableSettings(TableChoices, frozen=True, kw_only=True):
    """All settings of a table. They never change after the table was opened."""

    branch: Branch | None = None
    """The position from which the table continues, for a what-if table."""
    tournament: str = ""
    """The tournament that opened the table; such a table gives no help."""


class NewTable(TableChoices, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened; you take seat 0."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=10)]
    bots: Annotated[list[Word], Meta(max_length=9)] = []
    """Levels of bots for the last seats."""
    start: bool = False
    """Start at once; every seat must be taken."""
    bank: Annotated[int, Meta(ge=0, le=_MOST_SECONDS)] | None = None  # type: ignore[assignment]
    """Seconds on every clock at the start, and at most; by default as usual for the speed."""
    increment: Annotated[int, Meta(ge=0, le=_MOST_SECONDS)] | None = None  # type: ignore[assignment]
    """Seconds added to a clock when its turn begins; by default as usual for the speed."""
    password: Annotated[str, Meta(max_length=60)] = ""
    """Needed to take a seat, ignoring case; empty for none."""

    def settings(self, options: dict[str, Value], bank: int, increment: int) -> TableSettings:
        """The settings of the table, with checked options and clocks."""
        chosen = {name: getattr(self, name) for name in TableChoices.__struct_fields__}
        return TableSettings(
            **chosen
            | {
                "options": options,
                "bank": bank,
                "increment": increment,
                "public": self.public and not self.club,
                "hints": self.hints and not self.rated,
            }
        )


class NewBranch(Struct, forbid_unknown_fields=True):
    """A request to continue from a position against bots."""

    at: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """The number of moves played before the position."""
    seat: SeatNumber
    """Your seat."""
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    level: Word = "journeyman"
    """Level of the bots on all other seats."""
