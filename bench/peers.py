"""Measure other engines: the dependency group `peers` installs them.

Prints one JSON object with an object for each engine.
"""

import json
import random
import sys
import time


def python_chess(seconds: float) -> tuple[float, float]:
    import chess

    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 300:
            board.push(random.choice(list(board.legal_moves)))
            decisions += 1
    playing = time.process_time() - begun
    begun = time.process_time()
    for _ in range(20_000):
        board.copy(stack=False)
    return decisions / playing, (time.process_time() - begun) / 20_000


def catanatron(seconds: float) -> tuple[float, float]:
    from catanatron import Color, Game, RandomPlayer

    decisions, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    playing = time.process_time() - begun
    begun = time.process_time()
    for _ in range(2_000):
        game.copy()
    return decisions / playing, (time.process_time() - begun) / 2_000


def pettingzoo_chess(seconds: float) -> float:
    from pettingzoo.classic import chess_v6

    env, steps, begun = chess_v6.env(), 0, time.process_time()
    while time.process_time() - begun < seconds:
        env.reset()
        for agent in env.agent_iter(300):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
    return steps / (time.process_time() - begun)


def rlcard_gin_rummy(seconds: float) -> float:
    import rlcard

    env, steps, begun = rlcard.make("gin-rummy"), 0, time.process_time()
    while time.process_time() - begun < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
    return steps / (time.process_time() - begun)


def main() -> None:
    seconds = float(sys.argv[1])
    found: dict[str, dict[str, float]] = {}
    for name, engine in (("python-chess", python_chess), ("catanatron", catanatron)):
        per_second, clone = engine(seconds)
        found[name] = {
            "stepped_decisions_per_s": round(per_second),
            "clone_us": round(clone * 1e6, 3),
        }
    environments = {
        "PettingZoo chess": {"steps_per_s": round(pettingzoo_chess(seconds))},
        "RLCard gin rummy": {"steps_per_s": round(rlcard_gin_rummy(seconds))},
    }
    json.dump({**found, "environments": environments}, sys.stdout)


if __name__ == "__main__":
    main()
