"""External bots: programs that read positions and write moves, as lines of JSON.

docs/tutorials/first-bot.md describes the protocol. If the program sends no legal move in time,
an apprentice moves instead and the error is recorded.
"""

import json
import shlex
import subprocess
from collections.abc import Callable
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

from guildhall.bots.apprentice import Apprentice
from guildhall.bots.bot import Bot, Budget
from guildhall.core.errors import GuildhallError
from guildhall.core.perspective import Perspective

PROTOCOL = 1
_LONGEST_ANSWER = 65536
_GOODBYE_SECONDS = 1.0


class BotFault(GuildhallError):
    """An external bot sent no legal move."""

    message = "error-bot"


class Outside(Bot):
    """Runs a program from its first move until the end of the game."""

    def __init__(self, command: str, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self._command = command
        self._substitute = Apprentice(seed, budget)
        self._program: subprocess.Popen[str] | None = None
        self._answers: Queue[str] = Queue()
        self._given_up = False
        self._moves = 0
        self.listen: Callable[[str], None] = lambda line: None
        """Called with every line sent or received."""

    def choose(self, perspective: Perspective, budget: Budget | None = None) -> int:
        self._moves += 1
        seconds = (budget or self.budget).seconds
        if not self._given_up:
            try:
                return self._asked(perspective, seconds)
            except BotFault as fault:
                self.faults.append(str(fault))
        return self._substitute.choose(perspective)

    def close(self) -> None:
        """Close the program's input, which signals the end of the game."""
        program = self._program
        if program is None:
            return
        self._program = None
        try:
            if program.stdin:
                program.stdin.close()
            program.wait(_GOODBYE_SECONDS)
        except (OSError, subprocess.TimeoutExpired):
            program.kill()
            program.wait()

    def _asked(self, perspective: Perspective, seconds: float) -> int:
        self._send(_question(perspective, self._moves, seconds))
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            raise self._give_up("late", f"{seconds:g}") from None
        if not line:
            raise self._died()
        self.listen(f"< {line.rstrip()}")
        return self._move(line, perspective)

    def _move(self, line: str, perspective: Perspective) -> int:
        shown = line.strip()[:80]
        try:
            move = json.loads(line)["move"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise BotFault(move=self._moves, reason="nonsense", detail=shown) from None
        try:
            action = perspective.game.parse(str(move))
        except GuildhallError:
            raise BotFault(move=self._moves, reason="no-move", detail=str(move)[:80]) from None
        if action not in perspective.legal:
            raise BotFault(move=self._moves, reason="illegal", detail=str(move)[:80])
        return action

    def _send(self, question: dict[str, Any]) -> None:
        program = self._program or self._start()
        line = json.dumps(question, ensure_ascii=False)
        self.listen(f"> {line}")
        try:
            if program.stdin:
                program.stdin.write(line + "\n")
                program.stdin.flush()
        except OSError:
            raise self._died() from None

    def _start(self) -> subprocess.Popen[str]:
        try:
            self._program = subprocess.Popen(  # noqa: S603
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError) as error:
            raise self._give_up("no-start", str(error)) from error
        Thread(target=_read, args=(self._program.stdout, self._answers), daemon=True).start()
        return self._program

    def _died(self) -> BotFault:
        program = self._program
        if program is None:
            return self._give_up("died", "0")
        try:
            program.wait(_GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            # The program closed its pipes but still runs.
            program.kill()
        return self._give_up("died", str(program.wait()))

    def _give_up(self, reason: str, detail: str) -> BotFault:
        """Kill the program for this game, so that a late answer is not taken for a move."""
        self._given_up = True
        if self._program:
            self._program.kill()
            self.close()
        return BotFault(move=self._moves, reason=reason, detail=detail)


def _read(output: IO[str], answers: "Queue[str]") -> None:
    """Queue every line, then an empty one at the end of the output."""
    try:
        while line := output.readline(_LONGEST_ANSWER):
            answers.put(line)
    except (OSError, ValueError):
        pass
    answers.put("")


def _question(perspective: Perspective, number: int, seconds: float) -> dict[str, Any]:
    game = perspective.game
    return {
        "protocol": PROTOCOL,
        "game": game.name,
        "number": number,
        "seat": perspective.seat,
        "seconds": seconds,
        "view": perspective.view,
        "legal": [game.text(action) for action in perspective.legal],
    }
