"""The environments over the built rules, as a researcher has them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import guildhall

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "compiled"


@pytest.mark.skipif("build" in guildhall.__file__, reason="this is the built form")
def test_all_of_it_in_the_built_form() -> None:
    assert BUILT.exists(), "`make test` builds the compiled form first"
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-v", "-p", "no:cacheprovider", "tests/envs"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(BUILT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-1000:]
    assert int(re.findall(r"(\d+) passed", run.stdout)[-1]) > 100
