"""Requests to URLs from users reach the public internet and nothing else."""

import socket
import threading
from ipaddress import ip_address
from typing import Any

import pytest

from guildhall.server.notify.safe_http import Forbidden, SafeClient, Unanswered, check, is_public
from tests.server.harness import within
from tests.server.notify.world import account, open_context

FORBIDDEN = [
    "http://push.example.org/a", "https://user@push.example.org/a", "https://push.example.org:22/a",
    "https://127.0.0.1/a", "https://[::1]/a", "https://10.0.0.1/a", "https://169.254.169.254/a",
    "https:///a", "file:///etc/passwd", "https://[::1/a",
]  # fmt: skip


@pytest.mark.parametrize("url", FORBIDDEN)
def test_only_public_https_urls_are_allowed(url: str) -> None:
    with pytest.raises(Forbidden):
        check(url)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07::1"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(ip_address(address))


PRIVATE = [
    "::ffff:10.0.0.1", "::ffff:8.8.8.8", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:a00:1::1",
    "2001:0:a00:1::1", "fd00::1", "fe80::1", "ff02::1", "::", "100::1", "2001:db8::1", "3fff::1",
    "4000::1", "5f00::1", "0.0.0.0", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private_reserved_and_translated_addresses_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


async def test_a_name_that_resolves_to_a_private_address_is_refused_when_used() -> None:
    client = SafeClient()
    with pytest.raises(Forbidden):
        await client.post("https://localhost/a", {}, b"")
    with pytest.raises(Unanswered):
        await client.post("https://nowhere.invalid/a", {}, b"")
    await client.close()


def test_slow_name_lookups_do_not_delay_others(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = threading.Event()

    def slow(*_: Any, **__: Any) -> list[Any]:
        found.wait()
        return []

    async def run() -> None:
        async with open_context(sqlite) as context:
            await account(context, "Ann")
            monkeypatch.setattr(socket, "getaddrinfo", slow)
            for number in range(100):
                url = f"https://push{number}.example.org/"
                context.background.start(context.safe_client.post(url, {}, b""))
            try:
                await context.people.sign_in("Ann", "long enough")
            finally:
                found.set()

    within(run(), 60)
