"""The audit distinguishes vulnerable packages from packages unknown to the service."""

import json

from tools.audit import from_npm_audit, from_pip_audit


def _package(name: str, **more: object) -> dict[str, object]:
    return {"name": name, "version": "1.0", "vulns": [], **more}


def test_a_vulnerable_package_is_a_finding() -> None:
    bad = _package("bad", vulns=[{"id": "PYSEC-1", "fix_versions": ["1.1"]}])
    report = from_pip_audit(json.dumps({"dependencies": [_package("good"), bad]}))
    assert report.findings == ["bad 1.0: PYSEC-1, fixed in 1.1"]
    assert (report.audited, report.no_answer) == (2, False)
    counted = {"dependencies": {"total": 7}}
    answer = {"vulnerabilities": {"left-pad": {"severity": "high"}}, "metadata": counted}
    assert from_npm_audit(json.dumps(answer)).findings == ["left-pad: high"]


def test_packages_that_were_not_audited_are_reported() -> None:
    skipped = {"name": "x", "skip_reason": "could not be audited"}
    some = from_pip_audit(json.dumps({"dependencies": [_package("good"), skipped]}))
    assert some.sentence("a.lock") == "a.lock: 1 packages audited, 0 findings, 1 NOT audited"
    unanswered = [from_pip_audit(json.dumps({"dependencies": [skipped]}))]
    unanswered += [from_pip_audit(output) for output in ("", "[]")]
    unanswered += [from_npm_audit(output) for output in ("", '{"message": "405"}')]
    for report in unanswered:
        assert report.findings == []
        assert "NOT audited, the advisory service" in report.sentence("a.lock")
