"""`make` installs only packages from one lock file with hashes."""

import json
import re
import subprocess
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
LOCKED = set(re.findall(r"^([\w.-]+)==", LOCK, re.MULTILINE))


def name_of(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def test_the_lock_has_every_dependency_with_a_hash() -> None:
    project = PROJECT["project"]
    extras = project["optional-dependencies"].values()
    groups = PROJECT["dependency-groups"].values()
    wanted = set(map(name_of, chain(project["dependencies"], *extras, *groups)))
    assert wanted - LOCKED == {"guildhall-games"}
    for entry in re.split(r"\n(?=\S)", LOCK.strip()):
        assert "--hash=sha256:" in entry, entry


def test_the_makefile_installs_only_locked_packages() -> None:
    text = MAKEFILE.replace("$(INSTALL)", re.findall(r"^INSTALL := (.*)$", MAKEFILE, re.M)[0])
    installs = re.findall(r"^\t(.*(?:pip install|uv build).*)$", text, re.MULTILINE)
    assert len(installs) > 5
    for command in installs:
        assert re.search(r"-[bcr] \S+\.lock", command), command


def test_the_container_image_installs_only_locked_packages() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8").replace("\\\n", "")
    installs = re.findall(r"pip install[^&\n]*", text)
    assert len(installs) == 2
    for command in installs:
        assert re.search(r"-[cr] \S+\.lock", command), command


def test_there_is_one_python_lock() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "*.lock"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert listed.stdout.split() == ["requirements.lock"]


@pytest.mark.parametrize(
    "target",
    [
        *("play", "test", "serve", "bench", "fuzz", "faults", "abuse", "crash", "load", "soak"),
        *("ladder", "levels", "puzzles", "golden", "lock", "types", "audit", "clean"),
        *("screenshots", "check"),
    ],
)
def test_make_knows_the_target(target: str) -> None:
    assert re.search(rf"^[\w ]*\b{target}\b[\w ]*:", MAKEFILE, re.MULTILINE)


def test_the_makefile_is_short() -> None:
    assert len(MAKEFILE.splitlines()) <= 80


def test_npm_locks_have_a_version_and_a_hash_for_each_package() -> None:
    for file in ROOT.glob("**/package-lock.json"):
        if "node_modules" in file.parts or "build" in file.relative_to(ROOT).parts:
            continue
        packages = json.loads(file.read_text("utf-8"))["packages"]
        for name, package in packages.items():
            assert not name or {"version", "integrity"} <= package.keys(), (file, name)
