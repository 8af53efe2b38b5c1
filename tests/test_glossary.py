"""One word for a thing in each language, as the glossaries in locales/glossary.toml say."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from guildhall import games, locales
from guildhall.paths import game_folders

HOUSE = "house"


def _read() -> dict[str, dict[str, Any]]:
    """The glossary of the house, and that of each game."""
    shelves = {HOUSE: Path(locales.__file__).parent}
    shelves |= {game: folder / "locales" for game, folder in game_folders().items()}
    files = {owner: shelf / "glossary.toml" for owner, shelf in shelves.items()}
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
def written(owner: str, language: str) -> str:
    """The catalogue of a game or, of the house, all of it."""
    files = [file for file in locales.catalogue(language) if owner in (HOUSE, *file.parts[-4:-3])]
    lines = "\n".join(file.read_text("utf-8") for file in files).splitlines()
    return "\n".join(re.sub(r"^[a-z][\w-]* =", "", line) for line in lines if line[:1] != "#")


@pytest.mark.parametrize(("owner", "name", "language"), CONCEPTS)
def test_a_word_is_used_and_its_variants_are_not(owner: str, name: str, language: str) -> None:
    concept = GLOSSARY[owner][name]
    text = written(owner, language)
    for word in re.findall(r"[\w-]+", concept[language]):
        stem = word[: max(3, len(word) - 2)]
        assert re.search(stem, text, re.IGNORECASE), f"nothing is called {word}"
    for variant in concept.get("never", {}).get(language, []):
        found = re.search(variant, text)
        assert not found, f"{variant} in: {_line(text, found.start())}"


def _line(text: str, at: int) -> str:
    """The line of a text that a place is in."""
    return text[text.rfind("\n", 0, at) + 1 :].partition("\n")[0].strip()


def test_the_house_and_every_game_of_ours_have_a_glossary() -> None:
    assert set(GLOSSARY) == {HOUSE, *games.NAMES}
