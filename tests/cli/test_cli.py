"""The commands as users type them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import guildhall_command

ROOT = Path(__file__).parents[2]
WRITTEN = ROOT / "src"
COMPILED = ROOT / "tests" / "compiled"


def guildhall(
    *words: str, typed: str = "", folder: Path = ROOT, language: str = "C"
) -> subprocess.CompletedProcess[str]:
    environment = {"LC_ALL": language, "XDG_DATA_HOME": str(folder)}
    return guildhall_command.guildhall(*words, typed=typed, folder=folder, environment=environment)


def of_form(form: Path, *words: str) -> str:
    """Return the line that a command prints with the interpreted or the compiled rules."""
    run = subprocess.run(
        [sys.executable, "-m", "guildhall", *words],
        env={**os.environ, "LC_ALL": "C", "PYTHONPATH": str(form)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def test_version_says_whether_compiled() -> None:
    assert "compiled rules" in of_form(COMPILED, "--version")
    assert "interpreted rules" in of_form(WRITTEN, "--version")


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "replay",
        "review",
        "games",
        "fuzz",
        "bench",
        "arena",
        "bot-protocol",
        "dataset",
        "puzzles",
    ],
)
def test_every_command_has_help_with_examples(command: str) -> None:
    shown = guildhall(command, "--help")
    assert shown.returncode == 0
    assert "Examples" in shown.stdout


def test_games_lists_players_and_sources() -> None:
    shown = guildhall("games", "builders").stdout
    assert "2–4 players" in shown
    assert "documented" in shown


def test_bad_input_is_refused_in_one_sentence() -> None:
    run = guildhall("play", "chess")
    assert run.returncode == 2
    assert "There is no game “chess”" in run.stderr
    assert "Traceback" not in run.stderr


def test_a_game_in_the_terminal(tmp_path: Path) -> None:
    lines = ["help", "hint", "why end", "why take 1", "nonsense", "999", "buy", "undo", "save"]
    typed = "\n".join([*lines, "save game.json", "take 3", "quit", ""])
    run = guildhall("play", "builders", "--seed", "3", typed=typed, folder=tmp_path)
    assert run.returncode == 0, run.stderr
    words = " ".join(run.stdout.split())
    for expected in (
        "undo: undo the last move",
        "The grandmaster would consider these",
        "You have to use all your actions",
        "You can play “take 1” now",
        "“nonsense” is not a move",
        "There is no move 999",
        "buys one more action",
        "Give a file name: save FILE.",
        "Saved to game.json",
        "takes 6 coins",
        "guildhall play --resume",
    ):
        assert expected in words
    assert re.search(r"(more|fewer) [a-z ]+ \([+−][0-9.]+\)", words), "a hint says why"
    drawn = [line for line in run.stdout.splitlines() if not line.startswith("Move: ")]
    assert max(len(line) for line in drawn) <= 100
    resumed = guildhall("play", "--resume", "game.json", typed="undo\nquit\n", folder=tmp_path)
    assert "You cannot undo now" in " ".join(resumed.stdout.split())


def test_a_review_names_better_moves() -> None:
    file = ROOT / "tests" / "recorded" / "builders" / "points.json"
    run = guildhall("review", str(file), "--simulations", "10")
    assert run.returncode == 0, run.stderr
    words = " ".join(run.stdout.split())
    for expected in (
        "The grandmaster reviewed every decision",
        "Chances of winning from the first move to the last",
        "Turning points: Move",
        "Better: ",
        "Best moves found by ",
        "Left unused",
        "Actions spent on coins",
    ):
        assert expected in words
    assert not re.search(r"Better: [A-Z]", words), "a move goes on after the colon"
    again = guildhall("review", str(file), "--simulations", "10").stdout
    assert again.partition("Chances")[2] == run.stdout.partition("Chances")[2]


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path) -> None:
    typed = "take 1\nsave game.json\nquit\n"
    guildhall("play", "builders", "--seed", "3", typed=typed, folder=tmp_path)
    run = guildhall("review", "game.json", folder=tmp_path)
    assert run.returncode == 2
    assert "only finished games can be reviewed" in " ".join(run.stderr.split())
    assert "Traceback" not in run.stderr


def test_a_whole_game_and_its_replay(tmp_path: Path) -> None:
    words = ("play", "builders", "--bots", "apprentice", "--seed", "5")
    run = guildhall(*words, typed="take 3\nend\n" * 100, folder=tmp_path)
    assert "The game is over." in run.stdout
    assert "1. Bot 2 (apprentice)" in run.stdout
    assert "guildhall replay" in run.stdout
    (saved,) = (tmp_path / "guildhall").glob("*.json")
    shown = guildhall("replay", str(saved), language="pl_PL.UTF-8")
    assert shown.returncode == 0
    assert "rozpoczyna budowę" in shown.stdout
    early = guildhall("replay", str(saved), "--at", "3")
    assert "Move" not in early.stdout


def test_corrected_components_are_another_game(tmp_path: Path) -> None:
    material = json.loads((ROOT / "src/guildhall/games/craftsmen/components.json").read_text())
    material["bonus_tokens"]["points"]["weapons"] += 1
    file = tmp_path / "corrected.json"
    file.write_text(json.dumps(material))
    shipped = guildhall("games", "craftsmen")
    corrected = guildhall("games", "craftsmen", "--components", str(file))
    assert "reconstructed" in shipped.stdout
    assert (shipped.returncode, corrected.returncode) == (0, 0)
    assert corrected.stdout != shipped.stdout, "the fingerprint must be another one"
    words = ("play", "craftsmen", "--components", str(file), "--bots", "random")
    assert "--components" in guildhall(*words, typed="quit\n", folder=tmp_path).stdout
    (saved,) = (tmp_path / "guildhall").glob("*.json")
    assert guildhall("replay", str(saved), "--components", str(file)).returncode == 0
    assert "different components" in " ".join(guildhall("replay", str(saved)).stderr.split())
    refused = guildhall("games", "builders", "--components", str(file))
    assert refused.returncode == 2
    assert "component file cannot be used" in " ".join(refused.stderr.split())


def test_fuzz_prints_coverage_and_fails_on_effects_that_never_occurred() -> None:
    few = guildhall("fuzz", "builders", "--players", "2", "--games", "1", "--seed", "1")
    assert few.returncode == 1
    assert "stalemate" in few.stdout.partition("Never seen: ")[2]
    assert "1 game, " in few.stdout
    more = guildhall("fuzz", "builders", "--players", "2", "--games", "60")
    assert "60 games, " in more.stdout
    assert "stalemate" not in more.stdout.partition("Never seen")[2]


def test_bench_prints_json() -> None:
    shown = of_form(COMPILED, "bench", "--json", "--seconds", "0.05")
    figures = json.loads(shown)["builders"]
    assert set(figures) == {
        "playout_decisions_per_s",
        "stepped_decisions_per_s",
        "clone_us",
        "simulations_per_s",
        "outside_rules",
        "compiled",
    }
    assert figures["compiled"] is True
