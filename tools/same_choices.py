"""Compare a bot's compiled and interpreted choices: `python -m tools.same_choices 10000`.

Both forms play the same games for all numbers of players and print the search result of a
grandmaster at every third position: each legal move, its visits and its exact expected lead.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from guildhall import games
from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.core import compiled
from guildhall.core.perspective import Perspective
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State

ROOT = Path(__file__).parent.parent
FORMS = (ROOT / "tests" / "compiled", ROOT / "src")
SIMULATIONS = 4
"""Small, because the interpreted rules are slow."""
EVERY = 3


def main() -> None:
    if len(sys.argv) > 2:
        print_choices(int(sys.argv[1]))
        return
    number = int(sys.argv[1])
    machine, plain = (choices_of(form, number) for form in FORMS)
    if (machine[0], plain[0]) != ("compiled", "interpreted"):
        sys.exit("Build the compiled form first: `make build/compiled/.done`.")
    differing = [line for line, other in zip(machine, plain, strict=True) if line != other][1:]
    print(f"{len(plain) - 1} positions, {len(differing)} differ")
    for line in differing[:20]:
        print(line)
    sys.exit(bool(differing))


def choices_of(form: Path, number: int) -> list[str]:
    """Return the output of one form: its name, then a line for each position."""
    run = subprocess.run(
        [sys.executable, "-m", "tools.same_choices", str(number), "print"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(form)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def print_choices(number: int) -> None:
    print("compiled" if compiled() else "interpreted")
    for place, name in enumerate(games.NAMES):
        share = number // len(games.NAMES) + (place < number % len(games.NAMES))
        for _, (state, where) in zip(range(share), positions(name), strict=False):
            bot = Grandmaster(share, Budget(iterations=SIMULATIONS))
            advice = bot.advise(Perspective(state, int(state.seat)))
            print(where, hashlib.blake2b(f"{advice}".encode(), digest_size=8).hexdigest())


def positions(name: str) -> Iterator[tuple[State, str]]:
    """Yield every third position with a choice, game after game."""
    game = games.load(name)
    for deal in count():
        seats = game.min_seats + deal % (game.max_seats - game.min_seats + 1)
        state, rng = game.new(seats, deal), seeded(deal)
        for move in count():
            if state.over:
                break
            if move % EVERY == 0 and len(state.legal()) > 1:
                yield state, f"{name} {seats} {deal} {move}"
            state.play(choose_eagerly(state, rng))


if __name__ == "__main__":
    main()
