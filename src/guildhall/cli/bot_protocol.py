"""guildhall bot-protocol."""

import sys

from guildhall import bots as levels
from guildhall import games as box
from guildhall import locales
from guildhall.bots.bot import Bot, Budget
from guildhall.bots.outside import Outside
from guildhall.cli.app import command
from guildhall.cli.common import Count, Language, Seconds, console, system_language
from guildhall.core.perspective import Perspective


@command
def bot_protocol(
    game: str,
    command: str,
    /,
    *,
    against: str = "apprentice",
    games: Count = 2,
    seed: int = 0,
    seconds: Seconds = 5.0,
    show: bool = False,
    language: Language = None,
) -> None:
    """Test your own bot: a program in any language that speaks JSON lines.

    docs/tutorials/first-bot.md describes the protocol. The exit code is 1 if the bot made an
    error; the games continue anyway. In `play` and `arena` the bot is called "cmd:COMMAND".

    Examples: `guildhall bot-protocol GAME "python3 examples/longest_move.py"`,
    `guildhall bot-protocol GAME ./mybot --against master:100 --show`.

    Args:
        game: Which game.
        command: The command that starts your bot.
        against: The bots in the other seats.
        games: Number of games; your bot plays each seat in turn.
        seed: Seed of the first game.
        seconds: Time limit for a move.
        show: Print every line sent or received.
    """
    speaks = language or system_language()
    screen = console()
    found = box.load(game)
    faults = 0
    for number in range(games):
        state = found.new(found.min_seats, seed + number)
        seat = number % found.min_seats
        guest = Outside(command, seed + number, Budget(seconds=seconds))
        if show:
            guest.listen = lambda line: screen.print(line, markup=False, highlight=False)
        players: list[Bot] = [levels.make(against, seed + s) for s in range(found.min_seats)]
        players[seat] = guest
        while not state.over:
            mover = int(state.seat)
            state.play(players[mover].choose(Perspective(state, mover)))
        guest.close()
        facts = {
            "number": number + 1,
            "place": state.ranking()[seat],
            "points": state.scores()[seat],
            "faults": len(guest.faults),
        }
        for words in (locales.text(speaks, "protocol-game", facts), *guest.faults):
            screen.print(words, markup=False, highlight=False)
        faults += len(guest.faults)
    sys.exit(1 if faults else 0)
