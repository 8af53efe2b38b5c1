"""Source, docs and log lines use the standard terms, not the old private vocabulary."""

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SUFFIXES: Final = {
    ".c", ".css", ".js", ".md", ".py", ".pyi", ".service", ".svelte", ".timer", ".toml", ".ts",
    ".yaml", "",
}  # fmt: skip
OLD: Final = re.compile(
    r"\b([Tt]old|[Hh]ouse|[Ll]etters?|[Ss]omebody|[Nn]obody|[Ww]hoever|[Hh]eard of|[Oo]f which"
    r"|[Hh]e|[Hh]is|[Hh]im)\b"
)
ALLOWED: Final = {
    r'"nobody"': "a value of the API: an empty seat",
    r"nobody(?= \\\||`|\?)": "the same value in the docs",
}
"""Uses that are not the old vocabulary, with the reason."""
EXEMPT: Final = {
    "docs/rules/": "rules for players, checked by the glossaries",
    "src/guildhall/server/storage/migrations/": "migrations never change",
    "tests/recorded/": "recorded data",
    "tests/golden/": "recorded data",
    "tests/test_plain_english.py": "the list itself",
    "tests/test_glossary.py": "the list itself",
    "LICENSE": "legal text",
}
PLAIN: Final = (
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "deploy/",
    "docs/how-to/",
    "docs/tutorials/",
    "examples/",
    "src/guildhall/arena/",
    "src/guildhall/benchmarks/",
    "src/guildhall/bots/",
    "src/guildhall/cli/",
    "src/guildhall/conformance/",
    "src/guildhall/core/",
    "src/guildhall/envs/",
    "src/guildhall/lessons/",
    "src/guildhall/puzzles/",
    "src/guildhall/review/",
    "src/guildhall/rules/",
    "src/guildhall/terminal/",
    "tools/",
)
"""Folders that are finished."""


def files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [
        name
        for name in listed.stdout.split("\0")
        if Path(name).suffix in SUFFIXES
        and name.startswith(PLAIN)
        and not name.startswith(tuple(EXEMPT))
        and (ROOT / name).is_file()
    ]


@pytest.mark.parametrize("name", files())
def test_file_uses_standard_terms(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    for allowed in ALLOWED:
        text = re.sub(allowed, "", text)
    found = [
        f"{number}: {line.strip()}"
        for number, line in enumerate(text.splitlines(), 1)
        if OLD.search(line)
    ]
    assert found == []
