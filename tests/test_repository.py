"""Content that must never be in the repository."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from guildhall import games

ROOT = Path(__file__).parent.parent


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name]


def test_lock_files_contain_no_address() -> None:
    locks = [file for file in tracked() if "lock" in file.name]
    assert locks
    for file in locks:
        assert not re.search(r"https?://|file:|\"resolved\"", file.read_text("utf-8")), file


def test_no_file_is_very_long() -> None:
    for file in tracked():
        if file.suffix == ".py" and file.exists():
            assert len(file.read_text("utf-8").splitlines()) <= 600, file


def test_games_are_named_only_in_their_own_folders() -> None:
    """Games are discovered by their folder: no shared list names them."""
    names = re.compile(r"\b(" + "|".join(games.NAMES) + r")\b")
    of_people = {"README.md", "CHANGELOG.md", "NOTICE"}
    found = []
    for file in tracked():
        path = file.relative_to(ROOT)
        shared = path.parts[0] not in {"tests", "docs"} and not set(path.parts) & set(games.NAMES)
        if (
            not shared
            or ".test." in path.name
            or path.name in of_people
            or "lock" in path.name
            or not file.exists()
        ):
            continue
        if file.suffix in {".py", ".ts", ".svelte", ".ftl", ".toml", ".json", ".yml", ""}:
            # The build backend has a module of that name.
            text = file.read_text("utf-8").replace("hatchling.builders", "")
            found += [f"{path}: {word}" for word in names.findall(text)]
    assert found == []


def test_no_test_runs_a_loop_in_its_own_thread() -> None:
    """Browser tests may have a loop in this thread: `within` uses a thread of its own."""
    for file in ROOT.glob("tests/**/test_*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        called = {ast.unparse(call.func) for call in ast.walk(tree) if isinstance(call, ast.Call)}
        assert not called & {"asyncio.run", "asyncio.Runner"}, file


def test_every_folder_of_tests_is_collected() -> None:
    """An ignored test file is easy to overlook: five were once missing for days."""
    for file in ROOT.glob("tests/**/conftest.py"):
        assert "collect_ignore" not in file.read_text("utf-8"), file


NAME = r"guildhall(?![-\w/]|\.\w)"
INSTALLED = re.compile(
    r"(?:\b(?:install|add|inject|download|wheel)\b[^\n;&|`]*?"
    r"|(?:\buvx|(?:pipx|uv tool) run|--with|--from))[ =]['\"]?" + NAME + r"|"
    r"(?<![\w.])guildhall(?:\[[\w{]|\s*[=~<>!]=| @ )|"
    r"dependencies = \[[^\]]*['\"]" + NAME + r"|pypi\.org/\w+/guildhall(?!-)"
)


@pytest.mark.parametrize(
    "line",
    [
        "pip install guildhall",
        "uv pip install -U 'guildhall'",
        'pip install "guildhall[{ $extra }]"',
        "uvx guildhall play",
        "uvx --from guildhall guildhall play",
        "pipx run guildhall play",
        "uv add numpy guildhall",
        "guildhall>=0.1",
        "guildhall != 0.1",
        "guildhall @ git+https://example.org/x.git",
        "First run pip install guildhall.",
        'dependencies = ["numpy", "guildhall"]',
        "https://pypi.org/project/guildhall/",
    ],
)
def test_an_instruction_to_install_another_project_is_found(line: str) -> None:
    assert INSTALLED.search(line)


@pytest.mark.parametrize(
    "line",
    [
        "pip install 'guildhall-games[postgres]'",
        "uvx guildhall-games play",
        "uvx --from guildhall-games guildhall play",
        "/opt/guildhall/bin/pip install -r requirements.lock",
        "pip install . && guildhall play",
    ],
)
def test_an_instruction_to_install_this_project_is_not_found(line: str) -> None:
    assert not INSTALLED.search(line)


def test_nothing_installs_the_project_called_guildhall() -> None:
    """On PyPI, `guildhall` is another project: this one is `guildhall-games`."""
    found = []
    for file in tracked():
        if file == Path(__file__) or not file.exists():
            continue
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        text = text.replace("\\\n", " ")
        found += [f"{file.relative_to(ROOT)}: {match[0]}" for match in INSTALLED.finditer(text)]
    assert found == []
