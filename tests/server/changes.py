"""Updates that tell only what has changed, made whole again as a client does."""

from typing import Any


def changed(value: Any, change: Any) -> Any:
    """A value with its changes, as docs/reference/api.md describes them."""
    if isinstance(change, list):
        return change[0]
    copy: Any = list(value) if isinstance(value, list) else dict(value)
    for key, part in change.items():
        place = int(key) if isinstance(copy, list) else key
        if part == 0:
            del copy[place]
        else:
            inside = isinstance(part, dict)
            copy[place] = changed(copy[place] if inside else None, part)
    return copy


class Whole:
    """What one socket knows of one table."""

    def __init__(self) -> None:
        self.content: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.moves: list[dict[str, Any]] = []

    def read(self, update: dict[str, Any]) -> dict[str, Any]:
        """An update as it would be if nothing were left out."""
        changes, moves = update.pop("changes"), update.pop("moves")
        if changes is None:
            position = update["position"]
            self.content = {"info": update["info"], "position": position}
            self.moves = list(position["moves"]) if position else []
            self.told = list(self.moves)
            return update
        assert update["info"] is None
        assert update["position"] is None
        before, self.content = self.content, changed(self.content, changes)
        if moves is not None:
            self.moves = [self._move(move) for move in moves]
        if self.content["position"]:
            self.content["position"] = {**self.content["position"], "moves": self.moves}
        new = moves is not None or "position" in changes
        assert new == (before["position"] != self.content["position"])
        position = self.content["position"] if new else None
        return {**update, "info": self.content["info"], "position": position}

    def _move(self, move: Any) -> dict[str, Any]:
        if isinstance(move, int):
            return self.told[move]
        self.told.append(move)
        return dict(move)
