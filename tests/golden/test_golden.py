"""The games still play exactly like the committed files."""

import pytest

from tests.golden import committed_counts, counts, file, tables, text


@pytest.mark.parametrize(("name", "seats"), tables())
def test_playthrough(name: str, seats: int) -> None:
    assert text(name, seats) == file(name, seats).read_text("utf-8"), "see `make golden`"


@pytest.mark.parametrize(("name", "seats"), tables())
def test_path_counts(name: str, seats: int) -> None:
    assert counts(name, seats) == committed_counts()[f"{name}-{seats}"], "see `make golden`"
