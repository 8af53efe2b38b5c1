"""Search for random games that end in each way and record the missing ones.

Run `python -m tests.recorded` after an intended change of the rules; delete the old records first.
"""

from importlib import import_module
from itertools import count

from guildhall import games
from guildhall.core.game import Game
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State
from guildhall.table import LocalTable
from tests.recorded.test_recorded import FOLDER


def chosen(state: State, seed: int) -> int:
    """Choose moves uniformly at random in every tenth game, by preference in the others."""
    rng = seeded(seed + state.key())
    legal = state.legal()
    return legal[rng.below(len(legal))] if seed % 10 == 0 else choose_eagerly(state, rng)


def complete(game: Game) -> None:
    ends = import_module(f"tests.recorded.{game.name}").ENDS
    missing = {end for end in ends if not (FOLDER / game.name / f"{end}.json").exists()}
    for seed in count():
        if not missing:
            return
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        table = LocalTable.open(game, seats, seed)
        while not table.state.over:
            table.play(chosen(table.state, seed))
        met = next((end for end in sorted(missing) if ends[end](table.state)), None)
        if met:
            print(game.name, met, "seed", seed)
            table.record().save(FOLDER / game.name / f"{met}.json")
            missing.discard(met)


for name in games.NAMES:
    complete(games.load(name))
