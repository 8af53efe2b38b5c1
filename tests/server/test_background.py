"""Recurring background tasks."""

import asyncio
import logging

import pytest

from guildhall.server.background import every
from guildhall.server.errors import Unavailable
from tests.server.harness import within


def test_a_failing_task_is_retried_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    failures: list[Exception | None] = [OSError(), OSError(), None, Unavailable(), OSError(), None]
    succeeded = asyncio.Event()

    async def flaky() -> None:
        if failures and (failure := failures.pop(0)):
            raise failure
        if not failures:
            succeeded.set()

    async def run() -> None:
        task = asyncio.create_task(every(0.001, flaky, "flaky-task-failed"))
        await succeeded.wait()
        task.cancel()

    with caplog.at_level(logging.ERROR):
        within(run(), 10)
    messages = [record.getMessage() for record in caplog.records]
    assert messages == ["flaky task failed; retrying"] * 2


def test_an_event_ends_the_pause() -> None:
    wake = asyncio.Event()
    runs = 0

    async def count() -> None:
        nonlocal runs
        runs += 1

    async def run() -> None:
        task = asyncio.create_task(every(60, count, "count-failed", wake=wake))
        while runs < 3:
            wake.set()
            await asyncio.sleep(0)
        task.cancel()

    within(run(), 10)
