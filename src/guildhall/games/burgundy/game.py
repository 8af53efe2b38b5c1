"""The box of The Castles of Burgundy."""

from collections.abc import Sequence
from typing import cast

from guildhall.core.events import Event, Facts
from guildhall.core.game import Game, Option, Value
from guildhall.core.rng import Rng
from guildhall.core.state import State
from guildhall.games.burgundy import actions
from guildhall.games.burgundy.components import MATERIAL
from guildhall.games.burgundy.setup import BASIC, CHOSEN, DEALT, HIDDEN, OPEN, RANDOM
from guildhall.games.burgundy.state import Burgundy

_OPTIONS = {
    "estates": Option(BASIC, (BASIC, DEALT, RANDOM, CHOSEN)),
    "choosing": Option(OPEN, (OPEN, HIDDEN)),
    "later_estates": Option("no", ("no", "yes")),
    "edition": Option("2011", ("2011", "2019")),
}


class BurgundyGame(Game):
    """The Castles of Burgundy, for 2 to 4 players."""

    name = "burgundy"
    rules_version = 1
    min_seats = 2  # K1
    max_seats = 4
    n_actions = int(actions.N_ACTIONS)
    options = _OPTIONS
    material = MATERIAL

    def blank(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        return Burgundy(self, seats, options, rng)

    def set_up(self, state: State) -> None:
        cast(Burgundy, state).set_up()

    def text(self, action: int) -> str:
        return actions.text(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def describe(self, action: int) -> tuple[str, Facts]:
        return actions.describe(action)

    def effects_of(self, event: Event) -> Sequence[str]:
        return ()


GAME = BurgundyGame()
