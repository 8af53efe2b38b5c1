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
        f"estate 1, {means[1]:.1f} in {number * (BOARDS - 1)} games on estates dealt from 2 to 9)."
    ]
