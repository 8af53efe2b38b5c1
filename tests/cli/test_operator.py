"""`guildhall admin` and `guildhall db` as operators type them."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from guildhall.cli.database import database_of
from guildhall.cli.origin import origin_of
from tests.cli.test_serve import environment, guildhall

COMMANDS = [
    *(("db", name) for name in ("upgrade", "verify", "backup", "restore")),
    *(
        ("admin", name)
        for name in (
            "find", "reset-password", "sign-out", "ban", "unban", "mute", "unmute", "rename",
            "remove-words", "close-table", "cancel-tournament", "rename-tournament", "log",
            "drain", "undrain", "announce", "announcements", "withdraw", "tidy", "reports",
        )
    ),
    ("ratings", "rebuild"),
]  # fmt: skip


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_examples(tmp_path: Path, words: tuple[str, ...]) -> None:
    shown = guildhall(tmp_path, *words, "--help")
    assert shown.returncode == 0
    assert f"guildhall {' '.join(words)}" in " ".join(shown.stdout.split())
    assert "Examples" in shown.stdout


def test_a_backup_can_be_written_and_restored(tmp_path: Path) -> None:
    file, again = str(tmp_path / "test.backup"), f"sqlite:///{tmp_path / 'again.db'}"
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
    for words in (
        ("backup", str(tmp_path / "no" / "file")),
        ("backup", "/"),
        ("restore", str(tmp_path / "no")),
    ):
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
    assert database_of("sqlite:///test.db") == "sqlite:///test.db"
    monkeypatch.delenv("GUILDHALL_DB_PASSWORD_FILE")
    monkeypatch.setenv("GUILDHALL_DB_PASSWORD", "swordfish")
    assert "ann:swordfish@" in database_of("")


def test_error_messages_about_an_unreachable_database_contain_no_password(
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
    ("option", "value"),
    [
        ("--port", "99999"),
        ("--port", "-1"),
        ("--workers", "0"),
        ("--open-days", "nan"),
        ("--open-days", "0"),
        ("--idle-days", "-1"),
        ("--origin", "play.example.org"),
        ("--origin", "https://play.example.org/guildhall"),
        ("--origin", "https://play.example.org:99999"),
    ],
)
def test_invalid_server_settings_are_refused(tmp_path: Path, option: str, value: str) -> None:
    refused = guildhall(tmp_path, "serve", "--port", "0", option, value)
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    assert option.removeprefix("--") in refused.stdout + refused.stderr
    assert not (tmp_path / "guildhall" / "guildhall.db").exists()


@pytest.mark.parametrize(
    ("typed", "origin"),
    [
        ("https://play.example.org/", "https://play.example.org"),
        ("https://Play.Example.org:443", "https://play.example.org"),
        ("http://[::1]:8400", "http://[::1]:8400"),
        ("", ""),
    ],
)
def test_the_public_address_has_the_form_of_an_origin(typed: str, origin: str) -> None:
    assert origin_of(typed) == origin


def test_announcements_refuse_past_and_invalid_times(tmp_path: Path) -> None:
    assert guildhall(tmp_path, "db", "upgrade").returncode == 0
    for until in ("0001-01-01", "2020-01-01", "9999-12-31"):
        refused = guildhall(tmp_path, "admin", "announce", "Soup!", "--until", until)
        assert refused.returncode == 2
        assert f"“until” cannot be “{until}" in refused.stderr
    assert guildhall(tmp_path, "admin", "announcements").stdout == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--smtp", "mail.example.org"), "smtps://user@host:465"),
        (("--smtp", "smtps://user:swordfish@mail.example.org"), "smtps://user@host:465"),
        (("--smtp", "smtps://mail.example.org:99999"), "smtps://user@host:465"),
        (("--smtp", "smtps://mail.example.org", "--mail-from", "nobody"), "mail-from"),
        (
            ("--smtp", "smtps://mail.example.org", "--mail-from", "Guildhall play@example.org"),
            "Guildhall <play@example.org>",
        ),
        (("--smtp", "smtps://mail.example.org", "--mail-from", "a@b.c, d@e.f"), "mail-from"),
        (("--smtp", "smtps://mail.example.org", "--mail-from", "x@"), "mail-from"),
        (("--smtp", "smtps://mail.example.org", "--mail-from", "a@b.c"), "origin"),
        (("--smtp", "smtps://mail.example.org", "--mail-from", "Zamek Łódź <a@b.c>"), "origin"),
    ],
)
def test_an_unusable_mail_server_is_reported_in_one_sentence(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    refused = guildhall(tmp_path, "serve", "--port", "0", *words)
    assert refused.returncode == 2
    assert sentence in refused.stderr
    assert "swordfish" not in refused.stderr
    assert "Traceback" not in refused.stderr
