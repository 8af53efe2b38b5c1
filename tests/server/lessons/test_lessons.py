"""Lessons over HTTP: no account is needed, and nothing is stored."""

from typing import Any

import httpx
import pytest

from guildhall import games
from guildhall.lessons.following import models
from guildhall.lessons.script import script
from tests.server.harness import UNENCRYPTED, Server, get, settings

BUILDERS = script(games.load("builders")).chapters


@pytest.fixture
def stranger(server: Server) -> httpx.Client:
    return stranger_at(server)


def stranger_at(server: Server) -> httpx.Client:
    return httpx.Client(base_url=f"{server.url}/api/games", timeout=60, verify=UNENCRYPTED)


def step(client: httpx.Client, chapter: str, answers: list[Any]) -> dict[str, Any]:
    answer = client.post(f"/builders/lessons/{chapter}", json={"answers": answers})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_an_anonymous_user_finishes_a_chapter(stranger: httpx.Client) -> None:
    chapter = BUILDERS[0]
    answers = [list(answer) for answer in models(chapter)]
    for number in range(len(answers)):
        now = step(stranger, chapter.name, answers[:number])
        assert now["number"] == number
        assert now["asks"] == bool(now["position"]["moves"]) == bool(now["position"]["previews"])
    assert step(stranger, chapter.name, answers)["says"] is None


def test_a_lesson_is_not_listed_anywhere(sqlite: str) -> None:
    with Server(settings(sqlite)) as server:
        step(stranger_at(server), BUILDERS[0].name, [])
        assert not any(get(f"{server.url}/api/lobby").json().values())


def test_mistakes_are_explained_and_illegal_moves_refused(stranger: httpx.Client) -> None:
    chapter = next(one for one in BUILDERS if one.steps[1].right)
    first = [list(models(chapter)[0])]
    wrong = step(stranger, chapter.name, [*first, ["take 1"]])
    assert wrong["number"] == 1
    assert wrong["mistake"]["message"]
    path = f"/builders/lessons/{chapter.name}"
    refused = stranger.post(path, json={"answers": [*first, ["end"]]})
    assert refused.status_code == 409
    assert refused.json()["rule"]


def test_lessons_explain_illegal_moves_like_tables(stranger: httpx.Client) -> None:
    chapter = next(one for one in BUILDERS if one.steps[1].right)
    now = step(stranger, chapter.name, [[]])
    own = next(iter(now["position"]["moves"]))["things"]
    place = {"answers": [[]], "things": own}
    reasons = stranger.post(f"/builders/lessons/{chapter.name}/why", json=place).json()["reasons"]
    assert [reason["possible"] for reason in reasons] == [True]


@pytest.mark.parametrize(
    "path", ["/builders/lessons/nowhere", "/chess/lessons/sites", "/builders/lessons/sites/nowhere"]
)
def test_unknown_lessons_are_not_found(stranger: httpx.Client, path: str) -> None:
    assert stranger.post(path, json={"answers": []}).status_code in (404, 405, 422)


def test_a_game_lists_its_lessons(stranger: httpx.Client) -> None:
    infos = {info["name"]: info["lessons"] for info in stranger.get("/").json()}
    assert infos["builders"]["chapters"] == [chapter.name for chapter in BUILDERS]
