"""Programs of the house that start at once, forked from a process that has imported it already.

Importing the server takes a second of processor time, and the tests start hundreds of servers
and commands. Each is a process of its own all the same.
"""

import atexit
import errno
import gc
import hashlib
import importlib
import json
import os
import pkgutil
import runpy
import selectors
import signal
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile, mkdtemp
from typing import IO, Final, NoReturn

from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin

from guildhall import cli
from guildhall.server import app
from guildhall.server.context import Context
from guildhall.server.http.methods import with_methods
from guildhall.server.http.openapi import ExactSchema
from guildhall.server.notify.web_push import new_private
from guildhall.server.operations.warmup import read_words
from guildhall.server.settings import Settings
from tests.server import nursery
from tests.server.hashing import hash_quickly
from tests.server.nursery import TO_MOTHER

ROOT: Final = Path(__file__).parent.parent
_MOST_TOLD: Final = 1 << 17
_COMPILED: Final = str(ROOT / "tests" / "compiled")
"""A PYTHONPATH with which the rules are imported compiled."""
_LATE: Final = (
    "guildhall.server.run", "guildhall.server.cluster.worker_process", "alembic.command",
    "procrastinate.worker", "procrastinate.builtin_tasks", "uvloop", "uvicorn.loops.auto",
    "uvicorn.lifespan.on", "uvicorn.loops.uvloop", "anyio._backends._asyncio", "encodings.idna",
    "guildhall.server.operations.admin", "guildhall.server.operations.cleanup", "getpass",
    "cyclopts.config", "cyclopts.help", "docstring_parser", "rich.markdown", "rich._emoji_codes",
)  # fmt: skip
"""What a server imports only when it begins or works, and a command when it is asked or shown."""
_MOST_WELCOME: Final = 4096


class Forked:
    """A program that runs, used like a Popen."""

    def __init__(
        self,
        module: str,
        words: Sequence[str],
        environment: Mapping[str, str],
        files: tuple[int, int, int],
        folder: Path = ROOT,
    ) -> None:
        """`files` are its standard input, output and errors."""
        told = json.dumps([module, list(words), dict(environment), str(folder)]).encode()
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            socket.send_fds(mother_of(environment), [b"fork"], [theirs.fileno(), *files])
        self._line.send(told)
        self.pid: int = json.loads(self._line.recv(64))
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self._line.setblocking(False)
            with suppress(BlockingIOError):
                self._ended()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._line.settimeout(timeout)
            self._ended()
        assert self.returncode is not None
        return self.returncode

    def _ended(self) -> None:
        self.returncode = json.loads(self._line.recv(64))
        self._line.close()

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def run(
    module: str,
    *words: str,
    environment: Mapping[str, str],
    typed: str = "",
    folder: Path = ROOT,
) -> subprocess.CompletedProcess[str]:
    """Like `python -m module words`, until it ends."""
    with TemporaryFile() as typing, TemporaryFile() as out, TemporaryFile() as errors:
        typing.write(typed.encode())
        typing.seek(0)
        files = (typing.fileno(), out.fileno(), errors.fileno())
        returned = Forked(module, words, environment, files, folder).wait()
        return subprocess.CompletedProcess((module, *words), returned, _read(out), _read(errors))


def _read(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


def mother_of(environment: Mapping[str, str]) -> socket.socket:
    """The line to the process that programs of this environment are forked from."""
    return _mother(environment.get("PYTHONPATH"), environment.get("GUILDHALL_GAMES"))[0]


def shared_folder() -> Path:
    """A folder of all who run tests at the same time, which goes with the last of them."""
    return _mother(os.environ.get("PYTHONPATH"), None)[1]


@cache
def _mother(path: str | None, games: str | None) -> tuple[socket.socket, Path]:
    """One for all of the same imports, and its folder.

    All who run tests at the same time share it: importing the house takes as long as many tests.
    It ends with the last of them.
    """
    named = {
        "PYTHONPATH": path or _COMPILED,
        "GUILDHALL_GAMES": games or "",
    }
    known = map(os.environ.get, ("GUILDHALL_TEST_RUN", "PYTEST_XDIST_TESTRUNUID"))
    run = next(filter(None, known), os.getpid())
    about = hashlib.blake2b(f"{ROOT} {run} {named}".encode(), digest_size=16).hexdigest()
    address = f"\0guildhall-tests-{about}"
    while True:
        line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as door:
            ours = _bind(door, address)
            # Who has the address may not listen yet, or no longer.
            with suppress(ConnectionRefusedError):
                line.connect(address)
            if ours:
                subprocess.Popen(
                    [sys.executable, "-m", "tests.forked", str(door.fileno())],
                    cwd=ROOT,
                    env={**os.environ, **named},
                    pass_fds=[door.fileno()],
                )
        with suppress(OSError):
            if folder := line.recv(_MOST_WELCOME):
                return line, Path(os.fsdecode(folder))
        line.close()
        assert not ours, "the process that others are forked from does not start"


def _bind(door: socket.socket, address: str) -> bool:
    """Whether nobody else has it."""
    try:
        door.bind(address)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        return False
    door.listen()
    return True


# In that process.


def _serve(door: socket.socket, folder: str) -> None:
    """Fork whenever asked, and tell how each child ended, as long as there is who asks."""
    ends: dict[int, _Child] = {}
    lines: set[socket.socket] = set()
    of_children, to_mother = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with selectors.DefaultSelector() as selector:
        for one in (door, of_children):
            selector.register(one, selectors.EVENT_READ, one)
        while True:
            for key, _ in selector.select():
                if key.data is door:
                    line, _from = door.accept()
                    with suppress(OSError):
                        line.send(os.fsencode(folder))
                    lines.add(line)
                    selector.register(line, selectors.EVENT_READ, line)
                elif key.data:
                    asked, files, _flags, _from = socket.recv_fds(key.data, 16, 4)
                    if not asked:
                        selector.unregister(key.data)
                        key.data.close()
                        lines.discard(key.data)
                        for child in ends.values():
                            if child.line is key.data or not lines:
                                os.kill(child.pid, signal.SIGTERM)
                        if not lines:
                            return
                        continue
                    told = socket.socket(fileno=files[0])
                    pid = _fork()
                    if pid == 0 and asked == b"work":
                        nursery.begin(*files[1:])
                    elif pid == 0:
                        _begin(told, [*files[1:], to_mother.fileno()])
                    for file in files[1:]:
                        os.close(file)
                    ended = os.pidfd_open(pid)
                    ends[ended] = _Child(pid, told, key.data)
                    selector.register(ended, selectors.EVENT_READ)
                    with suppress(OSError):
                        socket.send_fds(told, [json.dumps(pid).encode()], [ended])
                else:
                    ended = key.fd
                    selector.unregister(ended)
                    os.close(ended)
                    child = ends.pop(ended)
                    with child.told:
                        code = os.waitstatus_to_exitcode(os.waitpid(child.pid, 0)[1])
                        _tell(child.told, code)


@dataclass
class _Child:
    """A program that runs."""

    pid: int
    told: socket.socket
    """Where it is told how it ended."""
    line: socket.socket
    """Where it was asked for."""


def _fork() -> int:
    """Like `os.fork`, and the child can be told to end."""
    # No sooner than it heeds that.
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
    return pid


def _tell(line: socket.socket, code: int) -> None:
    # Whoever asked for it may be gone.
    with suppress(OSError):
        line.send(json.dumps(code).encode())


def _begin(told: socket.socket, files: Sequence[int]) -> NoReturn:
    """Be a program."""
    code = 1
    try:
        module, words, environment, folder = json.loads(told.recv(_MOST_TOLD))
        for number, file in enumerate(files):
            os.dup2(file, number, inheritable=number < TO_MOTHER)
        os.closerange(TO_MOTHER + 1, os.sysconf("SC_OPEN_MAX"))
        signal.signal(signal.SIGINT, signal.default_int_handler)
        path = os.environ["PYTHONPATH"]
        os.environ.clear()
        os.environ.update(environment)
        os.environ["PYTHONPATH"] = path
        os.chdir(folder)
        sys.argv = [module, *words]
        code = _run(module)
        # What the interpreter does at the end of a program.
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _run(module: str) -> int:
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1
    return 0


def _build_once() -> None:
    """Every server answers and describes the same API: to build that is most of its start."""
    stand_in = Context(Settings("sqlite:///unused.db"))
    built = app.litestar(stand_in)
    # `re` remembers the patterns of all addresses.
    with_methods(built)
    described = built.plugins.get(OpenAPIPlugin).provide_openapi_schema()
    setattr(OpenAPIPlugin, "provide_openapi_schema", lambda _: described)  # noqa: B010
    assert built.openapi_config
    for plugin in built.openapi_config.render_plugins:
        if isinstance(plugin, ExactSchema):
            plugin.make(described)
    build = app.litestar

    def built_for(context: Context) -> Litestar:
        if context.limits.body_bytes != stand_in.limits.body_bytes:
            return build(context)
        # Whoever knows the stand-in has this house before him from now on.
        stand_in.__dict__ = vars(context)
        return built

    setattr(app, "litestar", built_for)  # noqa: B010


def main() -> None:
    for command in pkgutil.iter_modules(cli.__path__):
        importlib.import_module(f"{cli.__name__}.{command.name}")
    for module in _LATE:
        if find_spec(module.partition(".")[0]):
            importlib.import_module(module)
    if not os.environ.get("GUILDHALL_GAMES"):
        read_words()
        _build_once()
    hash_quickly()
    # OpenSSL prepares itself for the first key that it makes; every house makes another.
    new_private()
    gc.freeze()
    # Ctrl-C and the end of a run that takes too long are for the tests, which then close the line.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    # Not a TemporaryDirectory: the first program forked from here would remove it at its end.
    folder = mkdtemp(prefix="guildhall-tests-")
    try:
        _serve(socket.socket(fileno=int(sys.argv[1])), folder)
    finally:
        rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
