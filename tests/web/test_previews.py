"""The units of the browser client, and its previews against what the engine does."""

import json
import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from guildhall import games
from guildhall.core.events import Event

WEB = Path(__file__).parent.parent.parent / "web"
WANTED = {
    "burgundy": ("place", "take", "sell", "workers"),
    "craftsmen": ("process", "load", "bribe"),
}
GAMES_EACH = 5
MOST = 120
"""Moves of one game that are looked at."""


def played(name: str, seed: int) -> list[dict[str, Any]]:
    """Moves of one game with the view before and the events after them."""
    box = games.load(name)
    lot = random.Random(seed)
    state = box.new(2 + seed % 3, seed)
    found: list[dict[str, Any]] = []
    while not state.over and len(found) < MOST:
        seat = int(state.seat)
        legal = list(state.legal())
        wanted = [a for a in legal if box.text(a).split()[0] in WANTED[name]]
        action = lot.choice(wanted if wanted and lot.random() < 0.7 else legal)
        message, facts = box.describe(action)
        move = {"text": box.text(action), "message": message, "facts": facts}
        view = state.view(seat)
        log: list[Event] = []
        state.play(action, log)
        if action in wanted:
            events = [{"kind": e.kind, "seat": e.seat, "facts": e.seen_by(seat)} for e in log]
            found.append({"game": name, "view": view, "move": move, "events": events})
    return found


@pytest.mark.skipif(
    not (shutil.which("npm") and (WEB / "node_modules").exists()), reason="npm is not there"
)
def test_the_units_of_the_client(tmp_path: Path) -> None:
    moves = [move for name in WANTED for seed in range(GAMES_EACH) for move in played(name, seed)]
    material = {name: games.load(name).material for name in WANTED}
    file = tmp_path / "played.json"
    file.write_text(json.dumps({"material": material, "moves": moves}, default=dict))
    done = subprocess.run(
        ["npm", "test"],
        cwd=WEB,
        env={**os.environ, "GUILDHALL_PLAYED": str(file)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
