"""Bots choose legal moves, the same for the same seed and view, and greedy beats random."""

import pytest

from guildhall import bots, games
from guildhall.core.errors import UnknownBot
from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded


@pytest.mark.parametrize("bot", bots.BOTS)
@pytest.mark.parametrize("name", games.NAMES)
def test_the_choice_does_not_depend_on_what_is_hidden(name: str, bot: str) -> None:
    game = games.load(name)
    state = game.new(game.min_seats, 5)
    rng = seeded(2)
    for _ in range(60):
        if state.over:
            break
        seat = int(state.seat)
        imagined = [state.determinize(seat, seeded(n)) for n in range(3)]
        choices = {bots.make(bot, 9).choose(Perspective(table, seat)) for table in imagined}
        assert len(choices) == 1
        assert choices <= set(state.legal())
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", games.NAMES)
def test_greedy_beats_random(name: str) -> None:
    game = games.load(name)
    wins = 0
    for seed in range(10):
        players = {seed % 2: bots.make("greedy", seed), 1 - seed % 2: bots.make("random", seed)}
        state = game.new(2, seed)
        while not state.over:
            seat = int(state.seat)
            state.play(players[seat].choose(Perspective(state, seat)))
        wins += state.ranking()[seed % 2] == 1
    assert wins >= 9


def test_unknown_bot() -> None:
    with pytest.raises(UnknownBot, match="the bots are: random, greedy"):
        bots.make("wizard", 1)
