"""Run tasks on all cores of this machine, or on a Ray cluster."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final, Literal, TypeVar

from guildhall.core.errors import GuildhallError

Task = TypeVar("Task")
Result = TypeVar("Result")
Engine = Literal["local", "ray"]

_MOST_PENDING: Final = 1000
"""Tasks submitted to Ray at a time: an early end has to cancel all of them."""


class RayIsMissing(GuildhallError):
    message = "error-ray"


def spread(
    function: Callable[[Task], Result], tasks: Sequence[Task], engine: Engine = "local"
) -> Iterator[Result]:
    """Yield the result of each task as soon as it is available, in any order.

    Closing the iterator, or a task that fails, cancels the tasks that have not started.
    """
    return _on_ray(function, tasks) if engine == "ray" else _on_this_machine(function, tasks)


def cores() -> int:
    """Return the number of cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _on_this_machine(function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    if not tasks:
        return
    workers = min(cores(), len(tasks))
    pool = ProcessPoolExecutor(workers, _context_for(function), _exit_with_parent)
    try:
        for done in as_completed([pool.submit(function, task) for task in tasks]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _context_for(function: Callable[..., object]) -> BaseContext:
    """Fork workers from a server that has imported the function's module, where possible.

    A worker that starts from nothing needs half a second of processor time for its imports.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    forking = get_context("forkserver")
    forking.set_forkserver_preload([getattr(function, "func", function).__module__])
    return forking


def _exit_with_parent() -> None:
    """In a worker: exit when the parent is killed, because no one reads the results any more."""
    if parent := parent_process():
        Thread(target=_exit_after, args=[parent], daemon=True).start()


def _exit_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _on_ray(function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    """Use the cluster that this process is connected to, that of RAY_ADDRESS, or a local one."""
    # A cluster that we start reports nothing to Ray's makers; Ray reads this when it is imported.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise RayIsMissing() from error
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    # Ray accepts plain functions only, no partial.
    run: Any = ray.remote(lambda task: function(task))
    remaining = iter(tasks)
    pending = [run.remote(task) for task in islice(remaining, _MOST_PENDING)]
    try:
        while pending:
            done, pending = ray.wait(pending, num_returns=len(pending), timeout=0.1)
            pending += [run.remote(task) for task in islice(remaining, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    finally:
        for task in pending:
            ray.cancel(task)
