"""People and bots at one table in a terminal."""

from pathlib import Path
from typing import Final

from rich.prompt import Prompt
from rich.text import Text

from guildhall import locales
from guildhall.bots.bot import Bot, Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.bots.hints import hints
from guildhall.core.errors import GuildhallError, NothingToUndo
from guildhall.core.events import PUBLIC
from guildhall.core.perspective import Perspective
from guildhall.table import LocalTable
from guildhall.terminal import rules
from guildhall.terminal.screen import Screen

_MOST_DIGITS: Final = 18


def _short(number: str) -> str:
    return number if len(number) <= _MOST_DIGITS else number[:_MOST_DIGITS] + "…"


class Quit(Exception):
    """The player leaves the table."""


class Play:
    """One table with a bot, or None for a person, on every seat."""

    def __init__(self, table: LocalTable, bots: list[Bot | None], screen: Screen) -> None:
        self.table = table
        self.bots = bots
        self.screen = screen

    def run(self) -> None:
        """Play until the game is over; raises Quit if a player leaves before."""
        try:
            while not self.table.state.over:
                seat = int(self.table.state.seat)
                bot = self.bots[seat]
                if bot is None:
                    self._person(seat)
                else:
                    self._play(self._bot_move(seat, bot))
        finally:
            for bot in self.bots:
                if bot is not None:
                    bot.close()
        self.screen.table(self.table.state.view(self._viewer()))
        self.screen.result(self.table.state)

    def _bot_move(self, seat: int, bot: Bot) -> int:
        """The action that a bot chooses; shows the faults of an external bot."""
        known = len(bot.faults)
        words = self.screen.words("terminal-thinking", player=self.screen.players[seat])
        with self.screen.console.status(Text(words)):
            action = bot.choose(Perspective(self.table.state, seat))
        for fault in bot.faults[known:]:
            self.screen.console.print(locales.plain(fault), markup=False, highlight=False)
        return action

    def _viewer(self) -> int:
        """The seat of the only person, otherwise PUBLIC."""
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return people[0] if len(people) == 1 else PUBLIC

    def _play(self, move: str | int) -> None:
        for entry in self.table.play(move):
            self.screen.events(entry.events, self._viewer())

    def _person(self, seat: int) -> None:
        """Show the table and prompt until a move is played or taken back."""
        legal = list(self.table.session.legal)
        self.screen.table(self.table.state.view(seat))
        self.screen.moves(self.table.state)
        self.screen.say("terminal-turn", player=self.screen.players[seat])
        while True:
            try:
                answer = Prompt.ask(
                    self.screen.words("terminal-prompt"), console=self.screen.console
                )
            except EOFError:
                self.screen.say("terminal-no-input")
                raise Quit from None
            try:
                if self._obey(answer.strip(), legal):
                    return
            except GuildhallError as error:
                self.screen.console.print(error.sentence(self.screen.language), markup=False)

    def _obey(self, answer: str, legal: list[int]) -> bool:
        """Run a command; true if the position has changed."""
        command, _, rest = answer.partition(" ")
        match command:
            case "":
                return False
            case "help" | "?":
                self.screen.say("terminal-help")
            case "quit" | "exit":
                raise Quit
            case "undo":
                self._undo()
                return True
            case "save":
                self._save(rest.strip())
            case "hint":
                self._hint()
            case "why":
                self._why(rest)
            case "rules":
                rules.show(self.screen.console, self.table.game, self.screen.language, rest)
            case _ if command.isdecimal() and not rest:
                number = int(command) if len(command) <= _MOST_DIGITS else 0
                if not 1 <= number <= len(legal):
                    self.screen.say("terminal-no-number", number=_short(command), last=len(legal))
                    return False
                self._play(legal[number - 1])
                return True
            case _:
                self._play(answer)
                return True
        return False

    def _hint(self) -> None:
        """Show the three best moves according to the strongest bot for this table."""
        state = self.table.state
        seat = int(state.seat)
        adviser = Grandmaster(seat, Budget())
        with self.screen.console.status(self.screen.words("terminal-hint-thinking")):
            found = hints(Perspective(state, seat), adviser)
        self.screen.hints(state, found, adviser.plays_as(state))

    def _undo(self) -> None:
        seat = self.table.session.reached.undoable_by()
        if seat is None or self.bots[seat] is not None:
            raise NothingToUndo()
        self.table.undo()

    def _save(self, file: str) -> None:
        if not file:
            self.screen.say("terminal-save-where")
            return
        try:
            self.table.record().save(Path(file).expanduser())
        except (OSError, ValueError, RuntimeError) as error:
            reason = getattr(error, "strerror", None) or error
            self.screen.say("terminal-cannot-save", file=file, reason=str(reason))
        else:
            self.screen.say("terminal-saved", file=file)

    def _why(self, move: str) -> None:
        (reason,) = self.table.why_not(move, [], self.screen.language)
        if reason.possible:
            self.screen.say("terminal-possible", move=move)
        else:
            self.screen.console.print(reason.sentence, markup=False)
