"""Find simulations and temperatures for levels 1 to 10 with equal steps in strength.

`python -m bench.find_levels FILE GAME=NET ...`: neighbouring points of a path from weak to strong
play each other, which rates every point; the levels are spaced evenly on the path. `make levels`
then measures them on other deals.
"""

import json
import sys
from itertools import pairwise
from math import log10
from pathlib import Path

from guildhall import games
from guildhall.bots import net
from guildhall.bots.bot import Budget
from guildhall.bots.levels import Level, Numbered
from guildhall.core.game import Game
from guildhall.core.perspective import Perspective
from guildhall.spread import spread

Point = tuple[int, float]
"""Simulations and temperature."""
SEED = 630_000_000
GAMES = 56
STEP = 120
"""The rating difference at which the stronger player wins two games of three."""
STEPS = 9
PATHS = {
    file.stem: [(int(simulations), float(temperature)) for simulations, temperature in path]
    for file in sorted((Path(__file__).parent / "courses").glob("*.json"))
    for path in [json.loads(file.read_text("utf-8"))]
}
"""The points of each game, the weakest first."""


class AtPoint(Numbered):
    """Plays like a level at a point of the path."""

    def __init__(self, seed: int, point: Point, file: Path) -> None:
        super().__init__(seed, Budget(), "1")
        self._own = net.load(file)
        self._point = Level(*point)

    def _level(self, game: Game) -> Level:
        return self._point


def play(task: tuple[str, Path, Point, Point, int]) -> tuple[str, Point, float]:
    """Play two games of a deal, one from each seat; return how many the stronger point wins."""
    name, file, weak, strong, deal = task
    won = 0.0
    for seat in range(2):
        state = games.load(name).new(2, deal)
        points = (strong, weak) if seat == 0 else (weak, strong)
        players = [AtPoint(deal * 8 + place, point, file) for place, point in enumerate(points)]
        while not state.over:
            mover = int(state.seat)
            state.play(players[mover].choose(Perspective(state, mover)))
        places = state.ranking()
        won += (places[seat] == 1) / places.count(1)
    return name, strong, won


def main() -> None:
    out = Path(sys.argv[1])
    files = dict(one.split("=") for one in sys.argv[2:])
    tasks = [
        (name, Path(file), weak, strong, SEED + n)
        for name, file in files.items()
        for weak, strong in pairwise(PATHS[name])
        for n in range(GAMES // 2)
    ]
    won: dict[tuple[str, Point], float] = {}
    for name, point, share in spread(play, tasks):
        won[name, point] = won.get((name, point), 0.0) + share
    found: dict[str, list[Point]] = {}
    for name in files:
        path = PATHS[name]
        heights = [0.0]
        for point in path[1:]:
            share = (won[name, point] + 0.5) / (GAMES + 1)
            heights.append(heights[-1] + 400 * log10(share / (1 - share)))
        print(f"PATH {name} {[(p, round(h)) for p, h in zip(path, heights, strict=True)]}")
        found[name] = evenly_spaced(path, heights)
        print(f"LEVELS {name} {found[name]}")
    out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def evenly_spaced(path: list[Point], heights: list[float]) -> list[Point]:
    """Return ten points with equal distances; a step is at most that of two wins in three games."""
    # Ratings must grow along the path: a lower one is raised to the previous one.
    for n in range(1, len(heights)):
        heights[n] = max(heights[n], heights[n - 1] + 1)
    step = min(STEP, heights[-1] / STEPS)
    found = []
    for number in range(STEPS + 1):
        height = min(step * number, heights[-1])
        n = next(n for n in range(1, len(heights)) if heights[n] >= height)
        part = (height - heights[n - 1]) / (heights[n] - heights[n - 1])
        found.append(_between(path[n - 1], path[n], part))
    return found


def _between(low: Point, high: Point, part: float) -> Point:
    if low[0] == 0 and high[0] > 0:
        return high if part >= 0.5 else low
    simulations = round(low[0] * (high[0] / low[0]) ** part) if low[0] else 0
    return simulations, round(low[1] + part * (high[1] - low[1]), 2)


if __name__ == "__main__":
    main()
