"""Reads the Markdown of a rules page into blocks.

It knows headings, paragraphs, lists, tables, `**strong**`, `*emphasis*` and `` `code` ``. A heading
`##+ Rulings` begins a folded section. A list item that begins with a number in bold,
`- **K31** ...`, is a numbered rule. The number of a rule anywhere else in the text becomes a
citation. One line is one block or one row.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

from guildhall.rules.blocks import (
    Block,
    Listing,
    Paragraph,
    Rule,
    RulesPage,
    Section,
    Span,
    Style,
    Table,
)
from guildhall.rules.drawing import Drawing

Rows = list[list[str]]
"""The cells of a table, in the same Markdown."""

_RULE: Final = re.compile(r"- \*\*([A-Z]{1,2}\d+)\*\* (.+)")
_PICTURE: Final = re.compile(r"!\[(.+)\]\((\w+)\)")
_ROWS: Final = re.compile(r"\{\{(\w+)\}\}")
_ORDERED: Final = re.compile(r"\d+\. ")
_INLINE: Final = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\*(?P<emphasis>.+?)\*|`(?P<code>.+?)`"
    r"|\b(?P<rule>[A-Z]{1,2}\d+)\b"
)


class Malformed(ValueError):
    """A rules page has a mistake in its source; the tests find these."""


class Reader:
    """Reads one page; generated tables and pictures are passed by name."""

    def __init__(
        self,
        text: str,
        language: str,
        tables: Mapping[str, Callable[[], Rows]],
        pictures: Mapping[str, Callable[[], Drawing]],
    ) -> None:
        self._language = language
        self._tables = tables
        self._pictures = pictures
        self._numbers = {found[1] for line in text.splitlines() if (found := _RULE.match(line))}
        self._lines = [line.rstrip() for line in text.splitlines()]
        self._at = 0

    def page(self) -> RulesPage:
        title = ""
        sections: list[Section] = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            marks, _, words = line.partition(" ")
            if marks == "#":
                title = words
            elif marks in {"##", "##+", "###"}:
                anchor, level = f"s{len(sections) + 1}", marks.count("#")
                sections.append(Section(anchor, words, level, [], folded=marks.endswith("+")))
            elif line:
                if not sections:
                    sections.append(Section("s1", "", 2, []))
                sections[-1].blocks.append(self._block(line))
                continue
            self._at += 1
        if not title:
            raise Malformed("a rules page needs a title")
        return RulesPage(title, self._language, sections)

    def _block(self, line: str) -> Block:
        """Return the block that begins with this line, and move behind it."""
        if line.startswith("|"):
            return self._table()
        if _RULE.match(line) is None and (line.startswith("- ") or _ORDERED.match(line)):
            return self._listing(ordered=not line.startswith("- "))
        self._at += 1
        if rule := _RULE.match(line):
            return Rule(rule[1], self.spans(rule[2]))
        if picture := _PICTURE.fullmatch(line):
            return self._pictures[picture[2]]().picture(picture[2], picture[1])
        return Paragraph(self.spans(line))

    def _listing(self, *, ordered: bool) -> Listing:
        begins = _ORDERED if ordered else re.compile("- ")
        items: list[list[Span]] = []
        while self._at < len(self._lines) and (found := begins.match(self._lines[self._at])):
            items.append(self.spans(self._lines[self._at][found.end() :]))
            self._at += 1
        return Listing(ordered, items)

    def _table(self) -> Table:
        head = self._cells(self._lines[self._at])
        self._at += 2
        rows: list[list[list[Span]]] = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if generated := _ROWS.fullmatch(line):
                made = self._tables[generated[1]]()
                rows += [[self.spans(cell) for cell in row] for row in made]
            elif line.startswith("|"):
                rows.append(self._cells(line))
            else:
                break
            self._at += 1
        if any(len(row) != len(head) for row in rows):
            raise Malformed(f"a row of {head} has not {len(head)} cells")
        return Table(head, rows)

    def _cells(self, line: str) -> list[list[Span]]:
        return [self.spans(cell.strip()) for cell in line.strip("|").split("|")]

    def spans(self, text: str) -> list[Span]:
        found: list[Span] = []
        done = 0
        for match in _INLINE.finditer(text):
            span = self._span(match)
            if span is None:
                continue
            if done < match.start():
                found.append(Span(text[done : match.start()]))
            found.append(span)
            done = match.end()
        if done < len(text) or not text:
            found.append(Span(text[done:]))
        return found

    def _span(self, match: re.Match[str]) -> Span | None:
        """Return None for text that looks like a citation but names no rule."""
        styles: tuple[Style, ...] = ("strong", "emphasis", "code")
        for style in styles:
            if words := match[style]:
                return Span(words, style)
        number = match["rule"]
        return Span(number, "rule") if number in self._numbers else None
