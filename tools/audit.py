"""Query the advisory services about every locked package: `make audit`.

A known vulnerability fails the run; a service that does not answer is only reported.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from web.build import npm

ROOT: Final = Path(__file__).parent.parent
LOCK: Final = "requirements.lock"
NPM_FOLDERS: Final = ("web", "tests/web/chromium")
_TIMEOUT: Final = 120
"""Timeout in seconds for each service."""


@dataclass
class Report:
    """The result of a service for the packages of a lock."""

    audited: int = 0
    unknown: int = 0
    """Packages unknown to the service."""
    findings: list[str] = field(default_factory=list)
    no_answer: bool = False

    def sentence(self, lock: str) -> str:
        if self.no_answer:
            return f"{lock}: NOT audited, the advisory service does not answer"
        words = f"{lock}: {self.audited} packages audited, {len(self.findings)} findings"
        return f"{words}, {self.unknown} NOT audited" if self.unknown else words


def from_pip_audit(output: str) -> Report:
    try:
        packages = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Report(no_answer=True)
    report = Report()
    for package in packages:
        if "skip_reason" in package:
            report.unknown += 1
            continue
        report.audited += 1
        for found in package["vulns"]:
            fixed = ", ".join(found["fix_versions"]) or "no version yet"
            report.findings.append(
                f"{package['name']} {package['version']}: {found['id']}, fixed in {fixed}"
            )
    report.no_answer = not report.audited
    return report


def from_npm_audit(output: str) -> Report:
    try:
        answer: Mapping[str, Any] = json.loads(output)
        found, counts = answer["vulnerabilities"], answer["metadata"]["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Report(no_answer=True)
    findings = [f"{name}: {about['severity']}" for name, about in found.items()]
    return Report(audited=counts["total"], findings=findings)


def _output(command: list[str], folder: Path, environment: Mapping[str, str]) -> str:
    try:
        return subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=_TIMEOUT
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def main() -> None:
    options = ["--disable-pip", "--require-hashes", "--progress-spinner=off", "--timeout=5"]
    command = [sys.executable, "-m", "pip_audit", "-r", LOCK, "--format=json", *options]
    reports = {LOCK: from_pip_audit(_output(command, ROOT, os.environ))}
    program, environment = npm()
    command = [*program, "audit", "--json", "--package-lock-only", "--fetch-retries=1"]
    for folder in NPM_FOLDERS:
        output = _output(command, ROOT / folder, environment)
        reports[f"{folder}/package-lock.json"] = from_npm_audit(output)
    for lock, report in reports.items():
        print(report.sentence(lock))
        for finding in report.findings:
            print(f"  {finding}")
    sys.exit(any(report.findings for report in reports.values()))


if __name__ == "__main__":
    main()
