"""Validates a component file: documented parts must match, reconstructed parts may differ."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, Literal, NoReturn

import msgspec
from msgspec import Struct, field

from guildhall import locales
from guildhall.core.errors import InvalidComponents
from guildhall.games.craftsmen.capital import MOST_OF_A_KIND
from guildhall.games.craftsmen.components import COLOURS, GUILDS, MOST_INPUTS

RAW: Final = ["wood", "iron_ore", "flax", "wheat", "cow", "wax", "grapes"]
HALF: Final = ["barrel", "rope", "leather", "paper", "iron", "cloth", "meat", "flour"]
FINAL: Final = ["weapons", "tools", "clothes", "books", "candles", "wine", "beer", "bread"]

MAKES: Final = {
    "sawmill": "wood", "iron_ore_mine": "iron_ore", "flax_plantation": "flax",
    "wheat_field": "wheat", "cow_pasture": "cow", "apiary": "wax", "vineyard": "grapes",
    "cooperage": "barrel", "ropery": "rope", "tannery": "leather", "paper_mill": "paper",
    "smelter": "iron", "weaver": "cloth", "butcher": "meat", "mill": "flour",
    "weaponsmith": "weapons", "toolsmith": "tools", "tailor": "clothes", "bookbinder": "books",
    "chandler": "candles", "winery": "wine", "brewery": "beer", "bakery": "bread",
}  # fmt: skip
"""Every kind of building and its product; the catalogue has names for these."""

_CARDS: Final = {"sawmill": 6, "basic": 24, "extended": 24, "advanced": 16}
_GOODS: Final = {"sawmill": ["wood"], "basic": RAW, "extended": HALF, "advanced": FINAL}
_HOUSES: Final = 8
_CAPITAL: Final = 48
_MOST_POINTS: Final = 20
_FIELDS: Final = ("gold", "silver", "ribbon")


class Source(Struct, forbid_unknown_fields=True):
    status: Literal["documented", "reconstructed"]
    basis: str = ""


class Goods(Struct, forbid_unknown_fields=True):
    source: Source
    raw: list[str]
    half: list[str]
    final: list[str]


class Capital(Struct, forbid_unknown_fields=True):
    source: Source
    copies: dict[str, list[int]]


class Card(Struct, forbid_unknown_fields=True):
    id: str
    upper: str
    lower: str
    house: bool = False


class Cards(Struct, forbid_unknown_fields=True):
    source: Source
    cards: list[Card]


class Recipe(Struct, forbid_unknown_fields=True):
    kind: str
    makes: str
    inputs: list[str] = field(name="from")
    points: int
    source: str


class Recipes(Struct, forbid_unknown_fields=True):
    source: Source
    kinds: list[Recipe]


class Hold(Struct, forbid_unknown_fields=True):
    product: str
    points: int


class Ship(Struct, forbid_unknown_fields=True):
    bonuses: list[int]
    holds: list[Hold]


class Ships(Struct, forbid_unknown_fields=True):
    source: Source
    ships: list[Ship]


class BonusTokens(Struct, forbid_unknown_fields=True):
    source: Source
    points: dict[str, int]


class Guilds(Struct, forbid_unknown_fields=True):
    source: Source
    fields: dict[str, list[str]]


class Components(Struct, forbid_unknown_fields=True, kw_only=True):
    """The form of a component file."""

    about: str = ""
    goods: Goods
    capital: Capital
    sawmill: Cards
    basic: Cards
    extended: Cards
    advanced: Cards
    recipes: Recipes
    ships: Ships
    bonus_tokens: BonusTokens
    guilds: Guilds


def read(text: str) -> Any:
    """The content of a component file, not yet validated; raises ValueError if it is not JSON."""
    try:
        return msgspec.json.decode(text.removeprefix("\ufeff"))
    except RecursionError as error:
        raise ValueError("the JSON is nested too deeply") from error


def check(data: object) -> None:
    """Raise InvalidComponents, with place and reason, unless a game can be made of this."""
    try:
        components = msgspec.convert(data, Components)
    except msgspec.ValidationError as error:
        _wrong_form(str(error))
    _check_goods(components.goods)
    _check_capital(components.capital.copies)
    tables = _tables(components)
    for table, cards in tables.items():
        _check_cards(table, cards)
    _check_every_id_once(tables)
    _check_recipes(components.recipes.kinds)
    _check_all_kinds_are_there(tables)
    _check_ships(components.ships.ships)
    _check_bonus_tokens(components.bonus_tokens.points)
    _check_guilds(components.guilds.fields)


def _wrong_form(message: str) -> NoReturn:
    """Raise InvalidComponents for an error of msgspec: missing `ships` - at `$.x`."""
    missing = re.search(r"missing required field `(\w+)`", message)
    place = re.search(r"at `(?:key in )?\$\.?(.*?)`?$", message)
    where = place[1] if place else ""
    if missing and missing[1] != "source":
        _wrong("missing", f"{where}.{missing[1]}".removeprefix("."))
    if missing or where.endswith(".source.status"):
        _wrong("source", where.partition(".")[0])
    _wrong("form", where or "-")


def _tables(components: Components) -> dict[str, list[Card]]:
    return {
        "sawmill": components.sawmill.cards,
        "basic": components.basic.cards,
        "extended": components.extended.cards,
        "advanced": components.advanced.cards,
    }


def _wrong(reason: str, detail: str, found: object = "", wanted: object = "") -> NoReturn:
    raise InvalidComponents(reason=reason, detail=detail, found=str(found), wanted=str(wanted))


def _count(table: str, found: int, wanted: int) -> None:
    if found != wanted:
        _wrong("count", table, found, wanted)


def _in_range(where: str, number: int, lowest: int, highest: int) -> None:
    if not lowest <= number <= highest:
        _wrong("range", where, locales.shown(number), f"{lowest}-{highest}")


def _one_of(where: str, word: object, known: list[str] | tuple[str, ...]) -> None:
    if word not in known:
        _wrong("unknown", where, word, ", ".join(known))


def _has(where: str, names: Iterable[str], wanted: Iterable[str]) -> None:
    for name in wanted:
        if name not in names:
            _wrong("missing", f"{where}.{name}")


def _check_goods(goods: Goods) -> None:
    for name, found, wanted in (
        ("raw", goods.raw, RAW),
        ("half", goods.half, HALF),
        ("final", goods.final, FINAL),
    ):
        if found != wanted:
            _wrong("unknown", f"goods.{name}", ", ".join(found), ", ".join(wanted))


def _check_capital(copies: dict[str, list[int]]) -> None:
    _has("capital", copies, COLOURS)
    _count("capital", len(copies), len(COLOURS))
    for colour in COLOURS:
        _count(f"capital.{colour}", len(copies[colour]), 3)
        for number in copies[colour]:
            _in_range(f"capital.{colour}", number, 0, int(MOST_OF_A_KIND))
    _count("capital", sum(sum(copies[colour]) for colour in COLOURS), _CAPITAL)


def _check_cards(table: str, cards: list[Card]) -> None:
    _count(table, len(cards), _CARDS[table])
    for card in cards:
        kind, _, number = card.id.rpartition("_")
        is_number = number.isascii() and number.isdecimal()
        if kind not in MAKES or MAKES[kind] not in _GOODS[table] or not is_number:
            kinds = [known for known, good in MAKES.items() if good in _GOODS[table]]
            _wrong("unknown", f"{table}.id", card.id, ", ".join(f"{known}_1" for known in kinds))
        _one_of(f"{card.id}.upper", card.upper, COLOURS)
        _one_of(f"{card.id}.lower", card.lower, COLOURS)
    houses = sum(card.house for card in cards)
    _count(f"{table}.house", houses, _HOUSES if table in ("extended", "advanced") else 0)


def _check_every_id_once(tables: dict[str, list[Card]]) -> None:
    ids = Counter(card.id for cards in tables.values() for card in cards)
    for table, cards in tables.items():
        for card in cards:
            if ids[card.id] > 1:
                _wrong("twice", table, card.id)


def _check_recipes(recipes: list[Recipe]) -> None:
    kinds = Counter(recipe.kind for recipe in recipes)
    for kind, times in kinds.items():
        _one_of("recipes.kind", kind, list(MAKES))
        if times > 1:
            _wrong("twice", "recipes", kind)
    _count("recipes", len(recipes), len(MAKES))
    for recipe in recipes:
        kind = recipe.kind
        _one_of(f"{kind}.makes", recipe.makes, [MAKES[kind]])
        _one_of(f"{kind}.source", recipe.source, ("documented", "reconstructed"))
        _in_range(f"{kind}.points", recipe.points, 0, _MOST_POINTS)
        if recipe.makes in RAW:
            _count(f"{kind}.from", len(recipe.inputs), 0)
            continue
        if recipe.makes in HALF:
            _count(f"{kind}.from", len(recipe.inputs), 1)
        _in_range(f"{kind}.from", len(recipe.inputs), 1, int(MOST_INPUTS))
        usable = RAW if recipe.makes in HALF else RAW + [good for good in HALF if good != "meat"]
        for good in recipe.inputs:
            _one_of(f"{kind}.from", good, usable)


def _check_all_kinds_are_there(tables: dict[str, list[Card]]) -> None:
    """Every chain can be completed: there is a card for each produced good."""
    present = {card.id.rpartition("_")[0] for cards in tables.values() for card in cards}
    for kind in MAKES:
        if kind not in present:
            _wrong("chain", kind)


def _check_ships(ships: list[Ship]) -> None:
    _count("ships", len(ships), 4)
    shipped: set[str] = set()
    for number, ship in enumerate(ships, 1):
        where = f"ships.{number}"
        _count(f"{where}.bonuses", len(ship.bonuses), number)
        for bonus in ship.bonuses:
            _in_range(f"{where}.bonuses", bonus, 0, _MOST_POINTS)
        products = Counter(hold.product for hold in ship.holds)
        for hold in ship.holds:
            _one_of(f"{where}.product", hold.product, [*FINAL, "meat"])
            if products[hold.product] > 1:
                _wrong("twice", where, hold.product)
            _in_range(f"{where}.{hold.product}", hold.points, 0, _MOST_POINTS)
        shipped |= set(products)
    for product in (*FINAL, "meat"):
        if product not in shipped:
            _wrong("no-hold", product)


def _check_bonus_tokens(points: dict[str, int]) -> None:
    _count("bonus_tokens", len(points), len(FINAL))
    _has("bonus_tokens", points, FINAL)
    for product in FINAL:
        _in_range(f"bonus_tokens.{product}", points[product], 0, _MOST_POINTS)


def _check_guilds(fields: dict[str, list[str]]) -> None:
    _has("guilds", fields, GUILDS)
    _count("guilds", len(fields), len(GUILDS))
    for guild in GUILDS:
        _count(f"guilds.{guild}", len(fields[guild]), 3)
        for name in fields[guild]:
            _one_of(f"guilds.{guild}", name, _FIELDS)
        if guild != "town_hall" and "gold" not in fields[guild]:
            _wrong("no-gold", f"guilds.{guild}")
