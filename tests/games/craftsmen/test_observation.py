"""The observation of Craftsmen, compared with the view."""

from collections import Counter
from typing import cast

import pytest

from guildhall import games
from guildhall.envs.observer import Observer
from guildhall.games.craftsmen.view import CardView, CraftsmenView, MarketView, PlayerView
from tests.envs.named import Named
from tests.envs.positions import positions

GAME = games.load("craftsmen")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_observation_matches_the_view(seats: int) -> None:
    observer = Observer(GAME, seats)
    for state in positions(GAME, seats, seed=5, every=11):
        for viewer in range(seats):
            found = Named(observer, state, viewer)
            view = cast(CraftsmenView, state.view(viewer))
            check_table(found, view)
            check_action(found, view)
            for market in view["markets"]:
                check_deck(found, market)
            for after in range(seats):
                seat = (viewer + after) % seats
                check_standing(found, view, seat, f"player{after}")
                check_player(found, view["players"][seat], f"player{after}")
                check_cubes(found, view, seat, f"player{after}")


def ids(cards: list[CardView]) -> set[str]:
    return {card["id"] for card in cards}


def check_table(found: Named, view: CraftsmenView) -> None:
    assert found["year"] == view["year"]
    assert found.marked("season") == {view["season"]}
    assert found.marked("phase") == {view["phase"]}
    assert found.marked("stage") == {view["stage"]} - {""}
    assert found.marked("decision") == {view["decision"]}
    assert found["begun"] == view["begun"]
    assert found.counts("open_capital") == Counter(view["capital_open"])
    assert found["capital_deck"] == view["capital_deck"]
    assert found.counts("capital_discard") == Counter(view["capital_discard"])
    opened = [card for market in view["markets"] for card in market["open"] if card]
    assert found.marked("open_buildings") == ids(opened)
    assert found.marked("box") == ids(view["box"])
    assert found["privilege_tokens"] == view["privilege_tokens"]
    assert found["work_tokens"] == view["work_tokens"]
    assert found.marked("bonus_tokens") == set(view["bonus_tokens"])
    assert found.counts("hand_capital") == Counter(view["hand_capital"])
    assert found.marked("hand_buildings") == ids(view["hand_buildings"])
    natural = {
        f"{column['good']}.{end}"
        for column in view["granary"]
        for end, cube in zip(("low", "top"), column["cubes"], strict=False)
        if cube == "natural"
    }
    assert found.marked("natural") == natural


def check_action(found: Named, view: CraftsmenView) -> None:
    assert found["privilege_used"] == view["privilege_used"]
    for what in ("work_points", "raws_left", "cards_left", "bid", "looking_hidden"):
        assert found[what] == view[what]
    if view["decision"] == "invest":
        assert found["price"] == view["paid_value"]
    else:
        assert found["price"] == view["price"]
        assert found.marked("payable_with") == set(view["payable_with"])
    assert found.counts("paid") == Counter(view["paid"])
    assert found.marked("lot") == ({view["lot"]["id"]} if view["lot"] else set())
    assert found.counts("mayor") == Counter(view["mayor"])
    assert found["put_below"] == view["put_below"]
    acting = {
        f"{number}.{end}"
        for guild in view["guilds"]
        for number, field in enumerate(guild["discs"], 1)
        for end, disc in zip(("low", "top"), field, strict=False)
        if disc["acting"]
    }
    assert acting <= found.marked("acting_disc")
    check_waiting_move(found, view["waiting_move"].split())
    assert found.marked("looking") == ids(view["looking"])


def check_waiting_move(found: Named, words: list[str]) -> None:
    fee, bribe, ship, purchase, place = (
        found.marked(f"waiting_{what}") for what in ("fee", "bribe", "ship", "purchase", "place")
    )
    match words:
        case ["cover", guild, field, "card"]:
            assert (fee, bribe, purchase) == ({f"{guild}.{field}"}, set(), set())
        case ["bribe", workshop, number]:
            assert (fee, bribe, ship, purchase) == (set(), {workshop}, {number}, set())
        case ["purchase", good, building]:
            assert (fee, bribe, purchase, place) == (set(), set(), {good}, {building})
        case _:
            assert not words
            assert not fee | bribe | ship | purchase | place


def check_deck(found: Named, market: MarketView) -> None:
    deck = list(enumerate(market["deck"], 1))
    assert found.counts("decks").get(market["type"], 0) == len(deck)
    known = found.counts("known_in_deck")
    for place, card in deck:
        item = f"{market['type']}.{place}"
        assert (item in found.marked("house_in_deck")) == (card == "house")
        assert (item in found.marked("plain_in_deck")) == (card == "plain")
        if card not in ("house", "plain", "unknown"):
            assert known[card] == place


def check_standing(found: Named, view: CraftsmenView, seat: int, name: str) -> None:
    assert found[f"{name}.actor"] == (view["actor"] == seat)
    assert found[f"{name}.order"] == view["order"].index(seat)
    assert bool(found.marked(f"{name}.order_change")) == (seat in view["order_change"])
    assert found[f"{name}.passed"] == (seat in view["passed"])
    assert found[f"{name}.last_bid"] == view["bids"][seat]
    assert found[f"{name}.bidding"] == (seat in view["bidding"])
    assert found[f"{name}.bidder"] == (view["bidder"] == seat)
    for used, block in ((False, "discs"), (True, "used_discs")):
        discs = {
            f"{guild['guild']}.{number}.{end}"
            for guild in view["guilds"]
            for number, field in enumerate(guild["discs"], 1)
            for end, disc in zip(("low", "top"), field, strict=False)
            if disc["seat"] == seat and (disc["used_privilege"] or not used)
        }
        assert found.marked(f"{name}.{block}") == discs


def check_player(found: Named, player: PlayerView, name: str) -> None:
    for what in ("points", "capital_cards", "building_cards", "cubes", "fair", "helpers"):
        assert found[f"{name}.{what}"] == player[what]
    assert found[f"{name}.own_privilege_tokens"] == player["privilege_tokens"]
    assert found[f"{name}.own_work_tokens"] == player["work_tokens"]
    assert found.marked(f"{name}.own_bonus_tokens") == set(player["bonus_tokens"])
    assert found.counts(f"{name}.capital_seen") == Counter(player["capital_seen"])
    assert found.marked(f"{name}.buildings_seen") == ids(player["buildings_seen"])
    row = [built["card"]["id"] for built in player["row"]]
    assert found.counts(f"{name}.built") == {card: n for n, card in enumerate(row, 1)}
    assert found.marked(f"{name}.left_end") == set(row[:1])
    assert found.marked(f"{name}.right_end") == set(row[-1:])
    assert found.marked(f"{name}.makes") == {built["card"]["makes"] for built in player["row"]}
    filled = found.marked(f"{name}.filled_extended") | found.marked(f"{name}.filled_icons")
    expected = set()
    for built in player["row"]:
        card, cubes = built["card"]["id"], built["cubes"]
        if len(cubes) == 1 and any(cubes):
            expected.add(card)
        elif len(cubes) > 1:
            expected |= {f"{card}.{n}" for n, cube in enumerate(cubes, 1) if cube}
    assert filled == expected


def check_cubes(found: Named, view: CraftsmenView, seat: int, name: str) -> None:
    stored = {
        f"{column['good']}.{end}"
        for column in view["granary"]
        for end, cube in zip(("low", "top"), column["cubes"], strict=False)
        if cube == str(seat)
    }
    assert found.marked(f"{name}.granary") == stored
    shipped = {
        f"ship{number}.{hold['product']}.{end}"
        for number, ship in enumerate(view["ships"], 1)
        for hold in ship["holds"]
        for end, cube in zip(("left", "right"), hold["cubes"], strict=False)
        if cube == seat
    }
    assert found.marked(f"{name}.ships") == shipped
