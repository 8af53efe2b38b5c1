"""Every command that accepts `--engine ray` works on a Ray cluster of two nodes."""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import sleep

import pyarrow.parquet as pq
import pytest
import ray
from ray.cluster_utils import Cluster

from bench import ladder
from guildhall import cli, games, spread
from tests.optional import external

ROOT = Path(__file__).parent.parent
TASKS = range(40)


def two_nodes(attempts: int = 5) -> Cluster:
    """Start the nodes with more time than Ray's 30 seconds, because the machine may be busy."""
    try:
        nodes = Cluster(
            initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
        )
        nodes.add_node(num_cpus=1)
    except Exception as error:
        if attempts == 1 or "timed out" not in str(error):
            raise
        return two_nodes(attempts - 1)
    return nodes


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """Start two nodes with one core each; RAY_ADDRESS names them."""
    # Its socket paths have a length limit.
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")
    with pytest.MonkeyPatch.context() as patch:
        # Ray writes its token to the home folder.
        patch.setenv("HOME", folder)
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # On a busy machine a node may not answer for a while.
        patch.setenv("RAY_health_check_timeout_ms", "600000")
        nodes = two_nodes()
        try:
            patch.setenv("RAY_ADDRESS", nodes.address)
            yield
        finally:
            ray.shutdown()
            nodes.shutdown()
            shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(autouse=True)
def only_ray(cluster: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Refuse the local engine, and use a working folder that the nodes do not use."""
    monkeypatch.setattr(spread, "_on_this_machine", None)
    monkeypatch.chdir(tmp_path)


def command(monkeypatch: pytest.MonkeyPatch, line: str, code: int = 0) -> None:
    """Run a command line in this process, with Ray."""
    monkeypatch.setattr(sys, "argv", [*line.split(), "--engine", "ray"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == code


def node_of(power: int, task: int) -> tuple[int, str]:
    if task == 13:
        raise ValueError("unlucky")
    return task**power, ray.get_runtime_context().get_node_id()


def test_both_nodes_take_part() -> None:
    tasks = [task for task in TASKS if task != 13]
    found = list(spread.spread(partial(node_of, 2), tasks, "ray"))
    assert sorted(number for number, _ in found) == [task**2 for task in tasks]
    assert len({node for _, node in found}) == 2


def test_an_error_of_a_task_is_raised_unchanged() -> None:
    with pytest.raises(ValueError, match="unlucky") as caught:
        list(spread.spread(partial(node_of, 2), TASKS, "ray"))
    assert type(caught.value) is ValueError


def wait_and_note(folder: Path, task: int) -> None:
    while task and not (folder / "go").exists():
        sleep(0.01)
    (folder / str(task)).touch()


def test_an_early_end_cancels_waiting_tasks(tmp_path: Path) -> None:
    results = spread.spread(partial(wait_and_note, tmp_path), range(100), "ray")
    next(results)
    del results
    (tmp_path / "go").touch()
    assert list(spread.spread(partial(wait_and_note, tmp_path), [0], "ray")) == [None]
    # Each node may run two: one started, one about to start.
    assert len(os.listdir(tmp_path)) < 10


def test_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    command(monkeypatch, "guildhall arena builders apprentice random --games 4 --json out.json")
    report = json.loads(Path("out.json").read_text())
    assert [match["number"] for match in report["results"]] == [0, 1, 2, 3]


def test_dataset(monkeypatch: pytest.MonkeyPatch) -> None:
    command(monkeypatch, "guildhall dataset builders --games 3 --out games")
    assert set(pq.read_table("games")["seed"].to_pylist()) == {0, 1, 2}


def test_fuzz(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # So few games do not show every effect.
    command(monkeypatch, "guildhall fuzz builders --games 4 --players 2 --language en", code=1)
    assert "4 games" in capsys.readouterr().out


def test_ladder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {
        "LADDER": tmp_path / "ladder.md",
        "FOLDER": tmp_path / "results",
        "GAMES": 4,
        "MASTER": "master:2",
        "GRANDMASTER": "grandmaster:2",
        "SHALLOW": 1,
        "EIGHTFOLD": 1,
        "DEEP": 2,
        "compiled": lambda: True,
    }.items():
        monkeypatch.setattr(ladder, name, value)
    monkeypatch.setattr(games, "NAMES", ("builders",))
    monkeypatch.setattr(sys, "argv", ["ladder", "--engine", "ray"])
    ladder.main()
    assert "| journeyman | random |" in (tmp_path / "ladder.md").read_text()


@external("torch", find_spec("torch"))
def test_train(monkeypatch: pytest.MonkeyPatch) -> None:
    command(
        monkeypatch,
        "guildhall train builders --out net --minutes 0.02 --rounds 1 --simulations 2 "
        "--match-games 2 --match-seconds 0.001 --horizon 0",
    )
    assert Path("net/round-1.net").exists()
    assert json.loads(Path("net/round-1.json").read_text())["games"] > 0
