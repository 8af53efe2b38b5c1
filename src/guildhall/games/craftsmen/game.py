"""The box of Craftsmen."""

from collections.abc import Sequence
from typing import Any, cast

from guildhall.core.events import Event, Facts
from guildhall.core.game import Game, Option, Value
from guildhall.core.rng import Rng
from guildhall.core.state import State
from guildhall.games.craftsmen import actions
from guildhall.games.craftsmen.components import Material, printed
from guildhall.games.craftsmen.setup import set_up
from guildhall.games.craftsmen.state import Craftsmen


class CraftsmenGame(Game):
    """Craftsmen, for 2 to 5 players."""

    name = "craftsmen"
    rules_version = 1
    min_seats = 2
    max_seats = 5
    n_actions = int(actions.N_ACTIONS)
    options = {
        "ruling_exchange": Option("fr", ("fr", "pl")),
        "ruling_mayor": Option("fr", ("fr", "pl")),
        "ruling_search": Option("pl", ("pl", "fr")),
        "ruling_privilege_ties": Option("pl", ("pl", "fr")),
        "ruling_granary_refill": Option("fr", ("fr", "pl")),
        "ruling_work_tokens": Option("pl", ("pl", "fr")),
    }
    effects = ()

    def __init__(self, material: dict[str, Any]) -> None:
        self.material = material
        self.sources = {}
        self._tables = Material(material)
        self._actions = actions.table(self._tables)
        super().__init__()

    def blank(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        state = Craftsmen(self, self._tables, seats, options, rng)
        state.polish_exchange = options["ruling_exchange"] == "pl"
        state.polish_mayor = options["ruling_mayor"] == "pl"
        state.french_search = options["ruling_search"] == "fr"
        state.french_ties = options["ruling_privilege_ties"] == "fr"
        state.polish_refill = options["ruling_granary_refill"] == "pl"
        state.french_tokens = options["ruling_work_tokens"] == "fr"
        return state

    def set_up(self, state: State) -> None:
        set_up(cast(Craftsmen, state))

    def text(self, action: int) -> str:
        return actions.text(self._tables, action)

    def parse(self, text: str) -> int:
        return actions.parse(self._actions, text)

    def describe(self, action: int) -> tuple[str, Facts]:
        return actions.describe(self._tables, action)

    def effects_of(self, event: Event) -> Sequence[str]:
        return ()


GAME = CraftsmenGame(printed())
