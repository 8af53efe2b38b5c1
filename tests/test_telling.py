"""The messages, log and moments of a game: the same in all three games."""

import pytest

from guildhall import games
from guildhall.core.events import Log
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State
from guildhall.locales import LANGUAGES, worded

STEP = 23
"""Every n-th position is checked for hidden information."""


def played(name: str, seats: int, seed: int) -> list[tuple[State, int, State, Log]]:
    """Yield every move of a game: position, action, next position, events."""
    state: State = games.load(name).new(seats, seed)
    rng = seeded(seed)
    found = []
    while not state.over:
        action = choose_eagerly(state, rng)
        after, log = state.played(action)
        found.append((state, action, after, log))
        state = after
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_every_move_is_logged(name: str) -> None:
    for state, action, after, log in played(name, 3, 4):
        unsaid = state.unsaid(action, after, log)
        text = state.game.text(action)
        # A move of several steps is logged with its last one; the order of returned cards is never
        # logged.
        part = text.startswith("put ") or (after.seat == state.seat and text not in ("pass", "end"))
        assert log or unsaid or part, f"{text} is not logged"
        assert all(0 <= place <= len(log) for place, _ in unsaid)


def test_a_helper_without_effect_has_a_reason() -> None:
    received = [
        event
        for state, action, after, log in played("craftsmen", 4, 4)
        for _, event in state.unsaid(action, after, log)
    ]
    idle = [event for event in received if event.kind == "craftsmen-idle"]
    assert {e.facts["guild"] for e in idle} == {"builders", "notary", "crafts", "merchants"}
    for language in LANGUAGES:
        said = {str(e.facts["guild"]): worded(language, e.kind, e.facts) for e in idle}
        # The reason follows a colon, and is that of the guild.
        reasons = [words.rsplit(":", 1)[1].strip() for words in said.values()]
        assert all(reasons)
        assert len(set(reasons)) == len(said)


@pytest.mark.parametrize("name", games.NAMES)
def test_public_events_depend_on_nothing_hidden(name: str) -> None:
    for state, _, _, _ in played(name, 2, 6)[::STEP]:
        points = [state.breakdown(seat) for seat in range(2)]
        for viewer in (-1, 0, 1):
            believed = state.determinize(viewer, seeded(1))
            assert believed.moment() == state.moment()
            assert believed.chapter() == state.chapter()
            if state.game.open_scores:
                assert [believed.breakdown(seat) for seat in range(2)] == points


@pytest.mark.parametrize(
    ("name", "moments", "chapters"),
    [("craftsmen", 12, 12), ("burgundy", 25, 5)],
)
def test_every_round_is_a_moment_and_the_last_one_is_marked(
    name: str, moments: int, chapters: int
) -> None:
    received = [
        after for state, _, after, _ in played(name, 2, 3) if state.moment() != after.moment()
    ]
    begun = [state for state in received if "last" in state.moment()[1]]
    if name == "burgundy":
        begun = [games.load(name).new(2, 3), *begun]
    assert len(begun) == moments
    assert [state.moment()[1]["last"] for state in begun] == [0] * (moments - 1) + [1]
    assert len({state.chapter() for state in begun}) == chapters


def test_the_builders_announce_the_last_round_when_a_player_has_enough_points() -> None:
    facts = [after.moment()[1] for _, _, after, _ in played("builders", 2, 3)]
    last = [int(str(fact["last"])) for fact in facts]
    assert last == sorted(last)
    assert (last[0], last[-1]) == (0, 1)
    assert facts[-1]["round"] == facts[last.index(1)]["round"]
