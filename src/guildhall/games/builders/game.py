"""The description of The Builders."""

from collections.abc import Sequence
from typing import Final, cast

from guildhall.core.errors import IllegalMove, Refusal
from guildhall.core.events import Event
from guildhall.core.game import Game, Value
from guildhall.core.rng import Rng
from guildhall.core.state import State
from guildhall.games.builders.components import (
    BUILDING_IDS,
    FIRST_MACHINE,
    MATERIAL,
    POINTS_TO_END,
    UNIT_IDS,
    WORKERS,
)
from guildhall.games.builders.counts import CLOCK, COUNTS
from guildhall.games.builders.moves import MOST_ACTIONS, MOVES
from guildhall.games.builders.observation import LAYOUT
from guildhall.games.builders.state import Builders

FIGURES: Final = {"points_to_end": int(POINTS_TO_END)}


class BuildersGame(Game):
    """The Builders: Middle Ages, for 2 to 4 players."""

    name = "builders"
    rules_version = 1
    minutes = 30
    min_seats = 2  # B1
    max_seats = 4
    moves = MOVES
    material = MATERIAL
    figures = FIGURES
    open_scores = True
    sources = MATERIAL["sources"]
    layout = LAYOUT
    counts = COUNTS
    clock = CLOCK
    search = {"clear_lead": 400, "horizon": 6, "prior_exponent": 0.5}  # noqa: RUF012
    effects = (
        "start", "start a machine", "row refilled", "hire", "send 1st", "send 2nd", "send 3rd",
        "send a machine", "take 1", "take 2", "take 3", "buy", "finish", "finish a machine",
        "17 points", "stalemate",
    )  # fmt: skip

    def blank(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        return Builders(self, seats, options, rng)

    def set_up(self, state: State) -> None:
        cast(Builders, state).set_up()

    def parse(self, text: str) -> int:
        match text.split():
            case ["take", count] if count.isdecimal() and int(count[:9]) > MOST_ACTIONS:
                raise IllegalMove(text, Refusal("B56", "builders-refused-take", {}))
        return super().parse(text)

    def effects_of(self, event: Event) -> Sequence[str]:
        facts = event.facts
        match event.kind:
            case "builders-started":
                machine = BUILDING_IDS.index(str(facts["building"])) >= FIRST_MACHINE
                return ("start", "start a machine") if machine else ("start",)
            case "builders-row-building" | "builders-row-worker":
                return ("row refilled",)
            case "builders-hired":
                return ("hire",)
            case "builders-sent":
                nth = ("send 1st", "send 2nd", "send 3rd")[min(int(str(facts["actions"])), 3) - 1]
                machine = UNIT_IDS.index(str(facts["worker"])) >= WORKERS
                return (nth, "send a machine") if machine else (nth,)
            case "builders-took":
                return (f"take {facts['actions']}",)
            case "builders-bought":
                return ("buy",)
            case "builders-finished":
                return ("finish",)
            case "builders-machine-finished":
                return ("finish a machine",)
            case "builders-ending":
                return ("17 points",)
            case "builders-stalemate":
                return ("stalemate",)
        raise ValueError(f"not an event of The Builders: {event.kind}")


GAME = BuildersGame()
