"""The review of a record, on all cores."""

from collections.abc import Callable
from dataclasses import dataclass

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import GuildhallError
from guildhall.core.record import Record
from guildhall.review.judge import USUAL, Way, is_decision, judge
from guildhall.review.model import Judged, Review
from guildhall.review.summary import Course
from guildhall.spread import spread


class NotOver(GuildhallError):
    """Reviews of running games would reveal hidden cards."""

    message = "error-review-not-over"


@dataclass(frozen=True)
class _Task:
    """A decision in a form that any process can read."""

    game: str
    snapshot: bytes
    action: int
    number: int
    way: Way


def review(
    written: Record,
    way: Way = USUAL,
    done: Callable[[int, int], None] = lambda _number, _all: None,
) -> Review:
    """Review a finished game; `done` receives the number of judged decisions and of all."""
    game = games.load(written.game)
    course = Course()
    tasks: list[_Task] = []
    state = None
    for number, step in enumerate(record.replay(game, written)):
        if state is None:
            course.begin(step.state)
        else:
            action = game.parse(step.move)
            course.go_on(action, step.state)
            if is_decision(state):
                tasks.append(_Task(game.name, state.snapshot(), action, number - 1, way))
        state = step.state
    if state is None or not state.over:
        raise NotOver()
    judged: list[Judged] = []
    for one in spread(_judged, tasks):
        judged.append(one)
        done(len(judged), len(tasks))
    return course.review(judged)


def _judged(task: _Task) -> Judged:
    state = games.load(task.game).restore(task.snapshot)
    return judge(state, task.action, task.number, task.way)
