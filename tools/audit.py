"""Check every locked package against the advisory services: `make audit`.

A known vulnerability is a failure; an unreachable service is reported only.
"""

import importlib.util
import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
LOCKS: Final = (
    "requirements-dev.lock",
    "requirements-train.lock",
    "requirements-node.lock",
    "requirements-audit.lock",
)
_PIP_AUDIT: Final = ROOT / "build" / "audit" / "bin" / "pip-audit"
_PATIENCE: Final = 60
"""Timeout in seconds for each service."""


@dataclass
class Audit:
    """The answer of a service about a lock file."""

    audited: int = 0
    unknown: int = 0
    """Packages without an answer."""
    findings: list[str] = field(default_factory=list)
    silent: bool = False
    """The service did not answer."""

    def sentence(self, lock: str) -> str:
        if self.silent:
            return f"{lock}: NOT audited, the advisory service does not answer"
        words = f"{lock}: {self.audited} packages audited, {len(self.findings)} findings"
        return f"{words}, {self.unknown} NOT audited" if self.unknown else words


def of_python(answer: str) -> Audit:
    """Parse the JSON output of pip-audit."""
    try:
        packages = json.loads(answer)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Audit(silent=True)
    audit = Audit()
    for package in packages:
        if "skip_reason" in package:
            audit.unknown += 1
            continue
        audit.audited += 1
        for found in package["vulns"]:
            fixed = ", ".join(found["fix_versions"]) or "nothing yet"
            audit.findings.append(
                f"{package['name']} {package['version']}: {found['id']}, mended in {fixed}"
            )
    audit.silent = not audit.audited
    return audit


def of_npm(answer: str) -> Audit:
    """Parse the JSON output of npm audit."""
    try:
        said: Mapping[str, Any] = json.loads(answer)
        found, counts = said["vulnerabilities"], said["metadata"]["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Audit(silent=True)
    findings = [f"{name}: {about['severity']}" for name, about in found.items()]
    return Audit(audited=counts["total"], findings=findings)


def _answer(command: list[str], folder: Path, environment: Mapping[str, str] | None = None) -> str:
    try:
        return subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=_PATIENCE
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def _npm() -> tuple[list[str], dict[str, str]]:
    """The npm command, as used by the build of the client."""
    spec = importlib.util.spec_from_file_location("build_client", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    found: tuple[list[str], dict[str, str]] = builder.npm()
    return found


def main() -> None:
    audits: dict[str, Audit] = {}
    locks = [word for lock in LOCKS for word in ("-r", lock)]
    options = ["--disable-pip", "--require-hashes", "--progress-spinner=off", "--timeout=5"]
    command = [str(_PIP_AUDIT), *locks, "--format=json", *options]
    audits["requirements*.lock"] = of_python(_answer(command, ROOT))
    npm, environment = _npm()
    command = [*npm, "audit", "--json", "--package-lock-only", "--fetch-retries=1"]
    for folder in ("web", "tests/web/chromium"):
        audits[f"{folder}/package-lock.json"] = of_npm(_answer(command, ROOT / folder, environment))
    for lock, about in audits.items():
        print(about.sentence(lock))
        for finding in about.findings:
            print(f"  {finding}")
    sys.exit(any(about.findings for about in audits.values()))


if __name__ == "__main__":
    main()
