"""Texts use the terms of the glossaries in locales/glossary.toml, and not their variants."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from guildhall import games, locales
from guildhall.paths import game_folders

SHARED = "shared"


def _read() -> dict[str, dict[str, Any]]:
    """Return the shared glossary, and that of each game."""
    folders = {SHARED: Path(locales.__file__).parent}
    folders |= {game: folder / "locales" for game, folder in game_folders().items()}
    files = {owner: folder / "glossary.toml" for owner, folder in folders.items()}
    return {
        owner: tomllib.loads(file.read_text("utf-8"))
        for owner, file in files.items()
        if file.exists()
    }


GLOSSARY = _read()
CONCEPTS = [
    (owner, name, language)
    for owner, concepts in GLOSSARY.items()
    for name in concepts
    for language in locales.LANGUAGES
    if language in GLOSSARY[owner][name]
]


@cache
def texts(owner: str, language: str) -> str:
    """Return the texts of a game, or all texts for the shared glossary."""
    files = [file for file in locales.catalogue(language) if owner in (SHARED, *file.parts[-4:-3])]
    lines = "\n".join(file.read_text("utf-8") for file in files).splitlines()
    return "\n".join(re.sub(r"^[a-z][\w-]* =", "", line) for line in lines if line[:1] != "#")


@pytest.mark.parametrize(("owner", "name", "language"), CONCEPTS)
def test_a_word_is_used_and_its_variants_are_not(owner: str, name: str, language: str) -> None:
    concept = GLOSSARY[owner][name]
    text = texts(owner, language)
    for word in re.findall(r"[\w-]+", concept[language]):
        stem = word[: max(3, len(word) - 2)]
        assert re.search(stem, text, re.IGNORECASE), f"no text contains {word}"
    for variant in concept.get("never", {}).get(language, []):
        found = re.search(variant, text)
        assert not found, f"{variant} in: {_line(text, found.start())}"


def _line(text: str, at: int) -> str:
    """Return the line of a text at a position."""
    return text[text.rfind("\n", 0, at) + 1 :].partition("\n")[0].strip()


def test_there_is_a_shared_glossary_and_one_for_each_game() -> None:
    assert set(GLOSSARY) == {SHARED, *games.NAMES}
