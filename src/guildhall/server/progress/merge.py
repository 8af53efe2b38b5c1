"""Merges the progress of several devices in the account."""

from typing import Final

import msgspec

from guildhall import games
from guildhall.lessons.script import chapter_of
from guildhall.puzzles.book import shipped
from guildhall.server.clock import now
from guildhall.server.errors import NoAccount, Unavailable
from guildhall.server.progress import store
from guildhall.server.progress.messages import (
    LessonKept,
    Progress,
    ProgressUpdate,
    PuzzleTried,
)
from guildhall.server.storage.database import Database
from guildhall.server.storage.group_commit import Conflict
from guildhall.table.view import Person

_TRIES: Final = 3
_WRONG_BY: Final = 60_000
"""Milliseconds; a smaller difference may be caused by a slow request."""


async def of_account(database: Database, person: Person) -> Progress:
    if person.kind != "account":
        raise NoAccount(name=person.name)
    async with database.connect() as connection:
        return await store.read(connection, person.id)


async def merge(database: Database, person: Person, update: ProgressUpdate) -> Progress:
    """Merge the progress of a device; entries of unknown games are dropped."""
    moment = _Moment(update.clock)
    for _ in range(_TRIES):
        kept = await of_account(database, person)
        lessons = {(one.game, one.chapter): one for one in kept.lessons}
        puzzles = {(one.game, one.number): one for one in kept.puzzles}
        later, both = dict(lessons), dict(puzzles)
        for lesson in filter(_is_taught, update.lessons):
            where = lesson.game, lesson.chapter
            later[where] = _later(later.get(where), moment.of_lesson(lesson))
        for puzzle in filter(_is_shipped, update.puzzles):
            place = puzzle.game, puzzle.number
            both[place] = _together(both.get(place), moment.of_puzzle(puzzle))
        changes = [
            store.keep_lesson(person.id, one, known=where in lessons)
            for where, one in later.items()
            if one != lessons.get(where)
        ]
        changes += [
            store.keep_puzzle(person.id, one, known=place in puzzles)
            for place, one in both.items()
            if one != puzzles.get(place)
        ]
        if not changes:
            return kept
        try:
            await database.writer.write(changes)
        except Conflict:
            # Another device was faster.
            continue
        # Another device may have stored a change meanwhile.
        return await of_account(database, person)
    raise Unavailable()


class _Moment:
    """Converts times of a device to the clock of the server."""

    def __init__(self, clock: int) -> None:
        self._now = now()
        wrong = self._now - clock
        self._add = wrong if clock and abs(wrong) > _WRONG_BY else 0

    def of_lesson(self, update: LessonKept) -> LessonKept:
        return msgspec.structs.replace(update, at=self._right(update.at))

    def of_puzzle(self, update: PuzzleTried) -> PuzzleTried:
        return msgspec.structs.replace(
            update, at=self._right(update.at), last=self._right(update.last)
        )

    def _right(self, at: int) -> int:
        return max(0, min(at + self._add, self._now))


def _later(kept: LessonKept | None, update: LessonKept) -> LessonKept:
    """The later answers win; a finished chapter stays finished."""
    if kept is None:
        return update
    newer = update if update.at > kept.at else kept
    return msgspec.structs.replace(newer, done=kept.done or update.done)


def _together(kept: PuzzleTried | None, update: PuzzleTried) -> PuzzleTried:
    """The first attempt counts; the last one decides when to show the puzzle again."""
    if kept is None:
        return update
    first = update if update.at < kept.at else kept
    return msgspec.structs.replace(
        first, solved=kept.solved or update.solved, last=max(kept.last, update.last)
    )


def _is_taught(lesson: LessonKept) -> bool:
    known = lesson.game in games.NAMES
    return known and chapter_of(games.load(lesson.game), lesson.chapter) is not None


def _is_shipped(puzzle: PuzzleTried) -> bool:
    return puzzle.game in games.NAMES and puzzle.number < len(shipped(puzzle.game))
