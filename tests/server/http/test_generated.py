"""The files that are generated from the API are current."""

import pytest

from guildhall.server.generate import generated


@pytest.mark.written
def test_the_generated_descriptions_are_current() -> None:
    """Written, because compiled classes forget the types of their fields."""
    for file, description in generated().items():
        assert file.read_text("utf-8") == description, f"{file.name}: run `make types`"
