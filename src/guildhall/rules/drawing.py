"""Simple pictures of a few shapes, drawn in the docs and in the browser."""

from math import sqrt
from typing import Final

from guildhall.rules.blocks import Box, Circle, Hexagon, Label, Picture, Shape

INK: Final = "#261d15"
PAPER: Final = "#fdfaf2"
CLOTH: Final = "#f1e9d8"
LINE: Final = "#4a3b2d"
CALLOUT: Final = "#a03c00"
WHITE: Final = "#ffffff"


class Drawing:
    """A picture to which shapes are added one over the other."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.shapes: list[Shape] = []
        self.box(0, 0, width, height, PAPER, PAPER)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str = CLOTH, line: str = LINE
    ) -> None:
        self.shapes.append(Box(x, y, width, height, fill, line))

    def hexagon(
        self, x: float, y: float, radius: float, fill: str, text: str = "", ink: str = INK
    ) -> None:
        """Add a hexagon with a corner at the top and a text."""
        self.shapes.append(Hexagon(round(x, 1), round(y, 1), radius, fill, text, ink))

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = LINE) -> None:
        self.shapes.append(Circle(round(x, 1), round(y, 1), radius, fill, line))

    def text(self, x: float, y: float, text: str, size: float = 14, fill: str = INK) -> None:
        self.shapes.append(Label(round(x, 1), round(y, 1), text, size, fill))

    def part(self, number: int, x: float, y: float) -> None:
        """Add a numbered mark; the list below the picture explains it."""
        self.disc(x, y, 12, CALLOUT, WHITE)
        self.text(x, y, str(number), 15, WHITE)

    def picture(self, name: str, shows: str) -> Picture:
        return Picture(name, shows, self.width, self.height, self.shapes)


def honeycomb(rows: list[int], x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Return the centres of hexagons in rows of these lengths, in reading order.

    (x, y) is the first centre of a row that is as long as the longest.
    """
    step = sqrt(3) * radius
    longest = max(rows)
    return [
        (x + step * (column + (longest - size) / 2), y + 1.5 * radius * row)
        for row, size in enumerate(rows)
        for column in range(size)
    ]
