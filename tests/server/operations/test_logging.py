"""The server's log: each line names its event."""

import ast
import json
import logging
import re
from pathlib import Path

import pytest

from guildhall import server
from guildhall.server.operations import logging as server_logging

_LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
_PENDING = {"bots", "cluster", "http", "notify", "reviews", "socket", "tables"}
"""Folders whose log calls have no event yet."""


def test_every_log_call_names_its_event() -> None:
    root, calls, without = Path(server.__path__[0]), 0, []
    for file in root.rglob("*.py"):
        if file.relative_to(root).parts[0] in _PENDING:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Attribute(ast.Name("_LOG"), level)) if level in _LEVELS:
                    calls += 1
                    if not _names_event(node):
                        without.append(f"{file.relative_to(root)}:{node.lineno}")
    assert not without
    assert calls > 10


def _names_event(call: ast.Call) -> bool:
    for keyword in call.keywords:
        match keyword:
            case ast.keyword(
                "extra", ast.Dict([ast.Constant("event")], [ast.Constant(str(event))])
            ):
                return re.fullmatch("[a-z]+(-[a-z]+)+", event) is not None
            case ast.keyword("extra", ast.Dict([ast.Constant("event")], [ast.Name("event")])):
                return True
    return False


def test_json_lines_carry_the_event(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers[:]
    server_logging.begin("json")
    try:
        logging.getLogger("guildhall.x").info("done %d", 3, extra={"event": "work-done"})
        logging.getLogger("library").warning("careful")
    finally:
        logging.basicConfig(handlers=before, force=True)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["event"], line["message"]) for line in lines] == [
        ("work-done", "done 3"),
        ("other", "careful"),
    ]
