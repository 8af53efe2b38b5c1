"""Hints: the numbers of the search itself, and reasons that never contradict the evaluation."""

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
"""Of each game, but for those where a game has just ended."""


def positions(name: str, number: int) -> Iterator[State]:
    """From sensible games of all numbers of players, one after a few moves each."""
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
def test_the_account_adds_up_to_the_evaluation(name: str) -> None:
    for state in positions(name, POSITIONS):
        for seat in range(state.seats):
            assert sum(state.account(seat).values()) == state.evaluate(seat)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_reason_never_contradicts_the_numbers(name: str) -> None:
    """What is said to be more is more, by so much, than after the others.

    What speaks for the move comes first. All that is left unsaid is smaller than what is said.
    """
    received = seen = 0
    for state in positions(name, POSITIONS):
        seen += 1
        perspective = Perspective(state, int(state.seat))
        # A few of the moves will do: all are compared with each other.
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
def test_every_source_has_words_in_every_language(name: str) -> None:
    for state in positions(name, 40):
        for source in state.account(int(state.seat)):
            message = f"{name}-reason-{source.replace('_', '-')}"
            for language in locales.LANGUAGES:
                for more in ("more", "less"):
                    assert locales.text(language, message, {"more": more})


@pytest.mark.parametrize("name", games.NAMES)
def test_the_numbers_are_those_of_the_search(name: str) -> None:
    for state in positions(name, 5):
        perspective = Perspective(state, int(state.seat))
        advice = Master(9, FEW).advise(perspective)
        found = [hint.advice for hint in hints(perspective, Master(9, FEW))]
        assert set(found) == set(advice[:3])
        shown = [round(one.lead, 1) for one in found]
        assert shown == sorted(shown, reverse=True)


def test_the_most_promising_comes_first_and_of_equals_the_one_tried_more() -> None:
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
def test_nothing_hidden_has_a_part_in_it(name: str) -> None:
    """Two tables that a seat cannot tell apart get the same hints, reasons and warnings."""
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


def test_nobody_is_warned_of_the_first_hint() -> None:
    """Also where it was hardly tried, and promises most by luck."""
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
