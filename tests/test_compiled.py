"""Compiled and interpreted rules play the same games."""

import os
import subprocess
import sys
from pathlib import Path

from tests.optional import missing
from tools import same_choices

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "tests" / "compiled"


def hashes(package: Path) -> list[str]:
    run = subprocess.run(
        [sys.executable, "tests/hashes.py", "6"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    assert COMPILED.exists(), "`make test` builds the compiled form first"
    machine, plain = hashes(COMPILED), hashes(ROOT / "src")
    assert plain[0] == "interpreted"
    if machine[0] != "compiled":
        missing("compiler")
    assert machine[1:] == plain[1:]
    assert len(plain) > 10


def test_compiled_and_interpreted_grandmasters_search_the_same() -> None:
    """`python -m tools.same_choices 10000` compares more positions."""
    machine, plain = (same_choices.choices_of(form, 240) for form in same_choices.FORMS)
    if machine[0] != "compiled":
        missing("compiler")
    assert plain[0] == "interpreted"
    assert machine[1:] == plain[1:]
    assert len(set(plain)) > 240
