"""Makes the nets that the house ships, for all games at once on one large machine.

It does what `guildhall train` does, in another order: while the net of one game learns on the GPU
the next game is played, so that no core waits. The shipped nets play the first round, and each
net that won against its forerunner the second. `python -m bench.nets FOLDER` runs all of it;
`bench/strength.py` has its steps one by one.
"""

import json
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from guildhall import games
from guildhall.arena.match import Result, play
from guildhall.arena.report import percent
from guildhall.arena.schedule import Match, Setting, schedule
from guildhall.arena.summary import Share, summarize
from guildhall.bots import net
from guildhall.bots.net import Net
from guildhall.spread import cores
from guildhall.training import selfplay
from guildhall.training.selfplay import GAMES_IN_A_FILE, Batch

if TYPE_CHECKING:
    from guildhall.training.model import Model
    from guildhall.training.samples import Samples


class Trial(msgspec.Struct, frozen=True):
    """A change of the search, the thinking time of the match that decides, and its games."""

    search: dict[str, float]
    limit: str
    games: int


class Course(msgspec.Struct, frozen=True):
    """How the net of a game is made and tried; `bench/courses` has one for each game."""

    simulations: int
    """Of each move in the games that are learned from."""
    hidden: int
    samples: int
    usual: float
    """The share of those games with the usual rules."""
    gate: int
    """Simulations of each move when a net plays its forerunner."""
    seconds: list[int]
    """Of play in each round."""
    trials: list[Trial]
    policy_trials: list[Trial]
    """What to try with a net that also says which moves to look at first."""
    path: list[tuple[int, float]]
    """Simulations and temperature from weak to strong, for the levels."""


COURSES = {
    file.stem: msgspec.json.decode(file.read_bytes(), type=Course)
    for file in sorted((Path(__file__).parent / "courses").glob("*.json"))
}
FIRST_DEAL = 3 * 10**9
GATE_SEED = 610_000_000
GATE_GAMES = 320
TEACHERS = 3
PATIENCE = (0.95, 0.85, 0.7)
"""How much a student's targets may lean on what came later; the one who errs least is kept."""
LONGEST = 60.0
"""Seconds that a net learns at most."""


class Crew:
    """One process for each core, but for that of a learner."""

    def __init__(self, learner: bool) -> None:
        self.size = max(1, cores() - learner)
        self._pool = ProcessPoolExecutor(self.size, mp_context=get_context("spawn"))

    def work(
        self, function: Callable[[Any], Any], tasks: Iterator[Any], seconds: float, *, whole: bool
    ) -> Iterator[Any]:
        """Answers as they come; when the time is over nothing begins any more.

        Only with `whole` it waits for what has begun; files are written in any case. None waits
        for a free core, since a game at a second a move takes a minute or two.
        """
        until = monotonic() + seconds
        waiting: set[Future[Any]] = set()
        left = True
        while True:
            while left and len(waiting) < self.size and monotonic() < until:
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
    said = found.header.prior.search if found.header.prior else found.header.search
    before = dict(said)
    said.update(search)
    file.write_bytes(found.to_bytes())
    said.clear()
    said.update(before)
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
    rows = found.rows + array("h", [0] * added)
    assert not added or found.prior is None
    return Net(found.header, rows, found.second, found.last, found.prior)


def learn(name: str, folder: Path, number: int) -> None:
    """Make the net of a round from all games so far; runs beside the play, in its own process.

    Teachers learn how games ended. What they expect in games they have not seen calms the targets
    of students, of whom the one who errs least in games held out becomes the net.
    """
    from guildhall.training.model import Model
    from guildhall.training.samples import clear_leads, load, log_loss, targets, true_error

    course, game = COURSES[name], games.load(name)
    begun = monotonic()
    samples = load(sorted(folder.glob("games-*.npz")))
    loaded = monotonic()
    taught = unseen(
        samples,
        lambda seen, seed: fitted(Model(game, course.hidden, 32, seed), seen).expected(samples),
    )
    students = []
    for patience in PATIENCE:
        student = Model(game, course.hidden, 32, number)
        epochs = student.fit(
            samples, targets(samples, taught, patience), 12, LONGEST, lambda _: None
        )
        students.append((min(epoch.held_out for epoch in epochs), patience, student))
    held_out, patience, model = min(students, key=lambda found: found[0])
    expected = model.expected(samples)
    options = {
        key: list(option.choices) or [option.default] for key, option in game.options.items()
    }
    leads = clear_leads(game, samples, expected)
    made = model.net(leads, {}, options)
    _whole(folder / f"round-{number}.net", made.to_bytes())
    note = {
        "game": name, "round": number, "games": len(samples.seats), "samples": len(samples.worth),
        "by_hand": true_error(samples, samples.worth), "error": true_error(samples, expected),
        "teachers": true_error(samples, taught), "patience": patience, "held_out": held_out,
        "students": [
            (kept, round(error, 3), round(true_error(samples, one.expected(samples)), 3))
            for error, kept, one in students
        ],
        "log_loss": log_loss(game, samples, expected, leads),
        "log_loss_without_clock": min(
            log_loss(game, samples, expected, [int(lead)]) for lead in np.geomspace(300, 8000, 12)
        ),
        "loading": round(loaded - begun), "seconds": round(monotonic() - begun),
    }  # fmt: skip
    _whole(folder / f"round-{number}.json", json.dumps(note).encode())
    say(f"LEARNED {json.dumps(note)}")


def learn_policy(name: str, folder: Path, net_file: Path) -> None:
    """Teach a net from all games so far which moves to look at first; runs beside the play."""
    from guildhall.training.policy import Policy
    from guildhall.training.samples import load

    begun = monotonic()
    samples = load(sorted(folder.glob("games-*.npz")))
    policy = Policy(games.load(name), 1)
    epochs = policy.fit(samples, 8, LONGEST, lambda _: None)
    _whole(folder / "policy.net", policy.added_to(net.load(net_file), {}).to_bytes())
    note = {
        "game": name, "games": len(samples.seats), "samples": len(samples.worth),
        "asked": len(samples.asked), "epochs": [asdict(epoch) for epoch in epochs],
        "seconds": round(monotonic() - begun),
    }  # fmt: skip
    _whole(folder / "policy.json", json.dumps(note).encode())
    say(f"POLICY {json.dumps(note)}")


def fitted(model: "Model", samples: "Samples") -> "Model":
    """The model once it has learned how games ended."""
    model.fit(samples, samples.final[samples.game], 6, LONGEST, lambda _: None)
    return model


def unseen(samples: "Samples", teach: Callable[["Samples", int], Any]) -> Any:
    """What teachers expect in every look, each asked only about games it has not learned from."""
    place = np.arange(len(samples.held_out)) % TEACHERS
    found = np.zeros_like(samples.worth)
    for turn in range(TEACHERS):
        mine = samples.held_out | (place == turn)
        told = teach(replace(samples, held_out=mine), turn)
        shared = np.where(samples.held_out, 1 / TEACHERS, place == turn)[samples.game]
        found += told * shared[:, None]
    return found


def _whole(file: Path, content: bytes) -> None:
    part = file.with_name(f"_{file.name}")
    part.write_bytes(content)
    part.replace(file)


def say(words: str) -> None:
    print(f"[{monotonic() - BEGUN:6.1f}] {words}", flush=True)


BEGUN = monotonic()


class Making:
    """Rounds over one folder, which goes on where an earlier run has stopped."""

    def __init__(self, folder: Path, crew: Crew) -> None:
        self.folder, self.out, self.crew = folder, folder / "out", crew
        self.out.mkdir(parents=True, exist_ok=True)
        self.learning: dict[str, subprocess.Popen[bytes]] = {}

    def player(self, name: str) -> Path:
        """The net that has won last; the shipped one before the first."""
        champion = self.out / f"{name}-champion.net"
        if not champion.exists():
            (self.folder / name).mkdir(parents=True, exist_ok=True)
            changed(widened(name), champion)
        return champion

    def rounds(self, name: str) -> int:
        """How many have been played."""
        deals = (int(file.stem[6:]) for file in (self.folder / name).glob("games-*.npz"))
        return max(((deal - FIRST_DEAL) // 10**7 for deal in deals), default=0)

    def play(self, name: str, seconds: float) -> None:
        course, folder, number = COURSES[name], self.folder / name, 1 + self.rounds(name)
        # A copy, because the champion may change while games are under way.
        player = folder / f"player-{number}.net"
        player.write_bytes(self.player(name).read_bytes())
        bot = f"grandmaster@{player}:{course.simulations}"
        first = FIRST_DEAL + number * 10**7
        tasks = (
            Batch(name, bot, deal, folder / f"games-{deal:014}.npz", course.samples, course.usual)
            for deal in range(first, first + 10**7, GAMES_IN_A_FILE)
        )
        files = sum(1 for _ in self.crew.work(selfplay.play, tasks, seconds, whole=False))
        say(f"PLAYED {name} round {number}: {files * GAMES_IN_A_FILE} games in {seconds:.0f} s")

    def start_learning(self, name: str) -> None:
        number = str(self.rounds(name))
        command = [sys.executable, "-m", "bench.nets", "learn", name, number]
        self.learning[name] = subprocess.Popen([*command, str(self.folder / name)])

    def start_learning_policy(self, name: str) -> None:
        folder = self.folder / name
        command = [sys.executable, "-m", "bench.nets", "policy", name, str(self.player(name))]
        self.learning[f"{name} policy"] = subprocess.Popen([*command, str(folder)])

    def see(self, name: str, seconds: float) -> None:
        """Try what the last net says about moves, with each of the settings to try; keep the best.

        Each plays the net without, at equal time.
        """
        if self.learning.pop(f"{name} policy").wait() != 0:
            say(f"FAILED policy {name}")
            return
        champion = self.player(name)
        told, last = net.load(self.folder / name / "policy.net"), net.load(champion)
        header = msgspec.structs.replace(last.header, prior=told.header.prior)
        made = replace(last, header=header, prior=told.prior)
        tried: dict[str, Path] = {}
        wanted = []
        for number, trial in enumerate(COURSES[name].policy_trials):
            label = f"policy-{name}-" + "-".join(f"{k}={v}" for k, v in trial.search.items())
            tried[label] = changed(made, self.folder / name / f"{label}.net", **trial.search)
            bots = tuple(f"grandmaster@{file}:{trial.limit}" for file in (tried[label], champion))
            setting = Setting(name, bots, 2, trial.games, GATE_SEED + 10**6 + 1000 * number)
            wanted.append(Wanted(label, setting))
        shares = matches(self.crew, wanted, seconds, self.out / "matches.jsonl")
        best = max(shares, key=lambda label: shares[label].share)
        (self.out / f"{name}-policy.net").write_bytes(tried[best].read_bytes())
        if shares[best].share > 0.5:
            champion.write_bytes(tried[best].read_bytes())
            say(f"KEPT {best}")

    def gate(self, name: str) -> None:
        """Let the net of the last round play its forerunner, with its search; the winner stays."""
        if name in self.learning and self.learning.pop(name).wait() != 0:
            say(f"FAILED learning {name}")
            return
        number, champion = self.rounds(name), self.player(name)
        learned = net.load(self.folder / name / f"round-{number}.net")
        search = net.load(champion).header.search
        made = changed(learned, self.out / f"{name}-{number}.net", **search)
        bots = tuple(f"grandmaster@{file}:{COURSES[name].gate}" for file in (made, champion))
        label = f"gate-{name}-{number}"
        wanted = [Wanted(label, Setting(name, bots, 2, GATE_GAMES, GATE_SEED + number * 1000))]
        share = matches(self.crew, wanted, 60, self.out / "matches.jsonl").get(label)
        if share and share.share > 0.5:
            champion.write_bytes(made.read_bytes())
            say(f"KEPT {label}")


def main() -> None:
    if sys.argv[1] == "learn":
        learn(sys.argv[2], Path(sys.argv[4]), int(sys.argv[3]))
        return
    if sys.argv[1] == "policy":
        learn_policy(sys.argv[2], Path(sys.argv[4]), Path(sys.argv[3]))
        return
    making = Making(Path(sys.argv[1]), Crew(learner=True))
    for turn in range(max(len(course.seconds) for course in COURSES.values())):
        for name, course in COURSES.items():
            if name in making.learning:
                making.gate(name)
            if turn < len(course.seconds):
                making.play(name, course.seconds[turn])
                making.start_learning(name)
    for name in list(making.learning):
        making.gate(name)
    making.crew.close()


if __name__ == "__main__":
    main()
