"""Self-play of bots as Parquet: one row for each decision."""

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from guildhall import bots, games
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game, Value
from guildhall.core.perspective import Perspective
from guildhall.core.ranking import rank_rewards
from guildhall.envs.observer import Observer
from guildhall.spread import Engine, spread

GAMES_IN_A_FILE = 50


class OtherDataset(GuildhallError):
    message = "error-other-dataset"


@dataclass(frozen=True)
class Plan:
    """The parameters of a dataset; the same plan always gives the same rows."""

    game: str
    bots: tuple[str, ...]
    """One per seat; they rotate from game to game."""
    games: int
    seed: int = 0
    options: dict[str, Value] = field(default_factory=dict)

    def files(self, folder: Path) -> dict[Path, range]:
        """Every file with the seeds of its games."""
        last = self.seed + self.games
        chunks = [
            range(first, min(first + GAMES_IN_A_FILE, last))
            for first in range(self.seed, last, GAMES_IN_A_FILE)
        ]
        return {folder / f"games-{seeds[0]:09}.parquet": seeds for seeds in chunks}

    def identity(self) -> dict[str, Any]:
        """The plan with the versions of rules and encodings."""
        game = games.load(self.game)
        made = {"fingerprint": game.fingerprint, "encodings": game.layout.version}
        return json.loads(json.dumps({**asdict(self), **made}))  # type: ignore[no-any-return]


def write(
    plan: Plan, folder: Path, progress: Callable[[int], None], engine: Engine = "local"
) -> None:
    """Write the missing files; `progress` receives the number of finished games."""
    _claim(plan, folder)
    missing = []
    for file, seeds in plan.files(folder).items():
        if file.exists():
            progress(len(seeds))
        else:
            missing.append((file, seeds))
    for done in spread(partial(_write_file, plan), missing, engine):
        progress(done)


def _claim(plan: Plan, folder: Path) -> None:
    """Store the plan in its folder; refuse a folder with another plan."""
    for bot in plan.bots:
        bots.make(bot, 0)
    games.load(plan.game).new(len(plan.bots), plan.seed, **plan.options)
    # Dataset readers skip names that begin with an underscore.
    note = folder / "_dataset.json"
    folder.mkdir(parents=True, exist_ok=True)
    if not note.exists():
        note.write_text(json.dumps(plan.identity(), indent=1) + "\n", "utf-8")
    elif json.loads(note.read_text("utf-8")) != plan.identity():
        raise OtherDataset(folder=str(folder))


def _write_file(plan: Plan, part: tuple[Path, range]) -> int:
    file, seeds = part
    game = games.load(plan.game)
    observer = Observer(game, len(plan.bots))
    rows = _Rows()
    for seed in seeds:
        _play(plan, game, seed, observer, rows)
    # Rename when complete, so that an interrupted run can be resumed.
    unfinished = file.with_name(f"_{file.name}")
    pq.write_table(rows.table(plan), unfinished, compression="zstd")
    os.replace(unfinished, file)
    return len(seeds)


@dataclass
class _Rows:
    """The columns of a file."""

    observation: list[NDArray[np.int16]] = field(default_factory=list)
    mask: list[NDArray[np.int8]] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    outcome: list[float] = field(default_factory=list)
    place: list[int] = field(default_factory=list)
    score: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    bot: list[str] = field(default_factory=list)
    seed: list[int] = field(default_factory=list)
    move: list[int] = field(default_factory=list)

    def table(self, plan: Plan) -> pa.Table:
        numbers = np.concatenate(self.observation)
        masks = np.concatenate(self.mask).astype(np.bool_)
        columns = {
            "observation": pa.FixedSizeListArray.from_arrays(numbers, len(self.observation[0])),
            "mask": pa.FixedSizeListArray.from_arrays(masks, len(self.mask[0])),
            "action": pa.array(self.action, pa.int32()),
            "outcome": pa.array(self.outcome, pa.float32()),
            "place": pa.array(self.place, pa.int8()),
            "score": pa.array(self.score, pa.int32()),
            "seat": pa.array(self.seat, pa.int8()),
            "bot": pa.array(self.bot).dictionary_encode(),
            "seed": pa.array(self.seed, pa.int64()),
            "move": pa.array(self.move, pa.int32()),
        }
        return pa.table(columns).replace_schema_metadata({"guildhall": json.dumps(plan.identity())})


def _play(plan: Plan, game: Game, seed: int, observer: Observer, rows: _Rows) -> None:
    """Play one game; the bots rotate by one seat per seed."""
    seats = len(plan.bots)
    levels = [plan.bots[(seat + seed) % seats] for seat in range(seats)]
    state = game.new(seats, seed, **plan.options)
    acted: list[int] = []
    with bots.seated(levels, seed * seats) as players:
        while not state.over:
            seat = int(state.seat)
            action = players[seat].choose(Perspective(state, seat))
            rows.observation.append(observer.numbers(state, seat))
            rows.mask.append(observer.mask(state, seat))
            rows.action.append(action)
            acted.append(seat)
            state.do_play(action, None)
    rewards, places, scores = rank_rewards(state), state.ranking(), state.scores()
    for move, seat in enumerate(acted):
        rows.outcome.append(rewards[seat])
        rows.place.append(places[seat])
        rows.score.append(scores[seat])
        rows.seat.append(seat)
        rows.bot.append(levels[seat])
        rows.seed.append(seed)
        rows.move.append(move)
