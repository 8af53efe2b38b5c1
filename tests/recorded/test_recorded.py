"""Recorded games still replay to their results, and each way to end has one."""

from importlib import import_module
from pathlib import Path

import pytest

from guildhall import games
from guildhall.core import record

FOLDER = Path(__file__).parent
CASES = [
    (name, end) for name in games.NAMES for end in import_module(f"tests.recorded.{name}").ENDS
]


@pytest.mark.parametrize(("name", "end"), CASES)
def test_recorded_game(name: str, end: str) -> None:
    written = record.load(FOLDER / name / f"{end}.json")
    state = record.verify(games.load(name), written)
    assert state.over
    assert import_module(f"tests.recorded.{name}").ENDS[end](state)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_record_is_used(name: str) -> None:
    ends = import_module(f"tests.recorded.{name}").ENDS
    assert {file.stem for file in (FOLDER / name).glob("*.json")} == set(ends)
