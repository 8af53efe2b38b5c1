"""SQL for the progress of accounts in lessons and puzzles."""

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, case, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.progress.messages import LessonKept, Progress, PuzzleTried
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import lessons_kept, puzzles_tried

_ADD_LESSON: Final = insert(lessons_kept)
_IS_LATER: Final = bindparam("new_at") > lessons_kept.c.at
# Two devices may write at once, so each row is merged in the database.
_CHANGE_LESSON: Final = (
    update(lessons_kept)
    .where(
        lessons_kept.c.person == bindparam("of_person"),
        lessons_kept.c.game == bindparam("of_game"),
        lessons_kept.c.chapter == bindparam("of_chapter"),
    )
    .values(
        done=or_(lessons_kept.c.done, bindparam("new_done")),
        answers=case((_IS_LATER, bindparam("new_answers")), else_=lessons_kept.c.answers),
        at=case((_IS_LATER, bindparam("new_at")), else_=lessons_kept.c.at),
    )
)
_ADD_PUZZLE: Final = insert(puzzles_tried)
_IS_EARLIER: Final = bindparam("new_at") < puzzles_tried.c.at
_IS_LAST: Final = bindparam("new_last") > puzzles_tried.c.last
_CHANGE_PUZZLE: Final = (
    update(puzzles_tried)
    .where(
        puzzles_tried.c.person == bindparam("of_person"),
        puzzles_tried.c.game == bindparam("of_game"),
        puzzles_tried.c.number == bindparam("of_number"),
    )
    .values(
        right=case((_IS_EARLIER, bindparam("new_right")), else_=puzzles_tried.c.right),
        solved=or_(puzzles_tried.c.solved, bindparam("new_solved")),
        at=case((_IS_EARLIER, bindparam("new_at")), else_=puzzles_tried.c.at),
        last=case((_IS_LAST, bindparam("new_last")), else_=puzzles_tried.c.last),
    )
)
_FORGET: Final = [
    delete(table).where(table.c.person == bindparam("person_id"))
    for table in (lessons_kept, puzzles_tried)
]


async def read(connection: AsyncConnection, person: str) -> Progress:
    """All progress of a person, the oldest first."""
    lessons = await connection.execute(
        select(lessons_kept).where(lessons_kept.c.person == person).order_by(lessons_kept.c.at)
    )
    puzzles = await connection.execute(
        select(puzzles_tried).where(puzzles_tried.c.person == person).order_by(puzzles_tried.c.at)
    )
    return Progress(
        [
            LessonKept(row.game, row.chapter, row.done, msgspec.json.decode(row.answers), row.at)
            for row in lessons
        ],
        [
            PuzzleTried(row.game, row.number, row.right, row.solved, row.at, row.last)
            for row in puzzles
        ],
    )


def keep_lesson(person: str, lesson: LessonKept, *, known: bool) -> Change:
    """Merge the progress of a chapter into the stored one."""
    answers = msgspec.json.encode(lesson.answers).decode()
    said: dict[str, Any] = {"done": lesson.done, "answers": answers, "at": lesson.at}
    if known:
        return _CHANGE_LESSON, _new(said, person=person, game=lesson.game, chapter=lesson.chapter)
    return _ADD_LESSON, {"person": person, "game": lesson.game, "chapter": lesson.chapter, **said}


def keep_puzzle(person: str, puzzle: PuzzleTried, *, known: bool) -> Change:
    """Merge the progress of a puzzle into the stored one."""
    said = msgspec.structs.asdict(puzzle)
    if known:
        del said["game"], said["number"]
        return _CHANGE_PUZZLE, _new(said, person=person, game=puzzle.game, number=puzzle.number)
    return _ADD_PUZZLE, {"person": person, **said}


def forget(person: str) -> list[Change]:
    return [(statement, {"person_id": person}) for statement in _FORGET]


def _new(said: dict[str, Any], **of: Any) -> dict[str, Any]:
    return {f"of_{name}": value for name, value in of.items()} | {
        f"new_{name}": value for name, value in said.items()
    }
