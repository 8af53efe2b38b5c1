"""Makes the nets that the house ships, for all games at once on one large machine.

It does what `guildhall train` does, in another order: while the net of one game learns on the GPU
the next game is played, so that no core waits. The shipped nets play the first round, and each
net that won against its forerunner the second. `python -m bench.nets FOLDER` runs all of it.
"""

import json
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from guildhall import games
from guildhall.arena.match import Result, play
from guildhall.arena.report import percent
from guildhall.arena.schedule import Match, Setting, schedule
from guildhall.arena.summary import Share, summarize
from guildhall.bots import net
from guildhall.bots.net import Net
from guildhall.spread import cores
from guildhall.training import selfplay
from guildhall.training.selfplay import GAMES_IN_A_FILE, Lesson


class Trial(msgspec.Struct, frozen=True):
    """A change of the search, the thinking time of the match that decides, and its games."""

    search: dict[str, float]
    limit: str
    games: int


class Course(msgspec.Struct, frozen=True):
    """How the net of a game is made and tried; `bench/courses` has one for each game."""

    simulations: int
    """Of each move in the games that are learned from."""
    horizon: int
    """Rounds that a search plays on in those games before it asks the net."""
    hidden: int
    looks: int
    gate: int
    """Simulations of each move when a net plays its forerunner."""
    seconds: list[int]
    """Of play in each round."""
    trials: list[Trial]
    path: list[tuple[int, float]]
    """Simulations and temperature from weak to strong, for the levels."""


COURSES = {
    file.stem: msgspec.json.decode(file.read_bytes(), type=Course)
    for file in sorted((Path(__file__).parent / "courses").glob("*.json"))
}
FIRST_DEAL = 3 * 10**9
GATE_SEED = 610_000_000
GATE_GAMES = 160


class Crew:
    """One process for each core, which always have the next task before they end the last."""

    def __init__(self) -> None:
        self.size = cores()
        self._pool = ProcessPoolExecutor(self.size, mp_context=get_context("spawn"))

    def work(
        self, function: Callable[[Any], Any], tasks: Iterator[Any], seconds: float, *, whole: bool
    ) -> Iterator[Any]:
        """Answers as they come; when the time is over nothing begins any more.

        Only with `whole` it waits for what has begun; files are written in any case.
        """
        until = monotonic() + seconds
        waiting: set[Future[Any]] = set()
        left = True
        while True:
            while left and len(waiting) < 2 * self.size and monotonic() < until:
                task = next(tasks, None)
                if task is None:
                    left = False
                else:
                    waiting.add(self._pool.submit(function, task))
            if not waiting or (monotonic() >= until and not whole):
                return
            done, waiting = wait(waiting, max(0.1, until - monotonic()), FIRST_COMPLETED)
            for one in done:
                yield one.result()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class Wanted:
    """A match with a name."""

    name: str
    setting: Setting


def played(task: tuple[str, Setting, Match]) -> tuple[str, Result]:
    return task[0], play(task[1], task[2])


def matches(crew: Crew, wanted: list[Wanted], seconds: float, file: Path) -> dict[str, Share]:
    """Play matches one after the other without a gap; what is known so far lies in the file."""
    tasks = ((one.name, one.setting, match) for one in wanted for match in schedule(one.setting))
    found: dict[str, list[Result]] = {one.name: [] for one in wanted}
    with file.open("a", encoding="utf-8") as lines:
        for name, result in crew.work(played, tasks, seconds, whole=True):
            found[name].append(result)
            lines.write(json.dumps({"match": name} | asdict(result)) + "\n")
            lines.flush()
    shares = {}
    for one in wanted:
        results = whole_deals(found[one.name], one.setting.players)
        if not results:
            continue
        standings = summarize(one.setting, results).standings
        told = "; ".join(
            f"{s.bot.rpartition('/')[2]} {percent(s.wins)} {s.score:.1f} p. {s.ms_per_move:.1f} ms"
            for s in standings
        )
        say(f"MATCH {one.name} n={len(results)}: {told}")
        shares[one.name] = standings[0].wins
    return shares


def whole_deals(results: list[Result], seats: int) -> list[Result]:
    """Only deals that were played from every seat."""
    times: dict[int, int] = {}
    for result in results:
        times[result.deal] = times.get(result.deal, 0) + 1
    return [result for result in results if times[result.deal] == seats]


def changed(found: Net, file: Path, **search: float) -> Path:
    """The same net with other settings of its search, in a file."""
    before = dict(found.header.search)
    found.header.search.update(search)
    file.write_bytes(found.to_bytes())
    found.header.search.clear()
    found.header.search.update(before)
    return file


def widened(name: str) -> Net:
    """The shipped net of a game; what the game counts besides since then means nothing to it."""
    found = net.shipped(name)
    assert found is not None
    counts = [(count.name, count.most) for count in games.load(name).counts]
    known = len(found.header.counts)
    assert counts[:known] == found.header.counts
    added = sum(most for _, most in counts[known:]) * 2 * found.header.hidden
    found.header.counts[:] = counts
    return Net(found.header, found.rows + array("h", [0] * added), found.second, found.last)


def learn(name: str, folder: Path, number: int) -> None:
    """Make the net of a round from all games so far; runs beside the play, in its own process."""
    from guildhall.training.lessons import clear_leads, load, targets, true_error
    from guildhall.training.model import Model

    course, game = COURSES[name], games.load(name)
    begun = monotonic()
    lessons = load(sorted(folder.glob("games-*.npz")))
    loaded = monotonic()
    model = Model(game, course.hidden, 32, number)
    epochs = model.fit(lessons, lessons.final[lessons.game], 8, 60.0, lambda _: None)
    epochs += model.fit(lessons, targets(lessons, model.expected(lessons)), 8, 60.0, lambda _: None)
    expected = model.expected(lessons)
    options = {
        key: list(option.choices) or [option.default] for key, option in game.options.items()
    }
    made = model.net(
        clear_leads(game, lessons, expected), {"horizon": float(course.horizon)}, options
    )
    _whole(folder / f"round-{number}.net", made.to_bytes())
    note = {
        "game": name, "round": number, "games": len(lessons.seats), "looks": len(lessons.worth),
        "by_hand": true_error(lessons, lessons.worth), "error": true_error(lessons, expected),
        "held_out": [round(epoch.held_out, 3) for epoch in epochs],
        "learned_from": [round(epoch.error, 3) for epoch in epochs],
        "loading": round(loaded - begun), "seconds": round(monotonic() - begun),
    }  # fmt: skip
    _whole(folder / f"round-{number}.json", json.dumps(note).encode())
    say(f"LEARNED {json.dumps(note)}")


def _whole(file: Path, content: bytes) -> None:
    part = file.with_name(f"_{file.name}")
    part.write_bytes(content)
    part.replace(file)


def say(words: str) -> None:
    print(f"[{monotonic() - BEGUN:6.1f}] {words}", flush=True)


BEGUN = monotonic()


class Making:
    """All games at once."""

    def __init__(self, folder: Path, out: Path) -> None:
        self.folder, self.out, self.crew = folder, out, Crew()
        self.learning: dict[str, subprocess.Popen[bytes]] = {}
        self.player: dict[str, Path] = {}
        for name, course in COURSES.items():
            (folder / name).mkdir(parents=True, exist_ok=True)
            before = changed(
                widened(name), folder / name / "before.net", horizon=float(course.horizon)
            )
            self.player[name] = before

    def run(self) -> None:
        for number in range(1, 1 + max(len(course.seconds) for course in COURSES.values())):
            for name, course in COURSES.items():
                if number <= len(course.seconds):
                    if number > 1:
                        self.gate(name, number - 1)
                    self.play(name, number, course.seconds[number - 1])
                    self.start_learning(name, number)

    def play(self, name: str, number: int, seconds: float) -> None:
        course, folder = COURSES[name], self.folder / name
        bot = f"grandmaster@{self.player[name]}:{course.simulations}"
        first = FIRST_DEAL + number * 10**7
        tasks = (
            Lesson(name, bot, deal, folder / f"games-{deal:014}.npz", course.looks)
            for deal in range(first, first + 10**7, GAMES_IN_A_FILE)
        )
        files = sum(1 for _ in self.crew.work(selfplay.play, tasks, seconds, whole=False))
        say(f"PLAYED {name} round {number}: {files * GAMES_IN_A_FILE} games in {seconds:.0f} s")

    def start_learning(self, name: str, number: int) -> None:
        command = [sys.executable, "-m", "bench.nets", "learn", name, str(number)]
        self.learning[name] = subprocess.Popen([*command, str(self.folder / name)])

    def wait_for(self, name: str) -> None:
        if name in self.learning and self.learning.pop(name).wait() != 0:
            say(f"FAILED learning {name}")

    def gate(self, name: str, number: int) -> None:
        """Let the net of a round play its forerunner; the winner goes on."""
        self.wait_for(name)
        course, made = COURSES[name], self.folder / name / f"round-{number}.net"
        if not made.exists():
            return
        kept = self.out / f"{name}-{number}.net"
        kept.write_bytes(made.read_bytes())
        bots = tuple(f"grandmaster@{file}:{course.gate}" for file in (made, self.player[name]))
        label = f"gate-{name}-{number}"
        wanted = [Wanted(label, Setting(name, bots, 2, GATE_GAMES, GATE_SEED + number * 1000))]
        share = matches(self.crew, wanted, 60, self.out / "matches.jsonl").get(label)
        if share and share.share > 0.5:
            self.player[name] = made


def main() -> None:
    if sys.argv[1] == "learn":
        learn(sys.argv[2], Path(sys.argv[4]), int(sys.argv[3]))
        return
    folder = Path(sys.argv[1])
    out = folder / "out"
    out.mkdir(parents=True, exist_ok=True)
    making = Making(folder, out)
    making.run()
    for name, course in COURSES.items():
        making.gate(name, len(course.seconds))
        (out / f"{name}-champion.net").write_bytes(making.player[name].read_bytes())
    making.crew.close()


if __name__ == "__main__":
    main()
