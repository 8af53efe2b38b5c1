"""Asks the advisory services about every locked package: `make audit`.

What is known to be vulnerable fails; a service that cannot be reached is said and does not.
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
"""Seconds for each service."""


@dataclass
class Told:
    """What a service has told about a lock."""

    audited: int = 0
    unknown: int = 0
    """Packages about which it has told nothing."""
    findings: list[str] = field(default_factory=list)
    silent: bool = False
    """It has not answered at all."""

    def sentence(self, lock: str) -> str:
        if self.silent:
            return f"{lock}: NOT audited, the advisory service does not answer"
        words = f"{lock}: {self.audited} packages audited, {len(self.findings)} findings"
        return f"{words}, {self.unknown} NOT audited" if self.unknown else words


def of_python(answer: str) -> Told:
    """What pip-audit has said, as JSON."""
    try:
        packages = json.loads(answer)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Told(silent=True)
    told = Told()
    for package in packages:
        if "skip_reason" in package:
            told.unknown += 1
            continue
        told.audited += 1
        for found in package["vulns"]:
            fixed = ", ".join(found["fix_versions"]) or "nothing yet"
            told.findings.append(
                f"{package['name']} {package['version']}: {found['id']}, mended in {fixed}"
            )
    told.silent = not told.audited
    return told


def of_npm(answer: str) -> Told:
    """What npm's audit has said, as JSON."""
    try:
        said: Mapping[str, Any] = json.loads(answer)
        found, counts = said["vulnerabilities"], said["metadata"]["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Told(silent=True)
    findings = [f"{name}: {about['severity']}" for name, about in found.items()]
    return Told(audited=counts["total"], findings=findings)


def _answer(command: list[str], folder: Path, environment: Mapping[str, str] | None = None) -> str:
    try:
        return subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=_PATIENCE
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def _npm() -> tuple[list[str], dict[str, str]]:
    """As the builder of the client finds it."""
    spec = importlib.util.spec_from_file_location("build_client", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    found: tuple[list[str], dict[str, str]] = builder.npm()
    return found


def main() -> None:
    told: dict[str, Told] = {}
    locks = [word for lock in LOCKS for word in ("-r", lock)]
    options = ["--disable-pip", "--require-hashes", "--progress-spinner=off", "--timeout=5"]
    command = [str(_PIP_AUDIT), *locks, "--format=json", *options]
    told["requirements*.lock"] = of_python(_answer(command, ROOT))
    npm, environment = _npm()
    command = [*npm, "audit", "--json", "--package-lock-only", "--fetch-retries=1"]
    for folder in ("web", "tests/web/chromium"):
        told[f"{folder}/package-lock.json"] = of_npm(_answer(command, ROOT / folder, environment))
    for lock, about in told.items():
        print(about.sentence(lock))
        for finding in about.findings:
            print(f"  {finding}")
    sys.exit(any(about.findings for about in told.values()))


if __name__ == "__main__":
    main()
