"""Bad input in the terminal and in files: the answer is one sentence, and no game is lost."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import BadRecord
from guildhall.table import LocalTable
from guildhall.terminal.play import Play
from tests.guildhall_command import guildhall

LONG = "1" + "0" * 30
ESCAPE = "\x1b[2J\x1b]0;owned\x07"

SEED = 3
TWO_PEOPLE = ("play", "builders", "--seed", "3", "--people", "A,B", "--bots", "none")

Type = Callable[..., tuple[int, str]]


@pytest.fixture
def command(tmp_path: Path) -> Type:
    """Return a function that runs a command and returns its exit status and output."""

    def run(*words: str, typed: str = "") -> tuple[int, str]:
        environment = {"XDG_DATA_HOME": str(tmp_path)}
        done = guildhall(*words, typed=typed, folder=tmp_path, environment=environment)
        return done.returncode, " ".join((done.stdout + done.stderr).split())

    return run


def saved(folder: Path, game: str = "builders", **changes: object) -> Path:
    """Write a new game for two with changes and a matching checksum."""
    written = record.begin(games.load(game), 2, SEED)
    for name, value in changes.items():
        setattr(written, name, value)
    file = folder / "saved.json"
    written.save(file)
    return file


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "builders", "--bots", "wizard"), "There is no bot “wizard”"),
        (("play", "builders", "--people", "A,B,C,D,E"), "2 to 4 players, not 6"),
        (("play", "builders", "--option", "colour=red"), "has no option “colour”"),
        (("play", "builders", "--seed", "-1"), "whole number, 0 or more"),
        (("play", "--resume", "nowhere.json"), "cannot be read"),
        (("replay", "nowhere.json"), "cannot be read"),
        (("fuzz", "builders", "--players", "9"), "2 to 4 players, not 9"),
        (("games", "go"), "There is no game “go”"),
        (("play", "fuzz"), "There is no game “fuzz”"),
        (("play", "builders", f"--seed=-{LONG}"), f"0 or more, not -{LONG}"),
        (("fuzz", "builders", "--players", LONG), f"not {LONG}"),
        (("fuzz", "builders", "--players", "0"), "not 0"),
        (("arena", "builders", "random", "random", "--players", "0"), "not 0"),
        (("play", "burgundy", "--option", f"estates={LONG}"), f"cannot be “{LONG}”"),
        (("play", "builders", "--bots", "[/x]"), "There is no bot “[/x]”"),
        (("play", "builders", "--bots", f"{ESCAPE}"), "There is no bot “�[2J�]0;owned�”"),
        (("games", "[/x]"), "There is no game “[/x]”"),
        (("replay", "."), "cannot be read"),
        (("play", "builders", "--people", "A", "--bots", "master:nans"), "There is no bot"),
        (("play", "builders", "--bots", "grandmaster@no.net:5"), "net file cannot be read"),
        (("play", "builders", "--bots", "grandmaster", "--net", "."), "net file cannot be read"),
        (("arena", "builders", "grandmaster:5", "random", "--net", __file__), "is not a net"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(
    command: Type, words: tuple[str, ...], sentence: str
) -> None:
    code, shown = command(*words)
    assert code == 2
    assert sentence in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize(
    "words",
    [
        ("play", "builders", "--seed", "9" * 5000),
        ("fuzz", "builders", "--games", "0"),
        ("fuzz", "builders", "--games", LONG),
        ("arena", "builders", "random", "random", "--games", "-1"),
        ("dataset", "builders", "--out", "no/where", "--seed", LONG),
        ("train", "builders", "--out", "no/where", "--seed", "981000000"),
        ("train", "builders", "--out", "no/where", "--seed", "-1"),
        ("bench", "--seconds", "nan"),
        ("bench", "--seconds", "0"),
        ("play", "--nothing", "[/x]"),
    ],
)
def test_an_impossible_number_is_refused_before_anything_runs(
    command: Type, words: tuple[str, ...]
) -> None:
    code, shown = command(*words)
    assert code == 2
    assert "Error" in shown


def test_an_unwritable_file_is_an_error(command: Type) -> None:
    words = ("arena", "builders", "random", "random", "--games", "2", "--json", "no/where.json")
    code, shown = command(*words)
    assert code == 2
    assert "no/where.json cannot be used: No such file or directory" in shown


@pytest.mark.parametrize("game", games.NAMES)
def test_markup_in_a_name_is_shown_verbatim(command: Type, game: str) -> None:
    names = f"[/x],[red]{ESCAPE},\udcff"
    code, shown = command("play", game, "--people", names, "--bots", "none", typed="1\nquit\n")
    assert code == 0, shown
    assert "[/x]" in shown
    assert "[red]�[2J�]0;owned�" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("number", ["9" * 29, "9" * 5000, "0", "٣" * 30], ids=len)
def test_a_very_long_number_is_no_move(command: Type, number: str) -> None:
    code, shown = command("play", "builders", "--seed", "3", typed=f"{number}\nquit\n")
    assert code == 0, shown
    assert f"There is no move {number[:18]}" in shown


@pytest.mark.parametrize("file", ["\0", "~no-one-of-this-name/x", "no/where", "." * 300], ids=len)
def test_a_game_survives_an_unwritable_file(command: Type, file: str) -> None:
    code, shown = command("play", "builders", "--seed", "3", typed=f"save {file}\ntake 3\nquit\n")
    assert code == 0, shown
    assert "Cannot write" in shown
    assert "takes 6 coins" in shown


def test_the_game_is_saved_after_any_error(
    command: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: Play) -> None:
        raise ZeroDivisionError("never thought of")

    monkeypatch.setattr(Play, "_undo", fails)
    code, shown = command(*TWO_PEOPLE, typed="take 2\nundo\n")
    assert code == 1
    assert "ZeroDivisionError" in shown
    assert "Traceback" not in shown
    (file,) = (tmp_path / "guildhall").glob("*.json")
    assert record.load(file).moves == ["take 2"]
    (trace,) = (tmp_path / "guildhall").glob("*.error.txt")
    assert "never thought of" in trace.read_text()
    assert command("play", "--resume", str(file), typed="quit\n")[0] == 0


def test_a_game_survives_a_deleted_folder(
    command: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def removes(self: Play, seat: int) -> None:
        (tmp_path / "guildhall").rmdir()

    monkeypatch.setattr(Play, "_hint", lambda self: removes(self, 0))
    code, shown = command(*TWO_PEOPLE, typed="take 2\nhint\nquit\n")
    assert code == 0
    (file,) = tmp_path.glob("*.json")
    # A long path is wrapped.
    assert file.name in "".join(shown.split())
    assert record.load(file).moves == ["take 2"]


def test_names_are_optional_in_a_record(command: Type, tmp_path: Path) -> None:
    file = saved(tmp_path, players=["Ann"])
    code, shown = command("play", "--resume", str(file), typed="quit\n")
    assert code == 0, shown
    assert "Player 2" in shown


def test_a_record_has_no_more_names_than_seats(command: Type, tmp_path: Path) -> None:
    file = saved(tmp_path, players=["Ann", "Ben", "Cat"])
    assert command("replay", str(file)) == (
        2,
        "The record cannot be used: it is not a valid record.",
    )


def test_a_record_cannot_start_a_program(command: Type, tmp_path: Path) -> None:
    program = f"cmd:touch {tmp_path / 'owned'}"
    players = ["Ann", "Ann"]
    players[games.load("builders").new(2, SEED).seat] = "bot:" + program
    file = saved(tmp_path, players=players)
    code, shown = command("play", "--resume", str(file), typed="quit\n")
    assert code == 2
    assert "would run a program" in shown
    assert not (tmp_path / "owned").exists()
    code, shown = command("play", "--resume", str(file), "--bots", program, typed="quit\n")
    assert code == 0
    assert (tmp_path / "owned").exists()
    assert f"--bots '{program}'" in shown, "the command to go on names it again"


@pytest.mark.parametrize("seats", [10**30, -(10**30), 0])
def test_a_record_with_any_number_of_seats(command: Type, tmp_path: Path, seats: int) -> None:
    file = saved(tmp_path, seats=seats)
    code, shown = command("replay", str(file))
    assert code == 2
    assert "2 to 4 players" in shown


def test_a_byte_order_mark_is_accepted(command: Type, tmp_path: Path) -> None:
    file = saved(tmp_path)
    file.write_text(file.read_text("utf-8"), "utf-8-sig")
    assert command("replay", str(file))[0] == 0


@pytest.mark.parametrize(
    "deep",
    [
        pytest.param("[" * 200_000, id="list"),
        pytest.param('{"format":1,"x":' + "[" * 200_000, id="field"),
    ],
)
def test_deeply_nested_json_is_refused(command: Type, tmp_path: Path, deep: str) -> None:
    file = tmp_path / "deep.json"
    file.write_text(deep)
    code, shown = command("replay", str(file))
    assert code == 2
    assert "The record cannot be used" in shown
    code, shown = command("games", "craftsmen", "--components", str(file))
    assert code == 2
    assert "The component file cannot be used" in shown


def test_escapes_in_a_record_do_not_reach_the_terminal(command: Type, tmp_path: Path) -> None:
    file = saved(tmp_path, moves=[ESCAPE], players=[ESCAPE, "[/x]"])
    code, shown = command("replay", str(file))
    assert code == 2
    assert "\x1b" not in shown
    played = LocalTable.open(games.load("builders"), 2, 3).record()
    played.players = [ESCAPE, "[/x]"]
    played.save(file)
    code, shown = command("replay", str(file))
    assert code == 0
    assert "\x1b" not in shown
    assert "[/x]" in shown


def test_the_format_of_a_record_is_a_number() -> None:
    written = record.begin(games.load("builders"), 2, 3)
    content = json.loads(written.dumps())
    for wrong in (True, 1.0, "1", None, [1]):
        with pytest.raises(BadRecord, match="not a valid record"):
            record.loads(json.dumps({**content, "format": wrong}))


def test_a_record_cannot_load_a_net(command: Type, tmp_path: Path) -> None:
    file = saved(tmp_path, players=["Ann", f"bot:grandmaster@{__file__}:5"])
    code, shown = command("play", "--resume", str(file), typed="quit\n")
    assert code == 2
    assert "read a file" in " ".join(shown.split())
