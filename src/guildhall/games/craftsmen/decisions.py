"""All decisions, in the order in which snapshots number them."""

from typing import Final

from guildhall.games.craftsmen.auction import BID, OPEN_AUCTION, OUTBID_MAYOR
from guildhall.games.craftsmen.bankers import BANKERS, BANKERS_DISCARDS
from guildhall.games.craftsmen.builders import BUILD
from guildhall.games.craftsmen.crafts import CRAFT, TWO_RAWS, USE_TOKEN
from guildhall.games.craftsmen.decision import NOTHING, Decision
from guildhall.games.craftsmen.granary import GRANARY_CARD
from guildhall.games.craftsmen.guilds import TOKENS
from guildhall.games.craftsmen.hands import GIVE_CARD, PAY, TOO_MANY
from guildhall.games.craftsmen.helpers import SEND
from guildhall.games.craftsmen.merchants import MERCHANTS
from guildhall.games.craftsmen.notary import NOTARY, NOTARY_AFTER
from guildhall.games.craftsmen.searching import LAY_OUT, PUT_BACK, WHICH_END
from guildhall.games.craftsmen.setup import EXCHANGE
from guildhall.games.craftsmen.town_hall import TOWN_HALL
from guildhall.games.craftsmen.year import INVEST

DECISIONS: Final[list[Decision]] = [
    NOTHING, EXCHANGE, SEND, BANKERS, BANKERS_DISCARDS, BUILD, PAY, NOTARY, NOTARY_AFTER,
    OPEN_AUCTION, BID, OUTBID_MAYOR, LAY_OUT, WHICH_END, PUT_BACK, CRAFT, TWO_RAWS, USE_TOKEN,
    GRANARY_CARD, GIVE_CARD, MERCHANTS, TOWN_HALL, TOKENS, TOO_MANY, INVEST,
]  # fmt: skip
for _number, _decision in enumerate(DECISIONS):
    _decision.number = _number
