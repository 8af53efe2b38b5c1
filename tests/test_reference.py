"""The generated reference pages name every command, option and public function."""

import re
from pathlib import Path

from tools import write_reference


def names(page: str) -> set[str]:
    return set(re.findall(r"^#+ (.+)$|^\* `(--[\w-]+)|^- `(\w+)\(", page, re.MULTILINE))


def test_every_command_and_option_is_on_its_page() -> None:
    page = (write_reference.PAGES / "cli.md").read_text("utf-8")
    assert names(write_reference.cli_page()) == names(page), "run `python -m tools.write_reference`"


def test_every_public_function_is_on_its_page() -> None:
    page = (write_reference.PAGES / "python.md").read_text("utf-8")
    found = names(write_reference.python_page())
    assert found == names(page), "run `python -m tools.write_reference`"


def test_links_between_the_pages_are_valid() -> None:
    root = Path(__file__).parents[1]
    pages = [*root.glob("*.md"), *(root / "docs").rglob("*.md")]
    links = {
        (page, link)
        for page in pages
        for link in re.findall(r"\]\(([\w./-]+\.(?:md|json|png))", page.read_text("utf-8"))
    }
    assert [f"{page}: {link}" for page, link in links if not (page.parent / link).exists()] == []
