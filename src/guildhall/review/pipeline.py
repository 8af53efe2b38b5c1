"""The steps of every review: feed the moves, judge the decisions in any order, summarise."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from guildhall import games
from guildhall.core import record
from guildhall.core.errors import GuildhallError
from guildhall.core.record import Record
from guildhall.core.state import State
from guildhall.review.judge import USUAL, Way, is_decision, judge
from guildhall.review.model import Judged, Review
from guildhall.review.summary import Course
from guildhall.spread import spread


class NotOver(GuildhallError):
    """Reviews of running games would reveal hidden cards."""

    message = "error-review-not-over"


@dataclass(frozen=True)
class Task:
    """A decision in a form that any process can read."""

    game: str
    snapshot: bytes
    action: int
    number: int
    way: Way


@dataclass(frozen=True)
class Step:
    """A move with the positions before and after it."""

    before: State
    action: int
    after: State


class Pipeline:
    """One review. `known` are decisions that were judged earlier."""

    def __init__(self, way: Way, known: Iterable[Judged] = ()) -> None:
        self._way = way
        self._judged = {one.number: one for one in known}
        self._course = Course()
        self._after: State | None = None
        self.all = 0
        """Decisions of the game so far."""
        self.tasks: list[Task] = []
        """Decisions to judge."""

    @property
    def done(self) -> int:
        return len(self._judged)

    def feed(self, step: Step) -> None:
        """Add the next move of the game."""
        number = self._course.moves
        if self._after is None:
            self._course.begin(step.before)
        self._course.go_on(step.action, step.after)
        self._after = step.after
        if is_decision(step.before):
            self.all += 1
            if number not in self._judged:
                name, snapshot = step.before.game.name, step.before.snapshot()
                self.tasks.append(Task(name, snapshot, step.action, number, self._way))

    def add(self, judged: Judged) -> None:
        self._judged[judged.number] = judged

    def check_over(self) -> None:
        if self._after is None or not self._after.over:
            raise NotOver()

    def review(self) -> Review:
        return self._course.review(self._judged.values())


def judge_task(task: Task) -> Judged:
    state = games.load(task.game).restore(task.snapshot)
    return judge(state, task.action, task.number, task.way)


def review(
    written: Record,
    way: Way = USUAL,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Review:
    """Review a record on all cores."""
    pipeline = Pipeline(way)
    for step in _steps(written):
        pipeline.feed(step)
    pipeline.check_over()
    for judged in spread(judge_task, pipeline.tasks):
        pipeline.add(judged)
        progress(pipeline.done, pipeline.all)
    return pipeline.review()


def _steps(written: Record) -> Iterator[Step]:
    game = games.load(written.game)
    before: State | None = None
    for step in record.replay(game, written):
        if before is not None:
            yield Step(before, game.parse(step.move), step.state)
        before = step.state
