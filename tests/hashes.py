"""A hash of everything that happens in many games, to compare compiled and interpreted rules."""

import hashlib
import sys

from guildhall import games
from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.bots.master import Master
from guildhall.core import compiled
from guildhall.core.perspective import Perspective
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


def search_hash(name: str, seats: int) -> str:
    """Hash the search results of a master and a grandmaster at every 25th position of a game."""
    state, rng = games.load(name).new(seats, 1), seeded(1)
    found = hashlib.blake2b(digest_size=16)
    move = 0
    while not state.over:
        if move % 25 == 0:
            seat = int(state.seat)
            expected = [int(state.evaluate(other)) for other in range(seats)]
            advice = Master(move, Budget(iterations=30)).advise(Perspective(state, seat))
            counted = [state.counted(other) for other in range(seats)]
            learned = Grandmaster(move, Budget(iterations=30)).advise(Perspective(state, seat))
            found.update(f"{expected}{advice}{counted}{learned}".encode())
        state.play(choose_eagerly(state, rng))
        move += 1
    return found.hexdigest()


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    for name in games.NAMES:
        game = games.load(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            for seed in range(int(sys.argv[1])):
                print(name, seats, seed, game_hash(name, seats, seed))
        print(name, "search", search_hash(name, game.min_seats))


if __name__ == "__main__":
    main()
