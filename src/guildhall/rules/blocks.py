"""The parts of a rules page as data, so that clients neither parse nor trust its text."""

from typing import Literal

from msgspec import Struct

Style = Literal["plain", "strong", "emphasis", "code", "rule"]


class Span(Struct, frozen=True):
    """A part of a sentence; in the style `rule`, the number of a cited rule."""

    text: str
    style: Style = "plain"


class Paragraph(Struct, frozen=True, tag="paragraph", tag_field="kind"):
    spans: list[Span]


class Rule(Struct, frozen=True, tag="rule", tag_field="kind"):
    """A numbered rule, ruling or example; its number is its anchor."""

    number: str
    spans: list[Span]


class Listing(Struct, frozen=True, tag="list", tag_field="kind"):
    ordered: bool
    items: list[list[Span]]


class Table(Struct, frozen=True, tag="table", tag_field="kind"):
    head: list[list[Span]]
    rows: list[list[list[Span]]]


class Box(Struct, frozen=True, tag="box", tag_field="shape"):
    x: float
    y: float
    width: float
    height: float
    fill: str
    line: str


class Hexagon(Struct, frozen=True, tag="hexagon", tag_field="shape"):
    """A hexagon around a point, with a corner at the top and a text."""

    x: float
    y: float
    radius: float
    fill: str
    text: str
    ink: str


class Circle(Struct, frozen=True, tag="circle", tag_field="shape"):
    x: float
    y: float
    radius: float
    fill: str
    line: str


class Label(Struct, frozen=True, tag="label", tag_field="shape"):
    """A word or a number, centred on a point."""

    x: float
    y: float
    text: str
    size: float
    fill: str


Shape = Box | Hexagon | Circle | Label


class Picture(Struct, frozen=True, tag="picture", tag_field="kind"):
    name: str
    shows: str
    """A description, for people who cannot see the picture."""
    width: float
    height: float
    shapes: list[Shape]


Block = Paragraph | Rule | Listing | Table | Picture


class Section(Struct, frozen=True):
    anchor: str
    title: str
    level: int
    """2 for a chapter, 3 for a part of one."""
    blocks: list[Block]
    folded: bool = False
    """Shown only when a reader opens it: reference that a first reader does not need."""


class RulesPage(Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    language: str
    """The language of the text: English if the game has no page in the requested language."""
    sections: list[Section]
