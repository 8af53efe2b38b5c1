"""Errors of the commands that operators run; none of them is sent to a client."""

from guildhall.core.errors import GuildhallError


class BadBackup(GuildhallError):
    """A backup file cannot be written or restored; nothing has changed."""

    message = "error-backup"


class WrongDatabase(GuildhallError):
    """A database that this version cannot use; it was not changed."""

    message = "error-database"


class CannotListen(GuildhallError):
    """The server cannot listen on the requested address."""

    message = "error-cannot-listen"


class OneProcess(GuildhallError):
    """Several processes need PostgreSQL."""

    message = "error-one-process"


class NoQueue(GuildhallError):
    """Workers need PostgreSQL."""

    message = "error-no-queue"
