"""Build positions of The Builders; cards that are not named fill rows and decks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from guildhall import games, locales
from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT
from guildhall.core.events import Log
from guildhall.games.builders.components import (
    BUILDING_IDS,
    FIRST_MACHINE,
    MACHINE_UNIT,
    POINTS,
    PRODUCES,
    UNIT_IDS,
    WORKER_IDS,
    WORKERS,
)
from guildhall.games.builders.row import Row
from guildhall.games.builders.state import Builders
from guildhall.games.builders.view import BuildersView

GAME = games.load("builders")


@dataclass
class Owner:
    """The cards and coins of one player; `sites` lists the workers on each site."""

    coins: int = 10
    idle: Sequence[str] = ()
    sites: Mapping[str, Sequence[str]] = field(default_factory=dict)
    finished: Sequence[str] = ()


def position(
    *owners: Owner,
    buildings: Sequence[str] = (),
    workers: Sequence[str] = (),
    building_deck: int | None = None,
    worker_deck: int | None = None,
    actions: int = 3,
    seat: int = 0,
    first_player: int = 0,
) -> Builders:
    """Return a position with these players; the named cards are first in the rows.

    A deck can be limited to a size. The last player then gets the remaining cards: buildings are
    finished, workers are idle.
    """
    players = [*owners, Owner(), Owner()][: max(2, len(owners))]
    state = cast(Builders, GAME.new(len(players), seed=1))
    used_workers: list[int] = []
    used_buildings: list[int] = []
    for player, owner in zip(state.players, players, strict=True):
        player.coins = owner.coins
        player.idle = sum(BIT[UNIT_IDS.index(unit)] for unit in owner.idle)
        player.sites = player.finished = player.points = 0
        units = list(owner.idle)
        for building, crew in owner.sites.items():
            site = BUILDING_IDS.index(building)
            player.sites |= BIT[site]
            state.crew[site] = sum(BIT[UNIT_IDS.index(unit)] for unit in crew)
            state.produced[site] = sum(PRODUCES[UNIT_IDS.index(unit)] for unit in crew)
            used_buildings.append(site)
            units += crew
        for building in owner.finished:
            card = BUILDING_IDS.index(building)
            player.finished |= BIT[card]
            player.points += POINTS[card]
            used_buildings.append(card)
            if card >= FIRST_MACHINE and building not in units:
                player.idle |= BIT[card + MACHINE_UNIT]
        used_workers += [u for unit in units if (u := UNIT_IDS.index(unit)) < WORKERS]
    last = state.players[-1]
    state.buildings, surplus = _row(BUILDING_IDS, used_buildings, buildings, building_deck)
    for card in surplus:
        last.sites |= BIT[card]
    state.workers, surplus = _row(WORKER_IDS, used_workers, workers, worker_deck)
    for card in surplus:
        last.idle |= BIT[card]
    state.actions = actions
    state.seat = seat
    state.first_player = first_player
    state.audit()
    return state


def _row(
    ids: list[str], used: list[int], first: Sequence[str], deck: int | None
) -> tuple[Row, list[int]]:
    ahead = [ids.index(card) for card in first]
    rest = [card for card in range(len(ids)) if card not in used and card not in ahead]
    cards = ahead + rest
    kept = len(cards) if deck is None else min(len(cards), 5 + deck)
    row = Row(vec[i64](cards[:kept]))
    row.lay_out()
    return row, cards[kept:]


def play(state: Builders, *moves: str) -> Log:
    """Play moves given as text; run the audit after each."""
    log: Log = []
    for move in moves:
        state.play(GAME.parse(move), log)
        state.audit()
    return log


def legal(state: Builders, verb: str = "") -> set[str]:
    """Return the legal moves as text; if `verb` is given, those that begin with it."""
    texts = {GAME.text(action) for action in state.legal()}
    return {text for text in texts if text.split()[0] == verb} if verb else texts


def refused(state: Builders, move: str) -> str:
    """Return the rule by which a move is refused, and the message."""
    assert move not in legal(state)
    refusal = state.refusal(GAME.parse(move))
    return f"{refusal.rule}: {locales.worded('en', refusal.message, refusal.facts)}"


def seen(state: Builders, viewer: int = 0) -> BuildersView:
    """Return the view of one seat."""
    return cast(BuildersView, state.view(viewer))


def idle(state: Builders, seat: int = 0) -> set[str]:
    return {UNIT_IDS[unit] for unit in range(50) if state.players[seat].idle & BIT[unit]}


def sites(state: Builders, seat: int = 0) -> set[str]:
    return {BUILDING_IDS[card] for card in range(42) if state.players[seat].sites & BIT[card]}


def finished(state: Builders, seat: int = 0) -> set[str]:
    return {BUILDING_IDS[card] for card in range(42) if state.players[seat].finished & BIT[card]}


def crew(state: Builders, building: str) -> set[str]:
    at_work = state.crew[BUILDING_IDS.index(building)]
    return {UNIT_IDS[unit] for unit in range(50) if at_work & BIT[unit]}


def coins(state: Builders, seat: int = 0) -> int:
    return int(state.players[seat].coins)


def end_turn(state: Builders) -> None:
    """Spend the remaining actions on coins and end the turn."""
    seat = state.seat
    while state.seat == seat and not state.over:
        play(state, f"take {min(3, state.actions)}" if state.actions else "end")
