"""The tables of the database.

`entries` is the source of truth about every game: rows are added, never changed (except chat
messages, which are emptied when an account is deleted or an operator removes them). `tables` and
`seats` summarise the log for lists; `snapshots` avoid replaying from the start. `ratings` contains
the rating changes of every rated game. All four can be rebuilt from the log, and `guildhall db
verify` checks them. `reviews` can be computed again. `tournaments`, `entrants` and `pairings`
contain the entrants and the tables of each round; standings are computed from the tables. `house`
contains values of the server itself, such as its push key. `audit` contains operator actions;
servers follow it. `keepers` and `presences` describe running processes; rows of dead processes are
ignored.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

VERSION: Final = "0023"
"""The migration that creates the schema below."""

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("login", Text, unique=True, comment="folded name of an account"),
    Column("look", Text, comment="how the name of an account looks; see names.py"),
    Column("password", Text),
    Column("email", Text),
    Column("owner", String(40), ForeignKey("people.id"), index=True, comment="of a bot account"),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger, comment="until when"),
    Column("muted", BigInteger, comment="until when"),
    Column("holiday_from", BigInteger, comment="since when clocks of days rest"),
    Column("holiday_until", BigInteger),
    Index("people_look", "look", unique=True),
    Index("people_holiday", "holiday_until"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),
)

resets = Table(
    "resets",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("speed", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("fingerprint", String(40), nullable=False, comment="of the rules it began with"),
    Column("rematch", String(40), nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Column("result", Text, nullable=False, comment="JSON; empty until the end"),
    Column("stand_in", String(40), nullable=False, server_default="apprentice"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("bank", Integer, nullable=False, server_default="0", comment="0: as the speed says"),
    Column("increment", Integer, nullable=False, server_default="0"),
    Column("word", String(64), nullable=False, server_default="", comment="hash; empty: none"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("branch_of", String(40), nullable=False, server_default="", comment="table, or empty"),
    Column("branch_at", Integer, nullable=False, server_default="0", comment="moves before it"),
    Column("branch_name", Text, nullable=False, server_default=""),
    Column("tournament", String(40), nullable=False, server_default="", comment="or empty"),
    Column("club", String(40), nullable=False, server_default="", comment="or empty"),
    Index("tables_club", "club", "status"),
    Index("branches", "branch_of", "host"),
    Index("lobby", "public", "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), index=True),
    Column("bot", String(40), nullable=False),
    Column("name", Text, nullable=False, comment="of a player in an uploaded record"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(40)),
    Column("data", Text, nullable=False, comment="JSON; what it holds depends on the kind"),
    Column("events", Text, nullable=False, comment="JSON; what a move brought about"),
    Column("head", Integer, nullable=False, comment="entry of the last move that stands"),
    Column("base", Integer, nullable=False, comment="of a move: the head it was played on"),
    Column("depth", Integer, nullable=False, comment="moves that stand"),
    Column("floor", Integer, nullable=False, comment="the head that free undo stops at"),
    Column("turn", Integer, nullable=False, comment="seat to act after it"),
    Index("entries_depth", "table_id", "depth", "kind"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("position", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("way", String(40), primary_key=True, comment="how it was looked at"),
    Column("number", Integer, primary_key=True, comment="of the decision; -1 for all"),
    Column("found", Text, nullable=False, comment="JSON"),
)

review_requests = Table(
    "review_requests",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, comment="when the game ended"),
    Column("place", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("mu", Float(53), nullable=False, comment="skill after the game"),
    Column("sigma", Float(53), nullable=False, comment="how unsure that is"),
    Index("ratings_pool", "game", "seats", "at"),
)

rating_pools = Table(
    "rating_pools",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("revision", Integer, primary_key=True, comment="each once; of two writers one fails"),
)

destinations = Table(
    "destinations",
    metadata,
    Column("id", String(64), primary_key=True, comment="push: hash of the endpoint"),
    Column("channel", String(10), nullable=False),
    Column("person", String(40), nullable=False),
    Column("session", String(40), comment="push: the destination ends with it"),
    Column("address", Text, nullable=False, comment="secret; empty: the e-mail of the account"),
    Column("secret", Text, nullable=False, comment="JSON; push: keys of the browser"),
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False, comment="consecutive"),
    Column("enabled", Boolean, nullable=False),
    Index("destinations_session", "session"),
    Index("destinations_person", "person", "channel"),
    Index(
        "destinations_email",
        "person",
        unique=True,
        sqlite_where=text("channel = 'email'"),
        postgresql_where=text("channel = 'email'"),
    ),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("channel", String(10), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("position", Integer, primary_key=True, comment="entry that led to it"),
    Column("person", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("deliveries_table", "table_id"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("blocked", String(40), ForeignKey("people.id"), primary_key=True),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("by", String(40), nullable=False),
    Index("invitations_person", "person"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(40), nullable=False, comment="who reports"),
    Column("reported", String(40), nullable=False),
    Column("table_id", String(40), comment="where it happened"),
    Column("text", Text, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("host", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("kind", String(20), nullable=False),
    Column("rounds", Integer, nullable=False, comment="0: as many as are usual"),
    Column("most", Integer, nullable=False, comment="who take part; 0: any number"),
    Column("begins", BigInteger, comment="when; empty: when the host starts it"),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("speed", String(10), nullable=False),
    Column("bank", Integer, nullable=False),
    Column("increment", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("level", String(40), nullable=False, comment="of bots that fill tables"),
    Column("club", String(40), nullable=False, server_default="", comment="or empty"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(40), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), ForeignKey("people.id"), comment="empty: a bot"),
    Column("bot", String(40), nullable=False, comment="its level"),
    Column("filler", Boolean, nullable=False),
    Column("instead", Integer, nullable=False, comment="of whom it plays on; or 0"),
    Column("withdrawn", Boolean, nullable=False),
    Index("entrants_person", "person", "tournament", unique=True),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", String(40), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False, comment="of the table in its round"),
    Column("table_id", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("owner", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("key", String(40), nullable=False, unique=True, comment="of its link"),
)

members = Table(
    "members",
    metadata,
    Column("club", String(40), ForeignKey("clubs.id"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False, comment="since when"),
    Index("members_person", "person"),
)

lessons_kept = Table(
    "lessons_kept",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("chapter", String(40), primary_key=True),
    Column("done", Boolean, nullable=False),
    Column("answers", Text, nullable=False, comment="JSON; those that stand"),
    Column("at", BigInteger, nullable=False),
)

puzzles_tried = Table(
    "puzzles_tried",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("right", Boolean, nullable=False, comment="the first answer was"),
    Column("solved", Boolean, nullable=False, comment="one of the answers was right"),
    Column("at", BigInteger, nullable=False, comment="when it was tried first"),
    Column("last", BigInteger, nullable=False),
)

uptimes = Table(
    "uptimes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("start", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

keepers = Table(
    "keepers",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("process", Integer, nullable=False, comment="whose bots play there"),
)

presences = Table(
    "presences",
    metadata,
    Column("process", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(40), primary_key=True, comment="empty: anywhere"),
    Column("person", String(40), primary_key=True, comment="empty: strangers"),
    Column("sockets", Integer, nullable=False),
    Index("presences_table", "table_id"),
)

context = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", Text, nullable=False),
    Column("action", String(20), nullable=False),
    Column("person", String(40)),
    Column("table_id", String(40)),
    Column("detail", Text, nullable=False),
)

probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, comment="when a write was last tried"),
)
