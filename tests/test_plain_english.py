"""Source, docs and log lines use the standard terms, not the old private vocabulary."""

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SUFFIXES: Final = {
    "", ".c", ".css", ".h", ".js", ".md", ".py", ".pyi", ".service", ".svelte", ".timer", ".toml",
    ".ts", ".yaml",
}  # fmt: skip
OLD: Final = re.compile(
    r"\b([Tt]old|[Hh]ouse|[Ll]etters?|[Ss]omebody|[Nn]obody|[Ww]hoever|[Hh]eard of|[Oo]f which"
    r"|[Hh]e|[Hh]is|[Hh]im)\b"
)
ALLOWED: Final = {
    r"[\"'`]nobody[\"'`]": "a value of the API: an empty seat",
    r"-nobody\b": "names of messages in the catalogue",
    r"\"Nobody found\"": "a text of the catalogue",
    r"first-letter|letter-spacing": "properties of CSS",
    r"[\"'`]/?letters[\"'`/]": "the name of e-mails in links and records from before 0.2",
    r"[\"`]house[\"`]": "a table of the database since 0.1, and a symbol on cards",
}
"""Uses outside the old vocabulary, with the reason."""
IN_GAMES: Final = re.compile(r"\b([Hh]ouse|[Ll]etters?)\b")
"""Cards and buildings of the games are houses, and colours on estates are coded by letters."""
GAMES: Final = re.compile(
    r"(^|/)games/|^tests/(core|rules)/|^docs/reference/(environments|notation)\.md"
)
EXEMPT: Final = re.compile(
    r"^docs/rules/|/rules/\w+\.md$"  # rules for players, checked by the glossaries
    r"|glossary\.toml$|^tests/test_(glossary|plain_english)\.py$"  # lists of such words
    r"|/migrations/|^tests/server/notify/test_migration\.py$"  # old databases never change
    r"|^tests/(golden|recorded)/|^LICENSE$"
)


def files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [
        name
        for name in listed.stdout.split("\0")
        if Path(name).suffix in SUFFIXES and not EXEMPT.search(name) and (ROOT / name).is_file()
    ]


def old_words(name: str, text: str) -> list[str]:
    for allowed in ALLOWED:
        text = re.sub(allowed, "", text)
    if GAMES.search(name):
        text = IN_GAMES.sub("", text)
    lines = enumerate(text.splitlines(), 1)
    return [f"{name}:{number}: {line.strip()}" for number, line in lines if OLD.search(line)]


def test_files_use_standard_terms() -> None:
    found = [line for name in files() for line in old_words(name, (ROOT / name).read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    "text", ["what others told", "a house without a door", "Nobody waits.", "his turn", "a letter"]
)
def test_old_words_are_found(text: str) -> None:
    assert old_words("src/example.py", text)


@pytest.mark.parametrize(
    "text", ['player: "nobody"', "p::first-letter", "some houses", "t('x-nobody')"]
)
def test_other_words_are_not_found(text: str) -> None:
    assert not old_words("src/example.py", text)
