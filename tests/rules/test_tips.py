"""Every tooltip has a rule on the rules page."""

import re
from pathlib import Path

import pytest

from guildhall import games
from guildhall.rules.blocks import Rule, Table
from guildhall.rules.page import page

DRAWN = Path(__file__).parents[2] / "web" / "src" / "games"


def sources(name: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted((DRAWN / name).rglob("*.svelte")))


def by_kind(name: str) -> dict[str, str]:
    """Return the `rules` of a drawing, by kind of thing or by thing."""
    index = (DRAWN / name / "index.ts").read_text("utf-8")
    table = re.search(r"rules: \{(.*?)\}", index, re.DOTALL)
    assert table, f"{name} has no rules for its things"
    return dict(re.findall(r"'?([a-z:]+)'?: '(\w+)'", table[1]))


@pytest.mark.parametrize("name", games.NAMES)
def test_every_thing_with_a_tip_has_a_rule(name: str) -> None:
    known = by_kind(name)
    kinds = {one.split(":")[0] for one in known}
    tipped = re.findall(r'<(?:Thing|Spot)\s[^>]*?id="(\w+)[^>]*?\stip=', sources(name))
    assert tipped
    assert set(tipped) <= kinds
    bare = [
        tag
        for tag in re.findall(r"<\w+\s[^<]*?data-tip=", sources(name))
        if "data-rule" not in tag and "data-thing" not in tag
    ]
    assert bare == []


@pytest.mark.parametrize("name", games.NAMES)
def test_the_rules_of_tips_are_on_the_page(name: str) -> None:
    sections = page(games.load(name), "en").sections
    numbers = {b.number for s in sections for b in s.blocks if isinstance(b, Rule)}
    cited = set(by_kind(name).values()) | set(re.findall(r'data-rule="(\w+)"', sources(name)))
    cited |= set(re.findall(r"'([BKC]\d+)'", sources(name)))
    assert cited
    assert cited <= numbers


def test_a_knowledge_tile_links_to_its_rule() -> None:
    """`Possessions.svelte` counts from K136."""
    texts = {
        block.number: "".join(span.text for span in block.spans)
        for section in page(games.load("burgundy"), "en").sections
        for block in section.blocks
        if isinstance(block, Rule)
    }
    for number in range(1, 27):
        assert texts[f"K{136 + number}"].startswith(f"Knowledge {number}:")


@pytest.mark.parametrize(
    ("name", "titles"),
    [
        ("craftsmen", ["From raw material to final product", "Points for a hold", "Capital cards"]),
        ("burgundy", ["Goods", "Tiles", "Buildings", "Knowledge tiles"]),
        ("builders", ["Buildings", "Machines", "Workers"]),
    ],
)
def test_charts_of_goods_and_tiles_are_among_the_rules(name: str, titles: list[str]) -> None:
    """The drawer shows this page; its table of contents links to the tables."""
    sections = page(games.load(name), "en").sections
    assert any(section.title == "Tables" and section.level == 2 for section in sections)
    for title in titles:
        blocks = [b for section in sections if section.title == title for b in section.blocks]
        assert any(isinstance(block, Table) for block in blocks), title
