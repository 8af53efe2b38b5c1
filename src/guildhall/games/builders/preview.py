"""What a move would cost and bring, before it is made."""

from typing import TYPE_CHECKING

from guildhall.core.events import Facts, Log
from guildhall.core.native import i64
from guildhall.games.builders.components import COINS, FIRST_MACHINE, NEEDS, POINTS, UNITS, WAGE
from guildhall.games.builders.components import amount as amount_of
from guildhall.games.builders.moves import HIRE, SEND, START, TAKE

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders


def preview(action: i64, after: "Builders", log: Log) -> list[tuple[str, Facts]]:
    if action < HIRE:
        building: i64 = action - START
        facts: Facts = {"coins": int(COINS[building]), "points": int(POINTS[building])}
        machine = building >= FIRST_MACHINE
        return [("builders-preview-start-machine" if machine else "builders-preview-start", facts)]
    if action < SEND:
        return [("builders-preview-hire", {"wage": int(WAGE[action - HIRE])})]
    if action < TAKE:
        return _sending(action, after, log)
    return []


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
    site: i64 = (action - SEND) // UNITS
    missing: i64 = 0
    for material in range(4):
        lack: i64 = amount_of(NEEDS[site], material) - amount_of(after.produced[site], material)
        missing += max(lack, 0)
    found.append(("builders-preview-left", {"missing": int(missing)}))
    return found
