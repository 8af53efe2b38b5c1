"""The table of The Builders, drawn in a terminal of 100 columns."""

from typing import Any, cast

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall import locales
from guildhall.core.state import View
from guildhall.games.builders.components import MATERIAL, MATERIALS
from guildhall.games.builders.view import BuildersView, PlayerView, RowView, SiteView

_CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for card in MATERIAL["workers"] + MATERIAL["buildings"]
}
_STYLES = ("bright_white", "yellow", "cyan", "red")
"""Stone, wood, knowledge, tile."""


def draw(view: View, language: str, players: list[str]) -> RenderableType:
    return _Drawing(cast(BuildersView, view), language, players).table()


class _Drawing:
    def __init__(self, view: BuildersView, language: str, players: list[str]) -> None:
        self.view = view
        self.language = language
        self.players = players

    def word(self, message: str, **facts: object) -> str:
        return locales.text(self.language, f"builders-table-{message}", facts)

    def name(self, card: str) -> str:
        return locales.name(self.language, "builders", card)

    def table(self) -> RenderableType:
        return Group(
            self.row(self.view["buildings"], self.word("buildings")),
            self.row(self.view["workers"], self.word("workers")),
            *(self.player(seat) for seat in range(len(self.players))),
        )

    def amounts(self, amounts: list[int]) -> Text:
        """Return materials by their initials, `2S 1W`, readable without colour."""
        parts = [
            Text(f"{amount}{self.word('initial', material=material)}", style=style)
            for amount, material, style in zip(amounts, MATERIALS, _STYLES, strict=True)
            if amount
        ]
        return Text(" ").join(parts) if parts else Text("-")

    def card(self, card: str) -> Text:
        """Name, needs, production."""
        if not card:
            return Text("")
        printed = _CARDS[card]
        lines = [Text(self.name(card), style="bold")]
        if "needs" in printed:
            lines.append(self.amounts(printed["needs"]))
            gain = (
                Text.assemble("→ ", self.amounts(printed["produces"]))
                if "produces" in printed
                else Text(self.word("coins", coins=printed["coins"]))
            )
            points = self.word("points", points=printed["points"])
            lines.append(Text.assemble(gain, ", ", points))
        else:
            lines.append(Text.assemble("→ ", self.amounts(printed["produces"])))
            lines.append(Text(self.word("wage", coins=printed["wage"])))
        return Text("\n").join(lines)

    def row(self, row: RowView, title: str) -> RenderableType:
        table = Table(box=SIMPLE_HEAD, expand=True, pad_edge=False)
        for number in range(len(row["places"])):
            table.add_column(title if number == 0 else "", ratio=1)
        table.add_column(self.word("deck", cards=row["deck"]), ratio=1, style="dim")
        table.add_row(*(self.card(card) for card in row["places"]), self.card(row["top"]))
        return table

    def player(self, seat: int) -> RenderableType:
        player = self.view["players"][seat]
        lines = [
            self.idle(player),
            *(self.site(site, seat) for site in player["sites"]),
            self.finished(player),
        ]
        acting = seat == self.view["seat"]
        title = f"{self.players[seat]}   " + self.word(
            "holdings", coins=player["coins"], points=player["points"]
        )
        if acting:
            title += "   " + self.word("actions", actions=self.view["actions"])
        return Panel(
            Group(*lines),
            title=Text(("► " if acting else "") + title),
            title_align="left",
            border_style="bold" if acting else "dim",
        )

    def idle(self, player: PlayerView) -> Text:
        crew = [self.unit(unit) for unit in player["idle"]]
        return Text.assemble(self.word("idle"), " ", Text(" · ").join(crew) if crew else "-")

    def unit(self, unit: str) -> Text:
        return Text.assemble(self.name(unit), " (", self.amounts(_CARDS[unit]["produces"]), ")")

    def site(self, site: SiteView, seat: int) -> Text:
        missing = [site["missing"][material] for material in MATERIALS]
        line = Text.assemble(
            (locales.labelled(self.language, self.name(site["building"]), ""), "bold"),
            self.word("missing"), " ",
            self.amounts(missing),
        )  # fmt: skip
        if seat == self.view["seat"]:
            line.append("  " + self.word("next-worker", actions=site["next_worker_actions"]))
        if site["crew"]:
            crew = Text(" · ").join([self.unit(unit) for unit in site["crew"]])
            line = Text.assemble(line, "\n   ", self.word("crew"), " ", crew)
        return line

    def finished(self, player: PlayerView) -> Text:
        built = [f"{self.name(card)} ({_CARDS[card]['points']})" for card in player["finished"]]
        return Text(f"{self.word('finished')} {' · '.join(built) if built else '-'}")
