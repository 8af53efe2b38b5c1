"""Hints: they show the search's own numbers, and reasons never contradict the evaluation."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from guildhall import games, locales
from guildhall.bots.bot import Budget
from guildhall.bots.hints import accounts, careless, explained, hints, reasons
from guildhall.bots.master import Advice, Master
from guildhall.buffers import borrow_buffer
from guildhall.core.perspective import Perspective
from guildhall.core.playout import eager_choice
from guildhall.core.rng import seeded
from guildhall.core.state import State

FEW = Budget(iterations=40)
POSITIONS = 1100
"""Positions per game; a position after the end does not count."""


def positions(name: str, number: int) -> Iterator[State]:
    """Sample a position after a few moves from sensible games with every number of players."""
    game = games.load(name)
    rng = seeded(5)
    room, other = borrow_buffer(), borrow_buffer()
    state = game.new(game.min_seats, 1)
    for count in range(number):
        for _ in range(7):
            if state.over:
                seats = game.min_seats + count % (game.max_seats - game.min_seats + 1)
                state = game.new(seats, count)
            state.do_play(eager_choice(state, room.actions, other.actions, rng), None)
        if not state.over:
            yield state


@pytest.mark.parametrize("name", games.NAMES)
def test_the_breakdown_adds_up_to_the_evaluation(name: str) -> None:
    for state in positions(name, POSITIONS):
        for seat in range(state.seats):
            assert sum(state.account(seat).values()) == state.evaluate(seat)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_reason_never_contradicts_the_numbers(name: str) -> None:
    """Check that each reason shows the true difference to the other moves.

    Reasons in favour of the move come first. Every omitted difference is smaller than those shown.
    """
    received = seen = 0
    for state in positions(name, POSITIONS):
        seen += 1
        perspective = Perspective(state, int(state.seat))
        # A few moves are enough: each is compared with all others.
        perspective.legal = perspective.legal[:: 1 + len(perspective.legal) // 8]
        worth = accounts(perspective)
        action = perspective.legal[received % len(perspective.legal)]
        found = reasons(perspective, worth, action)
        others = [account for other, account in worth.items() if other != action]
        gains = {
            source: worth[action].get(source, 0.0)
            - sum(account.get(source, 0.0) for account in others) / max(1, len(others))
            for account in worth.values()
            for source in account
        }
        for reason in found:
            assert reason.points == pytest.approx(gains[reason.source])
            assert reason.facts()["more"] == ("more" if gains[reason.source] > 0 else "less")
        said = [reason.points for reason in found]
        assert said == sorted(said, key=lambda points: (points < 0, -abs(points)))
        unsaid = [
            abs(gain)
            for source, gain in gains.items()
            if source not in {reason.source for reason in found}
        ]
        if len(found) == 3 and unsaid:
            assert max(unsaid) <= min(abs(reason.points) for reason in found) + 1e-9
        received += len(found)
    assert seen >= 1000
    assert received > POSITIONS / 2


@pytest.mark.parametrize("name", games.NAMES)
def test_every_source_has_messages_in_every_language(name: str) -> None:
    for state in positions(name, 40):
        for source in state.account(int(state.seat)):
            message = f"{name}-reason-{source.replace('_', '-')}"
            for language in locales.LANGUAGES:
                for more in ("more", "less"):
                    assert locales.text(language, message, {"more": more})


@pytest.mark.parametrize("name", games.NAMES)
def test_hints_show_the_numbers_of_the_search(name: str) -> None:
    for state in positions(name, 5):
        perspective = Perspective(state, int(state.seat))
        advice = Master(9, FEW).advise(perspective)
        found = [hint.advice for hint in hints(perspective, Master(9, FEW))]
        assert set(found) == set(advice[:3])
        shown = [round(one.lead, 1) for one in found]
        assert shown == sorted(shown, reverse=True)


def test_hints_are_sorted_by_value_and_then_by_visits() -> None:
    state = games.load("builders").new(2, 4)
    perspective = Perspective(state, int(state.seat))
    first, second, third, hardly_tried = (
        Advice(action, tries, lead)
        for action, tries, lead in zip(
            perspective.legal, (40, 30, 20, 1), (1.04, 2.5, 0.96, 90.0), strict=False
        )
    )
    found = explained(perspective, [first, second, third, hardly_tried])
    assert [hint.advice for hint in found] == [second, first, third]


@pytest.mark.parametrize("name", games.NAMES)
def test_hints_do_not_depend_on_hidden_information(name: str) -> None:
    """Two states that look the same to a seat yield the same hints, reasons and warnings."""
    for state in positions(name, 5):
        seat = int(state.seat)
        twin = state.determinize(seat, seeded(77))
        received = []
        for one in (state, twin):
            perspective = Perspective(one, seat)
            advice = Master(3, FEW).advise(perspective)
            received.append((explained(perspective, advice), careless(perspective, advice)))
        assert received[0] == received[1]


def test_the_best_move_is_never_careless() -> None:
    for state in positions("builders", 30):
        perspective = Perspective(state, int(state.seat))
        advice = Master(3, FEW).advise(perspective)
        assert advice[0].action not in careless(perspective, advice)


def test_the_first_hint_has_no_warning() -> None:
    """Even if the first hint has few visits and its value is luck."""
    warned = 0
    for state in positions("builders", 12):
        perspective = Perspective(state, int(state.seat))
        best, *others = Master(3, FEW).advise(perspective)
        for action in careless(perspective, [best, *(replace(one, tries=1) for one in others)]):
            advice = [best, Advice(action, 1, best.lead + 1)]
            assert explained(perspective, advice)[0].advice.action == action
            assert careless(perspective, advice) == []
            warned += 1
    assert warned
