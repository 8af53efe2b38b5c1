"""The script of a game's lessons."""

from functools import cache

import msgspec

from guildhall.core.game import Game, Value
from guildhall.paths import game_folders


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text and the task that follows it."""

    name: str
    """`<game>-lesson-<chapter>-<name>` is its text."""
    rule: str = ""
    """The number of the rule that it explains."""
    show: list[str] = []
    """The things to outline; `move:end` is the button of that move."""
    right: list[str] = []
    """The accepted moves, the model answer first; others may be patterns, `send * chapel`. A move
    of several steps is written as `tick bread; done`. Empty if the step has no task."""
    wrong: dict[str, str] = {}
    """Replies to other moves, by pattern: `<message of the step>-<value>`."""
    refused: list[str] = []
    """Moves that the rules refuse here."""
    then: list[str] = []
    """Moves played after the answer: by the other players, or forced ones."""


class Chapter(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """A few steps about one subject; `<game>-lesson-<name>` is its title."""

    name: str
    steps: list[Step] = msgspec.field(name="step")
    follows: str = ""
    """It continues the end of this chapter, with all its model answers."""
    seats: int = 2
    seed: int = 0
    options: dict[str, Value] = {}
    before: str = ""
    """The moves before the chapter, separated by semicolons."""
    you: int = 0
    """The seat of the learner."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapters: list[Chapter] = msgspec.field(name="chapter")
    minutes: int = 10
    """Duration of all chapters in minutes."""


_NONE = Script([])


@cache
def script(game: Game) -> Script:
    """The lessons of a game; empty without a script."""
    file = game_folders()[game.name] / "lessons.toml"
    if not file.exists():
        return _NONE
    return msgspec.toml.decode(file.read_bytes(), type=Script)


def chapter_of(game: Game, name: str) -> Chapter | None:
    return next((one for one in script(game).chapters if one.name == name), None)


def message_of(game: Game, chapter: Chapter, step: Step) -> str:
    return f"{game.name}-lesson-{chapter.name}-{step.name}"
