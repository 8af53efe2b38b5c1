"""The places in a round, and the questions that can be put to a player."""

from typing import Final

from guildhall.core.native import i64

# Where the round stands.
EXCHANGING: Final[i64] = 0
SENDING: Final[i64] = 1
GUILD_PHASE: Final[i64] = 2
BETWEEN_STAGES: Final[i64] = 3
ROUND_END: Final[i64] = 4
INVESTING: Final[i64] = 5

# How far the helper whose turn it is has come.
NOT_BEGUN: Final[i64] = 0
BEGUN: Final[i64] = 1
ACTED: Final[i64] = 2
SKIPPED: Final[i64] = 3

# What is asked now.
NOTHING: Final[i64] = 0
EXCHANGE: Final[i64] = 1
SEND: Final[i64] = 2
BANKERS: Final[i64] = 3
BANKERS_DISCARD: Final[i64] = 4
BUILD: Final[i64] = 5
PAY: Final[i64] = 6
NOTARY: Final[i64] = 7
NOTARY_AFTER: Final[i64] = 8
OPEN_AUCTION: Final[i64] = 9
BID: Final[i64] = 10
OUTBID_MAYOR: Final[i64] = 11
LAY_OUT: Final[i64] = 12
WHICH_END: Final[i64] = 13
PUT_BACK: Final[i64] = 14
CRAFT: Final[i64] = 15
TWO_RAWS: Final[i64] = 16
USE_TOKEN: Final[i64] = 17
GRANARY_CARD: Final[i64] = 18
GIVE_CARD: Final[i64] = 19
MERCHANTS: Final[i64] = 20
TOWN_HALL: Final[i64] = 21
TOKENS: Final[i64] = 22
TOO_MANY: Final[i64] = 23
INVEST: Final[i64] = 24

NAMES: Final = [
    "nothing", "exchange", "send", "bankers", "bankers_discard", "build", "pay", "notary",
    "notary_after", "open_auction", "bid", "outbid_mayor", "lay_out", "which_end", "put_back",
    "craft", "two_raws", "use_token", "granary_card", "give_card", "merchants", "town_hall",
    "tokens", "too_many", "invest",
]  # fmt: skip
