"""Views of running games, to test how the browser renders them."""

import json
from pathlib import Path
from typing import Any

from guildhall import games
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.lessons.following import follow, models
from guildhall.lessons.script import script

SEATS = {"craftsmen": 3}
"""The number of players if not two: only three can change the order of turns."""
EVERY = {"builders": 23, "burgundy": 37, "craftsmen": 53}
"""The interval between sampled decisions, chosen so that all kinds of them occur."""


def views(game: str) -> list[dict[str, Any]]:
    """Return sampled views of all seats in one game, from start to end."""
    box = games.load(game)
    seats = SEATS.get(game, 2)
    state = box.new(seats=seats, seed=5)
    rng = seeded(5)
    found = []
    for number in range(10**6):
        if state.over or number % EVERY[game] == 0:
            found.append(dict(state.view(number % seats)))
        if state.over:
            return found
        state.play(choose_eagerly(state, rng))
    raise AssertionError("the game does not end")


def lessons(game: str) -> list[dict[str, Any]]:
    """Return the view and the outlined things of each step of the lessons."""
    box = games.load(game)
    found = []
    for chapter in script(box).chapters:
        for number, step in enumerate(chapter.steps):
            state = follow(box, chapter, models(chapter)[:number]).state
            shows = [thing for thing in step.show if not thing.startswith("move:")]
            step_of = f"{chapter.name} {step.name}"
            found.append({"step": step_of, "view": dict(state.view(chapter.you)), "shows": shows})
    return found


def write(file: Path) -> None:
    received: dict[str, Any] = {}
    for game in games.NAMES:
        box = games.load(game)
        received[game] = {
            "material": {**box.material, **box.figures},
            "views": views(game),
            "lessons": lessons(game),
        }
    file.write_text(json.dumps(received), "utf-8")
