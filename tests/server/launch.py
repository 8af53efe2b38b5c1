"""A server or a worker of the tests: `python -m tests.server.launch SETTINGS [SEED]`."""

import multiprocessing
import os
import socket
import sys
from itertools import chain, repeat
from types import SimpleNamespace


async def broken(*_: object) -> None:
    raise RuntimeError("a mistake of ours")


def ready(port: int) -> None:
    print(port, flush=True)


def main() -> None:
    # Imported here because its workers, which import this file too, do not need a server.
    import msgspec

    from guildhall.server import run
    from guildhall.server.bots import pool
    from guildhall.server.cluster import supervisor, worker_process
    from guildhall.server.settings import PACES, Pace, Settings
    from guildhall.server.storage import timeouts
    from guildhall.server.tables import listing, registry, seating
    from tests.server import nursery

    mother = socket.socket(fileno=nursery.TO_MOTHER)
    nursery.fork_workers(lambda: mother)
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    if len(sys.argv) > 2:
        # Every table is dealt alike, and the bots at it are the same, whatever was played before.
        seed = int(sys.argv[2])
        setattr(seating, "new_seed", lambda: seed)  # noqa: B010
        setattr(pool, "secrets", SimpleNamespace(randbits=lambda _: seed))  # noqa: B010
    if kept := os.environ.get("GUILDHALL_TEST_KEPT"):
        setattr(registry, "MOST_KEPT", int(kept))  # noqa: B010
    if os.environ.get("GUILDHALL_TEST_FAULT"):
        setattr(listing, "lobby", broken)  # noqa: B010
    if os.environ.get("GUILDHALL_TEST_STOPS"):
        # No thought ever ends, and on a machine however busy there is time to give it back.
        setattr(pool, "_choose", nursery.stop)  # noqa: B010
        setattr(worker_process, "_END", 300.0)  # noqa: B010
    if unused := os.environ.get("GUILDHALL_TEST_UNUSED"):
        setattr(run, "UNUSED_SECONDS", int(unused))  # noqa: B010
    if waits := os.environ.get("GUILDHALL_TEST_PATIENCE"):
        # A busy machine is no database that is away.
        for limit in ("CONNECT", "STATEMENT", "POOL"):
            setattr(timeouts, limit, int(waits))
    if seconds := os.environ.get("GUILDHALL_TEST_DECISION"):
        # Clocks that run down while a test looks on.
        PACES["live"] = Pace(int(seconds), int(seconds))
    if forked := os.environ.get("GUILDHALL_TEST_FORK"):
        # So many processes begin at once, and what they count is not gathered; later ones begin
        # as they do for people.
        ways = chain(repeat("fork", int(forked)), repeat("spawn"))
        context = multiprocessing.get_context
        setattr(supervisor, "get_context", lambda _: context(next(ways)))  # noqa: B010
    if os.environ.get("GUILDHALL_TEST_WORKER"):
        port = int(os.environ.get("GUILDHALL_TEST_METRICS", 0))
        worker_process.work(settings, ("127.0.0.1", port) if port else None, lambda: ready(1))
        return
    port = int(os.environ.get("GUILDHALL_TEST_PORT", 0))
    processes = int(os.environ.get("GUILDHALL_TEST_PROCESSES", 1))
    run.serve(settings, "127.0.0.1", port, ready, processes)


if __name__ == "__main__":
    main()
