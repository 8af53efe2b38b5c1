"""What a session refuses."""

from guildhall.core.errors import GuildhallError


class NotYourTurn(GuildhallError):
    message = "error-not-your-turn"


class BundleGoesOn(GuildhallError):
    """A further step after one that reveals something or passes the turn."""

    message = "error-bundle"


class NoUndoAsked(GuildhallError):
    message = "error-no-undo-asked"


class NoRecord(GuildhallError):
    """The game began with a position, which no seed leads to."""

    message = "error-no-game-record"
