"""Which rules have which tests, and the table of it in each game's chapter of the docs.

`python -m tests.rules.rulebook` writes the tables anew.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2]

RULES: dict[str, dict[str, int]] = {
    file.parent.name: import_module(f"tests.games.{file.parent.name}.rulebook").RULES
    for file in sorted(ROOT.glob("tests/games/*/rulebook.py"))
}
"""For each game how many rules, rulings, worked examples and positions are numbered."""

_HEAD = "| rule | tests |\n|---|---|\n"


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


def chapter(game: str) -> Path:
    return ROOT / "docs" / "rules" / f"{game}.md"


def table(game: str) -> str:
    tests = proofs_of(game)
    lines = []
    for rule in rules_of(game):
        where = [f"`{test.removeprefix('test_').replace('::test_', ': ')}`" for test in tests[rule]]
        lines.append(f"| {rule} | {', '.join(where)} |")
    return _HEAD + "\n".join(lines) + "\n"


def write(game: str) -> None:
    """Put the table at the end of the chapter."""
    words = chapter(game).read_text("utf-8").partition(_HEAD)[0]
    chapter(game).write_text(words + table(game), "utf-8")


if __name__ == "__main__":
    for name in RULES:
        write(name)
