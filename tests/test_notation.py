"""The notation page matches the declared moves."""

import pytest

from guildhall import games, locales
from tests.notation import PAGE, written


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == written(), "run `python -m tests.notation`"


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_every_verb_is_explained(name: str, language: str) -> None:
    for verb in games.load(name).moves.list:
        assert locales.text(language, f"{name}-notation-{verb.name}")
