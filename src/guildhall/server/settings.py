"""How a server is set up."""

from dataclasses import dataclass, field
from typing import Final, Literal

from guildhall.review.judge import USUAL, Way

DAY: Final = 24 * 3600


@dataclass(frozen=True)
class Pace:
    """How much time everybody has, in seconds."""

    bank: int
    """At the start, and at most; 0 is no clock."""
    increment: int
    """More of it whenever a turn comes to somebody."""


PACES: Final = {"relaxed": Pace(0, 0), "live": Pace(600, 60), "slow": Pace(3 * DAY, DAY)}
"""What the speeds of tables mean where nobody has chosen otherwise."""
PACES_ALLOWED: Final = {
    "relaxed": (Pace(0, 0), Pace(0, 0)),
    "live": (Pace(60, 0), Pace(3 * 3600, 600)),
    "slow": (Pace(3600, 0), Pace(14 * DAY, 7 * DAY)),
}
"""The least and the most of each that can be chosen."""
LIVE_DAYS: Final = 1.0
"""A live game in which nothing happens for so long is closed, without a result."""


@dataclass(frozen=True)
class Rate:
    """How much of something is allowed: `most` at once, refilled evenly over `seconds`."""

    most: int
    seconds: float


@dataclass(frozen=True)
class Limits:
    """What one person or one address may ask of the server."""

    guests: Rate = Rate(30, 3600)
    """New guests of an address, and names that guests choose anew."""
    sign_ins: Rate = Rate(10, 300)
    """Tries to sign in of an address at one account, and to give one's own password."""
    sign_ins_an_address: Rate = Rate(30, 300)
    """Tries to sign in of an address at all accounts."""
    sign_ins_an_account: Rate = Rate(60, 3600)
    """Tries of all addresses at one account, from devices that were never signed in there."""
    resets: Rate = Rate(3, 3600)
    """Letters that an address asks for, to one address of mail."""
    resets_an_address: Rate = Rate(10, 3600)
    """Letters that an address asks for."""
    letters: Rate = Rate(10, 3600)
    """Letters to one address of mail, whoever asks for them."""
    subscriptions: Rate = Rate(20, 3600)
    """Browsers that a person wants to be told at."""
    pushes: Rate = Rate(30, 3600)
    """Pushes to all browsers of a person."""
    exports: Rate = Rate(10, 3600)
    """Exports of all that is known of a person."""
    table_passwords: Rate = Rate(10, 300)
    """Attempts of an address at the password of one table."""
    invitations: Rate = Rate(30, 600)
    """People whom somebody invites."""
    reports: Rate = Rate(10, 3600)
    """Reports to the operators by a person."""
    tables_an_address: Rate = Rate(60, 600)
    """Tables opened by all people of an address."""
    tables: Rate = Rate(20, 600)
    """Tables opened, records uploaded and bot accounts made by a person."""
    chat: Rate = Rate(5, 10)
    requests: Rate = Rate(60, 6)
    """Requests over one socket."""
    requests_an_address: Rate = Rate(300, 6)
    """Requests over all sockets of an address."""
    frames: Rate = Rate(120, 6)
    """Frames of any kind over one socket; who sends more is hung up."""
    visits: Rate = Rate(1200, 60)
    """HTTP requests of an address of any kind, and sockets opened."""
    floods: Rate = Rate(20, 60)
    """Refused visits and sockets ended for a flood; an address that has more is not heard."""
    calls: Rate = Rate(300, 60)
    """HTTP requests of an address that change something."""
    hints: Rate = Rate(60, 60)
    """Hints that a person asks for."""
    reviews: Rate = Rate(20, 3600)
    """Reviews of finished games that a person asks for."""
    reviews_an_address: Rate = Rate(60, 3600)
    replayed: Rate = Rate(3000, 60)
    """Moves of finished games that an address has shown or written down for it."""
    at_once: int = 4
    """Requests of an address that are worked on at once, and beside them so many that wait for a
    worker; others of it wait for them."""
    tables_a_person: int = 50
    """Open and running tables at which somebody sits."""
    bots_a_person: int = 10
    sockets_an_address: int = 50
    connections_an_address: int = 80
    connections: int = 10_000
    """Of all; fewer where the system does not allow so many."""
    head_seconds: float = 10.0
    """For the head of an HTTP request to arrive."""
    exchange_seconds: float = 120.0
    """For the rest of it, and for the answer to be read."""
    watched_a_socket: int = 20
    frame_bytes: int = 16 * 1024
    body_bytes: int = 16 * 1024
    record_bytes: int = 512 * 1024
    record_moves: int = 20_000


@dataclass(frozen=True)
class Mail:
    """The mail server that takes letters of this server."""

    host: str
    port: int
    security: Literal["tls", "starttls", "none"]
    sender: str
    """`Guildhall <house@example.org>`."""
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True)
class Settings:
    """One server."""

    database: str = field(repr=False)
    """A URL: sqlite:///file or postgresql://…"""
    origin: str = ""
    """The address people use, where a proxy hides it: https://play.example.org."""
    bot_workers: int = 1
    """Processes for bots that think long; two more do what is quick."""
    bot_seconds: float = 5.0
    """A thought that takes longer has hung: its process is killed, and it is thought again."""
    works: bool = True
    """Whether a server on PostgreSQL takes jobs out of the queue, or leaves them to workers."""
    review: Way = USUAL
    """How finished games are looked at again."""
    bot_pause: float = 0.4
    """Seconds before a bot's move, so that people can follow and take back what ended a turn."""
    log: Literal["text", "json"] = "text"
    """How the server writes its log: for people or for programs."""
    metrics_token: str = field(default="", repr=False)
    """Who sends it may read /metrics; empty for nobody."""
    open_days: float = 3
    """A table that waits for players so long without anything happening is closed."""
    idle_days: float = 30
    """A game in which nothing happens for so long is closed, without a result."""
    absent_days: float = 3
    """Where there is no clock: so long it is somebody's turn before the others may let a bot play
    for him, unless he is there."""
    mail: Mail | None = None
    """Without one forgotten passwords are for the operator to reset."""
    letter_minutes: float = 10
    """So long a table waits for somebody before he is told by a letter."""
    push_minutes: float = 1
    """So long a table waits for somebody before his browser is told."""
    push_anywhere: bool = False
    """Push services may be within our own network and without TLS; for tests."""
    session_days: float = 60
    """A session that nobody uses for so long ends."""
    session_seconds: float = 15.0
    """How long a session is believed before the database is asked whether it still is one."""
    limits: Limits = field(default_factory=Limits)

    def closed_after(self, speed: Literal["relaxed", "live", "slow"]) -> float:
        """Days without anything happening after which a running game is closed."""
        return min(LIVE_DAYS, self.idle_days) if speed == "live" else self.idle_days
