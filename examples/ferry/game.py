"""The description of Ferry: seats, moves, components and layout."""

from collections.abc import Sequence
from typing import cast

from guildhall.core.events import Event
from guildhall.core.game import Game, Value
from guildhall.core.layout import Block, Layout
from guildhall.core.rng import Rng
from guildhall.core.state import State
from guildhall.games.ferry.components import MATERIAL, TRAVELLER_IDS
from guildhall.games.ferry.moves import MOVES
from guildhall.games.ferry.state import Ferry

_WHO = tuple(TRAVELLER_IDS)


class FerryGame(Game):
    """Ferry, for 2 to 4 players."""

    name = "ferry"
    rules_version = 1
    minutes = 10
    min_seats = 2  # F1
    max_seats = 4
    moves = MOVES
    material = MATERIAL
    sources = {"travellers": "documented"}  # noqa: RUF012
    effects = ("boarded", "arrived", "drew", "crossed", "waited", "last-turns")
    layout = Layout(
        version=1,
        table=(
            Block("quay", "1 for each traveller at the quay", 1, _WHO),
            Block("deck", "travellers still to come", 30),
            Block("turns_left", "1 + the remaining turns once the deck is empty, before that 0", 5),
        ),
        player=(
            Block("turn", "1 for the player to act"),
            Block("aboard", "1 for each traveller seen aboard", 1, _WHO),
            Block("hidden", "travellers aboard that only their player has seen", 4),
            Block("crossed", "1 for each traveller taken across", 1, _WHO),
            Block("points", "points", 50),
        ),
    )

    def blank(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        return Ferry(self, seats, options, rng)

    def set_up(self, state: State) -> None:
        cast(Ferry, state).set_up()

    def effects_of(self, event: Event) -> Sequence[str]:
        return (event.kind.removeprefix("ferry-"),)


GAME = FerryGame()
