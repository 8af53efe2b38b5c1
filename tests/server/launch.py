"""The program of a ServerProcess: a server or worker described by JSON on standard input."""

import sys


def ready(port: int) -> None:
    print(port, flush=True)


def main() -> None:
    # Imported here because bot workers import this file too, and need none of it.
    import importlib
    from types import SimpleNamespace

    import msgspec

    from guildhall.server import run
    from guildhall.server.bots import pool
    from guildhall.server.cluster import worker_process
    from guildhall.server.tables import seating
    from tests.server.server_process import Launch

    launch = msgspec.json.decode(sys.stdin.buffer.read(), type=Launch)
    if launch.seed is not None:
        setattr(seating, "new_seed", lambda: launch.seed)  # noqa: B010
        setattr(pool, "secrets", SimpleNamespace(randbits=lambda _: launch.seed))  # noqa: B010
    if launch.first:
        module, _, name = launch.first.partition(":")
        getattr(importlib.import_module(module), name)()
    if launch.worker:
        address = ("127.0.0.1", launch.metrics) if launch.metrics else None
        worker_process.work(launch.settings, address, lambda: ready(1))
    else:
        run.serve(launch.settings, "127.0.0.1", launch.port, ready, launch.processes)


if __name__ == "__main__":
    main()
