"""One word for a thing in each language, as locales/glossary.toml says."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from guildhall import games, locales

GLOSSARY: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(locales.__file__).parent / "glossary.toml").read_text("utf-8")
)
CONCEPTS = [
    (owner, name, language)
    for owner, concepts in GLOSSARY.items()
    for name in concepts
    for language in locales.LANGUAGES
]


def written(owner: str, language: str) -> str:
    """The catalogue of a game or, of the house, all of it."""
    files = [file for file in locales.catalogue(language) if owner in ("house", *file.parts[-4:-3])]
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
        found = re.search(rf".*{variant}.*", text)
        assert not found, f"{variant} in: {found[0].strip()}"


def test_the_glossary_speaks_of_games_of_the_house() -> None:
    assert set(GLOSSARY) <= {"house", *games.NAMES}
