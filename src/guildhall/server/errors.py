"""The errors of the server, one class each, with its HTTP status."""

from typing import ClassVar

from guildhall.bots import UnknownBot
from guildhall.core.errors import (
    BadRecord,
    GameIsOver,
    GuildhallError,
    IllegalMove,
    InvalidComponents,
    InvalidOption,
    NoSuchSeat,
    NothingToUndo,
    SeatsOutOfRange,
    UnknownGame,
    UnknownOption,
    UnparsableMove,
)
from guildhall.server.operations import metrics
from guildhall.server.problem import Problem
from guildhall.table.errors import BundleGoesOn, NoRecord, NotYourTurn, NoUndoAsked


class ServerRefusal(GuildhallError):
    """A refused request; nothing has changed."""

    status: ClassVar[int] = 409


class BadRequest(ServerRefusal):
    message = "error-bad-request"
    status = 400


class NotSignedIn(ServerRefusal):
    message = "error-not-signed-in"
    status = 401


class WrongPassword(ServerRefusal):
    message = "error-wrong-password"
    status = 401


class WrongCsrf(ServerRefusal):
    message = "error-csrf"
    status = 403


class WrongOrigin(ServerRefusal):
    message = "error-wrong-origin"
    status = 403


class NotAllowed(ServerRefusal):
    message = "error-not-allowed"
    status = 403


class NotAbsent(ServerRefusal):
    """The absent player has not been away for long enough, or is present."""

    message = "error-not-absent"
    status = 403


class NoHints(ServerRefusal):
    """The table of several people was opened without hints."""

    message = "error-no-hints"
    status = 403


class Banned(ServerRefusal):
    message = "error-banned"
    status = 403


class Muted(ServerRefusal):
    message = "error-muted"
    status = 403


class Removed(ServerRefusal):
    message = "error-removed"
    status = 403


class WrongTablePassword(ServerRefusal):
    message = "error-wrong-table-password"
    status = 403


class NoSuchTable(ServerRefusal):
    message = "error-no-such-table"
    status = 404


class NoSuchPosition(ServerRefusal):
    message = "error-no-such-position"
    status = 404


class NoSuchPerson(ServerRefusal):
    message = "error-no-such-person"
    status = 404


class AccountNeeded(ServerRefusal):
    message = "error-account-needed"
    status = 403


class NoSuchTournament(ServerRefusal):
    message = "error-no-such-tournament"
    status = 404


class NoSuchClub(ServerRefusal):
    message = "error-no-such-club"
    status = 404


class TooManyClubs(ServerRefusal):
    message = "error-too-many-clubs"
    status = 429


class TooManyMembers(ServerRefusal):
    message = "error-too-many-members"


class NoSuchEntrant(ServerRefusal):
    message = "error-no-such-entrant"
    status = 404


class NotEntering(ServerRefusal):
    """The tournament has begun or is over, so entering and withdrawing are impossible."""

    message = "error-not-entering"


class TooFewEntrants(ServerRefusal):
    message = "error-too-few-entrants"


class TooManyEntrants(ServerRefusal):
    message = "error-too-many-entrants"


class TooManyTournaments(ServerRefusal):
    message = "error-too-many-tournaments"
    status = 429


class BadBeginning(ServerRefusal):
    """The start of the tournament is in the past, or too far in the future."""

    message = "error-bad-beginning"
    status = 422


class NoSuchPage(ServerRefusal):
    message = "error-no-such-page"
    status = 404


class WrongMethod(ServerRefusal):
    message = "error-wrong-method"
    status = 405


class SeatTaken(ServerRefusal):
    message = "error-seat-taken"


class SeatsFree(ServerRefusal):
    message = "error-seats-free"


class NotOpen(ServerRefusal):
    message = "error-not-open"


class NotRunning(ServerRefusal):
    message = "error-not-running"


class GameRunning(ServerRefusal):
    message = "error-game-running"


class AlreadyAccount(ServerRefusal):
    message = "error-already-account"


class NameTaken(ServerRefusal):
    message = "error-name-taken"


class BadPace(ServerRefusal):
    message = "error-bad-pace"
    status = 422


class BadName(ServerRefusal):
    message = "error-bad-name"
    status = 422


class OtherRules(ServerRefusal):
    message = "error-other-rules"


class Stale(ServerRefusal):
    message = "error-stale"


class OutOfTime(ServerRefusal):
    """A player whose time is up cannot return during their own turn."""

    message = "error-out-of-time"


class TooLarge(ServerRefusal):
    message = "error-too-large"
    status = 413


class TooManyRequests(ServerRefusal):
    message = "error-too-many-requests"
    status = 429


class TooManyTables(ServerRefusal):
    message = "error-too-many-tables"
    status = 429


class TooManySockets(ServerRefusal):
    message = "error-too-many-sockets"
    status = 429


class TooManyBots(ServerRefusal):
    message = "error-too-many-bots"
    status = 429


class TooManyBlocked(ServerRefusal):
    message = "error-too-many-blocked"
    status = 429


class BadReset(ServerRefusal):
    message = "error-bad-reset"


class Drained(ServerRefusal):
    message = "error-drained"


class NoSuchAnnouncement(ServerRefusal):
    message = "error-no-such-announcement"
    status = 404


class NoMail(ServerRefusal):
    message = "error-no-mail"


class NoEmail(ServerRefusal):
    message = "error-no-email"


class BadWebhook(ServerRefusal):
    message = "error-bad-webhook"
    status = 400


class TooManyWebhooks(ServerRefusal):
    message = "error-too-many-webhooks"


class WebhookFailed(ServerRefusal):
    message = "error-webhook-failed"


class HolidayTooLong(ServerRefusal):
    message = "error-holiday-too-long"


class HolidayTooSoon(ServerRefusal):
    message = "error-holiday-too-soon"


class SeveralPeople(ServerRefusal):
    message = "error-several-people"


class NoAccount(ServerRefusal):
    message = "error-no-account"


class NothingSaid(ServerRefusal):
    message = "error-nothing-said"
    status = 404


class Unavailable(ServerRefusal):
    """The database does not answer; the change may have been stored."""

    message = "error-unavailable"
    status = 503


class TooBusy(ServerRefusal):
    """All bot processes are busy; nothing has changed."""

    message = "error-too-busy"
    status = 503


class Internal(ServerRefusal):
    """An internal error."""

    message = "error-internal"
    status = 500


_STATUS: dict[type[GuildhallError], int] = {
    UnknownGame: 404,
    IllegalMove: 409,
    GameIsOver: 409,
    NothingToUndo: 409,
    NotYourTurn: 409,
    BundleGoesOn: 409,
    NoUndoAsked: 409,
    NoRecord: 409,
    SeatsOutOfRange: 422,
    UnknownOption: 422,
    InvalidOption: 422,
    InvalidComponents: 422,
    UnknownBot: 422,
    NoSuchSeat: 422,
    UnparsableMove: 422,
    BadRecord: 422,
}


def status(error: GuildhallError) -> int:
    if isinstance(error, ServerRefusal):
        return error.status
    return _STATUS.get(type(error), 400)


def problem(error: GuildhallError, language: str) -> Problem:
    """The error as sent to the client, in a language."""
    sentence = error.sentence(language)
    metrics.REFUSALS.labels(_code(error)).inc()
    if isinstance(error, IllegalMove):
        refusal = error.refusal
        return Problem(_code(error), refusal.message, dict(refusal.facts), sentence, refusal.rule)
    return Problem(_code(error), error.message, dict(error.facts), sentence)


def _code(error: GuildhallError) -> str:
    if isinstance(error, IllegalMove):
        return "illegal-move"
    return error.message.removeprefix("error-")
