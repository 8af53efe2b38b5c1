"""The table of The Castles of Burgundy, drawn in a terminal of 100 columns."""

from typing import cast

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall import locales
from guildhall.core.state import View
from guildhall.games.burgundy.components import COLOUR, MATERIAL, TILE_IDS
from guildhall.games.burgundy.estates import ESTATE_IDS, HEX_COLOUR, HEXES, NUMBER
from guildhall.games.burgundy.view import BurgundyView, DepotView, PlayerView

_ROWS: list[int] = MATERIAL["rows"]
_COLOURS: list[str] = MATERIAL["colours"]
_STYLES = (
    "white on dark_green",
    "white on blue",
    "white on grey37",
    "black on yellow",
    "black on wheat1",
    "black on light_green",
)
"""Castle, ship, mine, knowledge, building, animals."""
_GOOD_STYLES = {
    "turquoise": "turquoise2",
    "violet": "violet",
    "pink": "pink1",
    "red": "red",
    "brown": "orange4",
    "orange": "orange1",
}
_EDGE = "_.-'^'-."
"""The upper edge of one hex, and half of the lower edges of the two above it."""
_WIDTH = len(_EDGE)


def draw(view: View, language: str, players: list[str]) -> RenderableType:
    return _Drawing(cast(BurgundyView, view), language, players).table()


class _Drawing:
    def __init__(self, view: BurgundyView, language: str, players: list[str]) -> None:
        self.view = view
        self.language = language
        self.players = players

    def word(self, message: str, **facts: object) -> str:
        return locales.text(self.language, f"burgundy-table-{message}", facts)

    def name(self, thing: str) -> str:
        return locales.name(self.language, "burgundy", thing)

    def effect(self, tile: str) -> str:
        facts = {"tile": tile}
        return locales.worded(self.language, "burgundy-table-effect", facts)

    def choices(self, player: PlayerView) -> str:
        facts = {"estates": player["choices"]}
        return locales.worded(self.language, "burgundy-table-choices", facts)

    def knowledge(self, number: int) -> str:
        does = locales.text(self.language, f"burgundy-does-knowledge-{number:02}")
        facts = {"tile": self.name(f"knowledge_{number:02}"), "does": does}
        return locales.text(self.language, "burgundy-board-tile", facts)

    def table(self) -> RenderableType:
        return Group(
            self.state_of_play(),
            self.depots(),
            Text(self.word("legend"), style="dim"),
            *(self.player(seat) for seat in range(len(self.players))),
        )

    # The main board

    def state_of_play(self) -> Text:
        view = self.view
        if not view["phase"]:
            return Text(self.word("choosing"), style="bold")
        order = ", ".join(self.players[seat] for seat in view["order"])
        coming = Text(" ").join([self.good(good) for good in view["round_goods"]])
        lines = [
            Text.assemble(
                (self.word("phase", phase=self.name(view["phase"]), round=view["round"]), "bold"),
                "   ", self.word("white-die", number=view["white_die"]),
                "   ", self.word("order", players=order),
            ),
            Text.assemble(
                self.word("round-goods", goods=""), coming if view["round_goods"] else "-",
            ),
            Text(self.word("bonus-tiles", tiles=self.bonus_tiles_left())),
        ]  # fmt: skip
        if view["effect"]:
            lines.append(Text(self.effect(view["effect"]), style="bold"))
        if view["surplus"]:
            lines.append(Text(self.word("surplus", tile=self.name(view["surplus"])), style="bold"))
        return Text("\n").join(lines)

    def bonus_tiles_left(self) -> str:
        left = [
            f"{self.name(colour)} ({', '.join(self.word(size) for size in sizes)})"
            for colour, sizes in self.view["bonus_tiles"].items()
            if sizes
        ]
        return ", ".join(left) or self.word("none")

    def depots(self) -> RenderableType:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, expand=True)
        table.add_column(self.word("depot"), justify="right")
        table.add_column(self.word("spaces"), ratio=1)
        table.add_column(self.word("goods"))
        for number, depot in enumerate(self.view["depots"], 1):
            black = number == len(self.view["depots"])
            label = self.word("black") if black else str(number)
            table.add_row(label, self.spaces(depot), self.goods(depot["goods"]))
        return table

    def spaces(self, depot: DepotView) -> Text:
        tiles = [
            Text.assemble(f"{place} ", self.tile(tile))
            for place, tile in enumerate(depot["spaces"], 1)
            if tile
        ]
        return Text("  ").join(tiles) if tiles else Text("-")

    def tile(self, tile: str) -> Text:
        return Text(self.name(tile), style=_STYLES[COLOUR[TILE_IDS.index(tile)]])

    def good(self, good: str) -> Text:
        return Text(self.name(good), style=_GOOD_STYLES[good])

    def goods(self, goods: dict[str, int]) -> Text:
        parts = [self.counted(good, number) for good, number in goods.items()]
        return Text(", ").join(parts) if parts else Text("-")

    def counted(self, good: str, number: int) -> Text:
        facts = {"good": good, "number": number}
        said = locales.worded(self.language, "burgundy-board-goods", facts)
        return Text(said, style=_GOOD_STYLES[good])

    # The player boards

    def player(self, seat: int) -> RenderableType:
        player = self.view["players"][seat]
        acting = seat == self.view["seat"]
        title = f"{self.players[seat]}   {self.word('points', points=player['points'])}"
        if player["estate"]:
            title += f"   {self.name(player['estate'])}"
        board = Table.grid(padding=(0, 1))
        board.add_column(no_wrap=True)
        board.add_column(ratio=1)
        board.add_row(self.estate(player), Group(*self.holdings(player)))
        return Panel(
            board,
            title=Text(("► " if acting else "") + title),
            title_align="left",
            border_style="bold" if acting else "dim",
        )

    def estate(self, player: PlayerView) -> Text:
        """The 37 hexes: empty ones by colour, number and hex, filled ones by their tile."""
        if not player["estate"]:
            return Text("")
        lines = []
        first = 0
        above = 0
        for size in _ROWS:
            lines.append(_edge(above, size))
            line = Text(_margin(size) + "|")
            for hexagon in range(first, first + size):
                line.append_text(self.hexagon(player, hexagon))
                line.append("|")
            lines.append(line)
            first += size
            above = size
        lines.append(_edge(above, 0))
        return Text("\n").join(lines)

    def hexagon(self, player: PlayerView, hexagon: int) -> Text:
        colour = HEX_COLOUR[ESTATE_IDS.index(player["estate"]) * HEXES + hexagon]
        tile = player["hexes"][hexagon]
        if tile:
            return Text(f"{self.short(tile):^{_WIDTH - 1}}", style=f"bold {_STYLES[colour]}")
        initial = self.word("initial", colour=_COLOURS[colour])
        printed = f"{initial}{NUMBER[hexagon]} h{hexagon}"
        foreground = _STYLES[colour].rpartition(" ")[2]
        return Text(f"{printed:^{_WIDTH - 1}}", style=foreground)

    def short(self, tile: str) -> str:
        """A tile in at most seven characters: `3 cow`, `K 12`, `Bank`."""
        kind, _, number = tile.rpartition("_")
        if number.isdigit():
            word = locales.text(self.language, f"burgundy-short-{kind}")
            return f"{word} {int(number)}" if kind == "knowledge" else f"{number} {word}"
        return locales.text(self.language, f"burgundy-short-{tile.replace('_', '-')}")

    def holdings(self, player: PlayerView) -> list[RenderableType]:
        dice = [f"({d['number']})" if d["used"] else str(d["number"]) for d in player["dice"]]
        lines: list[RenderableType] = [
            Text(self.word("silver", silver=player["silver"], workers=player["workers"])),
            Text.assemble(self.word("held", goods=""), self.goods(player["goods"])),
            Text.assemble(self.word("sold", goods=""), self.goods(player["sold"])),
        ]
        if dice:
            lines.insert(0, Text(self.word("dice", dice=" ".join(dice)), style="bold"))
        if player["choices"] and not player["estate"]:
            lines.append(Text(self.choices(player)))
        lines.append(Text(self.word("storage")))
        lines += [
            Text.assemble(f" {place} ", self.tile(tile) if tile else "-")
            for place, tile in enumerate(player["storage"], 1)
        ]
        if player["knowledge"]:
            lines.append(Text(self.word("knowledge")))
            lines += [Text(f" {self.knowledge(number)}") for number in player["knowledge"]]
        if player["bonus_tiles"]:
            owned = [f"{self.name(c)} ({self.word(s)})" for c, s in player["bonus_tiles"].items()]
            lines.append(Text(self.word("bonuses", tiles=", ".join(owned))))
        return lines


def _margin(size: int) -> str:
    return " " * ((max(_ROWS) - size) * _WIDTH // 2)


def _edge(above: int, below: int) -> Text:
    """The zigzag between two rows of hexes, as long as the longer one."""
    half = _WIDTH // 2
    zigzag = _EDGE if below > above else _EDGE[half:] + _EDGE[:half]
    size = max(above, below)
    return Text(_margin(size) + zigzag * size + zigzag[0])
