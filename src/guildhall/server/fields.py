"""Field types of requests, with the bounds that are checked when a request is decoded."""

from typing import Annotated

from msgspec import Meta

from guildhall.table.fields import END

PersonName = Annotated[str, Meta(min_length=1, max_length=60)]
"""As typed by the user; accounts/names.py validates and normalises names."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Email = Annotated[str, Meta(max_length=200, pattern=r"^[!-?A-~]+@[!-?A-~]+" + END)]
ID = r"^[0-9A-Za-z]+" + END
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=ID)]
TablePassword = Annotated[str, Meta(max_length=60)]
"""The password of a table, which is not the password of an account."""
RequestNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
ReportText = Annotated[str, Meta(min_length=1, max_length=1000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
