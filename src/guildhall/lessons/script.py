"""The script of a game's lessons."""

from functools import cache

import msgspec

from guildhall.core.game import Game, Value
from guildhall.paths import game_folders


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said, and what is to be done then."""

    name: str
    """`<game>-lesson-<chapter>-<name>` says it."""
    rule: str = ""
    """The number of the rule that it rests on."""
    show: list[str] = []
    """The things it is about, which are outlined; `move:end` is the button of that move."""
    right: list[str] = []
    """What may be done, the model answer first; others may be patterns, `send * chapel`. A move of
    several steps is written as `tick bread; done`. Empty where there is only something to read."""
    wrong: dict[str, str] = {}
    """What answers other moves, by their patterns: `<message of the step>-<what stands here>`."""
    refused: list[str] = []
    """Moves that the rules refuse here, as it says."""
    then: list[str] = []
    """What is played after the answer: by the others, or because it goes without saying."""


class Chapter(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """A few steps about one subject; `<game>-lesson-<name>` is its title."""

    name: str
    steps: list[Step] = msgspec.field(name="step")
    follows: str = ""
    """It begins where this chapter ended, had everything been answered by the model."""
    seats: int = 2
    seed: int = 0
    options: dict[str, Value] = {}
    before: str = ""
    """Moves that lead to where it begins, separated by semicolons."""
    you: int = 0
    """The seat of whoever learns."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapters: list[Chapter] = msgspec.field(name="chapter")
    minutes: int = 10
    """How long it takes in all."""


_NONE = Script([])


@cache
def script(game: Game) -> Script:
    """The lessons of a game; none where its folder has no script."""
    file = game_folders()[game.name] / "lessons.toml"
    if not file.exists():
        return _NONE
    return msgspec.toml.decode(file.read_bytes(), type=Script)


def chapter_of(game: Game, name: str) -> Chapter | None:
    return next((one for one in script(game).chapters if one.name == name), None)


def message_of(game: Game, chapter: Chapter, step: Step) -> str:
    return f"{game.name}-lesson-{chapter.name}-{step.name}"
