"""What the server writes to its log: one line for each thing, with the request it belongs to.

Secrets never get here: passwords, tokens, cookies, addresses of mail and what is hidden in a game
are no part of any message, and queries of an address are left out.
"""

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

from guildhall.server.operations import metrics

Form = Literal["text", "json"]
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being served; on a socket with the number of the message."""
_OURS: Final = "guildhall"


def begin(form: Form) -> None:
    """Log to standard error, in words for people or as one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    handler.addFilter(_count)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(_OURS).setLevel(logging.INFO)
    # That the database is away, or that a job has failed, is said by the store, and once.
    for library in ("psycopg.pool", "procrastinate"):
        logging.getLogger(library).setLevel(logging.CRITICAL)


def _count(record: logging.LogRecord) -> bool:
    if record.levelno >= logging.ERROR:
        metrics.ERRORS.inc()
    return True


class _Text(logging.Formatter):
    """For people who read along."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        words = super().formatMessage(record)
        request = REQUEST.get()
        return f"{words} [request {request}]" if request else words


class _Json(logging.Formatter):
    """For programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            line["request"] = request
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()
