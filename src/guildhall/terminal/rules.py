"""Shows the rules of a game in a terminal: all, one by its number, or those with a word."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from guildhall import locales
from guildhall.core.game import Game
from guildhall.rules import blocks
from guildhall.rules.blocks import Block, Section, Span
from guildhall.rules.page import has_page, page

_STYLES = {"strong": "bold", "emphasis": "italic", "code": "cyan", "rule": "bold", "plain": ""}


def show(console: Console, game: Game, language: str, wanted: str) -> bool:
    """Print the requested rules; print a sentence and return False if there are none."""
    if not has_page(game):
        facts: dict[str, object] = {"game": locales.title(language, game.name)}
        console.print(locales.text(language, "rules-none", facts), markup=False)
        return False
    sections = found(page(game, language).sections, wanted.strip())
    if not sections:
        words = locales.text(language, "rules-not-found", {"text": wanted.strip()})
        console.print(words, markup=False)
        return False
    for section in sections:
        if section.title:
            console.print(Text(f"\n{section.title}", style="bold underline"))
        for block in section.blocks:
            console.print(_drawn(block))
    return True


def found(sections: Sequence[Section], wanted: str) -> list[Section]:
    """Return the section with the rule of a number, or all blocks that contain all words."""
    if not wanted:
        return list(sections)
    numbered = wanted.upper()
    for section in sections:
        for block in section.blocks:
            if isinstance(block, blocks.Rule) and block.number == numbered:
                return [_with(section, [block])]
    words = wanted.casefold().split()
    hits = []
    for section in sections:
        named = all(word in section.title.casefold() for word in words)
        found_blocks = [b for b in section.blocks if named or _has(b, words)]
        if found_blocks:
            hits.append(_with(section, found_blocks))
    return hits


def _with(section: Section, blocks_found: list[Block]) -> Section:
    return msgspec.structs.replace(section, blocks=blocks_found)


def _has(block: Block, words: Sequence[str]) -> bool:
    text = " ".join(span.text for span in _spans(block)).casefold()
    return all(word in text for word in words)


def _spans(block: Block) -> Iterator[Span]:
    match block:
        case blocks.Paragraph() | blocks.Rule():
            yield from block.spans
        case blocks.Listing():
            for item in block.items:
                yield from item
        case blocks.Table():
            for row in (block.head, *block.rows):
                for cell in row:
                    yield from cell


def _drawn(block: Block) -> RenderableType:
    match block:
        case blocks.Rule():
            table = Table.grid(padding=(0, 2))
            table.add_row(Text(block.number, style="bold"), _line(block.spans))
            return table
        case blocks.Listing():
            table = Table.grid(padding=(0, 1))
            for number, item in enumerate(block.items, 1):
                table.add_row(f"{number}." if block.ordered else "•", _line(item))
            return Padding(table, (0, 0, 0, 2))
        case blocks.Table():
            table = Table()
            for cell in block.head:
                table.add_column(_line(cell))
            for row in block.rows:
                table.add_row(*(_line(cell) for cell in row))
            return table
        case blocks.Picture():
            return Text(f"[{block.shows}]", style="dim")
    return _line(block.spans)


def _line(spans: Sequence[Span]) -> Text:
    return Text.assemble(*((span.text, _STYLES[span.style]) for span in spans))
