"""Stores results as they arrive, so that an interrupted run can be resumed."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from guildhall import __version__, bots, games
from guildhall.arena.match import Result
from guildhall.arena.schedule import Setting


class Journal:
    """An append-only file with one result per line; incomplete lines are played again."""

    def __init__(self, folder: Path, setting: Setting) -> None:
        content = {
            **asdict(setting),
            "rules": games.load(setting.game).fingerprint,
            "version": __version__,
            "code": _code(setting.game),
            "nets": [_net(bot) for bot in setting.bots],
        }
        name = hashlib.blake2b(json.dumps(content, sort_keys=True).encode(), digest_size=8)
        self.file = folder / f"arena-{setting.game}-{name.hexdigest()}.jsonl"

    def read(self) -> dict[int, Result]:
        """The stored results by number of the match."""
        found = {}
        for line in self._lines():
            try:
                result = Result(**json.loads(line))
            except (ValueError, TypeError):
                continue
            found[result.number] = result
        return found

    def _lines(self) -> Iterable[str]:
        return self.file.read_text("utf-8").splitlines() if self.file.exists() else ()

    def write(self, result: Result) -> None:
        # Begin with a line break, so that an incomplete line does not damage the next one.
        with self.file.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(result.as_json()))

    def remove(self) -> None:
        self.file.unlink(missing_ok=True)


def _net(bot: str) -> str:
    """Changes with the net of a bot."""
    file = bots.net_file(bot)
    return hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest() if file else ""


def _code(game: str) -> str:
    """Changes with the bots and the game, so that results of other settings are not reused."""
    package = Path(__file__).parent.parent
    digest = hashlib.blake2b(digest_size=8)
    for folder in (package / "bots", package / "games" / game):
        for kind in ("*.py", "*.json", "*.c", "*.net"):
            for file in sorted(folder.glob(kind)):
                digest.update(file.read_bytes())
    return digest.hexdigest()
