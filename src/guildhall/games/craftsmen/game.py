"""The description of Craftsmen."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from guildhall.core.errors import InvalidComponents
from guildhall.core.events import Event, Facts
from guildhall.core.game import Game, Option, Preset, Value
from guildhall.core.rng import Rng
from guildhall.core.state import State
from guildhall.games.craftsmen import observation, schema
from guildhall.games.craftsmen.components import BUILD_COST, NOTARY_PRICE, TYPES, Material, printed
from guildhall.games.craftsmen.counts import CLOCK, COUNTS
from guildhall.games.craftsmen.moves import FIELDS, moves_of
from guildhall.games.craftsmen.setup import set_up
from guildhall.games.craftsmen.state import Craftsmen

RULINGS: Final[Mapping[str, Option]] = {
    "ruling_exchange": Option("fr", ("fr", "pl")),  # A1
    "ruling_mayor": Option("fr", ("fr", "pl")),  # A13
    "ruling_search": Option("pl", ("pl", "fr")),  # A14
    "ruling_privilege_ties": Option("pl", ("pl", "fr")),  # A22
    "ruling_granary_refill": Option("fr", ("fr", "pl")),  # A25
    "ruling_work_tokens": Option("pl", ("pl", "fr")),  # A7
    "ruling_granary_card": Option("every", ("every", "full"), added=True),  # A16
    "ruling_fewest_privileges": Option("privileges", ("privileges", "helpers"), added=True),  # A21
    "ruling_winter_tokens": Option("none", ("none", "all"), added=True),  # A23
}
"""Options for ambiguous rules, and for differences between the Polish and the French rulebook."""

_LITERAL_OR_RULING: Final = [name for name, one in RULINGS.items() if one.added]
"""The default is the ruling, the other choice the literal text of the rulebooks."""
_TWO_READINGS: Final = [name for name, one in RULINGS.items() if set(one.choices) == {"fr", "pl"}]
_PRESETS: Final = (
    Preset("first"),
    Preset("polish", dict.fromkeys(_TWO_READINGS, "pl")),
    Preset("french", dict.fromkeys(_TWO_READINGS, "fr")),
    Preset("literal", {name: RULINGS[name].choices[1] for name in _LITERAL_OR_RULING}),
)

_EFFECTS: Final[Mapping[str, str]] = {
    "craftsmen-exchanged": "exchange a card",
    "craftsmen-swapped": "exchange the sawmill",
    "craftsmen-sent": "send",
    "craftsmen-covered": "cover",
    "craftsmen-fee-card": "fee in cards",
    "craftsmen-fee-points": "fee in points",
    "craftsmen-compensated": "two players: card for a covered disc",
    "craftsmen-unused-helpers": "point for unused helpers",
    "craftsmen-banked": "bankers",
    "craftsmen-built": "build",
    "craftsmen-bonus-token": "bonus token",
    "craftsmen-buys": "buy",
    "craftsmen-auctions": "auction",
    "craftsmen-raised": "auction raised",
    "craftsmen-mayor": "mayor bids",
    "craftsmen-mayor-outbid": "mayor outbid",
    "craftsmen-mayor-beaten": "mayor below the standing bid",
    "craftsmen-under-deck": "card under the deck",
    "craftsmen-searched": "search",
    "craftsmen-put-on-top": "cards back on top",
    "craftsmen-put-below": "cards below",
    "craftsmen-made-raw": "raw material",
    "craftsmen-fetched": "fair",
    "craftsmen-made-half": "half-product",
    "craftsmen-pushed-out": "full granary",
    "craftsmen-took-card": "granary card",
    "craftsmen-shipped": "ship",
    "craftsmen-bribed": "bribe",
    "craftsmen-lost": "product lost",
    "craftsmen-work-token": "work token",
    "craftsmen-purchased": "merchants",
    "craftsmen-bartered": "merchants for a fair cube",
    "craftsmen-took-privilege": "town hall: privilege token",
    "craftsmen-took-work": "town hall: work token",
    "craftsmen-changes-order": "town hall: change of order",
    "craftsmen-fewest-privileges": "privilege token in the end phase",
    "craftsmen-new-order": "new order",
    "craftsmen-too-many": "hand limit",
    "craftsmen-ship-scored": "ship scored",
    "craftsmen-city": "city scored",
    "craftsmen-granary-scored": "granary scored",
    "craftsmen-invested": "investment",
    "craftsmen-reshuffled": "capital deck reshuffled",
}
"""Events whose kind alone shows an effect."""

_PRIVILEGES: Final = tuple(
    f"privilege at the {guild} by {means}"
    for guild in ("bankers", "builders", "notary", "crafts", "merchants")
    for means in ("gold field", "token")
)


FIGURES: Final = {
    "price": {name: int(NOTARY_PRICE[n]) for n, name in enumerate(TYPES)},
    "cost": {name: int(BUILD_COST[n]) for n, name in enumerate(TYPES)},
}


class CraftsmenGame(Game):
    """Craftsmen, for 2 to 5 players."""

    name = "craftsmen"
    rules_version = 1
    minutes = 120
    min_seats = 2
    max_seats = 5
    options = RULINGS
    presets = _PRESETS
    search = {"clear_lead": 2500, "horizon": 20, "prior_exponent": 1.0}  # noqa: RUF012
    counts = COUNTS
    clock = CLOCK
    figures = FIGURES
    openings = ("craftsmen-round",)
    open_scores = True
    effects = (*_EFFECTS.values(), *_PRIVILEGES)

    def __init__(self, material: dict[str, Any]) -> None:
        schema.check(material)
        self.material = material
        self.sources = {
            name: table["source"]["status"]
            for name, table in material.items()
            if isinstance(table, dict)
        }
        self._tables = Material(material)
        self.moves = moves_of(self._tables)
        self.layout = observation.layout(self._tables)
        super().__init__()

    def with_components(self, file: Path) -> "CraftsmenGame":
        try:
            material = schema.read(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise InvalidComponents(
                reason="unreadable", detail=str(file), found="", wanted=""
            ) from error
        except ValueError as error:
            raise InvalidComponents(
                reason="not-json", detail=str(file), found="", wanted=""
            ) from error
        return CraftsmenGame(material)

    def blank(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        state = Craftsmen(self, self._tables, seats, options, rng)
        state.polish_exchange = options["ruling_exchange"] == "pl"
        state.polish_mayor = options["ruling_mayor"] == "pl"
        state.french_search = options["ruling_search"] == "fr"
        state.french_ties = options["ruling_privilege_ties"] == "fr"
        state.polish_refill = options["ruling_granary_refill"] == "pl"
        state.french_tokens = options["ruling_work_tokens"] == "fr"
        state.card_where_full = options["ruling_granary_card"] == "full"
        state.track_counts = options["ruling_fewest_privileges"] == "helpers"
        state.winter_tokens = options["ruling_winter_tokens"] == "all"
        return state

    def set_up(self, state: State) -> None:
        set_up(cast(Craftsmen, state))

    def effects_of(self, event: Event) -> Sequence[str]:
        match event.kind:
            case "craftsmen-privilege":
                return (f"privilege at the {event.facts['guild']} by gold field",)
            case "craftsmen-privilege-token":
                return (f"privilege at the {event.facts['guild']} by token",)
        effect = _EFFECTS.get(event.kind)
        return (effect,) if effect else ()

    def event_things(self, kind: str, seat: int, facts: Facts) -> list[str]:
        """The purpose of a good, and a guild with all its fields, in addition to the facts."""
        found: list[str] = []
        if "building" in facts:
            found.append(f"card:{facts['building']}")
        if "place" in facts:
            found.append(f"fair:{seat}" if facts["place"] == "fair" else f"card:{facts['place']}")
        if "good" in facts:
            found.append(f"granary:{facts['good']}")
        if "ship" in facts:
            found.append(f"ship:{facts['ship']}")
        if "guild" in facts:
            found += [f"field:{facts['guild']}.{field + 1}" for field in range(FIELDS)]
        return found

    def __reduce__(self) -> str | tuple[Any, ...]:
        # A corrected edition is created from its material.
        return "GAME" if self is GAME else (CraftsmenGame, (self.material,))


GAME = CraftsmenGame(printed())
