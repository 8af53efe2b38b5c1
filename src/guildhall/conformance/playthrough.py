"""A golden playthrough: one game with everything the contract returns at each position."""

import json
from typing import Final

from guildhall.core.events import PUBLIC, Log
from guildhall.core.game import Game, Value
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State

_FULL_EVERY: Final = 50
"""The views are printed at every n-th position and at the last."""


def playthrough(game: Game, seats: int, seed: int, **options: Value) -> str:
    """The text of one game of weighted random players, the same on every machine."""
    state = game.new(seats, seed, **options)
    rng = seeded(seed + 1)
    lines = [f"{game.name}, {seats} seats, seed {seed}, options {_flat(state.options)}"]
    moves = 0
    while not state.over:
        lines += _position(state, full=moves % _FULL_EVERY == 0)
        action = choose_eagerly(state, rng)
        log: Log = []
        state.play(action, log)
        moves += 1
        lines += ["", f"move {moves}: {game.text(action)}"]
        lines += [f"event {e.kind} seat {e.seat} {_flat(e.facts)} {_flat(e.secret)}" for e in log]
    lines += _position(state, full=True)
    lines += [f"breakdown {seat} {_flat(state.breakdown(seat))}" for seat in range(seats)]
    lines.append(f"ranking {state.ranking()}")
    return "\n".join(lines) + "\n"


def _position(state: State, full: bool) -> list[str]:
    legal = [state.game.text(action) for action in state.legal()]
    lines = [
        f"seat {state.seat} scores {state.scores()} revealed {state.revealed}",
        f"legal {len(legal)}: {'; '.join(legal)}",
    ]
    if full:
        lines.append(f"key {state.key():032x}")
        public = state.view(PUBLIC)
        lines.append(f"view {_flat(public)}")
        for seat in range(int(state.seats)):
            own = {name: part for name, part in state.view(seat).items() if part != public[name]}
            lines.append(f"view {seat} besides {_flat(own)}")
    return lines


def _flat(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
