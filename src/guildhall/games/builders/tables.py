"""The tables and the drawing of the rules page, made from the components."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from guildhall.games.builders.components import COINS_FOR_ACTIONS, FREE_ACTIONS
from guildhall.locales import name
from guildhall.rules.drawing import CLOTH, INK, PAPER, WHITE, Drawing

Material = Mapping[str, Any]
_FILLS: Final = ("#8a8f96", "#8a5a33", "#2f6f9f", "#b5532d")
"""Stone, wood, knowledge, tile."""
_MOST_WORKERS: Final = 5
"""Last row of the table of growing costs; the rule has no limit."""


def _amounts(numbers: list[int]) -> list[str]:
    return [str(number) if number else "" for number in numbers]


def _workers(material: Material, language: str) -> list[list[str]]:
    """Every worker: wage and production (B3, B4)."""
    return [
        [
            name(language, "builders", card["id"]),
            str(card["wage"]),
            *_amounts(card["produces"]),
        ]
        for card in material["workers"]
    ]


def _buildings(material: Material, language: str) -> list[list[str]]:
    """Every ordinary building: needs, coins and points (B5)."""
    return [
        [
            name(language, "builders", card["id"]),
            *_amounts(card["needs"]),
            str(card["coins"]),
            str(card["points"]),
        ]
        for card in material["buildings"]
        if "produces" not in card
    ]


def _machines(material: Material, language: str) -> list[list[str]]:
    """Every machine: needs, points, and production when finished (B7)."""
    rows = []
    for card in material["buildings"]:
        if "produces" in card:
            made = [
                f"{number} × {name(language, 'builders', thing)}"
                for number, thing in zip(card["produces"], material["materials"], strict=True)
                if number
            ]
            words = [name(language, "builders", card["id"]), *_amounts(card["needs"])]
            rows.append([*words, str(card["points"]), ", ".join(made)])
    return rows


def _ranks(material: Material, _: str) -> list[list[str]]:
    """The number of workers for each wage (B4)."""
    wages = [card["wage"] for card in material["workers"]]
    return [[str(wage), str(wages.count(wage))] for wage in sorted(set(wages))]


def _coins(_: Material, __: str) -> list[list[str]]:
    """Coins for actions spent together (B55)."""
    return [[str(n), str(COINS_FOR_ACTIONS[n])] for n in range(1, FREE_ACTIONS + 1)]


def _growing(_: Material, __: str) -> list[list[str]]:
    """Actions for workers sent to one site in one turn (B46)."""
    return [[str(n), str(n), str(n * (n + 1) // 2)] for n in range(1, _MOST_WORKERS + 1)]


def _card(drawing: Drawing, x: float, y: float, amounts: list[int], corner: str) -> None:
    drawing.box(x, y, 78, 96, PAPER)
    drawing.text(x + 60, y + 16, corner, 16)
    for material, number in enumerate(amounts):
        for place in range(number):
            drawing.box(x + 8 + 13 * place, y + 30 + 15 * material, 11, 11, _FILLS[material])


def _draw_table(material: Material) -> Drawing:
    """Two rows of cards, and a player's area with a site."""
    drawing = Drawing(760, 500)
    buildings = {card["id"]: card for card in material["buildings"]}
    workers = {card["id"]: card for card in material["workers"]}
    drawing.box(10, 10, 740, 234)
    row = ("chapel", "stables", "crane_2", "inn", "treehouse", "forge")
    for place, card in enumerate(row):
        x = 60 + 92 * place + (50 if place == 5 else 0)
        points = f"{buildings[card]['points']}★"
        _card(drawing, x, 20, buildings[card]["needs"], points)
    hands = ("craftsman_03", "master_01", "labourer_05", "apprentice_04", "craftsman_07")
    for place, card in enumerate((*hands, "labourer_09")):
        x = 60 + 92 * place + (50 if place == 5 else 0)
        _card(drawing, x, 138, workers[card]["produces"], f"{workers[card]['wage']}¢")
    drawing.box(10, 254, 740, 236)
    _card(drawing, 60, 268, buildings["watermill"]["needs"], f"{buildings['watermill']['points']}★")
    _card(drawing, 150, 268, workers["craftsman_02"]["produces"], "")
    _card(drawing, 60, 380, workers["apprentice_02"]["produces"], "2¢")
    _card(drawing, 370, 268, buildings["inn"]["needs"], f"{buildings['inn']['points']}★")
    drawing.box(370, 268, 78, 96, "#dfe8d5")
    drawing.text(409, 316, f"{buildings['inn']['points']}★", 26)
    drawing.disc(540, 316, 26, "#e3b93f")
    drawing.text(540, 316, "10", 20)
    for place in range(3):
        drawing.disc(626 + 34 * place, 316, 13, WHITE if place else INK)
    drawing.box(370, 396, 340, 74, CLOTH)
    for place, fill in enumerate(_FILLS):
        drawing.box(386 + 80 * place, 422, 24, 24, fill)
    marks = [(36, 68), (36, 186), (522, 68), (36, 316), (132, 356), (36, 428), (352, 316)]
    marks += [(540, 278), (660, 286), (352, 434)]
    for number, (x, y) in enumerate(marks, start=1):
        drawing.part(number, x, y)
    return drawing


TABLES: Final[dict[str, Callable[[Material, str], list[list[str]]]]] = {
    "workers": _workers,
    "buildings": _buildings,
    "machines": _machines,
    "ranks": _ranks,
    "coins": _coins,
    "growing": _growing,
}
PICTURES: Final[dict[str, Callable[[Material], Drawing]]] = {"table": _draw_table}
