"""How many points masters make among themselves, over the estates."""

from rich.progress import Progress

from bench.ladder import DEEP_MASTER, SEED, HowMany, played
from guildhall.arena.schedule import Setting

GAME = "burgundy"
BOARDS = 9


def lines(progress: Progress) -> list[str]:
    """Masters among themselves on the estates 1 to 9, each as likely as the others."""
    bots = (DEEP_MASTER, DEEP_MASTER)
    number = max(2, HowMany(GAME).of_deep_masters // BOARDS)
    means = []
    for estates, games_there in (("basic", number), ("random", number * (BOARDS - 1))):
        setting = Setting(GAME, bots, 2, games_there, SEED, {"estates": estates})
        first, second = played(setting, progress).standings
        means.append((first.score + second.score) / 2)
    mean = (means[0] + (BOARDS - 1) * means[1]) / BOARDS
    return [
        f"Two masters with {DEEP_MASTER.partition(':')[2]} simulations a move, estates 1 to 9 "
        f"equally often: {mean:.1f} points on average ({means[0]:.1f} in {number} games on "
        f"estate 1, {means[1]:.1f} in {number * (BOARDS - 1)} games on estates dealt from 2 to 9).",
        "",
        "People: published means over boards and numbers of players lie between 166 and 245 points "
        "([an analysis of the boards, in Polish](https://gamesfanatic.pl/2018/06/07/"
        "matematyka-w-grach-analiza-plansz-w-zamkach-burgundii-cz-2)); they rise with the number "
        "of players, and its author reckons 3 to 3.5 points an action with two, which makes "
        "roughly 165 to 210 in a whole game. So masters are at the upper end of what people reach "
        "on average with two players. That compares points, not strength: who those people were "
        "and against whom they played is not known, and none of them played these bots.",
    ]
