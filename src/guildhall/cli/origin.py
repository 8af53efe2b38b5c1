"""The public address of a server."""

from urllib.parse import urlsplit

from guildhall.core.errors import InvalidOption

_USUAL_PORTS = {"https": 443, "http": 80}


def origin_of(address: str) -> str:
    """Return an address as browsers send it in Origin; raises InvalidOption."""
    if not address:
        return ""
    try:
        parts = urlsplit(address)
        port, usual = parts.port, _USUAL_PORTS[parts.scheme]
    except (ValueError, KeyError) as error:
        raise _wrong(address) from error
    # An origin has no path, and a user name before @ may contain a password.
    below = parts.path.removesuffix("/") + parts.query + parts.fragment
    if not parts.hostname or below or "@" in parts.netloc:
        raise _wrong(address)
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{name}" + (f":{port}" if port not in (None, usual) else "")


def _wrong(address: str) -> InvalidOption:
    shown = address.rpartition("@")[2]
    return InvalidOption(option="origin", value=shown, allowed="https://play.example.org")
