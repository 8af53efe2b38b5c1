"""The contract between games and everything else; knows no game.

`game.Game` is the box, `state.State` a table in play, `perspective.Perspective` a table as
one seat sees it, `record.Record` a game written down.
"""

from guildhall.core import state


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(state.__file__).endswith(".py")
