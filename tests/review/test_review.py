"""Reviews: reproducible, with the search's own numbers, from what a seat could know."""

from collections import Counter
from collections.abc import Iterator

import pytest

from guildhall import games, locales
from guildhall.bots import net
from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.bots.hints import accounts, reasons
from guildhall.bots.master import Comparison
from guildhall.buffers import borrow_buffer, give_back
from guildhall.core import record
from guildhall.core.perspective import Perspective
from guildhall.core.playout import eager_choice
from guildhall.core.record import Record
from guildhall.core.rng import seeded
from guildhall.core.state import State
from guildhall.review.judge import AS_GOOD, Way, is_decision, judge, judge_of
from guildhall.review.model import Judged
from guildhall.review.pipeline import NotOver, review
from guildhall.review.summary import MOST_TURNING, Course, lost_chance
from tests.bots.test_hints import POSITIONS, positions

FEW = Way(simulations=10, tries=4, seed=3)


def played(name: str, seed: int = 4) -> Record:
    """Play a game for two, partly sensible and partly random."""
    game = games.load(name)
    written = record.begin(game, 2, seed)
    state = game.new(2, seed)
    rng = seeded(seed)
    room, other = borrow_buffer(), borrow_buffer()
    while not state.over:
        action = int(eager_choice(state, room.actions, other.actions, rng))
        written.moves.append(game.text(action))
        state.play(action)
    give_back(room)
    give_back(other)
    written.key = f"{state.key():032x}"
    return written


def decisions(name: str, every: int) -> Iterator[tuple[int, State, int]]:
    """Return some decisions of a game: number, position and move."""
    game = games.load(name)
    written = played(name)
    state: State | None = None
    for number, step in enumerate(record.replay(game, written)):
        if state is not None and is_decision(state) and number % every == 0:
            yield number - 1, state, game.parse(step.move)
        state = step.state


def searched(state: State, action: int, number: int) -> Comparison:
    """Return the search result for a decision."""
    adviser = Grandmaster(FEW.seed + number, Budget(iterations=FEW.simulations))
    return adviser.compare(Perspective(state, int(state.seat)), lambda _: action, FEW.tries)


@pytest.mark.parametrize("name", games.NAMES)
def test_reviews_show_the_numbers_of_the_search(name: str) -> None:
    for number, state, action in decisions(name, 40):
        found = judge(state, action, number, FEW)
        perspective = Perspective(state, int(state.seat))
        adviser = Grandmaster(FEW.seed + number, Budget(iterations=FEW.simulations))
        best = adviser.advise(perspective)[0].action
        if not found.found:
            assert found.best.move == state.game.text(best)
        compared = searched(state, action, number)
        assert compared.advice[0].action == best
        assert found.played.lead == compared.other.lead
        assert found.played.chance == compared.chances_with_other[int(state.seat)]
        assert found.chances == compared.chances


@pytest.mark.parametrize("name", games.NAMES)
def test_a_reason_is_the_difference_between_the_two_moves(name: str) -> None:
    received = 0
    for state in positions(name, POSITIONS):
        perspective = Perspective(state, int(state.seat))
        if len(perspective.legal) == 1:
            continue
        played, better = perspective.legal[0], perspective.legal[-1]
        worth = accounts(perspective, [better, played])
        for reason in reasons(perspective, worth, better):
            gain = worth[better].get(reason.source, 0.0) - worth[played].get(reason.source, 0.0)
            assert reason.points == pytest.approx(gain)
            assert reason.facts()["more"] == ("more" if gain > 0 else "less")
            received += 1
    assert received > POSITIONS / 2


@pytest.mark.parametrize("name", games.NAMES)
def test_reviews_do_not_depend_on_hidden_information(name: str) -> None:
    """Two states that look the same to the seat get the same review."""
    for number, state, action in decisions(name, 45):
        twin = state.determinize(int(state.seat), seeded(91))
        assert judge(state, action, number, FEW) == judge(twin, action, number, FEW)


@pytest.mark.parametrize("name", games.NAMES)
def test_winning_chances_are_at_most_one_and_a_worse_move_has_less(name: str) -> None:
    for number, state, action in decisions(name, 30):
        found = judge(state, action, number, FEW)
        assert sum(found.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found.chances)
        if found.found:
            assert found.best == found.played
        else:
            assert found.best.move != found.played.move
            assert lost_chance(found) >= AS_GOOD
            assert state.is_legal(state.game.parse(found.best.move))
        for one in (found.best, found.played):
            assert locales.worded("pl", one.message, one.facts)
            # The reasons compare these two moves only.
            perspective = Perspective(state, int(state.seat))
            better = state.game.parse(found.best.move)
            why = reasons(perspective, accounts(perspective, [better, action]), better)
            received = [(one.message, one.points) for one in found.reasons]
            assert received == [(one.message, one.points) for one in why]
        for reason in found.reasons:
            assert locales.text("fr", reason.message, reason.facts)


@pytest.mark.parametrize("name", games.NAMES)
def test_the_course_of_a_game_ends_with_the_result_and_counts_unused_things(name: str) -> None:
    game = games.load(name)
    course = Course()
    state: State | None = None
    unused: list[Counter[str]] = [Counter(), Counter()]
    for step in record.replay(game, played(name)):
        if state is None:
            course.begin(step.state)
        else:
            action = game.parse(step.move)
            unused[int(state.seat)].update(state.waste(action))
            course.go_on(action, step.state)
        state = step.state
    assert state is not None
    found = course.review([])
    assert found.by == "grandmaster"
    for seat in range(state.seats):
        own = {grown.source: grown for grown in found.growth if grown.seat == seat}
        ended = {source: points for source, points in state.breakdown(seat).items() if points}
        assert {s: grown.points[-1] for s, grown in own.items() if grown.points[-1]} == ended
        for grown in own.values():
            assert grown.numbers == sorted(set(grown.numbers))
            assert len(grown.points) == len(grown.numbers)
        unused[seat].update(state.left_over(seat))
        assert Counter({left.name: left.counts[seat] for left in found.left}) == unused[seat]
    assert found.left, "every player leaves something unused"
    for left in found.left:
        for language in locales.LANGUAGES:
            assert locales.has(language, f"{name}-left-{left.name}")
    assert sum(found.chances) == pytest.approx(1)
    assert [chance > 0 for chance in found.chances] == [place == 1 for place in state.ranking()]


def test_a_review_is_reproducible_and_reports_its_progress() -> None:
    written = played("builders")
    counted: list[tuple[int, int]] = []
    first = review(written, FEW, lambda number, all_: counted.append((number, all_)))
    assert first == review(written, FEW)
    assert counted == [(n, len(first.judged)) for n in range(1, len(first.judged) + 1)]
    assert len(first.turning) <= MOST_TURNING
    lost = {one.number: lost_chance(one) for one in first.judged}
    others = [lost[number] for number in lost if number not in first.turning]
    assert first.turning, "random moves lose much"
    assert min(lost[number] for number in first.turning) >= (
        max(others) if len(first.turning) == MOST_TURNING else 0.05
    )
    for seat, finder in enumerate(first.finders):
        own: list[Judged] = [one for one in first.judged if one.seat == seat]
        assert finder.decisions == len(own)
        assert finder.best == sum(one.found for one in own)
        assert finder.lost > 0


def test_a_review_without_a_net_names_the_master(monkeypatch: pytest.MonkeyPatch) -> None:
    state = games.load("builders").new(2, 1)
    assert judge_of(state) == "grandmaster"
    monkeypatch.setattr(net, "shipped", lambda game: None)
    assert judge_of(state) == "master"


def test_a_running_game_is_not_reviewed() -> None:
    written = record.begin(games.load("builders"), 2, 1)
    with pytest.raises(NotOver):
        review(written, FEW)
