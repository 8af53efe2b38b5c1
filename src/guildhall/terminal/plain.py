"""Generic terminal renderer for any game: the view, area by area."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall import locales

_FRAME = ("viewer", "seat", "over", "players")
"""Parts of every view that are shown elsewhere, or not at all."""


def draw(
    game: str, view: Mapping[str, object], language: str, players: Sequence[str]
) -> RenderableType:
    """The shared areas, then each player's; the player to act is marked."""
    shared = {area: what for area, what in view.items() if area not in _FRAME}
    drawn: list[RenderableType] = [_areas(game, shared, language)]
    of_players = view.get("players")
    for seat, what in enumerate(of_players if isinstance(of_players, list) else []):
        mark = "> " if view.get("seat") == seat else ""
        title = Text(f"{mark}{players[seat]}")
        drawn.append(Panel(_areas(game, what, language), title=title, title_align="left"))
    return Group(*drawn)


def _areas(game: str, areas: Mapping[str, object], language: str) -> Table:
    table = Table.grid(padding=(0, 2))
    for area, what in areas.items():
        table.add_row(
            Text(heading(game, area, language), style="bold"), _shown(game, what, language)
        )
    return table


def heading(game: str, area: str, language: str) -> str:
    """The catalogue's name of an area, else its key in the view."""
    message = f"{game}-area-{area.replace('_', '-')}"
    if locales.has(language, message):
        return locales.text(language, message)
    return area.replace("_", " ").capitalize()


def _shown(game: str, what: object, language: str) -> RenderableType:
    if isinstance(what, Mapping):
        return _areas(game, what, language)
    if isinstance(what, list) and any(isinstance(item, Mapping) for item in what):
        return Group(*(_shown(game, item, language) for item in what))
    if isinstance(what, list):
        return Text(", ".join(_word(game, item, language) for item in what) or "–")
    return Text(_word(game, what, language))


def _word(game: str, what: object, language: str) -> str:
    if isinstance(what, str) and locales.has_name(language, game, what):
        return locales.name(language, game, what)
    return "–" if what in ("", None) else str(what)
