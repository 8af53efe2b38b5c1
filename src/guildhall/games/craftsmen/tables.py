"""The tables and drawings of the rules page, made from the components.

Parts of the material are reconstructed: a full dot marks documented parts, an empty one the others.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from guildhall.games.craftsmen.components import (
    BUILD_COST,
    COLOURS,
    FIRST_WORK_POINTS,
    GUILDS,
    MAYOR_CARDS,
    MOST_IN_GUILD,
    NOTARY_PRICE,
    START_POINTS,
    TOKENS,
    TYPES,
    YEARS,
)
from guildhall.locales import name
from guildhall.rules.drawing import CLOTH, INK, LINE, PAPER, WHITE, Drawing

Material = Mapping[str, Any]
_MARKS: Final = {"documented": "●", "reconstructed": "○"}
_HOUSE: Final = "⌂"
_FILLS: Final = {"violet": "#7a4a9e", "green": "#4d8a3f", "blue": "#2f6f9f", "red": "#b3392d"}
_FIELDS: Final = {"gold": "#e3b93f", "silver": "#c9ccd1", "ribbon": "#8fc28a"}
_SEATS: Final = ("#0a5c99", "#b84300")
_NATURAL: Final = "#e8dcc0"


def _name(language: str, thing: str) -> str:
    return name(language, "craftsmen", thing)


def _names(language: str, things: list[str]) -> str:
    return " + ".join(_name(language, thing) for thing in things)


def _cards_of(material: Material, kind: str) -> list[dict[str, Any]]:
    return [
        card
        for table in ("sawmill", *TYPES)
        for card in material[table]["cards"]
        if card["id"].rpartition("_")[0] == kind
    ]


def _goods(material: Material, which: str, language: str) -> list[list[str]]:
    made = material["goods"][which]
    rows = []
    for recipe in material["recipes"]["kinds"]:
        if recipe["makes"] in made:
            rows.append(
                [
                    f"**{_name(language, recipe['makes'])}**",
                    _name(language, recipe["kind"]),
                    _names(language, recipe["from"]),
                    str(recipe["points"]),
                    str(len(_cards_of(material, recipe["kind"]))),
                    _MARKS[recipe["source"]],
                ]
            )
    return rows


def _raws(material: Material, language: str) -> list[list[str]]:
    """The sources of each raw material (C5)."""
    rows = _goods(material, "raw", language)
    return [[good, building, cards, mark] for good, building, _, _, cards, mark in rows]


def _halves(material: Material, language: str) -> list[list[str]]:
    """Every half-product: building, input, points (C6, C58)."""
    return _goods(material, "half", language)


def _finals(material: Material, language: str) -> list[list[str]]:
    """Every final product: building, inputs, points (C7, C60)."""
    return _goods(material, "final", language)


def _holds(material: Material, language: str) -> list[list[str]]:
    """The points of each product on each ship, best product first (C61, C77)."""
    ships = [
        {hold["product"]: hold["points"] for hold in ship["holds"]}
        for ship in material["ships"]["ships"]
    ]
    products = dict.fromkeys(product for ship in ships for product in ship)
    best = sorted(products, key=lambda product: -max(ship.get(product, 0) for ship in ships))
    return [
        [f"**{_name(language, product)}**", *(str(ship.get(product, "")) for ship in ships)]
        for product in best
    ]


def _ships(material: Material, language: str) -> list[list[str]]:
    """Each ship with its holds from the top, and its bonuses (C77)."""
    return [
        [
            str(number),
            ", ".join(_hold(hold, language) for hold in ship["holds"]),
            ", ".join(str(bonus) for bonus in ship["bonuses"]),
        ]
        for number, ship in enumerate(material["ships"]["ships"], start=1)
    ]


def _hold(hold: Mapping[str, Any], language: str) -> str:
    return f"{_name(language, hold['product'])} {hold['points']}"


def _line(material: Material, good: str) -> Iterator[str]:
    """The kinds of buildings of a whole production line, the last one first (C47)."""
    recipes = {recipe["makes"]: recipe for recipe in material["recipes"]["kinds"]}
    yield recipes[good]["kind"]
    for needed in recipes[good]["from"]:
        yield from _line(material, needed)


def _bonus_tokens(material: Material, language: str) -> list[list[str]]:
    """The bonus token of each final product, and the line that wins it (C47)."""
    return [
        [
            f"**{_name(language, good)}**",
            str(points),
            ", ".join(_name(language, kind) for kind in dict.fromkeys(_line(material, good))),
        ]
        for good, points in material["bonus_tokens"]["points"].items()
    ]


def _capital(material: Material, language: str) -> list[list[str]]:
    """The number of capital cards of each colour and value (C38)."""
    copies = material["capital"]["copies"]
    return [[_name(language, colour), *map(str, copies[colour])] for colour in COLOURS]


def _cards(material: Material, language: str) -> list[list[str]]:
    """Every building card with its upper and lower colours, and its house (C9)."""
    rows = []
    for table in ("sawmill", *TYPES):
        for card in material[table]["cards"]:
            rows.append(
                [
                    _name(language, card["id"]),
                    _name(language, card["upper"]),
                    _name(language, card["lower"]),
                    _HOUSE if card.get("house") else "",
                ]
            )
    return rows


def _sources(material: Material, _: str) -> list[list[str]]:
    """For each table whether it is documented."""
    tables = ("goods", "capital", "sawmill", *TYPES, "recipes", "ships", "bonus_tokens", "guilds")
    return [[f"`{table}`", _MARKS[material[table]["source"]["status"]]] for table in tables]


def _prices(_: Material, language: str) -> list[list[str]]:
    """The costs of building, buying and the mayor, by type of card (C44, C49, C51)."""
    return [
        [_name(language, kind), str(BUILD_COST[n]), str(NOTARY_PRICE[n]), str(MAYOR_CARDS[n])]
        for n, kind in enumerate(TYPES)
    ]


def _years(_: Material, __: str) -> list[list[str]]:
    """Work points and the fee in points, by the year (C28, C54)."""
    return [
        [str(year), str(FIRST_WORK_POINTS + year - 1), str(year)] for year in range(1, YEARS + 1)
    ]


def _players(_: Material, __: str) -> list[list[str]]:
    """The numbers that depend on the number of players (C19, C31, C84)."""
    return [[str(n), str(TOKENS[n]), str(TOKENS[n]), str(MOST_IN_GUILD[n])] for n in range(2, 6)]


def _starting_points(_: Material, __: str) -> list[list[str]]:
    """Points by place in the first turn order (C21)."""
    return [[str(place + 1), str(points)] for place, points in enumerate(START_POINTS)]


def _building(drawing: Drawing, x: float, y: float, card: Mapping[str, Any]) -> None:
    drawing.box(x, y, 44, 30, _FILLS[card["upper"]])
    drawing.box(x, y + 30, 44, 30, _FILLS[card["lower"]])


def _draw_table(material: Material) -> Drawing:
    """The board with its parts, and a player's area."""
    drawing = Drawing(900, 620)
    drawing.box(10, 10, 880, 420)
    for place, guild in enumerate(GUILDS):
        x = 60 + 136 * place
        drawing.box(x, 26, 122, 70, PAPER)
        drawing.text(x + 61, 40, ("I", "II", "III", "IV", "V", "VI")[place], 15)
        for field, kind in enumerate(material["guilds"]["fields"][guild]):
            drawing.disc(x + 24 + 37 * field, 72, 16, _FIELDS[kind])
    drawing.disc(84, 72, 11, _SEATS[0], WHITE)
    drawing.disc(84, 66, 11, _SEATS[1], WHITE)
    drawing.disc(121, 72, 11, _SEATS[0], WHITE)
    for place, colour in enumerate(("violet", "red")):
        drawing.box(60 + 50 * place, 128, 42, 60, _FILLS[colour])
        drawing.text(81 + 50 * place, 158, str(2 + place), 22, WHITE)
    for place, kind in enumerate(TYPES):
        for copy in range(2):
            card = material[kind]["cards"][3 * copy]
            _building(drawing, 210 + 112 * place + 50 * copy, 128, card)
    drawing.box(570, 124, 130, 68, PAPER)
    for place in range(3):
        drawing.box(586 + 36 * place, 146, 20, 20, _SEATS[0])
    for place in range(7):
        for field in range(2):
            drawing.box(64 + 36 * place, 224 + 30 * field, 30, 26, PAPER)
            drawing.box(70 + 36 * place, 228 + 30 * field, 18, 18, _NATURAL)
    for place, season in enumerate(("1", "2", "3", "")):
        drawing.box(724 + 38 * place, 124, 34, 34, PAPER if season else CLOTH)
    drawing.disc(741, 141, 10, CLOTH)
    for place, fill in enumerate(_SEATS):
        drawing.disc(741 + 36 * place, 180, 12, fill)
    for place in range(3):
        drawing.box(354 + 38 * place, 224, 34, 34, PAPER)
    for place, ship in enumerate(material["ships"]["ships"]):
        x = 60 + 206 * place
        drawing.box(x, 300, 192, 118, "#d9b98a")
        drawing.text(x + 16, 314, str(place + 1), 16)
        for number, bonus in enumerate(ship["bonuses"]):
            drawing.disc(x + 52 + 34 * number, 314, 11, "#6a1f2e")
            drawing.text(x + 52 + 34 * number, 314, str(bonus), 13, WHITE)
        for number, hold in enumerate(ship["holds"]):
            across, down = x + 10 + 62 * (number % 3), 332 + 42 * (number // 3)
            drawing.box(across, down, 56, 36, PAPER)
            drawing.text(across + 44, down + 18, str(hold["points"]), 15)
            for field in range(2):
                drawing.box(across + 4 + 15 * field, down + 11, 13, 13, CLOTH)
    _draw_area(drawing, material)
    marks = [(36, 60), (36, 158), (196, 132), (560, 132), (36, 254), (714, 112), (714, 180)]
    marks += [(340, 240), (36, 358), (36, 530), (470, 466), (470, 530), (640, 530), (760, 530)]
    for number, (x, y) in enumerate(marks, start=1):
        drawing.part(number, x, y)
    return drawing


def _draw_area(drawing: Drawing, material: Material) -> None:
    """A row of three buildings, hands, helpers and tokens."""
    drawing.box(10, 440, 880, 170)
    row = (material["sawmill"]["cards"][3], material["extended"]["cards"][9])
    for place, card in enumerate((*row, material["basic"]["cards"][5])):
        x = 70 + 96 * place
        drawing.box(x, 466, 84, 62, _FILLS[card["upper"]])
        drawing.box(x, 528, 84, 62, _FILLS[card["lower"]])
        drawing.box(x + 14, 480, 56, 96, PAPER)
        drawing.box(x + 33, 486, 18, 18, CLOTH)
        drawing.box(x + 33, 552, 18, 18, CLOTH)
    for place in range(4):
        drawing.disc(500 + 34 * place, 466, 13, _SEATS[0])
    for place, colour in enumerate(COLOURS):
        drawing.box(490 + 34 * place, 508, 30, 44, _FILLS[colour])
        drawing.text(505 + 34 * place, 530, str(place % 3 + 1), 16, WHITE)
    for place in range(2):
        drawing.box(662 + 40 * place, 508, 34, 44, LINE)
    drawing.disc(796, 530, 14, _FIELDS["gold"])
    drawing.disc(832, 530, 14, _NATURAL, INK)


TABLES: Final[dict[str, Callable[[Material, str], list[list[str]]]]] = {
    "raws": _raws,
    "halves": _halves,
    "finals": _finals,
    "holds": _holds,
    "ships": _ships,
    "bonus_tokens": _bonus_tokens,
    "capital": _capital,
    "cards": _cards,
    "sources": _sources,
    "prices": _prices,
    "years": _years,
    "players": _players,
    "starting_points": _starting_points,
}
PICTURES: Final[dict[str, Callable[[Material], Drawing]]] = {"table": _draw_table}
