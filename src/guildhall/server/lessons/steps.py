"""A step of a lesson, as it is shown: the same table as any other, kept by nobody."""

from collections.abc import Sequence

from guildhall.core.game import Game
from guildhall.core.undo_point import UndoPoint
from guildhall.lessons.following import Made, Standing, follow
from guildhall.lessons.script import Chapter, message_of
from guildhall.server.lessons.messages import LessonReasons, LessonSet, LessonStep
from guildhall.server.socket import render
from guildhall.server.tables import moves, selections
from guildhall.server.tables.running import Running, result_of
from guildhall.table.entry import LogEntry, events_of
from guildhall.table.play import move_details
from guildhall.table.view import Entry, Position, Sentence


def step(game: Game, chapter: Chapter, answers: Sequence[Sequence[str]]) -> LessonStep:
    """Where answers lead; raises where the last one is a move that the rules forbid."""
    standing = follow(game, chapter, answers)
    now = standing.step
    asks = now is not None and bool(now.right)
    running = _running(standing)
    return LessonStep(
        number=standing.number,
        steps=len(chapter.steps),
        says=Sentence(message_of(game, chapter, now), {}) if now else None,
        asks=asks,
        shows=now.show if now else [],
        rule=now.rule if now else "",
        mistake=Sentence(standing.mistake, {}) if standing.mistake else None,
        seats=int(standing.state.seats),
        position=position(running, chapter.you, asks=asks),
        previews=moves.previews(running) if asks else {},
        made=[_entry(number, made, chapter.you) for number, made in enumerate(standing.made, 1)],
    )


def why(
    game: Game,
    chapter: Chapter,
    answers: Sequence[Sequence[str]],
    things: list[str],
    language: str,
) -> LessonReasons:
    """Why not, for the moves that pointing at these things most likely meant."""
    running = _running(follow(game, chapter, answers))
    found = moves.why_at(running, None, things)
    return LessonReasons([moves.reason(move, refusal, language) for move, refusal in found])


def compose(
    game: Game,
    chapter: Chapter,
    answers: Sequence[Sequence[str]],
    things: list[str],
    language: str,
) -> LessonSet:
    """What things make together, where the step asks for a set."""
    state = follow(game, chapter, answers).state
    made, refusal, best = selections.compose_at(state, things)
    return LessonSet(made, moves.reason("", refusal, language) if refusal else None, best)


def _running(standing: Standing) -> Running:
    return Running(UndoPoint(standing.state, 0), standing.number + 1, standing.number)


def position(running: Running, viewer: int, *, asks: bool) -> Position:
    """What is shown to whom, and asked only where there is something to answer."""
    state = running.state
    kind = state.kind() if asks else "one"
    return Position(
        position=running.position,
        you=viewer,
        turn=int(state.seat),
        over=state.over,
        view=render.view(running, viewer),  # type: ignore[arg-type]
        moves=render.legal_moves(running) if asks else [],
        question=render.question(running) if asks else None,
        kind=kind,  # type: ignore[arg-type]
        pieces=state.pieces() if kind == "set" else [],
        undo=False,
        result=result_of(state),
    )


def _entry(number: int, made: Made, viewer: int) -> Entry:
    game, seat = made.before.game, int(made.before.seat)
    details = move_details(made.before, made.action, made.after, made.log)
    events = events_of(made.log)
    line = LogEntry(seq=number, at=0, kind="move", seat=seat, details=details, events=events)
    return line.for_viewer(viewer, game)
