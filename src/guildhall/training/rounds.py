"""Round by round: play, learn, and let the candidate play against the champion."""

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final

from guildhall import games
from guildhall.arena.match import Result, play
from guildhall.arena.schedule import Setting, schedule
from guildhall.arena.summary import Share, summarize
from guildhall.bots.net import Net
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game, Value
from guildhall.spread import Engine, spread
from guildhall.training import selfplay
from guildhall.training.model import Epoch, Model
from guildhall.training.policy import Sight, Wishes
from guildhall.training.samples import Samples, clear_leads, load, targets, true_error
from guildhall.training.selfplay import GAMES_IN_A_FILE, Lesson

_TO_PLAY: Final = 0.6
_TO_LEARN: Final = 0.75
"""By when, as a share of a round, playing and learning end."""
_TO_WISH: Final = 0.3
"""The share of learning that goes to which moves to look at first."""
_TO_TRY: Final = 0.08
_TO_SEE: Final = 0.05
_TO_DECIDE: Final = 0.12
"""Shares of a round for finding the horizon, for trying whether it pays to be told which moves to
look at first, and for the match that decides."""
_CALMER: Final = 0.5
"""How curious a search is that is told that, beside one that is not."""
_MOST_FILES: Final = 20_000
_FIRST_DEAL: Final = 10**9
_DEALS_OF_A_ROUND: Final = 10**7
_MATCH_SEED: Final = 5 * 10**8
_DEALS_TO_SEE: Final = 9
"""Matches with other numbers have other deals."""


class OtherTraining(GuildhallError):
    """The folder holds a training with another plan."""

    message = "error-other-training"


class NothingToLearn(GuildhallError):
    """The game counts nothing, or no game was finished in time."""

    message = "error-nothing-to-learn"


@dataclass(frozen=True)
class Plan:
    """All that decides what a training does, its time aside."""

    game: str
    rounds: int = 2
    simulations: int = 60
    """Of each move in the games that are learned from."""
    match_seconds: float = 0.02
    """For each move of a match; time is equal because a simulation costs what its horizon costs."""
    match_games: int = 400
    hidden: int = 64
    second: int = 32
    epochs: int = 8
    horizon: int | None = None
    """How many rounds of turns the net's search plays on before it asks; by default what wins."""
    seed: int = 0


@dataclass
class Round:
    """What came of a round."""

    number: int
    games: int = 0
    looks: int = 0
    epochs: list[Epoch] = field(default_factory=list)
    error_by_hand: float = 0.0
    """Of the hand-made evaluation, the luck of the rest of the game taken out; in points."""
    error: float = 0.0
    """Of the net."""
    horizon: int = 0
    sights: list[Sight] = field(default_factory=list)
    seen: Share = field(default_factory=lambda: Share(0.0, 0.0, 1.0, 0))
    """Wins of the net that says which moves to look at first against the same net that does not."""
    sees: bool = False
    """Whether that pays."""
    wins: Share = field(default_factory=lambda: Share(0.0, 0.0, 1.0, 0))
    points: tuple[float, float] = (0.0, 0.0)
    """Mean scores in the match: of the candidate, and of the champion before."""
    kept: bool = False


Told = Callable[[str, dict[str, object]], None]
"""Told how far it has come: a message of the catalogue and its facts."""


class Training:
    """A plan at work in its folder, which holds all that is needed to go on later."""

    def __init__(self, plan: Plan, folder: Path, engine: Engine, told: Told) -> None:
        self.plan, self.folder, self.engine, self.told = plan, folder, engine, told
        self.game: Game = games.load(plan.game)
        if not self.game.counts:
            raise NothingToLearn(game=plan.game)
        self.rounds: list[Round] = []
        folder.mkdir(parents=True, exist_ok=True)
        note = folder / "plan.json"
        identity = asdict(plan) | {"rules": self.game.fingerprint}
        if not note.exists():
            note.write_text(json.dumps(identity, indent=1) + "\n", "utf-8")
        elif json.loads(note.read_text("utf-8")) != identity:
            raise OtherTraining(folder=str(folder))

    @property
    def champion(self) -> Path | None:
        """The net that has won last; none before the first, when the master is champion."""
        file = self.folder / "champion.net"
        return file if file.exists() else None

    def run(self, seconds: float) -> list[Round]:
        """All rounds within this time; those that an earlier run has finished are taken over.

        What a round takes too long, those after it have less, but never less than half a share.
        """
        share = seconds / self.plan.rounds
        until = None
        for number in range(1, self.plan.rounds + 1):
            note = self.folder / f"round-{number}.json"
            if note.exists():
                self.rounds.append(_read(json.loads(note.read_text("utf-8"))))
                continue
            missing = self.plan.rounds - number + 1
            until = until or monotonic() + share * missing
            done = self._round(number, max(share / 2, (until - monotonic()) / missing))
            self.rounds.append(done)
            _write(note, json.dumps(asdict(done), indent=1) + "\n")
        return self.rounds

    def _round(self, number: int, seconds: float) -> Round:
        begun = monotonic()
        done = Round(number)
        self._play(number, begun + _TO_PLAY * seconds)
        samples = load(self._files())
        done.games, done.looks = len(samples.seats), len(samples.worth)
        candidate = self.folder / f"round-{number}.net"
        # Games that were under way when the time was over must not cost the learning its own.
        to_learn = max(begun + _TO_LEARN * seconds - monotonic(), (_TO_LEARN - _TO_PLAY) * seconds)
        net = self._learn(done, samples, (1 - _TO_WISH) * to_learn)
        done.horizon = self._best_horizon(done, net, _TO_TRY * seconds)
        self._with_horizon(net, done.horizon, candidate)
        self._see(done, net, samples, candidate, _TO_WISH * to_learn, _TO_SEE * seconds)
        last = self._match(done, candidate, _TO_DECIDE * seconds, 0)
        done.wins, done.points = last
        done.kept = done.wins.share > 1 / self.game.min_seats
        if done.kept:
            _write(self.folder / "champion.net", candidate.read_bytes())
        return done

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("games-*.npz"))

    def _play(self, number: int, until: float) -> None:
        first = _FIRST_DEAL + number * _DEALS_OF_A_ROUND + self.plan.seed * 10**10
        level = f"grandmaster@{self.champion}" if self.champion else "master"
        bot = f"{level}:{self.plan.simulations}"
        samples = [
            Lesson(self.plan.game, bot, deal, self.folder / f"games-{deal:014}.npz")
            for deal in range(first, first + _MOST_FILES * GAMES_IN_A_FILE, GAMES_IN_A_FILE)
        ]
        played = sum(GAMES_IN_A_FILE for lesson in samples if lesson.file.exists())
        missing = [lesson for lesson in samples if not lesson.file.exists()]
        for some in spread(selfplay.play, missing, self.engine):
            played += some
            self.told("train-playing", {"round": number, "games": played})
            if monotonic() >= until:
                break

    def _learn(self, done: Round, samples: Samples, seconds: float) -> Net:
        """First from how games ended, then from what the net itself expects on the way."""
        plan = self.plan
        if not samples.held_out.any() or samples.held_out.all():
            raise NothingToLearn(game=plan.game)
        model = Model(self.game, plan.hidden, plan.second, plan.seed + done.number)
        told = partial(self._tell_epoch, done.number)
        wanted = samples.final[samples.game]
        done.epochs += model.fit(samples, wanted, plan.epochs, seconds / 2, told)
        wanted = targets(samples, model.expected(samples))
        done.epochs += model.fit(samples, wanted, plan.epochs, seconds / 2, told)
        expected = model.expected(samples)
        done.error_by_hand = true_error(samples, samples.worth)
        done.error = true_error(samples, expected)
        leads = clear_leads(self.game, samples, expected)
        return model.net(leads, {}, self._options())

    def _see(
        self,
        done: Round,
        net: Net,
        samples: Samples,
        candidate: Path,
        to_learn: float,
        to_try: float,
    ) -> None:
        """Teach the net which moves to look at first; keep that only if it wins with it."""
        if not len(samples.asked):
            return
        wishes = Wishes(self.game, self.plan.seed + done.number)
        done.sights = wishes.fit(samples, self.plan.epochs, to_learn, lambda sight: None)
        calmer = _CALMER * float(self.game.search.get("curiosity", 1.0))
        file = self.folder / f"round-{done.number}-wishes.net"
        _write(file, wishes.added_to(net, {"curiosity": calmer}).to_bytes())
        with_and_without = (f"grandmaster@{file}", f"grandmaster@{candidate}")
        done.seen, _ = self._play_match(done, with_and_without, to_try, _DEALS_TO_SEE)
        done.sees = done.seen.share > 1 / self.game.min_seats
        if done.sees:
            _write(candidate, file.read_bytes())

    def _best_horizon(self, done: Round, net: Net, seconds: float) -> int:
        """The one that wins most against the champion, of none, half and all that the game says.

        A deep horizon sees more, a short one sooner asks the net, and more often.
        """
        if self.plan.horizon is not None:
            return self.plan.horizon
        usual = int(self.game.search.get("horizon", 1))
        tries = sorted({0, (usual + 1) // 2, usual})
        if len(tries) == 1:
            return tries[0]
        shares: dict[int, float] = {}
        for turn, horizon in enumerate(tries):
            file = self.folder / f"round-{done.number}-horizon-{horizon}.net"
            self._with_horizon(net, horizon, file)
            wins, _ = self._match(done, file, seconds / len(tries), 1 + turn)
            shares[horizon] = wins.share
        return max(shares, key=lambda horizon: shares[horizon])

    def _with_horizon(self, net: Net, horizon: int, file: Path) -> None:
        net.header.search["horizon"] = float(horizon)
        _write(file, net.to_bytes())

    def _tell_epoch(self, number: int, epoch: Epoch) -> None:
        errors = {"error": round(epoch.error, 3), "held_out": round(epoch.held_out, 3)}
        self.told("train-learning", {"round": number, "number": epoch.number, **errors})

    def _options(self) -> dict[str, list[Value]]:
        """All values that occurred: `table_of` deals every choice there is."""
        return {
            name: list(option.choices) or [option.default]
            for name, option in self.game.options.items()
        }

    def _match(
        self, done: Round, candidate: Path, seconds: float, deals: int
    ) -> tuple[Share, tuple[float, float]]:
        """The candidate against the champion at equal time, every deal from both seats."""
        champion = f"grandmaster@{self.champion}" if self.champion else "master"
        return self._play_match(done, (f"grandmaster@{candidate}", champion), seconds, deals)

    def _play_match(
        self, done: Round, players: tuple[str, str], seconds: float, deals: int
    ) -> tuple[Share, tuple[float, float]]:
        """One player against others at equal time, every deal from all seats."""
        limit = f":{self.plan.match_seconds:f}s"
        seats = self.game.min_seats
        bots = (players[0] + limit, *[players[1] + limit] * (seats - 1))
        seed = _MATCH_SEED + self.plan.seed + deals * 10**6
        setting = Setting(self.plan.game, bots, seats, self.plan.match_games, seed)
        results: list[Result] = []
        until = monotonic() + seconds
        for result in spread(partial(play, setting), list(schedule(setting)), self.engine):
            results.append(result)
            self.told("train-match", {"round": done.number, "games": len(results)})
            if monotonic() >= until:
                break
        mine, theirs = summarize(setting, results).standings[:2]
        return mine.wins, (mine.score, theirs.score)


def _write(file: Path, content: bytes | str) -> None:
    """Whole or not at all."""
    unfinished = file.with_name(f"_{file.name}")
    unfinished.write_bytes(content.encode() if isinstance(content, str) else content)
    os.replace(unfinished, file)


def _read(found: dict[str, Any]) -> Round:
    found["epochs"] = [Epoch(**epoch) for epoch in found["epochs"]]
    found["sights"] = [Sight(**sight) for sight in found["sights"]]
    found["seen"] = Share(**found["seen"])
    found["wins"] = Share(**found["wins"])
    found["points"] = tuple(found["points"])
    return Round(**found)
