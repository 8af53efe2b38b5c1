"""The disk is temporarily full."""

import asyncio
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from guildhall.client import Client, Refused
from tests.optional import missing
from tests.server.faults.players import answered, players, slow_server
from tests.server.harness import within
from tests.server.server_process import ServerProcess

AWAY: float = 2.0
"""Seconds that the fault lasts, so that every table is affected."""


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Mount a file system of a few megabytes, if permitted."""
    command = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    mounted = subprocess.run(command, capture_output=True).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True)


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Fill the disk meanwhile."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            pass
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def no_file_may_grow(server: ServerProcess) -> Iterator[None]:
    """Limit the file size of one process, for machines on which nothing can be mounted."""
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("kind", ["disk", "quota"])
def test_every_table_continues_after_the_disk_was_full(tmp_path: Path, kind: str) -> None:
    database = f"sqlite:///{tmp_path / 'guildhall.db'}"

    async def run(server: ServerProcess) -> None:
        async with players(server.url) as people:
            with filled(tmp_path) if kind == "disk" else no_file_may_grow(server):
                async with Client(server.url) as eve:
                    with pytest.raises(Refused, match="cannot reach its database"):
                        await eve.guest("Eve")
                await asyncio.sleep(AWAY)
                assert (await answered(server.url)).status_code == 200, "reads still succeed"
            await people.goes_on()
            await people.check(database)

    with small_disk(tmp_path) as mounted:
        if kind == "disk" and not mounted:
            missing("mount")
        with slow_server(database) as server:
            within(run(server))
