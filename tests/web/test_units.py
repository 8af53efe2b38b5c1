"""The units of the browser client."""

import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent.parent / "web"


@pytest.mark.skipif(
    not (shutil.which("npm") and (WEB / "node_modules").exists()), reason="npm is not there"
)
def test_the_units_of_the_client() -> None:
    done = subprocess.run(["npm", "test"], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
