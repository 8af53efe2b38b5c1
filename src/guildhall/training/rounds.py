"""Training rounds: self-play, learning, and a match of the candidate against the champion."""

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
from guildhall.training.policy import Policy, PolicyEpoch
from guildhall.training.samples import Samples, clear_leads, load, targets, true_error
from guildhall.training.selfplay import GAMES_IN_A_FILE, Batch

_TO_PLAY: Final = 0.6
_TO_LEARN: Final = 0.75
"""Shares of a round after which self-play and learning end."""
_TO_LEARN_POLICY: Final = 0.3
"""Share of the learning time for the policy."""
_TO_FIND_HORIZON: Final = 0.08
_TO_COMPARE_POLICY: Final = 0.05
_TO_DECIDE: Final = 0.12
"""Shares of a round for choosing the horizon, comparing with and without policy, and the match."""
_EXPLORATION_WITH_POLICY: Final = 0.5
"""Factor of the exploration weight when priors are used."""
_MOST_FILES: Final = 20_000
_EARLIER_NAMES: Final = {
    "looks": "samples", "sights": "policy_epochs", "seen": "policy_wins", "sees": "uses_policy",
}  # fmt: skip
"""In the notes of rounds that were played by an earlier version."""
_FIRST_DEAL: Final = 10**9
_DEALS_OF_A_ROUND: Final = 10**7
_MATCH_SEED: Final = 5 * 10**8
_POLICY_DEALS: Final = 9
"""Seeds of the matches that compare with and without policy."""


class OtherTraining(GuildhallError):
    """The folder contains a training run with another plan."""

    message = "error-other-training"


class NothingToLearn(GuildhallError):
    """The game has no counts, or no game was finished in time."""

    message = "error-nothing-to-learn"


@dataclass(frozen=True)
class Plan:
    """All parameters of a training run except its time."""

    game: str
    rounds: int = 2
    simulations: int = 60
    """Per move in self-play."""
    match_seconds: float = 0.02
    """Per move in matches: equal time, because a deeper horizon makes a simulation slower."""
    match_games: int = 400
    hidden: int = 64
    second: int = 32
    epochs: int = 8
    horizon: int | None = None
    """Rollout horizon in rounds of turns; by default the best in short matches."""
    seed: int = 0


@dataclass
class Round:
    """The results of a round."""

    number: int
    games: int = 0
    samples: int = 0
    epochs: list[Epoch] = field(default_factory=list)
    error_by_hand: float = 0.0
    """Of the hand-written evaluation in points, without the luck of the rest of the game."""
    error: float = 0.0
    """Of the net."""
    horizon: int = 0
    policy_epochs: list[PolicyEpoch] = field(default_factory=list)
    policy_wins: Share = field(default_factory=lambda: Share(0.0, 0.0, 1.0, 0))
    """Wins of the net with policy against the same net without."""
    uses_policy: bool = False
    """Whether the policy was kept."""
    wins: Share = field(default_factory=lambda: Share(0.0, 0.0, 1.0, 0))
    points: tuple[float, float] = (0.0, 0.0)
    """Mean scores of the candidate and of the previous champion."""
    kept: bool = False


Progress = Callable[[str, dict[str, object]], None]
"""Receives a message ID of the catalogue and its facts."""


class Training:
    """Runs a plan in a folder, from which it can be resumed."""

    def __init__(self, plan: Plan, folder: Path, engine: Engine, progress: Progress) -> None:
        self.plan, self.engine, self.progress = plan, engine, progress
        # Workers of a Ray cluster have other working directories.
        self.folder = folder.absolute()
        self.game: Game = games.load(plan.game)
        if not self.game.counts:
            raise NothingToLearn(game=plan.game)
        self.rounds: list[Round] = []
        self.folder.mkdir(parents=True, exist_ok=True)
        note = self.folder / "plan.json"
        identity = asdict(plan) | {"rules": self.game.fingerprint}
        if not note.exists():
            note.write_text(json.dumps(identity, indent=1) + "\n", "utf-8")
        elif json.loads(note.read_text("utf-8")) != identity:
            raise OtherTraining(folder=str(folder))

    @property
    def champion(self) -> Path | None:
        """The net that won last; None while the champion is the master."""
        file = self.folder / "champion.net"
        return file if file.exists() else None

    def run(self, seconds: float) -> list[Round]:
        """Play all remaining rounds; finished rounds are read from the folder.

        A late round shortens the following ones, but to no less than half of their share.
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
        done.games, done.samples = len(samples.seats), len(samples.worth)
        candidate = self.folder / f"round-{number}.net"
        # A late end of self-play must not shorten learning.
        to_learn = max(begun + _TO_LEARN * seconds - monotonic(), (_TO_LEARN - _TO_PLAY) * seconds)
        net = self._learn(done, samples, (1 - _TO_LEARN_POLICY) * to_learn)
        done.horizon = self._best_horizon(done, net, _TO_FIND_HORIZON * seconds)
        self._with_horizon(net, done.horizon, candidate)
        self._learn_policy(
            done, net, samples, candidate, _TO_LEARN_POLICY * to_learn, _TO_COMPARE_POLICY * seconds
        )
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
        batches = [
            Batch(self.plan.game, bot, deal, self.folder / f"games-{deal:014}.npz")
            for deal in range(first, first + _MOST_FILES * GAMES_IN_A_FILE, GAMES_IN_A_FILE)
        ]
        played = sum(GAMES_IN_A_FILE for batch in batches if batch.file.exists())
        missing = [batch for batch in batches if not batch.file.exists()]
        for some in spread(selfplay.play, missing, self.engine):
            played += some
            self.progress("train-playing", {"round": number, "games": played})
            # The first file contains a held-out game, which learning needs.
            if monotonic() >= until and batches[0].file.exists():
                break

    def _learn(self, done: Round, samples: Samples, seconds: float) -> Net:
        """Learn the final scores, then the scores blended with the net's own expectations."""
        plan = self.plan
        if not samples.held_out.any() or samples.held_out.all():
            raise NothingToLearn(game=plan.game)
        model = Model(self.game, plan.hidden, plan.second, plan.seed + done.number)
        report = partial(self._report_epoch, done.number)
        wanted = samples.final[samples.game]
        done.epochs += model.fit(samples, wanted, plan.epochs, seconds / 2, report)
        wanted = targets(samples, model.expected(samples))
        done.epochs += model.fit(samples, wanted, plan.epochs, seconds / 2, report)
        expected = model.expected(samples)
        done.error_by_hand = true_error(samples, samples.worth)
        done.error = true_error(samples, expected)
        leads = clear_leads(self.game, samples, expected)
        return model.net(leads, {}, self._options())

    def _learn_policy(
        self,
        done: Round,
        net: Net,
        samples: Samples,
        candidate: Path,
        to_learn: float,
        to_try: float,
    ) -> None:
        """Train move priors; keep them only if the net wins more with them."""
        if not len(samples.asked):
            return
        policy = Policy(self.game, self.plan.seed + done.number)
        done.policy_epochs = policy.fit(samples, self.plan.epochs, to_learn, lambda _: None)
        exploration = _EXPLORATION_WITH_POLICY * float(self.game.search.get("exploration", 1.0))
        file = self.folder / f"round-{done.number}-policy.net"
        _write(file, policy.added_to(net, {"exploration": exploration}).to_bytes())
        with_and_without = (f"grandmaster@{file}", f"grandmaster@{candidate}")
        done.policy_wins, _ = self._play_match(done, with_and_without, to_try, _POLICY_DEALS)
        done.uses_policy = done.policy_wins.share > 1 / self.game.min_seats
        if done.uses_policy:
            _write(candidate, file.read_bytes())

    def _best_horizon(self, done: Round, net: Net, seconds: float) -> int:
        """Return the best of three horizons against the champion: 0, half and all of the game's.

        A deep horizon sees more; a short one allows more simulations.
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

    def _report_epoch(self, number: int, epoch: Epoch) -> None:
        errors = {"error": round(epoch.error, 3), "held_out": round(epoch.held_out, 3)}
        self.progress("train-learning", {"round": number, "number": epoch.number, **errors})

    def _options(self) -> dict[str, list[Value]]:
        """All values that occur: `table_of` uses every choice."""
        return {
            name: list(option.choices) or [option.default]
            for name, option in self.game.options.items()
        }

    def _match(
        self, done: Round, candidate: Path, seconds: float, deals: int
    ) -> tuple[Share, tuple[float, float]]:
        """Play the candidate against the champion at equal time, every deal from both seats."""
        champion = f"grandmaster@{self.champion}" if self.champion else "master"
        return self._play_match(done, (f"grandmaster@{candidate}", champion), seconds, deals)

    def _play_match(
        self, done: Round, players: tuple[str, str], seconds: float, deals: int
    ) -> tuple[Share, tuple[float, float]]:
        """Play one bot against others at equal time, every deal from all seats."""
        limit = f":{self.plan.match_seconds:f}s"
        seats = self.game.min_seats
        bots = (players[0] + limit, *[players[1] + limit] * (seats - 1))
        seed = _MATCH_SEED + self.plan.seed + deals * 10**6
        setting = Setting(self.plan.game, bots, seats, self.plan.match_games, seed)
        results: list[Result] = []
        until = monotonic() + seconds
        for result in spread(partial(play, setting), list(schedule(setting)), self.engine):
            results.append(result)
            self.progress("train-match", {"round": done.number, "games": len(results)})
            if monotonic() >= until:
                break
        mine, theirs = summarize(setting, results).standings[:2]
        return mine.wins, (mine.score, theirs.score)


def _write(file: Path, content: bytes | str) -> None:
    """Write atomically."""
    unfinished = file.with_name(f"_{file.name}")
    unfinished.write_bytes(content.encode() if isinstance(content, str) else content)
    os.replace(unfinished, file)


def _read(found: dict[str, Any]) -> Round:
    found["epochs"] = [Epoch(**epoch) for epoch in found["epochs"]]
    found = {_EARLIER_NAMES.get(name, name): value for name, value in found.items()}
    found["policy_epochs"] = [PolicyEpoch(**epoch) for epoch in found["policy_epochs"]]
    found["policy_wins"] = Share(**found["policy_wins"])
    found["wins"] = Share(**found["wins"])
    found["points"] = tuple(found["points"])
    return Round(**found)
