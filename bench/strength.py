"""Finds how the search thinks best with a net, and plays the matches that its card tells of.

`python -m bench.strength FOLDER SECONDS STAGE ...`, where `bench.nets` has left its nets in the
folder. Stages: `begin:GAME=HORIZON`, `choose:GAME`, `masters:GAME/0.1s/400/2` for games, seats and
time a move against masters, `itself:GAME/1s/12/OPTION=VALUE`. Each leaves what it chose there.
"""

import json
import sys
from pathlib import Path
from time import monotonic

from bench.nets import COURSES, Crew, Wanted, changed, matches, say
from guildhall.arena.schedule import Setting
from guildhall.bots import net

CHOOSING_SEED = 620_000_000
SHOWING_SEED = 900_000_000
"""No deal from there on was ever used to choose anything."""
BETTER = 0.53
"""A change is kept if it wins at least so often against the net without it."""


class Strength:
    """Stages over one folder."""

    def __init__(self, folder: Path, seconds: float) -> None:
        self.out = folder / "out"
        self.until = monotonic() + seconds
        self.crew = Crew()

    def left(self) -> float:
        return max(1.0, self.until - monotonic())

    def file(self, game: str) -> Path:
        return self.out / f"{game}-champion.net"

    def begin_with(self, game: str, horizon: int) -> None:
        changed(net.load(self.file(game)), self.file(game), horizon=float(horizon))

    def choose(self, game: str) -> None:
        """Keep every change that wins, one after the other."""
        for number, trial in enumerate(COURSES[game].trials):
            best = self.file(game)
            label = f"trial-{game}-" + "-".join(f"{k}={v}" for k, v in trial.search.items())
            tried = changed(net.load(best), self.out.parent / f"{label}.net", **trial.search)
            bots = (f"grandmaster@{tried}:{trial.limit}", f"grandmaster@{best}:{trial.limit}")
            seed = CHOOSING_SEED + 1000 * number
            wanted = [Wanted(label, Setting(game, bots, 2, trial.games, seed))]
            share = matches(self.crew, wanted, self.left(), self.out / "trials.jsonl").get(label)
            if share and share.share >= BETTER:
                best.write_bytes(tried.read_bytes())
                say(f"KEPT {label}")

    def show(self, wanted: list[Wanted]) -> None:
        matches(self.crew, wanted, self.left(), self.out / "shown.jsonl")

    def against_masters(self, game: str, limit: str, number: int, seats: int) -> Wanted:
        bots = (f"grandmaster@{self.file(game)}:{limit}", *[f"master:{limit}"] * (seats - 1))
        label = f"{game}-{seats}-{limit}"
        return Wanted(label, Setting(game, bots, seats, number, SHOWING_SEED))

    def with_itself(self, game: str, limit: str, number: int, option: str) -> Wanted:
        bot = f"grandmaster@{self.file(game)}:{limit}"
        name, _, value = option.partition("=")
        setting = Setting(game, (bot, bot), 2, number, SHOWING_SEED, {name: value})
        return Wanted(f"{game}-self-{value}-{limit}", setting)


def main() -> None:
    folder, seconds, *stages = sys.argv[1:]
    strength = Strength(Path(folder), float(seconds))
    for stage in stages:
        say(f"STAGE {stage}")
        verb, _, rest = stage.partition(":")
        if verb == "begin":
            game, _, horizon = rest.partition("=")
            strength.begin_with(game, int(horizon))
        elif verb == "choose":
            strength.choose(rest)
        elif verb == "masters":
            game, limit, number, seats = rest.split("/")
            strength.show([strength.against_masters(game, limit, int(number), int(seats))])
        elif verb == "itself":
            game, limit, number, option = rest.split("/")
            strength.show([strength.with_itself(game, limit, int(number), option)])
    settings = {
        file.stem: net.load(file).header.search for file in strength.out.glob("*-champion.net")
    }
    (strength.out / "settings.json").write_text(json.dumps(settings), "utf-8")
    say(f"SETTINGS {json.dumps(settings)}")
    strength.crew.close()


if __name__ == "__main__":
    main()
