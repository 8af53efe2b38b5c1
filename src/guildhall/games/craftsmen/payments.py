"""Payments of several capital cards, one card at a time in ascending order of kinds.

A payment is any set of cards that reaches the price and in which no card is superfluous
(C94, A35). Its cards are paid in ascending order, so each payment has exactly one path. The first
cards of a payment never reach the price alone, so it ends when they do.
"""

from guildhall.compiled_types import i64
from guildhall.games.craftsmen.capital import FROM, KINDS, ONE, least_loss, value


def completes(paid: i64, price: i64) -> bool:
    """Whether these cards are a payment: sufficient, and none of them superfluous."""
    excess: i64 = value(paid) - price
    return excess >= 0 and excess < least_loss(paid)


def leads_on(hand: i64, paid: i64, kind: i64, price: i64) -> bool:
    """Whether adding a card of this kind to the paid ones leads to a payment.

    `hand` contains the cards that may be used and have not been paid yet.
    """
    paid += ONE[kind]
    if value(paid) >= price:
        return completes(paid, price)
    hand = (hand - ONE[kind]) & FROM[kind]
    if value(paid + hand) < price:
        return False
    for following in range(kind, KINDS):
        if hand & (FROM[following] - FROM[following + 1]) and leads_on(
            hand, paid, following, price
        ):
            return True
    return False


def takes_part(hand: i64, paid: i64, first: i64, kind: i64, price: i64) -> bool:
    """Whether a card of this kind is in a payment that continues with kinds from `first` up."""
    if leads_on(hand, paid, kind, price):
        return True
    for lower in range(first, kind):
        more: i64 = paid + ONE[lower]
        if (
            hand & (FROM[lower] - FROM[lower + 1])
            and value(more) < price
            and takes_part(hand - ONE[lower], more, lower, kind, price)
        ):
            return True
    return False
