"""The rules page of a game, if it has one."""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec

from guildhall import locales
from guildhall.core.game import Game
from guildhall.paths import game_folders
from guildhall.rules import reference
from guildhall.rules.blocks import RulesPage
from guildhall.rules.drawing import Drawing
from guildhall.rules.reading import Reader


def has_page(game: Game) -> bool:
    return (game_folders()[game.name] / "rules" / "en.md").exists()


@cache
def page(game: Game, language: str) -> RulesPage:
    """Return the page in a language, or in English if there is none in that language."""
    folder = game_folders()[game.name] / "rules"
    file = folder / f"{language}.md"
    if not file.exists():
        language, file = "en", folder / "en.md"
    tables = {
        "options": partial(reference.options, game, language),
        "notation": partial(reference.notation, game, language),
    }
    pictures: dict[str, Callable[[], Drawing]] = {}
    if find_spec(f"guildhall.games.{game.name}.tables"):
        made = import_module(f"guildhall.games.{game.name}.tables")
        tables |= {
            name: partial(rows, game.material, language) for name, rows in made.TABLES.items()
        }
        pictures |= {name: partial(draw, game.material) for name, draw in made.PICTURES.items()}
    text = locales.bound(language, file.read_text("utf-8"))
    return Reader(text, language, tables, pictures).page()


def written_in(game: Game) -> list[str]:
    """Return the languages of the page of a game."""
    folder = game_folders()[game.name] / "rules"
    return [language for language in locales.LANGUAGES if (folder / f"{language}.md").exists()]
