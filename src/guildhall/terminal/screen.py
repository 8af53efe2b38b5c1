"""Prints the table, the log, the moves and the result."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from guildhall import locales
from guildhall.bots.hints import Hint
from guildhall.core.events import Event
from guildhall.core.game import Game
from guildhall.core.state import NOBODY, State, View
from guildhall.terminal import plain


class Screen:
    """A console with the language of the user and the names of the players."""

    def __init__(self, console: Console, language: str, game: Game, players: list[str]) -> None:
        self.console = console
        self.language = language
        self.game = game
        self.players = players

    def words(self, message: str, **facts: object) -> str:
        return locales.text(self.language, message, facts)

    def say(self, message: str, **facts: object) -> None:
        self.console.print(self.words(message, **facts), markup=False, highlight=False)

    def table(self, view: View) -> None:
        self.console.print(drawing(self.game, view, self.language, self.players))

    def events(self, log: Sequence[Event], viewer: int) -> None:
        for event in log:
            facts = event.seen_by(viewer)
            people = locales.people_of(facts, self.players)
            sentence = locales.worded(self.language, event.kind, facts, people)
            if event.seat != NOBODY:
                player = self.players[event.seat]
                sentence = self.words("terminal-event", player=player, event=sentence)
            self.console.print(f"  {sentence}", markup=False, highlight=False)

    def moves(self, state: State) -> None:
        """The legal moves, numbered from 1, each described and as text."""
        table = Table.grid(padding=(0, 2))
        for number, action in enumerate(state.legal(), 1):
            message, facts = state.describe(action)
            words = locales.worded(self.language, message, facts)
            table.add_row(
                Text(f"{number:>3}", style="bold"), words, Text(self.game.text(action), style="dim")
            )
        self.console.print(table)

    def hints(self, state: State, hints: Sequence[Hint], level: str) -> None:
        """Moves by number, with expected lead, difference to the best, and reasons."""
        legal = state.legal()
        table = Table.grid(padding=(0, 2))
        for hint in hints:
            advice = hint.advice
            message, facts = state.describe(advice.action)
            behind = advice.lead - hints[0].advice.lead
            less = "" if hint is hints[0] else locales.signed(self.language, behind)
            table.add_row(
                Text(f"{legal.index(advice.action) + 1:>3}", style="bold"),
                locales.worded(self.language, message, facts),
                Text(locales.signed(self.language, advice.lead), style="bold"),
                Text(less, style="dim"),
            )
            table.add_row("", Text(self._reasons(hint), style="dim"), "", "")
        self.say("terminal-hint", level=level)
        self.console.print(table)

    def _reasons(self, hint: Hint) -> str:
        found = [
            self.words(
                "hint-reason",
                reason=locales.text(self.language, reason.message, reason.facts()),
                points=locales.signed(self.language, reason.points),
            )
            for reason in hint.reasons
        ]
        if hint.pays_later:
            found.append(self.words("hint-later"))
        return " · ".join(found)

    def result(self, state: State) -> None:
        """The players by place, with their points by source."""
        places = state.ranking()
        order = sorted(range(state.seats), key=lambda seat: places[seat])
        breakdowns = [state.breakdown(seat) for seat in order]
        sources = dict.fromkeys(source for points in breakdowns for source in points)
        table = Table(title=self.words("terminal-over"), title_justify="left", show_footer=True)
        table.add_column("", footer=self.words("terminal-total"))
        for seat, points in zip(order, breakdowns, strict=True):
            heading = self.words("terminal-place", place=places[seat], player=self.players[seat])
            table.add_column(heading, footer=str(sum(points.values())), justify="right")
        for source in sources:
            worth = [points.get(source, 0) for points in breakdowns]
            if any(worth):
                message = f"{self.game.name}-source-{source.replace('_', '-')}"
                table.add_row(self.words(message), *(str(points) for points in worth))
        self.console.print(table)


def drawing(game: Game, view: View, language: str, players: list[str]) -> RenderableType:
    """The table in the game's own drawing, or generic if it has none."""
    own = f"guildhall.games.{game.name}.terminal"
    if find_spec(own) is None:
        return plain.draw(game.name, view, language, players)
    drawn: RenderableType = import_module(own).draw(view, language, players)
    return drawn
