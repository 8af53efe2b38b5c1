"""The rules pages: one source, three languages, and tables generated from the components."""

import re

import pytest

from guildhall import games, locales
from guildhall.rules.blocks import Block, Hexagon, Listing, Paragraph, Picture, Rule, Span, Table
from guildhall.rules.page import page, written_in
from guildhall.rules.reading import Malformed, Reader
from tests.rules.pages import DOCS, WITH_PAGES, files
from tests.rules.rulebook import RULES, rules_of

TRANSLATED = [
    (game, language)
    for game in WITH_PAGES
    for language in written_in(games.load(game))
    if language != "en"
]


def blocks(game: str, language: str) -> list[Block]:
    made = page(games.load(game), language)
    return [block for section in made.sections for block in section.blocks]


def table(game: str, *head: str) -> list[list[str]]:
    """Return the rows of the English table whose heading begins with these cells."""
    for block in blocks(game, "en"):
        if isinstance(block, Table) and tuple(map(words, block.head))[: len(head)] == head:
            return [[words(cell) for cell in row] for row in block.rows]
    raise AssertionError(f"no table begins with {head}")


def words(spans: list[Span]) -> str:
    return "".join(span.text for span in spans)


def lines(block: Block) -> list[list[Span]]:
    match block:
        case Paragraph(spans) | Rule(_, spans):
            return [spans]
        case Listing(_, items):
            return items
        case Table(head, rows):
            return [*head, *(cell for row in rows for cell in row)]
        case Picture():
            return []


def test_every_game_has_a_page_in_every_language() -> None:
    assert {game: written_in(games.load(game)) for game in RULES} == {
        game: list(locales.LANGUAGES) for game in RULES
    }


def test_the_docs_are_up_to_date() -> None:
    found = files()
    stale = [file.name for file, text in found.items() if file.read_text("utf-8") != text]
    assert stale == [], "run `python -m tests.rules.pages`"
    pages = {file for file in DOCS.rglob("*") if file.is_file() and "-tests" not in file.name}
    assert pages == set(found), "a page of the docs has no source"


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_citation_leads_to_a_rule(game: str, language: str) -> None:
    """The page shows the number of a missing rule as plain text."""
    series = re.compile(rf"\b(?:{'|'.join(RULES[game])})\d+\b")
    known = set(rules_of(game))
    loose: list[str] = []
    for block in blocks(game, language):
        for spans in lines(block):
            for span in spans:
                if span.style == "rule":
                    assert span.text in known
                elif span.style != "code":
                    loose += series.findall(span.text)
    assert loose == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_all_languages_have_the_same_blocks_in_the_same_order(game: str, language: str) -> None:
    made = page(games.load(game), language)
    english = page(games.load(game), "en")
    headings = [[(one.level, one.folded) for one in each.sections] for each in (made, english)]
    assert headings[0] == headings[1]
    for ours, theirs in zip(made.sections, english.sections, strict=True):
        assert shape(ours.blocks) == shape(theirs.blocks), ours.title


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_column_has_a_heading(game: str, language: str) -> None:
    for block in blocks(game, language):
        if isinstance(block, Table):
            assert all(map(words, block.head)), block.head


def shape(found: list[Block]) -> list[object]:
    return [
        (type(block).__name__, getattr(block, "number", ""), len(lines(block))) for block in found
    ]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_rule_has_the_same_numbers_in_every_language(game: str, language: str) -> None:
    """Points, prices and cited rules: a mistake in a translation would change a rule."""
    theirs = {block.number: block for block in blocks(game, "en") if isinstance(block, Rule)}
    for block in blocks(game, language):
        if isinstance(block, Rule):
            assert numbers(block) == numbers(theirs[block.number]), block.number


def numbers(rule: Rule) -> list[str]:
    return sorted(re.findall(r"\d+", words(rule.spans)))


def test_the_tables_show_all_material() -> None:
    """Burgundy: all depots, tiles, estates and knowledge tiles, and no others."""
    material = games.load("burgundy").material
    depots = table("burgundy", "depot")
    for players, column in ((2, 1), (3, 2), (4, 3)):
        laid = [tile for row in depots for tile in row[column].split(", ")]
        assert len(laid) == 6 * players  # K36
    assert table("burgundy", "2 players") == [["4", "6", "8"]]  # K38
    assert [row[0] for row in table("burgundy", "no.")] == [str(n) for n in range(1, 27)]
    black = [int(row[0]) for row in table("burgundy", "no.") if row[2]]
    assert black == [7, 12, 14, 15, 24, 25]  # K6
    together = [int(row[3]) for row in table("burgundy", "kind")]
    assert sum(together) == 164  # K2
    assert sum(int(row[1]) + int(row[2]) for row in table("burgundy", "animals")) == 28  # K5
    estates = table("burgundy", "estate")
    assert len(estates) == len(material["estates"])
    for row in estates:
        sizes = [sum(map(int, cell.split(", "))) for cell in row[1:]]
        assert sizes == [4, 6, 3, 6, 12, 6]  # K17


def test_the_costs_of_changing_a_die_are_those_of_k54() -> None:
    assert table("burgundy", "steps") == [
        ["0", "0", "0", "0", "0"],
        ["1", "1", "1", "0", "0"],
        ["2", "2", "1", "1", "1"],
        ["3", "3", "2", "2", "1"],
    ]


def test_regions_score_by_size_and_phase() -> None:
    rows = table("burgundy", "hexes")
    assert [int(row[1]) for row in rows] == [1, 3, 6, 10, 15, 21, 28, 36]  # K106
    assert rows[2] == ["3", "6", "16", "14", "12", "10", "8"]  # KE9


@pytest.mark.parametrize("which", ["estates", "later_estates"])
def test_estates_are_drawn_with_all_numbers(which: str) -> None:
    material = games.load("burgundy").material
    drawn = next(
        block
        for block in blocks("burgundy", "en")
        if isinstance(block, Picture) and block.name == which
    )
    later = [estate for estate in material["estates"] if "2019" in estate["id"]]
    expected = len(later) if which == "later_estates" else len(material["estates"]) - len(later)
    written = [shape.text for shape in drawn.shapes if isinstance(shape, Hexagon)]
    assert written == [str(number) for number in material["numbers"]] * expected


def test_all_cards_of_the_builders_are_listed() -> None:
    material = games.load("builders").material
    workers = table("builders", "worker", "wage")
    assert len(workers) == 42
    assert all(int(row[1]) == sum(map(number, row[2:])) for row in workers)  # B4
    listed = table("builders", "building") + table("builders", "machine")
    assert len(listed) == 42
    needs = [list(map(number, row[1:5])) for row in listed]
    assert needs == [card["needs"] for card in material["buildings"]]


def number(cell: str) -> int:
    return int(cell or 0)


def test_the_goods_chart_of_craftsmen_matches_the_components() -> None:
    material = games.load("craftsmen").material
    rows = [["", row[1], "", "0", row[2], row[3]] for row in table("craftsmen", "raw material")]
    rows += table("craftsmen", "half-product") + table("craftsmen", "final product")
    assert len(rows) == 23
    marks = {"documented": "●", "reconstructed": "○"}
    kinds = material["recipes"]["kinds"]
    assert [row[3] for row in rows] == [str(recipe["points"]) for recipe in kinds]
    assert [row[5] for row in rows] == [marks[recipe["source"]] for recipe in kinds]
    assert sum(int(row[4]) for row in rows) == 70
    holds = table("craftsmen", "product", "ship 1")
    for n, ship in enumerate(material["ships"]["ships"], start=1):
        points = sorted(hold["points"] for hold in ship["holds"])
        assert sorted(int(row[n]) for row in holds if row[n]) == points
    tokens = {row[0]: int(row[1]) for row in table("craftsmen", "product", "points")}
    assert sum(tokens.values()) == sum(material["bonus_tokens"]["points"].values())
    assert len(table("craftsmen", "card", "above")) == 70


def read(text: str) -> list[Block]:
    made = Reader(text, "en", {"rows": lambda: [["1", "2"]]}, {}).page()
    return [block for section in made.sections for block in section.blocks]


def test_markdown_becomes_blocks() -> None:
    text = "# T\n\n## S\nSee X1, not X9.\n- **X1** *Never* do `that`.\n- one\n- two\n1. first\n"
    sentence, rule, unordered, ordered = read(text)
    assert sentence == Paragraph([Span("See "), Span("X1", "rule"), Span(", not X9.")])
    assert rule == Rule(
        "X1", [Span("Never", "emphasis"), Span(" do "), Span("that", "code"), Span(".")]
    )
    assert unordered == Listing(False, [[Span("one")], [Span("two")]])
    assert ordered == Listing(True, [[Span("first")]])


def test_a_heading_with_a_plus_begins_a_folded_section() -> None:
    sections = Reader("# T\n\n## S\n##+ R\n- **X1** Rare.\n", "en", {}, {}).page().sections
    assert [(one.title, one.level, one.folded) for one in sections] == [
        ("S", 2, False), ("R", 2, True),
    ]  # fmt: skip


@pytest.mark.parametrize("game", RULES)
def test_only_rulings_are_folded(game: str) -> None:
    for section in page(games.load(game), "en").sections:
        numbers = [block.number for block in section.blocks if isinstance(block, Rule)]
        rulings = bool(numbers) and all(re.match(r"A|[BK]A", number) for number in numbers)
        assert section.folded == rulings, section.title


def test_generated_rows_replace_their_placeholder() -> None:
    (made,) = read("# T\n\n## S\n| a | b |\n|---|---|\n{{rows}}\n")
    assert made == Table([[Span("a")], [Span("b")]], [[[Span("1")], [Span("2")]]])


@pytest.mark.parametrize(
    "text", ["## S\nwithout a title\n", "# T\n\n## S\n| a |\n|---|\n{{rows}}\n"]
)
def test_an_incomplete_page_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        read(text)
