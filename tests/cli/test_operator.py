"""`guildhall admin` and `guildhall db`, as an operator types them."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from guildhall.cli.database import database_of
from tests.cli.test_serve import environment, guildhall

COMMANDS = [
    *(("db", name) for name in ("upgrade", "verify", "backup", "restore")),
    *(
        ("admin", name)
        for name in (
            "find", "reset-password", "sign-out", "ban", "unban", "mute", "unmute", "rename",
            "remove-words", "close-table", "cancel-tournament", "rename-tournament", "log",
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_examples(tmp_path: Path, words: tuple[str, ...]) -> None:
    shown = guildhall(tmp_path, *words, "--help")
    assert shown.returncode == 0
    assert f"guildhall {' '.join(words)}" in " ".join(shown.stdout.split())
    assert "Examples" in shown.stdout


def test_a_backup_is_written_and_restored_by_hand(tmp_path: Path) -> None:
    file, again = str(tmp_path / "house.backup"), f"sqlite:///{tmp_path / 'again.db'}"
    assert guildhall(tmp_path, "db", "upgrade").returncode == 0
    assert "1 row saved to" in guildhall(tmp_path, "db", "backup", file).stdout
    refused = guildhall(tmp_path, "db", "backup", file)
    assert refused.returncode == 2
    assert "already" in refused.stderr
    assert guildhall(tmp_path, "db", "restore", file, "--db", again).returncode == 0
    assert guildhall(tmp_path, "db", "verify", again).returncode == 0
    refused = guildhall(tmp_path, "db", "restore", file)
    assert refused.returncode == 2
    assert "empty database" in " ".join(refused.stderr.split())
    for words in (("backup", str(tmp_path / "no" / "file")), ("restore", str(tmp_path / "no"))):
        refused = guildhall(tmp_path, "db", *words)
        assert refused.returncode == 2
        assert "Traceback" not in refused.stderr


def test_the_password_of_a_database_comes_from_a_file_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "password"
    file.write_text("open: ses@me/%\n")
    monkeypatch.setenv("GUILDHALL_DB", "postgresql://ann@db.example.org/guildhall")
    monkeypatch.setenv("GUILDHALL_DB_PASSWORD_FILE", str(file))
    assert make_url(database_of("")).password == "open: ses@me/%"
    assert make_url(database_of("")).host == "db.example.org"
    assert "ann:given@" in database_of("postgresql://ann:given@host/guildhall")
    assert database_of("sqlite:///house.db") == "sqlite:///house.db"
    monkeypatch.delenv("GUILDHALL_DB_PASSWORD_FILE")
    monkeypatch.setenv("GUILDHALL_DB_PASSWORD", "swordfish")
    assert "ann:swordfish@" in database_of("")


def test_a_password_is_not_told_where_the_database_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUILDHALL_DB", f"postgresql://ann@/guildhall?host={tmp_path}")
    monkeypatch.setenv("GUILDHALL_DB_PASSWORD", "swordfish")
    assert "GUILDHALL_DB" in environment(tmp_path)
    refused = guildhall(tmp_path, "admin", "log")
    assert refused.returncode == 2
    assert refused.stderr.startswith("The database cannot be used")
    assert "swordfish" not in refused.stderr
    monkeypatch.setenv("GUILDHALL_DB_PASSWORD_FILE", str(tmp_path / "nowhere"))
    refused = guildhall(tmp_path, "admin", "log")
    assert refused.returncode == 2
    assert "GUILDHALL_DB_PASSWORD_FILE" in refused.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--smtp", "mail.example.org"), "smtps://user@host:465"),
        (("--smtp", "smtps://house:swordfish@mail.example.org"), "smtps://user@host:465"),
        (("--smtp", "smtps://mail.example.org:99999"), "smtps://user@host:465"),
        (("--smtp", "smtps://mail.example.org", "--mail-from", "nobody"), "mail-from"),
        (("--smtp", "smtps://mail.example.org", "--mail-from", "a@b.c"), "origin"),
    ],
)
def test_a_mail_server_that_cannot_be_used_is_said_in_one_sentence(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    refused = guildhall(tmp_path, "serve", "--port", "0", *words)
    assert refused.returncode == 2
    assert sentence in refused.stderr
    assert "swordfish" not in refused.stderr
    assert "Traceback" not in refused.stderr
