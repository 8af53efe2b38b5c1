"""Tasks run in several processes, and processes end with their parent or their game."""

import os
import signal
import subprocess
import sys
from multiprocessing.connection import wait
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from guildhall import bots, games
from guildhall.arena import match
from guildhall.arena.schedule import Setting, schedule
from guildhall.bots import outside
from guildhall.core.perspective import Perspective
from guildhall.spread import spread
from tests.optional import external

ROOT = Path(__file__).parent.parent


def square(number: int) -> int:
    if number == 13:
        raise ValueError("unlucky")
    return number * number


def test_every_task_has_one_result() -> None:
    assert sorted(spread(square, range(5))) == [0, 1, 4, 9, 16]
    assert list(spread(square, [])) == []


def test_an_error_of_a_task_is_raised() -> None:
    with pytest.raises(ValueError, match="unlucky"):
        list(spread(square, [13]))


def note_and_stay(note: Path) -> None:
    note.write_text(str(os.getpid()))
    signal.pause()


@external("pidfd", hasattr(os, "pidfd_open"))
def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "note")
    code = (
        "from pathlib import Path; from guildhall.spread import spread;"
        "from tests.test_spread import note_and_stay;"
        f"list(spread(note_and_stay, [Path({str(tmp_path / 'note')!r})]))"
    )
    # A killed parent leaves the folder of its workers behind.
    with TemporaryDirectory() as left:
        environment = {**os.environ, "TMPDIR": left}
        parent = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, env=environment)
        worker = os.pidfd_open(int((tmp_path / "note").read_text()))
        try:
            parent.kill()
            parent.wait()
            assert wait([worker], 60), "the worker goes on"
        finally:
            os.close(worker)


def program(folder: Path) -> str:
    """Return a bot that writes a note when it starts and when its input ends."""
    code = folder / "noting.py"
    code.write_text(
        "import json, pathlib, sys\n"
        f"note = pathlib.Path({str(folder / 'note')!r})\n"
        "note.write_text('begun')\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'move': json.loads(line)['legal'][0]}), flush=True)\n"
        "note.write_text('ended')\n"
    )
    return f"cmd:{sys.executable} {code}"


def test_a_failed_match_leaves_no_program_running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine the program takes longer to end.
    monkeypatch.setattr(outside, "_GOODBYE_SECONDS", 60.0)
    game = games.load(games.NAMES[0])
    setting = Setting(game.name, (program(tmp_path), "random"), 2, 2, 0, {})
    first = next(iter(schedule(setting)))

    real = bots.random.Random.choose

    def failing(self: bots.random.Random, perspective: Perspective, budget: object = None) -> int:
        if (tmp_path / "note").exists():
            raise RuntimeError("a bot of ours failed")
        return real(self, perspective)

    monkeypatch.setattr(bots.random.Random, "choose", failing)
    with pytest.raises(RuntimeError, match="of ours failed"):
        match.play(setting, first)
    assert (tmp_path / "note").read_text() == "ended"
