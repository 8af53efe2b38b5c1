"""Datasets of self-play, and the example that trains on one."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from guildhall import games
from guildhall.bots import UnknownBot
from guildhall.core.errors import SeatsOutOfRange
from guildhall.core.ranking import rank_rewards
from guildhall.envs import dataset
from guildhall.envs.dataset import OtherDataset, Plan, write
from guildhall.envs.observer import Observer

ROOT = Path(__file__).parents[2]
PLAN = Plan("builders", ("apprentice", "random"), games=3, seed=40)


@pytest.fixture
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_IN_A_FILE", 1)


def nothing(games: int) -> None:
    pass


def test_the_rows_replay_the_games(tmp_path: Path, small_files: None) -> None:
    write(PLAN, tmp_path, nothing)
    game, observer = games.load("builders"), Observer(games.load("builders"), 2)
    rows = pq.read_table(tmp_path).to_pylist()
    assert {row["seed"] for row in rows} == set(range(40, 43))
    for seed in range(40, 43):
        state = game.new(2, seed)
        own = sorted((row for row in rows if row["seed"] == seed), key=lambda row: row["move"])
        for row in own:
            seat = int(state.seat)
            assert row["seat"] == seat
            assert row["observation"] == observer.numbers(state, seat).tolist()
            assert np.flatnonzero(row["mask"]).tolist() == state.legal()
            state.play(row["action"])
        assert state.over
        for row in own:
            assert row["outcome"] == pytest.approx(rank_rewards(state)[row["seat"]])
            assert row["place"] == state.ranking()[row["seat"]]
            assert row["score"] == state.scores()[row["seat"]]


def test_a_stopped_run_is_resumed_with_the_same_result(tmp_path: Path, small_files: None) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    write(PLAN, whole, nothing)

    class Stop(Exception):
        pass

    def stop(games: int) -> None:
        raise Stop

    with pytest.raises(Stop):
        write(PLAN, stopped, stop)
    files = sorted(whole.glob("games-*"))
    assert len(files) == 3
    kept = stopped / files[0].name
    before = kept.stat().st_mtime_ns
    (stopped / files[1].name).unlink(missing_ok=True)
    finished: list[int] = []
    write(PLAN, stopped, finished.append)
    assert sum(finished) == 3
    assert kept.stat().st_mtime_ns == before
    assert [pq.read_table(file) for file in files] == [
        pq.read_table(stopped / file.name) for file in files
    ]


def test_a_folder_with_another_dataset_is_refused(tmp_path: Path) -> None:
    write(Plan("builders", ("random", "random"), games=1), tmp_path, nothing)
    with pytest.raises(OtherDataset):
        write(Plan("builders", ("random", "random"), games=2), tmp_path, nothing)
    note = json.loads((tmp_path / "_dataset.json").read_text("utf-8"))
    assert note["fingerprint"] == games.load("builders").fingerprint


def test_invalid_arguments_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    with pytest.raises(UnknownBot):
        write(Plan("builders", ("wizard", "random"), games=1), folder, nothing)
    with pytest.raises(SeatsOutOfRange):
        write(Plan("builders", ("random",), games=1), folder, nothing)
    assert not folder.exists()


def test_the_example_learns(tmp_path: Path) -> None:
    write(Plan("builders", ("apprentice", "apprentice"), games=20), tmp_path, nothing)
    run = subprocess.run(
        [sys.executable, "examples/imitate.py", str(tmp_path), "--rounds", "1"],
        cwd=ROOT,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    shares = [float(share) for share in re.findall(r": (0\.\d+)", run.stdout)]
    assert len(shares) == 2
    assert shares[-1] > 1.3 * shares[0]
