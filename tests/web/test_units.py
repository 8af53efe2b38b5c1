"""Unit tests of the browser client, and completeness of its text view."""

import json
import os
import subprocess
from pathlib import Path

from guildhall import games
from tests.optional import missing
from tests.web import views

WEB = Path(__file__).parent.parent.parent / "web"
VITEST = WEB / "node_modules" / ".bin" / "vitest"


def test_the_units_of_the_client_and_that_the_text_view_shows_every_fact(tmp_path: Path) -> None:
    """Each fact of real views is changed in turn, and the text must change with it."""
    if not VITEST.exists():
        missing("client")
    seen, found = tmp_path / "views.json", tmp_path / "found.json"
    views.write(seen)
    done = subprocess.run(
        [VITEST, "run", "--reporter=default", "--reporter=json", f"--outputFile.json={found}"],
        cwd=WEB, capture_output=True, text=True, env={**os.environ, "GUILDHALL_VIEWS": str(seen)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    files = {Path(one["name"]).name: one for one in json.loads(found.read_text())["testResults"]}
    for name in ("facts.test.ts", "outlined.test.ts"):
        received = [one["status"] for one in files[name]["assertionResults"]]
        assert received == ["passed"] * len(games.NAMES)
    assert len(files) > 10
