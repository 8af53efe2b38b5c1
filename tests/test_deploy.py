"""The files in deploy/: their own tools accept them if installed, and they match the server."""

import json
import os
import re
import shlex
import shutil
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from prometheus_client import Counter, Gauge, Histogram

from guildhall.cli import admin, db, serve, worker  # noqa: F401
from guildhall.cli.app import app
from guildhall.server.operations import metrics
from tests.optional import external

DEPLOY = Path(__file__).parent.parent / "deploy"
SOURCES = Path(__file__).parent.parent / "src" / "guildhall"
UNITS = sorted((DEPLOY / "systemd").iterdir())
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def commands() -> list[list[str]]:
    """Return the arguments of every `guildhall` command in these files."""
    found = [one["command"] for one in COMPOSE["services"].values() if "command" in one]
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    found += [json.loads(words) for words in re.findall(r"^CMD (\[.*\])$", container, re.M)]
    for unit in UNITS:
        for line in re.findall(r"/bin/guildhall (.*)$", unit.read_text("utf-8"), re.M):
            found.append(shlex.split(line.rstrip("'")))
    return [[word.replace("${PLAY_HOST:?the public name of the server}", "h") for word in words]
            for words in found]  # fmt: skip


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_exists(words: list[str]) -> None:
    _, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert bound.arguments


def test_every_variable_is_a_setting() -> None:
    known = set()
    for file in SOURCES.rglob("*.py"):
        for name in re.findall(r"\"(GUILDHALL_\w+)\"", file.read_text("utf-8")):
            known |= {name, f"{name}_FILE"}
    files = [file for file in DEPLOY.rglob("*") if file.is_file() and "secrets" not in file.parts]
    named = {n for f in files for n in re.findall(r"\bGUILDHALL_\w+", f.read_text("utf-8"))}
    assert named
    assert named <= known


def test_compose_services_are_connected_and_only_the_proxy_is_public() -> None:
    services = COMPOSE["services"]
    for name, service in services.items():
        assert set(service) <= {
            "image", "build", "restart", "environment", "secrets", "volumes", "networks",
            "healthcheck", "depends_on", "command", "read_only", "tmpfs", "cap_drop",
            "security_opt", "stop_grace_period", "ports",
        }, name  # fmt: skip
        assert set(service.get("secrets", ())) <= set(COMPOSE["secrets"])
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).exists()
        assert ("ports" in service) == (name == "proxy")
    assert services["database"]["networks"] == ["inside"]
    assert COMPOSE["networks"]["inside"]["internal"]
    built = services["guildhall"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).is_file()
    for name in re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text("utf-8")):
        assert name in services["proxy"]["environment"]


@external("systemd-analyze", shutil.which("systemd-analyze"))
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        # The programs that a unit starts need not be installed here.
        text = unit.read_text("utf-8").replace("/opt/guildhall/bin/guildhall", "/bin/true")
        (tmp_path / unit.name).write_text(text, "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", *(str(tmp_path / unit.name) for unit in UNITS)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    complaints = [line for line in done.stderr.splitlines() if "guildhall" in line]
    assert complaints == []


def certificate(folder: Path) -> None:
    """Create a self-signed certificate for a configuration that needs one."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "play.example.org")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now)
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    form = serialization.PrivateFormat.PKCS8
    (folder / "fullchain.pem").write_bytes(signed.public_bytes(pem))
    (folder / "privkey.pem").write_bytes(key.private_bytes(pem, form, plain))


@external("nginx", shutil.which("nginx"))
def test_nginx_accepts_its_example(tmp_path: Path) -> None:
    certificate(tmp_path)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    (tmp_path / "guildhall.conf").write_text(text.replace("/etc/ssl/guildhall", str(tmp_path)))
    folders = "".join(f"{one}_temp_path {tmp_path}/{one}; " for one in TEMPORARY)
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {folders}"
        f"include {tmp_path}/guildhall.conf; }}"
    )
    done = subprocess.run(
        ["nginx", "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@external("caddy", shutil.which("caddy"))
def test_caddy_accepts_its_example(tmp_path: Path) -> None:
    done = subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
        capture_output=True, text=True, check=False,
        env={**os.environ, "HOME": str(tmp_path), "PLAY_HOST": "play.example.org"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


# Monitoring


def expressions() -> list[str]:
    alerts = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yaml").read_text("utf-8"))
    found = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    board = json.loads((DEPLOY / "grafana" / "guildhall.json").read_text("utf-8"))
    found += [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return found


def known_series() -> dict[str, set[str]]:
    """Return the labels of all time series of the server."""
    endings: dict[type, list[str]] = {
        Counter: ["_total"],
        Gauge: [""],
        Histogram: ["_bucket", "_sum", "_count"],
    }
    found: dict[str, set[str]] = {"up": set()}
    for metric in vars(metrics).values():
        for ending in endings.get(type(metric), ()):
            found[metric._name + ending] = set(metric._labelnames)
    shown = metrics.text().decode()
    for name in found:
        family = re.sub("_(total|bucket|sum|count)$", "", name)
        assert name == "up" or f"# TYPE {family}" in shown
    return found


@pytest.mark.parametrize("expression", expressions())
def test_dashboards_and_alerts_use_existing_metrics(expression: str) -> None:
    series = known_series()
    named = set(re.findall(r"\b(?:guildhall_\w+|up)\b", expression))
    assert named
    assert named <= set(series)
    labels = set(re.findall(r"[{,]\s*(\w+)=", expression))
    labels |= {word for group in re.findall(r"by \(([^)]*)\)", expression)
               for word in re.findall(r"\w+", group)}  # fmt: skip
    assert labels <= {"le", "job"} | {label for name in named for label in series[name]}


def test_dashboards_show_every_metric() -> None:
    shown = " ".join(expressions())
    families = {re.sub("_(total|bucket|sum|count)$", "", name) for name in known_series()}
    assert [name for name in families if name not in shown] == []
