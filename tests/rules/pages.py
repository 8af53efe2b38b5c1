"""The rules pages as Markdown for the docs.

`python -m tests.rules.pages` rewrites them and their pictures.
"""

from html import escape
from math import cos, radians, sin
from pathlib import Path

from guildhall import games, locales
from guildhall.rules.blocks import (
    Block,
    Box,
    Circle,
    Hexagon,
    Label,
    Listing,
    Paragraph,
    Picture,
    Rule,
    RulesPage,
    Span,
    Table,
)
from guildhall.rules.drawing import LINE
from guildhall.rules.page import has_page, page, written_in

DOCS = Path(__file__).parents[2] / "docs" / "rules"
WITH_PAGES = [name for name in games.NAMES if has_page(games.load(name))]
_MARKS = {"plain": "", "strong": "**", "emphasis": "*", "code": "`"}
_TESTS = {
    "en": "Every rule and every worked example has a test: [which one]({}).",
    "pl": "Każda zasada i każdy przykład ma swój test ([lista testów]({})).",
    "fr": "Chaque règle et chaque exemple a son test\u00a0: [lequel]({}).",
}


def file_of(game: str, language: str) -> Path:
    return DOCS / (f"{game}.md" if language == "en" else f"{game}.{language}.md")


def files() -> dict[Path, str]:
    """Return the text of each generated file."""
    found: dict[Path, str] = {}
    for game in WITH_PAGES:
        for language in written_in(games.load(game)):
            made = page(games.load(game), language)
            found[file_of(game, language)] = markdown(game, made)
            for section in made.sections:
                for block in section.blocks:
                    if isinstance(block, Picture):
                        found[DOCS / "pictures" / f"{game}-{block.name}.svg"] = svg(block)
    return found


def markdown(game: str, made: RulesPage) -> str:
    others = [
        f"[{locales.about(language).name}]({file_of(game, language).name})"
        for language in written_in(games.load(game))
        if language != made.language
    ]
    parts = [f"# {made.title}"]
    parts += [" · ".join(others)] if others else []
    for section in made.sections:
        parts += [f"{'#' * section.level} {section.title}"] if section.title else []
        text = _joined([_block(game, block) for block in section.blocks])
        if section.folded:
            numbered = sum(isinstance(block, Rule) for block in section.blocks)
            summary = f"<summary>{section.title} ({numbered})</summary>"
            text = [f"<details>\n{summary}", *text, "</details>"]
        parts += text
    parts.append(_TESTS.get(made.language, _TESTS["en"]).format(f"{game}-tests.md"))
    source = f"src/guildhall/games/{game}/rules/{made.language}.md"
    parts.append(f"<!-- Written by `python -m tests.rules.pages` from {source}. -->")
    return "\n\n".join(parts) + "\n"


def _joined(blocks: list[str]) -> list[str]:
    """Join consecutive rules to one list."""
    found: list[str] = []
    for block in blocks:
        if found and block.startswith('- <a id="') and found[-1].startswith('- <a id="'):
            found[-1] += "\n" + block
        else:
            found.append(block)
    return found


def _block(game: str, block: Block) -> str:
    match block:
        case Paragraph(spans):
            return _line(spans)
        case Rule(number, spans):
            return f'- <a id="{number}"></a>**{number}** {_line(spans)}'
        case Listing(ordered, items):
            marks = [f"{n}." if ordered else "-" for n in range(1, len(items) + 1)]
            return "\n".join(
                f"{mark} {_line(item)}" for mark, item in zip(marks, items, strict=True)
            )
        case Table(head, rows):
            cells = [[_line(cell) for cell in row] for row in [head, *rows]]
            lines = [f"| {' | '.join(row)} |" for row in cells]
            return "\n".join([lines[0], "|" + "---|" * len(head), *lines[1:]])
        case Picture(name, shows):
            return f"![{shows}](pictures/{game}-{name}.svg)"


def _line(spans: list[Span]) -> str:
    return "".join(
        f"[{span.text}](#{span.text})"
        if span.style == "rule"
        else f"{_MARKS[span.style]}{span.text}{_MARKS[span.style]}"
        for span in spans
    )


def _corners(x: float, y: float, radius: float) -> str:
    angles = [radians(60 * corner - 90) for corner in range(6)]
    return " ".join(f"{x + radius * cos(a):.1f},{y + radius * sin(a):.1f}" for a in angles)


def svg(picture: Picture) -> str:
    sheet = f"0 0 {picture.width:g} {picture.height:g}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{sheet}" font-family="sans-serif"'
        ' font-weight="700" text-anchor="middle" dominant-baseline="central">'
    ]
    for shape in picture.shapes:
        match shape:
            case Box(x, y, width, height, fill, line):
                where = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
                lines.append(f'<rect {where} fill="{fill}" stroke="{line}"/>')
            case Hexagon(x, y, radius, fill, text, ink):
                lines.append(
                    f'<polygon points="{_corners(x, y, radius)}" fill="{fill}" stroke="{LINE}"/>'
                )
                where = f'x="{x:g}" y="{y:g}" font-size="{radius * 0.9:g}"'
                lines.append(f'<text {where} fill="{ink}">{escape(text)}</text>')
            case Circle(x, y, radius, fill, line):
                where = f'cx="{x:g}" cy="{y:g}" r="{radius:g}"'
                lines.append(f'<circle {where} fill="{fill}" stroke="{line}"/>')
            case Label(x, y, text, size, fill):
                where = f'x="{x:g}" y="{y:g}" font-size="{size:g}"'
                lines.append(f'<text {where} fill="{fill}">{escape(text)}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def write() -> None:
    (DOCS / "pictures").mkdir(exist_ok=True)
    for file, text in files().items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    write()
