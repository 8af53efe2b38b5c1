"""The tables and drawings of the rules page, made from the components."""

from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any, Final

from guildhall.games.burgundy import dice
from guildhall.games.burgundy.components import FIRST_KNOWLEDGE
from guildhall.games.burgundy.estates import ESTATE_IDS, FIRST_LATER_ESTATE, HEXES, REGION
from guildhall.locales import name, text
from guildhall.rules.drawing import CLOTH, INK, LINE, PAPER, WHITE, Drawing, honeycomb

Material = Mapping[str, Any]
_PLAYERS: Final = (2, 3, 4)
_FILLS: Final = {
    "castle": "#17553a",
    "ship": "#1f5fa6",
    "mine": "#686d74",
    "knowledge": "#eec735",
    "building": "#d8ae78",
    "animal": "#a5d06c",
}
_INKS: Final = {"castle": WHITE, "ship": WHITE, "mine": WHITE}
_GOODS: Final = {
    "turquoise": "#4fc4c0",
    "violet": "#6b3f96",
    "pink": "#f3a6c3",
    "red": "#b3261e",
    "brown": "#6d4423",
    "orange": "#f0923a",
}
_BLACK: Final = "#2d2926"


def _name(language: str, thing: str) -> str:
    return name(language, "burgundy", thing)


def _tiles(material: Material, language: str) -> list[list[str]]:
    """The number of tiles of each colour, by their backs (K2, K3)."""
    rows = []
    for colour in material["colours"]:
        tiles = [tile for tile in material["tiles"] if tile["colour"] == colour]
        coloured = sum(tile["coloured"] for tile in tiles)
        black = sum(tile["black"] for tile in tiles)
        rows.append([_name(language, colour), *map(str, (coloured, black, coloured + black))])
    return rows


def _buildings(material: Material, language: str) -> list[list[str]]:
    """The effect of each building when placed (K95–K102)."""
    return [
        [
            f"**{_name(language, tile['id'])}**",
            text(language, f"burgundy-does-{tile['id'].replace('_', '-')}"),
            f"{tile['coloured']} + {tile['black']}",
        ]
        for tile in material["tiles"]
        if tile["colour"] == "building"
    ]


def _animals(material: Material, language: str) -> list[list[str]]:
    """The animal tiles with their numbers, by their backs (K5)."""
    return [
        [_name(language, tile["id"]), str(tile["coloured"]), str(tile["black"])]
        for tile in material["tiles"]
        if tile["colour"] == "animal"
    ]


def _depots(material: Material, language: str) -> list[list[str]]:
    """The contents of each depot, by the number of players (K13, K36)."""
    rows = []
    for number, spaces in enumerate(material["depots"], start=1):
        used = [
            ", ".join(_name(language, colour) for colour, least in spaces if least <= players)
            for players in _PLAYERS
        ]
        rows.append([str(number), *used])
    return rows


def _black_depot(material: Material, _: str) -> list[list[str]]:
    """The number of tiles in the black depot (K38)."""
    least = material["black_depot"]
    return [[str(sum(one <= players for one in least)) for players in _PLAYERS]]


def _workers(_: Material, __: str) -> list[list[str]]:
    """The cost of changing a die, by distance (K54)."""
    skills = (dice.PLAIN, dice.DOUBLE_STEPS, dice.FREE_STEP, dice.FREE_STEP + dice.DOUBLE_STEPS)
    return [
        [str(apart), *(str(dice.workers_needed(1, 1 + apart, skill)) for skill in skills)]
        for apart in range(4)
    ]


def _goods(material: Material, language: str) -> list[list[str]]:
    """The die of each kind of goods (K7)."""
    each = str(material["goods_of_each_kind"])
    return [
        [str(die), _name(language, good), each]
        for die, good in enumerate(material["goods"], start=1)
    ]


def _regions(material: Material, _: str) -> list[list[str]]:
    """The points of a full region by size and phase (K106, K107)."""
    return [
        [str(size), str(points), *(str(points + phase) for phase in material["phase_points"])]
        for size, points in enumerate(material["region_points"], start=1)
    ]


def _by_players(material: Material, _: str) -> list[list[str]]:
    """Bonus tiles and sales by the number of players (K109, K110, K116)."""
    tables = ("large_bonus_points", "small_bonus_points", "points_per_good_sold")
    return [[str(n), *(str(material[table][str(n)]) for table in tables)] for n in _PLAYERS]


def _knowledge(material: Material, language: str) -> list[list[str]]:
    """Every knowledge tile with its effect and rule (K137–K162)."""
    rows = []
    for number, tile in enumerate(material["tiles"][FIRST_KNOWLEDGE:], start=1):
        does = text(language, f"burgundy-does-{tile['id'].replace('_', '-')}")
        back = "●" if tile["black"] else ""
        rows.append([str(number), does, back, f"K{136 + number}"])
    return rows


def _estate_regions(material: Material, language: str) -> list[list[str]]:
    """The sizes of the regions of every estate, for each colour (K17, K18)."""
    rows = []
    for number, estate in enumerate(material["estates"]):
        letters = " ".join(estate["rows"]).split()
        cells = []
        for letter in material["letters"]:
            hexes = [h for h in range(HEXES) if letters[h] == letter]
            sizes = {REGION[number * HEXES + h]: 0 for h in hexes}
            for h in hexes:
                sizes[REGION[number * HEXES + h]] += 1
            cells.append(", ".join(str(size) for size in sorted(sizes.values(), reverse=True)))
        rows.append([_name(language, estate["id"]), *cells])
    return rows


def _lay_out(
    drawing: Drawing, material: Material, estate: int, x: float, y: float, radius: float
) -> list[tuple[float, float]]:
    """Draw an estate with its numbers; (x, y) is the centre of the first place of a full row."""
    places = honeycomb(material["rows"], x, y, radius)
    letters = " ".join(material["estates"][estate]["rows"]).split()
    for (across, down), letter, number in zip(places, letters, material["numbers"], strict=True):
        colour = material["colours"][material["letters"].index(letter)]
        ink = _INKS.get(colour, INK)
        drawing.hexagon(across, down, radius, _FILLS[colour], str(number), ink)
    return places


def _estates(material: Material, which: range) -> Drawing:
    """Estates side by side, three in a row, each with its name above it."""
    radius, columns = 15.0, 3
    width, height = 7 * sqrt(3) * radius + 22, 6 * 1.5 * radius + 2 * radius + 40
    rows = -(-len(which) // columns)
    drawing = Drawing(round(columns * width + 10), round(rows * height + 6))
    for place, estate in enumerate(which):
        x = 10 + width * (place % columns) + sqrt(3) * radius / 2 + 6
        y = height * (place // columns) + radius + 34
        title = ESTATE_IDS[estate].removeprefix("estate_").replace("_", " · ")
        drawing.text(x + 3 * sqrt(3) * radius, y - radius - 14, title, 17)
        _lay_out(drawing, material, estate, x, y, radius)
    return drawing


def _draw_estates(material: Material) -> Drawing:
    return _estates(material, range(FIRST_LATER_ESTATE))


def _draw_later_estates(material: Material) -> Drawing:
    return _estates(material, range(FIRST_LATER_ESTATE, len(ESTATE_IDS)))


def _draw_table(material: Material) -> Drawing:
    """The main board with its parts, and a player's area with estate 1."""
    drawing = Drawing(860, 600)
    drawing.box(10, 10, 840, 296)
    _draw_tracks(drawing, material)
    for number, spaces in enumerate(material["depots"], start=1):
        x, y = 300 + 186 * ((number - 1) % 3), 24 if number <= 3 else 168
        # The depots form a ring: 4, 5, 6 run back below 3, 2, 1.
        if number > 3:
            x = 300 + 186 * (6 - number)
        drawing.box(x, y, 116, 124, PAPER)
        drawing.text(x + 16, y + 17, str(number), 20)
        drawing.box(x + 82, y + 8, 24, 24, _GOODS["orange"])
        for place, (colour, least) in enumerate(spaces):
            across, down = x + 34 + 48 * (place % 2), y + 56 + 44 * (place // 2)
            ink = _INKS.get(colour, INK)
            drawing.hexagon(across, down, 21, _FILLS[colour], f"{least}+", ink)
    for place in range(8):
        drawing.hexagon(430 + 26 * (place % 4) + 186 * (place // 4), 158, 14, _BLACK)
    _draw_area(drawing, material)
    marks = [(280, 36), (394, 158), (238, 44), (238, 108), (238, 172), (238, 246)]
    marks += [(30, 340), (470, 344), (470, 424), (470, 490), (640, 344), (640, 424)]
    for number, (x, y) in enumerate(marks, start=1):
        drawing.part(number, x, y)
    return drawing


def _draw_tracks(drawing: Drawing, material: Material) -> None:
    """Left of the depots: phases with their points, goods, turn order, bonus tiles."""
    for place, points in enumerate(material["phase_points"]):
        drawing.box(24 + 40 * place, 26, 36, 36, PAPER)
        drawing.text(42 + 40 * place, 38, "ABCDE"[place], 16)
        drawing.text(42 + 40 * place, 54, f"+{points}", 11)
    for place, good in enumerate(list(_GOODS.values())[:5]):
        drawing.box(24 + 40 * place, 92, 32, 32, good)
    for place in range(7):
        drawing.box(24 + 28 * place, 156, 26, 32, PAPER)
    for place, fill in enumerate(("#b3261e", "#1f5fa6")):
        drawing.disc(37, 178 - 9 * place, 9, fill)
    for place, fill in enumerate(_FILLS.values()):
        drawing.hexagon(40 + 34 * place, 236, 16, fill)
        drawing.hexagon(40 + 34 * place, 270, 11, fill)


def _draw_area(drawing: Drawing, material: Material) -> None:
    """A player's board: estate, dice, storage, goods, silver and workers."""
    drawing.box(10, 316, 840, 274)
    places = _lay_out(drawing, material, 0, 64, 346, 22)
    across, down = places[18]
    drawing.hexagon(across, down, 16, WHITE)
    drawing.hexagon(across, down, 12, _FILLS["castle"])
    for place, pips in enumerate((3, 5)):
        drawing.box(490 + 46 * place, 330, 36, 36, WHITE)
        drawing.text(508 + 46 * place, 348, str(pips), 20)
    for place in range(3):
        drawing.hexagon(508 + 44 * place, 424, 22, CLOTH if place else _FILLS["knowledge"])
    for place, fill in enumerate((_GOODS["pink"], _GOODS["brown"], PAPER)):
        drawing.box(490 + 40 * place, 474, 34, 34, fill)
    drawing.disc(672, 346, 13, "#c9ccd1")
    drawing.text(672, 346, "1", 14)
    drawing.box(694, 334, 24, 24, "#e0b98a")
    drawing.text(706, 346, "2", 14)
    drawing.box(662, 406, 36, 36, LINE)
    drawing.text(680, 424, "0", 16, WHITE)


TABLES: Final[dict[str, Callable[[Material, str], list[list[str]]]]] = {
    "tiles": _tiles,
    "buildings": _buildings,
    "animals": _animals,
    "depots": _depots,
    "black_depot": _black_depot,
    "workers": _workers,
    "goods": _goods,
    "regions": _regions,
    "by_players": _by_players,
    "knowledge": _knowledge,
    "estate_regions": _estate_regions,
}
PICTURES: Final[dict[str, Callable[[Material], Drawing]]] = {
    "table": _draw_table,
    "estates": _draw_estates,
    "later_estates": _draw_later_estates,
}
