"""Results kept as they come, so that an interrupted run goes on where it stopped."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from guildhall import __version__, bots, games
from guildhall.arena.match import Result
from guildhall.arena.schedule import Setting


class Journal:
    """An append-only file, one result a line; a line cut short by a crash is played again."""

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
        """The results found, by number of the match."""
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
        # The line begins with its break, so that one cut short before it spoils nothing.
        with self.file.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(result.as_json()))

    def remove(self) -> None:
        self.file.unlink(missing_ok=True)


def _net(bot: str) -> str:
    """Changes with the net that a bot brings along."""
    file = bots.net_file(bot)
    return hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest() if file else ""


def _code(game: str) -> str:
    """Changes with the bots and what a game knows, so that no results of others are taken over."""
    package = Path(__file__).parent.parent
    digest = hashlib.blake2b(digest_size=8)
    for folder in (package / "bots", package / "games" / game):
        for kind in ("*.py", "*.json", "*.c", "*.net"):
            for file in sorted(folder.glob(kind)):
                digest.update(file.read_bytes())
    return digest.hexdigest()
