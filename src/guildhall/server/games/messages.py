"""The games, as the server has them."""

from typing import Any

from msgspec import Struct

from guildhall.server.lessons.messages import LessonInfo
from guildhall.table.fields import OptionValue


class OptionInfo(Struct, frozen=True):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    """Empty where any text is taken and the game itself checks it."""
    needs: dict[str, list[OptionValue]]
    """The values of other options without which it changes nothing."""


class PresetInfo(Struct, frozen=True):
    """A way to set a game up, worded by `<game>-preset-<name>` and `<game>-preset-<name>-about`."""

    name: str
    options: dict[str, OptionValue]
    """All of them."""


class GameInfo(Struct, frozen=True):
    name: str
    minutes: int
    """How long a game takes, as its box says."""
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    """For beginners first."""
    levels: list[str]
    """The bots that can be seated: those with a name, then the levels from 1 to 10, each from weak
    to strong."""
    ratings: dict[str, int]
    """What bots have been measured to be worth at this game: 120 points more win two games of
    three."""
    for_beginners: str
    """The level of whom somebody should play who plays this game for the first time."""
    fingerprint: str
    """Changes with the rules or the printed material."""
    sources: dict[str, str]
    """For each table of the material `documented` or `reconstructed`."""
    rules: bool
    """Whether it has a page of rules."""
    lessons: LessonInfo
    puzzles: int
    """How many there are."""


class GameBox(Struct, frozen=True):
    """A game with its printed material, which never changes while the server runs."""

    info: GameInfo
    material: dict[str, Any]
    figures: dict[str, Any]
    """Numbers of the rulebook that stand on no component but that a table shows."""


class GameWords(Struct, frozen=True):
    words: str
    """The catalogue of a game in one language, as Fluent."""
