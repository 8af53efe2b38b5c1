"""guildhall serve."""

import os
from typing import Annotated, Literal

from cyclopts import Parameter, validators

from guildhall import locales
from guildhall.cli.app import app
from guildhall.cli.common import Language, console, system_language
from guildhall.cli.database import Db, database_of
from guildhall.cli.mail import mail_of
from guildhall.cli.origin import origin_of
from guildhall.cli.secret import secret
from guildhall.core.errors import InvalidOption

DEFAULT_PORT = 8400
_MOST_PROCESSES = 64

# Beyond 65535 sockets count from 0 again, and a table of no days is closed at once.
Port = Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65_535))]
Workers = Annotated[int | None, Parameter(validator=validators.Number(gte=1, lte=256))]
Days = Annotated[float, Parameter(validator=validators.Number(gt=0, lte=36_500))]


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: Port = DEFAULT_PORT,
    db: Db = "",
    origin: str = "",
    smtp: str = "",
    mail_from: str = "",
    log: Literal["text", "json"] = "text",
    processes: int = 1,
    workers: Workers = None,
    jobs: Annotated[bool, Parameter(negative="--no-jobs")] = True,
    open_days: Days = 3,
    idle_days: Days = 30,
    language: Language = None,
) -> None:
    """Run the server, where people and bots play together in the browser.

    Examples: `guildhall serve`, `guildhall serve --host 0.0.0.0 --port 80`,
    `guildhall serve --db postgresql://user@host/guildhall --processes 4`.

    Args:
        host: Address to listen on; 0.0.0.0 lets other machines connect.
        port: Port to listen on; 0 takes any free one.
        origin: The public address, if behind a proxy: https://play.example.org.
        smtp: The mail server for password resets and turn e-mails, with --mail-from and --origin:
            smtps://user@host (TLS), smtp://user@host (STARTTLS), or smtp+plain://localhost for
            one on this machine. The password is in $GUILDHALL_SMTP_PASSWORD or in a file named
            by $GUILDHALL_SMTP_PASSWORD_FILE.
        mail_from: Sender of the e-mails, with or without a name:
            `Guildhall <play@example.org>`.
        log: Format of the log on standard error: for people, or JSON lines.
        processes: Number of processes that serve people, on PostgreSQL; SIGHUP restarts them one
            after another.
        workers: Number of processes for bots of each of them; by default one less than the
            processors, shared out.
        jobs: On PostgreSQL: let strong bots think, review games and send notices and e-mails here;
            --no-jobs leaves that to `guildhall worker`.
        open_days: Close a table waiting for players after this many days without activity.
        idle_days: Close a game, without a result, after this many days without activity.
    """
    # Imported here so that the other commands start without it.
    from guildhall.server.run import serve as run
    from guildhall.server.settings import Settings

    if not 1 <= processes <= _MOST_PROCESSES:
        allowed = f"1 … {_MOST_PROCESSES}"
        raise InvalidOption(option="processes", value=processes, allowed=allowed)
    if workers is None:
        workers = max(((os.cpu_count() or 1) - 1) // processes, 1)
    speaks = language or system_language()
    public = origin_of(origin)
    settings = Settings(
        database_of(db),
        origin=public,
        bot_workers=workers,
        works=jobs,
        mail=mail_of(smtp, mail_from, public),
        log=log,
        metrics_token=secret("GUILDHALL_METRICS_TOKEN"),
        open_days=open_days,
        idle_days=idle_days,
    )

    def ready(found: int) -> None:
        url = public or address(host, found)
        words = locales.text(speaks, "serve-ready", {"url": url})
        console().print(words, markup=False, highlight=False, soft_wrap=True)

    run(settings, host, port, ready, processes)


def address(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
