"""docs/tutorials/first-game.md builds the game in examples/ferry, and that game is complete.

`python -m tests.test_write_a_game` copies the files into the page.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall import locales

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "tutorials" / "first-game.md"
SHELF = ROOT / "examples"
SHOWN = re.compile(r"`(examples/ferry/[\w./]+)`:\n\n```(\w+)\n(.*?)```\n", re.DOTALL)


def guildhall(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command with the example game installed."""
    return run(*words, typed=typed, GUILDHALL_GAMES=str(SHELF))


def run(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "guildhall", *words],
        env={**os.environ, **environment},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def python(code: str) -> str:
    """Run a program with the example game installed; return its output."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "GUILDHALL_GAMES": str(SHELF)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_shows_every_file_of_the_game_unchanged() -> None:
    shown = {name: content for name, _, content in SHOWN.findall(PAGE.read_text("utf-8"))}
    folder = SHELF / "ferry"
    files = {f"examples/ferry/{file.name}" for file in folder.glob("*.py")}
    assert set(shown) == (files | {"examples/ferry/locales/en/ferry.ftl"}) - {
        "examples/ferry/__init__.py"
    }
    for name, content in shown.items():
        assert content == (ROOT / name).read_text("utf-8"), f"{name} is another one on the page"


def test_it_plays_with_compiled_rules() -> None:
    built = ROOT / "build" / "compiled"
    assert built.exists(), "`make test` builds the compiled form first"
    words = ("fuzz", "ferry", "--games", "5")
    fuzzed = run(*words, GUILDHALL_GAMES=str(SHELF), PYTHONPATH=str(built))
    assert "no errors found" in fuzzed.stdout, fuzzed.stderr


def test_every_cited_rule_is_on_the_page() -> None:
    rules = set(re.findall(r"^- (F\d+) ", PAGE.read_text("utf-8"), re.MULTILINE))
    code = "".join(file.read_text("utf-8") for file in (SHELF / "ferry").glob("*.py"))
    cited = set(re.findall(r"\bF\d+\b", code))
    assert cited == rules


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_it_is_listed_and_plays_in_the_terminal(language: str) -> None:
    listed = guildhall("games", "ferry", "--language", language)
    assert listed.returncode == 0, listed.stderr
    typed = "draw\nquit\n"
    played = guildhall(
        "play", "ferry", "--bots", "random,master:5", "--language", language, typed=typed
    )
    assert played.returncode == 0, played.stderr
    assert "Traceback" not in played.stderr + played.stdout


def test_fuzz_finds_no_fault_and_every_effect_occurs() -> None:
    """All checks of every game: clones, snapshots, secrets, texts, messages, audits."""
    fuzzed = guildhall("fuzz", "ferry", "--games", "40")
    assert fuzzed.returncode == 0, fuzzed.stdout + fuzzed.stderr


def test_the_master_beats_chance_in_the_arena(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    words = ("master:40", "random", "--games", "20", "--seed", "1", "--json", str(report))
    played = guildhall("arena", "ferry", *words)
    assert played.returncode == 0, played.stdout + played.stderr
    first = json.loads(report.read_text("utf-8"))["summary"]["standings"][0]
    assert first["bot"] == "master:40"


def test_it_works_in_every_kind_of_environment() -> None:
    code = """
import gymnasium, pyspiel
import guildhall.envs, guildhall.envs.openspiel
from guildhall.envs import BatchEnv, ferry_v1
from pettingzoo.test import api_test
api_test(ferry_v1.env(num_players=3), num_cycles=60)
env = gymnasium.make("guildhall/Ferry-v1")
env.reset(seed=1)
assert pyspiel.load_game("guildhall_ferry").new_initial_state() is not None
BatchEnv("ferry", 4, num_players=2)
print("all there")
"""
    assert python(code).strip().endswith("all there")


def test_without_the_variable_it_is_unknown() -> None:
    asked = run("games", "ferry")
    assert asked.returncode != 0
    assert "Traceback" not in asked.stderr + asked.stdout


def write() -> None:
    def current(found: re.Match[str]) -> str:
        name, kind = found.group(1), found.group(2)
        return f"`{name}`:\n\n```{kind}\n{(ROOT / name).read_text('utf-8')}```\n"

    PAGE.write_text(SHOWN.sub(current, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    write()
