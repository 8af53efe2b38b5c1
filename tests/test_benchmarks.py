"""Benchmark commands write their own sections of docs/benchmarks.md."""

import re
from pathlib import Path

from bench.results import PAGE, table, write_section

OTHERS = "# Benchmarks\n\nHead.\n\n## One\n\nOld.\n\n## Two\n\nKept.\n"


def test_a_command_replaces_only_its_own_section(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(OTHERS)
    write_section("One", "make one", table(["what", "ms"], [["a move", "3"]]), page)
    write_section("Three", "make three", "More.", page)
    text = page.read_text()
    assert text.startswith("# Benchmarks\n\nHead.\n\n## One\n\n`make one`, measured on 20")
    assert "| a move | 3 |" in text
    assert "Old." not in text
    assert text.count("\n## ") == 3
    assert "## Two\n\nKept.\n\n## Three" in text
    write_section("One", "make one", "Again.", page)
    assert page.read_text().count("\n## ") == 3


def test_every_section_has_a_date() -> None:
    for section in PAGE.read_text("utf-8").split("\n## ")[1:]:
        assert re.search(r"easured on .*20\d\d-\d\d-\d\d", section), section[:60]
