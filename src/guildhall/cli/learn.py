"""guildhall learn."""

from guildhall import games
from guildhall.cli.app import command
from guildhall.cli.common import Language, console, system_language
from guildhall.core.errors import GuildhallError
from guildhall.lessons.script import script
from guildhall.terminal.learn import Learn
from guildhall.terminal.screen import Screen


class NoSuchChapter(GuildhallError):
    message = "error-no-such-chapter"


@command
def learn(game: str = games.NAMES[0], chapter: str = "", /, *, language: Language = None) -> None:
    """Learn a game by playing it in this terminal, chapter after chapter.

    Examples: `guildhall learn GAME`, `guildhall learn GAME 2`.

    Args:
        game: Which game; `guildhall games` lists them.
        chapter: The number or name of the first chapter.
    """
    speaks = language or system_language()
    box = games.load(game)
    chapters = script(box).chapters
    names = [one.name for one in chapters]
    wanted = chapter or "1"
    if wanted in names:
        first = names.index(wanted)
    elif wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= len(names):
        first = int(wanted) - 1
    else:
        raise NoSuchChapter(game=game, chapter=chapter, known=", ".join(names))
    Learn(box, chapters[first:], Screen(console(), speaks, box, [])).run()
