"""Checks a component file: what is documented must hold, what is reconstructed may be corrected."""

from collections import Counter
from typing import Any, Final, NoReturn

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
"""Every kind of building and what it makes; these the catalogue has names for."""

_CARDS: Final = {"sawmill": 6, "basic": 24, "extended": 24, "advanced": 16}
_GOODS: Final = {"sawmill": ["wood"], "basic": RAW, "extended": HALF, "advanced": FINAL}
_HOUSES: Final = 8
_CAPITAL: Final = 48
_MOST_POINTS: Final = 20
_FIELDS: Final = ("gold", "silver", "ribbon")


def check(data: object) -> None:
    """Raise InvalidComponents, which says where and why, unless a game can be made of this."""
    if not isinstance(data, dict):
        _wrong("form", "-")
    for table in ("goods", "capital", *_CARDS, "recipes", "ships", "bonus_tokens", "guilds"):
        if not isinstance(data.get(table), dict):
            _wrong("missing", table)
        source = data[table].get("source")
        if not isinstance(source, dict) or source.get("status") not in (
            "documented",
            "reconstructed",
        ):
            _wrong("source", table)
    try:
        _check_goods(data["goods"])
        _check_capital(data["capital"]["copies"])
        for table in _CARDS:
            _check_cards(table, data[table]["cards"])
        _check_recipes(data["recipes"]["kinds"])
        _check_all_kinds_are_there(data)
        _check_ships(data["ships"]["ships"])
        _check_bonus_tokens(data["bonus_tokens"]["points"])
        _check_guilds(data["guilds"]["fields"])
    except KeyError as error:
        _wrong("missing", str(error.args[0]))
    except (AttributeError, TypeError):
        _wrong("form", "-")


def _wrong(reason: str, detail: str, found: object = "", wanted: object = "") -> NoReturn:
    raise InvalidComponents(reason=reason, detail=detail, found=str(found), wanted=str(wanted))


def _count(table: str, found: int, wanted: int) -> None:
    if found != wanted:
        _wrong("count", table, found, wanted)


def _in_range(where: str, number: object, lowest: int, highest: int) -> None:
    fits = isinstance(number, int) and not isinstance(number, bool)
    if not fits or not lowest <= int(str(number)) <= highest:
        _wrong("range", where, number, f"{lowest}-{highest}")


def _one_of(where: str, word: object, known: list[str] | tuple[str, ...]) -> None:
    if word not in known:
        _wrong("unknown", where, word, ", ".join(known))


def _check_goods(goods: dict[str, Any]) -> None:
    for name, wanted in (("raw", RAW), ("half", HALF), ("final", FINAL)):
        if goods[name] != wanted:
            _wrong("unknown", f"goods.{name}", ", ".join(map(str, goods[name])), ", ".join(wanted))


def _check_capital(copies: dict[str, list[int]]) -> None:
    for colour in COLOURS:
        _count(f"capital.{colour}", len(copies[colour]), 3)
        for number in copies[colour]:
            _in_range(f"capital.{colour}", number, 0, int(MOST_OF_A_KIND))
    _count("capital", sum(sum(copies[colour]) for colour in COLOURS), _CAPITAL)


def _check_cards(table: str, cards: list[dict[str, Any]]) -> None:
    _count(table, len(cards), _CARDS[table])
    ids = Counter(card["id"] for card in cards)
    for card in cards:
        name = card["id"]
        kind, _, number = str(name).rpartition("_")
        if kind not in MAKES or MAKES[kind] not in _GOODS[table] or not number.isdigit():
            kinds = [known for known, good in MAKES.items() if good in _GOODS[table]]
            _wrong("unknown", f"{table}.id", name, ", ".join(f"{known}_1" for known in kinds))
        if ids[name] > 1:
            _wrong("twice", table, name)
        for half in ("upper", "lower"):
            _one_of(f"{name}.{half}", card[half], COLOURS)
    if table in ("extended", "advanced"):
        _count(f"{table}.house", sum(card["house"] is True for card in cards), _HOUSES)


def _check_recipes(recipes: list[dict[str, Any]]) -> None:
    kinds = [recipe["kind"] for recipe in recipes]
    for kind in kinds:
        _one_of("recipes.kind", kind, list(MAKES))
        if kinds.count(kind) > 1:
            _wrong("twice", "recipes", kind)
    _count("recipes", len(kinds), len(MAKES))
    for recipe in recipes:
        kind, made, inputs = recipe["kind"], recipe["makes"], recipe["from"]
        _one_of(f"{kind}.makes", made, [MAKES[kind]])
        _one_of(f"{kind}.source", recipe["source"], ("documented", "reconstructed"))
        _in_range(f"{kind}.points", recipe["points"], 0, _MOST_POINTS)
        if made in RAW:
            _count(f"{kind}.from", len(inputs), 0)
            continue
        if made in HALF:
            _count(f"{kind}.from", len(inputs), 1)
        _in_range(f"{kind}.from", len(inputs), 1, int(MOST_INPUTS))
        usable = RAW if made in HALF else RAW + [good for good in HALF if good != "meat"]
        for good in inputs:
            _one_of(f"{kind}.from", good, usable)


def _check_all_kinds_are_there(data: dict[str, Any]) -> None:
    """Every chain can be completed: there is a card for each good that is made."""
    cards = [card for table in _CARDS for card in data[table]["cards"]]
    present = {card["id"].rpartition("_")[0] for card in cards}
    for kind in MAKES:
        if kind not in present:
            _wrong("chain", kind)


def _check_ships(ships: list[dict[str, Any]]) -> None:
    _count("ships", len(ships), 4)
    shipped: set[str] = set()
    for number, ship in enumerate(ships, 1):
        where = f"ships.{number}"
        _count(f"{where}.bonuses", len(ship["bonuses"]), number)
        for bonus in ship["bonuses"]:
            _in_range(f"{where}.bonuses", bonus, 0, _MOST_POINTS)
        products = [hold["product"] for hold in ship["holds"]]
        for hold in ship["holds"]:
            _one_of(f"{where}.product", hold["product"], [*FINAL, "meat"])
            if products.count(hold["product"]) > 1:
                _wrong("twice", where, hold["product"])
            _in_range(f"{where}.{hold['product']}", hold["points"], 0, _MOST_POINTS)
        shipped |= set(products)
    for product in (*FINAL, "meat"):
        if product not in shipped:
            _wrong("no-hold", product)


def _check_bonus_tokens(points: dict[str, int]) -> None:
    _count("bonus_tokens", len(points), len(FINAL))
    for product in FINAL:
        _in_range(f"bonus_tokens.{product}", points[product], 0, _MOST_POINTS)


def _check_guilds(fields: dict[str, list[str]]) -> None:
    for guild in GUILDS:
        _count(f"guilds.{guild}", len(fields[guild]), 3)
        for field in fields[guild]:
            _one_of(f"guilds.{guild}", field, _FIELDS)
