"""Pointing at things, in every game: questions exist, and every selection gets an answer."""

from collections.abc import Iterator

import pytest

from guildhall import games, locales
from guildhall.core.errors import UnparsableMove
from guildhall.core.events import PUBLIC, Log
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State

JUNK = (
    "",
    ".",
    "0",
    "0.",
    "0.0",
    "1.999",
    "-1",
    "0.-1",
    "9.1",
    "moon",
    "a.b.c",
    "{seat}",
    "é",
    " ",
)


def positions(name: str) -> Iterator[tuple[State, Log]]:
    """Yield every position of a game with the actions that led to it."""
    game = games.load(name)
    state, log = game.new(game.max_seats, 5), Log()
    rng = seeded(5)
    while not state.over:
        yield state, log
        log = []
        state.play(choose_eagerly(state, rng), log)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_question_is_in_the_catalogue(name: str) -> None:
    for state, _ in positions(name):
        for language in locales.LANGUAGES:
            assert locales.worded(language, *state.question())


@pytest.mark.parametrize("name", games.NAMES)
def test_things_are_named_by_kind_and_id(name: str) -> None:
    game = games.load(name)
    kinds: set[str] = set()
    for state, log in positions(name):
        named = [thing for action in state.legal() for thing in state.things(action)]
        for event in log:
            for viewer in (PUBLIC, event.seat):
                named += game.event_things(event.kind, event.seat, event.seen_by(viewer))
        kinds |= {thing.partition(":")[0] for thing in named}
        assert all(thing.partition(":")[2] for thing in named), named
    assert kinds


@pytest.mark.parametrize("name", games.NAMES)
def test_every_selection_is_answered(name: str) -> None:
    game = games.load(name)
    kinds = {"seat"}
    for number, (state, _) in enumerate(positions(name)):
        legal = [state.things(action) for action in state.legal()]
        kinds |= {thing.partition(":")[0] for things in legal for thing in things}
        if number % 20:
            continue
        junk = [f"{kind}:{rest}" for kind in sorted(kinds) for rest in JUNK]
        pointed = [*legal, *([thing] for thing in junk), junk, ["no thing"], [":"], []]
        for things in pointed:
            try:
                meant = state.nearest(things)
            except UnparsableMove:
                continue
            for action in meant:
                assert 0 <= action < game.n_actions
                assert state.is_legal(action) or state.refusal(action).sentence()
