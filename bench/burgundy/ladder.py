"""How many points masters and grandmasters make among themselves, over the estates."""

from rich.progress import Progress

from bench.ladder import DEEP, SEED, HowMany, played
from guildhall.arena.schedule import Setting

GAME = "burgundy"
BOARDS = 9
PEOPLE = 165, 210
"""Points in a whole game of two people, as the author of the analysis below reckons."""


def lines(progress: Progress) -> list[str]:
    """Two alike on the estates 1 to 9, each as likely as the others."""
    best = 0.0
    found = [
        f"Two alike with {DEEP:,} simulations a move, estates 1 to 9 equally often:",
        "",
        "| bots | points on average | on estate 1 | on estates dealt from 2 to 9 |",
        "|---|--:|--:|--:|",
    ]
    number = max(2, HowMany(GAME).of_deep // BOARDS)
    elsewhere = number * (BOARDS - 1)
    for bot in ("master", "grandmaster"):
        bots = (f"{bot}:{DEEP}", f"{bot}:{DEEP}")
        means = []
        for estates, games_there in (("basic", number), ("random", elsewhere)):
            setting = Setting(GAME, bots, 2, games_there, SEED, {"estates": estates})
            first, second = played(setting, progress).standings
            means.append((first.score + second.score) / 2)
        best = (means[0] + (BOARDS - 1) * means[1]) / BOARDS
        found.append(
            f"| {bots[0]} | {best:.1f} | {means[0]:.1f} in {number} games "
            f"| {means[1]:.1f} in {elsewhere} games |"
        )
    low, high = PEOPLE
    place = "above" if best > high else "within" if best >= low else "below"
    return [
        *found,
        "",
        "People: published means over boards and numbers of players lie between 166 and 245 points "
        "([an analysis of the boards, in Polish](https://gamesfanatic.pl/2018/06/07/"
        "matematyka-w-grach-analiza-plansz-w-zamkach-burgundii-cz-2)); they rise with the number "
        "of players, and its author reckons 3 to 3.5 points an action with two, which makes "
        f"roughly {low} to {high} in a whole game. So the mean of grandmasters is {place} what "
        "people reach on average with two players. That compares points, not strength: who those "
        "people were and against whom they played is not known, and none of them played these "
        "bots.",
    ]
