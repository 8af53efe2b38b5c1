"""Golden playthroughs and path counts, committed in this folder."""

import json
from pathlib import Path

from guildhall import games
from guildhall.conformance.perft import perft
from guildhall.conformance.playthrough import playthrough
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State

FOLDER = Path(__file__).parent
SEED = 20
COUNTS = FOLDER / "paths.json"
DEPTHS = (1, 2, 3)


def tables() -> list[tuple[str, int]]:
    boxes = [games.load(name) for name in games.NAMES]
    return [(box.name, n) for box in boxes for n in range(box.min_seats, box.max_seats + 1)]


def file(name: str, seats: int) -> Path:
    return FOLDER / f"{name}-{seats}.txt"


def text(name: str, seats: int) -> str:
    return playthrough(games.load(name), seats, SEED)


def counts(name: str, seats: int) -> list[int]:
    """Count paths of each depth from the start of a game and from two later positions."""
    game = games.load(name)
    starts = [(1, 0), (2, 30), (3, 60)]
    return [
        perft(after(game.new(seats, seed), moves), depth)
        for seed, moves in starts
        for depth in DEPTHS
    ]


def after(state: State, moves: int) -> State:
    """Return the state after this many sensible random moves."""
    rng = seeded(moves)
    for _ in range(moves):
        state.play(choose_eagerly(state, rng))
    return state


def all_counts() -> dict[str, list[int]]:
    return {f"{name}-{seats}": counts(name, seats) for name, seats in tables()}


def committed_counts() -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads(COUNTS.read_text("utf-8"))
    return found
