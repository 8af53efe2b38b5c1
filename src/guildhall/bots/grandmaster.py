"""A search with a learned evaluation."""

from collections.abc import Mapping
from pathlib import Path

from guildhall.bots import net
from guildhall.bots.bot import Budget
from guildhall.bots.learned import Learned
from guildhall.bots.master import Master
from guildhall.bots.net import Net
from guildhall.core.game import Game, Value
from guildhall.core.state import State

NO_NET = "no-net"


class Grandmaster(Master):
    """A master that uses a net; without a matching net it plays as a master."""

    policy = True
    """Whether the search uses the net's move priors."""

    def __init__(self, seed: int, budget: Budget, file: Path | None = None) -> None:
        super().__init__(seed, budget)
        self._file = file
        self._own = net.load(file) if file else None
        self._known: tuple[Game, int, Mapping[str, Value]] | None = None
        """The table for which `_learned` was created."""
        self._learned: Learned | None = None

    def __getstate__(self) -> dict[str, object]:
        return super().__getstate__() | {"_known": None, "_learned": None}

    def reason_against(self, game: Game, seats: int, options: Mapping[str, Value]) -> str:
        """Return why no net fits this table; empty if one does."""
        found = self._net(game)
        return found.reason_against(game, seats, options) if found else NO_NET

    def plays_as(self, table: State) -> str:
        """Return the name of the bot whose evaluation is used at this table."""
        unlearned = self.reason_against(table.game, int(table.seats), table.options)
        return "master" if unlearned else "grandmaster"

    def _net(self, game: Game) -> Net | None:
        return self._own or net.shipped(game.name)

    def _learned_for(self, root: State) -> Learned | None:
        table = (root.game, int(root.seats), root.options)
        if self._known != table:
            self._known = table
            found = None if self.reason_against(*table) else self._net(root.game)
            self._learned = Learned(found, root.game, root.seats, self.policy) if found else None
        return self._learned
