"""Requests of foreign pages, floods and garbage are refused and change nothing."""

import asyncio
import socket
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from argon2 import Type, extract_parameters
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from guildhall.server.accounts import secrets
from guildhall.server.accounts.secrets import fits, hash_password
from guildhall.server.settings import Limits, Rate
from tests.server.harness import GENEROUS, Server, settings, visitor, within

REAL_HASHER = secrets._HASHER
TABLE = {"game": "builders", "seats": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One kind of database is enough here."""
    file = tmp_path_factory.mktemp("safety") / "guildhall.db"
    with Server(settings(f"sqlite:///{file}")) as found:
        yield found


def test_password_hashes_are_expensive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "_HASHER", REAL_HASHER)
    hashed = hash_password("correct horse")
    assert fits("correct horse", hashed)
    chosen = extract_parameters(hashed)
    assert chosen.type is Type.ID
    # RFC 9106, option for little memory: 64 MiB, three passes.
    assert chosen.memory_cost >= 64 * 1024
    assert chosen.time_cost >= 3


async def test_a_change_needs_the_csrf_token_of_the_session(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
        others = ben.http.headers["X-CSRF-Token"]
        for token in ("", "wrong", others):
            ann.http.headers["X-CSRF-Token"] = token
            assert await ann.refused("POST", "/api/tables", TABLE) == (403, "csrf")
        assert (await ann.done("GET", "/api/lobby"))["mine"] == []


async def test_foreign_origins_can_neither_change_data_nor_open_a_socket(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
            foreign = {"Origin": origin}
            refused = await ann.refused("POST", "/api/tables", TABLE, headers=foreign)
            assert refused == (403, "wrong-origin")
            with pytest.raises(InvalidStatus) as error:
                async with ann.socket(Origin=origin):
                    pass
            assert error.value.response.status_code == 403
        ours = {"Origin": server.url}
        response = await ann.call("POST", "/api/tables", TABLE, headers=ours)
        assert response.status_code == 201
        async with ann.socket(Origin=server.url) as socket:
            assert (await socket.ask("ping"))["type"] == "done"


async def test_a_session_id_chosen_by_the_client_is_ignored(server: Server) -> None:
    async with visitor(server.url) as victim:
        victim.http.cookies.set("guildhall", "planted")
        await victim.guest("Victim")
        given = victim.http.cookies.get("guildhall", domain="127.0.0.1")
        assert given
        assert "planted" not in given


async def test_cookies_and_responses_have_security_headers(server: Server) -> None:
    async with visitor(server.url) as ann:
        response = await ann.call("POST", "/api/guests", {"name": "Ann"})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        for path in ("/api/me", "/", "/api/nothing", "/api/tables/none"):
            headers = (await ann.call("GET", path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"


GARBAGE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "move",
    '{"type": "move"}',
    '{"type": "dance", "id": 1}',
    '{"type": "ping", "id": -1}',
    '{"type": "ping", "id": "1"}',
    '{"type": "ping", "id": 1, "more": 1}',
    '{"type": "ping", "id": 1e400}',
    '{"type": "watch", "id": 1, "table": "../../etc", "since": 0}',
    '{"type": "watch", "id": 1, "table": "a", "since": 18446744073709551616}',
    '{"type": "say", "id": 1, "table": "a", "text": ""}',
    "[" * 5000,
    b"\x00\xff\xfe binary",
]


async def test_garbage_on_the_socket_is_refused_and_the_socket_survives(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, ann.socket() as socket:
        for frame in GARBAGE:
            await socket.connection.send(frame)
            message = await socket.next()
            assert message["type"] == "failed", frame
            assert message["id"] is None
            assert message["problem"]["error"] == "bad-request"
        assert (await socket.ask("ping"))["type"] == "done"


async def test_garbage_over_http_is_a_4xx(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann:
        for body in (b"", b"{", b"\xff\xfe", b"null", b'{"game": 1}', b"[" * 9000):
            response = await ann.call("POST", "/api/tables", content=body)
            assert response.status_code == 400, body
            assert response.json()["error"] == "bad-request"
        for path, status in (
            ("/api/tables/%00", 404),
            ("/api/tables/" + "x" * 300, 404),
            ("/api/tables/a/log?since=-1", 400),
            ("/api/tables/a/log?since=x", 400),
            ("/api/tables/a/log?since=" + "x" * 5000, 400),
            ("/..%2fsettings.py", 404),
            ("/%00.js", 404),
            ("/" + "x" * 5000 + ".js", 404),
            ("/assets/%ff%fe.js", 404),
            ("/assets/..%2f..%2fsettings.py", 404),
        ):
            response = await ann.call("GET", path)
            assert response.status_code in (status, 400), path
        for path in ("/%00", "/%01/%00", "/" + "x" * 5000, "/" + "x/" * 3000, "/%ff"):
            for accepted, answer in (("*/*", "application/json"), ("text/html", "text/html")):
                response = await ann.call("GET", path, headers={"Accept": accepted})
                assert response.status_code == 404, path
                assert response.headers["Content-Type"].startswith(answer), path
        assert await ann.refused("PATCH", "/api/me") == (405, "wrong-method")
        large = {"name": "x" * 40_000}
        assert await ann.refused("POST", "/api/guests", large) == (413, "too-large")
        bearer = {"Authorization": "Bearer nonsense"}
        assert await ann.refused("GET", "/api/me", headers=bearer) == (401, "not-signed-in")


async def test_errors_are_in_the_language_of_the_user(server: Server) -> None:
    async with visitor(server.url) as ann:
        for header, word in (("pl-PL,pl;q=0.9", "stołu"), ("fr", "table"), ("xx", "no table")):
            response = await ann.call(
                "GET", "/api/tables/none", headers={"Accept-Language": header}
            )
            assert word in response.json()["sentence"]


def limited(**limits: Any) -> Limits:
    return replace(GENEROUS, **limits)


def test_rates_and_numbers_are_limited(sqlite: str) -> None:
    limits = limited(
        guests=Rate(4, 3600), sign_ins=Rate(3, 3600), tables=Rate(8, 3600), chat=Rate(3, 3600),
        requests=Rate(12, 3600), tables_a_person=2, sockets_an_address=2, bots_a_person=1,
        watched_a_socket=1,
    )  # fmt: skip

    async def run(url: str) -> None:
        async with visitor(url, "Ann") as ann:
            for _ in range(3):
                async with visitor(url, "More"):
                    pass
            async with visitor(url) as late:
                refused = await late.call("POST", "/api/guests", {"name": "Too many"})
                assert refused.status_code == 429
                assert int(refused.headers["retry-after"]) > 0
            wrong = {"name": "Unknown", "password": "12345678"}
            for _ in range(3):
                assert (await ann.refused("POST", "/api/sessions", wrong))[0] == 401
            assert (await ann.refused("POST", "/api/sessions", wrong))[0] == 429
            await ann.done("POST", "/api/bots", {"name": "Bot"})
            refusal = await ann.refused("POST", "/api/bots", {"name": "Bot"})
            assert refusal == (429, "too-many-bots")
            tables = [(await ann.done("POST", "/api/tables", TABLE))["id"] for _ in range(2)]
            refusal = await ann.refused("POST", "/api/tables", TABLE)
            assert refusal == (429, "too-many-tables")
            async with ann.socket() as socket, ann.socket():
                with pytest.raises(InvalidStatus):
                    async with ann.socket():
                        pass
                await socket.watch(tables[0])
                assert await socket.refused("watch", table=tables[1], since=0) == (
                    "too-many-tables"
                )
                for _ in range(3):
                    await socket.ask("say", table=tables[0], text="x")
                assert await socket.refused("say", table=tables[0], text="x") == (
                    "too-many-requests"
                )
                for _ in range(6):
                    await socket.ask("ping")
                assert await socket.refused("ping") == "too-many-requests"

    with Server(settings(sqlite, limits=limits)) as server:
        within(run(server.url))


def test_users_behind_a_proxy_are_counted_by_their_own_addresses(sqlite: str) -> None:
    async def run(url: str) -> None:
        async with visitor(url) as proxy:
            for address, status in (("192.0.2.1", 201), ("192.0.2.2", 201), ("192.0.2.1", 429)):
                passed_on = {"X-Forwarded-For": address}
                guest = await proxy.call("POST", "/api/guests", {"name": "Ann"}, headers=passed_on)
                assert guest.status_code == status
                proxy.http.cookies.clear()

    with Server(settings(sqlite, limits=limited(guests=Rate(1, 3600)))) as server:
        within(run(server.url))


async def test_an_oversized_frame_closes_the_socket(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, ann.socket() as socket:
        await socket.connection.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            await socket.next()
        assert socket.connection.close_code == 1009


async def test_a_client_that_does_not_read_is_disconnected_and_delays_no_one(
    server: Server,
) -> None:
    async with visitor(server.url, "Ann") as ann, ann.socket() as other:
        wanted = {"game": "craftsmen", "seats": 2, "bots": ["random"], "start": True}
        table = (await ann.done("POST", "/api/tables", wanted))["id"]
        await other.watch(table)
        deaf = await unread_socket(server.port)
        watch = text_frame(b'{"type":"watch","id":1,"table":"%s","since":0}' % table.encode())

        async def shout() -> None:
            while True:
                await asyncio.get_running_loop().sock_sendall(deaf, watch * 50)
                assert (await other.ask("ping"))["type"] == "done"

        with deaf, pytest.raises(ConnectionError):
            await shout()


async def test_a_fragmented_message_is_not_interrupted_by_another(server: Server) -> None:
    """Nor is the other one read as if it were a new message."""
    loop = asyncio.get_running_loop()
    with await unread_socket(server.port) as line:
        ping = Frame(Opcode.PING, b"heard?").serialize(mask=True)
        first = Frame(Opcode.TEXT, b'{"type":', fin=False).serialize(mask=True)
        await loop.sock_sendall(line, first + ping)
        received = b""
        while not received.endswith(b"heard?"):
            received += await loop.sock_recv(line, 4096)
        await loop.sock_sendall(line, text_frame(b'{"type":"ping","id":1}'))
        received = b""
        while more := await loop.sock_recv(line, 4096):
            received += more
        assert received[:4] == b"\x88" + received[1:2] + (1002).to_bytes(2, "big")


async def unread_socket(port: int) -> socket.socket:
    """Open a live socket that is not read after the greeting."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, ("127.0.0.1", port))
    greeting = (
        f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(deaf, greeting.encode())
    assert (await loop.sock_recv(deaf, 12)).endswith(b"101")
    return deaf


def text_frame(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)
