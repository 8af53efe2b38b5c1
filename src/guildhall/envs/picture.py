"""Renders a table as text, and as a picture of the text."""

from functools import cache
from io import StringIO
from pathlib import Path

import matplotlib
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console, RenderableType
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from guildhall import locales
from guildhall.core.state import State
from guildhall.terminal.screen import drawing

RENDER_MODES = ["ansi", "rgb_array"]

_COLUMNS = 100
_LINES_OF_TABLE, _LINES_OF_PLAYER = 34, 15
_WIDTH, _HEIGHT = 8, 16
"""Size of one character in pixels."""
_FONT_SIZE = 13

Colour = tuple[int, int, int]


def render(mode: str | None, state: State, viewer: int) -> str | NDArray[np.uint8] | None:
    """The table of a viewer in a render mode."""
    if mode == "ansi":
        return text(state, viewer)
    return image(state, viewer) if mode == "rgb_array" else None


def text(state: State, viewer: int) -> str:
    console = Console(file=StringIO(), width=_COLUMNS)
    with console.capture() as capture:
        console.print(_drawing(state, viewer))
    return capture.get()


def image(state: State, viewer: int) -> NDArray[np.uint8]:
    """Height, width, RGB; for one number of players always the same size."""
    lines = _LINES_OF_TABLE + _LINES_OF_PLAYER * int(state.seats)
    console = Console(file=StringIO(), width=_COLUMNS, force_terminal=True)
    picture = Image.new("RGB", (_COLUMNS * _WIDTH, lines * _HEIGHT), _paper())
    draw = ImageDraw.Draw(picture)
    for row, segments in enumerate(console.render_lines(_drawing(state, viewer))[:lines]):
        column = 0
        for segment in segments:
            style = segment.style or Style.null()
            for sign in segment.text:
                place = column * _WIDTH, row * _HEIGHT
                if style.bgcolor:
                    corner = place[0] + _WIDTH - 1, place[1] + _HEIGHT - 1
                    draw.rectangle((place, corner), _colour(style.bgcolor))
                if not sign.isspace():
                    draw.text(place, sign, _ink(style), _font(bool(style.bold)))
                column += cell_len(sign)
    return np.array(picture)


def _drawing(state: State, viewer: int) -> RenderableType:
    seats = range(state.seats)
    names = [locales.text("en", "terminal-person", {"number": seat + 1}) for seat in seats]
    return drawing(state.game, state.view(viewer), "en", names)


def _paper() -> Colour:
    red, green, blue = THEME.background_color
    return red, green, blue


def _colour(colour: Color) -> Colour:
    red, green, blue = colour.get_truecolor(THEME)
    return red, green, blue


def _ink(style: Style) -> Colour:
    red, green, blue = _colour(style.color) if style.color else THEME.foreground_color
    if not style.dim:
        return red, green, blue
    paper = _paper()
    return (red + paper[0]) // 2, (green + paper[1]) // 2, (blue + paper[2]) // 2


@cache
def _font(bold: bool) -> ImageFont.FreeTypeFont:
    # Matplotlib includes a monospaced font with box-drawing characters.
    file = "DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(Path(matplotlib.get_data_path(), "fonts", "ttf", file), _FONT_SIZE)
