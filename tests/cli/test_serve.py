"""`guildhall serve` and `guildhall db` as users type them."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from guildhall.cli.serve import address


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "C"}


def guildhall(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "guildhall", *words],
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
    )


def test_serve_creates_a_database_prints_its_address_and_stops_when_interrupted(
    tmp_path: Path,
) -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "guildhall", "serve", "--port", "0"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout
    address = re.search(r"http://\S+", server.stdout.readline())
    assert address
    assert httpx.get(f"{address[0]}/api/me", timeout=90).json()["person"] is None
    assert (tmp_path / "guildhall" / "guildhall.db").exists()
    server.send_signal(signal.SIGINT)
    server.communicate()
    verified = guildhall(tmp_path, "db", "verify")
    assert verified.returncode == 0, verified.stderr
    assert "0 differences" in verified.stdout


def test_an_ipv6_address_is_printed_as_browsers_read_it() -> None:
    assert address("::1", 8400) == "http://[::1]:8400"
    assert address("127.0.0.1", 8400) == "http://127.0.0.1:8400"


def test_an_address_in_use_or_unknown_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for host in ("127.0.0.1", "nowhere.invalid"):
            refused = guildhall(tmp_path, "serve", "--host", host, "--port", port)
            assert refused.returncode == 2
            received = f"The server cannot listen on {host}:{port}: "
            assert refused.stderr.replace("\n", " ").startswith(received)
            assert "ERROR" not in refused.stderr


def test_database_errors_are_reported_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "guildhall").mkdir()
    (tmp_path / "guildhall" / "guildhall.db").write_text("this is not a database, but long enough")
    for words in (("serve", "--port", "0"), ("db", "verify"), ("db", "upgrade")):
        refused = guildhall(tmp_path, *words)
        assert refused.returncode == 2
        assert refused.stderr.startswith("The database cannot be used")
    refused = guildhall(tmp_path, "serve", "--db", "oracle://somewhere")
    assert refused.returncode == 2
    assert "sqlite:///" in refused.stderr


def test_several_processes_on_sqlite_are_refused_in_one_sentence(tmp_path: Path) -> None:
    refused = guildhall(tmp_path, "serve", "--processes", "2", "--port", "0")
    assert refused.returncode == 2
    assert refused.stderr.startswith("SQLite supports only one process")
    assert not (tmp_path / "guildhall" / "guildhall.db").exists()


def test_a_worker_on_sqlite_or_with_bad_arguments_is_refused_in_one_sentence(
    tmp_path: Path,
) -> None:
    for words in (("worker",), ("serve", "--no-jobs", "--port", "0")):
        refused = guildhall(tmp_path, *words)
        assert refused.returncode == 2
        assert refused.stderr.startswith("With SQLite the server does all its work itself")
        assert not (tmp_path / "guildhall" / "guildhall.db").exists()
    for option, value in (("--workers", "0"), ("--metrics", "9400"), ("--metrics", "a:b")):
        refused = guildhall(tmp_path, "worker", option, value)
        assert refused.returncode == 2
        assert value in refused.stderr
        assert "Traceback" not in refused.stderr
    lost = guildhall(tmp_path, "worker", "--db", f"postgresql://unknown@/x?host={tmp_path}")
    assert lost.returncode == 2
    assert lost.stderr.startswith("The database cannot be used")
