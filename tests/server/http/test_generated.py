"""The generated OpenAPI document is current."""

import pytest

from guildhall.server.generate import FILE, openapi


@pytest.mark.written
def test_the_openapi_document_is_current() -> None:
    """Read the source text, because compiled classes lose the types of their fields."""
    assert FILE.read_text("utf-8") == openapi(), "run `make types`"
