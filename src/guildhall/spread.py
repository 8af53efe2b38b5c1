"""Work spread over all cores of this machine, or over a Ray cluster."""

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
    """The answer to each task as it comes, in any order.

    Whoever stops listening, or an answer that is an error, ends what has not begun yet.
    """
    return _on_ray(function, tasks) if engine == "ray" else _here(function, tasks)


def cores() -> int:
    """The cores that this process may use: a part of the machine, where it was told so."""
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
    """How the processes begin: where that can be, forked from one that has imported all they need.

    To begin from nothing takes each of them about half a second of processor time.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    forking = get_context("forkserver")
    forking.set_forkserver_preload([getattr(function, "func", function).__module__])
    return forking


def _end_with_who_asked() -> None:
    """In such a process: whoever is killed leaves nobody behind who works on for nothing."""
    if asking := parent_process():
        Thread(target=_end_after, args=[asking], daemon=True).start()


def _end_after(asking: BaseProcess) -> None:
    asking.join()
    os._exit(1)


def _on_ray(function: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[Answer]:
    """On the cluster that RAY_ADDRESS names, or on one started here."""
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
