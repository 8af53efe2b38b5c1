"""guildhall worker."""

import os
from typing import Literal

from guildhall import locales
from guildhall.cli.app import app
from guildhall.cli.common import Language, console, system_language
from guildhall.cli.database import Db, database_of
from guildhall.cli.mail import mail_of
from guildhall.cli.origin import origin_of
from guildhall.core.errors import InvalidOption

_MOST_WORKERS = 256


@app.command
def worker(
    *,
    db: Db = "",
    workers: int | None = None,
    origin: str = "",
    smtp: str = "",
    mail_from: str = "",
    log: Literal["text", "json"] = "text",
    metrics: str = "",
    language: Language = None,
) -> None:
    """Work for a server on PostgreSQL, from this machine or another.

    A worker lets strong bots think, reviews finished games and sends notices and e-mails.
    Example: `guildhall worker --db postgresql://user@host/guildhall --workers 8`.

    Args:
        workers: Number of processes for bots; by default as many as there are processors.
        origin: The public address of the server, as it was given to `guildhall serve`.
        smtp: The mail server, as it was given to `guildhall serve`; without it no e-mails are sent
            from here.
        mail_from: Sender of the e-mails, as it was given to `guildhall serve`.
        log: Format of the log on standard error: for people, or JSON lines.
        metrics: Address at which Prometheus can read what the worker counts: 127.0.0.1:9400.
    """
    # Imported here so that the other commands start without it.
    from guildhall.server.cluster.worker_process import work
    from guildhall.server.settings import Settings

    if workers is None:
        workers = os.cpu_count() or 1
    if not 1 <= workers <= _MOST_WORKERS:
        allowed = f"1 … {_MOST_WORKERS}"
        raise InvalidOption(option="workers", value=workers, allowed=allowed)
    public = origin_of(origin)
    settings = Settings(
        database_of(db),
        origin=public,
        bot_workers=workers,
        mail=mail_of(smtp, mail_from, public),
        log=log,
    )

    def ready() -> None:
        words = locales.text(language or system_language(), "worker-ready")
        console().print(words, markup=False, highlight=False, soft_wrap=True)

    work(settings, _address(metrics), ready)


def _address(metrics: str) -> tuple[str, int] | None:
    if not metrics:
        return None
    host, _, port = metrics.rpartition(":")
    if not host or not (port.isascii() and port.isdigit()) or not 0 < int(port) < 65536:
        raise InvalidOption(option="metrics", value=metrics, allowed="127.0.0.1:9400")
    return host.strip("[]"), int(port)
