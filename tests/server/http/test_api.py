"""The API conforms to its description: schemathesis finds no error."""

import os
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig

from guildhall.server import run
from tests.server import harness
from tests.server.harness import UNENCRYPTED, Server

EXAMPLES = int(os.environ.get("GUILDHALL_EXAMPLES", "8"))
TOKENS: dict[str, str] = {}
pytest_plugins = ("schemathesis.pytest.plugin",)


@pytest.fixture(scope="module")
def api_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("api") / "guildhall.db"
    with pytest.MonkeyPatch.context() as patch:
        # Generating an example may take longer than the keep-alive timeout.
        patch.setattr(run, "UNUSED_SECONDS", 3600)
        with Server(harness.settings(f"sqlite:///{file}")) as server:
            yield server


@pytest.fixture(scope="module")
def described(api_server: Server) -> Any:
    # 422: well formed, but the record does not replay or the bot or seat does not exist.
    # 429: one of the documented limits, such as the number of bot accounts.
    # 413: longer than any request may be; devices upload progress in parts.
    accepted = ["2xx", "401", "403", "404", "409", "413", "422", "429"]
    refused = ["400", "401", "403", "404", "405", "409", "413", "415", "422", "429"]
    config = {
        "checks": {
            "positive_data_acceptance": {"expected-statuses": accepted},
            "negative_data_rejection": {"expected-statuses": refused},
        }
    }
    return schemathesis.openapi.from_url(
        f"{api_server.url}/api/openapi.json", config=SchemathesisConfig.from_dict(config)
    )


def new_bot(url: str) -> str:
    """Return the token of a new bot account."""
    with httpx.Client(base_url=url, timeout=60, verify=UNENCRYPTED) as http:
        me = http.post("/api/guests", json={"name": "Ann"}).json()
        http.headers["X-CSRF-Token"] = me["csrf"]
        made = http.post("/api/bots", json={"name": "Bot"}).json()
    return str(made["token"])


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    """Keep the connection but no cookies: the token identifies the caller."""
    with requests.Session() as found:
        found.trust_env = False
        found.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield found


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_schemathesis_finds_nothing(
    case: Any, api_server: Server, session: requests.Session
) -> None:
    label = case.operation.label
    if label not in TOKENS:
        TOKENS[label] = new_bot(api_server.url)
    headers = {"Authorization": f"Bearer {TOKENS[label]}"}
    answered = case.call_and_validate(session=session, headers=headers)
    if case.method == "DELETE" and answered.status_code < 300:
        # The test may have deleted the account.
        del TOKENS[label]
