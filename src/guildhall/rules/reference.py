"""Tables of every game: its options, and the notation of its moves."""

from guildhall import locales
from guildhall.core.game import Game, Value


def options(game: Game, language: str) -> list[list[str]]:
    """Return a row for each option: its meaning, its name for commands, its values."""
    rows = []
    for name, option in game.options.items():
        message = f"{game.name}-option-{_dashed(name)}"
        values = [
            f"`{value}` {locales.text(language, f'{message}-{_dashed(value)}')}"
            for value in option.choices
        ]
        rows.append([locales.text(language, message), f"`{name}`", " · ".join(values)])
    return rows


def _dashed(word: Value) -> str:
    return str(word).replace("_", "-")


def notation(game: Game, language: str) -> list[list[str]]:
    """Return a row for each verb: its notation, an example, its meaning."""
    rows = []
    for verb in game.moves.list:
        last = game.moves.first(verb.name) + verb.size - 1
        example = f"`{game.text(last)}`" if verb.parts else ""
        meaning = locales.text(language, f"{game.name}-notation-{verb.name}")
        rows.append([f"`{verb.text}`", example, meaning])
    return rows
