"""Messages about the games of the server."""

from typing import Any

from msgspec import Struct

from guildhall.server.lessons.messages import LessonInfo
from guildhall.table.fields import OptionValue


class OptionInfo(Struct, frozen=True):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    """Empty if any text is accepted and the game validates it."""
    needs: dict[str, list[OptionValue]]
    """The values of other options without which it has no effect."""


class PresetInfo(Struct, frozen=True):
    """A set of options; `<game>-preset-<name>` and `…-about` are its texts."""

    name: str
    options: dict[str, OptionValue]
    """All options."""


class GameInfo(Struct, frozen=True):
    name: str
    minutes: int
    """Duration of a game in minutes, as printed on its box."""
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    """The one for beginners first."""
    levels: list[str]
    """The available bots: those with a name, then the levels from 1 to 10, each from weak to
    strong."""
    ratings: dict[str, int]
    """The measured ratings of bots in this game: 120 points more win two games of three."""
    for_beginners: str
    """The recommended level for a first game."""
    fingerprint: str
    """Changes with the rules or the printed material."""
    sources: dict[str, str]
    """For each table of the material: `documented` or `reconstructed`."""
    rules: bool
    """Whether it has a rules page."""
    lessons: LessonInfo
    puzzles: int
    """The number of puzzles."""


class GameBox(Struct, frozen=True):
    """A game with its printed material, which does not change while the server runs."""

    info: GameInfo
    material: dict[str, Any]
    figures: dict[str, Any]
    """Numbers of the rulebook that are not on a component but that a table shows."""


class GameWords(Struct, frozen=True):
    words: str
    """The catalogue of a game in one language, as Fluent."""
