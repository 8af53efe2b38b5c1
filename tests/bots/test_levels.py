"""Bots choose legal moves, reproducibly for a seed and view; each level beats the one below."""

import pytest

from guildhall import bots, games
from guildhall.bots import UnknownBot
from guildhall.bots.bot import Budget
from guildhall.bots.levels import NUMBERS
from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded

FEW = Budget(iterations=20)


@pytest.mark.parametrize("bot", [bot for bot in bots.BOTS if bot not in NUMBERS[1:6] + NUMBERS[7:]])
@pytest.mark.parametrize("name", games.NAMES)
def test_the_choice_does_not_depend_on_hidden_information(name: str, bot: str) -> None:
    game = games.load(name)
    state = game.new(game.min_seats, 5)
    rng = seeded(2)
    for move in range(60):
        if state.over:
            break
        seat = int(state.seat)
        legal = state.legal()
        if move % (30 if bot == "journeyman" else 10) == 0:
            imagined = [state.determinize(seat, seeded(n)) for n in range(3)]
            players = [bots.make(bot, 9) for _ in imagined]
            choices = {
                player.choose(Perspective(table, seat), FEW)
                for player, table in zip(players, imagined, strict=True)
            }
            assert len(choices) == 1
            assert choices <= set(legal)
        state.play(legal[rng.below(len(legal))])


def wins(name: str, better: str, worse: str, matches: int) -> float:
    game = games.load(name)
    won = 0.0
    for seed in range(matches):
        mine = seed % 2
        players = {mine: bots.make(better, seed), 1 - mine: bots.make(worse, seed)}
        state = game.new(2, seed)
        while not state.over:
            seat = int(state.seat)
            state.play(players[seat].choose(Perspective(state, seat)))
        places = state.ranking()
        won += (places[mine] == 1) / places.count(1)
    return won


@pytest.mark.parametrize("name", games.NAMES)
def test_the_apprentice_beats_random(name: str) -> None:
    assert wins(name, "apprentice", "random", 10) >= 8


@pytest.mark.parametrize("text", ["wizard", "master:", "master:fast", "master:xs", "grandmaster:s"])
def test_unknown_bot(text: str) -> None:
    with pytest.raises(UnknownBot, match="journeyman, master, grandmaster"):
        bots.make(text, 1)
