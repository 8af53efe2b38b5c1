"""The numbers of the rulebook, and the printed material as flat tables.

The material is an object instead of constants, because parts of it are reconstructed and a
corrected component file makes another game. Building cards are numbered 0-23 basic, 24-47
extended, 48-63 advanced; 64-69 are the sawmills.
"""

import json
from importlib.resources import files
from typing import Any, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT

COLOURS: Final = ["violet", "green", "blue", "red"]
TYPES: Final = ["basic", "extended", "advanced"]
GUILDS: Final = ["bankers", "builders", "notary", "crafts", "merchants", "town_hall"]
SEASONS: Final = ["spring", "summer", "autumn", "winter"]

BASIC: Final[i64] = 0
EXTENDED: Final[i64] = 1
ADVANCED: Final[i64] = 2

TYPE_SIZE: Final[i64] = 24
"""Numbers reserved for each type of building card; 16 advanced ones leave 8 unused."""
FIRST_ADVANCED: Final[i64] = 48
BUILDINGS: Final[i64] = 64
"""The building cards that can be in a hand."""
NO_BUILDING: Final[i64] = -1
"""An empty space for a building card."""
SAWMILLS: Final[i64] = 6
CARDS: Final[i64] = 70

RAWS: Final[i64] = 7
HALVES: Final[i64] = 8
FINALS: Final[i64] = 8
FIRST_HALF: Final[i64] = 7
FIRST_FINAL: Final[i64] = 15
GOODS: Final[i64] = 23
MEAT: Final[i64] = 13  # C8
ALL_RAWS: Final[i64] = 127

MOST_INPUTS: Final[i64] = 3
"""Icons reserved for each advanced building; icon number = 3 x card + index on the card."""

YEARS: Final[i64] = 3  # C1
WINTER: Final[i64] = 3
HELPERS: Final[i64] = 5  # C3
CUBES: Final[i64] = 20  # C2
NATURAL: Final[i64] = 6
"""A natural cube, where the cube of seat n is n + 1 and 0 is none."""
NATURAL_CUBES: Final[i64] = 14  # C18
START_CAPITAL: Final[i64] = 5  # C12
OPEN_CAPITAL: Final[i64] = 2  # C12
START_POINTS: Final = vec[i64]([0, 1, 1, 2, 2])  # C21
TOKENS: Final = vec[i64]([0, 0, 4, 6, 8, 10])  # C19
"""Privilege tokens, and work tokens, by number of players."""
MOST_TOKENS: Final[i64] = 3  # C70
MOST_IN_GUILD: Final = vec[i64]([0, 0, 4, 4, 5, 6])  # C31, C84
MOST_OWN_IN_GUILD: Final[i64] = 2  # C31
HAND_LIMIT: Final[i64] = 10  # C40
ROUND_LIMIT: Final[i64] = 8  # C40
BUILD_COST: Final = vec[i64]([2, 3, 6])  # C44
NOTARY_PRICE: Final = vec[i64]([3, 5, 10])  # C49
MAYOR_CARDS: Final = vec[i64]([1, 2, 3])  # C51
BANKERS_CARDS: Final[i64] = 4  # C42
BANKERS_DISCARD: Final[i64] = 2  # C42
FIRST_WORK_POINTS: Final[i64] = 3  # C54
"""In year 1; one more each year."""
FAIR_LIMIT: Final[i64] = 3  # C57
SEARCHED: Final[i64] = 3  # C52
SET_POINTS: Final[i64] = 3  # C78
ORDER_SLOTS: Final[i64] = 3  # C71


@final
class Material:
    """One printed edition, as tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        goods: list[str] = data["goods"]["raw"] + data["goods"]["half"] + data["goods"]["final"]
        self.goods = goods
        cards: list[dict[str, Any]] = []
        for table in ("basic", "extended", "advanced", "sawmill"):
            cards += data[table]["cards"]
        self.ids: list[str] = [card["id"] for card in cards]
        self.upper: vec[i64] = vec[i64]([COLOURS.index(card["upper"]) for card in cards])
        self.lower: vec[i64] = vec[i64]([COLOURS.index(card["lower"]) for card in cards])
        self.copies: vec[i64] = vec[i64](
            [data["capital"]["copies"][colour][value] for colour in COLOURS for value in range(3)]
        )
        """The number of capital cards of each kind."""
        kinds = {recipe["kind"]: recipe for recipe in data["recipes"]["kinds"]}
        recipes = [kinds[card.rpartition("_")[0]] for card in self.ids]
        self.makes: vec[i64] = vec[i64]([goods.index(recipe["makes"]) for recipe in recipes])
        """The good that a card produces."""
        self.points: vec[i64] = vec[i64]([recipe["points"] for recipe in recipes])
        """Points for producing it."""
        inputs = [[goods.index(good) for good in recipe["from"]] for recipe in recipes]
        self._read_inputs(inputs)
        self._read_houses(cards)
        self._read_lines(kinds, data["bonus_tokens"]["points"])
        self._read_ships(data["ships"]["ships"])
        self._read_fits()
        fields = [data["guilds"]["fields"][guild] for guild in GUILDS]
        self.gold: vec[i64] = vec[i64]([_where(row, "gold") for row in fields])
        """The fields of each guild that give the privilege, as a set."""
        self.ribbon: vec[i64] = vec[i64]([_where(row, "ribbon") for row in fields])
        """The fields of each guild that cost nothing to cover, as a set."""

    def _read_inputs(self, inputs: list[list[int]]) -> None:
        extended = inputs[TYPE_SIZE:FIRST_ADVANCED]
        advanced = inputs[FIRST_ADVANCED:BUILDINGS]
        self.raw_of: vec[i64] = vec[i64]([needed[0] for needed in extended])
        """The raw material of each extended card."""
        self.extended_for: vec[i64] = vec[i64](
            [_set([n for n, needed in enumerate(extended) if raw in needed]) for raw in range(RAWS)]
        )
        """For each raw material the extended cards that need it."""
        icons = [
            (MOST_INPUTS * card + place, good)
            for card, needed in enumerate(advanced)
            for place, good in enumerate(needed)
        ]
        self.icons_for: vec[i64] = vec[i64](
            [_set([icon for icon, needed in icons if needed == good]) for good in range(GOODS)]
        )
        """For each good the icons of advanced cards that need it."""
        self.icons: vec[i64] = vec[i64](
            [
                _set([MOST_INPUTS * card + place for place in range(len(needed))])
                for card, needed in enumerate(advanced)
            ]
        )
        """The icons of each advanced card."""
        self.inputs: vec[i64] = vec[i64]([len(needed) for needed in advanced])
        """The number of goods that each advanced card needs."""
        self.icon_goods: list[list[int]] = advanced

    def _read_houses(self, cards: list[dict[str, Any]]) -> None:
        self.houses: vec[i64] = vec[i64](
            [
                _set([n for n in range(TYPE_SIZE) if _has_house(cards, card_type, n)])
                for card_type in range(3)
            ]
        )
        """For each type the cards with a house."""

    def _read_lines(self, kinds: dict[str, dict[str, Any]], bonus: dict[str, int]) -> None:
        maker = {recipe["makes"]: recipe for recipe in kinds.values()}
        lines: list[int] = []
        for product in self.goods[FIRST_FINAL:]:
            line: set[str] = {product}
            for good in maker[product]["from"]:
                line |= {good, *maker[good]["from"]}
            lines.append(_set([self.goods.index(good) for good in line]))
        self.lines: vec[i64] = vec[i64](lines)
        """For each final product all goods that its line makes (C47)."""
        self.bonus: vec[i64] = vec[i64]([bonus[product] for product in self.goods[FIRST_FINAL:]])
        """For each final product the points of its bonus token."""

    def _read_ships(self, ships: list[dict[str, Any]]) -> None:
        first: list[int] = [0]
        goods: list[int] = []
        points: list[int] = []
        hold_of: list[int] = [-1 for _ in range(GOODS * 4)]
        bonuses: list[int] = []
        for number, ship in enumerate(ships):
            for hold in ship["holds"]:
                good = self.goods.index(hold["product"])
                hold_of[good * 4 + number] = len(goods)
                goods.append(good)
                points.append(hold["points"])
            first.append(len(goods))
            bonuses += [*ship["bonuses"], 0, 0, 0, 0][:4]
        self.first_hold: vec[i64] = vec[i64](first)
        """The holds of ship s are those from first_hold[s] to before first_hold[s + 1]."""
        self.hold_goods: vec[i64] = vec[i64](goods)
        self.hold_points: vec[i64] = vec[i64](points)
        self.hold_of: vec[i64] = vec[i64](hold_of)
        """The hold of a good on a ship, at good x 4 + ship; -1 if there is none."""
        self.ship_bonus: vec[i64] = vec[i64](bonuses)
        """Bonus of a column on a ship, at ship x 4 + column."""

    def _read_fits(self) -> None:
        fits_low: list[int] = []
        fits_advanced: list[int] = []
        for end in range(CARDS):
            fitting = [
                card
                for card in range(BUILDINGS)
                if self.upper[card] == self.upper[end] or self.lower[card] == self.lower[end]
            ]
            fits_low.append(_set([card for card in fitting if card < FIRST_ADVANCED]))
            fits_advanced.append(
                _set([card - FIRST_ADVANCED for card in fitting if card >= FIRST_ADVANCED])
            )
        self.fits_low: vec[i64] = vec[i64](fits_low)
        """For each card the basic and extended ones that may be placed beside it (C45)."""
        self.fits_advanced: vec[i64] = vec[i64](fits_advanced)
        """The same for the advanced ones, numbered from 0."""


def _set(members: list[int]) -> int:
    return sum(int(BIT[member]) for member in members)


def _where(fields: list[str], kind: str) -> int:
    return _set([place for place, field in enumerate(fields) if field == kind])


def _has_house(cards: list[dict[str, Any]], card_type: int, number: int) -> bool:
    card = int(TYPE_SIZE) * card_type + number
    return card < BUILDINGS and bool(cards[card].get("house"))


def printed() -> dict[str, Any]:
    """The component file in the package."""
    text = files("guildhall.games.craftsmen").joinpath("components.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data
