"""Lessons in a terminal: the text, the table, and the task."""

from collections.abc import Sequence

from rich.prompt import Prompt
from rich.text import Text

from guildhall import locales
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.lessons.following import Answer, Standing, follow
from guildhall.lessons.script import Chapter, Step, message_of
from guildhall.terminal import rules
from guildhall.terminal.screen import Screen


class Learn:
    """Chapters, one after the other."""

    def __init__(self, game: Game, chapters: Sequence[Chapter], screen: Screen) -> None:
        self.game = game
        self.chapters = chapters
        self.screen = screen

    def run(self) -> None:
        """Run to the end of the last chapter, or until the user quits."""
        for chapter in self.chapters:
            if not self._taught(chapter):
                command = f"guildhall learn {self.game.name} {chapter.name}"
                self.screen.say("terminal-learn-left", command=command)
                return
        self.screen.say("terminal-learn-over", command=f"guildhall play {self.game.name}")

    def _taught(self, chapter: Chapter) -> bool:
        title = locales.text(self.screen.language, f"{self.game.name}-lesson-{chapter.name}")
        self.screen.console.print(Text(f"\n{title}", style="bold underline"))
        answers: list[Answer] = []
        standing = follow(self.game, chapter, answers)
        self.screen.players = self._names(chapter.you, int(standing.state.seats))
        while standing.step:
            for made in standing.made:
                self.screen.events(made.log, chapter.you)
            if standing.step.right:
                self.screen.table(standing.state.view(chapter.you))
                self.screen.moves(standing.state)
            self._say(chapter, standing.step)
            after = self._answered(chapter, standing, answers)
            if after is None:
                return False
            standing = after
        return True

    def _names(self, you: int, seats: int) -> list[str]:
        """The learner first, then the other players in turn order."""
        return [
            self.screen.words("web-lesson-partner", number=(seat - you) % seats)
            if seat != you
            else self.screen.words("web-guest")
            for seat in range(seats)
        ]

    def _say(self, chapter: Chapter, step: Step) -> None:
        said = locales.text(self.screen.language, message_of(self.game, chapter, step))
        cited = f" ({step.rule})" if step.rule else ""
        self.screen.console.print(Text(f"\n{said}{cited}\n"))

    def _answered(
        self, chapter: Chapter, standing: Standing, answers: list[Answer]
    ) -> Standing | None:
        """Ask until an answer is right; None if the user quits."""
        while True:
            try:
                asks = standing.step and standing.step.right
                prompt = "terminal-prompt" if asks else "terminal-learn-read"
                typed = Prompt.ask(self.screen.words(prompt), console=self.screen.console)
            except EOFError:
                return None
            command, _, rest = typed.strip().partition(" ")
            if command in ("quit", "exit"):
                return None
            if command in ("help", "?"):
                self.screen.say("terminal-learn-help")
                continue
            if command == "rules":
                wanted = rest.strip() or (standing.step.rule if standing.step else "")
                rules.show(self.screen.console, self.game, self.screen.language, wanted)
                continue
            try:
                after = follow(self.game, chapter, [*answers, self._moves(standing, typed)])
            except GuildhallError as error:
                self.screen.console.print(error.sentence(self.screen.language), markup=False)
                continue
            if not after.mistake:
                answers.append(self._moves(standing, typed))
                return after
            self.screen.say(after.mistake)

    def _moves(self, standing: Standing, typed: str) -> Answer:
        """Parse moves by number or text, several separated by semicolons."""
        if not standing.step or not standing.step.right:
            return []
        legal = standing.state.legal()
        found: list[str] = []
        for part in typed.split(";"):
            move = part.strip()
            if move.isdecimal() and len(move) < 6 and 1 <= int(move) <= len(legal) and not found:
                move = self.game.text(legal[int(move) - 1])
            if move:
                found.append(move)
        return found
