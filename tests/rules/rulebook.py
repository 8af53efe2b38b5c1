"""Which rules have which tests, and whether what cites a rule cites one that is stated.

`python -m tests.rules.rulebook` writes the pages of rules and tests anew.
"""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from guildhall import games
from guildhall.rules.blocks import Rule
from guildhall.rules.page import page as rules_page

ROOT = Path(__file__).parents[2]

RULES: dict[str, dict[str, int]] = {
    file.parent.name: import_module(f"tests.games.{file.parent.name}.rulebook").RULES
    for file in sorted(ROOT.glob("tests/games/*/rulebook.py"))
}
"""For each game how many rules, rulings, worked examples and positions are numbered."""


def rules_of(game: str) -> list[str]:
    return [f"{letter}{n}" for letter, last in RULES[game].items() for n in range(1, last + 1)]


def proofs_of(game: str) -> dict[str, list[str]]:
    """For each rule that is cited by a test, where these tests are."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        for test, numbers in _marked(ast.parse(file.read_text("utf-8"))):
            for number in numbers:
                found.setdefault(number, []).append(f"{file.stem}::{test}")
    return found


def _marked(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [d for d in node.decorator_list if isinstance(d, ast.Call)]
            for mark in marks:
                if ast.unparse(mark.func) == "pytest.mark.rule":
                    yield node.name, [ast.literal_eval(number) for number in mark.args]


def page(game: str) -> Path:
    """The rules with their tests."""
    return ROOT / "docs" / "rules" / f"{game}-tests.md"


def table(game: str) -> str:
    tests = proofs_of(game)
    lines = [
        f"# Which test proves which rule: {game}",
        "",
        f"The rules are those of [the page]({game}.md); the tests stand in "
        f"`tests/games/{game}/`. Written by `python -m tests.rules.rulebook`.",
        "",
        "| rule | tests |",
        "|---|---|",
    ]
    for rule in rules_of(game):
        where = [f"`{test.removeprefix('test_').replace('::test_', ': ')}`" for test in tests[rule]]
        lines.append(f"| {rule} | {', '.join(where)} |")
    return "\n".join(lines) + "\n"


_NUMBER = re.compile(r"\b([A-Z]{1,2})(\d+)\b")


def stated(game: str, language: str) -> dict[str, str]:
    """Every numbered rule of the page for players, with its sentence."""
    found: dict[str, str] = {}
    for section in rules_page(games.load(game), language).sections:
        for block in section.blocks:
            if isinstance(block, Rule):
                assert block.number not in found, f"{block.number} stands twice"
                found[block.number] = "".join(span.text for span in block.spans)
    return found


def cited(game: str) -> dict[str, set[str]]:
    """Every number or section that code or tests of a game cite as a rule, and where.

    D numbers differences between rulebooks in our notes; no page has them.
    """
    found: dict[str, set[str]] = {}
    for folder in (f"src/guildhall/games/{game}", f"tests/games/{game}", f"web/src/games/{game}"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix not in {".py", ".ts", ".svelte", ".ftl"}:
                continue
            for line in file.read_text("utf-8").splitlines():
                for number in _citations(line, {*RULES[game], "D"}):
                    found.setdefault(number, set()).add(file.relative_to(ROOT).as_posix())
    return found


def _citations(line: str, series: set[str]) -> Iterator[str]:
    # What a linter is told is no rule of a game.
    said = line.partition("# noqa")[0]
    for letters, digits in _NUMBER.findall(said):
        if letters in series:
            yield letters + digits
    for section in re.findall(r"\bsections? ([A-Z])\b", said):
        yield f"section {section}"


def write(game: str) -> None:
    page(game).write_text(table(game), "utf-8")


if __name__ == "__main__":
    for name in RULES:
        write(name)
