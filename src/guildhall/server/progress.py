"""What several devices tell of somebody's lessons and puzzles, put together on the account."""

from typing import Final

import msgspec

from guildhall import games
from guildhall.lessons.script import chapter_of
from guildhall.puzzles.book import shipped
from guildhall.server.clock import now
from guildhall.server.errors import NoAccount, Unavailable
from guildhall.server.store import progress as stored
from guildhall.server.store.database import Database
from guildhall.server.store.writer import Conflict
from guildhall.server.wire.people import Person
from guildhall.server.wire.progress import LessonKept, Progress, PuzzleTried

_TRIES: Final = 3


async def of_account(database: Database, person: Person) -> Progress:
    if person.kind != "account":
        raise NoAccount(name=person.name)
    async with database.connect() as connection:
        return await stored.read(connection, person.id)


async def merge(database: Database, person: Person, told: Progress) -> Progress:
    """Add what a device tells; of games that are not here nothing is kept."""
    for _ in range(_TRIES):
        kept = await of_account(database, person)
        lessons = {(one.game, one.chapter): one for one in kept.lessons}
        puzzles = {(one.game, one.number): one for one in kept.puzzles}
        changes = []
        for lesson in told.lessons:
            before = lessons.get((lesson.game, lesson.chapter))
            after = _later(before, lesson)
            if after != before and _is_taught(lesson):
                lessons[lesson.game, lesson.chapter] = after
                changes.append(stored.keep_lesson(person.id, after, known=before is not None))
        for puzzle in told.puzzles:
            tried = puzzles.get((puzzle.game, puzzle.number))
            both = _together(tried, puzzle)
            if both != tried and _is_shipped(puzzle):
                puzzles[puzzle.game, puzzle.number] = both
                changes.append(stored.keep_puzzle(person.id, both, known=tried is not None))
        try:
            if changes:
                await database.writer.write(changes)
        except Conflict:
            # Another device was faster.
            continue
        return Progress(list(lessons.values()), list(puzzles.values()))
    raise Unavailable()


def _later(kept: LessonKept | None, told: LessonKept) -> LessonKept:
    """Whoever was later says where it goes on; an end that was reached stays reached."""
    told = msgspec.structs.replace(told, at=min(told.at, now()))
    if kept is None:
        return told
    newer = told if told.at > kept.at else kept
    return msgspec.structs.replace(newer, done=kept.done or told.done)


def _together(kept: PuzzleTried | None, told: PuzzleTried) -> PuzzleTried:
    """The first of all tries counts, the last says when to ask again."""
    told = msgspec.structs.replace(told, at=min(told.at, now()), last=min(told.last, now()))
    if kept is None:
        return told
    first = told if told.at < kept.at else kept
    return msgspec.structs.replace(
        first, solved=kept.solved or told.solved, last=max(kept.last, told.last)
    )


def _is_taught(lesson: LessonKept) -> bool:
    known = lesson.game in games.NAMES
    return known and chapter_of(games.load(lesson.game), lesson.chapter) is not None


def _is_shipped(puzzle: PuzzleTried) -> bool:
    return puzzle.game in games.NAMES and puzzle.number < len(shipped(puzzle.game))
