"""Compiled and interpreted rules play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import same_choices

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"


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


def test_both_forms_play_the_same_games() -> None:
    assert COMPILED.exists(), "`make test` builds the compiled form first"
    machine, plain = hashes(COMPILED), hashes(ROOT / "src")
    assert plain[0] == "interpreted"
    if machine[0] != "compiled":
        pytest.skip("no C compiler here: the built form is interpreted too")
    assert machine[1:] == plain[1:]
    assert len(plain) > 10


def test_both_forms_of_a_grandmaster_think_the_same() -> None:
    """`python -m tools.same_choices 10000` looks at more positions."""
    machine, plain = (same_choices.told(form, 240) for form in same_choices.FORMS)
    if machine[0] != "compiled":
        pytest.skip("no C compiler here: the built form is interpreted too")
    assert plain[0] == "interpreted"
    assert machine[1:] == plain[1:]
    assert len(set(plain)) > 240


def test_forged_snapshots_do_not_harm_the_compiled_rules() -> None:
    """Where a number out of range could reach memory that is not its own."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/core/test_snapshot.py"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(COMPILED)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-4000:]
