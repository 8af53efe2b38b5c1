"""Spaces, quotation marks and apostrophes follow the typography of each language."""

import re
from pathlib import Path

import pytest

from guildhall import locales
from tests import typography

FILES = [(language, file) for language in locales.LANGUAGES for file in typography.files(language)]


@pytest.mark.parametrize(
    ("language", "file"), FILES, ids=[f"{language}-{file.name}" for language, file in FILES]
)
def test_texts_follow_the_typography_of_their_language(language: str, file: Path) -> None:
    assert list(typography.faults(language, typography.prose(file))) == []


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_no_unit_or_small_word_is_separated_from_its_neighbour(language: str) -> None:
    """`locales.bound` replaces these spaces, so authors need not type no-break spaces."""
    small_word = r"(?<![\w’.-])[aiouwzAIOUWZ] (?=\S)" if language == "pl" else r"(?!)"
    unit = r"[\d}] (?:pkt|pts?|s|ms|min|h)(?=[\s.,;:){]|$)"
    for file in locales.catalogue(language):
        text = locales.bound(language, typography.prose(file))
        for pattern in (small_word, unit):
            found = re.search(rf".*{pattern}.*", text, re.MULTILINE)
            assert not found, f"{file.name}: {found[0]}"


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", "One moment …"),
        ("en", "the mayor's bid"),
        ("en", "95 %"),
        ("pl", "95 %"),
        ("pl", "{ $number } %"),
        ("pl", "Nie ma gry “Chess”"),
        ("fr", "Pourquoi pas ?"),
        ("fr", "Pourquoi pas?"),
        ("fr", "Place { $seat } : { $player }"),
        ("fr", "Place { $seat }: { $player }"),
        ("fr", "la « règle »"),
        ("fr", "la “règle”"),
        ("fr", "l'atelier"),
        ("fr", "dans 95 % des cas"),
    ],
)
def test_wrong_typography_is_found_and_corrected(language: str, wrong: str) -> None:
    assert list(typography.faults(language, wrong))
    if "“" not in wrong and "pas?" not in wrong and "}:" not in wrong:
        assert not list(typography.faults(language, typography.corrected(language, wrong)))
