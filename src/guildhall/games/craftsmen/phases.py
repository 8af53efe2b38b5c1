"""The phases of a round, and the progress of the current helper."""

from typing import Final

from guildhall.compiled_types import i64

EXCHANGING: Final[i64] = 0
SENDING: Final[i64] = 1
GUILD_PHASE: Final[i64] = 2
BETWEEN_STAGES: Final[i64] = 3
ROUND_END: Final[i64] = 4
INVESTING: Final[i64] = 5
PHASES: Final = ["exchange", "helpers", "guilds", "between_stages", "round_end", "investment"]

NOT_BEGUN: Final[i64] = 0
BEGUN: Final[i64] = 1
ACTED: Final[i64] = 2
SKIPPED: Final[i64] = 3
