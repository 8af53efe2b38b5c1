"""Mean scores of equal bots playing each other, by estate."""

from bench.ladder import DEEP, SEED, HowMany, Play
from guildhall.arena.schedule import Setting

GAME = "burgundy"
BOARDS = 9
PEOPLE = 165, 210
"""Points of a two-player game between people, estimated from the analysis linked below."""


def lines(play: Play) -> list[str]:
    """Return the mean scores of two equal bots on the estates 1 to 9, each played equally often."""
    best = 0.0
    found = [
        f"Two equal bots with {DEEP:,} simulations a move, on estates 1 to 9 equally often:",
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
            first, second = play(setting).standings
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
        "People: published means lie between 166 and 245 points, depending on the board and the "
        "number of players ([analysis of the boards, in Polish](https://gamesfanatic.pl/2018/06/07/"
        "matematyka-w-grach-analiza-plansz-w-zamkach-burgundii-cz-2)). For two players, the author "
        f"estimates 3 to 3.5 points an action, which is about {low} to {high} points a game. The "
        f"mean of two grandmasters is {place} that range. This compares points, not strength: the "
        "opponents of those people are unknown, and none of them played these bots.",
    ]
