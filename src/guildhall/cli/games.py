"""guildhall games."""

from rich.console import Console
from rich.text import Text

from guildhall import games as box
from guildhall import locales
from guildhall.bots.levels import levels_of
from guildhall.cli.app import command
from guildhall.cli.common import Components, Language, console, system_language
from guildhall.core.game import Game


@command
def games(game: str = "", /, *, components: Components = None, language: Language = None) -> None:
    """List the games, or show one in detail: players, moves, options, source of its components.

    Examples: `guildhall games`, `guildhall games GAME`,
    `guildhall games GAME --components corrected.json`.

    Args:
        game: Show this game in detail.
    """
    speaks = language or system_language()
    screen = console()
    for name in [game] if game else box.NAMES:
        found = box.load(name, components)
        seats = {"min": found.min_seats, "max": found.max_seats}
        screen.print(Text.assemble((name, "bold"), "  ", locales.title(speaks, name)))
        _line(screen, locales.text(speaks, f"{name}-about"))
        _line(screen, locales.text(speaks, "games-players", seats))
        if game:
            _details(screen, found, speaks)


def _details(screen: Console, game: Game, language: str) -> None:
    facts = {"moves": game.n_actions, "fingerprint": game.fingerprint}
    _line(screen, locales.text(language, "games-moves", facts))
    for verb in game.moves.list:
        meaning = locales.text(language, f"{game.name}-notation-{verb.name}")
        _line(screen, locales.labelled(language, verb.text, meaning))
    if ratings := levels_of(game.name).ratings:
        rated = ", ".join(f"{bot} {rating}" for bot, rating in ratings.items())
        _line(screen, locales.text(language, "games-ratings", {"ratings": rated}))
    for table, source in game.sources.items():
        _line(screen, locales.text(language, "games-source", {"table": table, "source": source}))
    for name, option in game.options.items():
        choices = ", ".join(str(choice) for choice in option.choices)
        _line(screen, f"--option {name}={option.default}" + (f"  ({choices})" if choices else ""))


def _line(screen: Console, words: str) -> None:
    screen.print(f"  {words}", markup=False, highlight=False)
