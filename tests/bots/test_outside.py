"""External bots: the game always continues, and faults are reported by type."""

import shlex
import sys
from pathlib import Path

import pytest

from guildhall import bots, games
from guildhall.bots import UnknownBot, outside
from guildhall.bots.bot import Bot, Budget
from guildhall.bots.outside import Outside
from guildhall.core.perspective import Perspective

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "longest_move.py"


def program(body: str) -> str:
    return shlex.join([sys.executable, "-c", body])


def moved(bot: Bot, moves: int = 3) -> list[str]:
    """Return the first moves of a bot, as text."""
    game = games.load("builders")
    state = game.new(2, 1)
    chosen: list[str] = []
    while len(chosen) < moves:
        legal = state.legal()
        action = legal[0]
        if state.seat == 0:
            action = bot.choose(Perspective(state, 0), Budget(seconds=20))
            assert action in legal
            chosen.append(game.text(action))
        state.play(action)
    bot.close()
    return chosen


def test_the_example_follows_the_protocol_and_is_short() -> None:
    bot = bots.make(f"cmd:{shlex.join([sys.executable, str(EXAMPLE)])}", 1)
    chosen = moved(bot)
    assert bot.faults == []
    assert all(move.startswith(("send", "start", "hire")) for move in chosen)
    code = EXAMPLE.read_text("utf-8")
    assert len(code.splitlines()) < 40
    assert code in (ROOT / "docs" / "tutorials" / "first-bot.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("hello", "should have answered with a JSON object"),
        ("[1]", "should have answered with a JSON object"),
        ('{"action": 1}', "should have answered with a JSON object"),
        ('{"move": "fly away"}', "“fly away”, which is not a move in this game"),
        ('{"move": "end"}', "“end”, which is not a legal move now"),
    ],
)
def test_each_invalid_answer_costs_one_move(answer: str, fault: str) -> None:
    bot = Outside(
        program(f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)"), 1, Budget()
    )
    moved(bot)
    assert len(bot.faults) == 3
    assert bot.faults[1].startswith("Move 2: ")
    assert all(fault in found for found in bot.faults)


def test_a_crashed_bot_is_replaced_for_the_rest_of_the_game() -> None:
    bot = Outside(program("import sys; sys.stdin.readline(); sys.exit(3)"), 1, Budget())
    moved(bot)
    assert bot.faults == ["Move 1: the bot stopped with exit code 3; an apprentice takes over."]


def test_a_bot_that_ignores_the_end_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outside, "_GOODBYE_SECONDS", 0.1)
    bot = Outside(program("import os, time; os.close(1); time.sleep(600)"), 1, Budget())
    moved(bot)
    assert bot.faults == ["Move 1: the bot stopped with exit code -9; an apprentice takes over."]


def test_a_hanging_bot_is_killed() -> None:
    bot = Outside(program("import time; time.sleep(600)"), 1, Budget())
    game = games.load("builders")
    state = game.new(2, 1)
    while state.seat != 0:
        state.play(state.legal()[0])
    chosen = bot.choose(Perspective(state, 0), Budget(seconds=0.05))
    assert chosen in state.legal()
    assert "did not answer within 0.05 s" in bot.faults[0]
    assert bot._program is None


def test_the_time_limit_is_part_of_the_name() -> None:
    bot = bots.make("cmd:0.05s:" + program("import time; time.sleep(600)"), 1)
    state = games.load("builders").new(2, 1)
    assert bot.choose(Perspective(state, int(state.seat))) in state.legal()
    assert "did not answer within 0.05 s" in bot.faults[0]
    assert bots.make("cmd:program", 1).budget.seconds == bots.OUTSIDE_SECONDS
    with pytest.raises(UnknownBot):
        bots.make("cmd:0s:program", 1)


def test_a_bot_that_cannot_start_is_an_error() -> None:
    bot = Outside("no-such-program-anywhere", 1, Budget())
    moved(bot)
    assert len(bot.faults) == 1
    assert "cannot be started" in bot.faults[0]
