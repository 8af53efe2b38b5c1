"""The contract between games and everything else; knows no game.

`game.Game` describes a game, `state.State` is a game in progress, `perspective.Perspective` the
view of one seat, `record.Record` a saved game.
"""

from guildhall.core import state


def compiled() -> bool:
    """Return whether the rules run as machine code."""
    return not str(state.__file__).endswith(".py")
