"""The docs and versions match the encodings."""

from tests.envs import encodings


def test_the_tables_in_the_docs_are_current() -> None:
    assert encodings.DOCS.read_text("utf-8") == encodings.words() + encodings.tables(), (
        "run `python -m tests.envs.encodings`"
    )


def test_no_encoding_changes_without_a_new_version() -> None:
    assert encodings.versions() == encodings.committed_versions(), (
        "raise the version of the layout, then run `python -m tests.envs.encodings`"
    )
