"""The only decision of The Builders: the next action of the player."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, lowest
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.games.builders.components import (
    AFFORDABLE,
    BUILDING_IDS,
    BUILDINGS,
    COINS,
    EXTRA_ACTION_PRICE,
    FIRST_MACHINE,
    HIGHEST_WAGE,
    MACHINE_UNIT,
    NEEDS,
    POINTS,
    UNIT_IDS,
    WAGE,
    WORKER_IDS,
    WORKERS,
    amount,
)
from guildhall.games.builders.moves import (
    BUY,
    BUY_ACTION,
    END_TURN,
    HIRE,
    MOVES,
    SEND,
    START,
    TAKE,
    actions_of,
    building_of,
    first_send,
    hire,
    start,
    take,
    unit_of,
    verb_of,
)

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders


@final
class Turn:
    """The choice of an action, until none is left and none is bought."""

    name = "turn"
    kind = "pair"

    def question(self, state: "Builders") -> tuple[str, Facts]:
        if state.actions > 0:
            return "builders-question-actions", {"actions": int(state.actions)}
        return "builders-question-end", {}

    def legal(self, state: "Builders", buffer: vec[i64]) -> i64:
        player = state.players[state.seat]
        count: i64 = 0
        cards: i64
        if state.actions >= 1:
            cards = state.buildings.cards  # B31
            while cards:
                buffer[count] = start(lowest(cards))
                count += 1
                cards &= cards - 1
            cards = state.workers.cards  # B39
            while cards:
                buffer[count] = hire(lowest(cards))
                count += 1
                cards &= cards - 1
            ready: i64 = player.idle & AFFORDABLE[min(player.coins, HIGHEST_WAGE)]  # B44, B47
            sites: i64 = player.sites if ready else 0
            while sites:
                site: i64 = lowest(sites)
                sites &= sites - 1
                if state.sending_cost(site) <= state.actions:  # B46
                    first: i64 = first_send(site)
                    units: i64 = ready
                    while units:
                        buffer[count] = first + lowest(units)
                        count += 1
                        units &= units - 1
            for actions in range(1, min(state.actions, 3) + 1):  # B55, B56
                buffer[count] = take(actions)
                count += 1
        if player.coins >= EXTRA_ACTION_PRICE:  # B24, B25, BA6
            buffer[count] = BUY_ACTION
            count += 1
        if state.actions == 0:  # B23, BA5
            buffer[count] = END_TURN
            count += 1
        return count

    def play(self, state: "Builders", action: i64, log: Log | None) -> None:
        player = state.players[state.seat]
        verb: i64 = verb_of(action)
        if verb == START:
            state.start(player, building_of(action), log)
        elif verb == HIRE:
            state.hire(player, unit_of(action), log)
        elif verb == SEND:
            state.send(player, unit_of(action), building_of(action), log)
        elif verb == TAKE:
            state.take_coins(player, actions_of(action), log)
        elif verb == BUY:
            state.buy_action(player, log)
        if action == END_TURN or (state.actions == 0 and player.coins < EXTRA_ACTION_PRICE):  # B29
            state.end_turn(player, log)

    # Why not

    def refusal(self, state: "Builders", action: i64) -> Refusal:
        verb: i64 = verb_of(action)
        if verb == START:
            return _start(state, building_of(action))
        if verb == HIRE:
            return _hire(state, unit_of(action))
        if verb == SEND:
            return _send(state, unit_of(action), building_of(action))
        if verb == TAKE:
            return _too_few_actions("B55", actions_of(action), state.actions)
        if verb == BUY:
            coins = int(state.players[state.seat].coins)
            facts = {"price": int(EXTRA_ACTION_PRICE), "coins": coins}
            return Refusal("B25", "builders-refused-buy", facts)
        return Refusal("B23", "builders-refused-end", {"actions": int(state.actions)})

    def nearest(self, state: "Builders", things: list[str]) -> list[int]:
        """The move that the player probably meant by clicking a worker or a card."""
        player = state.players[state.seat]
        worker, site = _last(things, "unit:"), _last(things, "building:")
        if not worker and not site:
            return []
        open_buildings = [BUILDING_IDS[card] for card in state.buildings.open_cards()]
        own = [BUILDING_IDS[card] for card in range(BUILDINGS) if player.sites & BIT[card]]
        if site and site not in own and (site in open_buildings or not worker):
            return [MOVES.parse("start " + site)]
        if worker in [WORKER_IDS[card] for card in state.workers.open_cards()]:
            return [MOVES.parse("hire " + worker)]
        idle = [UNIT_IDS[unit] for unit in range(len(UNIT_IDS)) if player.idle & BIT[unit]]
        sender = worker or (idle[0] if idle else "")
        place = site or (own + open_buildings + [""])[0]
        return [MOVES.parse(f"send {sender} {place}")] if sender and place else []

    # Cost and gain

    def preview(self, action: i64, after: "Builders", log: Log) -> list[tuple[str, Facts]]:
        verb: i64 = verb_of(action)
        if verb == START:
            building: i64 = building_of(action)
            facts: Facts = {"coins": int(COINS[building]), "points": int(POINTS[building])}
            machine = building >= FIRST_MACHINE
            return [
                ("builders-preview-start-machine" if machine else "builders-preview-start", facts)
            ]
        if verb == HIRE:
            return [("builders-preview-hire", {"wage": int(WAGE[unit_of(action)])})]
        if verb == SEND:
            return _sending(action, after, log)
        return []


TURN: Final = Turn()


def _last(things: list[str], kind: str) -> str:
    """The last clicked thing of a kind, or an empty text."""
    found = [thing[len(kind) :] for thing in things if thing.startswith(kind)]
    return found[-1] if found else ""


def _too_few_actions(rule: str, needed: i64, left: i64) -> Refusal:
    facts = {"needed": int(needed), "left": int(left)}
    return Refusal(rule, "builders-refused-actions", facts)


def _start(state: "Builders", building: i64) -> Refusal:
    facts = {"building": BUILDING_IDS[building]}
    for player in state.players:
        if player.sites & BIT[building]:
            return Refusal("B38", "builders-refused-site-taken", facts)
        if player.finished & BIT[building]:
            return Refusal("B32", "builders-refused-already-built", facts)
    if state.buildings.top_card() == building:
        return Refusal("B34", "builders-refused-top-building", facts)
    if not state.buildings.cards & BIT[building]:
        return Refusal("B32", "builders-refused-building-not-open", facts)
    return _too_few_actions("B31", 1, state.actions)


def _hire(state: "Builders", worker: i64) -> Refusal:
    facts = {"worker": WORKER_IDS[worker]}
    if state.workers.top_card() == worker:
        return Refusal("B40", "builders-refused-top-worker", facts)
    if not state.workers.cards & BIT[worker]:
        for seat in range(state.seats):
            if _owns(state, seat, worker):
                return Refusal("B43", "builders-refused-worker-taken", facts)
        return Refusal("B40", "builders-refused-worker-not-open", facts)
    return _too_few_actions("B39", 1, state.actions)


def _send(state: "Builders", unit: i64, site: i64) -> Refusal:
    player = state.players[state.seat]
    facts = {"worker": UNIT_IDS[unit], "building": BUILDING_IDS[site]}
    if not player.sites & BIT[site]:
        if player.finished & BIT[site]:
            return Refusal("B44", "builders-refused-finished", facts)
        return Refusal("B44", "builders-refused-not-your-site", facts)
    if not player.idle & BIT[unit]:
        if _owns(state, state.seat, unit):
            return Refusal("B52", "builders-refused-at-work", facts)
        if unit >= WORKERS and player.sites & BIT[unit - MACHINE_UNIT]:
            return Refusal("B68", "builders-refused-machine-unfinished", facts)
        return Refusal("B44", "builders-refused-not-your-worker", facts)
    if player.coins < WAGE[unit]:
        money = {"worker": UNIT_IDS[unit], "wage": int(WAGE[unit]), "coins": int(player.coins)}
        return Refusal("B47", "builders-refused-wage", money)
    cost = state.sending_cost(site)
    nth = {"nth": int(cost), "needed": int(cost), "left": int(state.actions)}
    return Refusal("B46", "builders-refused-nth-worker", nth)


def _owns(state: "Builders", seat: i64, unit: i64) -> bool:
    player = state.players[seat]
    if player.idle & BIT[unit]:
        return True
    for site in range(BUILDINGS):
        if player.sites & BIT[site] and state.crew[site] & BIT[unit]:
            return True
    return False


def _sending(action: i64, after: "Builders", log: Log) -> list[tuple[str, Facts]]:
    sent = log[0].facts
    found: list[tuple[str, Facts]] = [
        ("builders-preview-send", {"actions": sent["actions"], "wage": sent["coins"]})
    ]
    for event in log:
        if event.kind in ("builders-finished", "builders-machine-finished"):
            points, coins = event.facts["points"], event.facts["coins"]
            found.append(("builders-preview-finishes", {"points": points, "coins": coins}))
            return found
    site: i64 = building_of(action)
    missing: i64 = 0
    for material in range(4):
        lack: i64 = amount(NEEDS[site], material) - amount(after.produced[site], material)
        missing += max(lack, 0)
    found.append(("builders-preview-left", {"missing": int(missing)}))
    return found
