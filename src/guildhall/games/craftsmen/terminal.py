"""The table of Craftsmen, drawn in a terminal of 100 columns."""

from typing import cast

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall import locales
from guildhall.core.state import View
from guildhall.games.craftsmen.components import COLOURS
from guildhall.games.craftsmen.view import (
    BuiltView,
    CardView,
    CraftsmenView,
    GuildView,
    MarketView,
    PlayerView,
    ShipView,
)

_STYLES = {"violet": "magenta", "green": "green", "blue": "bright_blue", "red": "red"}
_CUBE, _NO_CUBE = "■", "□"


def draw(view: View, language: str, players: list[str]) -> RenderableType:
    return _Drawing(cast(CraftsmenView, view), language, players).table()


class _Drawing:
    """Draws the table; players appear by their numbers, colours also by their initials."""

    def __init__(self, view: CraftsmenView, language: str, players: list[str]) -> None:
        self.view = view
        self.language = language
        self.players = players

    def word(self, message: str, **facts: object) -> str:
        return locales.text(self.language, f"craftsmen-table-{message}", facts)

    def name(self, thing: str) -> str:
        return locales.name(self.language, "craftsmen", thing)

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self.calendar(), self.guilds(), self.markets()]
        parts += [self.granary(), self.ships()]
        parts += [self.player(seat) for seat in self.view["order"]]
        if self.view["viewer"] >= 0:
            parts.append(self.hand())
        asked = self.asked()
        return Group(*parts, *([asked] if asked.plain else []))

    # The board

    def calendar(self) -> Text:
        view = self.view
        season = self.name(view["season"])
        line = Text(self.word("calendar", year=view["year"], season=season), style="bold")
        if view["stage"]:
            line.append(f" · {self.name(view['stage'])}")
        order = " ".join(str(seat + 1) for seat in view["order"])
        line.append("   " + self.word("order", players=order))
        if view["order_change"]:
            coming = " ".join(str(seat + 1) for seat in view["order_change"])
            line.append(" → " + self.word("next-order", players=coming))
        pool = {"privileges": view["privilege_tokens"], "works": view["work_tokens"]}
        line.append("   " + self.word("pool", **pool))
        tokens = ", ".join(f"{self.name(g)} {p}" for g, p in view["bonus_tokens"].items())
        line.append("\n" + self.word("bonus", tokens=tokens or "-"))
        return line

    def guilds(self) -> Table:
        table = Table(box=SIMPLE_HEAD, expand=True, pad_edge=False)
        for guild in self.view["guilds"]:
            table.add_column(self.name(guild["guild"]), ratio=1)
        table.add_row(*(self.queue(guild) for guild in self.view["guilds"]))
        return table

    def queue(self, guild: GuildView) -> Text:
        """One line for each field: lower disc, upper disc; a star has used its privilege."""
        lines = []
        for kind, discs in zip(guild["fields"], guild["discs"], strict=True):
            shown = [f"{d['seat'] + 1}{'*' if d['used_privilege'] else ''}" for d in discs]
            style = "yellow" if kind == "gold" else "green" if kind == "ribbon" else "white"
            lines.append(Text(f"{' '.join(shown) or '·'}  {self.word(kind)}", style=style))
        return Text("\n").join(lines)

    def markets(self) -> Table:
        table = Table(box=SIMPLE_HEAD, expand=True, pad_edge=False)
        table.add_column(self.word("capital"), ratio=2)
        for market in self.view["markets"]:
            table.add_column(self.market_title(market), ratio=4)
        view = self.view
        sizes = self.word("deck", cards=view["capital_deck"])
        used = self.word("discard", cards=len(view["capital_discard"]))
        capital = Text.assemble(self.capital(view["capital_open"], "\n"), f"\n{sizes}\n{used}")
        table.add_row(
            capital,
            *(
                Text("\n").join([self.card(c) for c in market["open"] if c] or [Text("-")])
                for market in view["markets"]
            ),
        )
        return table

    def market_title(self, market: MarketView) -> str:
        """The size of the deck, and the positions of the cards that the viewer knows."""
        known = [
            f"{place}. {self.name(card)}"
            for place, card in enumerate(market["deck"], 1)
            if card not in ("house", "plain", "unknown")
        ]
        deck = self.word("deck", cards=len(market["deck"]))
        return f"{self.name(market['type'])}, {deck}" + (f" ({', '.join(known)})" if known else "")

    def granary(self) -> Text:
        line = Text(locales.labelled(self.language, self.word("granary"), ""), style="bold")
        for column in self.view["granary"]:
            cubes = [
                self.word("natural") if cube == "natural" else str(int(cube) + 1)
                for cube in column["cubes"]
            ]
            line.append(f"{self.name(column['good'])} ", style="not bold")
            line.append(" ".join([*cubes, "·", "·"][:2]) + "   ", style="not bold cyan")
        return line

    def ships(self) -> RenderableType:
        return Columns(
            [self.ship(number, ship) for number, ship in enumerate(self.view["ships"], 1)],
            equal=True,
            expand=True,
        )

    def ship(self, number: int, ship: ShipView) -> Text:
        bonuses = " ".join(str(bonus) for bonus in ship["bonuses"])
        lines = [Text(self.word("ship", ship=number, bonuses=bonuses), style="bold")]
        for hold in ship["holds"]:
            cubes = " ".join([*(str(cube + 1) for cube in hold["cubes"]), "·", "·"][:2])
            label = f"{self.name(hold['product'])} {hold['points']}"
            line = Text(locales.labelled(self.language, label, ""))
            lines.append(line.append(cubes if hold["cubes"] else "· ·", style="cyan"))
        return Text("\n").join(lines)

    # The players

    def player(self, seat: int) -> RenderableType:
        player = self.view["players"][seat]
        acting = seat == self.view["seat"]
        holdings = self.word(
            "holdings",
            points=player["points"],
            capital=player["capital_cards"],
            plans=player["building_cards"],
            cubes=player["cubes"],
            fair=player["fair"],
            helpers=player["helpers"],
            privileges=player["privilege_tokens"],
            works=player["work_tokens"],
        )
        lines: list[RenderableType] = [Text(holdings), self.row(player)]
        lines += self.known(player, seat)
        return Panel(
            Group(*lines),
            title=Text(f"{'► ' if acting else ''}{seat + 1} {self.players[seat]}"),
            title_align="left",
            border_style="bold" if acting else "dim",
        )

    def row(self, player: PlayerView) -> Text:
        built = Text(" | ").join([self.built(card) for card in player["row"]])
        return Text.assemble((self.word("row") + " ", "bold"), built)

    def built(self, built: BuiltView) -> Text:
        """A card with a square for each input, filled if it has a cube."""
        line = self.title(built["card"])
        for good, cube in zip(built["card"]["inputs"], built["cubes"], strict=True):
            mark = _CUBE if cube else _NO_CUBE
            line.append(f" {mark}{self.name(good)}", style="cyan" if cube else "dim")
        return line

    def known(self, player: PlayerView, seat: int) -> list[Text]:
        lines = []
        if seat != self.view["viewer"] and (player["capital_seen"] or player["buildings_seen"]):
            cards = [self.capital(player["capital_seen"], " ")] if player["capital_seen"] else []
            cards += [self.title(card) for card in player["buildings_seen"]]
            lines.append(Text.assemble((self.word("seen") + " ", "bold"), Text(", ").join(cards)))
        if player["bonus_tokens"]:
            tokens = ", ".join(self.name(good) for good in player["bonus_tokens"])
            lines.append(Text.assemble((self.word("tokens") + " ", "bold"), tokens))
        return lines

    def hand(self) -> RenderableType:
        cards = [self.card(card) for card in self.view["hand_buildings"]]
        capital = self.capital(self.view["hand_capital"], " ")
        return Panel(
            Text("\n").join([capital, *cards]), title=self.word("hand"), title_align="left"
        )

    def asked(self) -> Text:
        """The subject of the action in progress."""
        view = self.view
        parts = []
        if view["decision"] in ("craft", "two_raws"):
            parts.append(self.word("work-points", points=view["work_points"]))
        if view["price"] and view["decision"] in ("pay", "build"):
            paid = ", ".join(self.name(card) for card in view["paid"]) or "-"
            parts.append(self.word("price", price=view["price"], paid=paid))
        if view["decision"] == "invest":
            cards = len(COLOURS) - view["cards_left"]
            parts.append(self.word("invested", cards=cards, points=view["paid_value"]))
        if view["lot"]:
            lot = self.name(view["lot"]["id"])
            parts.append(self.word("auction", building=lot, bid=view["bid"]))
        if view["mayor"]:
            shown = ", ".join(self.name(card) for card in view["mayor"])
            parts.append(self.word("mayor", cards=shown))
        if view["looking"] or view["looking_hidden"]:
            names = [self.name(card["id"]) for card in view["looking"]]
            names += ["?"] * view["looking_hidden"]
            parts.append(self.word("looking", cards=", ".join(names)))
        if view["decision"] == "exchange":
            box = ", ".join(self.title(card).plain for card in view["box"])
            parts.append(self.word("box", cards=box))
        return Text(" · ".join(parts), style="bold")

    # Cards

    def title(self, card: CardView) -> Text:
        """The name and the two colours, as initial and as tint."""
        line = Text(self.name(card["id"]) + " ")
        for half in (card["upper"], card["lower"]):
            line.append(self.initial(half), style=f"bold {_STYLES[half]}")
        return line

    def initial(self, colour: str) -> str:
        return self.word("initial", colour=colour)

    def card(self, card: CardView) -> Text:
        inputs = " + ".join(self.name(good) for good in card["inputs"])
        makes = (
            f" {inputs} → {self.name(card['makes'])}"
            if inputs
            else f" → {self.name(card['makes'])}"
        )
        points = f", {self.word('points', points=card['points'])}" if card["points"] else ""
        return self.title(card).append(makes + points, style="dim")

    def capital(self, cards: list[str], between: str) -> Text:
        """Capital cards as `V1 V1 G3`."""
        shown = []
        for card in cards:
            colour, value = card.split("_")
            shown.append(Text(f"{self.initial(colour)}{value}", style=f"bold {_STYLES[colour]}"))
        return Text(between).join(shown) if shown else Text("-")
