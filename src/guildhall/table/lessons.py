"""A step of a lesson as a page shows it; the host stores nothing."""

from collections.abc import Sequence

from msgspec import Struct

from guildhall.core.game import Game
from guildhall.core.undo_point import UndoPoint
from guildhall.lessons.following import Made, Standing, follow
from guildhall.lessons.script import Chapter, message_of
from guildhall.table import choices, why_not
from guildhall.table.entry import LogEntry
from guildhall.table.play import move_details
from guildhall.table.session import Session
from guildhall.table.view import Bundle, Entry, Position, Reason, Sentence


class LessonStep(Struct, frozen=True):
    """A step of a chapter, with the table it is played on."""

    number: int
    """The number of right answers; the client keeps these."""
    steps: int
    """How many steps the chapter has; it is over when as many answers are right."""
    says: Sentence | None
    """None at the end of the chapter."""
    asks: bool
    """It asks for a move; otherwise it is only to be read."""
    shows: list[str]
    """The things it is about; `move:end` is the move of that text."""
    rule: str
    """The rule that it rests on."""
    mistake: Sentence | None
    """The response to your last answer, if that is wrong."""
    seats: int
    position: Position
    made: list[Entry]
    """What was played since the step before."""


class LessonReasons(Struct, frozen=True):
    """Why the moves that were most likely meant are not possible."""

    reasons: list[Reason]


class LessonSet(Struct, frozen=True):
    """What things make together, as at a table."""

    made: Bundle
    why: Reason | None
    best: list[Bundle]


def step(game: Game, chapter: Chapter, answers: Sequence[Sequence[str]]) -> LessonStep:
    """The step after these answers; raises if the rules forbid the last one."""
    standing = follow(game, chapter, answers)
    now = standing.step
    asks = now is not None and bool(now.right)
    session = _session(standing)
    return LessonStep(
        number=standing.number,
        steps=len(chapter.steps),
        says=Sentence(message_of(game, chapter, now), {}) if now else None,
        asks=asks,
        shows=now.show if now else [],
        rule=now.rule if now else "",
        mistake=Sentence(standing.mistake, {}) if standing.mistake else None,
        seats=int(standing.state.seats),
        position=session.seen_by(chapter.you, asks=asks),
        made=[_entry(number, made, chapter.you) for number, made in enumerate(standing.made, 1)],
    )


def why(
    game: Game,
    chapter: Chapter,
    answers: Sequence[Sequence[str]],
    things: list[str],
    language: str,
) -> LessonReasons:
    """Why the moves that these things most likely mean are not possible."""
    state = follow(game, chapter, answers).state
    return LessonReasons(why_not.reasons(state, None, things, language))


def compose(
    game: Game,
    chapter: Chapter,
    answers: Sequence[Sequence[str]],
    things: list[str],
    language: str,
) -> LessonSet:
    """What things make together, where the step asks for a set."""
    return LessonSet(*choices.compose(follow(game, chapter, answers).state, things, language))


def _session(standing: Standing) -> Session:
    return Session(UndoPoint(standing.state, 0), standing.number + 1, standing.number)


def _entry(number: int, made: Made, viewer: int) -> Entry:
    details = move_details(made.before, made.action, made.after, made.log)
    seat, events = int(made.before.seat), made.log
    entry = LogEntry(seq=number, at=0, kind="move", seat=seat, details=details, events=events)
    return entry.for_viewer(viewer, made.before.game)
