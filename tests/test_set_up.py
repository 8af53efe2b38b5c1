"""What `make` sets everything up with."""

import re
import sys
import sysconfig
from pathlib import Path

import pytest

from tools import which_python


@pytest.mark.parametrize(
    ("built", "system", "chosen"),
    [
        ("'--enable-optimizations' '--with-lto'", "exit 0", "own"),
        ("'--enable-shared'", "exit 0", "system"),
        ("'--enable-shared'", "exit 1", "own"),
        ("'--enable-shared'", None, "own"),
    ],
    ids=["optimised", "plain", "unfit", "alone"],
)
def test_the_systems_python_is_taken_where_it_is_fit_and_ours_is_not_optimised(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    built: str,
    system: str | None,
    chosen: str,
) -> None:
    other = tmp_path / "python3"
    if system:
        other.write_text(f"#!/bin/sh\n{system}\n")
        other.chmod(0o700)
    monkeypatch.setattr(which_python, "SYSTEM", str(other))
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: built)
    which_python.main()
    assert capsys.readouterr().out.strip() == {"own": sys.executable, "system": str(other)}[chosen]


def test_a_python_that_can_set_everything_up_is_fit() -> None:
    assert which_python.is_fit(sys.executable)


def test_pip_is_asked_for_what_a_lock_names_and_looks_for_nothing_itself() -> None:
    """Where it looks, it finds what is newer than the lock and refuses that."""
    steps = Path(__file__).parent.parent.joinpath("Makefile").read_text("utf-8").splitlines()
    locked = re.compile(r"(?:\$\(PIP\)|pip install)[^|]* -r \S+\.lock")
    asked = [found for step in steps for found in locked.findall(step)]
    assert len(asked) >= 5
    assert [one for one in asked if "--no-deps" not in one] == []
