"""The description of The Castles of Burgundy."""

from collections.abc import Sequence
from typing import cast

from guildhall.core.events import Event, Facts
from guildhall.core.game import Game, Option, Preset, Value
from guildhall.core.rng import Rng
from guildhall.core.state import State
from guildhall.games.burgundy import pointing
from guildhall.games.burgundy.components import (
    BUILDINGS,
    COLOUR,
    COLOUR_IDS,
    FIRST_BUILDING,
    KNOWLEDGE_TILES,
    MATERIAL,
    TILE_IDS,
)
from guildhall.games.burgundy.counts import CLOCK, COUNTS
from guildhall.games.burgundy.heuristics import SUBJECTS
from guildhall.games.burgundy.moves import MOVES
from guildhall.games.burgundy.observation import LAYOUT
from guildhall.games.burgundy.setup import BASIC, CHOSEN, DEALT, HIDDEN, OPEN, RANDOM
from guildhall.games.burgundy.state import Burgundy

_OPTIONS = {
    "estates": Option(BASIC, (BASIC, DEALT, RANDOM, CHOSEN)),
    "choosing": Option(OPEN, (OPEN, HIDDEN), needs={"estates": (DEALT, RANDOM, CHOSEN)}),
    "later_estates": Option("no", ("no", "yes"), needs={"estates": (RANDOM, CHOSEN)}),
    "edition": Option("2011", ("2011", "2019")),
}

_PRESETS = (
    Preset("first"),
    Preset("club", {"estates": DEALT}),
    Preset(
        "all",
        {"estates": CHOSEN, "choosing": HIDDEN, "later_estates": "yes", "edition": "2019"},
    ),
)

_SORTS = (
    *("castle", "ship", "mine", "knowledge", "animal"),
    *TILE_IDS[FIRST_BUILDING : FIRST_BUILDING + BUILDINGS],
)
_OPTIONAL = ("warehouse", "carpenters_workshop", "church", "market", "city_hall")
_EFFECTS = (
    *(f"die > {action}" for action in ("take", "sell", "workers")),
    *(f"castle > {action}" for action in ("take", "sell", "workers")),
    *(f"{source} > {sort}" for source in ("die", "castle", "city_hall") for sort in _SORTS),
    *("carpenters_workshop > take", "church > take", "market > take", "warehouse > sell"),
    *(f"{building} declined" for building in _OPTIONAL),
    *(f"{building} lost" for building in _OPTIONAL),
    *("boarding-house", "bank", "watchtower", "animals", "region", "income"),
    *("bonus-large", "bonus-small", "changed-die", "bought", "discarded"),
    *("all goods loaded", "goods left in a depot", "marker", "first"),
    *(f"knowledge_{number:02}" for number in range(1, KNOWLEDGE_TILES + 1)),
)


def _sort_of(tile: str) -> str:
    """The tile itself if it has its own effect, else its colour."""
    colour = COLOUR_IDS[COLOUR[TILE_IDS.index(tile)]]
    return tile if colour == "building" else colour


class BurgundyGame(Game):
    """The Castles of Burgundy, for 2 to 4 players."""

    name = "burgundy"
    rules_version = 1
    minutes = 90
    min_seats = 2  # K1
    max_seats = 4
    moves = MOVES
    options = _OPTIONS
    presets = _PRESETS
    material = MATERIAL
    openings = ("burgundy-phase", "burgundy-rolled")
    open_scores = True
    sources = MATERIAL["sources"]
    layout = LAYOUT
    search = {  # noqa: RUF012
        "clear_lead": 2500,
        "horizon": 0,
        "prior_exponent": 2.0,
        "exploration": 0.4,
        "score_weight": 0.6,
    }
    counts = COUNTS
    clock = CLOCK
    subjects = SUBJECTS
    effects = _EFFECTS

    def blank(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        return Burgundy(self, seats, options, rng)

    def set_up(self, state: State) -> None:
        cast(Burgundy, state).set_up()

    def event_things(self, kind: str, seat: int, facts: Facts) -> list[str]:
        return pointing.event_things(kind, seat, facts)

    def effects_of(self, event: Event) -> Sequence[str]:
        facts = event.facts
        match event.kind:
            case "burgundy-placed":
                return (f"{facts['by']} > {_sort_of(str(facts['tile']))}",)
            case "burgundy-took":
                return (f"{facts['by']} > take",)
            case "burgundy-sold":
                return (f"{facts['by']} > sell",)
            case "burgundy-workers":
                return (f"{facts['by']} > workers",)
            case "burgundy-knowledge" | "burgundy-final-knowledge":
                return (str(facts["tile"]),) if facts.get("points", 1) else ()
            case "burgundy-income":
                return ("knowledge_02", "income") if facts["workers"] else ("income",)
            case "burgundy-effect-lost":
                return (f"{facts['tile']} lost",)
            case "burgundy-declined":
                return (f"{facts['tile']} declined",)
            case "burgundy-loaded":
                return ("goods left in a depot",) if facts["left"] else ("all goods loaded",)
            case _:
                name = event.kind.removeprefix("burgundy-")
                return (name,) if name in self.effects else ()


GAME = BurgundyGame()
