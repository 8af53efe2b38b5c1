"""A hash over all that happens in many games: run by both forms of the rules."""

import hashlib
import sys

from guildhall import games
from guildhall.core import compiled
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.envs.observer import Observer


def game_hash(name: str, seats: int, seed: int) -> str:
    game = games.load(name)
    state, rng = game.new(seats, seed), seeded(seed + 1)
    observer = Observer(game, seats)
    found = hashlib.blake2b(digest_size=16)
    while not state.over:
        legal = state.legal()
        wants = [int(state.eagerness(action)) for action in legal]
        action = choose_eagerly(state, rng) if seed % 2 else legal[rng.below(len(legal))]
        found.update(f"{legal}{wants}{action}{state.key()}".encode())
        found.update(observer.numbers(state, int(state.seat)).tobytes())
        state.play(action)
    found.update(f"{state.scores()}{state.ranking()}{state.view(0)}".encode())
    return found.hexdigest()


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    for name in games.NAMES:
        game = games.load(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            for seed in range(int(sys.argv[1])):
                print(name, seats, seed, game_hash(name, seats, seed))


if __name__ == "__main__":
    main()
