"""Numbered levels: each is stronger than the previous one, and mistakes are never absurd."""

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from guildhall import bots, games, locales
from guildhall.bots import UnknownBot, levels
from guildhall.bots.bot import Budget
from guildhall.bots.levels import NUMBERS, Level, Numbered, levels_of
from guildhall.core.perspective import Perspective
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded

DOCS: Final = Path(__file__).parents[2] / "docs"


def drawn(temperature: float, *weights: int) -> Counter[int]:
    """Count how often each of 1,000 choices picks moves with these weights."""
    bot = Numbered(1, Budget(), "1")
    return Counter(bot._drawn(list(enumerate(weights)), temperature) for _ in range(1000))


def test_moves_with_more_visits_are_played_more_often_at_low_temperature() -> None:
    warm, cool = drawn(1.0, 60, 30, 10), drawn(0.5, 60, 30, 10)
    assert [warm[move] for move in range(3)] == pytest.approx([600, 300, 100], abs=60)
    assert cool[0] > warm[0] > warm[1] > cool[1] > 0
    assert drawn(0.0, 30, 60, 60) == {1: 1000}


def test_no_level_plays_moves_with_a_very_low_value() -> None:
    assert set(drawn(1.0, 100, 9, 0, 50)) == {0, 3}
    assert set(drawn(1.0, 0, 0)) == {0}


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_has_ten_levels_with_growing_budgets(name: str) -> None:
    found = levels_of(name)
    assert len(found.levels) == len(NUMBERS) == 10
    simulations = [level.simulations for level in found.levels]
    assert simulations == sorted(simulations)
    assert all(0 <= level.temperature <= 1 for level in found.levels)


@pytest.mark.parametrize("name", games.NAMES)
def test_pages_describe_the_levels_as_they_play(name: str) -> None:
    found, title = levels_of(name), f"## {locales.text('en', f'{name}-title')}\n"
    levels, ladder = (
        (DOCS / page).read_text("utf-8").partition(title)[2].partition("\n## ")[0]
        for page in ("levels.md", "ladder.md")
    )
    for number, level in zip(NUMBERS, found.levels, strict=True):
        looks = f"{level.simulations:,} | {level.temperature:g} | {found.ratings[number]}"
        assert f"| {number} | {looks} |" in levels
    by_rating = sorted(found.ratings.values())
    assert f"\n| {' | '.join(map(str, by_rating))} |" in ladder


def test_a_game_without_measurements_has_levels_without_ratings() -> None:
    found = levels_of("chess")
    assert len(found.levels) == 10
    assert found.ratings == {}


@pytest.mark.parametrize("text", ["0", "11", "01", "3:0.2s", "3:", "３"])
def test_other_levels_and_levels_with_a_budget_are_refused(text: str) -> None:
    with pytest.raises(UnknownBot):
        bots.make(text, 1)


def test_the_same_seed_plays_the_same_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Numbered, "_level", lambda bot, game: Level(12, 1.0))
    state, rng = games.load("builders").new(2, 4), seeded(4)
    twins = [bots.make("5", 8), bots.make("5", 8), bots.make("5", 9)]
    chosen: list[list[int]] = [[], [], []]
    for _ in range(30):
        view = Perspective(state, int(state.seat))
        for bot, choices in zip(twins, chosen, strict=True):
            choices.append(bot.choose(view))
        state.play(choose_eagerly(state, rng))
    assert chosen[0] == chosen[1] != chosen[2]


def test_a_level_stops_its_search_on_a_slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "_PATIENCE", 1e-9)
    monkeypatch.setattr(Numbered, "_level", lambda bot, game: Level(10**9, 0.0))
    state = games.load("builders").new(2, 1)
    bot = Numbered(1, Budget(), "10")
    assert bot.choose(Perspective(state, int(state.seat))) in state.legal()
    assert bot.simulations < 100
