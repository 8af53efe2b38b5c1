"""The server's log: text or JSON lines on standard error, with the id of the request.

Every call names its event for programs: `_LOG.info("...", extra={"event": "push-expired"})`.
Secrets are never logged: no passwords, tokens, cookies, e-mail addresses, hidden game information
or URL queries.
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
"""The id of the current request; on a socket with the number of the message."""
_PACKAGE: Final = "guildhall"


def begin(form: Form) -> None:
    """Log to standard error, as text or as one JSON object per line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    handler.addFilter(_count)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(_PACKAGE).setLevel(logging.INFO)
    # The storage and the job queue already log these failures, once each.
    for library in ("psycopg.pool", "procrastinate"):
        logging.getLogger(library).setLevel(logging.CRITICAL)


def _count(record: logging.LogRecord) -> bool:
    if record.levelno >= logging.ERROR:
        metrics.ERRORS.inc()
    return True


class _Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        message = super().formatMessage(record)
        request = REQUEST.get()
        return f"{message} [request {request}]" if request else message


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": getattr(record, "event", "other"),
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            line["request"] = request
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()
