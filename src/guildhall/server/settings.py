"""Settings and limits of the server."""

from dataclasses import dataclass, field
from typing import Final, Literal

from guildhall.review.judge import USUAL, Way

DAY: Final = 24 * 3600


@dataclass(frozen=True)
class Pace:
    """A time control, in seconds."""

    bank: int
    """Initial and maximum time; 0 means no clock."""
    increment: int
    """Time added at the start of each turn."""


PACES: Final = {"relaxed": Pace(0, 0), "live": Pace(600, 60), "slow": Pace(3 * DAY, DAY)}
"""The default time controls of the speeds."""
PACES_ALLOWED: Final = {
    "relaxed": (Pace(0, 0), Pace(0, 0)),
    "live": (Pace(60, 0), Pace(3 * 3600, 600)),
    "slow": (Pace(3600, 0), Pace(14 * DAY, 7 * DAY)),
}
"""(min, max) of each setting."""
LIVE_DAYS: Final = 1.0
"""Days without activity after which a live game is closed without a result."""


@dataclass(frozen=True)
class Rate:
    """A rate limit: `most` at once, refilled evenly over `seconds`."""

    most: int
    seconds: float


@dataclass(frozen=True)
class Limits:
    """Limits per person, address, socket and connection."""

    guests: Rate = Rate(30, 3600)
    """New guests and guest names per address."""
    sign_ins: Rate = Rate(10, 300)
    """Sign-in attempts per address and account, and checks of one's own password."""
    sign_ins_an_address: Rate = Rate(30, 300)
    """Sign-in attempts per address at all accounts."""
    sign_ins_an_account: Rate = Rate(60, 3600)
    """Sign-in attempts per account from devices that never signed in there."""
    resets: Rate = Rate(3, 3600)
    """Password-reset e-mails per address and e-mail address."""
    resets_an_address: Rate = Rate(10, 3600)
    """Password-reset e-mails per address."""
    emails: Rate = Rate(10, 3600)
    """E-mails per e-mail address."""
    subscriptions: Rate = Rate(20, 3600)
    """Push subscriptions, webhooks and tests of webhooks per person."""
    notifications: Rate = Rate(30, 3600)
    """Notifications per browser or webhook."""
    exports: Rate = Rate(10, 3600)
    """Exports of data per person."""
    table_passwords: Rate = Rate(10, 300)
    """Attempts per address at the password of one table."""
    invitations: Rate = Rate(30, 600)
    """Invitations per person."""
    reports: Rate = Rate(10, 3600)
    """Reports per person."""
    tables_an_address: Rate = Rate(60, 600)
    """Tables opened per address."""
    tables: Rate = Rate(20, 600)
    """Tables opened, records uploaded and bot accounts created per person."""
    chat: Rate = Rate(5, 10)
    requests: Rate = Rate(60, 6)
    """Requests per socket."""
    requests_an_address: Rate = Rate(300, 6)
    """Socket requests per address."""
    received: Rate = Rate(12 * 1024, 6)
    """Bytes received per socket; beyond it, the socket is closed."""
    visits: Rate = Rate(1200, 60)
    """HTTP requests and new sockets per address."""
    floods: Rate = Rate(20, 60)
    """Refusals and closed sockets per address; beyond it, the address is blocked."""
    calls: Rate = Rate(300, 60)
    """Changing HTTP requests per address."""
    hints: Rate = Rate(60, 60)
    """Hints per person."""
    reviews: Rate = Rate(20, 3600)
    """Reviews requested per person."""
    reviews_an_address: Rate = Rate(60, 3600)
    replayed: Rate = Rate(3000, 60)
    """Moves of finished games sent per address."""
    at_once: int = 4
    """Concurrent requests per address, and as many more that wait for a worker; further ones
    wait."""
    tables_a_person: int = 50
    """Open and running tables with a seat of the person."""
    bots_a_person: int = 10
    sockets_an_address: int = 50
    connections_an_address: int = 80
    connections: int = 10_000
    """In total; fewer if the system allows fewer."""
    head_seconds: float = 10.0
    """Timeout for the head of an HTTP request."""
    exchange_seconds: float = 120.0
    """Timeout for the rest of it and for reading the answer."""
    watched_a_socket: int = 20
    frame_bytes: int = 8 * 1024
    """The longest message to a socket."""
    body_bytes: int = 16 * 1024
    record_bytes: int = 512 * 1024
    record_moves: int = 20_000


@dataclass(frozen=True)
class Mail:
    """An SMTP server."""

    host: str
    port: int
    security: Literal["tls", "starttls", "none"]
    sender: str
    """Such as `Guildhall <play@example.org>`."""
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True)
class Settings:
    """The settings of a server or worker."""

    database: str = field(repr=False)
    """A URL: sqlite:///file or postgresql://…"""
    origin: str = ""
    """The public address, if behind a proxy: https://play.example.org."""
    bot_workers: int = 1
    """Processes for slow bots; two more do fast work."""
    bot_seconds: float = 5.0
    """Extra time after which a bot process counts as hung: it is killed, and the move is
    repeated."""
    works: bool = True
    """Whether a server on PostgreSQL takes jobs from the queue, or leaves them to workers."""
    review: Way = USUAL
    """Parameters of reviews."""
    bot_pause: float = 0.4
    """Seconds before a bot's move, so that players can follow the game and undo."""
    log: Literal["text", "json"] = "text"
    """Log format."""
    metrics_token: str = field(default="", repr=False)
    """Bearer token for /metrics; without one the endpoint does not exist."""
    open_days: float = 3
    """Days without activity after which an open table is closed."""
    idle_days: float = 30
    """Days without activity after which a running game is closed without a result."""
    absent_days: float = 3
    """Without a clock: days of an absent player's turn after which others may let a bot take
    over."""
    mail: Mail | None = None
    """Without one, operators reset forgotten passwords."""
    notify_minutes: float | None = None
    """Overrides the delays of all notification channels, for tests."""
    allow_private_urls: bool = False
    """Allow push services and webhooks in private networks and without TLS, for tests."""
    session_days: float = 60
    """Days without use after which a session ends."""
    session_seconds: float = 15.0
    """Seconds for which a session is cached before the database is asked again."""
    limits: Limits = field(default_factory=Limits)

    def closed_after(self, speed: Literal["relaxed", "live", "slow"]) -> float:
        """Days without activity after which a running game is closed."""
        return min(LIVE_DAYS, self.idle_days) if speed == "live" else self.idle_days
