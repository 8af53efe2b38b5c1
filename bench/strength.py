"""Makes nets step by step, finds how the search thinks best with them, and measures them.

`python -m bench.strength FOLDER SECONDS STAGE ...`. Stages: `play:GAME=SECONDS`, `learn:GAME`,
which goes on beside what follows, and `gate:GAME` make a net as `bench.nets` does; `policy:GAME`,
which goes on beside what follows too, and `see:GAME=SECONDS` teach it which moves to look at
first, and try that; `set:GAME/NAME=VALUE` and `choose:GAME` change how its search thinks;
`masters:GAME/0.1s/400/2` plays so many games against masters, with so much time a move and so many
seats, `itself:GAME/1s/12/OPTION=VALUE` against itself, and `shipped:GAME/200/320/OPTION=VALUE`
against the net that is shipped, after `seed:NUMBER` on deals from there on. Such matches follow
each other without a gap. Each stage leaves in the folder what came of it.
"""

import json
import sys
from pathlib import Path
from time import monotonic

from bench.nets import COURSES, Crew, Making, Wanted, changed, matches, say
from guildhall.arena.schedule import Setting
from guildhall.bots import net

CHOOSING_SEED = 620_000_000
SHOWING_SEED = 930_000_000
"""No deal from there on was ever used to choose anything."""
MATCHES = ("seed", "masters", "itself", "shipped")
"""Stages that only say what to play, and do not hold the play up."""
BETTER = 0.53
"""A change is kept if it wins at least so often against the net without it."""


class Strength:
    """Stages over one folder."""

    def __init__(self, folder: Path, seconds: float, learner: bool) -> None:
        self.out = folder / "out"
        self.until = monotonic() + seconds
        self.crew = Crew(learner)
        self.making = Making(folder, self.crew)
        self.seed = SHOWING_SEED
        self.wanted: list[Wanted] = []

    def left(self) -> float:
        return max(1.0, self.until - monotonic())

    def file(self, game: str) -> Path:
        return self.making.player(game)

    def set(self, game: str, name: str, value: float) -> None:
        changed(net.load(self.file(game)), self.file(game), **{name: value})

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

    def show(self) -> None:
        """Play all that is wanted so far."""
        if self.wanted:
            matches(self.crew, self.wanted, self.left(), self.out / "shown.jsonl")
            self.wanted = []

    def against_masters(self, game: str, limit: str, number: int, seats: int) -> None:
        bots = (f"grandmaster@{self.file(game)}:{limit}", *[f"master:{limit}"] * (seats - 1))
        label = f"{game}-{seats}-{limit}"
        self.wanted.append(Wanted(label, Setting(game, bots, seats, number, self.seed)))

    def in_pairs(self, verb: str, game: str, limit: str, number: int, option: str) -> None:
        bot = f"grandmaster@{self.file(game)}:{limit}"
        other = bot if verb == "itself" else f"grandmaster:{limit}"
        name, _, value = option.partition("=")
        setting = Setting(game, (bot, other), 2, number, self.seed, {name: value})
        self.wanted.append(Wanted(f"{game}-{verb}-{value}-{limit}", setting))


def main() -> None:
    folder, seconds, *stages = sys.argv[1:]
    learner = any(stage.startswith(("learn:", "policy:")) for stage in stages)
    strength = Strength(Path(folder), float(seconds), learner)
    for stage in stages:
        say(f"STAGE {stage}")
        verb, _, rest = stage.partition(":")
        if verb not in MATCHES:
            strength.show()
        if verb == "play":
            game, _, limit = rest.partition("=")
            strength.making.play(game, float(limit))
        elif verb == "learn":
            strength.making.start_learning(rest)
        elif verb == "policy":
            strength.making.start_learning_policy(rest)
        elif verb == "see":
            game, _, limit = rest.partition("=")
            strength.making.see(game, float(limit))
        elif verb == "gate":
            strength.making.gate(rest)
        elif verb == "seed":
            strength.seed = int(rest)
        elif verb == "set":
            game, _, setting = rest.partition("/")
            name, _, value = setting.partition("=")
            strength.set(game, name, float(value))
        elif verb == "choose":
            strength.choose(rest)
        elif verb == "masters":
            game, limit, number, seats = rest.split("/")
            strength.against_masters(game, limit, int(number), int(seats))
        elif verb in MATCHES:
            game, limit, number, option = rest.split("/")
            strength.in_pairs(verb, game, limit, int(number), option)
    strength.show()
    settings = {
        file.stem: net.load(file).header.search for file in strength.out.glob("*-champion.net")
    }
    (strength.out / "settings.json").write_text(json.dumps(settings), "utf-8")
    say(f"SETTINGS {json.dumps(settings)}")
    strength.crew.close()


if __name__ == "__main__":
    main()
