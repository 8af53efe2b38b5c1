"""The things of moves, and the moves that pointing selects."""

import random
from collections.abc import Iterator
from typing import cast

import pytest

from guildhall.games.craftsmen.state import Craftsmen
from guildhall.games.craftsmen.view import CraftsmenView
from tests.games.craftsmen.position import GAME, Owner, play, position, seen


def positions(games: int) -> Iterator[Craftsmen]:
    for seed in range(games):
        lot = random.Random(seed)
        other = {name: option.choices[1] for name, option in GAME.options.items()}
        state = cast(Craftsmen, GAME.new(2 + seed % 4, seed, **(other if seed % 2 else {})))
        while not state.over:
            yield state
            legal = state.legal()
            wants = [int(state.eagerness(action)) for action in legal]
            state.do_play(lot.choices(legal, wants)[0], None)


def drawn(view: CraftsmenView) -> set[str]:
    """Return the things on the table that the player to act sees."""
    me = view["seat"]
    found = {f"fair:{me}", f"work:{me}", "pool:privilege", "pool:work", "track:change"}
    found |= {"end:left", "end:right", "deck:capital", "deck:basic", "deck:extended"}
    found |= {"deck:advanced", *(f"ship:{n}" for n in range(1, 5))}
    for guild in view["guilds"]:
        found |= {f"field:{guild['guild']}.{n + 1}" for n in range(len(guild["fields"]))}
    for place, kind in enumerate(view["capital_open"]):
        twice = place == 1 and view["capital_open"][0] == kind
        found.add(f"open:{kind}" + (".2" if twice else ""))
    found |= {f"capital:{kind}" for kind in view["hand_capital"]}
    found |= {f"granary:{column['good']}" for column in view["granary"]}
    found |= {f"card:{card['id']}" for market in view["markets"] for card in market["open"] if card}
    found |= {f"card:{card['id']}" for card in view["hand_buildings"]}
    found |= {f"card:{built['card']['id']}" for built in view["players"][me]["row"]}
    found |= {f"card:{card['id']}" for card in view["looking"]}
    return found | {f"card:{card['id']}" for card in view["box"]}


def expected(text: str, view: CraftsmenView) -> list[str]:
    """Derive the things of a move from its text and the player's view."""
    me = view["seat"]
    verb, first, second = [*text.split(), "", ""][:3]
    row = [built["card"] for built in view["players"][me]["row"]]
    makes = {card["id"]: card["makes"] for card in row}
    to = f"fair:{me}" if second == "fair" else f"card:{second}"
    match verb:
        case "send":
            queue = next(guild for guild in view["guilds"] if guild["guild"] == first)
            return [f"field:{first}.{[len(discs) for discs in queue['discs']].index(0) + 1}"]
        case "cover":
            return [f"field:{first}.{second}"]
        case "take" if first == "both":
            one, other = view["capital_open"]
            return [f"open:{one}", f"open:{other}" + (".2" if one == other else "")]
        case "take":
            return [f"open:{first}"]
        case "draw":
            return ["deck:capital"]
        case "pay" | "discard" | "invest":
            return [f"capital:{first}"]
        case "build" | "defy":
            return [f"card:{first}", f"end:{second}"]
        case "exchange" | "swap" | "buy" | "auction" | "lay" | "put" | "lose":
            return [f"card:{first}"]
        case "bid":
            return [f"bid:{first}"]
        case "search":
            return [f"deck:{first}"]
        case "make":
            return [f"card:{next(card['id'] for card in row if card['makes'] == first)}", to]
        case "fetch":
            return [f"fair:{me}", to]
        case "process":
            return [f"card:{first}", f"granary:{makes[first]}" if second == "granary" else to]
        case "load" | "bribe":
            return [f"card:{first}", f"ship:{second}"]
        case "purchase":
            return [f"granary:{first}", to]
        case "barter":
            return [f"fair:{me}", f"granary:{first}", to]
        case "work":
            return [f"work:{me}"]
        case "token":
            return [f"pool:{first}"]
        case "change":
            return ["track:change"]
    return []


def test_the_things_of_every_legal_move_are_on_the_table() -> None:
    verbs = set()
    for state in positions(12):
        view = seen(state, int(state.seat))
        on_the_table = drawn(view)
        for action in state.legal():
            text = GAME.text(action)
            found = state.things(action)
            assert found == expected(text, view), text
            assert {thing for thing in found if not thing.startswith("bid:")} <= on_the_table
            verbs.add(GAME.moves.verb(action).name)
    assert verbs == {verb.name for verb in GAME.moves.list}


def test_pointing_at_any_thing_selects_at_most_one_move() -> None:
    for number, state in enumerate(positions(4)):
        if number % 9 == 0:
            things = sorted(drawn(seen(state, int(state.seat))))
            for thing in things:
                assert len(state.nearest([thing])) <= 1
                assert len(state.nearest([things[number % len(things)], thing])) <= 1


@pytest.mark.parametrize(
    ("pointed", "move"),
    [
        (["field:notary.1"], "send notary"),
        (["field:notary.2"], "cover notary 2"),
        (["open:green_1"], "take green_1"),
        (["open:green_1.2"], "take green_1"),
        (["capital:red_3"], "discard red_3"),
        (["deck:capital"], "draw"),
        (["deck:basic"], "search basic"),
        (["end:left"], "build vineyard_1 left"),
        (["card:mill_2", "end:right"], "build mill_2 right"),
        (["card:bakery_1", "ship:3"], "load bakery_1 3"),
        (["card:bakery_1", "granary:flour"], "purchase flour bakery_1"),
        (["granary:flour", "card:bakery_1"], "purchase flour bakery_1"),
        (["card:mill_1", "granary:flour"], "process mill_1 granary"),
        (["fair:0", "card:mill_1"], "fetch wheat mill_1"),
        (["card:wheat_field_1"], "make wheat fair"),
        (["card:wheat_field_1", "card:mill_1"], "make wheat mill_1"),
        (["card:mill_1", "card:bakery_1"], "process mill_1 bakery_1"),
        (["card:mill_1"], "process mill_1 granary"),
        (["card:bakery_1"], "load bakery_1 1"),
        (["card:vineyard_1"], "build vineyard_1 left"),
        (["card:apiary_1"], "buy apiary_1"),
        (["pool:work"], "token work"),
        (["track:change"], "change order"),
        (["work:0"], "work"),
        (["bid:4"], "bid 4"),
        (["work:1"], None),
        (["ship:1"], None),
        (["fair:0"], None),
        (["card:nonsense"], None),
        (["field:nowhere.9"], None),
        (["field:notary.x"], None),
        (["capital:"], None),
        (["nonsense"], None),
        ([""], None),
        ([], None),
    ],
)
def test_pointing_selects_the_nearest_move(pointed: list[str], move: str | None) -> None:
    state = position(
        Owner(
            capital=["red_3", "blue_2"],
            hand=["vineyard_1", "mill_2"],
            row=["sawmill_1", "wheat_field_1", "mill_1", "bakery_1"],
        ),
        market={"basic": ["apiary_1", "apiary_2"]},
        queues={"notary": [[], [1], []]},
    )
    assert state.nearest(pointed) == ([] if move is None else [GAME.parse(move)])


def test_pointing_at_a_card_pays_or_invests_it() -> None:
    state = position(Owner(capital=["red_3", "blue_2"]), queues={"notary": [[1], [1], [2]]})
    play(state, "cover notary 1 card")
    assert state.nearest(["capital:violet_1"]) == [GAME.parse("pay violet_1")]
    state = position(Owner(capital=["violet_1", "green_2", "blue_1", "red_3"]), season="winter")
    while state.decision.name != "invest":
        play(state, "pass")
    assert state.nearest(["capital:red_3"]) == [GAME.parse("invest red_3")]


def test_the_things_of_an_event() -> None:
    assert GAME.event_things("", 2, {"good": "wood", "place": "fair"}) == ["fair:2", "granary:wood"]
    assert GAME.event_things("", 2, {"good": "wood", "place": "mill_1"}) == [
        "card:mill_1",
        "granary:wood",
    ]
    assert GAME.event_things("", 0, {"building": "mill_1", "side": "left"}) == ["card:mill_1"]
    assert GAME.event_things("", 0, {"good": "meat", "ship": 3, "points": 2}) == [
        "granary:meat",
        "ship:3",
    ]
    assert GAME.event_things("", 0, {"guild": "notary"}) == [f"field:notary.{n}" for n in (1, 2, 3)]
