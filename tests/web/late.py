"""A game that is nearly over, to be played to its end in the page."""

import json

from guildhall import games
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.table import Table
from tests.web.conftest import Visit
from tests.web.test_together import call

LAST = 6
"""One move in so many is still to be made."""


def sit_down_late(visitor: Visit, game: str, level: str) -> None:
    """On the first of two seats; the visitor is somebody already."""
    table = Table.open(games.load(game), 2, 11)
    rng = seeded(11)
    while not table.state.over:
        table.play(choose_eagerly(table.state, rng))
    moves = len(table.record.moves)
    finished = call(visitor, "POST", "/records", json.loads(table.record.dumps()))
    assert isinstance(finished, dict)
    late = {"at": moves - moves // LAST, "seat": 0, "name": "Late", "level": level}
    opened = call(visitor, "POST", f"/tables/{finished['id']}/branches", late)
    assert isinstance(opened, dict)
    visitor.open(f"/table/{opened['id']}").wait_for_selector("section.tray")
