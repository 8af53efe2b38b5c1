"""Commands and programs in README and docs work as described."""

import os
import pkgutil
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from guildhall import cli
from guildhall.cli.app import app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
OF_A_SERVER = "asyncio.run(play("
"""tests/server/test_client.py runs the one that needs a server."""


def blocks(kind: str) -> Iterator[tuple[str, str]]:
    for page in PAGES:
        for language, text in BLOCK.findall(page.read_text("utf-8")):
            if language == kind:
                yield page.name, text


def programs() -> list[tuple[str, str]]:
    """Return Python blocks that run unchanged; files of the example game have their own test."""
    files = [file.read_text("utf-8") for file in (ROOT / "examples").rglob("*.py")]
    return [
        (page, text)
        for page, text in blocks("python")
        if text not in files and OF_A_SERVER not in text
    ]


def commands() -> list[tuple[str, str]]:
    return [
        (page, line.split("  #")[0].split(" # ")[0].strip())
        for page, text in blocks("sh")
        for line in text.replace("\\\n", "").splitlines()
        if line.strip()
    ]


def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program with compiled rules, as users have them."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests" / "compiled")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(("page", "code"), programs())
def test_python_runs(page: str, code: str, tmp_path: Path) -> None:
    done = run(code, tmp_path)
    assert done.returncode == 0, f"{page}: {done.stderr}"


def test_readme_prints_the_result_of_a_game(tmp_path: Path) -> None:
    code = next(text for page, text in programs() if page == "README.md")
    done = run(code, tmp_path)
    assert re.fullmatch(r"(place [12]: seat [01] with \d+ points\n){2}", done.stdout), done.stdout


@pytest.mark.parametrize(("page", "line"), [c for c in commands() if "guildhall" in c[1].split()])
def test_documented_commands_and_options_exist(page: str, line: str) -> None:
    for module in pkgutil.iter_modules(cli.__path__):
        import_module(f"{cli.__name__}.{module.name}")
    words = shlex.split(line)
    words = words[words.index("guildhall") + 1 :]
    function, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert function is not None, line
    assert bound is not None


def test_documented_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(" ".join(re.findall(r"^([\w -]+):", makefile, re.MULTILINE)).split())
    named = {
        word
        for page in PAGES
        for word in re.findall(r"(?:`|^)make ([a-z-]+)(?:`|$| +#)", page.read_text("utf-8"), re.M)
    }
    assert named - targets == set()
    assert {"serve", "test"} <= named
