"""Server operation: health, metrics, the log, and unknown pages."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text

from guildhall.server.operations import metrics
from guildhall.server.storage.database import database_url, opened
from guildhall.server.tables import listing
from tests.server.conftest import NewDatabase
from tests.server.harness import UNENCRYPTED, Server, get, settings, visitor, within
from tests.server.server_process import ServerProcess


def lines_of(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()]


def test_health_fails_while_writes_fail_and_recovers(new_database: NewDatabase) -> None:
    database = new_database()
    with Server(settings(database)) as server:
        assert get(f"{server.url}/api/health").json() == {"status": "ok"}
        with opened(database_url(database)) as engine, engine.begin() as connection:
            # Every write waits for this transaction.
            connection.execute(text("UPDATE probe SET at = 1"))
            within(_until_health_is(server, 503))
        within(_until_health_is(server, 200))


async def _until_health_is(server: Server, status: int) -> None:
    async with httpx.AsyncClient(timeout=60, verify=UNENCRYPTED) as http:
        while (answer := await http.get(f"{server.url}/api/health")).status_code != status:
            await asyncio.sleep(0.05)
    if status == 503:
        assert answer.json()["error"] == "unavailable"
        assert answer.json()["sentence"]


def test_get_endpoints_answer_head_requests(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60, verify=UNENCRYPTED) as http:
        for path in ("/api/health", "/api/games"):
            whole, head = http.get(path), http.head(path)
            assert head.status_code == 200
            assert head.content == b""
            assert head.headers["content-type"] == whole.headers["content-type"]
        assert http.head("/api/nowhere").status_code == 404
        assert http.head("/api/guests").status_code == 405


def test_metrics_need_the_token(sqlite: str) -> None:
    with ServerProcess(settings(sqlite)) as without:
        assert get(f"{without.url}/metrics").json()["error"] == "no-such-page"
    with ServerProcess(settings(sqlite, metrics_token="sesame")) as server:
        address = f"{server.url}/metrics"
        assert get(address).status_code == 401
        wrong = get(address, Authorization="Bearer sesam")
        assert wrong.status_code == 401
        within(_play_a_little(server.url))
        right = get(address, Authorization="Bearer sesame")
        assert right.headers["content-type"].startswith("text/plain")
        found = {
            (sample.name, *sorted(sample.labels.values())): sample.value
            for family in text_string_to_metric_families(right.text)
            for sample in family.samples
        }
    assert found["guildhall_moves_total", "builders", "person"] == 1
    assert found["guildhall_sockets",] == 0
    assert found["guildhall_listening",] == 1, "the server receives change notifications"
    assert found["guildhall_bot_moves_waiting", "quick"] >= 0
    assert found["guildhall_message_seconds_count", "move"] == 2
    assert found["guildhall_message_seconds_count", "unreadable"] == 1
    assert found["guildhall_http_seconds_count", "201", "POST"] >= 2
    assert found["guildhall_refusals_total", "unparsable-move"] == 1
    assert found["guildhall_batch_size_count",] >= 3
    assert found["guildhall_transaction_seconds_count",] >= 3
    assert found["guildhall_errors_total",] == 0
    assert found["process_resident_memory_bytes",] > 0


async def _play_a_little(url: str) -> None:
    async with visitor(url, "Ann") as ann, ann.socket() as socket:
        wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
        table = (await ann.done("POST", "/api/tables", wanted))["id"]
        await socket.watch(table)
        await socket.until(lambda: bool(socket.position and socket.position["moves"]))
        assert socket.position
        at = socket.position["position"]
        refusal = await socket.refused("move", table=table, at=at, move="fly")
        assert refusal == "unparsable-move"
        await socket.move(table, socket.position["moves"][0]["text"])
        await socket.connection.send("{}")
        await socket.until(lambda: '"id":null' in socket.frames[-1])


async def broken(*_: object) -> None:
    raise RuntimeError("a mistake of ours")


def break_lobby() -> None:
    setattr(listing, "lobby", broken)  # noqa: B010


def test_every_error_is_logged_once_with_the_number_shown_to_the_user(
    sqlite: str, tmp_path: Path
) -> None:
    log = tmp_path / "log"

    async def run(url: str) -> str:
        async with visitor(url, "Ann") as ann:
            answer = await ann.call("GET", "/api/lobby")
            assert answer.status_code == 500
            problem = answer.json()
            assert problem["error"] == "internal"
            assert problem["facts"]["request"] == answer.headers["X-Request-Id"]
            assert problem["facts"]["request"] in problem["sentence"]
            assert "a mistake of ours" not in answer.text
            async with ann.socket() as socket:
                assert (await socket.ask("ping"))["type"] == "done"
                await socket.send("watch-lobby")
                await socket.connection.wait_closed()
                assert socket.connection.close_code == 4500
            return str(problem["facts"]["request"])

    received: list[str] = []

    async def both(url: str) -> None:
        received.append(await run(url))

    with ServerProcess(settings(sqlite, log="json"), log=log, first=break_lobby) as server:
        within(both(server.url))
    errors = [line for line in lines_of(log) if line["level"] == "error"]
    assert [line["error"] for line in errors] == ["RuntimeError", "RuntimeError"]
    of_http, of_socket = errors
    assert of_http["request"] == received[0]
    assert "GET /api/lobby" in of_http["message"]
    assert of_socket["request"].endswith("-2"), "the number of the message"
    assert "a mistake of ours" in of_socket["trace"]


def test_secrets_are_not_logged(sqlite: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    secrets = ["correct horse", "wrong battery", "ann@york.uk", "staple-token", "?hidden=1"]

    async def run(url: str) -> None:
        async with visitor(url, "Ann") as ann:
            account = {"name": "Ann of York", "password": secrets[0], "email": secrets[2]}
            ann.take_over(await ann.done("POST", "/api/account", account))
            secrets.append(ann.cookie().partition("=")[2])
            wrong = {"name": "Ann of York", "password": secrets[1]}
            await ann.refused("POST", "/api/sessions", wrong)
            await ann.call("GET", f"/api/lobby{secrets[4]}")
            async with ann.socket() as socket:
                await socket.send("watch-lobby")
                await socket.connection.wait_closed()
            headers = {"Authorization": f"Bearer {secrets[3]}"}
            await ann.refused("GET", "/api/me", headers=headers)

    for form in ("text", "json"):
        with ServerProcess(settings(sqlite, log=form), log=log, first=break_lobby) as server:
            if form == "text":
                within(run(server.url))
    written = log.read_text("utf-8")
    assert "RuntimeError" in written
    assert "[request " in written
    for secret in secrets:
        assert secret not in written


def test_unknown_paths_return_a_problem_to_programs_and_a_page_to_browsers(server: Server) -> None:
    browser = {"Accept": "text/html,*/*"}
    for path in ("/api", "/api/", "/api/x", "/api/tables/x/y/z", "/assets", "/assets/x", "/.env",
                 "/metrics/x", "/wp-login.php"):  # fmt: skip
        for headers in (browser, {}):
            answer = get(f"{server.url}{path}", **headers)
            assert answer.status_code == 404, path
            assert answer.json()["error"] == "no-such-page", path
    dead_link = get(f"{server.url}/nowhere", **browser)
    assert dead_link.status_code == 404
    assert "html" in dead_link.headers["content-type"]
    assert get(f"{server.url}/nowhere").json()["error"] == "no-such-page"
    for path in ("/", "/games/builders", "/table/kX3", "/account", "/about"):
        assert get(f"{server.url}{path}").status_code == 200


def test_every_process_returns_the_metrics_of_all(tmp_path: Path) -> None:
    def count(sockets: int, woken: int) -> str:
        """Return the metrics of a process with this many sockets."""
        words = (
            "from guildhall.server.operations import metrics;"
            f"metrics.SOCKETS.set({sockets}); metrics.WOKEN.set({woken});"
            "metrics.moves('ferry', 'person').inc(); print(metrics.text().decode())"
        )
        environment = {**os.environ, metrics.SHARED: str(tmp_path)}
        command = [sys.executable, "-c", words]
        return subprocess.run(command, env=environment, check=True, stdout=PIPE, text=True).stdout

    count(sockets=2, woken=1)
    received = count(sockets=3, woken=1)
    assert "guildhall_sockets 5.0" in received
    assert "guildhall_listening 1.0" in received, "the minimum, not the sum"
    assert 'guildhall_moves_total{game="ferry",player="person"} 2.0' in received
    assert "guildhall_listening 0.0" in count(sockets=0, woken=0), "one process is not listening"
