"""Parallel work on all cores of this machine or on a Ray cluster."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Literal, TypeVar

from guildhall.core.errors import GuildhallError

Task = TypeVar("Task")
Answer = TypeVar("Answer")
Engine = Literal["local", "ray"]


class RayIsMissing(GuildhallError):
    message = "error-ray"


def spread(
    function: Callable[[Task], Answer], tasks: Sequence[Task], engine: Engine = "local"
) -> Iterator[Answer]:
    """Yield the result of each task as it finishes, in any order.

    If the caller stops, or a result is an error, tasks that have not begun are cancelled.
    """
    return _on_ray(function, tasks) if engine == "ray" else _here(function, tasks)


def cores() -> int:
    """CPU cores available to this process (honours affinity)."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _here(function: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[Answer]:
    if not tasks:
        return
    workers = min(cores(), len(tasks))
    pool = ProcessPoolExecutor(workers, _beginning_at(function), _end_with_who_asked)
    try:
        for done in as_completed([pool.submit(function, task) for task in tasks]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _beginning_at(function: Callable[..., object]) -> BaseContext:
    """The start method: if possible, fork from a process that has imported everything.

    A fresh process needs about half a second of CPU time to start.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    forking = get_context("forkserver")
    forking.set_forkserver_preload([getattr(function, "func", function).__module__])
    return forking


def _end_with_who_asked() -> None:
    """End this process when its parent is killed."""
    if asking := parent_process():
        Thread(target=_end_after, args=[asking], daemon=True).start()


def _end_after(asking: BaseProcess) -> None:
    asking.join()
    os._exit(1)


def _on_ray(function: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[Answer]:
    """Run on the cluster of RAY_ADDRESS, or on one started here."""
    try:
        import ray
    except ImportError as error:
        raise RayIsMissing() from error
    ray.init(log_to_driver=False, ignore_reinit_error=True)
    task = ray.remote(function)
    waiting = [task.remote(one) for one in tasks]
    try:
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()
