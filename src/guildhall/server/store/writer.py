"""The one writer: whatever waits when the last transaction is done goes into the next one."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from sqlalchemy import Delete, Insert, Table, Update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildhall.server.store.schema import metadata

Statement = Insert | Update | Delete
Change = tuple[Statement, Mapping[str, Any]]
"""A statement and its parameters. Statements are module constants, so that equal ones go out
together whoever asks."""


class Conflict(Exception):
    """Somebody else has written this before; nothing of the request was written."""


@dataclass
class _Waiting:
    changes: Sequence[Change]
    done: asyncio.Future[None]


class Writer:
    """Writes requests in order, many in one transaction, and answers when they are durable."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, then stop."""
        if self._task:
            self._queue.put_nowait(None)
            await self._task

    async def write(self, changes: Sequence[Change]) -> None:
        """Make changes durable, all or none; raises Conflict where a unique key forbids them."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(changes, done))
        # A caller that goes away does not undo what is being written.
        await asyncio.shield(done)

    async def _run(self) -> None:
        stopping = False
        while not stopping:
            found = [await self._queue.get()]
            while not self._queue.empty():
                found.append(self._queue.get_nowait())
            stopping = None in found
            batch = [waiting for waiting in found if waiting is not None]
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[_Waiting]) -> None:
        try:
            async with self._engine.begin() as connection:
                await _execute(connection, [c for waiting in batch for c in waiting.changes])
        except IntegrityError as error:
            if len(batch) == 1:
                _answer(batch, Conflict(str(error.orig)))
                return
            for waiting in batch:
                await self._write([waiting])
        except Exception as error:
            _answer(batch, error)
        else:
            _answer(batch, None)


_ORDER: Final[dict[Table, int]] = {table: rank for rank, table in enumerate(metadata.sorted_tables)}


def _rank(statement: Statement) -> int:
    """What others refer to is written first."""
    return _ORDER[cast(Table, statement.table)]


async def _execute(connection: AsyncConnection, changes: list[Change]) -> None:
    groups: dict[Statement, list[Mapping[str, Any]]] = {}
    for statement, parameters in changes:
        groups.setdefault(statement, []).append(parameters)
    for statement in sorted(groups, key=_rank):
        await connection.execute(statement, groups[statement])


def _answer(batch: list[_Waiting], error: Exception | None) -> None:
    for waiting in batch:
        if waiting.done.cancelled():
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)
