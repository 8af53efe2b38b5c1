"""Where matches are played: on all cores of this machine, or on a Ray cluster."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from guildhall.arena.match import Result, play
from guildhall.arena.schedule import Match, Setting
from guildhall.core.errors import RayIsMissing

Engine = Callable[[Setting, Sequence[Match]], Iterator[Result]]
"""Plays the matches and gives the results as they come, in any order."""


def local(setting: Setting, matches: Sequence[Match]) -> Iterator[Result]:
    workers = min(os.cpu_count() or 1, len(matches))
    if not workers:
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        for done in as_completed([pool.submit(play, setting, match) for match in matches]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def ray(setting: Setting, matches: Sequence[Match]) -> Iterator[Result]:
    """The same on a cluster: the one that RAY_ADDRESS names, or one started here."""
    try:
        import ray
    except ImportError as error:
        raise RayIsMissing() from error
    ray.init(log_to_driver=False, ignore_reinit_error=True)
    task = ray.remote(play)
    waiting = [task.remote(setting, match) for match in matches]
    try:
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


ENGINES: dict[str, Engine] = {"local": local, "ray": ray}
