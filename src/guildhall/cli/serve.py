"""guildhall serve."""

import os
from typing import Literal

from guildhall import locales
from guildhall.cli.app import app
from guildhall.cli.common import Language, console, system_language
from guildhall.cli.database import Db, database_of
from guildhall.cli.mail import mail_of
from guildhall.cli.secret import secret

DEFAULT_PORT = 8400


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    db: Db = "",
    origin: str = "",
    smtp: str = "",
    mail_from: str = "",
    log: Literal["text", "json"] = "text",
    workers: int = max((os.cpu_count() or 1) - 1, 1),
    open_days: float = 3,
    idle_days: float = 30,
    language: Language = None,
) -> None:
    """Serve live tables where people and bots play together.

    Examples: `guildhall serve`, `guildhall serve --host 0.0.0.0 --port 80`,
    `guildhall serve --db postgresql://user@host/guildhall`.

    Args:
        host: Address to listen on; 0.0.0.0 lets others in.
        port: 0 takes any free one.
        origin: The address people use, where a proxy hides it: https://play.example.org.
        smtp: The mail server for letters about forgotten passwords, with --mail-from and
            --origin: smtps://user@host (TLS), smtp://user@host (STARTTLS), or
            smtp+plain://localhost for one on this machine. The password stands in
            $GUILDHALL_SMTP_PASSWORD or in a file named by $GUILDHALL_SMTP_PASSWORD_FILE.
        mail_from: Who the letters are from: "Guildhall <house@example.org>".
        log: How the log is written to standard error: for people, or as JSON lines.
        workers: Processes in which bots think.
        open_days: A table that waits for players is closed after so long without any news.
        idle_days: A game is closed, without a result, after so long without any news.
    """
    # Imported here so that the other commands start without it.
    from guildhall.server.run import serve as run
    from guildhall.server.settings import Settings

    speaks = language or system_language()
    settings = Settings(
        database_of(db),
        origin=origin,
        bot_workers=workers,
        mail=mail_of(smtp, mail_from, origin),
        log=log,
        metrics_token=secret("GUILDHALL_METRICS_TOKEN"),
        open_days=open_days,
        idle_days=idle_days,
    )

    def ready(found: int) -> None:
        url = origin or f"http://{host}:{found}"
        words = locales.text(speaks, "serve-ready", {"url": url})
        console().print(words, markup=False, highlight=False, soft_wrap=True)

    run(settings, host, port, ready)
